package ai

import (
	"tenaille/rules"
	"tenaille/rules/view"
)

// random takes any legal action, every one as likely.
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
	s := streamAt(r.seed, turn)
	return r.legal[s.D(len(r.legal))-1], true
}

func (r *random) again(seed uint64) Player { return &random{seed: seed} }
