package battle

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// nameOf is what the player calls a creature.
func (b *battle) nameOf(id rules.ID) string { return b.CreatureName(b.turn.E, id) }

// refusal is why something may not be done, in words.
func (b *battle) refusal(r rules.Refusal) string {
	return b.refusalWords(rules.NoVerb, r)
}

// refusalWords is the same of a verb, which may have words of its own.
func (b *battle) refusalWords(v rules.Verb, r rules.Refusal) string {
	verb := ""
	if v != rules.NoVerb {
		verb = v.String()
	}
	words := b.Text.Refusal(r.Cite.String(), verb)
	if r.Who != rules.Nobody && r.Who < b.turn.E.Count() && r.Cite == rules.MOV05 {
		words = strings.TrimSuffix(words, ".") + " (" + b.nameOf(r.Who) + ")."
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

// refusalOf is why a verb may not be used, in words. Where the same rule refuses
// one verb for the opposite reason, the catalog has words of its own under
// "refusal.RULE.VERB".
func (b *battle) refusalOf(v rules.Verb, r rules.Refusal) string {
	r.Cite = missing(b.turn.E, v, r.Cite)
	return b.refusalWords(v, r)
}

// briefly is refusalOf in the few words that a row of the palette has room for.
func (b *battle) briefly(v rules.Verb, r rules.Refusal) string {
	c := missing(b.turn.E, v, r.Cite)
	for _, key := range [...]string{"brief." + c.String() + "." + v.String(), "brief." + c.String()} {
		if b.Text.Has(key) {
			return b.Key(key)
		}
	}
	return b.refusalOf(v, r)
}

// whyLost is why a modifier does not count, in words.
func (b *battle) whyLost(c rules.Cite) string {
	switch c {
	case rules.STK01, rules.STK02:
		return b.Key("suppressed.stacking")
	case rules.STK03:
		return b.Key("suppressed.once")
	case rules.DEF03:
		return b.Key("suppressed.dex_denied")
	case rules.DEF06:
		return b.Key("suppressed.touch")
	case rules.ACT23:
		return b.Key("suppressed.shield_loosed")
	}
	return b.Key("rule." + c.String() + ".title")
}

// whyNoDex is what takes a defender's Dexterity bonus against an attacker (DEF-03),
// in words.
func (b *battle) whyNoDex(on, by rules.ID) string {
	t := b.turn.E.Creatures[on].Traits
	uncanny := t.Has(rules.UncannyDodge) || t.Has(rules.ImprovedUncannyDodge) // DEF-09
	for _, c := range [...]rules.Condition{rules.Stunned, rules.Blinded, rules.Cowering, rules.FlatFooted, rules.Running, rules.Grappling} {
		switch {
		case !b.turn.E.Facts.Has(on, c), c == rules.FlatFooted && uncanny:
		case c == rules.FlatFooted:
			return b.T("Flat-footed: has not acted yet.")
		default:
			return b.T("%[1]s: no Dexterity bonus.", b.ConditionName(c))
		}
	}
	if !attack.Sees(b.turn.E, on, by) {
		return b.T("It does not see the attacker.")
	}
	return b.Key("suppressed.dex_denied")
}
