package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

func (te *Teller) EntryIcon(v plan.Choice) string {
	if p := te.Ability(v.Power); p != nil {
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
		for _, v := range ConditionIcons {
			if v.C == p.Condition {
				return v.Icon
			}
		}
	case !p.Saps.None():
		return WeakenedIcon
	}
	return "ability"
}

// EntryLabel is the name of an entry as far as its button has room: of an
// ability the words that fit on the bar.
func (te *Teller) EntryLabel(v plan.Choice) string {
	if strings.HasPrefix(v.Id, "action.") {
		return te.barLabel(v)
	}
	if p := te.Ability(v.Power); p != nil {
		return te.PowerName(p.ID)
	}
	if v.Fire {
		return te.Key("verb." + plan.FireName)
	}
	return te.Brief(v.Verb)
}

func (te *Teller) barLabel(v plan.Choice) string {
	if p := te.Ability(v.Power); p != nil {
		return te.PowerName(p.ID) // on two lines where one is not enough
	}
	if v.Fire {
		return te.Key("bar." + plan.FireName)
	}
	if v.Verb == rules.Pass && te.Now.Who != rules.Nobody && plan.Begun(te.E, te.Now.Who) {
		return te.Key("bar.pass.end")
	}
	if key := "bar." + v.Verb.String(); te.Text.Has(key) {
		return te.Key(key)
	}
	return te.Brief(v.Verb)
}

// EntryName is the full name of an entry.
func (te *Teller) EntryName(v plan.Choice) string {
	if p := te.Ability(v.Power); p != nil {
		return te.PowerName(p.ID)
	}
	if v.Fire {
		return te.Key("verb." + plan.FireName)
	}
	return te.VerbName(v.Verb)
}

// AboutEntry is what an entry costs and does.
func (te *Teller) AboutEntry(v plan.Choice) string {
	if p := te.Ability(v.Power); p != nil {
		return te.CostWords(p.Cost) + ". " + te.EffectOf(v)
	}
	if v.Fire {
		return te.CostName(v.Verb) + ". " + te.Key("about."+plan.FireName)
	}
	return te.About(v.Verb)
}

// About is a line or two on what a verb costs and does.
func (te *Teller) About(v rules.Verb) string {
	if words := te.Effect(te.E.Rules, v); words != "" {
		return te.CostName(v) + ". " + words
	}
	return te.CostName(v)
}

// OpeningOf tells whom an entry's action gives an opportunity, with the rule;
// nothing where there are none (CFL-16).
func (te *Teller) OpeningOf(v plan.Choice) (words, rule string) {
	if !te.E.Rules.Attack.Opportunities(&te.E.Options) {
		return "", ""
	}
	switch all, target := te.opens(v); {
	case all:
		return te.T("Gives everyone who threatens an opportunity."), rules.AOO06.String()
	case target:
		return te.T("Gives its target an opportunity."), rules.AOO06.String()
	case te.E.Rules.Verbs[v.Verb].Provokes == rules.ProvokesBySquares:
		return te.T("The squares it leaves may give opportunities."), rules.AOO05.String()
	}
	return te.T("Gives no opportunity."), rules.AOO06.String()
}

// opens reports whether an entry's action gives all who threaten, or its
// target, an opportunity before it is done, where the creature stands and with
// what it has in hand.
func (te *Teller) opens(v plan.Choice) (all, target bool) {
	at := plan.NearestEnemy(te.E, te.Now.Who)
	if at == rules.Nobody {
		return false, false
	}
	w := plan.NewDraft(v.Verb, v.Power)
	a, ok := w.Attempt(te.Turn, &plan.Pointer{Cell: te.E.Space(at).At, OnMap: true, Who: at})
	if !ok {
		return false, false
	}
	if v.Verb == rules.Attack || v.Verb == rules.FullAttack || v.Verb == rules.FightDefensively {
		a.Weapon = te.InHand(te.Now.Who, false)
	}
	return combat.Provokes(te.E, &a)
}

// ReactorsOf are the enemies who may strike before an entry's action is done,
// where the creature stands.
func (te *Teller) ReactorsOf(v plan.Choice) []rules.ID {
	all, target := te.opens(v)
	if !all && !target {
		return nil
	}
	var list []rules.ID
	for _, id := range combat.Reactors(te.E, te.Now.Who, nil) {
		if all || te.Now.Aimed[v.Verb]>>id&1 == 1 {
			list = append(list, id)
		}
	}
	return list
}
