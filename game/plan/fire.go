package plan

import "tenaille/rules"

// CombinedFire is the combined fire being put together: on whom, Nobody as long as
// that is open, and who lends its fire, one bit each (SKI-14).
type CombinedFire struct {
	On   rules.ID
	With uint64
}

// FireRow is where combined fire stands: an attack like any other to the
// rules, an action of its own to the player.
var FireRow = Row{rules.Attack, GroupAttack, "combined-fire", FireMode, AimsCreature, nil}

const FireName = "combined_fire"

// fireChoice is the entry of combined fire on the bar or in the palette.
func fireChoice(prefix string) Choice {
	return Choice{ID: prefix + FireName, Verb: rules.Attack, Power: -1, Fire: true}
}

// Combines reports whether the ruleset has combined fire.
func (t *Turn) Combines() bool { return t.E != nil && t.E.Rules.Attack.Contributors != nil }

// Lenders are those who may lend their fire to an attack of the acting figure.
func (t *Turn) Lenders(on rules.ID) uint64 {
	if !t.Combines() || on == rules.Nobody {
		return 0
	}
	return t.E.Rules.Attack.Contributors(t.E, t.Now.Who, on)
}

// noFire is why no fire can be combined.
func (t *Turn) noFire() (rules.Refusal, bool) {
	if r, no := t.Now.Known.First[rules.Attack]; no {
		return r, true
	}
	for on := range t.Now.Known.Marks {
		if t.Lenders(on) != 0 {
			return rules.Refusal{}, false
		}
	}
	return rules.Refuse(rules.SKI14), true
}

// Shot is the attack as it has been put together.
func (t *Turn) Shot() rules.Action {
	return rules.Action{Verb: rules.Attack, By: t.Now.Who, On: t.Wanted.Fire.On, With: t.Wanted.Fire.With}
}

// proposeFire works out what a click would do: choose an enemy, or, once that
// is done, fire with those chosen.
func (t *Turn) proposeFire(on rules.ID, enemy bool) Proposal {
	if t.Wanted.Fire.On == rules.Nobody {
		if !enemy {
			return Proposal{Target: rules.Nobody}
		}
		if t.Now.Known.Marks[on] { // it may be fired at from here
			return t.attack(on, t.Wanted.Mode.Verb())
		}
		a := rules.Action{Verb: rules.Attack, By: t.Now.Who, On: on}
		return Proposal{Planned: true, Target: on, From: t.E.Space(a.By), Strikes: t.Foresee(&a).Strikes, Refusal: t.E.Check(&a)}
	}
	a := t.Shot()
	p := Proposal{Planned: true, Target: a.On, From: t.E.Space(a.By), Strikes: t.Foresee(&a).Strikes, Refusal: t.E.Check(&a)}
	if p.Refusal.OK() {
		p.Acts = []rules.Action{a}
	}
	return p
}
