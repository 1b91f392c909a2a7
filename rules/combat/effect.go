package combat

import "tenaille/rules"

func begin(e *rules.Encounter, x rules.Effect, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.EffectBegan, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: cite})
}

func end(e *rules.Encounter, x rules.Effect, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.EffectEnded, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: cite})
}

// inflict lays a condition on a creature for some rounds of its causer, 0 for
// as long as it is not cured (CND-21).
//
// Fades marks one that ends when its bearer attacks (CND-05);
// who is frightened remembers by whom, however long it lasts (CND-07).
func inflict(e *rules.Encounter, who, by rules.ID, c rules.Condition, rounds int, fades bool, cite rules.Cite) {
	passes := rounds > 0 || fades
	if passes && e.Facts.Has(who, c) && !held(e, who, c) {
		keep(e, who, c, cite)
	}
	if !passes && c != rules.Frightened {
		endure(e, who, c, cite)
		return
	}
	gain(e, who, c, cite)
	x := rules.Effect{Kind: rules.Holds, Who: who, By: by, Against: rules.Nobody, Condition: c, Left: int8(min(rounds, 100))}
	if fades {
		x.Value = 1
	}
	begin(e, x, cite)
}

// endure has a creature gain a condition for as long as it is not cured, whatever else
// keeps it for a time (CND-21).
func endure(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	if held(e, who, c) {
		keep(e, who, c, cite)
	}
	gain(e, who, c, cite)
}

// keep remembers that a condition of a creature has no end of its own, beside what keeps
// it for a time: the end of that is not the end of this (CND-21, CND-22).
func keep(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	for i := range e.Facts.Effects {
		if x := &e.Facts.Effects[i]; x.Kind == rules.Holds && x.Who == who && x.Condition == c && x.Left == 0 && x.Value == 0 {
			return
		}
	}
	begin(e, rules.Effect{Kind: rules.Holds, Who: who, By: rules.Nobody, Against: rules.Nobody, Condition: c}, cite)
}

// fade ends the conditions that an attack of their bearer ends (CND-05).
func fade(e *rules.Encounter, who rules.ID) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Holds || x.Who != who || x.Value == 0 {
			i++
			continue
		}
		end(e, x, rules.CND05)
		if !held(e, who, x.Condition) {
			lose(e, who, x.Condition, rules.CND05)
		}
	}
}

// held reports whether an effect, a score of 0 or wounds still keep a condition on a
// creature (CND-21, DMG-11, HP-03).
func held(e *rules.Encounter, who rules.ID, c rules.Condition) bool {
	if e.Facts.Combatants[who].SpentBy(c) != 0 || c == rules.Unconscious && e.Facts.Combatants[who].Conditions.Any(rules.DownSet) {
		return true
	}
	for i := range e.Facts.Effects {
		if x := &e.Facts.Effects[i]; x.Kind == rules.Holds && x.Who == who && x.Condition == c {
			return true
		}
	}
	return false
}

// cease ends the effects that keep a condition which is gone for another
// reason, so that none of them takes away a later one (CND-21, CND-23).
func cease(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Holds || x.Who != who || x.Condition != c {
			i++
			continue
		}
		end(e, x, cite)
	}
}

// wearOff counts down the effects a creature has caused, just before its turn
// (CND-21, DIC-14), and lets its aids and finds of the turn before lapse.
func wearOff(e *rules.Encounter, by rules.ID) { wearOffFrom(e, by, 0) }

func wearOffFrom(e *rules.Encounter, by rules.ID, first int) {
	for i := first; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		switch {
		case x.By != by, x.Left == 0:
			i++
		case x.Left > 1:
			x.Left--
			e.Emit(rules.Event{Kind: rules.EffectAged, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: rules.CND21})
			i++
		default:
			end(e, x, rules.CND21)
			if x.Kind == rules.Saps { // which may end effects anywhere in the list
				wearOffFrom(e, by, i)
				regained(e, x.Who, rules.Nobody, x.Score, int(x.Value), rules.CND21)
				return
			}
			if x.Kind == rules.Holds && !held(e, x.Who, x.Condition) {
				lose(e, x.Who, x.Condition, rules.CND21)
			}
		}
	}
}
