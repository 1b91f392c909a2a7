package compose

import (
	"bytes"
	"testing"

	"tenaille/game/internal/unseen"
	"tenaille/game/replay"
	"tenaille/game/solve"
	"tenaille/levels"
)

// film is a record of the best line of a puzzle that is built in.
func film(t *testing.T, name string) *replay.Replay {
	t.Helper()
	c, err := levels.OpenPuzzle(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := solve.Solve(c, solve.Most)
	if err != nil {
		t.Fatal(err)
	}
	rp, err := p.Film(c)
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// TestPlacesOfRecords: at places all over matches of every ruleset a puzzle can begin, there
// or where the turn under way began, and nowhere after the last.
func TestPlacesOfRecords(t *testing.T) {
	for _, name := range []string{"three-d20", "three-limited", "three-skirmish"} {
		rp := unseen.Recorded(t, name)
		of, exact, tried := len(rp.Steps)-1, 0, 0
		for at := 0; at < of; at += max(of/9, 1) {
			tried++
			p, err := At(rp, at)
			if err != nil {
				t.Errorf("%s: at %d of %d: %v", name, at, of, err)
				continue
			}
			if p.Action == at {
				exact++
			}
			if p.Action > at || p.Action < at-20 || len(p.Who(Fell)) == 0 || len(p.Who(KeepOne)) == 0 || p.Who(KeepAll) != nil {
				t.Errorf("%s: at %d it begins at %d, with %v and %v", name, at, p.Action, p.Who(Fell), p.Who(KeepOne))
			}
		}
		if 3*exact < tried {
			t.Errorf("%s: %d of %d places are stated as they are", name, exact, tried)
		}
		if _, err := At(rp, of); err == nil {
			t.Errorf("%s: a puzzle begins when all is over", name)
		}
	}
}

// TestAPuzzleOfAPlace: what is made of a place is a puzzle whose file, read again, is proved
// to be worth the same.
func TestAPuzzleOfAPlace(t *testing.T) {
	for _, name := range []string{"d20-charge", "limited-charge", "skirmish-low-wall"} {
		p, err := At(film(t, name), 0)
		if err != nil {
			t.Fatal(name, err)
		}
		w := p.Prove(Fell, p.Who(Fell)[0])
		last := 0
		for !w.Step() {
			done, of := w.Progress()
			if done < last || done > of {
				t.Fatalf("%s: %d of %d after %d", name, done, of, last)
			}
			last = done
		}
		if w.Verdict != Sound || w.Err != nil {
			t.Errorf("%s: the verdict is %d (%v)", name, w.Verdict, w.Err)
			continue
		}
		var file bytes.Buffer
		if err := levels.WritePuzzle(&file, w.Case); err != nil {
			t.Fatal(err)
		}
		levels.BringPuzzles(map[string][]byte{"it-1": file.Bytes()})
		c, err := levels.OpenPuzzle(levels.OwnPuzzleName("it-1"))
		if err != nil {
			t.Fatal(name, err)
		}
		again, err := solve.Solve(c, Bound)
		if err != nil {
			t.Fatal(name, err)
		}
		lead, _ := again.Lead()
		if got := int(again.Best().Float()*10_000 + .5); got != c.Puzzle.Value || lead < solve.Telling || c.Puzzle.Level < 1 || c.Puzzle.Level > 5 {
			t.Errorf("%s: proved %d with a lead of %f, kept %d, level %d", name, got, lead, c.Puzzle.Value, c.Puzzle.Level)
		}
		if w.Proved.Film == nil {
			t.Errorf("%s: there is no best line", name)
		}
	}
	levels.BringPuzzles(nil)
}

// TestWhereThereIsNoPuzzle: nothing reaches the aim, everything does, or there is too much to
// look at; each is told apart.
func TestWhereThereIsNoPuzzle(t *testing.T) {
	run := func(p *Place, a Aim) Verdict {
		w := p.Prove(a, append(p.Who(a), 0)[0])
		for !w.Step() {
		}
		return w.Verdict
	}
	p, err := At(film(t, "d20-cover-is-enough"), 0)
	if err != nil {
		t.Fatal(err)
	}
	if v := run(p, Fell); v != Hopeless {
		t.Errorf("an archer out of reach: %d", v)
	}
	if p, err = At(film(t, "d20-charge"), 0); err != nil {
		t.Fatal(err)
	}
	if v := run(p, KeepOne); v != Settled && v != Level {
		t.Errorf("nobody is in danger: %d", v)
	}
	for i := range breadths {
		defer func(n int) { breadths[i].most = n }(breadths[i].most)
		breadths[i].most = 50
	}
	if v := run(p, Fell); v != TooBig {
		t.Errorf("within 50 ways: %d", v)
	}
	w := p.Prove(Fell, p.Who(Fell)[0])
	w.Step()
	w.Leave()
}
