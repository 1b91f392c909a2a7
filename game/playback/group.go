package playback

import (
	"tenaille/game/tell"
	"tenaille/rules"
)

// group is how many events at the head of the queue are shown as one: a walk
// without interruption, or an attack with all its dice.
func (p *Player) group() int {
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

// take begins with the next group of events.
func (p *Player) take() {
	n := p.group()
	p.playing, p.queue = append(p.playing, p.queue[:n]...), p.queue[n:]
	p.roll, p.hp = 0, 0
	if whom := p.playing[0].Whom; whom != rules.Nobody {
		p.hp = p.Log.HPBefore(whom, p.Past())
	}
}
