//go:build !js

package menu

import (
	"bytes"
	"os"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
)

// TestMenusHandOn: the menu hands on the match that is played as it is now, the puzzle, and
// the record that is watched, whole; an ironman match under way it does not.
func TestMenusHandOn(t *testing.T) {
	const file = "../../replay/testdata/three-d20.jsonl"
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	var got scene.Linked
	c.Routes.Sheets.Link = func(c *scene.Context, l scene.Linked) scene.Scene { got = l; return NewPause(c, match.Terms{}, nil) }
	press := func(terms match.Terms, watched *replay.Replay) (link.Thing, bool) {
		t.Helper()
		p := NewPause(c, terms, watched).(*pause)
		screentest.Show(c, c.Routes.Title(c), p)
		p.Layout()
		if !p.Press("pause.link") {
			return nil, false
		}
		thing, err := got.Thing()
		if err != nil {
			t.Fatal(err)
		}
		return thing, true
	}

	if thing, ok := press(match.Terms{Level: "ford"}, arena.Recorded(t, file)); !ok || !bytes.Equal(thing.(link.Match).Record, whole) {
		t.Errorf("of the record that is watched %T is handed on", thing)
	}
	name := levels.Puzzles()[0]
	puzzle, err := levels.OpenPuzzle(name)
	if err != nil {
		t.Fatal(err)
	}
	if thing, ok := press(match.PuzzleTerms(puzzle, 1), nil); !ok || thing != (link.Puzzle{Name: name}) {
		t.Errorf("of a puzzle %+v is handed on", thing)
	}
	m := arena.Begun(t, 3)
	c.Playing = saves.NewKeeper(c.Store, m, "it")
	if thing, ok := press(match.TermsOf(m), nil); !ok {
		t.Error("of a match nothing is handed on")
	} else if rp, err := thing.(link.Match).Replay("it"); err != nil || rp.End != nil || uint64(len(rp.Steps)-1) != m.Actions() {
		t.Errorf("of a match another is handed on: %v", err)
	}
	iron, err := match.New(match.Config{Setup: *m.Setup(), Seats: []string{"human", "human"}, Reload: replay.Ironman})
	if err != nil {
		t.Fatal(err)
	}
	c.Playing = saves.NewKeeper(c.Store, iron, "iron")
	if thing, ok := press(match.TermsOf(iron), nil); ok {
		t.Errorf("of an ironman match under way %T is handed on", thing)
	}
}
