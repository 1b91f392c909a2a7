package battle

import (
	"tenaille/game/match"
	"tenaille/game/playback"
	"tenaille/game/sound"
	"tenaille/rules"
)

// Pace is how the player wants to see what happens.
func (b *battle) Pace() playback.Pace {
	return playback.Pace{Speed: b.Settings.Speed, Reduced: b.Settings.ReducedMotion, Dice: b.Settings.ShowDice}
}

// Changed lets the panels be arranged anew.
func (b *battle) Changed() { b.dirty = true }

// Settled keeps the slip of a roll of the player's own in sight once it has been
// shown, and tells whose turn has begun.
func (b *battle) Settled(events []rules.Event, how playback.Manner) {
	b.dirty = true
	if how == playback.Again {
		return
	}
	ev := &events[0]
	b.command.Settled(ev)
	if playback.Begins(ev) && how == playback.Live {
		b.turnBegan(ev.Who)
	}
}

// turnBegan tells by sound, camera and banner whose turn begins.
func (b *battle) turnBegan(who rules.ID) {
	b.session.Announce()
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
