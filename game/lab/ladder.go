package lab

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// Rung is a pair of players under a ruleset, to be compared by games on many maps.
type Rung struct {
	Player  string `json:"player"` // whose points are counted
	Against string `json:"against"`
	Ruleset string `json:"ruleset"`
	// Scenario is the one map it is played on, by players that keep their sides: its own
	// is Player's. Else it is all maps of the ruleset.
	Scenario string `json:"scenario,omitempty"`
	// Games is how many are wanted.
	Games int `json:"-"`

	Played  int           `json:"played"`
	Won     int           `json:"won"`
	Drawn   int           `json:"drawn"` // nobody won, in the end or when the rounds were over
	Stopped int           `json:"stopped"`
	Rounds  int           `json:"rounds"`
	Spent   time.Duration `json:"spent"` // by one worker
	// Counted are what was counted of the player, a game each, where it was.
	Counted []Counts `json:"counted,omitempty"`
}

// Share is the part of the points that the player has.
func (r *Rung) Share() Interval { return Wilson(float64(r.Won)+float64(r.Drawn)/2, r.Played) }

// same reports whether two rungs compare the same.
func (r *Rung) same(o *Rung) bool {
	return r.Player == o.Player && r.Against == o.Against && r.Ruleset == o.Ruleset && r.Scenario == o.Scenario
}

// maps is under what name a ladder has the maps of a rung.
func (r *Rung) maps() string {
	if r.Scenario != "" {
		return r.Scenario
	}
	return r.Ruleset
}

// lay is the nth game of a rung: with which seed after the ladder's own, and whether the
// sides are changed in it.
func (r *Rung) lay(nth int) (seed int, changed bool) {
	if r.Scenario != "" {
		return nth, false
	}
	return nth / 2, nth%2 == 1
}

// Ladder plays rungs: each on all maps in turn, with both on either side for every seed, or
// on the one map of a scenario.
type Ladder struct {
	Rungs []Rung
	Seed  uint64
	// Maps are the set-ups of each ruleset, all with two sides, and that of each scenario.
	Maps map[string][]rules.Setup
	// Rounds is after how many a game is stopped.
	Rounds int
	// Count has what the player does and suffers counted.
	Count bool
}

// state is a ladder as it lies in a file.
type state struct {
	Program string `json:"program"` // whose games they are
	Seed    uint64 `json:"seed"`
	Rungs   []Rung `json:"rungs"`
}

// ErrOther is the end of going on with what another program, or another seed, began.
var ErrOther = errors.New("it is of another program or another seed")

// Resume takes over what a file holds of the rungs; program names who plays them. What
// is not there yet is nothing.
func (l *Ladder) Resume(file, program string) error {
	b, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var s state
	if err := json.Unmarshal(b, &s); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if s.Program != program || s.Seed != l.Seed {
		return fmt.Errorf("%s: %w", file, ErrOther)
	}
	for i := range l.Rungs {
		r := &l.Rungs[i]
		if k := slices.IndexFunc(s.Rungs, func(o Rung) bool { return o.same(r) }); k >= 0 {
			games := r.Games
			*r = s.Rungs[k]
			r.Games = games
		}
	}
	return nil
}

// Save writes the rungs into a file, with those that it holds of the same program and
// are not among them.
func (l *Ladder) Save(file, program string) error {
	s := state{program, l.Seed, slices.Clone(l.Rungs)}
	var old state
	if b, err := os.ReadFile(file); err == nil && json.Unmarshal(b, &old) == nil && old.Program == program && old.Seed == l.Seed {
		for _, o := range old.Rungs {
			if !slices.ContainsFunc(s.Rungs, func(r Rung) bool { return r.same(&o) }) {
				s.Rungs = append(s.Rungs, o)
			}
		}
	}
	b, err := json.MarshalIndent(&s, "", " ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	// What is written in place could be half there when the program is ended.
	if err := os.WriteFile(file+".new", append(b, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// Counted reports whether something was counted of every game played so far.
func (l *Ladder) Counted() bool {
	return !slices.ContainsFunc(l.Rungs, func(r Rung) bool { return len(r.Counted) != r.Played })
}

// turn is a game that is still to be played: the nth of a rung.
type turn struct{ rung, nth int }

// turns are all games still to be played, the rungs by turns, so that all of them are
// known a little soon.
func (l *Ladder) turns() (list []turn) {
	for nth, more := 0, true; more; nth++ {
		more = false
		for i := range l.Rungs {
			if r := &l.Rungs[i]; nth < r.Games {
				more = true
				if nth >= r.Played {
					list = append(list, turn{i, nth})
				}
			}
		}
	}
	return list
}

// Left is how many games are still to be played, and about how long they take with so
// many workers, by what those before have taken; ok is false where there were none of
// some rung yet.
func (l *Ladder) Left(workers int) (games int, long time.Duration, ok bool) {
	ok = true
	for i := range l.Rungs {
		r := &l.Rungs[i]
		left := max(r.Games-r.Played, 0)
		games += left
		if left > 0 && r.Played == 0 {
			ok = false
		} else if left > 0 {
			long += r.Spent / time.Duration(r.Played) * time.Duration(left)
		}
	}
	return games, long / time.Duration(Workers(workers)), ok
}

// Climb plays what is left, and tells after each game; an error of told ends it. When
// ctx is done the games so far count.
func (l *Ladder) Climb(ctx context.Context, workers int, told func() error) error {
	turns := l.turns()
	plan := func(i int) Game {
		t := turns[i]
		r := &l.Rungs[t.rung]
		maps := l.Maps[r.maps()]
		seed, changed := r.lay(t.nth)
		nth := seed % len(maps)
		// Games on one map follow each other, so few kinds are kept at a time.
		g := Game{Kind: (nth*len(l.Rungs) + t.rung) * 2, Setup: &maps[nth], Seats: []string{r.Player, r.Against}, Rounds: l.Rounds, Count: l.Count}
		if changed {
			g.Kind++
			g.Seats = []string{r.Against, r.Player}
		}
		seeds := dice.NewStream(l.Seed + uint64(seed))
		g.Seed = seeds.Next()
		return g
	}
	_, err := Run(ctx, 0, len(turns), workers, plan, func(i int, o *Outcome) error {
		t := turns[i]
		r := &l.Rungs[t.rung]
		own := 0
		if _, changed := r.lay(t.nth); changed {
			own = 1
		}
		r.Played++
		r.Rounds += o.Rounds
		r.Spent += o.Took
		if l.Count {
			r.Counted = append(r.Counted, o.Counts[own])
		}
		switch {
		case o.Winner < 0:
			r.Drawn++
			if o.Stopped {
				r.Stopped++
			}
		case o.Winner == own:
			r.Won++
		}
		return told()
	})
	return err
}
