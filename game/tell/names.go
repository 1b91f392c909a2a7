package tell

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// NameOf is what the player calls a creature.
func (te *Teller) NameOf(id rules.ID) string { return te.CreatureName(te.E, id) }

// Refusal is why something may not be done, in words.
func (te *Teller) Refusal(r rules.Refusal) string {
	return te.refusalWords(rules.NoVerb, r)
}

// refusalWords is the same of a verb, which may have words of its own.
func (te *Teller) refusalWords(v rules.Verb, r rules.Refusal) string {
	verb := ""
	if v != rules.NoVerb {
		verb = v.String()
	}
	words := te.Text.Refusal(r.Cite.String(), verb)
	if r.Who != rules.Nobody && r.Who < te.E.Count() && r.Cite == rules.MOV05 {
		words = strings.TrimSuffix(words, ".") + " (" + te.NameOf(r.Who) + ")."
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
func (te *Teller) RefusalOf(v rules.Verb, r rules.Refusal) string {
	r.Cite = missing(te.E, v, r.Cite)
	return te.refusalWords(v, r)
}

// Briefly is refusalOf in the few words that a row of the palette has room for.
func (te *Teller) Briefly(v rules.Verb, r rules.Refusal) string {
	c := missing(te.E, v, r.Cite)
	for _, key := range [...]string{"brief." + c.String() + "." + v.String(), "brief." + c.String()} {
		if te.Text.Has(key) {
			return te.Key(key)
		}
	}
	return te.RefusalOf(v, r)
}

// whyLost is why a modifier does not count, in words.
func (te *Teller) whyLost(c rules.Cite) string {
	switch c {
	case rules.STK01, rules.STK02:
		return te.Key("suppressed.stacking")
	case rules.STK03:
		return te.Key("suppressed.once")
	case rules.DEF03:
		return te.Key("suppressed.dex_denied")
	case rules.DEF06:
		return te.Key("suppressed.touch")
	case rules.ACT23:
		return te.Key("suppressed.shield_loosed")
	}
	return te.Key("rule." + c.String() + ".title")
}

// whyNoDex is what takes a defender's Dexterity bonus against an attacker (DEF-03),
// in words.
func (te *Teller) whyNoDex(on, by rules.ID) string {
	t := te.E.Creatures[on].Traits
	uncanny := t.Has(rules.UncannyDodge) || t.Has(rules.ImprovedUncannyDodge) // DEF-09
	for _, c := range [...]rules.Condition{rules.Stunned, rules.Blinded, rules.Cowering, rules.FlatFooted, rules.Running, rules.Grappling} {
		switch {
		case !te.E.Facts.Has(on, c), c == rules.FlatFooted && uncanny:
		case c == rules.FlatFooted:
			return te.T("Flat-footed: has not acted yet.")
		default:
			return te.T("%[1]s: no Dexterity bonus.", te.ConditionName(c))
		}
	}
	if !attack.Sees(te.E, on, by) {
		return te.T("It does not see the attacker.")
	}
	return te.Key("suppressed.dex_denied")
}
