package playback

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// Rolling is the slip of the attack being shown, its marker running; in a film that
// of any roll.
func (p *Player) Rolling() *model.Slip {
	if !p.rolling() {
		return p.rolled()
	}
	s := p.Rolls.Thrown(&p.playing[0], p.hp)
	if s == nil {
		return nil
	}
	at, stopped := p.face(p.speed())
	if !p.screen.Pace().dice() {
		at, stopped = float64(p.playing[0].A), true
	}
	s.Roll = at
	if stopped {
		words := p.T("miss")
		if p.playing[0].Flags&rules.FlagHit != 0 {
			words = p.T("hit")
		}
		for i := range p.playing {
			if p.playing[i].Flags&rules.FlagLost != 0 {
				words = p.T("miss")
			}
		}
		s.RollText = p.Rolls.Rolled(p.playing, words)
	}
	return s
}

// rollTicks is how long the marker runs over the faces of the ruler: 380 ms.
const rollTicks = 23

// rolling reports whether an attack is being shown.
func (p *Player) rolling() bool {
	return len(p.playing) > 0 && p.playing[0].Kind == rules.AttackRolled
}

// face is where the marker of the ruler is: it runs over the faces and slows
// down until it stops on the one rolled.
func (p *Player) face(speed int) (at float64, stopped bool) {
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
