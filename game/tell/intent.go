package tell

import (
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
)

// IntentWords tells of a plan that waits: whose it is and what is to be done, with the
// chance if nothing changes until then.
func IntentWords(vo *voice.Voice, p *plan.Intent) string {
	deed := ""
	for i := range p.Acts {
		words := Deed(vo.Words, vo.E, &p.Acts[i], false)
		if i == 0 {
			deed = words
			continue
		}
		deed = vo.T("%[1]s, then %[2]s", deed, words)
	}
	if len(p.Way) > 1 && len(p.Acts) > 1 && p.Acts[0].Verb == p.Acts[1].Verb { // one way of two moves
		deed = vo.VerbName(p.Acts[0].Verb) + " → " + p.At.At.Name()
	}
	if p.Sure {
		return vo.T("%[1]s: %[2]s (%[3]s if nothing changes)", vo.NameOf(p.Who), deed, vo.Chance(p.Chance))
	}
	return vo.T("%[1]s: %[2]s", vo.NameOf(p.Who), deed)
}
