package playback

import (
	"slices"

	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Screen is what a playback asks of the screen it plays on.
type Screen interface {
	// Pace is how it is to be shown.
	Pace() Pace
	// Settled is told that a group of events has been shown and stands in the log.
	Settled(events []rules.Event, how Manner)
	// Changed is told that what is shown has changed.
	Changed()
}

// Manner is how events were shown.
type Manner int

// The manners.
const (
	Live    Manner = iota // after they happened
	Unshown               // not at all: the screen has gone on to a later place
	Again                 // once more, in a film
)

// Board is what a playback asks of the board that its stage stands on.
type Board interface {
	// Follow is told where something happens, for the camera.
	Follow(s grid.Space)
	// Hang shows the doors that are open, a bit for each.
	Hang(open uint64)
	// Footstep is the sound of a step on a square.
	Footstep(c grid.Cell) sound.Effect
}

// Pace is how a player wants to see what happens.
type Pace struct {
	Speed   int  // 1, 2 or 4
	Reduced bool // no motion that is not needed
	Dice    bool // the marker of the ruler runs before a roll is told
}

// between is the least pause between two actions of a machine, in ticks: 250 ms at
// speed 1, never under 120.
func (v Pace) between() int { return max(15/max(v.Speed, 1), 8) }

// dice reports whether the marker of the ruler runs before a roll is told.
func (v Pace) dice() bool { return v.Dice && !v.Reduced }

// Player shows what the side on screen perceived, later than it happened, on its
// own copy of the facts, which its Teller tells of.
type Player struct {
	*tell.Teller
	Stage  *stage.Stage
	screen Screen
	board  Board

	heard    int           // events taken from the match
	queue    []rules.Event // not yet shown
	playing  []rules.Event // the group being shown
	roll     int           // ticks since its die was thrown
	hp       int           // of the one struck at in it, before
	met      int           // sightings of the match that are on the stage
	lent     []int         // who lends fire to the next shot (SKI-14)
	stale    bool          // the stage is to be brought to the present
	quiet    bool          // what is taken is not shown
	named    uint64        // who had a name when the log was written
	film     *film         // being shown, nil for the match itself
	prologue prologue      // said before the first action
}

// New plays what a Teller tells of on a screen.
func New(te *tell.Teller, screen Screen) *Player {
	p := &Player{Teller: te, Stage: stage.New(), screen: screen}
	te.Lagging, te.Past = p.Busy, p.Past
	return p
}

// On sets the stage on a board. Nothing is shown before.
func (p *Player) On(b Board) { p.board = b }

// Begin puts the creatures where they start; what was rolled before the first
// turn goes into the log at once.
func (p *Player) Begin() {
	p.film = nil
	p.queue = slices.Clone(p.Match.Perceived(p.Side, 0))
	p.heard = len(p.queue)
	p.Shown.Turns = 0
	p.Shown.Facts = p.E.Facts.Clone() // lines of a match that goes on speak of the present
	p.Log.Clear()
	for lain := false; len(p.queue) > 0; {
		n := p.group()
		if p.Log.Ambush(&p.queue[0], p.heard-len(p.queue), lain) {
			lain = true
		}
		if Begins(&p.queue[0]) {
			p.Shown.Turns++
		}
		p.Log.Note(p.queue[:n], p.heard-len(p.queue))
		p.queue = p.queue[n:]
	}
	p.queue = nil
	p.preface()
	p.Present()
}

// Present ends every motion and shows the present.
func (p *Player) Present() {
	p.queue, p.playing = nil, nil
	if p.film != nil {
		p.film = nil
		p.recount(p.heard)
	}
	p.Shown.Facts, p.met = p.E.Facts.Clone(), len(p.Match.Sightings(p.Side))
	p.board.Hang(p.Shown.Facts.OpenDoors)
	p.Stage.Set(p.pieces(&p.Shown.Facts))
	p.stale = false
	p.screen.Changed()
}

// speed is how fast things are shown.
func (p *Player) speed() int {
	if p.film != nil {
		return p.film.pace
	}
	return p.screen.Pace().Speed
}

// Pull takes what was newly perceived.
func (p *Player) Pull() { p.show(p.Match.Perceived(p.Side, p.heard)...) }

// show takes events to be shown after those that are.
func (p *Player) show(news ...rules.Event) {
	p.queue = append(p.queue, news...)
	p.heard += len(news)
	p.stale = true
}

// Between is the least pause, in ticks, between two actions that follow each other by
// themselves.
func (p *Player) Between() int { return p.screen.Pace().between() }

// Heard is how many of the events perceived have been taken.
func (p *Player) Heard() int { return p.heard }

// Past is how many of them have been shown; of a film, how many by its place.
func (p *Player) Past() int {
	to := p.heard
	if p.film != nil {
		to = p.film.to
	}
	return to - len(p.queue) - len(p.playing)
}

// Listen goes on with what the side on screen is the next to perceive.
func (p *Player) Listen() { p.heard = p.Match.Heard(p.Side) }

// TakeBack forgets what the match has taken back.
func (p *Player) TakeBack() {
	p.Listen()
	p.Log.Forget(p.heard)
}

// Return goes back to where the match is, with what had been told by then.
func (p *Player) Return() {
	events := p.Match.Perceived(p.Side, 0)
	p.queue, p.playing, p.film, p.heard = nil, nil, nil, len(events)
	p.recount(p.heard)
	p.Log.Forget(p.heard)
	p.Shown.Facts = p.E.Facts.Clone()
}

// Begins reports whether an event is the beginning of a turn.
func Begins(ev *rules.Event) bool {
	return ev.Kind == rules.TurnBegan || ev.Kind == rules.SideTurnBegan
}

// Busy reports whether something is still to be shown.
func (p *Player) Busy() bool {
	return len(p.queue) > 0 || len(p.playing) > 0 || p.Stage.Busy()
}

// Swallow takes what is to be shown without showing it.
func (p *Player) Swallow() {
	p.quiet = true
	for len(p.queue) > 0 || len(p.playing) > 0 {
		if len(p.playing) == 0 {
			p.take()
		}
		p.settle()
	}
	p.quiet = false
}

// Skip plays what is being shown to its end at once.
func (p *Player) Skip() {
	p.turnPage()
	for n := 0; p.Busy() && n < 10000; n++ {
		p.Stage.Skip()
		p.Update()
	}
}

// Update shows what is next and tells whether the picture changed.
func (p *Player) Update() bool {
	pace := p.screen.Pace()
	p.Stage.Speed, p.Stage.Reduced = p.speed(), pace.Reduced
	moved := p.Stage.Update()
	p.roll++
	for (len(p.queue) > 0 || len(p.playing) > 0) && !p.Stage.Busy() {
		moved = true
		if len(p.playing) > 0 {
			p.settle()
			continue
		}
		p.take()
		p.meet()
		p.cue(p.playing)
		p.linger()
	}
	if p.rolling() && p.roll < rollTicks+2 {
		p.screen.Changed()
	}
	p.cut()
	p.recite()
	if p.stale && !p.Busy() {
		p.Shown.Facts = p.E.Facts.Clone()
		p.rename()
		p.board.Hang(p.Shown.Facts.OpenDoors)
		p.Stage.Play(stage.Sync{Pieces: p.pieces(&p.Shown.Facts)})
		p.stale, moved = false, true
		p.screen.Changed()
	}
	return moved
}

// settle takes over what a group of events that was shown has changed.
func (p *Player) settle() {
	events := p.playing
	for i := range events {
		p.Shown.Facts.Apply(&events[i])
	}
	p.playing = nil
	if Begins(&events[0]) {
		p.Shown.Turns++
	}
	if !p.quiet {
		p.board.Hang(p.Shown.Facts.OpenDoors)
		p.after(&events[0])
	}
	p.rename()
	how := Live
	switch {
	case p.film != nil: // it was told when it happened
		p.screen.Settled(events, Again)
		return
	case p.quiet:
		how = Unshown
	}
	p.Log.Note(events, p.Past()-len(events))
	p.screen.Settled(events, how)
}

// rename writes the log anew if somebody has come to be known since: of two of a kind
// each has a number.
func (p *Player) rename() {
	named := uint64(0)
	for id := range p.E.Count() {
		if p.E.Creatures[id].Kind != "" {
			named |= 1 << id
		}
	}
	if named != p.named {
		p.named = named
		p.Log.Translate()
	}
}

// become brings the piece of a creature up to the facts as far as shown.
func (p *Player) become(id rules.ID) {
	if piece, ok := p.pieceNow(id); ok {
		p.Stage.Play(stage.Become{Piece: piece})
	}
}

// after brings badges and turn signs up to the facts an event left.
func (p *Player) after(ev *rules.Event) {
	switch ev.Kind {
	case rules.AbilityDamaged, rules.AbilityHealed:
		p.become(ev.Who)
	case rules.ConditionGained, rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Prone, rules.Dead:
		default:
			p.become(ev.Who)
		}
	case rules.Surprised:
		p.become(ev.Who)
	case rules.Moved:
		if p.ClimbsAt(ev.Who, ev.From) != p.Climbs(&p.Shown.Facts, ev.Who) {
			p.become(ev.Who)
		}
	case rules.RoundBegan, rules.Activated, rules.ActivationEnded:
		if p.Phases() { // who has acted is dimmed
			for _, piece := range p.pieces(&p.Shown.Facts) {
				p.Stage.Play(stage.Become{Piece: piece})
			}
		}
	}
}
