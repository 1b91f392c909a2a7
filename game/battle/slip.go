package battle

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// rollingSlip is the slip of the attack being shown, its marker running.
func (b *battle) rollingSlip() *model.Slip {
	if !b.play.rolling() {
		return nil
	}
	s := b.tell.Thrown(&b.play.playing[0], b.tell.Shown.Hp)
	if s == nil {
		return nil
	}
	at, stopped := b.play.face(b.Settings.Speed)
	if !b.diceRun() {
		at, stopped = float64(b.play.playing[0].A), true
	}
	s.Roll = at
	if stopped {
		words := b.T("miss")
		if b.play.playing[0].Flags&rules.FlagHit != 0 {
			words = b.T("hit")
		}
		for i := range b.play.playing {
			if b.play.playing[i].Flags&rules.FlagLost != 0 {
				words = b.T("miss")
			}
		}
		s.RollText = b.tell.Rolled(b.play.playing, words)
	}
	return s
}
