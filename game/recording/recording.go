package recording

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/rules/view"
)

// Show is what a recording asks of whoever shows the match.
type Show interface {
	// Refresh takes over what the side on screen knows now.
	Refresh()
	// Start shows the match from its first turn on.
	Start()
	// Sought is told that another place is shown, whatever led there.
	Sought()
	// Changed is told that what is shown has changed.
	Changed()
}

// Recording is a recorded match being watched. Places in it are counted in actions, 0
// being the first turn.
type Recording struct {
	Story *story.Story
	At    int  // the place
	Side  int  // whose knowledge is shown, view.Everyone for all
	Runs  bool // it goes on by itself
	// Replay is the record, and Barred why nobody may play on from it, nil when
	// everybody may.
	Replay *replay.Replay
	Barred error

	steps int // how many actions there are
	turn  *plan.Turn
	play  *playback.Player
	show  Show
	want  int // where the knob is being dragged to, -1 when it is not
	still int // ticks it has stayed there
	pause int // ticks before the next action
}

// Open reads a recorded match to be watched, from its first turn. The error names the
// line that cannot be played.
func Open(rp *replay.Replay) (*Recording, *match.Match, error) {
	told, err := story.Of(rp)
	if err != nil {
		return nil, nil, err
	}
	if len(rp.Steps) == 0 {
		return nil, nil, &replay.Fault{File: rp.Name, Err: replay.ErrNotBegun}
	}
	m, err := match.Watch(rp)
	if err != nil {
		return nil, nil, err
	}
	return &Recording{Story: told, Side: view.Everyone, Replay: rp, Barred: match.MayPlayOn(rp), steps: len(rp.Steps) - 1, want: -1}, m, nil
}

// ShowOn has a recording that was opened be shown: its match is that of the turn.
func (r *Recording) ShowOn(show Show, turn *plan.Turn, play *playback.Player) {
	r.show, r.turn, r.play = show, turn, play
	turn.Onlooker = true
}

// Place is the place that the knob of the bar stands at.
func (r *Recording) Place() int {
	if r.want >= 0 {
		return r.want
	}
	return r.At
}

// Drag moves the knob to a place, which is shown when it rests there or is let go.
func (r *Recording) Drag(at int, end bool) {
	if at != r.want {
		r.want, r.still = at, 0
	}
	r.Runs = false
	if end {
		r.want = -1
		if at != r.At {
			r.Seek(at)
		}
	}
	r.show.Changed()
}

// Stop has it go on no further by itself.
func (r *Recording) Stop() { r.Runs = false }

// Hurry has the next action follow at once.
func (r *Recording) Hurry() { r.pause = 0 }

// Busy reports whether something is being shown, or will be by itself.
func (r *Recording) Busy() bool { return r.Runs || r.play.Busy() }

// Of is how many actions there are.
func (r *Recording) Of() int { return r.steps }

// Over reports whether the match is over at the place.
func (r *Recording) Over() bool {
	over, _ := r.turn.Match.Over()
	return over
}

// Round is the number of the round at a place, counted from 1 after the surprise
// round, which is 0 (SUR-03).
func (r *Recording) Round(at int) int {
	first := r.Story.Last + 1 - len(r.Story.Rounds)
	n := first
	for i, from := range r.Story.Rounds {
		if from <= at {
			n = first + i
		}
	}
	return n
}

// Seek shows the match as it was after so many actions, without showing what
// led there.
func (r *Recording) Seek(at int) {
	at = max(min(at, r.Of()), 0)
	if at < r.At {
		if !r.backTo(at) {
			return
		}
		r.turn.TakeView()
		r.play.Return()
	}
	for r.At < at {
		if !r.unroll() {
			break
		}
		r.play.Swallow()
	}
	r.show.Refresh()
	r.play.Present()
	r.pause = 0
	r.show.Sought()
}

// backTo takes the match to the last place at or before one that it has kept, and
// tells whether that was possible.
func (r *Recording) backTo(at int) bool {
	kept, err := r.turn.Match.Back(at)
	if err != nil { // it could be opened before
		slog.Error("the match cannot be watched", "cause", err)
		return false
	}
	r.At = kept
	return true
}

// rewind shows the first turn anew, to the side whose eyes it is seen with, and
// tells whether that was possible.
func (r *Recording) rewind() bool {
	if !r.backTo(0) {
		return false
	}
	r.turn.Side = r.Side
	r.show.Refresh()
	r.show.Start()
	return true
}

// onward plays one action of it, to be shown, and tells whether there was
// one.
func (r *Recording) onward() bool {
	if !r.unroll() {
		return false
	}
	r.show.Refresh()
	return true
}

// unroll plays one action of it and tells whether there was one.
func (r *Recording) unroll() bool {
	if r.At >= r.Of() {
		return false
	}
	if _, err := r.turn.Match.Step(); err != nil { // the story was told to the end
		slog.Error("the match cannot be watched", "cause", err)
		r.Runs = false
		return false
	}
	r.At++
	if r.turn.Match.Heard(r.turn.Side) < r.play.Heard() { // an action was taken back
		r.play.TakeBack()
		r.turn.TakeView()
		r.play.Present()
		return true
	}
	r.play.Pull()
	r.turn.TakeView()
	return true
}

// Run goes on to the next action once the one before has been shown.
func (r *Recording) Run() {
	if r.want >= 0 {
		if r.still++; r.still == restBeforeSeek {
			r.Seek(r.want)
		}
		return
	}
	if r.play.Busy() || !r.Runs {
		return
	}
	if r.pause > 0 {
		r.pause--
		return
	}
	heard := r.play.Heard()
	if !r.onward() {
		r.Runs = false
		r.show.Changed()
		return
	}
	r.show.Changed()
	if r.play.Heard()-heard > 2 { // the end of a turn alone is nothing to look at
		r.pause = r.play.Between()
	}
}

// restBeforeSeek is how many ticks the knob stays where it is dragged to before
// the board shows that place.
const restBeforeSeek = 5

// Step shows the next action, or the state before the last one.
func (r *Recording) Step(by int) {
	r.Runs = false
	if r.play.Busy() {
		r.play.Skip()
		if by > 0 {
			return // what was being shown is over now
		}
	}
	if by < 0 {
		r.Seek(r.At + by)
		return
	}
	heard := r.play.Heard()
	for r.onward() && r.play.Heard()-heard <= 2 {
		continue // on to something to look at
	}
	r.show.Changed()
}

// Turn goes to the beginning of the next round, or to that of this one, or
// of the one before when it has only begun.
func (r *Recording) Turn(by int) {
	list := r.Story.Rounds
	at := 0
	if by > 0 {
		at = r.Of()
		for i := len(list) - 1; i >= 0 && list[i] > r.At; i-- {
			at = list[i]
		}
	} else {
		for _, from := range list {
			if from < r.At {
				at = from
			}
		}
	}
	r.Runs = false
	r.Seek(at)
}

// Play starts or stops it; at the end it begins anew.
func (r *Recording) Play() {
	if r.Runs = !r.Runs; r.Runs && r.At >= r.Of() && !r.play.Busy() {
		r.Seek(0)
	}
	r.pause = 0
	r.show.Changed()
}

// Look shows what the next of the sides knows, or what all know.
func (r *Recording) Look(by int) {
	n := len(r.turn.Match.Sides()) + 1
	r.Side = (r.Side+1+by+n)%n - 1
	at := r.At
	if r.rewind() {
		r.Seek(at)
	}
}
