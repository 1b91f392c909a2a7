package rulebook

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
)

// TestNoPageOfTheBookIsBare: on a desk every rule's page shows a diagram or has text where one
// would lie; a diagram lies on its page, under the text and over what can be pressed; and a
// page with room names rules that go with its own, each once and never itself.
func TestNoPageOfTheBookIsBare(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
			r := NewRules(c, "").(*ruleBook)
			r.Layout()
			shown, all := 0, 0
			for _, section := range r.book.Sections() {
				for _, id := range section.IDs {
					r.read(id)
					r.Layout()
					all++
					if at := r.plate.At; at.W > 0 {
						shown++
						if at.Y < r.sheet.View.Y+r.sheet.Tall()-1 || at.Y+at.H > r.sheet.View.Y+r.sheet.View.H+1 || at.X < r.sheet.View.X-1 || at.X+at.W > r.sheet.View.X+r.sheet.View.W+1 {
							t.Errorf("%s %s %v: the diagram lies at %v, the text goes down to %v of %v", lang, id, size, at, r.sheet.View.Y+r.sheet.Tall(), r.sheet.View)
						}
						for name, w := range inspect.Probe(r).Widgets {
							k := r.Style.Scale() / r.Density
							if float64(w[0]) < (at.X+at.W)*k && float64(w[0]+w[2]) > at.X*k && float64(w[1])+1 < (at.Y+at.H)*k && float64(w[1]+w[3])-1 > at.Y*k {
								t.Errorf("%s %s %v: %s lies on the diagram", lang, id, size, name)
							}
						}
					}
					seen := map[string]bool{id: true}
					e, _ := r.entry(id)
					cards := r.cardsOf(&e, r.sheet.View.W, 600)
					for _, other := range cards.ids {
						if seen[other] {
							t.Errorf("%s %s: %s goes with it twice", lang, id, other)
						}
						seen[other] = true
					}
					if len(cards.ids) == 0 && len(section.IDs) > 1 {
						t.Errorf("%s %s: no rule goes with it", lang, id)
					}
				}
			}
			if size[0] >= 1280 && shown < all*3/4 {
				t.Errorf("%s %v: %d of %d pages have a diagram", lang, size, shown, all)
			}
		}
	}
}
