package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/words"
)

// AboutPalette is what the palette is.
func (ch Choices) AboutPalette() string {
	return ch.T("All you can do, by groups. What is grey is not allowed now; the reason is beside it.")
}

// EffectOf is what an entry does, without its price.
func (ch Choices) EffectOf(v plan.Choice) string {
	if p := ch.Ability(v.Power); p != nil {
		if key := words.PowerKey(p.ID) + ".text"; ch.Text.Has(key) {
			if facts := ch.PowerFacts(p); len(facts) > 0 { // in numbers what the sentence says
				return ch.Key(key) + "\n" + strings.Join(facts, " · ")
			}
			return ch.Key(key)
		}
		return strings.Join(ch.PowerFacts(p), " · ")
	}
	return ch.Effect(ch.E.Rules, v.Verb)
}
