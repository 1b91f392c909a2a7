package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// openings are beginnings in which the dead lie about: they neither look for those in
// ambush nor count for the surprise, and their place in the order is passed over.
var openings = []scene{
	{
		rule: "SUR-02 the dead do not look", rows: []string{"R.p...gG"}, began: true,
		change: all(ambush(0, 1), state(2, "dead"), func(s *rules.Setup) { s.Combatants[2].Side = "red" }),
		dice:   [][2]int{{20, 10}, {20, 3}, {20, 10}, {20, 2}},
		events: []string{"hide_rolled 1: 10 22 1", "spot_rolled 2>1: 3", "surprised 2: 1 by SUR-01", "initiative_rolled 1: 10 13", "initiative_rolled 3: 2 3", "round_began: 0", "turn_began 1"},
	},
	{
		rule: "SUR-03 no round for the dead alone", rows: []string{"G....ga"}, began: true,
		change: all(state(2, "dead"), func(s *rules.Setup) { s.Surprised = []int{1, 2} }),
		dice:   [][2]int{{20, 10}, {20, 5}, {20, 15}},
		events: []string{"round_began: 1", "turn_began 1"},
	},
	{
		rule: "INI-02 the first of the order is dead", rows: []string{"G....ga"}, began: true, change: state(2, "dead"),
		dice:   [][2]int{{20, 10}, {20, 5}, {20, 15}},
		events: []string{"placed 3: 0", "round_began: 1", "turn_began 1: 1"},
	},
}

func TestOpenings(t *testing.T) { play(t, openings) }

// TestRoundsBeginOnce: whoever of the order is dead when an encounter begins, one
// round begins (INI-02).
func TestRoundsBeginOnce(t *testing.T) {
	for dead := range 3 {
		e := stage(t, scene{rows: []string{"G..G.g.g"}, change: state(dead, "dead")})
		e.Free = false
		rounds := 0
		e.Listen = func(ev rules.Event) {
			if ev.Kind == rules.RoundBegan {
				rounds++
			}
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewScripted([][2]int{{20, 18}, {20, 14}, {20, 10}, {20, 6}}))
		if what, _ := e.Awaits(); rounds != 1 || what != rules.AwaitsAction {
			t.Errorf("INI-02: with %d dead %d rounds begin, and then it awaits %v", dead, rounds, what)
		}
	}
}

// TestWhoTripsInReturnIsNamed: the tripper who may drop its weapon instead of falling
// is asked so against the one that trips it in return (MAN-02).
func TestWhoTripsInReturnIsNamed(t *testing.T) {
	e := set(t, all(armed(0, rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true}), bare(1)), "Gg")
	a, err := (&levels.Command{Do: "trip", By: 1, On: 2, Weapon: "flail"}).Action(e)
	if err != nil {
		t.Fatal(err)
	}
	src := dice.NewScripted([][2]int{{20, 15}, {20, 2}, {20, 15}, {20, 15}, {20, 2}})
	e.Do(&a, src)
	for _, want := range []struct {
		question  rules.Question
		who, whom rules.ID
	}{{rules.AskCounterTrip, 1, 0}, {rules.AskDropInstead, 0, 1}} {
		question, _ := e.Question()
		s, ok := e.Asked()
		if !ok || question != want.question || s.Who != want.who || s.Whom != want.whom {
			t.Fatalf("MAN-02: %q is asked of %d against %d, want %q of %d against %d", question, s.Who, s.Whom, want.question, want.who, want.whom)
		}
		e.Do(&rules.Action{Verb: rules.Take, By: s.Who, On: rules.Nobody}, src)
	}
	if e.Facts.Has(0, rules.Prone) || e.Facts.Combatants[0].Ready&1 != 0 {
		t.Error("MAN-02: the tripper has not let its weapon go in place of falling")
	}
}
