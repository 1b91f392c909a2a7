package paper

import (
	"testing"

	"tenaille/game/book"
	"tenaille/game/input"
	"tenaille/game/text"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestReferencesLeadToTheirRules: a click on the middle of an id in the text of any rule
// answers that rule, and a drag that ends there answers none.
func TestReferencesLeadToTheirRules(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, lang := range text.Codes() {
		b, err := book.Load(lang, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := &Sheet{View: widget.Rect{X: 40, Y: 30, W: 500, H: 3000}}
		found := 0
		for _, section := range b.Sections() {
			for _, id := range section.IDs {
				e, _ := b.Entry(id)
				s.Lay(style, lang, e, "Example")
				for _, run := range s.Runs() {
					if run.Ref == "" {
						continue
					}
					found++
					x, y := s.View.X+run.X+run.W/2, s.View.Y+run.Y-4
					s.Point(input.Pointer{Pressed: true, Down: true}, x, y, 1)
					if got := s.Point(input.Pointer{Released: true}, x, y, 1); got != run.Ref {
						t.Errorf("%s %s: the middle of %s in the text leads to %q", lang, id, run.Ref, got)
					}
					s.Point(input.Pointer{Pressed: true, Down: true}, x, y, 1)
					s.Point(input.Pointer{Down: true, DragY: 30}, x, y, 1)
					if got := s.Point(input.Pointer{Released: true}, x, y, 1); got != "" {
						t.Errorf("%s %s: a drag that ends on %s leads to %q", lang, id, run.Ref, got)
					}
				}
			}
		}
		if found < 100 {
			t.Errorf("%s: %d references in the whole book", lang, found)
		}
	}
}
