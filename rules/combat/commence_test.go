package combat_test

import (
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// TestCommenceInTheMiddleOfATurn: who is named acts first, with what is left of its turn and
// nobody flat-footed; a turn that cannot be is refused with the place.
func TestCommenceInTheMiddleOfATurn(t *testing.T) {
	for _, set := range []string{"d20", "limited"} {
		for _, c := range []struct {
			turn *rules.TurnSetup
			want string
		}{
			{&rules.TurnSetup{Order: []int{2, 1}, Spent: []string{"standard"}}, ""},
			{&rules.TurnSetup{}, "order: must name who acts now"},
			{&rules.TurnSetup{Order: []int{3}}, "order[0]: there is no combatant 3"},
			{&rules.TurnSetup{Order: []int{1, 1}}, "order[1]: there is no combatant 1"},
			{&rules.TurnSetup{Order: []int{1}, Spent: []string{"thought"}}, `spent[0]: "thought" cannot be spent`},
		} {
			sheet := func(id, x int, side string) rules.Sheet {
				return rules.Sheet{ID: id, Side: side, At: [2]int{x, 0}, HP: 10, MaxHP: 10, Speed: 6, Size: "medium"}
			}
			s := rules.Setup{Ruleset: set, Map: rules.MapSetup{Rows: []string{"....."}}, Combatants: []rules.Sheet{sheet(1, 0, "blue"), sheet(2, 3, "red")}, Turn: c.turn}
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			err = combat.Commence(e)
			if c.want != "" {
				if err == nil || !strings.HasPrefix(err.Error(), c.want) {
					t.Errorf("%s, %+v: %v, want %q", set, c.turn, err, c.want)
				}
				continue
			}
			what, who := e.Awaits()
			if err != nil || what != rules.AwaitsAction || e.Creatures[who].Sheet != 2 || e.Facts.Has(who, rules.FlatFooted) {
				t.Errorf("%s: %v, %v awaits %d", set, err, what, who)
			}
			for _, a := range e.Legal(nil) {
				if a.Verb.String() == "total_defence" {
					t.Errorf("%s: a spent standard action is there", set)
				}
			}
		}
	}
}

// TestCommenceWithNoHitPoints: whoever begins in the middle of a turn at 0 hit points has a
// single action of it (HP-02): after a move there is no attack.
func TestCommenceWithNoHitPoints(t *testing.T) {
	for hp, want := range map[int]bool{0: false, 10: true} {
		sheet := func(id, x, hp int, side string) rules.Sheet {
			return rules.Sheet{ID: id, Side: side, At: [2]int{x, 0}, HP: hp, MaxHP: 10, Speed: 6, Size: "medium"}
		}
		s := rules.Setup{
			Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"....."}},
			Combatants: []rules.Sheet{sheet(1, 4, 10, "blue"), sheet(2, 1, hp, "red")}, Turn: &rules.TurnSetup{Order: []int{2, 1}, Spent: []string{"move"}},
		}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		combat.Commence(e) // at 0 hit points there may be nothing left to do
		standard := false
		for _, a := range e.Legal(nil) {
			standard = standard || a.Verb.String() == "total_defence"
		}
		if standard != want {
			t.Errorf("with %d hit points there is a standard action after a move: %t, want %t", hp, standard, want)
		}
	}
}

func TestCommenceWithFreeActions(t *testing.T) {
	t.Run("SIL-12: a turn that begins in its middle has as many free actions as the option allows", func(t *testing.T) {
		sheet := func(id, x int, side string) rules.Sheet {
			return rules.Sheet{ID: id, Side: side, At: [2]int{x, 0}, HP: 10, MaxHP: 10, Speed: 6, Size: "medium"}
		}
		s := rules.Setup{
			Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"....."}}, Options: map[string]string{"free_action_cap": "3"},
			Combatants: []rules.Sheet{sheet(1, 0, "blue"), sheet(2, 3, "red")}, Turn: &rules.TurnSetup{Order: []int{2, 1}},
		}
		e, err := rulesets.New(&s)
		if err == nil {
			err = combat.Commence(e)
		}
		if err != nil {
			t.Fatal(err)
		}
		_, who := e.Awaits()
		for _, p := range e.Rules.Turn.Pips {
			if p.Cite == rules.ACT05 && p.Left(e, who) != 3 {
				t.Errorf("%d free actions are left, want 3", p.Left(e, who))
			}
		}
	})
}
