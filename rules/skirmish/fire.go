package skirmish

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// Contributors returns those who may lend their fire to an attack of one figure
// on another: figures of its side not yet activated in the phase that see the
// target; where the option is strict, only those that could attack it
// themselves (SKI-14, SIL-37).
func Contributors(e *rules.Encounter, by, on rules.ID) (set uint64) {
	for id := range e.Count() {
		if id == by || e.Hostile(by, id) || !e.Present(id) || e.Facts.Combatants[id].Activated {
			continue
		}
		if Sees(e, id, on) && (e.Options.Own[combinedStrict] == 0 || mayAttack(e, id, on).OK()) {
			set |= 1 << id
		}
	}
	return set
}

// checkAttack: one attack on one enemy, and whoever lends its fire.
func checkAttack(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.On < 0 || a.On >= e.Count() || a.Option != 0 || a.Then != rules.NoVerb || a.NBlows != 0 {
		return rules.Refuse(rules.SKI18)
	}
	if r := mayAttack(e, a.By, a.On); !r.OK() {
		return r
	}
	if a.With == 0 {
		return rules.Refusal{}
	}
	if extra := a.With &^ Contributors(e, a.By, a.On); extra != 0 {
		return rules.Refusal{Cite: rules.SKI14, Who: min(rules.ID(bits.TrailingZeros64(extra)), e.Count()-1)}
	}
	return rules.Refusal{}
}

// listAttacks appends, for every enemy that may be attacked, the plain attack
// and those with combined fire: the first contributor by id, the first two and
// so on, as long as one more still raises the chance to hit. Any other set of
// contributors is legal and no better.
func listAttacks(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for on := range e.Count() {
		if !e.Hostile(by, on) || !e.Present(on) || !mayAttack(e, by, on).OK() {
			continue
		}
		a := rules.Action{Verb: rules.Attack, By: by, On: on}
		dst = append(dst, a)
		rest := Contributors(e, by, on)
		if rest == 0 {
			continue
		}
		covered, _ := e.Field().SkirmishCover(e.Space(by), e.Space(on), int16(by), int16(on))
		lowest := int(e.Creatures[on].Card.Defence) - int(e.Creatures[by].Card.Attack)
		if covered {
			lowest += grid.CoverStandard.AC()
		}
		for ; rest != 0 && lowest > 2; rest &= rest - 1 {
			a.With |= rest & -rest
			dst = append(dst, a)
			lowest -= rules.FireBonus
		}
	}
	return dst
}

// startAttack spends the attack, and the activation of whoever lends its fire
// (SKI-14).
func startAttack(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStandard)
	announce(e, a)
	for rest := a.With; rest != 0; rest &= rest - 1 {
		e.Emit(rules.Event{Kind: rules.Activated, Who: rules.ID(bits.TrailingZeros64(rest)), Whom: a.By, A: 1, Cite: rules.SKI14})
	}
	e.Push(rules.Step{Op: opBlow, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, A: int16(bits.OnesCount64(a.With))})
}

// doBlow sets the attack up.
func doBlow(e *rules.Encounter, s *rules.Step) {
	var a rules.Aim
	aim(e, s.Who, s.Whom, s.Weapon, rules.Combined(int(s.A)), &a)
	e.Agenda.Blow = a.Frame
	e.Push(rules.Step{Op: opDie, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, A: s.A})
}

func askDie(e *rules.Encounter, _ *rules.Step) (dice.Question, bool) {
	return attack.Ask(&e.Agenda.Blow)
}

// gotDie tells what the die of an attack showed.
func gotDie(e *rules.Encounter, s *rules.Step, d dice.Answer) {
	fr := &e.Agenda.Blow
	ev := rules.Event{Kind: rules.AttackRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon,
		A: d.Value, B: d.Value + fr.Bonus, C: fr.AC, Cite: rules.SKI02}
	if e.Listen != nil {
		var a rules.Aim
		aim(e, s.Who, s.Whom, s.Weapon, rules.Combined(int(s.A)), &a)
		ev.Report = &rules.Report{Rows: e.Rules.Rows, Attack: a.Attack, Defence: a.Defence, Frame: *fr, Cover: a.Cover, Flanker: rules.Nobody}
	}
	attack.Answer(fr, d)
	if fr.Hit {
		ev.Flags |= rules.FlagHit
	}
	if fr.Critical {
		ev.Flags |= rules.FlagThreat | rules.FlagCritical
	}
	e.Emit(ev)
	e.Push(*s)
}

// land subtracts the damage and takes who has no hit points left off the board
// (SKI-02, SKI-05).
func land(e *rules.Encounter, s *rules.Step) {
	if fr := &e.Agenda.Blow; attack.Strikes(fr) && !fr.Harmless {
		wound(e, s.Whom, s.Who, int(fr.Damage))
	}
}

func wound(e *rules.Encounter, who, by rules.ID, hp int) {
	e.Emit(rules.Event{Kind: rules.Damaged, Who: who, Whom: by, A: int16(hp), Cite: rules.SKI02})
	if e.Facts.Combatants[who].HP <= 0 && e.Present(who) {
		e.Emit(rules.Event{Kind: rules.ConditionGained, Who: who, Whom: by, Condition: rules.Dead, Cite: rules.SKI05})
	}
}

// startHarm and startHeal are the scenario's.
func startHarm(e *rules.Encounter, a *rules.Action) { wound(e, a.By, rules.Nobody, int(a.Amount)) }

func startHeal(e *rules.Encounter, a *rules.Action) {
	n := min(a.Amount, e.Creatures[a.By].MaxHP-e.Facts.Combatants[a.By].HP)
	if e.Present(a.By) {
		e.Emit(rules.Event{Kind: rules.Healed, Who: a.By, Whom: rules.Nobody, A: max(n, 0), Cite: rules.HP06})
	}
}
