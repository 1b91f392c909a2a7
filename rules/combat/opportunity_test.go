package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// Of several bars the first of the rule book's is named: reach before what is
// spent, that before who has fallen; and the option by which flat-footed
// reflexes strike helps nobody who is stunned (AOO-10, AOO-11, AOO-15, GEO-15).
func TestTheFirstBarIsNamed(t *testing.T) {
	trait := func(names ...string) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Combatants[1].Traits = append(s.Combatants[1].Traits, names...) }
	}
	reflexes := all(trait("combat_reflexes"), func(s *rules.Setup) { s.Options = map[string]string{"combat_reflexes_flat_footed": "true"} })
	fallen := func(s *rules.Setup) {
		s.Combatants[0].HP = -3
		state(0, "dying", "prone")(s)
	}
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		spent  bool
		want   rules.Cite
	}{
		{"too far, and spent", []string{"G....g"}, nil, true, rules.GEO15},
		{"spent, and the other has fallen", []string{"Gg"}, fallen, true, rules.AOO11},
		{"flat-footed with reflexes", []string{"Gg"}, all(reflexes, state(1, "flat_footed")), false, rules.NoCite},
		{"flat-footed with reflexes and uncanny dodge", []string{"Gg"}, all(reflexes, trait("uncanny_dodge"), state(1, "flat_footed")), false, rules.NoCite},
		{"stunned with reflexes", []string{"Gg"}, all(reflexes, state(1, "stunned")), false, rules.AOO15},
		{"flat-footed and stunned with reflexes", []string{"Gg"}, all(reflexes, state(1, "flat_footed", "stunned")), false, rules.AOO15},
		{"dead", []string{"Gg"}, state(1, "dead"), false, rules.AOO15},
	} {
		e := set(t, c.change, c.rows...)
		if c.spent {
			e.Facts.Combatants[1].Opportunities = 9
		}
		if got := combat.OpportunityBar(e, 1, 0, false); got != c.want {
			t.Errorf("%s: barred by %q, want %q", c.what, got, c.want)
		}
	}
	e := set(t, nil, "Gg")
	e.Facts.Combatants[1].Absent = true
	if got := combat.Reactors(e, 0, nil); len(got) > 0 {
		t.Errorf("%v react who are not on the board", got)
	}
}

// Who has no place in the order yet is asked after those who have one, by id, and
// everybody once (AOO-10, DIC-05).
func TestOffersToThoseWithoutAPlace(t *testing.T) {
	for _, c := range []struct {
		order []rules.ID
		want  []rules.ID
	}{
		{nil, []rules.ID{0, 1, 3, 4}},
		{[]rules.ID{3}, []rules.ID{3, 0, 1, 4}},
		{[]rules.ID{4, 2, 1}, []rules.ID{4, 1, 0, 3}},
		{[]rules.ID{4, 3, 2, 1, 0}, []rules.ID{4, 3, 1, 0}},
	} {
		e := set(t, nil, "gg.", ".G.", "gg.")
		for i, id := range c.order {
			e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(i)})
		}
		a := rules.Action{Verb: rules.Sheathe, By: 2, On: rules.Nobody}
		if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
			t.Fatalf("refused by %s", r.Cite)
		}
		var got []rules.ID
		for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
			got = append(got, asked.Who)
			e.Do(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody}, dice.NewScripted(nil))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("with the order %v %v are asked, want %v", c.order, got, c.want)
		}
	}
}

// Whoever draws itself together for its step leaves what the block does not keep
// (AOO-05, MOV-07).
func TestSqueezingLeavesSquares(t *testing.T) {
	for _, c := range []struct {
		what string
		rows []string
		k    uint8
		want int
	}{
		{"who threatens the corner that is given up", []string{".....", ".O...", ".....", "...g."}, 0, 1},
		{"who threatens only what the block comes to", []string{"...g.", ".O...", ".....", "....."}, 0, 0},
		{"who threatens what the other block leaves", []string{"...g.", ".O...", ".....", "....."}, 1, 1},
	} {
		e := set(t, nil, c.rows...)
		large := rules.ID(0)
		for id := range e.Count() {
			if e.Space(id).N == 2 {
				large = id
			}
		}
		a := rules.Action{Verb: rules.Move, By: large, On: rules.Nobody, Option: combat.OptionSqueeze | c.k<<4}
		a.Path.Add(grid.E)
		if way := combat.AlongMove(e, &a, 9, true); !way.Refusal.OK() || len(way.Opportunities) != c.want {
			t.Errorf("%s: refused by %q, %v strike, want %d", c.what, way.Refusal.Cite, way.Opportunities, c.want)
		}
	}
}
