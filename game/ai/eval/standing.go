package eval

import (
	"tenaille/game/ai/errand"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// What a creature that still fights is worth whatever its wounds, and the part
// of it that goes with its hit points, in thousandths.
const standsFor, woundsFor = 450, 550

// Standing is how a side stands: the worth of its own that still fight, less that
// of the others, in thousandths.
func Standing(e *rules.Encounter, side uint8) int64 { return (&Nature{}).Standing(e, side) }

// Standing is how a side stands to one of a nature: its own weigh by what it minds, and
// where it is Fallen to it the enemies out of the fight that still live are worth
// something too.
func (n *Nature) Standing(e *rules.Encounter, side uint8) int64 {
	sum := int64(0)
	for id := range e.Count() {
		foe := e.Creatures[id].Side != side
		if e.Facts.Combatants[id].Away == rules.Departed {
			worth := int64(Value(e, id)) * (standsFor + woundsFor) // it is safe (SKI-19)
			if foe {
				worth = -worth
			}
			sum += worth
			continue
		}
		if !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			if foe && n.Fallen != 0 && e.Present(id) && !e.Facts.Has(id, rules.Dead) {
				sum -= int64(Value(e, id)) * 10 * int64(n.Fallen)
			}
			continue
		}
		c := &e.Facts.Combatants[id]
		full := max(1, e.MaxHP(id))
		stands, wounds := n.shares(foe)
		worth := Value(e, id) * (stands + wounds*min(max(int(c.HP), 0), full)/full)
		if !foe {
			worth = n.Loss(worth, false)
		}
		for k, cost := range Disabling {
			if cost > 0 && c.Conditions.Has(rules.Condition(k)) {
				worth = Part(worth, 1000-cost/2, 1000)
				break
			}
		}
		if foe {
			worth = -worth
		}
		sum += int64(worth)
	}
	return sum
}

// Cause is what the goals of a match add to how a side stands: as much as all creatures
// are worth when it has come all the way and the others have not come any, twice that
// when it is over (SKI-19).
func Cause(e *rules.Encounter, side uint8) int64 {
	all := int64(0)
	for id := range e.Count() {
		all += int64(Value(e, id)) * (standsFor + woundsFor)
	}
	switch {
	case !e.Facts.Over:
		return all * int64(errand.Progress(e, side)) / errand.One
	case e.Facts.Winner == int8(side):
		return 2 * all
	case e.Facts.Winner >= 0:
		return -2 * all
	}
	return 0
}

// Strength is what a side has left to fight with, and what its enemies have, in
// thousandths of their worth.
func Strength(e *rules.Encounter, side uint8) (own, theirs int64) {
	for id := range e.Count() {
		if !e.Present(id) || e.Rules.Attack.Defeated(e, id) || Helpless(e, id) {
			continue
		}
		full := max(1, e.MaxHP(id))
		n := int64(Value(e, id)) * int64(standsFor+woundsFor*min(max(int(e.Facts.Combatants[id].HP), 0), full)/full)
		if e.Creatures[id].Side == side {
			own += n
		} else {
			theirs += n
		}
	}
	return own, theirs
}

// shares are standsFor and woundsFor as a nature has them: to one that goes for the weak
// felling an enemy is more of it, to one that guards its friends that they stand.
func (n *Nature) shares(foe bool) (stands, wounds int) {
	by := n.Guard
	if foe {
		by = n.Weak
	}
	by = min(max(2*by, -standsFor), woundsFor)
	return standsFor + by, woundsFor - by
}

// Value is what a creature is worth, a figure or any other.
func Value(e *rules.Encounter, id rules.ID) int {
	if card := e.Creatures[id].Card; card != nil {
		return Standee(e, id, card)
	}
	return Worth(e, id)
}

// Attacks is what attacks bring on average.
type Attacks struct {
	// Nature is whose standing it is.
	Nature Nature
	aim    rules.Aim
	odds   Chances
}

// Mean is what an attack or a full attack brings a side on average, in the terms
// of Standing.
func (m *Attacks) Mean(e *rules.Encounter, a *rules.Action, side uint8) int64 {
	sum, on := int64(0), a.On
	if a.NBlows > 0 {
		on = a.Blows[0].On
	}
	left, up := int(e.Facts.Combatants[on].HP), 1000
	stands, wounds := m.Nature.shares(e.Creatures[on].Side != side)
	for i := range max(1, int(a.NBlows)) {
		weapon, mode := a.Weapon, combat.Mode(e, a, i)
		if a.NBlows > 0 {
			if weapon = a.Blows[i].Weapon; a.Blows[i].On != on {
				break
			}
		}
		attack.AimAt(e, a.By, on, weapon, mode, &m.aim)
		if !m.aim.Refusal.OK() {
			break
		}
		c := m.odds.Of(&m.aim.Frame, left)
		full := max(1, e.MaxHP(on))
		sum += int64((stands*c.Drops/1000 + Part(wounds, min(c.Damage, left*1000), full)/1000) * up / 1000)
		up = up * (1000 - c.Drops) / 1000
		left = max(1, left-c.Damage/1000)
	}
	return m.worth(e, on, sum, side)
}

// Blow is what one attack brings a side on average, in the terms of Standing, by the
// damage it does and the creature it is aimed at; of its frame the dice are still to be
// thrown.
func (m *Attacks) Blow(e *rules.Encounter, f *rules.Frame, side uint8) int64 {
	c := m.odds.Of(f, int(e.Facts.Combatants[f.Target].HP))
	return m.brings(e, f.Target, c.Taken, c.Drops, side)
}

// Took is what so much damage to a creature brings a side, in the same terms.
func (m *Attacks) Took(e *rules.Encounter, on rules.ID, damage int, side uint8) int64 {
	hp, drops := int(e.Facts.Combatants[on].HP), 0
	if damage >= hp {
		drops = 1000
	}
	return m.brings(e, on, 1000*min(damage, hp), drops, side)
}

// brings is what the loss of hit points, in thousandths, brings a side, and that of the
// creature with such a chance.
func (m *Attacks) brings(e *rules.Encounter, on rules.ID, taken, drops int, side uint8) int64 {
	stands, wounds := m.Nature.shares(e.Creatures[on].Side != side)
	return m.worth(e, on, int64(stands*drops/1000+Part(wounds, taken, 1000*max(1, e.MaxHP(on)))), side)
}

// worth is what such a part of a creature that is lost, in thousandths, brings a side.
func (m *Attacks) worth(e *rules.Encounter, on rules.ID, part int64, side uint8) int64 {
	n := part * int64(Value(e, on))
	if e.Creatures[on].Side == side {
		return -n * int64(100+m.Nature.Own) / 100
	}
	return n
}
