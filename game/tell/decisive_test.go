package tell

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// struck takes a row out of every table of a ruleset, as far as it is in one of them.
func struck(rs *rules.Ruleset, rows ...*rules.Row) *rules.Ruleset {
	without := *rs
	for _, table := range []*[]rules.Row{&without.Rows, &without.Checks, &without.Tests} {
		old := *table
		*table = slices.Clone(old)
		for i := range old {
			if slices.Contains(rows, &old[i]) {
				(*table)[i].From, (*table)[i].Value = rules.FixedValue, 0
			}
		}
	}
	return &without
}

// thrown plays an action on a copy of an encounter, by a ruleset, with faces for its dice, then 20
// and 1 in turn, and returns what is told. Whoever is asked declines.
func thrown(e *rules.Encounter, rs *rules.Ruleset, a *rules.Action, faces ...int) (told []rules.Event) {
	c := e.Clone()
	scenario := *c.Scenario
	scenario.Rules, c.Scenario = rs, &scenario
	c.Listen = func(ev rules.Event) { told = append(told, ev) }
	c.Begin(a)
	for after := 20; ; {
		q, owed := c.Pending()
		if !owed {
			asked, ok := c.Asked()
			if !ok {
				return told
			}
			c.Begin(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody})
			continue
		}
		var shown [][2]int
		for range q.Count {
			shown = append(shown, [2]int{int(q.Sides), min(faces[0], int(q.Sides))})
		}
		if faces = faces[1:]; len(faces) == 0 {
			faces, after = []int{after}, 21-after
		}
		c.Answer(dice.NewScripted(shown).Answer(q))
	}
}

// cameOut is how the roll that is looked at came out; of an opposed check that came out equal,
// and is thrown anew, nothing is known.
func cameOut(told []rules.Event, kind rules.EventKind, by rules.ID) (at int, came, known bool) {
	for i := range told {
		ev := &told[i]
		if ev.Kind != kind || ev.Who != by {
			continue
		}
		if kind != rules.ContestRolled {
			return i, ev.Flags&rules.FlagHit != 0, true
		}
		for k := i + 1; k < len(told); k++ {
			if reply := &told[k]; reply.Kind == kind {
				return i, reply.Flags&rules.FlagHit == 0, reply.B != ev.B || reply.C != ev.C
			}
		}
	}
	return 0, false, false
}

// row is one of those that counted in some rolls, with what it gave.
type row struct {
	row   *rules.Row
	value int
}

// decides finds the rows without which dice come out otherwise: of all rows of all tables those
// each of which decides alone, the smallest first; where there are none the first two of those
// that the rolls tell of that decide together.
func decides(e *rules.Encounter, rolls []rules.Event, otherwise func(...*rules.Row) bool) (alone, together []row) {
	var listed []row
	of := func(rows []rules.Row, d *rules.Breakdown) {
		for _, l := range d.Lines[:d.N] {
			listed = append(listed, row{&rows[l.Row], int(l.Value)})
		}
	}
	for i := range rolls {
		rep := rolls[i].Report
		rows := rep.Rows
		if rolls[i].Kind == rules.AttackRolled {
			rows = e.Rules.Rows
		}
		of(e.Rules.Rows, &rep.Strike)
		of(rows, &rep.Attack)
		of(rows, &rep.Defence)
	}
	listed = slices.DeleteFunc(listed, func(r row) bool { return slices.Contains(inborn[:], r.row.Source) })
	for _, table := range [][]rules.Row{e.Rules.Rows, e.Rules.Checks, e.Rules.Tests} {
		for i := range table {
			if r := &table[i]; !slices.Contains(inborn[:], r.Source) && otherwise(r) {
				at := slices.IndexFunc(listed, func(x row) bool { return x.row == r })
				alone = append(alone, listed[at])
			}
		}
	}
	if len(alone) > 0 {
		place := func(r row) int { return slices.Index(listed, r) }
		slices.SortFunc(alone, func(x, y row) int {
			return cmp.Or(max(x.value, -x.value)-max(y.value, -y.value), place(x)-place(y))
		})
		return alone, nil
	}
	for i := range listed {
		for _, r := range listed[i+1:] {
			if otherwise(listed[i].row, r.row) {
				return nil, []row{listed[i], r}
			}
		}
	}
	return nil, nil
}

// worded is what is to be said of that, by hand.
func worded(te *Teller, rolls []rules.Event, came bool, alone, together []row) (list []string) {
	french := te.Text.Language() == "fr"
	ev := &rolls[0]
	who := te.NameOf(ev.Who)
	var said string
	switch {
	case ev.Kind == rules.AttackRolled && came:
		said = [...]string{"hit only thanks to: ", "touche grâce à\u00a0: "}[bit(french)]
	case ev.Kind == rules.AttackRolled:
		said = [...]string{"would have hit without: ", "aurait touché sans\u00a0: "}[bit(french)]
	case ev.Kind == rules.ContestRolled && came:
		said = [...]string{who + " won only thanks to: ", who + " a gagné grâce à\u00a0: "}[bit(french)]
	case ev.Kind == rules.ContestRolled:
		said = [...]string{who + " would have won without: ", who + " aurait gagné sans\u00a0: "}[bit(french)]
	case ev.Cite == rules.SAV01 && came:
		said = [...]string{"saved only thanks to: ", "sauvegarde réussie grâce à\u00a0: "}[bit(french)]
	case ev.Cite == rules.SAV01:
		said = [...]string{"would have saved without: ", "la sauvegarde aurait réussi sans\u00a0: "}[bit(french)]
	case came:
		said = [...]string{"succeeded only thanks to: ", "réussi grâce à\u00a0: "}[bit(french)]
	default:
		said = [...]string{"would have succeeded without: ", "aurait réussi sans\u00a0: "}[bit(french)]
	}
	name := func(r row) string {
		name := te.SourceName(r.row.Source)
		if r.row.Source == rules.SourceCover && ev.Kind == rules.AttackRolled {
			name = te.Key("cover." + ev.Report.Cover.Grade.String())
		}
		return name + " " + te.Signed(r.value)
	}
	for _, r := range alone {
		list = append(list, said+name(r))
	}
	if together != nil {
		list = append(list, said+name(together[0])+[...]string{" and ", " et "}[bit(french)]+name(together[1]))
	}
	return list
}

func bit(so bool) int {
	if so {
		return 1
	}
	return 0
}

// noted is what the slip of some rolls says of what decided them; a natural 1 and a natural 20
// are told by another line.
func noted(te *Teller, rolls []rules.Event) (list []string) {
	te.Log.Clear()
	for i := range rolls {
		te.Log.Note(rolls[i:i+1], 0)
	}
	s := te.Rolls.Recorded(0)
	if s == nil {
		return nil
	}
	for _, l := range s.Notes {
		if l.Icon == "dice" && !strings.Contains(l.Words, "natur") {
			list = append(list, l.Words)
		}
	}
	return list
}

// TestWhatDecidedIsWhatDecides: what a slip names as decisive is what the same dice come out
// otherwise without, with the rows really taken out of the tables of the ruleset and the action
// played again: of every single row, and where none decides, of every pair. It is looked at for
// attacks, saving throws, checks and opposed checks, every face of the die that counts, in both
// languages (ATK-02, SAV-04, MAN-01, MAN-03, STK-01).
func TestWhatDecidedIsWhatDecides(t *testing.T) {
	type scene struct {
		name  string
		edit  func(*rules.Setup)
		list  []arena.Stand
		act   rules.Action
		kind  rules.EventKind
		by    rules.ID // who rolls, or begins
		first []int    // faces before the die that counts
		then  []int    // of the reply, each tried; of nothing else
	}
	crowned := func(s *rules.Sheet) {
		s.Feats = append(s.Feats, "improved_trip", "improved_disarm", "improved_bull_rush")
	}
	ward := rules.PowerSetup{ID: "roar", Cost: "standard", Range: 8, Condition: "frightened", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}
	blast := rules.PowerSetup{ID: "pot", Cost: "standard", Range: 8, Damage: "1d6", Save: &rules.SaveSetup{Kind: "reflex", DC: 16, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 2}}
	able := func(p rules.PowerSetup) func(*rules.Sheet) {
		return func(s *rules.Sheet) { s.Powers = append(s.Powers, p) }
	}
	near := func(s *rules.Sheet) { s.Weapons[0].Increment = 3 }
	low := func(s *rules.Setup) { s.Map.Rows[4] = "......=........." }
	replies := []int{1, 4, 7, 10, 13, 16, 20}
	strike := func(on rules.ID, weapon int8) rules.Action {
		return rules.Action{Verb: rules.Attack, By: 0, On: on, Weapon: weapon}
	}
	at := func(v rules.Verb) rules.Action { return rules.Action{Verb: v, By: 0, On: 1} }
	var ones, pairs, none int
	for _, c := range []scene{
		{"a flank against one who defends", nil, []arena.Stand{arena.Blue("fighter", 4, 4), arena.Red("orc", 5, 4, "total_defence"), arena.Blue("fighter", 6, 4)}, strike(1, 0), rules.AttackRolled, 0, nil, nil},
		{"shaken and dazzled before a flank", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken", "dazzled"), arena.Red("orc", 5, 4), arena.Blue("fighter", 6, 4)}, strike(1, 0), rules.AttackRolled, 0, nil, nil},
		{"a long shot over a low wall", low, []arena.Stand{arena.Blue("archer", 0, 4, "shaken").But(near), arena.Red("orc", 7, 4)}, strike(1, 0), rules.AttackRolled, 0, nil, nil},
		{"a shot at one who kneels behind it", low, []arena.Stand{arena.Blue("archer", 0, 4, "dazzled").But(near), arena.Red("orc", 7, 4, "kneeling"), arena.Blue("fighter", 8, 4)}, strike(1, 0), rules.AttackRolled, 0, nil, nil},
		{"a save of the shaken", nil, []arena.Stand{arena.Blue("fighter", 4, 4).But(able(ward)), arena.Red("orc", 7, 4, "shaken")}, rules.Action{Verb: rules.Power, By: 0, On: 1}, rules.TestRolled, 1, nil, nil},
		{"a save behind cover, shaken", low, []arena.Stand{arena.Blue("fighter", 4, 4).But(able(blast)), arena.Red("orc", 7, 4, "shaken")}, rules.Action{Verb: rules.Power, By: 0, On: rules.Nobody, Cell: grid.C(5, 4)}, rules.TestRolled, 1, []int{3, 10}, nil},
		{"first aid by the shaken", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken"), arena.Blue("orc", 5, 4).Hurt(-3), arena.Red("orc", 12, 4)}, at(rules.FirstAid), rules.TestRolled, 0, nil, nil},
		{"a trip of one who stands firm", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken").But(crowned), arena.Red("rat", 5, 4)}, rules.Action{Verb: rules.Trip, By: 0, On: 1, Weapon: rules.UnarmedWeapon}, rules.ContestRolled, 0, []int{19}, replies},
		{"a disarm in a flank, shaken", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken").But(crowned), arena.Red("orc", 5, 4, "dazzled"), arena.Blue("fighter", 6, 4)}, at(rules.Disarm), rules.ContestRolled, 0, nil, replies},
		{"a push of the shaken by the shaken", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken").But(crowned), arena.Red("orc", 5, 4, "shaken")}, at(rules.BullRush), rules.ContestRolled, 0, nil, replies},
		{"a push of one who stands firm", nil, []arena.Stand{arena.Blue("fighter", 4, 4, "shaken").But(crowned), arena.Red("ooze", 5, 4)}, at(rules.BullRush), rules.ContestRolled, 0, nil, replies},
	} {
		t.Run(c.name, func(t *testing.T) {
			en, fr := on(t, "en", c.edit, c.list...), on(t, "fr", c.edit, c.list...)
			e := en.E.Clone()
			if e.Free = true; !e.Check(&c.act).OK() {
				t.Fatalf("refused by %s", e.Check(&c.act).Cite)
			}
			some, then := false, c.then
			if then == nil {
				then = []int{10}
			}
			for _, reply := range then {
				for face := 1; face <= 20; face++ {
					faces := append(slices.Clone(c.first), face, reply)
					told := thrown(e, e.Rules, &c.act, faces...)
					at, came, known := cameOut(told, c.kind, c.by)
					if !known {
						continue
					}
					some = true
					rolls := told[at : at+1]
					if c.kind == rules.ContestRolled {
						k := at + 1 + slices.IndexFunc(told[at+1:], func(ev rules.Event) bool { return ev.Kind == c.kind })
						rolls = []rules.Event{told[at], told[k]}
					}
					otherwise := func(rows ...*rules.Row) bool {
						_, other, known := cameOut(thrown(e, struck(e.Rules, rows...), &c.act, faces...), c.kind, c.by)
						return known && other != came
					}
					alone, together := decides(e, rolls, otherwise)
					switch {
					case len(alone) > 0:
						ones++
					case len(together) > 0:
						pairs++
					default:
						none++
					}
					for _, te := range []*Teller{en, fr} {
						got := noted(te, rolls)
						if words := worded(te, rolls, came, alone, together); !slices.Equal(got, words) {
							t.Errorf("a %d against a %d: %q, want %q", face, reply, got, words)
						}
					}
				}
			}
			if !some {
				t.Error("nothing was rolled")
			}
		})
	}
	t.Logf("%d rolls were decided by one row or several, each by itself, %d by two together, %d by nothing", ones, pairs, none)
	if ones < 100 || pairs < 40 || none < 100 {
		t.Error("too few to prove anything")
	}
}

// TestFlankAndCoverDecide: by every face it is said whether the flank or the cover
// alone decided the attack (FLK-01, COV-06).
func TestFlankAndCoverDecide(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4), arena.Red("orc", 5, 4))
	var at, cover int
	for i := range te.E.Rules.Rows {
		switch row := &te.E.Rules.Rows[i]; {
		case row.Stat == rules.AttackRoll && row.Source == rules.SourceFlanking:
			at = i
		case row.Stat == rules.Defence && row.Source == rules.SourceCover:
			cover = i
		}
	}
	rep := &rules.Report{}
	rep.Attack.N, rep.Attack.Lines[0] = 1, rules.Line{Row: uint8(at), Value: 2}
	rep.Defence.N, rep.Defence.Lines[0] = 1, rules.Line{Row: uint8(cover), Value: 4}
	rep.Frame.Bonus, rep.Frame.AC = 6, 20
	for _, c := range []struct {
		face  int
		hit   bool
		words string
	}{
		{9, false, ""}, {10, false, "would have hit without: "}, {13, false, "would have hit without: "},
		{14, true, "hit only thanks to: "}, {15, true, "hit only thanks to: "}, {16, true, ""}, {20, true, ""}, {1, false, ""},
	} {
		r := Record{Events: []rules.Event{{Kind: rules.AttackRolled, Who: 0, Whom: 1, A: int16(c.face), B: int16(c.face) + 6, C: 20, Report: rep}}}
		if c.hit {
			r.Events[0].Flags = rules.FlagHit
		}
		got := ""
		if lines := te.Rolls.whatElse(&r); len(lines) > 0 {
			got = lines[0].Words
		}
		if (got == "") != (c.words == "") || !strings.HasPrefix(got, c.words) {
			t.Errorf("a %d: %q, want %q", c.face, got, c.words)
		}
	}
}
