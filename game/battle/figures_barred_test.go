package battle

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestForbiddenTargetIsNoPromise: where cover forbids an attack the slip says so
// over chances that are marked as supposed, the brackets of the target are those of
// what may not be struck, and the nearest enemy has those of a target (SKI-09,
// SKI-10). What may be struck has none of it.
func TestForbiddenTargetIsNoPromise(t *testing.T) {
	low := func(s *rules.Setup) { s.Map.Rows[5] = ".........p......" }
	b := skirmishes(t, low, plain("archer", "blue", 2, 5, 6, 17, false), plain("orc", "red", 12, 5, 6, 16, false), plain("orc", "red", 2, 9, 6, 16, false))
	b.pointAt(grid.C(12, 5))
	s := b.seenSlip()
	if p := b.desk.Panels.Slip; p.Refused.Rule != rules.SKI09.String() || p.Chance == "" || p.Supposed != b.T("If it were allowed:") {
		t.Errorf("the slip of a forbidden attack is %+v", p)
	}
	if !s.Barred || s.Target == nil || len(s.Instead) != 1 || s.Instead[0] != b.turn.E.Space(2) {
		t.Errorf("barred %v, brackets on %v and on %v instead; want the orc in cover and the nearest", s.Barred, s.Target, s.Instead)
	}
	b.pointAt(grid.C(2, 9))
	s = b.seenSlip()
	if p := b.desk.Panels.Slip; s.Barred || len(s.Instead) > 0 || p.Supposed != "" || p.Refused.Words != "" {
		t.Errorf("the nearest enemy: barred %v, instead %v, slip %+v", s.Barred, s.Instead, p)
	}
}
