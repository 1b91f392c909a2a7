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
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			b := opening(t, lang, nil, blue("rogue", 4, 4).First().But(dust), blue("fighter", 5, 4), red("orc", 4, 6), red("orc", 12, 8))
			b.Resize(size[0], size[1], 1)
			b.command.Choose(plan.Choice{Verb: rules.Power, Power: 0})
			for _, c := range []struct {
				x, y        int
				astray, own bool
			}{{9, 4, true, true}, {5, 4, false, true}, {4, 9, true, false}, {4, 6, false, false}} {
				b.pointAt(at(c.x, c.y))
				b.arrange()
				s := b.desk.Panels.Slip
				if s == nil || s.Grave != c.own || (s.Refused.Words != "") != (c.astray || c.own) || strings.Contains(s.Refused.Words, at(c.x, c.y).Name()) != c.astray {
					t.Errorf("%s, %v, %s: the slip says %+v", lang, size, at(c.x, c.y).Name(), s)
				}
				if b.table.Picture.Signs.Areas.Astray != c.astray {
					t.Errorf("%s: the area is drawn faint %v, want %v", at(c.x, c.y).Name(), b.table.Picture.Signs.Areas.Astray, c.astray)
				}
			}
			b.pointAt(at(5, 4))
			b.command.Act()
			if b.command.Act(); len(b.session.Orders) == 0 {
				t.Error("the second press does not do it")
			}
		}
	}
	b := opening(t, "en", nil, blue("rogue", 4, 4).First().But(dust), blue("fighter", 5, 4), red("orc", 4, 6))
	b.command.Choose(plan.Choice{Verb: rules.Power, Power: 0})
	b.pointAt(at(5, 4))
	b.command.Act()
	if len(b.session.Orders) > 0 || !b.notices.Toast.Bad {
		t.Errorf("the first press gives %v and says %q", b.session.Orders, b.notices.Toast.Text)
	}
	b.pointAt(at(4, 9))
	b.command.Act()
	if len(b.session.Orders) > 0 {
		t.Error("what was asked about one square is done on another")
	}
	b.pointAt(at(4, 6))
	b.command.Act()
	if len(b.session.Orders) == 0 {
		t.Error("what nothing speaks against is asked about")
	}
}
