package hud

import (
	"strings"
	"testing"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestSlipOfAPhoneCutsNoWords: what counts against an enemy stands whole on the slip
// of a small screen, on as many lines as it takes; where there is no room for all
// enemies the last are left out.
func TestSlipOfAPhoneCutsNoWords(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	words := "échec 20 % · avec Guerrier et Maître d'armes"
	for n := 1; n <= 6; n++ {
		s := full()
		s.Slip = &Slip{Weapon: "De N6 · Épée courte", Danger: "2 opportunités", DangerText: "Orque 55 % · Hobgobelin 50 %", DangerRule: "AOO-05"}
		for range n {
			s.Slip.Foes = append(s.Slip.Foes, Foe{Name: "Orque", Chance: "68 %", Icon: "cover-half", Flank: true, Danger: "55 %", Sign: "attack", Words: words})
		}
		p := Arrange(style, CompactLayout(SmallWidth, SmallHeight), s)
		if p.Slip == nil || len(p.slipOf.foes) == 0 || n <= 2 && len(p.slipOf.foes) < n {
			t.Fatalf("%d enemies: %d on the slip", n, len(p.slipOf.foes))
		}
		for i, row := range p.slipOf.foes {
			if got := strings.Join(row.words, " "); got != words {
				t.Errorf("%d enemies: the %d. says %q, want %q", n, i+1, got, words)
			}
		}
		if r := p.slip; p.hidden(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 6}) > 0 || r.Y+r.H > p.Dock().Y {
			t.Errorf("%d enemies: the slip at %.0f lies over buttons", n, r)
		}
	}
}
