package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Of several states that forbid a charge the first of the rule book's is named
// (ACT-16, CND-04, CND-06, CND-08, CND-16).
func TestTheFirstStateThatForbidsACharge(t *testing.T) {
	for _, c := range []struct {
		states []string
		want   rules.Cite
	}{
		{[]string{"kneeling", "floating"}, rules.CND04},
		{[]string{"floating", "entangled"}, rules.CND16},
		{[]string{"entangled", "squeezing"}, rules.CND06},
		{[]string{"squeezing"}, rules.CND08},
		{nil, rules.NoCite},
	} {
		e := set(t, state(0, c.states...), "G....g")
		a := rules.Action{Verb: rules.Charge, By: 0, On: 1, Weapon: 0}
		if got := e.Check(&a).Cite; got != c.want {
			t.Errorf("%v: refused by %q, want %q", c.states, got, c.want)
		}
	}
}

// Too near comes before too far: who cannot move at all is told the first of a
// target that is beside the next square (ACT-16).
func TestTooNearBeforeTooFar(t *testing.T) {
	for _, c := range []struct {
		row   string
		speed int
		want  combat.ChargeBar
	}{
		{"G.g.......", 0, combat.ChargeNear}, {"G...g.....", 0, combat.ChargeFar},
		{"G.g.......", 2, combat.ChargeNear}, {"G........g", 2, combat.ChargeFar}, {"G....g....", 2, combat.ChargeFree},
	} {
		e := set(t, func(s *rules.Setup) { s.Combatants[0].Speed = c.speed }, c.row)
		bar := combat.BarOf(e, &rules.Action{Verb: rules.Charge, By: 0, On: 1, Weapon: 0})
		if bar.Why != c.want || bar.Why != combat.ChargeFree && bar.Most != 2*c.speed {
			t.Errorf("%s at speed %d: barred by %d of %d squares, want %d of %d", c.row, c.speed, bar.Why, bar.Most, c.want, 2*c.speed)
		}
	}
}

// A push that is followed squeezing counts no diagonal: it is a doubled one
// (MOV-03, MAN-04).
func TestAFollowedPushCountsDiagonals(t *testing.T) {
	for _, c := range []struct {
		states []string
		want   string
	}{{[]string{"squeezing"}, "moved 1: 0"}, {nil, "moved 1: 1"}} {
		rows := []string{"G....", ".a...", ".....", "....."}
		if c.states != nil {
			rows[0] = "O...."
		}
		play(t, []scene{{
			rule: "MAN-04 " + c.want, rows: rows, change: all(bare(1), state(0, c.states...)), no: []rules.Question{rules.AskFollow},
			dice: [][2]int{{20, 15}, {20, 1}}, do: []levels.Command{on("bull_rush", 1, 2)}, events: []string{"moved 2: 0 2", c.want},
		}})
	}
}
