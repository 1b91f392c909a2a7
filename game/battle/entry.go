package battle

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/combat"
)

func (b *battle) entryIcon(v entry) string {
	if p := b.ability(v.power); p != nil {
		return powerIcon(p)
	}
	return v.place().icon
}

// powerIcon is the sign of what an ability does: what it inflicts, mends or how
// it strikes.
func powerIcon(p *rules.Ability) string {
	switch {
	case p.Potion:
		return "potion"
	case p.Heals || p.Mends || p.Cures != 0:
		return "heal"
	case p.Walks:
		return "run"
	case p.Strikes && p.Weapon.Projectile():
		return "ranged"
	case p.Deals && p.HasArea:
		return "ability-area"
	case p.Deals && p.Save == rules.Will:
		return "psi"
	case p.Deals:
		return "ability-ray"
	case p.Inflicts:
		for _, v := range conditionIcons {
			if v.c == p.Condition {
				return v.icon
			}
		}
	case !p.Saps.None():
		return weakenedIcon
	}
	return "ability"
}

// entryLabel is the name of an entry as far as its button has room: of an
// ability the words that fit on the bar.
func (b *battle) entryLabel(v entry) string {
	if strings.HasPrefix(v.id, "action.") {
		return b.barLabel(v)
	}
	if p := b.ability(v.power); p != nil {
		return b.PowerName(p.ID)
	}
	if v.fire {
		return b.Key("verb." + fireName)
	}
	return b.brief(v.verb)
}

func (b *battle) barLabel(v entry) string {
	if p := b.ability(v.power); p != nil {
		return b.PowerName(p.ID) // on two lines where one is not enough
	}
	if v.fire {
		return b.Key("bar." + fireName)
	}
	if v.verb == rules.Pass && b.sit.who != rules.Nobody && begun(b.e, b.sit.who) {
		return b.Key("bar.pass.end")
	}
	if key := "bar." + v.verb.String(); b.Text.Has(key) {
		return b.Key(key)
	}
	return b.brief(v.verb)
}

// entryName is the full name of an entry.
func (b *battle) entryName(v entry) string {
	if p := b.ability(v.power); p != nil {
		return b.PowerName(p.ID)
	}
	if v.fire {
		return b.Key("verb." + fireName)
	}
	return b.VerbName(v.verb)
}

// aboutEntry is what an entry costs and does.
func (b *battle) aboutEntry(v entry) string {
	if p := b.ability(v.power); p != nil {
		return b.costWords(p.Cost) + ". " + b.effectOf(v)
	}
	if v.fire {
		return b.costName(v.verb) + ". " + b.Key("about."+fireName)
	}
	return b.about(v.verb)
}

// about is a line or two on what a verb costs and does.
func (b *battle) about(v rules.Verb) string {
	if words := b.effect(v); words != "" {
		return b.costName(v) + ". " + words
	}
	return b.costName(v)
}

// effect is what a verb does, in the words of the ruleset where it has its own.
func (b *battle) effect(v rules.Verb) string {
	for _, key := range [...]string{"about." + v.String() + "." + b.e.Rules.Name, "about." + v.String()} {
		if b.Text.Has(key) {
			return b.Key(key)
		}
	}
	return ""
}

// openingOf tells whom an entry's action gives an opportunity, with the rule;
// nothing where there are none (CFL-16).
func (b *battle) openingOf(v entry) (words, rule string) {
	if !b.e.Rules.Attack.Opportunities(&b.e.Options) {
		return "", ""
	}
	switch all, target := b.opens(v); {
	case all:
		return b.T("Gives everyone who threatens an opportunity."), rules.AOO06.String()
	case target:
		return b.T("Gives its target an opportunity."), rules.AOO06.String()
	case b.e.Rules.Verbs[v.verb].Provokes == rules.ProvokesBySquares:
		return b.T("The squares it leaves may give opportunities."), rules.AOO05.String()
	}
	return b.T("Gives no opportunity."), rules.AOO06.String()
}

// opens reports whether an entry's action gives all who threaten, or its
// target, an opportunity before it is done, where the creature stands and with
// what it has in hand.
func (b *battle) opens(v entry) (all, target bool) {
	at := nearestEnemy(b.e, b.sit.who)
	if at == rules.Nobody {
		return false, false
	}
	w := newWish(v.verb, v.power)
	a, ok := b.attempt(&w, &hover{cell: b.e.Space(at).At, onMap: true, who: at})
	if !ok {
		return false, false
	}
	if v.verb == rules.Attack || v.verb == rules.FullAttack || v.verb == rules.FightDefensively {
		a.Weapon = b.inHand(b.sit.who, false)
	}
	return combat.Provokes(b.e, &a)
}

// reactorsOf are the enemies who may strike before an entry's action is done,
// where the creature stands.
func (b *battle) reactorsOf(v entry) []rules.ID {
	all, target := b.opens(v)
	if !all && !target {
		return nil
	}
	var list []rules.ID
	for _, id := range combat.Reactors(b.e, b.sit.who, nil) {
		if all || b.sit.aimed[v.verb]>>id&1 == 1 {
			list = append(list, id)
		}
	}
	return list
}
