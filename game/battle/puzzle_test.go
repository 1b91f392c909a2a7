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

// TestThePuzzleLeavesTheGoldToItsSheet: the end of a puzzle is a quiet button under the sheet
// that tells what the choices were worth; that of a match is in gold.
func TestThePuzzleLeavesTheGoldToItsSheet(t *testing.T) {
	c, err := levels.OpenPuzzle("d20-total-defence")
	if err != nil {
		t.Fatal(err)
	}
	for _, terms := range []match.Terms{match.PuzzleTerms(c, 1), match.LessonTerms(levels.Lessons()[0], "d20", 1)} {
		b := begun(t, terms)
		b.turn.Match.Stop()
		b.turn.Now.Side = -1 // all of it is shown
		if s := b.desk.Screen(); s.End.Label != b.T("The end") || s.End.Early != (terms.Puzzle() != nil) {
			t.Errorf("%s ends with %q, quiet: %v", terms.Level, s.End.Label, s.End.Early)
		}
	}
}
