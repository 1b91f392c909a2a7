package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// foresight holds the opposed checks that are rolled against those foreseen.
type foresight struct {
	t    *testing.T
	e    *rules.Encounter
	what string
	due  []rules.Versus
	met  int // of them, those rolled
}

// expect has the checks of an action foreseen; those of an answer take the place
// of what was foreseen before it.
func (f *foresight) expect(a *rules.Action) {
	if due := combat.Contests(f.e, a, nil); a.Verb != rules.Take || len(due) > 0 {
		f.done()
		f.due, f.met = due, 0
	}
}

// done wants all that was foreseen to have been rolled, or none where something
// came between.
func (f *foresight) done() {
	if f.met != 0 && f.met != len(f.due) {
		f.t.Errorf("%s: %d checks were foreseen and %d rolled", f.what, len(f.due), f.met)
	}
}

// hear compares what is rolled, row by row.
func (f *foresight) hear(ev rules.Event) {
	if ev.Kind != rules.ContestRolled {
		return
	}
	begins := ev.Flags&rules.FlagBegins != 0
	by, on := ev.Who, ev.Whom
	if !begins {
		by, on = on, by
	}
	if begins && f.met > 0 && f.due[f.met-1].By == by && f.due[f.met-1].On == on {
		f.met-- // rolled again
	}
	if f.met >= len(f.due) {
		f.t.Errorf("%s: a check of %d against %d is rolled that was not foreseen", f.what, by+1, on+1)
		return
	}
	v := &f.due[f.met]
	rows, strike := &v.Mine, &v.MyStrike
	if !begins {
		rows, strike = &v.Theirs, &v.TheirStrike
		f.met++
	}
	if v.By != by || v.On != on || v.Verb != ev.Verb || v.Lost || ev.C != rows.Total || !sameRows(rows, &ev.Report.Attack) || !sameRows(strike, &ev.Report.Strike) {
		f.t.Errorf("%s: %s of %d against %d, begun %v, is rolled with %+v where %s of %d against %d with %+v was foreseen, lost %v",
			f.what, ev.Verb, by+1, on+1, begins, ev.Report.Attack.Lines[:ev.Report.Attack.N], v.Verb, v.By+1, v.On+1, rows.Lines[:rows.N], v.Lost)
	}
}

// sameRows reports whether two breakdowns are of the same modifiers.
func sameRows(a, b *rules.Breakdown) bool {
	return a.Total == b.Total && slices.Equal(a.Lines[:a.N], b.Lines[:b.N])
}

// wrestlers has the n-th creature in the grapple of the first.
func wrestlers(n ...int) func(*rules.Setup) { return locked(0, n...) }

// What the preview tells of opposed checks are the checks that are rolled: by and
// against the same creatures, with the same modifiers, of an action as of the
// answer to a question in the middle of a maneuver (MAN-01 to MAN-05, GRP-05 to
// GRP-07, ATK-15).
func TestContestsAreForeseen(t *testing.T) {
	blade := func(name, hand string) rules.WeaponSetup {
		return rules.WeaponSetup{Name: name, Kind: "melee", Hand: hand, Damage: "1d6"}
	}
	cutlery := []rules.WeaponSetup{sheath, blade("knife", "light"), blade("great sword", "two")}
	scenes := append(slices.Clone(maneuvers), []scene{
		{
			rule: "ATK-15 the second attack is an escape from two", rows: []string{"Ggg"}, change: all(seasoned(0), wrestlers(1, 2)),
			dice: [][2]int{{20, 1}, {20, 20}, {20, 20}, {20, 1}, {20, 20}},
			do:   []levels.Command{on("grapple_damage", 1, 2), cmd("grapple_escape", 1)},
		},
		{
			rule: "GRP-05 Escape Artist against two", rows: []string{"Ggg"}, change: wrestlers(1, 2),
			dice: [][2]int{{20, 9}, {20, 20}, {20, 1}},
			do:   []levels.Command{{Do: "grapple_escape", By: 1, Option: "escape_artist"}},
		},
		{
			rule: "GRP-07 out of the pin by the second of two", rows: []string{"Agg"}, change: all(wrestlers(1, 2), pinned(0, 2)),
			dice: [][2]int{{20, 9}, {20, 20}},
			do:   []levels.Command{cmd("grapple_escape", 1)},
		},
		{
			rule: "GRP-05 the pin of an ally by the second of two", rows: []string{"GgoG", "...."}, change: all(wrestlers(1, 2, 3), pinned(3, 2)),
			dice: [][2]int{{20, 9}, {20, 20}},
			do:   []levels.Command{on("grapple_escape", 1, 4)},
		},
		{
			rule: "GRP-05 from one whom an ally pins", rows: []string{"GGgo", "...."}, change: all(wrestlers(1, 2, 3), pinned(2, 1)),
			dice: [][2]int{{20, 9}, {20, 20}, {20, 20}},
			do:   []levels.Command{on("grapple_escape", 1, 3)},
		},
		{
			rule: "GRP-05 drawing against two", rows: []string{"Ggg"}, change: all(wrestlers(1, 2), arm(0, dagger)),
			dice: [][2]int{{20, 9}, {20, 20}, {20, 1}},
			do:   []levels.Command{{Do: "draw", By: 1, Weapon: "dagger"}},
		},
		{
			rule: "GRP-06 moving two", rows: []string{"Ggg.."}, change: wrestlers(1, 2),
			dice: [][2]int{{20, 9}, {20, 9}, {20, 1}, {20, 9}, {20, 1}},
			do:   []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{1, 0}}}},
		},
		{
			rule: "MAN-03 the first thing held", rows: []string{"Gg"}, change: all(feat(0, "improved_disarm"), armed(1, cutlery...)),
			dice: [][2]int{{20, 1}, {20, 20}, {20, 1}, {20, 20}},
			do:   []levels.Command{with("disarm", 1, 2, "longsword")},
		},
		{
			rule: "MAN-03 the thing named", rows: []string{"Gg"}, change: all(feat(0, "improved_disarm"), armed(1, cutlery...)),
			dice: [][2]int{{20, 1}, {20, 20}, {20, 1}, {20, 20}},
			do:   []levels.Command{{Do: "disarm", By: 1, On: 2, Weapon: "longsword", Item: "great sword"}},
		},
		{
			rule: "MAN-04 a charge against one who stands firm", rows: []string{"R...g......."}, change: all(bare(1), feat(1, "stable"), feat(0, "improved_bull_rush")),
			dice: [][2]int{{20, 15}, {20, 12}},
			do:   []levels.Command{{Do: "charge", By: 1, On: 2, Option: "bull_rush"}},
		},
		{
			rule: "GRP-07 the second of two acts is a pin", rows: []string{"Ggg"}, change: all(seasoned(0), wrestlers(1, 2)),
			dice: [][2]int{{20, 1}, {20, 20}, {20, 1}, {20, 20}},
			do:   []levels.Command{on("grapple_damage", 1, 3), on("grapple_pin", 1, 3)},
		},
	}...)
	for _, sc := range scenes {
		e := stage(t, sc)
		e.Free = !sc.began
		f := &foresight{t: t, e: e, what: sc.rule}
		e.Listen = f.hear
		src := dice.NewScripted(sc.dice)
		if sc.began {
			e.Rules.Turn.Begin(e)
			e.Run(src)
		}
		waited := false // what is readied is foreseen as the action it is
		for i := range sc.do {
			a, err := sc.do[i].Action(e)
			if err != nil {
				t.Fatal(err)
			}
			f.expect(&a)
			e.Do(&a, src)
			for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
				answer := rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}
				question, _ := e.Question()
				switch r := &e.Facts.Combatants[asked.Who].Readied; {
				case slices.Contains(sc.no, question):
					answer.Verb = rules.Decline
				case question == rules.AskReadied:
					waited = true
					f.expect(&rules.Action{Verb: r.Then, By: asked.Who, On: asked.Whom, Weapon: r.Weapon, Amount: int16(r.Option)})
				default:
					f.expect(&answer)
				}
				e.Do(&answer, src)
			}
			f.done()
		}
		if waited {
			continue
		}
		if src.Err() != nil || src.Left() != 0 {
			t.Errorf("%s: %v, %d dice left", sc.rule, src.Err(), src.Left())
		}
	}
}

// What leads to no opposed check has none foreseen: nobody is its target, or one
// who cannot be, or nobody resists (MAN-02 to MAN-05, GRP-05, GRP-07).
func TestNoContestForeseen(t *testing.T) {
	const nobody = rules.Nobody
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		rows   []string
		a      rules.Action
		want   int
	}{
		{"a trip of nobody", nil, []string{"Gg"}, rules.Action{Verb: rules.Trip, On: nobody}, 0},
		{"a trip of one beyond the last", nil, []string{"Gg"}, rules.Action{Verb: rules.Trip, On: 2}, 0},
		{"a trip of oneself", nil, []string{"Gg"}, rules.Action{Verb: rules.Trip, On: 0}, 0},
		{"a trip of the last", nil, []string{"Gg"}, rules.Action{Verb: rules.Trip, On: 1}, 1},
		{"a grapple with the dead", state(1, "dead"), []string{"Gg"}, rules.Action{Verb: rules.Grapple, On: 1}, 0},
		{"a grapple by square", nil, []string{"Gg"}, rules.Action{Verb: rules.Grapple, On: nobody, Cell: grid.C(1, 0)}, 0},
		{"an overrun of nobody", nil, []string{"Gg"}, rules.Action{Verb: rules.Overrun, On: nobody}, 0},
		{"a disarm of nobody", nil, []string{"Gg"}, rules.Action{Verb: rules.Disarm, On: nobody}, 0},
		{"a disarm of oneself", nil, []string{"Gg"}, rules.Action{Verb: rules.Disarm, On: 0}, 0},
		{"a charge that strikes", nil, []string{"G...g"}, rules.Action{Verb: rules.Charge, On: 1}, 0},
		{"a charge that rushes", nil, []string{"G...g"}, rules.Action{Verb: rules.Charge, On: 1, Option: combat.OptionRush}, 1},
		{"a charge that rushes nobody", nil, []string{"G...g"}, rules.Action{Verb: rules.Charge, On: nobody, Option: combat.OptionRush}, 0},
		{"a charge that rushes one too large", tiny(0), []string{"G...g"}, rules.Action{Verb: rules.Charge, On: 1, Option: combat.OptionRush}, 0},
		{"damage in no grapple", nil, []string{"Gg"}, rules.Action{Verb: rules.GrappleDamage, On: nobody}, 0},
		{"damage to one beyond the last", wrestlers(1), []string{"Gg"}, rules.Action{Verb: rules.GrappleDamage, On: 2}, 0},
		{"damage to the last", wrestlers(1), []string{"Gg"}, rules.Action{Verb: rules.GrappleDamage, On: 1}, 1},
		{"a pin of whoever is there", wrestlers(1), []string{"Gg"}, rules.Action{Verb: rules.GrapplePin, On: nobody}, 1},
		{"an escape from no grapple", nil, []string{"Gg"}, rules.Action{Verb: rules.GrappleEscape, On: nobody}, 0},
		{"an escape", wrestlers(1, 2), []string{"Ggg"}, rules.Action{Verb: rules.GrappleEscape, On: nobody}, 2},
		{"an escape of one beyond the last", wrestlers(1), []string{"Gg"}, rules.Action{Verb: rules.GrappleEscape, On: 2}, 1},
		{"an escape from a pin by nobody", all(wrestlers(1), state(0, "pinned")), []string{"Gg"}, rules.Action{Verb: rules.GrappleEscape, On: nobody}, 0},
		{"an escape of one pinned that names a friend", all(wrestlers(1, 2), pinned(0, 2)), []string{"GGg"}, rules.Action{Verb: rules.GrappleEscape, On: 1}, 1},
		{"a blow", nil, []string{"Gg"}, rules.Action{Verb: rules.Attack, On: 1}, 0},
		{"the answer to no question", nil, []string{"Gg"}, rules.Action{Verb: rules.Take, On: nobody}, 0},
	} {
		e := set(t, c.change, c.rows...)
		if got := combat.Contests(e, &c.a, nil); len(got) != c.want {
			t.Errorf("%s: %d opposed checks are foreseen, want %d: %+v", c.what, len(got), c.want, got)
		}
	}
	e := set(t, nil, "Gg")
	e.Do(&rules.Action{Verb: rules.Sheathe, By: 0, On: nobody}, dice.NewScripted(nil))
	if got := combat.Contests(e, &rules.Action{Verb: rules.Take, By: 1, On: nobody}, nil); len(got) != 0 || !combat.AsksOpportunity(e) {
		t.Errorf("an attack of opportunity leads to the opposed checks %+v", got)
	}
}
