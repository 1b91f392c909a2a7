//go:build !js

package cli

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"tenaille/game/lab"
	"tenaille/game/solve"
	"tenaille/levels"
)

// solveCommand holds the flags of the solve command.
type solveCommand struct {
	Positions []string `arg:"" name:"position" help:"Position files with puzzles, or folders of them."`
	Player    string   `placeholder:"LEVEL" help:"Have a machine of this level play first, and print what it loses against the best: ${players}."`
	Seeds     int      `default:"4" help:"With how many seeds it plays, from 1 on; a puzzle is solved when it loses less than 0.01 with three of four."`
	Most      int      `default:"${most}" help:"Answers of dice and actions looked at before a position is too big."`
	Workers   int      `default:"0" help:"Positions looked at at a time, 0 for one a processor."`
	All       bool     `help:"Print every first action, not only those that are right and the next best."`
	JSON      bool     `name:"json" help:"Print as JSON, one object a line."`
}

// riddle is a puzzle to be proved, with its name.
type riddle struct {
	name string
	c    *levels.Case
}

// solution is what is printed of a puzzle.
type solution struct {
	Position string        `json:"position"`
	Value    float64       `json:"value"`
	Error    float64       `json:"error"` // the most that value is off
	Seen     int           `json:"seen"`
	States   int           `json:"states"`
	Lines    []firstAction `json:"lines"` // the right ones, then the next best
	Right    int           `json:"right"`
	Of       int           `json:"of"`
	Player   string        `json:"player,omitempty"`
	Replies  []firstAction `json:"replies,omitempty"` // by seeds
	Solved   *bool         `json:"solved,omitempty"`

	err error
}

type firstAction struct {
	Action levels.Command `json:"action"`
	Value  float64        `json:"value"`
	Loss   float64        `json:"loss"`
}

// Run proves the puzzles and prints what is best in each.
func (s *solveCommand) Run(to streams) error {
	if err := cmp.Or(atLeast("seeds", s.Seeds, 1), atLeast("most", s.Most, 1), atLeast("workers", s.Workers, 0)); err != nil {
		return err
	}
	if s.Player != "" {
		if err := machines(s.Player); err != nil {
			return err
		}
	}
	riddles, failed := s.riddles(to)
	answers := make([]chan *solution, len(riddles))
	for i := range answers {
		answers[i] = make(chan *solution, 1)
	}
	next := make(chan int)
	go func() {
		for i := range riddles {
			next <- i
		}
		close(next)
	}()
	for range min(lab.Workers(s.Workers), len(riddles)) {
		go func() {
			for i := range next {
				answers[i] <- s.prove(&riddles[i])
			}
		}()
	}
	solved, bar := 0, newProgress(to.err, 0, len(riddles), "puzzles")
	for i := range riddles {
		bar.at(i)
		a := <-answers[i]
		bar.clear()
		if a.err != nil {
			to.complain(fmt.Errorf("%s: %w", riddles[i].name, a.err))
			failed++
			continue
		}
		if a.Solved != nil && *a.Solved {
			solved++
		}
		if err := s.print(to.out, a); err != nil {
			return err
		}
	}
	if s.Player != "" && !s.JSON {
		fmt.Fprintf(to.out, "%d solved, %d not\n", solved, len(riddles)-failed-solved)
	}
	if failed > 0 {
		return silent{}
	}
	return nil
}

// riddles reads the files, and complains of those that are no puzzles unless they only
// lie in a folder with some.
func (s *solveCommand) riddles(to streams) (all []riddle, failed int) {
	for _, name := range s.Positions {
		files, folder := []string{name}, false
		if info, err := os.Stat(name); err == nil && info.IsDir() {
			folder = true
			files, _ = filepath.Glob(filepath.Join(strings.NewReplacer("[", "\\[", "*", "\\*", "?", "\\?").Replace(name), "*.json"))
			if len(files) == 0 {
				to.complain(fmt.Errorf("%s: no position files", name))
				failed++
			}
		}
		for _, file := range files {
			f, err := levels.OpenPosition(file)
			if err != nil {
				to.complain(err)
				failed++
				continue
			}
			found := len(all)
			for i := range f.Cases {
				c := &f.Cases[i]
				if c.Puzzle == nil {
					continue
				}
				name := c.ID
				if name == "" {
					name = filepath.Base(file)
				}
				all = append(all, riddle{name, c})
			}
			if len(all) == found && !folder {
				to.complain(fmt.Errorf("%s: no puzzle", file))
				failed++
			}
		}
	}
	return all, failed
}

// prove solves a puzzle, and has the player try it. What no file should be able to do
// to the program is reported like any other fault of the file.
func (s *solveCommand) prove(r *riddle) (a *solution) {
	defer func() {
		if x := recover(); x != nil {
			a = &solution{err: fmt.Errorf("this is a fault of the program, please report it with the file: %v", x)}
		}
	}()
	p, err := solve.Solve(r.c, s.Most)
	if errors.Is(err, solve.ErrTooBig) {
		err = fmt.Errorf("%w: more than %d answers of dice and actions; --most allows more", err, s.Most)
	}
	if err != nil {
		return &solution{err: err}
	}
	best := p.Best()
	a = &solution{Position: r.name, Value: best.Float(), Error: best.Error(), Right: len(p.Right()), Of: len(p.Lines), Player: s.Player}
	for i, l := range p.Lines {
		if i > a.Right && !s.All {
			break
		}
		a.Lines = append(a.Lines, firstAction{l.Command, l.Value.Float(), l.Value.Loss(best)})
	}
	if s.Player != "" {
		var losses []float64
		for seed := range s.Seeds {
			reply, err := p.Ask(s.Player, uint64(seed+1))
			if err != nil {
				return &solution{err: err}
			}
			losses = append(losses, reply.Loss)
			a.Replies = append(a.Replies, firstAction{reply.Command, reply.Value.Float(), reply.Loss})
		}
		ok := solve.Solved(losses)
		a.Solved = &ok
	}
	a.Seen, a.States = p.Seen, p.States
	return a
}

func (s *solveCommand) print(w io.Writer, a *solution) error {
	if s.JSON {
		b, err := json.Marshal(a)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%s\n", b)
		return nil
	}
	name := levels.Line(a.Position)
	if s.Player == "" {
		fmt.Fprintf(w, "%s: worth %.6f, off by %.0e at most; %d of %d first actions are right (%d actions and answers of dice, %d states)\n", name, a.Value, a.Error, a.Right, a.Of, a.Seen, a.States)
		for i := range a.Lines {
			fmt.Fprintf(w, "  %-5s %9.6f  %s\n", map[bool]string{true: "right", false: "not"}[i < a.Right], a.Lines[i].Value, said(&a.Lines[i].Action))
		}
		return nil
	}
	fmt.Fprintf(w, "%s: %s, loses", name, map[bool]string{true: "solved", false: "not solved"}[*a.Solved])
	for _, r := range a.Replies {
		fmt.Fprintf(w, " %.4f", max(r.Loss, 0))
	}
	worst := 0
	for i := range a.Replies {
		if a.Replies[i].Loss > a.Replies[worst].Loss {
			worst = i
		}
	}
	fmt.Fprintf(w, "; %s\n", said(&a.Replies[worst].Action))
	return nil
}

// said writes an action as position files do.
func said(c *levels.Command) string {
	b, err := json.Marshal(c)
	if err != nil {
		return c.Do
	}
	return levels.Line(string(b))
}
