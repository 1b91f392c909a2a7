package hud

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestSlipOfAPhoneCutsNoWords: what counts against an enemy stands whole on the slip
// of a small screen, on as many lines as it takes; where there is no room for all
// enemies the last are left out.
func TestSlipOfAPhoneCutsNoWords(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	words := "tenaille, avec Guerrier et Maître d'armes"
	for n := 1; n <= 6; n++ {
		s := full()
		s.Slip = &model.Slip{About: model.About{Weapon: "De N6 · Épée courte"}, Warnings: model.Warnings{Danger: model.Danger{Title: "2 opportunités", Words: "Orque 55 % · Hobgobelin 50 %", Rule: "AOO-05"}}}
		for range n {
			s.Slip.Foes = append(s.Slip.Foes, model.Foe{Name: "Orque", Chance: "68 %", Danger: "55 %", Sign: "attack", Reasons: []model.Line{{Icon: "flank", Words: words}, {Icon: "concealment", Words: "camouflage, échec 20 %"}}})
		}
		p := Arrange(style, CompactLayout(SmallWidth, SmallHeight), s)
		if p.Slip == nil || len(p.slipOf.foes) == 0 || n <= 2 && len(p.slipOf.foes) < n {
			t.Fatalf("%d enemies: %d on the slip", n, len(p.slipOf.foes))
		}
		for i, row := range p.slipOf.foes {
			if got := strings.Join(row.reasons[0].words, " "); got != words || len(row.reasons) != 2 {
				t.Errorf("%d enemies: the %d. says %q and %d reasons, want %q and one more", n, i+1, got, len(row.reasons), words)
			}
			if under := row.reasons[1]; under.y <= row.reasons[0].y || under.y > row.box.Y+row.box.H {
				t.Errorf("%d enemies: the second reason of the %d. stands on %.0f, the first on %.0f, in %+v", n, i+1, under.y, row.reasons[0].y, row.box)
			}
		}
		if r := p.slip; p.hidden(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 6}) > 0 || r.Y+r.H > p.Dock().Y {
			t.Errorf("%d enemies: the slip at %.0f lies over buttons", n, r)
		}
	}
}

// TestNoNumberStandsAloneOnAPhone: beside the chance of a small screen each of what it
// needs, meets and fells is one line, and three keep clear of title and ruler.
func TestNoNumberStandsAloneOnAPhone(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range [][]string{{"needs 10 or more", "+10 against defence 20", ""}, {"fails on 17 or less", "Reflex +0 against DC 18", "fells 3%"}, {"10 ou plus", "+6 contre CA 16", "abat 8 %"}} {
		s := full()
		s.Slip = &model.Slip{About: model.About{Weapon: "Archer", Target: "Ogre"}, Chances: model.Chances{Chance: "55%", Needs: v[0], Against: v[1]}, Harm: model.Harm{Kill: v[2]}, Dice: model.Dice{HitFrom: 10, ThreatFrom: 20}}
		p := Arrange(style, CompactLayout(SmallWidth, SmallHeight), s)
		h := &p.slipOf.head
		got, want := append(h.needs[:len(h.needs):len(h.needs)], h.against...), 2
		if v[2] != "" {
			want = 3
		}
		if len(got) != want {
			t.Errorf("the lines beside the chance are %q, want %d", got, want)
		}
		if want == 3 && h.more() < 4 {
			t.Errorf("%q have %.0f units over those of two lines", got, h.more())
		}
	}
}
