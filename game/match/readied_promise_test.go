package match

import (
	"math"
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestPromisesOfWhatIsReadied: what a player is told beside the question whether a readied
// action is done comes out as often as it says, when the action is no attack either.
func TestPromisesOfWhatIsReadied(t *testing.T) {
	for _, c := range []struct {
		what  string
		then  levels.Command
		state string // of the friend
		hp    int
		tells string // among what is told
	}{
		{"aid", levels.Command{Do: "aid", Weapon: "longsword", Ally: 2, Option: "ac"}, "", 30, "comes off"},
		{"first aid", levels.Command{Do: "first_aid", On: 2}, "dying", -3, "comes off"},
		{"a defensive blow", levels.Command{Do: "fight_defensively", Weapon: "longsword"}, "", 30, "hits once begun"},
	} {
		s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{".....", ".....", "....."}}}
		for i, at := range [][2]int{{1, 1}, {1, 0}, {2, 1}} {
			sheet, _ := levels.Cast("G")
			sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "blue", "red"}[i], at
			sheet.Abilities.Dex = []int{90, 4, 50}[i] // in the order of 1, 3, 2
			if i == 1 && c.state != "" {
				sheet.HP, sheet.State = c.hp, []rules.ConditionSetup{{ID: c.state}}
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, order := range []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_attacks", Then: &c.then}, {Do: "end_turn", By: 1}, {Do: "attack", By: 3, On: 1, Weapon: "longsword"},
		} {
			a, err := order.Action(m.course.Encounter())
			if err != nil {
				t.Fatal(err)
			}
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%s: %s: refused by %s, %v", c.what, order.Do, r.Cite, err)
			}
		}
		e := m.course.Encounter()
		if q, _ := e.Question(); q != rules.AskReadied {
			t.Fatalf("%s: nobody is asked about it", c.what)
		}
		take := rules.Action{Verb: rules.Take, By: 0, On: rules.Nobody}
		p := m.Preview(&take)
		list := listed(&p, e, &take)
		if !slices.ContainsFunc(list, func(v *promise) bool { return v.what == c.tells }) {
			t.Errorf("%s: nothing tells whether it %s", c.what, c.tells)
		}
		r := replayer{src: dice.NewSeeded(7)}
		for range *plays {
			o := r.play(e, &take)
			for _, v := range list {
				if counts, kept := v.so(o, r.src); counts {
					v.n++
					if kept {
						v.k++
					}
				}
			}
		}
		least := math.Log(1e-6 / 2 / float64(len(list)))
		for _, v := range list {
			if v.n > 0 && tails(v.n, v.k, v.chance) < least {
				t.Errorf("%s: %s: %.4f promised, %d of %d", c.what, v.what, v.chance, v.k, v.n)
			}
		}
	}
}
