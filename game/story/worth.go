package story

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// What a roll is worth beyond hit points and falls, in Creature: conditions
// that leave one helpless, any other condition, an opposed check, the touch
// before it, and a check that helps.
const (
	worthHelpless  = 300_000
	worthCondition = 100_000
	worthContest   = 150_000
	worthTouch     = 50_000
	worthCheck     = 50_000
)

// strength is what a creature with so many hit points is worth, in Creature:
// half for standing, half for the hit points it has.
func strength(e *rules.Encounter, id rules.ID, hp int) int64 {
	if combat.Down(e, id, hp) {
		return 0
	}
	most := max(int64(e.MaxHP(id)), 1)
	return Creature/2 + Creature/2*min(int64(max(hp, 0)), most)/most
}

// standing is the strength of a creature as it is; none when it is lost.
func standing(e *rules.Encounter, id rules.ID) int64 {
	if e.Rules.Attack.Defeated(e, id) {
		return 0
	}
	return strength(e, id, int(e.Facts.Combatants[id].HP))
}

// health is how a creature stands before something happens to it.
type health struct {
	hp   int
	lost bool
}

// healthOf is how a creature stands now.
func healthOf(e *rules.Encounter, id rules.ID) health {
	return health{int(e.Facts.Combatants[id].HP), e.Rules.Attack.Defeated(e, id)}
}

// harm is what it is worth to deal hit points to a creature.
func (h health) harm(e *rules.Encounter, id rules.ID, damage int) int64 {
	if damage <= 0 || h.lost {
		return 0
	}
	return strength(e, id, h.hp) - strength(e, id, h.hp-damage)
}

// counted is how many hit points of a damage count: those up to the fall, in
// thousandths.
func (h health) counted(e *rules.Encounter, id rules.ID, damage int) int64 {
	n := 0
	for !h.lost && n < damage && !combat.Down(e, id, h.hp-n) {
		n++
	}
	return int64(n) * 1000
}

// fells reports whether a damage takes a creature out of the fight.
func (h health) fells(e *rules.Encounter, id rules.ID, damage int) bool {
	return !h.lost && damage > 0 && combat.Down(e, id, h.hp-damage)
}

// mending is what it is worth to give hit points back to a creature as it is.
func mending(e *rules.Encounter, id rules.ID, amount int) int64 {
	if e.Facts.Has(id, rules.Dead) {
		return 0
	}
	hp := int(e.Facts.Combatants[id].HP)
	return strength(e, id, min(hp+amount, e.MaxHP(id))) - strength(e, id, hp)
}

// affliction is what a condition on a creature is worth to its enemies.
func affliction(e *rules.Encounter, id rules.ID, c rules.Condition) int64 {
	switch {
	case e.Rules.Attack.Defeated(e, id) || e.Facts.Has(id, c):
		return 0
	case rules.Set(c).Any(rules.HelplessSet):
		return worthHelpless
	}
	return worthCondition
}

// laid is what an ability lays on a creature besides damage, for its enemies: its
// condition, its ability damage.
func laid(e *rules.Encounter, id rules.ID, p *rules.Ability) (worth int64) {
	if p.Inflicts {
		worth = affliction(e, id, p.Condition)
	}
	return worth + sapping(e, id, &p.Saps)
}

// sapping is what ability damage to a creature is worth to its enemies, as much as
// a condition (DMG-11).
func sapping(e *rules.Encounter, id rules.ID, p *rules.Sap) int64 {
	if p.None() || e.Rules.Attack.Defeated(e, id) || e.Saps(id, p.Score) == 0 {
		return 0
	}
	return worthCondition
}
