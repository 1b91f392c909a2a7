package battle

import (
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
)

// dust gives a creature a cone two squares long that blinds.
func dust(s *rules.Sheet) {
	no := false
	s.Powers = []rules.PowerSetup{{ID: "blinding_dust", Cost: "standard", Save: &rules.SaveSetup{Kind: "fortitude", DC: 13, Success: "negates"},
		Area: &rules.AreaSetup{Kind: "cone", Radius: 2}, Condition: "blinded", Rounds: 2, Provokes: &no}}
}

// TestAnAreaElsewhereIsAskedAbout: where the square pointed at is not in the area
// that would be taken, or only friends are, the slip says so, the area is faint and
// the first press does nothing; the second means it (GEO-19).
func TestAnAreaElsewhereIsAskedAbout(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, size := range [][2]int{{1280, 720}, {844, 390}} {
			b := opening(t, lang, nil, blue("rogue", 4, 4).First().But(dust), blue("fighter", 5, 4), red("orc", 4, 6), red("orc", 12, 8))
			b.Resize(size[0], size[1], 1)
			b.choose(plan.Choice{Verb: rules.Power, Power: 0})
			for _, c := range []struct {
				x, y        int
				astray, own bool
			}{{9, 4, true, true}, {5, 4, false, true}, {4, 9, true, false}, {4, 6, false, false}} {
				b.pointAt(at(c.x, c.y))
				b.arrange()
				s := b.panels.Slip
				if s == nil || s.Grave != c.own || (s.Refused.Words != "") != (c.astray || c.own) || strings.Contains(s.Refused.Words, at(c.x, c.y).Name()) != c.astray {
					t.Errorf("%s, %v, %s: the slip says %+v", lang, size, at(c.x, c.y).Name(), s)
				}
				if b.table.Picture.Signs.Areas.Astray != c.astray {
					t.Errorf("%s: the area is drawn faint %v, want %v", at(c.x, c.y).Name(), b.table.Picture.Signs.Areas.Astray, c.astray)
				}
			}
			b.pointAt(at(5, 4))
			b.act()
			if b.act(); len(b.orders) == 0 {
				t.Error("the second press does not do it")
			}
		}
	}
	b := opening(t, "en", nil, blue("rogue", 4, 4).First().But(dust), blue("fighter", 5, 4), red("orc", 4, 6))
	b.choose(plan.Choice{Verb: rules.Power, Power: 0})
	b.pointAt(at(5, 4))
	b.act()
	if len(b.orders) > 0 || !b.toast.bad {
		t.Errorf("the first press gives %v and says %q", b.orders, b.toast.text)
	}
	b.pointAt(at(4, 9))
	b.act()
	if len(b.orders) > 0 {
		t.Error("what was asked about one square is done on another")
	}
	b.pointAt(at(4, 6))
	b.act()
	if len(b.orders) == 0 {
		t.Error("what nothing speaks against is asked about")
	}
}
