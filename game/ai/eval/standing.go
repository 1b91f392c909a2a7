package eval

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// What a creature that still fights is worth whatever its wounds, and the part
// of it that goes with its hit points, in thousandths.
const standsFor, woundsFor = 450, 550

// Standing is how a side stands: the worth of its own that still fight, less that
// of the others, in thousandths.
func Standing(e *rules.Encounter, side uint8) int64 {
	sum := int64(0)
	for id := range e.Count() {
		if !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		c := &e.Facts.Combatants[id]
		full := max(1, e.MaxHP(id))
		n := Value(e, id) * (standsFor + woundsFor*min(max(int(c.HP), 0), full)/full)
		for k, cost := range Disabling {
			if cost > 0 && c.Conditions.Has(rules.Condition(k)) {
				n = Part(n, 1000-cost/2, 1000)
				break
			}
		}
		if e.Creatures[id].Side != side {
			n = -n
		}
		sum += int64(n)
	}
	return sum
}

// Value is what a creature is worth, a figure or any other.
func Value(e *rules.Encounter, id rules.ID) int {
	if card := e.Creatures[id].Card; card != nil {
		return FigureWorth(card)
	}
	return Worth(e, id)
}

// Attacks is what attacks bring on average.
type Attacks struct {
	aim  rules.Aim
	odds Chances
}

// Mean is what an attack or a full attack brings a side on average, in the terms
// of Standing.
func (m *Attacks) Mean(e *rules.Encounter, a *rules.Action, side uint8) int64 {
	sum, on := int64(0), a.On
	if a.NBlows > 0 {
		on = a.Blows[0].On
	}
	left, up := int(e.Facts.Combatants[on].HP), 1000
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
		sum += int64((standsFor*c.Drops/1000 + Part(woundsFor, min(c.Damage, left*1000), full)/1000) * up / 1000)
		up = up * (1000 - c.Drops) / 1000
		left = max(1, left-c.Damage/1000)
	}
	sum *= int64(Value(e, on))
	if e.Creatures[on].Side == side {
		return -sum
	}
	return sum
}
