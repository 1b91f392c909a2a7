package battle

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

func (b *battle) entryIcon(v plan.Choice) string {
	if p := b.turn.Ability(v.Power); p != nil {
		return powerIcon(p)
	}
	return v.Row().Icon
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
func (b *battle) entryLabel(v plan.Choice) string {
	if strings.HasPrefix(v.Id, "action.") {
		return b.barLabel(v)
	}
	if p := b.turn.Ability(v.Power); p != nil {
		return b.PowerName(p.ID)
	}
	if v.Fire {
		return b.Key("verb." + plan.FireName)
	}
	return b.brief(v.Verb)
}

func (b *battle) barLabel(v plan.Choice) string {
	if p := b.turn.Ability(v.Power); p != nil {
		return b.PowerName(p.ID) // on two lines where one is not enough
	}
	if v.Fire {
		return b.Key("bar." + plan.FireName)
	}
	if v.Verb == rules.Pass && b.turn.Now.Who != rules.Nobody && plan.Begun(b.turn.E, b.turn.Now.Who) {
		return b.Key("bar.pass.end")
	}
	if key := "bar." + v.Verb.String(); b.Text.Has(key) {
		return b.Key(key)
	}
	return b.brief(v.Verb)
}

// entryName is the full name of an entry.
func (b *battle) entryName(v plan.Choice) string {
	if p := b.turn.Ability(v.Power); p != nil {
		return b.PowerName(p.ID)
	}
	if v.Fire {
		return b.Key("verb." + plan.FireName)
	}
	return b.VerbName(v.Verb)
}

// aboutEntry is what an entry costs and does.
func (b *battle) aboutEntry(v plan.Choice) string {
	if p := b.turn.Ability(v.Power); p != nil {
		return b.costWords(p.Cost) + ". " + b.effectOf(v)
	}
	if v.Fire {
		return b.costName(v.Verb) + ". " + b.Key("about."+plan.FireName)
	}
	return b.about(v.Verb)
}

// about is a line or two on what a verb costs and does.
func (b *battle) about(v rules.Verb) string {
	if words := b.Effect(b.turn.E.Rules, v); words != "" {
		return b.costName(v) + ". " + words
	}
	return b.costName(v)
}

// openingOf tells whom an entry's action gives an opportunity, with the rule;
// nothing where there are none (CFL-16).
func (b *battle) openingOf(v plan.Choice) (words, rule string) {
	if !b.turn.E.Rules.Attack.Opportunities(&b.turn.E.Options) {
		return "", ""
	}
	switch all, target := b.opens(v); {
	case all:
		return b.T("Gives everyone who threatens an opportunity."), rules.AOO06.String()
	case target:
		return b.T("Gives its target an opportunity."), rules.AOO06.String()
	case b.turn.E.Rules.Verbs[v.Verb].Provokes == rules.ProvokesBySquares:
		return b.T("The squares it leaves may give opportunities."), rules.AOO05.String()
	}
	return b.T("Gives no opportunity."), rules.AOO06.String()
}

// opens reports whether an entry's action gives all who threaten, or its
// target, an opportunity before it is done, where the creature stands and with
// what it has in hand.
func (b *battle) opens(v plan.Choice) (all, target bool) {
	at := plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	if at == rules.Nobody {
		return false, false
	}
	w := plan.NewDraft(v.Verb, v.Power)
	a, ok := w.Attempt(b.turn, &plan.Pointer{Cell: b.turn.E.Space(at).At, OnMap: true, Who: at})
	if !ok {
		return false, false
	}
	if v.Verb == rules.Attack || v.Verb == rules.FullAttack || v.Verb == rules.FightDefensively {
		a.Weapon = b.turn.InHand(b.turn.Now.Who, false)
	}
	return combat.Provokes(b.turn.E, &a)
}

// reactorsOf are the enemies who may strike before an entry's action is done,
// where the creature stands.
func (b *battle) reactorsOf(v plan.Choice) []rules.ID {
	all, target := b.opens(v)
	if !all && !target {
		return nil
	}
	var list []rules.ID
	for _, id := range combat.Reactors(b.turn.E, b.turn.Now.Who, nil) {
		if all || b.turn.Now.Aimed[v.Verb]>>id&1 == 1 {
			list = append(list, id)
		}
	}
	return list
}
