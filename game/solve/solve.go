package solve

import (
	"errors"
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/levels"
	"tenaille/rules"
)

// Line is a first action and what it is worth when all goes on as well as it can.
type Line struct {
	Action  rules.Action
	Command levels.Command
	Value   Value
}

// Proof is what is known of a puzzle.
type Proof struct {
	// Lines are all first actions that the puzzle looks at, the best first; of equal
	// ones that which is listed first.
	Lines []Line
	// Seen is how many actions and answers of dice were played, States how many
	// different states they led to.
	Seen, States int

	start *rules.Encounter
	goal  *eval.Goal
	walk  *walk
}

// Solve proves the worth of every first action of a puzzle, with so many actions and
// answers of dice at most. The error says what is wrong with the case, or is ErrTooBig.
func Solve(c *levels.Case, most int) (*Proof, error) { return prove(c, most, nil, nil) }

// prove is Solve that pauses now and then, if it is told how, and shows its walk to whoever
// wants to see it.
func prove(c *levels.Case, most int, pause func() bool, see func(w *walk)) (*Proof, error) {
	e, err := Start(c)
	if err != nil {
		return nil, err
	}
	goal := Goal(e, c.Puzzle)
	p := &Proof{start: e, goal: goal, walk: newWalk(e, goal, most)}
	p.walk.pause = pause
	if see != nil {
		see(p.walk)
	}
	for _, a := range actions(e, goal.First, false) {
		v := p.walk.act(e, &a)
		if p.walk.err != nil {
			return nil, p.walk.err
		}
		p.Lines = append(p.Lines, Line{a, levels.CommandOf(e, &a), v})
	}
	if len(p.Lines) == 0 {
		return nil, errNothing
	}
	slices.SortStableFunc(p.Lines, func(a, b Line) int {
		switch {
		case a.Value.Low > b.Value.Low:
			return -1
		case a.Value.Low < b.Value.Low:
			return 1
		}
		return 0
	})
	p.count()
	return p, nil
}

// errNothing is what is wrong with a puzzle that looks at no action there is.
var errNothing = errors.New("puzzle.first: none of these actions can be taken")

func (p *Proof) count() { p.Seen, p.States = p.walk.seen, len(p.walk.known) }

// Close is how much less than the best a line may be worth that is right too.
const Close = 0.01

// Best is the worth of the best line; there is one in every puzzle that can be proved.
func (p *Proof) Best() Value { return p.Lines[0].Value }

// Right are the lines that are right: those that lose less than Close.
func (p *Proof) Right() []Line {
	for i := range p.Lines {
		if p.Lines[i].Value.Loss(p.Best()) >= Close {
			return p.Lines[:i]
		}
	}
	return p.Lines
}

// Rolls reports whether a die was thrown on any of the ways that were looked at.
func (p *Proof) Rolls() bool { return p.walk.rolls }

// Lead is by how much the right lines are ahead of all others; ok is false where there
// are no others.
func (p *Proof) Lead() (lead float64, ok bool) {
	n := len(p.Right())
	if n == len(p.Lines) {
		return 0, false
	}
	return p.Lines[n].Value.Loss(p.Lines[n-1].Value), true
}
