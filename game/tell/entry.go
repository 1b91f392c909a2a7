package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/combat"
)

func (ch Choices) EntryIcon(v plan.Choice) string {
	if p := ch.Ability(v.Power); p != nil {
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
		for _, v := range voice.ConditionIcons {
			if v.C == p.Condition {
				return v.Icon
			}
		}
	case !p.Saps.None():
		return WeakenedIcon
	}
	return "ability"
}

// EntryLabel is the name of an entry as far as its button has room: on the bar less
// than in the palette. That of an ability stands on two lines where one is not enough.
func (ch Choices) EntryLabel(v plan.Choice) string {
	switch bar := strings.HasPrefix(v.ID, "action."); {
	case ch.Ability(v.Power) != nil, v.Fire && !bar:
		return ch.EntryName(v)
	case bar:
		return ch.barLabel(v)
	}
	return ch.Brief(v.Verb)
}

func (ch Choices) barLabel(v plan.Choice) string {
	switch key := "bar." + v.Verb.String(); {
	case v.Fire:
		return ch.Key("bar." + plan.FireName)
	case v.Verb == rules.Pass && ch.Now.Who != rules.Nobody && plan.Begun(ch.E, ch.Now.Who):
		return ch.Key("bar.pass.end")
	case ch.Text.Has(key):
		return ch.Key(key)
	}
	return ch.Brief(v.Verb)
}

// AboutEntry is what an entry costs and does.
func (ch Choices) AboutEntry(v plan.Choice) string {
	if p := ch.Ability(v.Power); p != nil {
		return ch.CostWords(p.Cost) + ". " + ch.EffectOf(v)
	}
	if v.Fire {
		return ch.CostName(v.Verb) + ". " + ch.Key("about."+plan.FireName)
	}
	return ch.about(v.Verb)
}

// about is a line or two on what a verb costs and does.
func (ch Choices) about(v rules.Verb) string {
	if words := ch.Effect(ch.E.Rules, v); words != "" {
		return ch.CostName(v) + ". " + words
	}
	return ch.CostName(v)
}

// OpeningOf tells whom an entry's action gives an opportunity, with the rule;
// nothing where there are none (CFL-16).
func (ch Choices) OpeningOf(v plan.Choice) (words, rule string) {
	if !ch.E.Rules.Attack.Opportunities(&ch.E.Options) {
		return "", ""
	}
	switch all, target := ch.opens(v); {
	case all:
		return ch.T("Gives everyone who threatens an opportunity."), rules.AOO06.String()
	case target:
		return ch.T("Gives its target an opportunity."), rules.AOO06.String()
	case ch.E.Rules.Verbs[v.Verb].Provokes == rules.ProvokesBySquares:
		return ch.T("The squares it leaves may give opportunities."), rules.AOO05.String()
	}
	return ch.T("Gives no opportunity."), rules.AOO06.String()
}

// opens reports whether an entry's action gives all who threaten, or its
// target, an opportunity before it is done, where the creature stands and with
// what it has in hand.
func (ch Choices) opens(v plan.Choice) (all, target bool) {
	at := plan.NearestEnemy(ch.E, ch.Now.Who)
	if at == rules.Nobody {
		return false, false
	}
	w := plan.NewDraft(v.Verb, v.Power)
	a, ok := w.Attempt(ch.Turn, &plan.Pointer{Cell: ch.E.Space(at).At, OnMap: true, Who: at})
	if !ok {
		return false, false
	}
	if v.Verb == rules.Attack || v.Verb == rules.FullAttack || v.Verb == rules.FightDefensively {
		a.Weapon = ch.InHand(ch.Now.Who, false)
	}
	return combat.Provokes(ch.E, &a)
}

// ReactorsOf are the enemies who may strike before an entry's action is done,
// where the creature stands.
func (ch Choices) ReactorsOf(v plan.Choice) []rules.ID {
	all, target := ch.opens(v)
	if !all && !target {
		return nil
	}
	var list []rules.ID
	for _, id := range combat.Reactors(ch.E, ch.Now.Who, nil) {
		if all || ch.Now.Known.Aimed[v.Verb]>>id&1 == 1 {
			list = append(list, id)
		}
	}
	return list
}
