package tell

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestOneThreatInEveryPlace: whether an enemy threatens a square is told alike by the slip of
// a way there and by the square itself. In total defence it strikes nobody on the way
// (ACT-14); before its first turn it threatens, and strikes nobody (GEO-15, AOO-13).
func TestOneThreatInEveryPlace(t *testing.T) {
	at := grid.C(5, 4)
	for _, row := range []struct {
		name    string
		verb    rules.Verb // of the enemy, before
		watches bool
		later   bool
	}{
		{"who has acted", rules.EndTurn, true, false},
		{"who is in total defence", rules.TotalDefenceAction, false, false},
		{"who has not acted yet", rules.NoVerb, false, true},
	} {
		blue, red := arena.Blue("fighter", 4, 4), arena.Red("orc", 6, 4).First()
		if row.later {
			blue, red = blue.First(), arena.Red("orc", 6, 4)
		}
		m := arena.Match(t, 5, nil, blue, red)
		if row.verb != rules.NoVerb {
			if r, err := m.Do(rules.Action{Verb: row.verb, By: 1, On: rules.Nobody}); err != nil || !r.OK() {
				t.Fatal(r, err)
			}
		}
		arena.Until(t, m, 0)
		te := telling(t, "en", m)
		te.pointAt(at)
		var legend []model.Line
		p := te.Match.Prospects(0, at, te.InHand(0, false))[0]
		foe := te.Prospects.foe(&p, &legend)
		slip := slices.ContainsFunc(legend, func(l model.Line) bool { return l.Rule == rules.AOO02.String() })
		once := slices.ContainsFunc(legend, func(l model.Line) bool { return l.Rule == rules.AOO13.String() })
		square := (Squares{te.Voice}).threat(at)
		if slip != row.watches || square.Bad != row.watches || (foe.Sign == "threat") != (row.watches || row.later) {
			t.Errorf("%s: the slip tells of a threat: %v, its sign is %q, the square tells of one: %v, want %v", row.name, slip, foe.Sign, square.Bad, row.watches)
		}
		if told := square.Icon == "threat" && !square.Bad; once != row.later || told != row.later {
			t.Errorf("%s: the slip tells of a threat to come: %v, the square: %v, want %v", row.name, once, told, row.later)
		}
	}
}

// TestFiguresAreToldByTheirRules: by skirmish the slip of a square cites rules of skirmish
// alone, and promises no attack once the figure has made its own or from farther than its
// speed (SKI-02, SKI-11, SKI-16).
func TestFiguresAreToldByTheirRules(t *testing.T) {
	te := on(t, "en", func(s *rules.Setup) {
		s.Ruleset = "skirmish"
		s.Map.Rows[7] = "..........=....." // two orcs stand behind it in turn
	}, arena.Blue("archer", 1, 5).First(), arena.Red("arbalest", 9, 5), arena.Red("orc", 12, 8), arena.Red("orc", 14, 9))
	ask := func(at grid.Cell) *model.Slip {
		t.Helper()
		te.pointAt(at)
		te.Foretell(te.Forecast.Proposed, true)
		s := te.Prospects.ProspectsSlip()
		if s == nil {
			t.Fatalf("%s: no slip", at.Name())
		}
		for _, n := range s.Notes {
			if len(n.Rule) < 4 || n.Rule[:4] != "SKI-" {
				t.Errorf("%s: %q is told by %s", at.Name(), n.Words, n.Rule)
			}
		}
		for _, f := range s.Foes {
			if f.Tip.Rule[:4] != "SKI-" {
				t.Errorf("%s: %s is told by %s", at.Name(), f.Name, f.Tip.Rule)
			}
		}
		return s
	}
	strikes := func(s *model.Slip) bool {
		return slices.ContainsFunc(s.Foes, func(f model.Foe) bool { return f.Chance != "" })
	}
	said := func(s *model.Slip, words string) bool {
		return slices.ContainsFunc(s.Notes, func(l model.Line) bool { return l.Words == words && l.Rule == rules.SKI16.String() })
	}
	near, far := grid.C(4, 5), grid.C(8, 0)
	if s := ask(near); !strikes(s) || said(s, "no attack left this turn") {
		t.Errorf("three squares away it may strike: %+v", s)
	}
	if s := ask(far); strikes(s) || !said(s, "farther than its speed: no attack") {
		t.Errorf("beyond its speed it has no attack: %+v", s)
	}
	if r, err := te.Match.Do(rules.Action{Verb: rules.Attack, By: 0, On: 1}); err != nil || !r.OK() {
		t.Fatal(r, err)
	}
	te.look()
	if s := ask(near); strikes(s) || !said(s, "no attack left this turn") {
		t.Errorf("it has struck: %+v", s)
	}
}
