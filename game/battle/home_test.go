package battle

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestCursorComesHomeToWalk: after an attack by keys the cursor is at the target,
// perhaps far away. When the move begins it is at the creature that walks, and
// the camera shows that; a square to which the player has walked it stays.
func TestCursorComesHomeToWalk(t *testing.T) {
	wide := func(s *rules.Setup) {
		for i := range s.Map.Rows {
			s.Map.Rows[i] = strings.Repeat(".", 60)
		}
	}
	b := opening(t, "en", wide, blue("archer", 2, 5).First(), red("ogre", 38, 5))
	home := b.turn.E.Space(0).At
	inSight := func(c grid.Cell) bool { return b.table.Camera.CellRect(c).In(b.table.Camera.Safe) }
	settle := func() {
		for range 120 {
			b.feign()
		}
	}
	b.feign(input.ActAttack)
	b.feign(input.Next)
	if b.turn.Wanted.Pointer.Who != 1 {
		t.Fatalf("the cursor is on %d", b.turn.Wanted.Pointer.Who)
	}
	b.feign(input.Confirm)
	b.quiet(t)
	settle()
	if b.turn.Now.Who != 0 || b.turn.Wanted.Pointer.Cell == home || inSight(home) {
		t.Fatalf("after the shot %d is to act, the cursor at %s, the archer in sight %v", b.turn.Now.Who, b.turn.Wanted.Pointer.Cell.Name(), inSight(home))
	}
	b.feign(input.ActMove)
	settle()
	if b.turn.Wanted.Mode != plan.MoveMode || b.turn.Wanted.Pointer.Cell != home || !inSight(home) {
		t.Errorf("mode %v, cursor at %s, archer in sight %v; want it at %s and in sight", b.turn.Wanted.Mode, b.turn.Wanted.Pointer.Cell.Name(), inSight(home), home.Name())
	}
	b.feign(input.Cancel)
	b.feign(input.Right)
	b.feign(input.Right)
	there := b.turn.Wanted.Pointer.Cell
	b.feign(input.ActMove)
	if b.turn.Wanted.Pointer.Cell != there {
		t.Errorf("the cursor left %s, to which it was walked, for %s", there.Name(), b.turn.Wanted.Pointer.Cell.Name())
	}
}

// TestPointerIsNotMoved: where the mouse points, it goes on pointing.
func TestPointerIsNotMoved(t *testing.T) {
	b := opening(t, "en", nil, blue("archer", 2, 5).First(), red("ogre", 12, 5))
	b.command.HoverAt(plan.Pointer{Cell: grid.C(12, 5), OnMap: true, Who: 1})
	v, _ := b.command.EntryOf("action.move")
	b.command.Choose(v)
	if b.turn.Wanted.Pointer.Cell != grid.C(12, 5) || b.turn.Wanted.Pointer.Keys {
		t.Errorf("the mouse points at %s, keys %v", b.turn.Wanted.Pointer.Cell.Name(), b.turn.Wanted.Pointer.Keys)
	}
}
