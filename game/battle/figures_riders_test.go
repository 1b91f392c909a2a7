package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/game/tell"
)

// TestFiguresMoveWithoutRiders: figures draw nothing and carry no shields, so
// their move offers no chips.
func TestFiguresMoveWithoutRiders(t *testing.T) {
	b := squad(t, nil)
	b.click("action.move")
	if rows := b.tell.Choices.ChipRows(); b.turn.Wanted.Mode != plan.MoveMode || len(rows) != 0 {
		t.Errorf("in mode %v the move offers %+v, want nothing to choose", b.turn.Wanted.Mode, rows)
	}
	if n := len(opensToMove(t)); n == 0 {
		t.Error("a creature that may draw on its way is offered nothing to choose")
	}
}

// opensToMove are the choices of a creature's move where weapons are drawn.
func opensToMove(t *testing.T) []tell.ChipRow {
	t.Helper()
	b := opening(t, "en", nil, blue("fighter", 5, 5).First(), red("goblin", 12, 5))
	b.click("action.move")
	return b.tell.Choices.ChipRows()
}
