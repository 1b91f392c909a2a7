package solve

import (
	"fmt"

	"tenaille/game/ai"
	"tenaille/levels"
	"tenaille/rules/view"
)

// Reply is what a machine plays first, and what it loses by that.
type Reply struct {
	Line
	// Loss is how much less it is worth than the best; below 0 where the machine has
	// found what the puzzle does not look at.
	Loss float64
}

// Ask has a machine of a level, which is told what the puzzle wants, play first, with a
// seed, and says what it loses when all goes on as well as it can.
func (p *Proof) Ask(level string, seed uint64) (Reply, error) {
	e := p.start.Clone()
	_, who := e.Awaits()
	side := int(e.Creatures[who].Side)
	player, err := ai.New(level, seed, side)
	if err != nil {
		return Reply{}, err
	}
	ai.Seek(player, p.goal)
	v := view.New(e, side)
	a, done := player.Think(v, 0, 1<<20)
	for ; !done; a, done = player.Think(v, 0, 1<<20) {
	}
	if r := e.Check(&a); !r.OK() {
		return Reply{}, fmt.Errorf("%s chose what is not legal: %v", level, r)
	}
	for i := range p.Lines {
		if p.Lines[i].Action == a {
			return p.reply(p.Lines[i]), nil
		}
	}
	l := Line{Action: a, Command: levels.CommandOf(e, &a), Value: p.walk.act(e, &a)}
	if err := p.walk.err; err != nil {
		p.walk.err = nil
		return Reply{}, fmt.Errorf("after %s: %w", l.Command.Do, err)
	}
	p.count()
	return p.reply(l), nil
}

func (p *Proof) reply(l Line) Reply {
	best := p.Best()
	return Reply{l, best.Float() - l.Value.Float()}
}

// Solved reports whether of so many losses enough are below Close: three of four.
func Solved(losses []float64) bool {
	right := 0
	for _, l := range losses {
		if l < Close {
			right++
		}
	}
	return 4*right >= 3*len(losses) && len(losses) > 0
}
