package battle

import (
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/tell"
	"tenaille/levels"
	"tenaille/rules/grid"
)

// TestASquareOfAPuzzleTellsItsAim: beside a square stands what the puzzle wants, not that
// nobody may be left standing.
func TestASquareOfAPuzzleTellsItsAim(t *testing.T) {
	c, err := levels.OpenPuzzle("d20-total-defence")
	if err != nil {
		t.Fatal(err)
	}
	b := begun(t, match.PuzzleTerms(c, 1))
	m := tell.Squares{Voice: b.tell.Voice}.Inspector(grid.Cell{}, false)
	if aim := b.desk.Screen().Quest.Goals[0].Words; aim == "" || strings.TrimSuffix(m.Goal, ".") != aim || m.Left != "" {
		t.Errorf("the goal is %q (%q), the aim %q", m.Goal, m.Left, aim)
	}
}
