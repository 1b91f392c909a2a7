package combat

import "tenaille/rules"

// Abilities that are a move (LIM-07, LIM-10): up to the squares of their data,
// or those of one move.

// Strides returns how far an ability moves its creature.
func Strides(e *rules.Encounter, id rules.ID, p *rules.Ability) int {
	if p.Range > 0 {
		return int(p.Range)
	}
	return e.Rules.Move.Speed(e, id)
}

// checkStride: the way of an ability that is a move.
func checkStride(e *rules.Encounter, a *rules.Action, p *rules.Ability) rules.Refusal {
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	return Along(e, a.By, &a.Path, Strides(e, a.By, p), false).Refusal
}

// listStrides appends one action per square that an ability leads to.
func listStrides(e *rules.Encounter, by rules.ID, power int, dst []rules.Action) []rules.Action {
	a := rules.Action{Verb: rules.Power, By: by, On: rules.Nobody, Option: uint8(power)}
	p := &e.Creatures[by].Powers[power]
	if !checkUse(e, &a).OK() || !canWalk(e, by).OK() || stepped(e, by) {
		return dst
	}
	from := len(dst)
	dst = Ways(e, rules.Power, by, Reach(e, by, Strides(e, by, p)), dst)
	for i := range dst[from:] {
		dst[from+i].Option = uint8(power)
	}
	return dst
}
