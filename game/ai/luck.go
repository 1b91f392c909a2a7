package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// fortune takes the luck of the attacks out of a play: what an attack brought
// is replaced by what it brings on average, so that few plays tell good ideas
// from lucky ones.
type fortune struct {
	due    bool  // an attack is under way
	before int64 // how the side stood before it
	mean   int64 // what it was to bring
	luck   int64 // of the play so far
	aim    rules.Aim
	odds   eval.Chances
}

// wager notes an action that is about to be done in a play, when it is an
// attack.
func (p *playout) wager(a *rules.Action) {
	if a.Verb != rules.Attack && a.Verb != rules.FullAttack || a.On < 0 {
		return
	}
	f := &p.fortune
	f.due, f.before, f.mean = true, p.standing(), p.mean(a)
}

// settle counts the luck of the attack that is over.
func (p *playout) settle() {
	if f := &p.fortune; f.due {
		f.luck += p.standing() - f.before - f.mean
		f.due = false
	}
}

// mean is what an attack brings the side on average, in the terms of standing.
func (p *playout) mean(a *rules.Action) int64 {
	e, f := p.e, &p.fortune
	sum, on := int64(0), a.On
	left, up := int(e.Facts.Combatants[on].HP), 1000
	for i := range max(1, int(a.NBlows)) {
		weapon, mode := a.Weapon, combat.Mode(e, a, i)
		if a.NBlows > 0 {
			if weapon = a.Blows[i].Weapon; a.Blows[i].On != on {
				break
			}
		}
		attack.AimAt(e, a.By, on, weapon, mode, &f.aim)
		if !f.aim.Refusal.OK() {
			break
		}
		c := f.odds.Of(&f.aim.Frame, left)
		full := max(1, e.MaxHP(on))
		sum += int64((standsFor*c.Drops/1000 + eval.Part(woundsFor, min(c.Damage, left*1000), full)/1000) * up / 1000)
		up = up * (1000 - c.Drops) / 1000
		left = max(1, left-c.Damage/1000)
	}
	sum *= int64(p.value(on))
	if e.Creatures[on].Side == p.side {
		return -sum
	}
	return sum
}
