package solve

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
)

const answersFile = "testdata/answers.txt"

// short names a first action in a word or two: the verb, at whom, with what, where to.
func short(c *levels.Command) string {
	words := []string{c.Do}
	if c.On != 0 {
		words = append(words, fmt.Sprint(c.On))
	}
	for _, w := range append([]string{c.Weapon, c.Option}, c.Weapons...) {
		if w != "" {
			words = append(words, w)
		}
	}
	if c.Then != nil {
		words = append(words, "then "+c.Then.Do)
	}
	if n := len(c.Cells); n > 0 {
		words = append(words, fmt.Sprintf("(%d,%d)", c.Cells[n-1][0], c.Cells[n-1][1]))
	}
	if len(c.With) > 0 {
		words = append(words, fmt.Sprint("with ", c.With))
	}
	return fmt.Sprint(c.By, " ", strings.Join(words, " "))
}

// TestGoldenPuzzles proves every puzzle of the collection: what it is worth and which first
// actions are right are as they were written down, the right ones are ahead of the
// others, no more than half of all are right, and the answer is told in words. "make
// golden" writes the answers again, after a change that is to change them.
func TestGoldenPuzzles(t *testing.T) {
	files, err := collection()
	if err != nil || len(files) < 120 {
		t.Fatalf("%d puzzles: %v", len(files), err)
	}
	var got bytes.Buffer
	count := map[string]int{}
	for _, file := range files {
		f, err := levels.OpenPosition(file)
		if err != nil {
			t.Fatal(err)
		}
		c := &f.Cases[0]
		if len(f.Cases) != 1 || c.Puzzle == nil || c.ID+".json" != filepath.Base(file) {
			t.Fatalf("%s: %d cases, the first %q", file, len(f.Cases), c.ID)
		}
		p, err := Solve(c, Most)
		if err != nil {
			t.Fatalf("%s: %v", c.ID, err)
		}
		lead, ok := p.Lead()
		if !ok || lead < Close {
			t.Errorf("%s: what is right is ahead by %f only", c.ID, lead)
		}
		if n := len(p.Right()); 2*n > len(p.Lines)+2 {
			t.Errorf("%s: %d of %d first actions are right", c.ID, n, len(p.Lines))
		}
		if told := c.Puzzle.Best != "" && c.Puzzle.Why != ""; !told && c.Puzzle.Keep == nil && c.Puzzle.Fell == nil {
			t.Errorf("%s: the answer is not told in words", c.ID)
		}
		count[c.Setup.Ruleset]++
		fmt.Fprintf(&got, "%s %v +%.6f:", c.ID, p.Best(), lead)
		last := ""
		for i, l := range p.Right() {
			if s := short(&l.Command); s != last { // two ways lead there
				if last = s; i > 0 {
					got.WriteByte(';')
				}
				got.WriteString(" " + s)
			}
		}
		got.WriteByte('\n')
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		if count[ruleset] < 15 {
			t.Errorf("%d puzzles of %s", count[ruleset], ruleset)
		}
	}
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		if err := os.WriteFile(answersFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(answersFile)
	if err != nil {
		t.Fatal(err, got.String())
	}
	for i, line := range strings.Split(got.String(), "\n") {
		if lines := strings.Split(string(want), "\n"); i >= len(lines) || lines[i] != line {
			t.Fatalf("line %d: proved\n%s\nwritten down\n%s", i+1, line, strings.Join(lines[min(i, len(lines)):min(i+1, len(lines))], ""))
		}
	}
}
