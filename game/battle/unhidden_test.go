package battle

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestBlowAfterLeavingShelter: who leaves its shelter on the way to a blow is noticed
// there, and the blow is shown with the bonus that is rolled, without that of an unseen
// attacker (STL-01, ATK-12).
func TestBlowAfterLeavingShelter(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 60 && tried < 3; seed++ {
		b := openingWith(t, "en", seed, func(s *rules.Setup) {
			s.Ambush = []int{2}
			row := []byte(s.Map.Rows[4])
			row[9] = ':'
			s.Map.Rows[4] = string(row)
		}, stand{Kind: "fighter", Side: "blue", At: [2]int{5, 4}}, stand{Kind: "rogue", Side: "red", At: [2]int{9, 4}})
		b.quiet(t)
		if b.turn.Side != 1 || !b.turn.E.Facts.Has(1, rules.Hidden) || b.turn.Now.Restricted || b.turn.Now.What != rules.AwaitsAction {
			if b.turn.Now.Who == 1 && b.turn.Now.Restricted { // the round after
				b.session.Do(rules.Action{Verb: rules.EndTurn, By: 1, On: rules.Nobody})
				b.quiet(t)
			}
			if b.turn.Side != 1 || !b.turn.E.Facts.Has(1, rules.Hidden) || b.turn.Now.What != rules.AwaitsAction {
				continue
			}
		}
		b.turn.Wanted.Arms[1] = 0
		b.pointAt(grid.C(5, 4))
		if len(b.turn.Forecast.Proposed.Acts) != 2 || b.turn.Forecast.Proposed.Acts[0].Verb != rules.Move {
			continue
		}
		tried++
		shown := b.turn.Forecast.Proposed.Strikes[0].Aim.Attack
		for _, l := range shown.Lines[:shown.N] {
			if row := b.turn.E.Rules.Rows[l.Row]; row.Cite == rules.ATK12 && l.Lost == rules.NoCite {
				t.Errorf("seed %d: it counts as unseen where it is in plain sight", seed)
			}
		}
		before := b.turn.Match.Heard(1)
		b.command.Act()
		b.quiet(t)
		for _, ev := range b.turn.Match.Perceived(1, before) {
			if ev.Kind == rules.AttackRolled && ev.Who == 1 && int(ev.B-ev.A) != int(shown.Total) {
				t.Errorf("seed %d: rolled with %+d, shown %+d", seed, ev.B-ev.A, shown.Total)
			}
		}
	}
	if tried == 0 {
		t.Error("no seed has it walk up from hiding")
	}
}
