package voice

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// Refusal is why something may not be done, in words.
func (vo *Voice) Refusal(r rules.Refusal) string {
	return vo.refusalWords(rules.NoVerb, r)
}

// refusalWords is the same of a verb, which may have words of its own.
func (vo *Voice) refusalWords(v rules.Verb, r rules.Refusal) string {
	verb := ""
	if v != rules.NoVerb {
		verb = v.String()
	}
	words := vo.Text.Refusal(r.Cite.String(), verb)
	if r.Who != rules.Nobody && r.Who < vo.E.Count() && r.Cite == rules.MOV05 {
		words = strings.TrimSuffix(words, ".") + " (" + vo.NameOf(r.Who) + ")."
	}
	return words
}

// parts are the rules of the parts of a turn, by their price: where the turn as
// a whole refuses (ACT-01), they say which part of it is missing.
var parts = [rules.CostCount]rules.Cite{rules.StandardAction: rules.ACT02, rules.MoveAction: rules.ACT03, rules.FullRoundAction: rules.ACT04}

// missing is the rule in whose words a verb is refused by another.
func missing(e *rules.Encounter, v rules.Verb, c rules.Cite) rules.Cite {
	if part := parts[e.Rules.Verbs[v].Cost]; c == rules.ACT01 && part != rules.NoCite {
		return part
	}
	return c
}

// RefusalOf is why a verb may not be used, in words. Where the same rule refuses
// one verb for the opposite reason, the catalog has words of its own under
// "refusal.RULE.VERB".
func (vo *Voice) RefusalOf(v rules.Verb, r rules.Refusal) string {
	r.Cite = missing(vo.E, v, r.Cite)
	return vo.refusalWords(v, r)
}

// WhyLost is why a modifier does not count, in words.
func (vo *Voice) WhyLost(c rules.Cite) string {
	switch c {
	case rules.STK01, rules.STK02:
		return vo.Key("suppressed.stacking")
	case rules.STK03:
		return vo.Key("suppressed.once")
	case rules.DEF03:
		return vo.Key("suppressed.dex_denied")
	case rules.DEF06:
		return vo.Key("suppressed.touch")
	case rules.ACT23:
		return vo.Key("suppressed.shield_loosed")
	}
	return vo.Key("rule." + c.String() + ".title")
}

// WhyNoDex is what takes a defender's Dexterity bonus against an attacker (DEF-03),
// in words.
func (vo *Voice) WhyNoDex(on, by rules.ID) string {
	t := vo.E.Creatures[on].Traits
	uncanny := t.Has(rules.UncannyDodge) || t.Has(rules.ImprovedUncannyDodge) // DEF-09
	for _, c := range [...]rules.Condition{rules.Stunned, rules.Blinded, rules.Cowering, rules.FlatFooted, rules.Running, rules.Grappling} {
		switch {
		case !vo.E.Facts.Has(on, c), c == rules.FlatFooted && uncanny:
		case c == rules.FlatFooted:
			return vo.T("Flat-footed: has not acted yet.")
		default:
			return vo.T("%[1]s: no Dexterity bonus.", vo.ConditionName(c))
		}
	}
	if !attack.Sees(vo.E, on, by) {
		return vo.T("It does not see the attacker.")
	}
	return vo.Key("suppressed.dex_denied")
}

// Briefly is RefusalOf in the few words that a row of the palette has room for.
func (vo *Voice) Briefly(v rules.Verb, r rules.Refusal) string {
	c := missing(vo.E, v, r.Cite)
	for _, key := range [...]string{"brief." + c.String() + "." + v.String(), "brief." + c.String()} {
		if vo.Text.Has(key) {
			return vo.Key(key)
		}
	}
	return vo.RefusalOf(v, r)
}
