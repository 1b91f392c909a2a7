package skirmish

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// Rules returns the skirmish ruleset (RST-01).
func Rules() *rules.Ruleset {
	return &rules.Ruleset{
		Name:  "skirmish",
		Deeds: deeds(), Rolls: rolls(), Verbs: verbs(), Rows: rows(),
		Grounds: rules.Grounds{Budget: rules.SKI16, Restricted: rules.SKI16, Disabled: rules.SKI16, Far: rules.SKI16, Order: rules.SKI15, Surprised: rules.SKI18},
		Options: options(),
		Turn: rules.TurnRules{
			RoundSeconds: 6,
			Phases:       true, // SKI-15
			Costs:        [rules.CostCount]string{"none", "attack", "move", "activation", "free", "not_an_action"},
			Pips: []rules.Pip{
				{Name: "activation", Cite: rules.SKI15, Of: turn, Left: activations},
				{Name: "attack", Cost: rules.StandardAction, Cite: rules.SKI16, Of: one, Left: attacks},
				{Name: "move", Cost: rules.MoveAction, Cite: rules.SKI16, Of: one, Left: moves},
			},
			Begin:      begin, // SKI-17
			Initiative: func(e *rules.Encounter, _ bool) { begin(e) },
			Acts:       acts,    // SKI-15
			Barred:     barred,  // SKI-16
			Prepare:    prepare, // SKI-16
			Settle:     settle,  // SKI-15
		},
		Sight: rules.SightRules{Sees: Sees}, // SKI-06
		Attack: rules.AttackRules{
			Aim:            aim, // SKI-02
			AimIf:          aimIf,
			Strikeable:     strikeable, // SKI-09
			Lines:          lines,      // SKI-07
			Opportunities:  never,      // SKI-18
			PoisedWhenFlat: never,
			OutAtZero:      always,       // SKI-05
			Defeated:       defeated,     // SKI-19
			Shoots:         shoots,       // SKI-12
			Reach:          reach,        // SKI-12
			OneWeapon:      true,         // SKI-01
			Removed:        true,         // SKI-05
			Contributors:   Contributors, // SKI-14
			Nearest:        Nearest,      // SKI-10
		},
		Move: rules.MoveRules{
			Speed:   pace,    // SKI-01
			Squares: squares, // SKI-16
			Passage: passage, // SKI-16
			Doubled: true,    // SKI-16
		},
		Figures: &rules.FigureRules{Card: attack.Plain},                                               // SKI-01
		Screen:  rules.ScreenRules{Notch: 5, Bar: []rules.Verb{rules.Move, rules.Attack, rules.Pass}}, // SKI-16,
	}
}

// verbs is the action table: what SKI-16 names and what scripts need; the rest
// does not exist (SKI-18).
func verbs() (t [rules.VerbCount]rules.VerbRow) {
	for v := range t {
		t[v] = rules.VerbRow{Cite: rules.SKI18}
	}
	t[rules.Attack] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.SKI02, Check: checkAttack, List: listAttacks, Start: startAttack}
	t[rules.Move] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.SKI16, Check: checkMove, List: listMoves, Start: startMove}
	t[rules.Pass] = rules.VerbRow{Cost: rules.FullRoundAction, Cite: rules.SKI16, Check: checkPass, List: listPass, Start: startPass}
	t[rules.EndTurn] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.ACT33, List: listEnd, Start: startPass}
	t[rules.NewTurn] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.SKI15, Check: onlyInScripts, Start: startNewTurn}
	t[rules.NewPhase] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.SKI17, Check: onlyInScripts, Start: startNewPhase}
	t[rules.Harm] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.SKI02, Check: onlyInScripts, Start: startHarm}
	t[rules.Heal] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.HP06, Check: onlyInScripts, Start: startHeal}
	return t
}

// rows are the modifiers of an attack, in the written order (SKI-01, SKI-11,
// SKI-14).
func rows() []rules.Row {
	return []rules.Row{
		{Stat: rules.AttackRoll, Type: rules.Untyped, From: rules.TermFigure, Source: rules.SourceFigure, Cite: rules.SKI01},
		{Stat: rules.AttackRoll, Type: rules.Untyped, From: rules.TermOthers, Source: rules.SourceCombinedFire, Cite: rules.SKI14},
		{Stat: rules.Defence, Type: rules.Untyped, From: rules.TermGuard, Source: rules.SourceFigure, Cite: rules.SKI01},
		{Stat: rules.Defence, Type: rules.CoverBonus, From: rules.TermCover, Source: rules.SourceCover, Cite: rules.SKI11},
	}
}

func always(*rules.Options) bool { return true }

func never(*rules.Options) bool { return false }

func one(*rules.Encounter, rules.ID) int { return 1 }

// pace is the speed on a figure's card (SKI-01).
func pace(e *rules.Encounter, id rules.ID) int { return int(e.Creatures[id].Card.Speed) }

// shoots: all but a figure that fights hand to hand (SKI-12).
func shoots(c *rules.Creature, _ int8) bool { return !c.Card.Melee }

// reach: the next square (SKI-12).
func reach(*rules.Creature, int8) int { return 1 }

// passage: allies let a figure pass, enemies do not (SKI-16, MOV-05).
func passage(e *rules.Encounter, mover, other rules.ID) rules.Passage {
	if e.Hostile(mover, other) {
		return rules.PassBarred
	}
	return rules.PassThrough
}

// defeated: off the board (SKI-05, SKI-19).
func defeated(e *rules.Encounter, id rules.ID) bool { return e.Facts.Has(id, rules.Dead) }

// onlyInScripts refuses what only a scenario may do.
func onlyInScripts(e *rules.Encounter, _ *rules.Action) rules.Refusal {
	if e.Free {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.SKI18)
}

// announce says what is being done.
func announce(e *rules.Encounter, a *rules.Action) {
	e.Emit(rules.Event{Kind: rules.ActionTaken, Verb: a.Verb, Who: a.By, Whom: a.On, To: a.Cell, Cite: e.Rules.Verbs[a.Verb].Cite})
}

func spend(e *rules.Encounter, who rules.ID, what rules.Spending) {
	e.Emit(rules.Event{Kind: rules.Spent, Who: who, Whom: rules.Nobody, A: int16(what), B: 1, Cite: rules.SKI16})
}

// step is a step of the agenda about one figure.
func step(op rules.OpCode, who rules.ID) rules.Step {
	return rules.Step{Op: op, Who: who, Whom: rules.Nobody}
}

// listWays appends a move to every square that so many squares reach.
func listWays(e *rules.Encounter, by rules.ID, n int, dst []rules.Action) []rules.Action {
	return combat.Ways(e, rules.Move, by, combat.Reach(e, by, n), dst)
}
