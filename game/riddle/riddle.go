package riddle

import (
	"log/slog"
	"time"

	"tenaille/game/match"
	"tenaille/game/pace"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
)

// End is how what is played on a board comes to its end: a match when it is over, a puzzle
// when its aim is read.
type End struct {
	// Ticks are those since the match was over.
	Ticks int
	// Told tells that the campaign was told of it.
	Told bool

	asked   *levels.Case // nil for a match
	inquiry *solve.Inquiry
	seen    uint64 // actions after which it was asked whether the aim is to be read
	over    bool
	day     int // on which it was begun
}

// proveFor is how long the proof is worked at in one tick.
const proveFor = 4 * time.Millisecond

// Begin begins the puzzle of the terms, if they are those of one.
func (n *End) Begin(t *match.Terms) {
	if n.asked = t.Puzzle(); n.asked != nil {
		n.inquiry = solve.Inquire(n.asked, solve.Most)
		n.day = saves.DayOf(time.Now())
	}
}

// Tick proves on, and ends the match when the moment has come at which the aim of its
// puzzle is read.
func (n *End) Tick(m *match.Match) {
	if n.asked == nil || n.over {
		return
	}
	pace.Slice(time.Now, proveFor, n.inquiry.Step)
	if did := m.Actions(); did != n.seen {
		n.seen = did
		rp, err := m.Replay()
		if err != nil {
			slog.Error("the puzzle cannot be rated", "cause", err)
			return
		}
		if over, _ := m.Over(); over || solve.Over(n.asked, rp) {
			n.over = true
			m.Stop()
		}
	}
}

// Answer opens what the choices of the player were worth, over the board, and reports
// whether there was a puzzle.
func (n *End) Answer(c *scene.Context, m *match.Match) bool {
	if n.asked == nil {
		return false
	}
	rp, err := m.Replay()
	if err != nil {
		slog.Error("the puzzle cannot be rated", "cause", err)
		c.Stack.Pop()
		return true
	}
	n.inquiry.Rate(rp)
	c.Stack.Push(c.Routes.Sheets.Answer(c, scene.Answered{Puzzle: n.asked, Inquiry: n.inquiry, Day: n.day}))
	return true
}

// Leave gives up what is not proved yet.
func (n *End) Leave() {
	if n.inquiry != nil {
		n.inquiry.Leave()
	}
}
