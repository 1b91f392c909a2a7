package battle

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/rules"
	"tenaille/rules/view"
)

// reel is a recorded match being watched on the screen of a battle. Nobody acts
// in it; places in it are counted in actions, 0 being the first turn.
type reel struct {
	rp    *replay.Replay
	story *story.Story
	at    int
	side  int // whose knowledge is shown, view.Everyone for all
	runs  bool
	want  int // where the knob is being dragged to, -1 when it is not
	still int // ticks it has stayed there
}

// NewReel opens a recorded match to be watched, at the place after so many
// actions. The error names the line that cannot be played.
func NewReel(c *scene.Context, rp *replay.Replay, at int) (scene.Scene, error) {
	s, err := story.Of(rp)
	if err != nil {
		return nil, err
	}
	if len(rp.Steps) == 0 {
		return nil, &replay.Fault{File: rp.Name, Err: replay.ErrNotBegun}
	}
	m, err := match.Watch(rp)
	if err != nil {
		return nil, err
	}
	b := newBattle(c, match.TermsOf(m))
	b.turn.Match = m
	b.reel = &reel{rp: rp, story: s, side: view.Everyone, want: -1}
	b.turn.Onlooker = true
	b.begin()
	b.seek(at)
	return b, nil
}

// of is how many actions there are.
func (r *reel) of() int { return len(r.rp.Steps) - 1 }

// round is the number of the round at a place, counted from 1 after the surprise
// round, which is 0 (SUR-03).
func (r *reel) round(at int) int {
	first := r.story.Last + 1 - len(r.story.Rounds)
	n := first
	for i, from := range r.story.Rounds {
		if from <= at {
			n = first + i
		}
	}
	return n
}

// seek shows the match as it was after so many actions, without showing what
// led there.
func (b *battle) seek(at int) {
	r := b.reel
	at = max(min(at, r.of()), 0)
	if at < r.at {
		if !b.backTo(at) {
			return
		}
		b.turn.TakeView()
		b.play.Return()
	}
	for r.at < at {
		if !b.unroll() {
			break
		}
		b.play.Swallow()
	}
	b.refresh()
	b.play.Present()
	b.pause, b.opened, b.finished, b.banner = 0, -1, -1, note{}
	b.looked, b.dirty = rules.Nobody, true
	b.plot()
}

// backTo takes the match to the last place at or before one that it has kept, and
// tells whether that was possible.
func (b *battle) backTo(at int) bool {
	kept, err := b.turn.Match.Back(at)
	if err != nil { // it could be opened before
		slog.Error("the match cannot be watched", "cause", err)
		return false
	}
	b.reel.at = kept
	return true
}

// rewind shows the first turn anew, to the side whose eyes it is seen with, and
// tells whether that was possible.
func (b *battle) rewind() bool {
	if !b.backTo(0) {
		return false
	}
	b.turn.Side = b.looker()
	b.refresh()
	b.start()
	return true
}

// onward plays one action of the reel, to be shown, and tells whether there was
// one.
func (b *battle) onward() bool {
	if !b.unroll() {
		return false
	}
	b.refresh()
	return true
}

// unroll plays one action of the reel and tells whether there was one.
func (b *battle) unroll() bool {
	r := b.reel
	if r.at >= r.of() {
		return false
	}
	if _, err := b.turn.Match.Step(); err != nil { // the story was told to the end
		slog.Error("the match cannot be watched", "cause", err)
		r.runs = false
		return false
	}
	r.at++
	if b.turn.Match.Heard(b.turn.Side) < b.play.Heard() { // an action was taken back
		b.play.TakeBack()
		b.turn.TakeView()
		b.play.Present()
		return true
	}
	b.play.Pull()
	b.turn.TakeView()
	return true
}

// runReel goes on to the next action once the one before has been shown.
func (b *battle) runReel() {
	r := b.reel
	if r.want >= 0 {
		if r.still++; r.still == restBeforeSeek {
			b.seek(r.want)
		}
		return
	}
	if b.play.Busy() || !r.runs {
		return
	}
	if b.pause > 0 {
		b.pause--
		return
	}
	heard := b.play.Heard()
	if !b.onward() {
		r.runs, b.dirty = false, true
		return
	}
	b.dirty = true
	if b.play.Heard()-heard > 2 { // the end of a turn alone is nothing to look at
		b.pause = b.betweenActions()
	}
}

// restBeforeSeek is how many ticks the knob stays where it is dragged to before
// the board shows that place.
const restBeforeSeek = 5

// stepReel shows the next action, or the state before the last one.
func (b *battle) stepReel(by int) {
	r := b.reel
	r.runs = false
	if b.play.Busy() {
		b.skip()
		if by > 0 {
			return // what was being shown is over now
		}
	}
	if by < 0 {
		b.seek(r.at + by)
		return
	}
	heard := b.play.Heard()
	for b.onward() && b.play.Heard()-heard <= 2 {
		continue // on to something to look at
	}
	b.dirty = true
}

// turnReel goes to the beginning of the next round, or to that of this one, or
// of the one before when it has only begun.
func (b *battle) turnReel(by int) {
	r := b.reel
	list := r.story.Rounds
	at := 0
	if by > 0 {
		at = r.of()
		for i := len(list) - 1; i >= 0 && list[i] > r.at; i-- {
			at = list[i]
		}
	} else {
		for _, from := range list {
			if from < r.at {
				at = from
			}
		}
	}
	r.runs = false
	b.seek(at)
}

// playReel starts or stops it; at the end it begins anew.
func (b *battle) playReel() {
	r := b.reel
	if r.runs = !r.runs; r.runs && r.at >= r.of() && !b.play.Busy() {
		b.seek(0)
	}
	b.pause, b.dirty = 0, true
}

// lookReel shows what the next of the sides knows, or what all know.
func (b *battle) lookReel(by int) {
	r := b.reel
	n := len(b.turn.Match.Sides()) + 1
	r.side = (r.side+1+by+n)%n - 1
	at := r.at
	if b.rewind() {
		b.seek(at)
	}
}
