package lab

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"time"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Game states one game of machines.
type Game struct {
	// Kind is shared by games of the same set-up and seats: what the first of them
	// has found out about the ground serves the others. Below 0 it is one of a kind.
	Kind  int
	Setup *rules.Setup
	// Seats are the players of the sides, in the order of the sides.
	Seats []string
	Seed  uint64
	// Rounds is after how many the game is stopped without a winner.
	Rounds int
	// Each is shown the game as it truly stands whenever a round begins, on the goroutine
	// that plays it; it may not change anything.
	Each func(e *rules.Encounter)
	// Record keeps the replay, Follow a hash of all that is decided.
	Record, Follow bool
	// Count counts what the sides do and suffer.
	Count bool
}

// Outcome is what came of a game.
type Outcome struct {
	Sides []string
	// Winner is the side that won, -1 when none did.
	Winner int
	// Stopped says that it had not ended when its rounds were over.
	Stopped   bool
	Rounds    int
	Actions   uint64
	Surprised int // creatures, at the beginning
	// Missed is how often a machine decided for what was not legal and fell back to
	// something else.
	Missed int
	// Decisions is a hash of all that was decided, in order, where it was to be kept.
	Decisions uint64
	// Hash is that of the last state, its dice included.
	Hash   uint64
	Replay []byte // where it was to be kept
	// Counts are of each side, where they were to be kept.
	Counts []Counts
	// Took is how long it was played, by the clock; nothing else depends on that.
	Took time.Duration
}

// thinkNodes is how much a machine thinks between two looks at whether it is
// done, or the games are to end; here nobody waits for a picture.
const thinkNodes = 1 << 20

var errNobody = errors.New("nobody is to act and yet the game is not over")

// Table is where one goroutine plays games, one after the other; it keeps the last game of
// some kinds, and of them the last that was recorded.
type Table struct {
	last  map[place]*match.Match
	kinds []place // in the order they came
}

// kept is of how many kinds the last game is kept: each holds what was found out about
// its ground, some megabytes.
const kept = 32

type place struct {
	kind     int
	recorded bool
}

// NewTable is a table at which nothing has been played yet.
func NewTable() *Table { return &Table{last: map[place]*match.Match{}} }

// Play plays a game to its end, or until ctx is done, which is an error. It changes nothing
// in the outcome which games were played at the table before.
func (t *Table) Play(ctx context.Context, g *Game) (*Outcome, error) {
	start := time.Now()
	m, err := t.begin(g)
	if err != nil {
		return nil, err
	}
	o := &Outcome{Sides: m.Sides()}
	m.View(view.Everyone).Read(func(e *rules.Encounter) {
		for id := range e.Count() {
			if e.Facts.Combatants[id].Surprised {
				o.Surprised++
			}
		}
	})
	var counts *counter
	if g.Count {
		counts = count(m)
	}
	over, winner := m.Over()
	round := m.Round()
	for ; !over; over, winner = m.Over() {
		if m.Round() > g.Rounds {
			m.Stop()
			break
		}
		a, done := m.Think(thinkNodes)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if !done {
			if !m.Machine() {
				return nil, errNobody
			}
			continue
		}
		if g.Follow {
			o.Decisions = fold(o.Decisions, &a)
		}
		if refusal, err := m.Do(a); err != nil {
			return nil, err
		} else if !refusal.OK() {
			return nil, fmt.Errorf("the machine chose what is not legal: %v", refusal)
		}
		if round != m.Round() && g.Each != nil {
			round = m.Round()
			m.View(view.Everyone).Read(g.Each)
		}
	}
	o.Winner, o.Stopped, o.Rounds, o.Actions, o.Hash = winner, !over, m.Round(), m.Actions(), m.Hash()
	o.Missed = match.Missed(m)
	if g.Count {
		m.View(view.Everyone).Read(func(e *rules.Encounter) { o.Counts = counts.end(e, winner) })
	}
	o.Took = time.Since(start)
	if !g.Record {
		return o, nil
	}
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		return nil, err
	}
	o.Replay = text.Bytes()
	return o, nil
}

func (t *Table) begin(g *Game) (*match.Match, error) {
	p := place{g.Kind, g.Record}
	m, known := t.last[p]
	var err error
	if known {
		m, err = m.Again(g.Seed)
	} else {
		m, err = match.New(match.Config{Setup: *g.Setup, Seats: g.Seats, Seed: g.Seed, Silent: !g.Record})
	}
	if err != nil || g.Kind < 0 {
		return m, err
	}
	t.last[p] = m
	if !known {
		t.kinds = append(t.kinds, p)
	}
	if len(t.kinds) > kept {
		delete(t.last, t.kinds[0])
		t.kinds = t.kinds[1:]
	}
	return m, nil
}

// fold goes on with a hash by what a decision says.
func fold(h uint64, a *rules.Action) uint64 {
	le := binary.LittleEndian
	var room [64]byte
	b := le.AppendUint64(room[:0], h)
	b = append(b, uint8(a.Verb), uint8(a.By), uint8(a.On), uint8(a.Weapon), uint8(a.Ally), uint8(a.Then), a.Option, a.Step)
	b = le.AppendUint16(le.AppendUint16(b, uint16(a.Cell.X)), uint16(a.Cell.Y))
	b = le.AppendUint64(b, a.With)
	for _, blow := range a.Blows[:a.NBlows] {
		b = append(b, uint8(blow.Weapon), uint8(blow.On))
	}
	for i := range a.Path.Len() {
		b = append(b, uint8(a.Path.Step(i)))
	}
	return rules.Sum(b)
}
