package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Base returns the ruleset that d20 and limited are made from: the tables and
// functions of this package, under no name.
func Base() *rules.Ruleset {
	t := actions()
	return &rules.Ruleset{
		Deeds: t.deeds, Rolls: t.rolls, Questions: t.questions, Verbs: t.verbs, Rows: attack.Rows(), Checks: Checks(), Tests: attack.Tests(), States: attack.States(),
		Grounds: rules.Grounds{Budget: rules.ACT01, Restricted: rules.ACT08, Disabled: rules.HP02, Far: rules.MOV01, Order: rules.INI02, Surprised: rules.SUR04},
		Options: rules.SharedOptions(),
		Turn: rules.TurnRules{
			RoundSeconds: 6, SurpriseRound: true, DrawsOnTheWay: 1,
			Costs: [rules.CostCount]string{"none", "standard", "move", "full_round", "free", "not_an_action"},
			Pips: []rules.Pip{
				{Name: "standard", Cost: rules.StandardAction, Cite: rules.ACT02, Of: one, Left: Left(rules.StandardAction)},
				{Name: "move", Cost: rules.MoveAction, Cite: rules.ACT03, Of: one, Left: OwnMove, Instead: EitherOr},
				{Name: "free", Cost: rules.FreeAction, Cite: rules.ACT05, Of: freeCap, Left: Left(rules.FreeAction)},
			},
			Begin: Begin, Initiative: RollInitiative, Acts: acts, Barred: Barred, Prepare: Prepare, Settle: Settle,
		},
		Sight: rules.SightRules{Sees: attack.Sight, Ambush: Ambush},
		Attack: rules.AttackRules{
			Aim: attack.Aim, AimIf: attack.IfMay, Strikeable: attack.Refusal, Opportunities: always, PoisedWhenFlat: never, OutAtZero: never, Defeated: Defeated,
			Shoots:   func(c *rules.Creature, weapon int8) bool { return c.Weapon(weapon).Projectile() },
			Reach:    func(c *rules.Creature, weapon int8) int { return int(c.Weapon(weapon).Interval.Max) },
			Flanking: true,
		},
		Move: rules.MoveRules{Speed: Speed, Squares: squares, Passage: passage, Minimum: true, Climbs: true, Floats: true, Straight: true},
	}
}

func always(*rules.Options) bool { return true }

func never(*rules.Options) bool { return false }

// acts: whose turn it is.
func acts(e *rules.Encounter, id rules.ID) bool { return e.Facts.Active() == id }

func one(*rules.Encounter, rules.ID) int { return 1 }

func freeCap(e *rules.Encounter, _ rules.ID) int { return e.Options.FreeActionCap }

// OwnMove counts the move action itself: a second move is paid by the standard
// action, which is counted by itself as long as it is there (ACT-01).
func OwnMove(e *rules.Encounter, id rules.ID) int {
	return min(Left(rules.MoveAction)(e, id), int(e.Facts.Combatants[id].Budget.Move))
}

// EitherOr reports that of the standard and the move action only one may be spent,
// so that the move stands in place of the other, not beside it (ACT-08, HP-02).
func EitherOr(e *rules.Encounter, id rules.ID) bool {
	c := &e.Facts.Combatants[id]
	return c.Budget.Standard > 0 && (c.Budget.Restricted || c.Conditions.Has(rules.Disabled))
}

// Left returns the function that counts how often a price could still be paid
// in a creature's turn (ACT-01).
func Left(cost rules.Cost) func(*rules.Encounter, rules.ID) int {
	return func(e *rules.Encounter, id rules.ID) int {
		c := &e.Facts.Combatants[id]
		b := &c.Budget
		switch {
		case b.Over || b.Lost || inert(e, id) || !afford(e, c, cost).OK():
			return 0
		case cost == rules.FreeAction:
			return int(b.Free)
		}
		return 1
	}
}
