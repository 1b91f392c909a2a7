package combat_test

import (
	"testing"

	"pgregory.net/rapid"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// settled answers what is asked at random and works the agenda off.
func settled(e *rules.Encounter, src *dice.Seeded) {
	for e.Run(src); ; {
		asked, ok := e.Asked()
		if !ok {
			return
		}
		a := rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}
		if src.D(3) == 1 {
			a.Verb = rules.Decline
		}
		e.Begin(&a)
		e.Run(src)
	}
}

// Who is said to be out of harm loses no hit point to what is still to come,
// whatever the dice and the answers (AOO-08).
func TestOutOfHarmIsUnharmed(t *testing.T) {
	said := 0
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		by := actor(t, e)
		all := e.LegalFor(by, nil)
		if len(all) == 0 {
			return
		}
		a := all[rapid.IntRange(0, len(all)-1).Draw(t, "action")]
		src := dice.NewSeeded(rapid.Uint64().Draw(t, "seed"))
		e.Begin(&a)
		for {
			q, owed := e.Pending()
			asked, awaited := e.Asked()
			if !owed && !awaited {
				return
			}
			if hp := e.Facts.Combatants[by].HP; combat.OutOfHarm(e, by) && e.Facts.Combatants[by].HP > 0 {
				said++
				c := e.Clone()
				other := dice.NewSeeded(src.State())
				if owed {
					c.Answer(other.Answer(q))
				}
				settled(c, other)
				if now := c.Facts.Combatants[by].HP; now < hp {
					t.Fatalf("%s by %d, out of harm with %d hit points, leaves %d\n%s", a.Verb, by, hp, now, draw(e))
				}
			}
			if owed {
				e.Answer(src.Answer(q))
				continue
			}
			e.Begin(&rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody})
		}
	})
	if said == 0 {
		t.Error("nobody is ever out of harm")
	}
}

// Out of harm is who has made its own blow and whom nobody may strike any more;
// not who walks on past somebody who may, nor who is about to be struck (AOO-08).
func TestWhoIsOutOfHarm(t *testing.T) {
	spent := func(n int) func(*rules.Encounter) {
		return func(e *rules.Encounter) { e.Facts.Combatants[n].Opportunities = 1 }
	}
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		first  func(*rules.Encounter)
		do     levels.Command
		want   bool
	}{
		{what: "its own blow", rows: []string{"Gg"}, do: strike(1, 2, "longsword"), want: true},
		{what: "its own helping blow", rows: []string{"GGg"}, do: levels.Command{Do: "aid", By: 2, On: 3, Ally: 1, Option: "attack", Weapon: "longsword"}, want: true},
		{what: "the touch of a grapple, the enemy having struck", rows: []string{"Gg"}, first: spent(1), do: on("grapple", 1, 2), want: true},
		{what: "the touch of a grapple, an enemy beside it still ready", rows: []string{"Gg", ".g"}, first: spent(1), do: on("grapple", 1, 2), want: false},
		{what: "the touch of a grapple, a friend beside it still ready", rows: []string{"Gg", ".G"}, first: spent(1), do: on("grapple", 1, 2), want: true},
		{what: "a disarm, the enemy having struck", rows: []string{"Gg"}, first: spent(1), do: with("disarm", 1, 2, "longsword"), want: true},
		{what: "a trip", rows: []string{"Gg"}, change: armed(0, flail), do: with("trip", 1, 2, "flail"), want: true},
		{what: "the opportunity against it", rows: []string{"Ag"}, do: strike(1, 2, "longbow"), want: false},
		{what: "its charge past nobody who may strike", rows: []string{"G...g"}, first: spent(1), do: charge(1, 2, "longsword"), want: true},
		{what: "its ability, before it has done what it does", rows: []string{"G..g"}, change: able(0, fire), do: levels.Command{Do: "power", By: 1, Option: "fire", Square: &[2]int{3, 0}}, want: false},
	} {
		e := set(t, c.change, c.rows...)
		if c.first != nil {
			c.first(e)
		}
		a, err := c.do.Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Check(&a); !r.OK() {
			t.Fatalf("%s is refused by %s", c.what, r.Cite)
		}
		e.Begin(&a)
		for {
			if _, owed := e.Pending(); owed {
				break
			}
			asked, ok := e.Asked()
			if !ok {
				t.Fatalf("%s ends without a die", c.what)
			}
			e.Begin(&rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody})
		}
		if got := combat.OutOfHarm(e, a.By); got != c.want {
			t.Errorf("%s: out of harm %t, want %t", c.what, got, c.want)
		}
	}
}

// Only the question about an attack of opportunity is one about it (AOO-08), not
// that about a readied action.
func TestWhatIsAskedAboutOpportunities(t *testing.T) {
	e := set(t, nil, "Gg")
	if combat.AsksOpportunity(e) {
		t.Error("an opportunity is asked about where nothing is")
	}
	for _, c := range []struct {
		do   []levels.Command
		want bool
	}{
		{[]levels.Command{{Do: "sheathe", By: 1, Weapon: "longsword"}}, true},
		{[]levels.Command{ready(1, "enemy_attacks", cmd("kneel", 0)), strike(2, 1, "longsword")}, false},
	} {
		e := set(t, nil, "Gg")
		for i := range c.do {
			a, err := c.do[i].Action(e)
			if err != nil {
				t.Fatal(err)
			}
			e.Do(&a, dice.NewScripted(nil))
		}
		if _, ok := e.Asked(); !ok || combat.AsksOpportunity(e) != c.want {
			t.Errorf("%s: asked %t, about an opportunity %t, want %t", c.do[0].Do, ok, combat.AsksOpportunity(e), c.want)
		}
	}
}

// A readied 5-foot step is made in thought where it can be made, and the
// encounter itself stays what it is (INI-08).
func TestSteppedInThought(t *testing.T) {
	for _, c := range []struct {
		what string
		then levels.Command
		want grid.Cell
	}{
		{"with a step", levels.Command{Do: "ready", By: 1, Option: "enemy_enters_reach", Step: &[2]int{1, 1}, Then: &levels.Command{Do: "kneel"}}, grid.C(1, 1)},
		{"without", ready(1, "enemy_enters_reach", cmd("kneel", 0)), grid.C(0, 0)},
	} {
		e := set(t, nil, "G..g", "....")
		a, err := c.then.Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
			t.Fatalf("refused by %s", r.Cite)
		}
		there := combat.Stepped(e, 0)
		if got := there.Facts.Combatants[0].At; got != c.want || e.Facts.Combatants[0].At != grid.C(0, 0) {
			t.Errorf("%s: stands at %v in thought, want %v, and at %v", c.what, got, c.want, e.Facts.Combatants[0].At)
		}
		if (there == e) != (c.want == grid.C(0, 0)) {
			t.Errorf("%s: a copy is made where there is no step, or none where there is one", c.what)
		}
	}
}
