package battle

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/render/stage"
	"tenaille/rules"
)

// playback shows what the side on screen perceived, later than it happened, on
// its own copy of the facts.
type playback struct {
	stage   *stage.Stage
	heard   int           // events taken from the match
	queue   []rules.Event // not yet shown
	shown   tell.Shown
	playing []rules.Event // the group being shown
	roll    int           // ticks since its die was thrown
	met     int           // sightings of the match that are on the stage
	lent    []int         // who lends fire to the next shot (SKI-14)
	stale   bool          // the stage is to be brought to the present
	quiet   bool          // what is taken is not shown
}

// begin puts the creatures where they start; what was rolled before the first
// turn goes into the log at once.
func (p *playback) begin(b *battle) {
	p.queue = slices.Clone(b.turn.Match.Perceived(b.turn.Side, 0))
	p.heard = len(p.queue)
	p.shown.Turns = 0
	p.shown.Facts = copyFacts(&b.turn.E.Facts) // lines of a match that goes on speak of the present
	b.tell.Log = tell.Log{Filter: b.tell.Log.Filter}
	for rolled, lain := false, false; len(p.queue) > 0; {
		n := p.group()
		if b.tell.Log.Ambush(b.tell, &p.queue[0], p.heard-len(p.queue), lain) {
			lain = true
		}
		switch p.queue[0].Kind {
		case rules.InitiativeRolled:
			if !rolled { // all that were rolled together at once, in the order they led to
				b.tell.Log.Initiatives(b.tell, p.queue, p.heard-len(p.queue))
			}
			rolled = true
		case rules.RoundBegan:
			rolled = false
			b.tell.Log.Note(b.tell, p.queue[:n], p.heard-len(p.queue))
		case rules.TurnBegan, rules.SideTurnBegan:
			p.shown.Turns++
			fallthrough
		default:
			b.tell.Log.Note(b.tell, p.queue[:n], p.heard-len(p.queue))
		}
		p.queue = p.queue[n:]
	}
	p.queue = nil
	p.now(b)
	b.announce()
	b.proclaim()
}

// now ends every motion and shows the present.
func (p *playback) now(b *battle) {
	p.queue, p.playing = nil, nil
	p.shown.Facts, p.met = copyFacts(&b.turn.E.Facts), len(b.turn.Match.Sightings(b.turn.Side))
	b.hang(p.shown.Facts.OpenDoors)
	p.stage.Set(b.pieces(&p.shown.Facts))
	p.stale = false
	b.dirty = true
}

func copyFacts(f *rules.Facts) rules.Facts {
	g := *f
	g.Combatants = slices.Clone(f.Combatants)
	g.Effects, g.Items = slices.Clone(f.Effects), slices.Clone(f.Items)
	return g
}

// pull takes what was newly perceived.
func (p *playback) pull(b *battle) {
	news := b.turn.Match.Perceived(b.turn.Side, p.heard)
	p.queue = append(p.queue, news...)
	p.heard += len(news)
	p.stale = true
}

// past is how many of the events perceived have been shown.
func (p *playback) past() int { return p.heard - len(p.queue) - len(p.playing) }

// busy reports whether something is still to be shown.
func (p *playback) busy() bool {
	return len(p.queue) > 0 || len(p.playing) > 0 || p.stage.Busy()
}

// settle takes over what a group of events that was shown has changed.
func (p *playback) settle(b *battle) {
	events := p.playing
	for i := range events {
		p.shown.Facts.Apply(&events[i])
	}
	p.playing = nil
	if !p.quiet {
		b.hang(p.shown.Facts.OpenDoors)
	}
	b.after(events)
	b.tell.Log.Note(b.tell, events, p.heard-len(p.queue)-len(events))
	b.dirty = true
	if b.concludes(&events[0]) {
		b.finished = len(b.tell.Log.Records) - 1
	}
}

// concludes reports whether an event is a roll whose slip stays in sight: of what
// the side to act does, or what a touch has led to.
func (b *battle) concludes(ev *rules.Event) bool {
	mine := func(id rules.ID) bool {
		return id != rules.Nobody && int(b.turn.E.Creatures[id].Side) == b.turn.Side && b.turn.Match.Seat(b.turn.Side) == match.Human
	}
	switch ev.Kind {
	case rules.AttackRolled:
		return ev.Whom != rules.Nobody && mine(ev.Who)
	case rules.ContestRolled:
		return ev.Flags&rules.FlagBegins == 0 && ev.Who != rules.Nobody && (b.finished >= 0 || mine(ev.Whom))
	case rules.TestRolled:
		return ev.Who != rules.Nobody && (mine(ev.Who) || mine(ev.Whom))
	case rules.HideRolled:
		return ev.Report != nil && mine(ev.Who)
	}
	return false
}

// rollTicks is how long the marker runs over the faces of the ruler: 380 ms.
const rollTicks = 23

// rolling reports whether an attack is being shown.
func (p *playback) rolling() bool {
	return len(p.playing) > 0 && p.playing[0].Kind == rules.AttackRolled
}

// face is where the marker of the ruler is: it runs over the faces and slows
// down until it stops on the one rolled.
func (p *playback) face(speed int) (at float64, stopped bool) {
	roll := float64(p.playing[0].A)
	t := float64(p.roll*max(speed, 1)) / rollTicks
	if t >= 1 {
		return roll, true
	}
	left := 1 - t
	way := 34 * left * left * left * left * left // quint-out
	at = roll + way
	for at > 20.5 {
		at -= 20
	}
	return at, false
}

// update shows what is next and tells whether the picture changed.
func (p *playback) update(b *battle) bool {
	p.stage.Speed = b.Settings.Speed
	p.stage.Reduced = b.Settings.ReducedMotion
	moved := p.stage.Update()
	p.roll++
	for (len(p.queue) > 0 || len(p.playing) > 0) && !p.stage.Busy() {
		moved = true
		if len(p.playing) > 0 {
			p.settle(b)
			continue
		}
		p.take()
		p.meet(b)
		b.cue(p.playing)
	}
	if p.rolling() && p.roll < rollTicks+2 {
		b.dirty = true
	}
	if p.stale && !p.busy() {
		p.shown.Facts = copyFacts(&b.turn.E.Facts)
		b.hang(p.shown.Facts.OpenDoors)
		p.stage.Play(stage.Sync{Pieces: b.pieces(&p.shown.Facts)})
		p.stale = false
		b.dirty, moved = true, true
	}
	return moved
}

// take begins with the next group of events.
func (p *playback) take() {
	n := p.group()
	p.playing, p.queue = append(p.playing, p.queue[:n]...), p.queue[n:]
	p.roll = 0
	who := p.playing[0].Who
	p.shown.Disabled = who != rules.Nobody && p.shown.Facts.Has(who, rules.Disabled)
	if whom := p.playing[0].Whom; whom != rules.Nobody {
		p.shown.Hp = int(p.shown.Facts.Combatants[whom].HP)
	}
}

// group is how many events at the head of the queue are shown as one: a walk
// without interruption, or an attack with all its dice.
func (p *playback) group() int {
	first := &p.queue[0]
	n := 1
	switch first.Kind {
	case rules.Moved:
		for n < len(p.queue) && p.queue[n].Kind == rules.Moved && p.queue[n].Who == first.Who {
			n++
		}
	case rules.Placed:
		for n < len(p.queue) && p.queue[n].Kind == rules.Placed {
			n++
		}
	case rules.SpotRolled: // one roll against all who lie in ambush (SUR-02, LIM-02)
		for n < len(p.queue) && tell.SameLook(first, &p.queue[n]) {
			n++
		}
	case rules.Activated: // those who lend their fire are told of together
		for n < len(p.queue) && first.A != 0 && p.queue[n].Kind == rules.Activated && p.queue[n].A != 0 {
			n++
		}
	case rules.AttackRolled:
		for n < len(p.queue) {
			switch p.queue[n].Kind {
			case rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled:
				n++
				continue
			case rules.Damaged:
				// What the attacker itself pays is told apart (HP-02).
				if p.queue[n].Who != first.Who {
					n++
					continue
				}
			}
			break
		}
	}
	return n
}

// become brings the piece of a creature up to the facts as far as shown.
func (b *battle) become(id rules.ID) {
	if p, ok := b.pieceNow(id); ok {
		b.play.stage.Play(stage.Become{Piece: p})
	}
}

// after brings badges and turn signs up to the facts a group of events left.
func (b *battle) after(events []rules.Event) {
	ev := &events[0]
	if b.play.quiet {
		if ev.Kind == rules.TurnBegan || ev.Kind == rules.SideTurnBegan {
			b.tell.Shown.Turns++
			b.finished = -1
		}
		return
	}
	switch ev.Kind {
	case rules.AbilityDamaged, rules.AbilityHealed:
		b.become(ev.Who)
	case rules.ConditionGained, rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Prone, rules.Dead:
		default:
			b.become(ev.Who)
		}
	case rules.Surprised:
		b.become(ev.Who)
	case rules.Moved:
		if b.tell.ClimbsAt(ev.Who, ev.From) != b.tell.Climbs(&b.tell.Shown.Facts, ev.Who) {
			b.become(ev.Who)
		}
	case rules.RoundBegan, rules.Activated, rules.ActivationEnded:
		if b.turn.Phases() { // who has acted is dimmed
			for _, p := range b.pieces(&b.tell.Shown.Facts) {
				b.play.stage.Play(stage.Become{Piece: p})
			}
		}
	case rules.TurnBegan, rules.SideTurnBegan:
		b.tell.Shown.Turns++
		b.finished = -1
		b.announce()
		if ev.Who == rules.Nobody {
			break
		}
		if b.turn.Match.Seat(int(b.turn.E.Creatures[ev.Who].Side)) == match.Human {
			b.Sound.Play(sound.Turn)
			b.follow(b.shownSpace(ev.Who))
		} else {
			b.Sound.Play(sound.TheirTurn)
		}
	}
	b.dirty = true
}

// announce shows whose turn it is where two people share the screen.
func (b *battle) announce() {
	id := b.tell.Shown.Facts.Active()
	if id == rules.Nobody || b.tell.People() < 2 || b.reel != nil {
		return
	}
	side := int(b.turn.E.Creatures[id].Side)
	b.banner = note{text: b.T("%[1]s to act", b.SideName(side)), side: side, ticks: 80}
}
