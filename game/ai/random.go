package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/view"
)

// random takes any legal action: every kind of action that it can take is as
// likely, and of that kind every one. The many squares it could walk to do not
// drown the rest.
type random struct {
	seed  uint64
	legal []rules.Action
}

// Think draws one of the legal actions.
func (r *random) Think(v *view.View, turn uint64, _ int) (rules.Action, bool) {
	r.legal = v.Legal(r.legal[:0])
	if len(r.legal) == 0 {
		return rules.Action{}, false
	}
	var many [rules.VerbCount]int
	kinds := 0
	for i := range r.legal {
		if many[r.legal[i].Verb]++; many[r.legal[i].Verb] == 1 {
			kinds++
		}
	}
	s := eval.StreamAt(r.seed, turn)
	kind, verb := s.D(kinds), rules.Verb(0)
	for ; ; verb++ {
		if many[verb] > 0 {
			if kind--; kind == 0 {
				break
			}
		}
	}
	nth := s.D(many[verb])
	for i := range r.legal {
		if r.legal[i].Verb == verb {
			if nth--; nth == 0 {
				return r.legal[i], true
			}
		}
	}
	return rules.Action{}, false
}
