package solve

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"tenaille/levels"
)

// TestPuzzlesForPlayers proves every puzzle that players are given: its aim is a chance,
// which is the value its file states, the right first actions are ahead of all others by
// Telling, and it is as hard as its file says. "make golden" writes values and levels
// again.
func TestPuzzlesForPlayers(t *testing.T) {
	count := map[string]int{}
	names := levels.Puzzles()
	for _, name := range names {
		c, err := levels.OpenPuzzle(name)
		if err != nil {
			t.Fatal(err)
		}
		z := c.Puzzle
		if c.ID != name || len(z.Keep)+len(z.Fell) == 0 || c.Setup.Combatants[0].Side != "blue" {
			t.Errorf("%s: id %q, keep %v, fell %v", name, c.ID, z.Keep, z.Fell)
		}
		p, err := Solve(c, 300_000)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		lead, ok := p.Lead()
		if !ok || lead < Telling-1e-9 {
			t.Errorf("%s: the next best first action is only %f behind", name, lead)
		}
		level, err := p.Level()
		if err != nil {
			t.Fatal(name, err)
		}
		count[c.Setup.Ruleset]++
		value := int(p.Best().Float()*10_000 + .5)
		if os.Getenv("TENAILLE_GOLDEN") == "write" {
			rewrite(t, name, value, level)
			continue
		}
		if value != z.Value || level != z.Level {
			t.Errorf("%s: its chance is %d of 10000 and its level %d, its file says %d and %d", name, value, level, z.Value, z.Level)
		}
	}
	if len(names) < 60 || count["d20"] < 15 || count["limited"] < 15 || count["skirmish"] < 15 {
		t.Errorf("%d puzzles: %v", len(names), count)
	}
}

// rewrite puts what was proved into the file of a puzzle.
func rewrite(t *testing.T, name string, value, level int) {
	file := filepath.Join("../../levels/puzzles", name+".json")
	b, err := os.ReadFile(file)
	if err == nil {
		b = regexp.MustCompile(`"value": \d+, "level": \d+`).ReplaceAll(b, fmt.Appendf(nil, `"value": %d, "level": %d`, value, level))
		err = os.WriteFile(file, b, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestFilmsAreTheBestLine: the film of a puzzle gives nothing away and reaches its aim by
// some dice, and what a soldier plays is rated by what it gives away.
func TestFilmsAreTheBestLine(t *testing.T) {
	for i, name := range levels.Puzzles() {
		if testing.Short() && i%5 > 0 {
			continue
		}
		c, err := levels.OpenPuzzle(name)
		if err != nil {
			t.Fatal(err)
		}
		q := Inquire(c, Most)
		for !q.Step() {
		}
		if q.Err != nil {
			t.Fatal(name, q.Err)
		}
		film, err := q.Proof.Film(c)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		q.Rate(film)
		for !q.Step() {
		}
		r := q.Rating
		if q.Err != nil || !r.Over || !r.Reached || r.Best-r.Got > 1e-9 || len(r.Decisions) == 0 {
			t.Errorf("%s: the film is rated %+v, %v", name, r, q.Err)
		}
	}
}
