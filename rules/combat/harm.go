package combat

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// harmRows are the rows of dying.
func harmRows(t *tables) {
	t.rolls[opStabilise] = rules.Roll{Ask: askStabilise, Got: gotStabilise}
	t.deeds[opStrain] = rules.Deed{Do: doStrain, Peril: rules.PerilToNobody}
}

// wounded deals hit points of damage and draws the consequences (DMG-01,
// HP-01 to HP-04).
func wounded(e *rules.Encounter, who, by rules.ID, amount int) {
	harmed(e, who, by, amount, rules.DMG01)
}

// harmed is wounded by a rule of its own.
func harmed(e *rules.Encounter, who, by rules.ID, amount int, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.Damaged, Who: who, Whom: by, A: int16(amount), Cite: cite})
	if e.Facts.Has(who, rules.Dead) {
		return
	}
	lose(e, who, rules.Asleep, rules.HLP08)
	lose(e, who, rules.Stable, rules.HP03)
	sink(e, who)
}

// sink draws the consequences of the hit points that are left (HP-02 to HP-04).
func sink(e *rules.Encounter, who rules.ID) {
	c := &e.Facts.Combatants[who]
	cr := &e.Creatures[who]
	switch hp := int(c.HP); {
	case hp <= 0 && e.Rules.Attack.OutAtZero(&e.Options):
		die(e, who, rules.CFL18)
	case cr.Traits.Has(rules.NoCon) && hp <= 0:
		die(e, who, rules.HP08)
	case hp <= -e.DeathThreshold(who):
		die(e, who, rules.HP04)
	case hp < 0:
		lose(e, who, rules.Disabled, rules.HP03)
		if !c.Conditions.Has(rules.Dying) {
			gain(e, who, rules.Dying, rules.HP03)
			fall(e, who, rules.HP03)
			dropAll(e, who, rules.HP03)
		}
	case hp == 0:
		gain(e, who, rules.Disabled, rules.HP02)
	}
}

// healed restores hit points up to the maximum and draws the consequences
// (HP-06).
func healed(e *rules.Encounter, who rules.ID, amount int) {
	c := &e.Facts.Combatants[who]
	if c.Conditions.Has(rules.Dead) {
		return
	}
	n := min(amount, e.MaxHP(who)-int(c.HP))
	e.Emit(rules.Event{Kind: rules.Healed, Who: who, Whom: rules.Nobody, A: int16(max(n, 0)), Cite: rules.HP06})
	rise(e, who)
	if c.Conditions.Has(rules.Dying) {
		lose(e, who, rules.Dying, rules.HP05)
		gain(e, who, rules.Stable, rules.HP05)
	}
}

// rise draws the consequences of hit points that have come back (HP-06).
func rise(e *rules.Encounter, who rules.ID) {
	switch hp := e.Facts.Combatants[who].HP; {
	case hp > 0:
		for _, k := range [...]rules.Condition{rules.Dying, rules.Stable, rules.Disabled, rules.Unconscious} {
			lose(e, who, k, rules.HP06)
		}
	case hp == 0:
		for _, k := range [...]rules.Condition{rules.Dying, rules.Stable, rules.Unconscious} {
			lose(e, who, k, rules.HP06)
		}
		gain(e, who, rules.Disabled, rules.HP02)
	}
}

func die(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	dropAll(e, who, rules.HP03)
	part(e, who, rules.GRP09)
	for c := range rules.ConditionCount {
		cease(e, who, c, rules.CND22)
	}
	settleScores(e, who)
	e.Emit(rules.Event{Kind: rules.ConditionGained, Who: who, Whom: rules.Nobody, Condition: rules.Dead, Cite: cite})
}

// fall lays a creature on the ground, or sets it floating where there is no
// gravity (CND-03, CND-16).
func fall(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	if e.ZeroG {
		gain(e, who, rules.Floating, rules.CND16)
		return
	}
	lose(e, who, rules.Kneeling, rules.CND22)
	lose(e, who, rules.Sitting, rules.CND22)
	gain(e, who, rules.Prone, cite)
}

// dropAll lets go of everything held: not of claws and fists, nor of worn
// shields, readied or loosed (HP-03, CND-12).
func dropAll(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	for i := range e.Creatures[who].Weapons {
		if w := &e.Creatures[who].Weapons[i]; e.Facts.Combatants[who].Ready>>i&1 == 1 && !w.Bodily() {
			e.Emit(rules.Event{Kind: rules.WeaponDropped, Who: who, Whom: rules.Nobody, Weapon: int8(i), Cite: cite})
		}
	}
	dropItems(e, who, cite)
}

func gain(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	if !e.Facts.Has(who, c) {
		e.Emit(rules.Event{Kind: rules.ConditionGained, Who: who, Whom: rules.Nobody, Condition: c, Cite: cite})
		switch c {
		case rules.Dying, rules.Stable, rules.Unconscious:
			part(e, who, rules.GRP09)
		case rules.Stunned:
			dropAll(e, who, rules.CND12)
		}
	}
}

func lose(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	// A condition that a score of 0 keeps stays as long as it does (DMG-11).
	if e.Facts.Has(who, c) && e.Facts.Combatants[who].SpentBy(c) == 0 {
		cease(e, who, c, cite)
		e.Emit(rules.Event{Kind: rules.ConditionLost, Who: who, Whom: rules.Nobody, Condition: c, Cite: cite})
		if c == rules.Entangled { // what held it to the spot is off as well
			lose(e, who, rules.Anchored, rules.CND06)
		}
	}
}

// askStabilise asks for the d100 of a dying creature's turn (HP-05).
func askStabilise(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	return dice.Question{Purpose: dice.Stabilise, Count: 1, Sides: 100, Cuts: dice.Cuts(0).With(11)},
		e.Facts.Has(s.Who, rules.Dying)
}

func gotStabilise(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.StabilisationRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: int16(a.Band), Cite: rules.HP05})
	if a.Band == 0 {
		lose(e, s.Who, rules.Dying, rules.HP05)
		gain(e, s.Who, rules.Stable, rules.HP05)
		return
	}
	bled(e, s.Who)
}

// bled takes the hit point of a failed stabilisation. It is a loss and no damage:
// nobody wakes of it (HP-05, HLP-08).
func bled(e *rules.Encounter, who rules.ID) {
	e.Emit(rules.Event{Kind: rules.Damaged, Who: who, Whom: rules.Nobody, A: 1, Cite: rules.DMG01})
	sink(e, who)
}

// doStrain makes a disabled creature pay for a completed standard action
// (HP-02).
func doStrain(e *rules.Encounter, s *rules.Step) {
	if e.Facts.Has(s.Who, rules.Disabled) {
		wounded(e, s.Who, rules.Nobody, 1)
	}
}

// Defeated reports whether a creature counts as lost (SKI-19).
func Defeated(e *rules.Encounter, id rules.ID) bool {
	return e.Facts.Combatants[id].Conditions.Any(rules.DownSet)
}

// Down reports whether so many hit points put a creature out of the fight: less than 0
// (HP-03), and 0 where that is the end (HP-08, CFL-18, SKI-05). With 0 it is disabled
// elsewhere, and fights on (HP-02).
func Down(e *rules.Encounter, id rules.ID, hp int) bool {
	return hp < 0 || hp == 0 && (e.Rules.Attack.OutAtZero(&e.Options) || e.Creatures[id].Traits.Has(rules.NoCon))
}

// ToFell returns the fewest hit points whose loss puts a creature out of the fight; 0 or
// less where it is (HP-02, HP-03).
func ToFell(e *rules.Encounter, id rules.ID) int {
	return ToFellFrom(e, id, int(e.Facts.Combatants[id].HP))
}

// ToFellFrom is ToFell of a creature that has so many hit points.
func ToFellFrom(e *rules.Encounter, id rules.ID, hp int) int {
	if Down(e, id, 0) {
		return hp
	}
	return hp + 1
}

// Settle ends the encounter when a side has lost, and the turn of a creature
// that can no longer act (SKI-19, INI-06).
func Settle(e *rules.Encounter) {
	Conclude(e)
	if id := e.Facts.Active(); id != rules.Nobody && (inert(e, id) && !struggles(e, id) || !e.Present(id)) {
		e.Push(rules.Step{Op: opEndTurn, Who: id, Whom: rules.Nobody})
	}
}

// struggles reports whether an inert creature can free itself at least: nothing
// but its bonds holds it (ACT-32, HLP-08).
func struggles(e *rules.Encounter, id rules.ID) bool {
	return stilled(e, e.Facts.Combatants[id].Conditions.Without(rules.Bound)).OK()
}

// inert reports whether a creature can take no action at all (CND-01).
func inert(e *rules.Encounter, id rules.ID) bool { return !Still(e, id).OK() }

// Still is why a creature can take no action at all, nothing where it can (CND-01).
func Still(e *rules.Encounter, id rules.ID) rules.Refusal {
	return stilled(e, e.Facts.Combatants[id].Conditions)
}

// stilled is the first reason among conditions to take no action.
func stilled(e *rules.Encounter, cs rules.Conditions) rules.Refusal {
	for ; cs != 0; cs = cs.Rest() {
		if state := &e.Rules.States[cs.First()]; state.NoAction {
			return rules.Refuse(state.Cite)
		}
	}
	return rules.Refusal{}
}
