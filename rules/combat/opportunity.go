package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// Operands of an opOffer step: A is 1 for an opportunity by movement, Cell
// and B are the space that gives it (anchor and size).
const byMovement = 1

// provoke puts the offers of an opportunity on the agenda, before what
// follows: every enemy that may react is asked, in descending initiative
// (AOO-06, AOO-10).
func provoke(e *rules.Encounter, who rules.ID, only rules.ID, movement int16) {
	s := e.Space(who)
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		id := nth(e, k)
		if !e.Hostile(id, who) || only != rules.Nobody && id != only || !e.Present(id) {
			continue
		}
		step := rules.Step{Op: opOffer, Who: id, Whom: who, A: movement, B: int16(s.N), Cell: s.At}
		if movement == byMovement {
			step.Flags = uint16(e.Agenda.Action.Verb)
		}
		if offers(e, &step) {
			e.Push(step)
		}
	}
}

// nth returns the k-th creature of the initiative order; where there is none
// yet, that of the ids.
func nth(e *rules.Encounter, k int) rules.ID {
	if k < int(e.Facts.Ordered) {
		return e.Facts.Order[k]
	}
	return rules.ID(k)
}

// offers reports whether a creature may make the attack of opportunity it is
// about to be asked for.
func offers(e *rules.Encounter, s *rules.Step) bool {
	_, ok := mayReact(e, e.Field(), s.Who, s.Whom, vacated(e, s), s.A == byMovement)
	return ok
}

// vacated is the space whose leaving, or whose holding, gives the opportunity.
func vacated(e *rules.Encounter, s *rules.Step) grid.Space {
	if s.B > 0 {
		return grid.Space{At: s.Cell, N: uint8(s.B)}
	}
	return e.Space(s.Whom)
}

// mayReact returns the weapon of the attack of opportunity a creature may
// make against a provoker in a space (section 18).
func mayReact(e *rules.Encounter, f *grid.Field, id, whom rules.ID, space grid.Space, movement bool) (weapon int8, ok bool) {
	c := &e.Facts.Combatants[id]
	switch {
	case !e.Hostile(id, whom) || !e.Present(whom):
		return 0, false
	case int(c.Opportunities) >= allowance(e, id):
		return 0, false
	case movement && c.Taken>>whom&1 == 1: // AOO-11
		return 0, false
	case e.Facts.Combatants[whom].Conditions.Any(rules.Set(rules.Dead)):
		return 0, false
	case !alert(e, id):
		return 0, false
	}
	if weapon, ok = threatens(e, f, id, space); !ok {
		return 0, false
	}
	// COV-11, CON-08: no opportunity against cover or total concealment.
	q := grid.CoverQuery{
		Attacker: e.Space(id), Target: e.Space(whom), TargetHeight: int(e.Creatures[whom].Height),
		AttackerTag: int16(id), TargetTag: int16(whom), Melee: true, Reach: e.Creatures[id].Weapon(weapon).Interval,
	}
	if cover := f.Cover(&q); cover.Grade != grid.CoverNone {
		return 0, false
	}
	return weapon, sees(e, f, id, whom)
}

// allowance is the number of attacks of opportunity a round (AOO-08, AOO-11).
func allowance(e *rules.Encounter, id rules.ID) int {
	if e.Creatures[id].Traits.Has(rules.CombatReflexes) {
		return max(1, 1+rules.Modifier(Dexterity(e, id)))
	}
	return 1
}

// alert reports whether a creature's state lets it make attacks of
// opportunity (AOO-12, AOO-13, AOO-15).
func alert(e *rules.Encounter, id rules.ID) bool {
	cs := e.Facts.Combatants[id].Conditions
	reflexes := e.Options.CombatReflexesFlat && e.Creatures[id].Traits.Has(rules.CombatReflexes)
	for rest := uint64(cs); rest != 0; rest &= rest - 1 {
		c := rules.Condition(bits.TrailingZeros64(rest))
		if e.Rules.States[c].NoAoO && (c != rules.FlatFooted || !reflexes) {
			return false
		}
	}
	return !offBalance(e, id)
}

// takeOpportunity carries out an accepted offer.
func takeOpportunity(e *rules.Encounter, s *rules.Step) {
	weapon, ok := mayReact(e, e.Field(), s.Who, s.Whom, vacated(e, s), s.A == byMovement)
	if !ok {
		return
	}
	e.Emit(rules.Event{Kind: rules.OpportunityTaken, Who: s.Who, Whom: s.Whom, A: s.A, Weapon: weapon, Cite: rules.AOO08})
	e.Push(rules.Step{Op: opBlow, Verb: rules.Attack, Who: s.Who, Whom: s.Whom, Weapon: weapon, Flags: uint16(rules.ModeOpportunity)})
}

// Reactors appends the creatures that could make an attack of opportunity
// against one that leaves a space (movement) or acts in it.
func Reactors(e *rules.Encounter, whom rules.ID, space grid.Space, movement bool, dst []rules.ID) []rules.ID {
	f := e.Field()
	for id := range e.Count() {
		if id != whom && e.Present(id) {
			if _, ok := mayReact(e, f, id, whom, space, movement); ok {
				dst = append(dst, id)
			}
		}
	}
	return dst
}
