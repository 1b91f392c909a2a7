package battle

import (
	"tenaille/game/match"
	"tenaille/game/playback"
	"tenaille/game/sound"
	"tenaille/rules"
)

// start shows the match from its first turn on, or from where it was gone on with.
func (b *battle) start() {
	b.play.Begin()
	b.announce()
	b.proclaim()
}

// Pace is how the player wants to see what happens.
func (b *battle) Pace() playback.Pace {
	return playback.Pace{Speed: b.Settings.Speed, Reduced: b.Settings.ReducedMotion, Dice: b.Settings.ShowDice}
}

// Changed lets the panels be arranged anew.
func (b *battle) Changed() { b.dirty = true }

// Settled keeps the slip of a roll of the player's own in sight once it has been
// shown, and tells whose turn has begun.
func (b *battle) Settled(events []rules.Event, quiet bool) {
	ev := &events[0]
	if playback.Begins(ev) {
		b.finished = -1
		if !quiet {
			b.turnBegan(ev.Who)
		}
	}
	if b.concludes(ev) {
		b.finished = len(b.tell.Log.Records) - 1
	}
	b.dirty = true
}

// turnBegan tells by sound, camera and banner whose turn begins.
func (b *battle) turnBegan(who rules.ID) {
	b.announce()
	if who == rules.Nobody {
		return
	}
	if b.turn.Match.Seat(int(b.turn.E.Creatures[who].Side)) == match.Human {
		b.Sound.Play(sound.Turn)
		b.table.Follow(b.play.ShownSpace(who))
	} else {
		b.Sound.Play(sound.TheirTurn)
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

// announce shows whose turn it is where two people share the screen.
func (b *battle) announce() {
	id := b.tell.Shown.Facts.Active()
	if id == rules.Nobody || b.tell.People() < 2 || b.reel != nil {
		return
	}
	side := int(b.turn.E.Creatures[id].Side)
	b.banner = note{text: b.T("%[1]s to act", b.SideName(side)), side: side, ticks: 80}
}
