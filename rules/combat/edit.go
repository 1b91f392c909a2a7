package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// A match that is studied is changed by hand as a referee sets up a position: what
// cannot stand there cannot be put there, and what a change brings with it follows from
// the rules that bring it at any other time.

// Editable are the conditions that can be put on a creature by hand and lifted: those
// that no deed of its own, no grip and no wound keeps up.
const Editable = rules.Conditions(1<<rules.Dazzled | 1<<rules.Prone | 1<<rules.Kneeling | 1<<rules.Sitting |
	1<<rules.Invisible | 1<<rules.Entangled | 1<<rules.Shaken | 1<<rules.Frightened | 1<<rules.Blinded |
	1<<rules.FlatFooted | 1<<rules.Cowering | 1<<rules.Stunned | 1<<rules.Paralysed | 1<<rules.Asleep |
	1<<rules.Unconscious | 1<<rules.Blurred | 1<<rules.Displaced | 1<<rules.Anchored)

// EditableIn are those of Editable that there are in a match: figures have none (SKI-18).
func EditableIn(e *rules.Encounter) rules.Conditions {
	if e.Rules.Figures != nil {
		return 0
	}
	return Editable
}

// MostRounds is how long a condition put on by hand can last at most, where it ends by
// itself.
const MostRounds = 100

// CheckEdit says whether a creature can be changed so now, and if not, by which rule: on
// the dead nothing can be changed (HP-04), nor while an answer is awaited (AOO-10). Dice
// and seats are no facts: it knows nothing of them.
func CheckEdit(e *rules.Encounter, x *rules.Edit) rules.Refusal {
	what, asked := e.Awaits()
	switch {
	case e.Facts.Over:
		return rules.Refuse(rules.SKI19)
	case what != rules.AwaitsAction:
		return rules.Refusal{Cite: rules.AOO10, Who: asked}
	case x.Who < 0 || x.Who >= e.Count():
		return rules.Refuse(rules.ATK20)
	case !e.Present(x.Who):
		return rules.Refuse(rules.HP04)
	}
	has := e.Facts.Combatants[x.Who].Conditions
	switch x.Kind {
	case rules.EditPlace:
		return placeable(e, x.Who, x.To)
	case rules.EditCondition, rules.EditLift:
		switch {
		case e.Rules.Figures != nil:
			return rules.Refuse(rules.SKI18)
		case x.Condition >= rules.ConditionCount || !Editable.Has(x.Condition) || x.Number < 0 || x.Number > MostRounds:
			return rules.Refuse(rules.CND01)
		case x.Kind == rules.EditLift && e.Facts.Combatants[x.Who].SpentBy(x.Condition) != 0:
			return rules.Refuse(rules.DMG11)
		case has.Has(x.Condition) == (x.Kind == rules.EditCondition): // it has it, or has it not
			return rules.Refuse(rules.CND22)
		case x.Condition == rules.Prone && e.ZeroG: // who falls there floats
			return rules.Refuse(rules.CND16)
		case x.Kind == rules.EditCondition:
			return comesOver(e, x.Who, x.Condition)
		}
	case rules.EditHP:
		if x.Number < 1 || int(x.Number) > e.MaxHP(x.Who) {
			return rules.Refuse(rules.HP01)
		}
	default:
		return rules.Refuse(rules.RST01)
	}
	return rules.Refusal{}
}

// placeable says whether a creature can be put at a square: its whole space stands free
// there (GEO-01, GEO-02, GEO-05, MOV-04), and nobody holds it (GRP-03).
func placeable(e *rules.Encounter, who rules.ID, to grid.Cell) rules.Refusal {
	if e.Facts.Grapple(who)&^(1<<who) != 0 {
		return rules.Refuse(rules.GRP03)
	}
	f, s := e.Ground(), grid.Space{At: to, N: e.Creatures[who].Space}
	if !e.Map.InsideSpace(s) {
		return rules.Refusal{Cite: rules.GEO01, Who: rules.Nobody, At: to}
	}
	for i := range s.Len() {
		if c := s.Cell(i); !f.Stands(grid.Space{At: c, N: 1}) {
			return rules.Refusal{Cite: rules.GEO05, Who: rules.Nobody, At: c}
		}
	}
	if !f.Stands(s) {
		return rules.Refusal{Cite: rules.MOV04, Who: rules.Nobody, At: to}
	}
	for id := range e.Count() {
		if id != who && e.Present(id) && s.Overlaps(e.Space(id)) {
			return rules.Refusal{Cite: rules.GEO02, Who: id, At: to}
		}
	}
	return rules.Refusal{}
}

// Edit carries out what CheckEdit passes, up to the steps that settle it: whoever can no
// longer act loses its turn.
func Edit(e *rules.Encounter, x *rules.Edit) {
	e.Emit(x.Event(e.Facts.Combatants[x.Who].At))
	switch x.Kind {
	case rules.EditPlace:
		lose(e, x.Who, rules.Squeezing, rules.MOV07)
		shift(e, x.Who, x.To, rules.NoVerb, rules.GEO02)
		exposed(e, x.Who)
	case rules.EditCondition:
		lay(e, x.Who, rules.Nobody, x.Condition, int(x.Number), false, e.Rules.States[x.Condition].Cite)
	case rules.EditLift:
		lose(e, x.Who, x.Condition, e.Rules.States[x.Condition].Cite)
	case rules.EditHP:
		switch hp := e.Facts.Combatants[x.Who].HP; {
		case x.Number < hp:
			e.Emit(rules.Event{Kind: rules.Damaged, Who: x.Who, Whom: rules.Nobody, A: hp - x.Number, Cite: rules.HP01})
		case x.Number > hp:
			e.Emit(rules.Event{Kind: rules.Healed, Who: x.Who, Whom: rules.Nobody, A: x.Number - hp, Cite: rules.HP01})
			rise(e, x.Who)
		}
	}
	e.Push(rules.Step{Op: opSettle, Who: x.Who})
}
