package combat

import (
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// powerDiceRows are the rows of the dice of an ability.
func powerDiceRows(t *tables) {
	t.rolls[opPowerDice] = rules.Roll{Ask: askPowerDice, Got: gotPowerDice, Then: func(e *rules.Encounter, s *rules.Step) { scores(e, s, 0) }}
	t.rolls[opPowerPoints] = rules.Roll{Ask: askPowerPoints, Got: gotPowerPoints, Then: fixedPoints}
}

// askPowerDice asks for the dice of an ability; a fixed number draws nothing.
func askPowerDice(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	p := powerOf(e, s.Who, uint8(s.A))
	if p.Heals {
		return dice.Sum(dice.Damage, p.Heal), p.Heal.Count > 0
	}
	return dice.Sum(dice.Damage, p.Damage), p.Damage.Count > 0
}

func gotPowerDice(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, Cite: rules.ACT28})
	scores(e, s, a.Value)
}

// scores has the points of a score rolled: once for everybody in an area, after
// the damage dice; of one target that saves, after its save (DIC-10, DMG-11).
func scores(e *rules.Encounter, s *rules.Step, rolled int16) {
	next := *s
	next.Op, next.B = opPowerPoints, rolled
	e.Push(next)
}

// powerPoints are the dice of a score that an ability rolls before any save, none
// without a count.
func powerPoints(p *rules.Ability) dice.Expr {
	switch {
	case p.Mends:
		return p.Mend
	case p.Save != rules.NoSave && !p.HasArea:
		return dice.Expr{}
	}
	return p.Saps.Points
}

func askPowerPoints(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	x := powerPoints(powerOf(e, s.Who, uint8(s.A)))
	return dice.Sum(dice.AbilityDamage, x), x.Count > 0
}

// fixedPoints goes on with a number of points that is not rolled, 0 for none.
func fixedPoints(e *rules.Encounter, s *rules.Step) {
	engulf(e, s, int(powerPoints(powerOf(e, s.Who, uint8(s.A))).Plus))
}

func gotPowerPoints(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: 3, Cite: rules.DMG11})
	engulf(e, s, max(1, int(a.Value+powerPoints(powerOf(e, s.Who, uint8(s.A))).Plus)))
}

// engulf has everybody in the area, or the one target, save against what was
// rolled: hit points, those of the dice in the step, and points of a score.
func engulf(e *rules.Encounter, s *rules.Step, points int) {
	p := powerOf(e, s.Who, uint8(s.A))
	rolled := max(1, int(s.B)+int(p.Heal.Plus)+int(p.Damage.Plus)) // no power both heals and harms
	var room [rules.MaxCombatants]Victim
	caught := Victims(e, s.Who, uint8(s.A), s.Whom, s.Cell, room[:0])
	for i := len(caught) - 1; i >= 0; i-- { // the lowest id comes first (DIC-10)
		v := &caught[i]
		step := rules.Step{Op: opSuffer, Verb: s.Verb, Who: v.Who, Whom: s.Who, Weapon: int8(s.A), A: int16(rolled), Cell: grid.C(points, 0)}
		if p.Save != rules.NoSave {
			step.Op, step.B = opPowerSave, int16(v.Bonus)
		}
		if v.Improved {
			step.Flags = 1
		}
		e.Push(step)
	}
}
