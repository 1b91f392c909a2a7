package match

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// Trial is one d20 against a difficulty, with the exact chance that it
// succeeds (ACT-15, ACT-29, ACT-32).
type Trial struct {
	combat.Trial
	Passes odds.Fraction
}

// Victim is a creature that an ability would catch, with the exact chance that
// its save succeeds; Allowed reports whether it has one (ACT-28, SAV-01).
type Victim struct {
	combat.Victim
	Allowed bool
	Saves   odds.Fraction
	// Fails is the chance that it is affected in full: the ability is not foiled
	// by a reaction, and its save, if it has one, fails.
	Fails odds.Fraction
	// Burst holds the odds of the ability's dice, where Hurts says that it deals
	// damage, a reaction that foils it included.
	Burst odds.Burst
	Hurts bool
	// Healed is the mean of the hit points given back, where Heals says that
	// the ability heals.
	Healed odds.Fraction
	Heals  bool
}

// Lookout is an enemy from whom one would hide, with the exact chance that it
// notices nothing (STL-01).
type Lookout struct {
	combat.Lookout
	Hides odds.Fraction
}

// reckon adds what is not an attack roll or an opposed check, and the chance
// of the whole.
func (p *Preview) reckon(e *rules.Encounter, a *rules.Action) {
	if t, ok := combat.TrialOf(e, a); ok {
		p.Trials = append(p.Trials, Trial{t, odds.OfTrialWith(t.Bonus, t.DC, t.NoOne, p.first(20))})
	}
	if (a.Verb == rules.Power || a.Verb == rules.Drink) && int(a.Option) < len(e.Creatures[a.By].Powers) {
		p.ability(e, a)
	}
	if a.Verb == rules.Hide {
		for _, l := range combat.Lookouts(e, a.By) {
			w := Lookout{l, odds.OfHidingWith(l.Hide, l.Perception, p.first(20))}
			if l.Blind {
				w.Hides = odds.Certain()
			}
			p.Lookouts = append(p.Lookouts, w)
		}
	}
	p.meet(e, a)
	p.walkAll(e, a)
}

// ability adds whom a power would catch, and the attack of one that strikes.
func (p *Preview) ability(e *rules.Encounter, a *rules.Action) {
	power := &e.Creatures[a.By].Powers[a.Option]
	if power.Strikes {
		p.strike(e, a.By, a.On, rules.PowerWeapon+int8(a.Option), 0)
		return
	}
	p.Area = combat.Template(e, a.By, a.Option, a.Cell, nil)
	next := p.first(20)
	for _, v := range combat.Victims(e, a.By, a.Option, a.On, a.Cell, nil) {
		w := Victim{Victim: v, Allowed: power.Save != rules.NoSave, Fails: odds.Certain()}
		if w.Allowed {
			w.Saves = odds.OfSaveWith(v.Bonus, int(power.DC), next)
			w.Fails = w.Saves.Not()
		}
		hp, most := int(e.Facts.Combatants[v.Who].HP), e.MaxHP(v.Who)
		w.Burst, w.Hurts = odds.OfBurst(e, power, &v, combat.ToFell(e, v.Who), next)
		if w.Allowed { // it has thrown the die that is set
			next = dice.Set{}
		}
		if w.Heals = power.Heals; w.Heals {
			w.Healed = odds.OfHealing(power.Heal, most-hp)
		}
		p.Victims = append(p.Victims, w)
	}
}

// walkAll works out what a legal action comes to as a whole, where dice have a
// say in it. Of several attacks the whole is Full; of a way too long for one move
// only the opportunities on it are asked for.
func (p *Preview) walkAll(e *rules.Encounter, a *rules.Action) {
	risky := len(p.Reactors)+len(p.Way.Opportunities) > 0
	deeds := len(p.Strikes) + len(p.Contests) + len(p.Trials)
	legal := p.Refusal.OK() || a.Verb == rules.Move && p.Refusal.Cite == e.Rules.Grounds.Far
	several := a.NBlows > 1
	if !legal || !risky && (deeds == 0 || several || a.Verb == rules.AttackSquare) {
		return
	}
	p.whole = &whole{course: odds.Reckon(e, a, p.Next, several), part: several, verb: a.Verb}
	p.Count(p.glance)
}

// whole is what an action comes to as a whole, being worked out.
type whole struct {
	course *odds.Reckoning
	part   bool // only up to its first roll
	verb   rules.Verb
}

// Counting reports that what the action comes to as a whole is still being worked
// out: Course, Chance and whatever hangs on them are not known yet, nor is what it
// does to its Victims.
func (p *Preview) Counting() bool { return p.whole != nil }

// Count goes on with it, looking at about so many more answers of the dice, and
// reports whether it is done. In however many pieces, it comes to the same.
func (p *Preview) Count(answers int) (done bool) {
	w := p.whole
	if w == nil {
		return true
	}
	if !w.course.Go(answers) {
		return false
	}
	p.whole = nil
	course, ok := w.course.Course()
	if p.Long = !ok; !ok {
		return true
	}
	p.Course = &course
	if w.part {
		return true
	}
	p.warn()
	p.throw(&course)
	p.Chance, p.Sure = course.Succeeds, w.verb != rules.AttackSquare && len(p.Victims) == 0
	for i := range p.Victims {
		v := &p.Victims[i]
		v.Fails, v.Burst.Mean, v.Burst.Fells = v.Fails.Both(course.Begins), v.Burst.Mean.Both(course.Begins), v.Burst.Fells.Both(course.Begins)
		v.Healed = v.Healed.Both(course.Begins)
	}
	if w.verb == rules.Grapple {
		for i := range course.Strikes {
			if s := &course.Strikes[i]; s.After {
				p.After = append(p.After, Reaction{s.By, s.Hits()})
			}
		}
	}
	if p.Returns = p.resists; p.Returns {
		p.Risk = course.Returns
	}
	return true
}

// warn keeps of those who might strike by the squares alone who can come to it: a
// grapple that cannot be dragged on, or never won, gives no opportunity farther on
// (GRP-06).
func (p *Preview) warn() {
	idle := func(id rules.ID) bool {
		return !slices.ContainsFunc(p.Course.Strikes, func(r odds.Reaction) bool { return r.By == id })
	}
	p.Reactors = slices.DeleteFunc(p.Reactors, idle)
	p.Way.Opportunities = slices.DeleteFunc(p.Way.Opportunities, func(o combat.Provoked) bool { return idle(o.By) })
}

// answer adds the attack that taking a question in the middle leads to.
func (p *Preview) answer(e *rules.Encounter) {
	s, ok := e.Asked()
	if !ok {
		return
	}
	switch question, _ := e.Question(); question {
	case rules.AskOffer:
		if w, ok := attack.Threatens(e, s.Who, e.Space(s.Whom)); ok {
			p.strike(e, s.Who, s.Whom, w, rules.ModeOpportunity)
		}
	case rules.AskTripBlow:
		p.strike(e, s.Who, s.Whom, s.Weapon, 0)
	case rules.AskReadied:
		r := e.Facts.Combatants[s.Who].Readied
		e = combat.Stepped(e, s.Who)
		switch r.Then {
		case rules.Attack:
			p.strike(e, s.Who, s.Whom, r.Weapon, 0)
		case rules.FightDefensively, rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Aid, rules.FirstAid:
			a := combat.Due(e, &r, s.Who, s.Whom)
			p.foresee(e, &a)
		}
	}
}

// finish adds the sure critical hit of a coup de grâce (HLP-04).
func (p *Preview) finish(e *rules.Encounter, a *rules.Action) {
	if a.On < 0 || a.On >= e.Count() || !e.Present(a.On) {
		return
	}
	p.Strikes = append(p.Strikes, Strike{On: a.On, Weapon: a.Weapon})
	s := &p.Strikes[len(p.Strikes)-1]
	attack.Finishing(e, a.By, a.On, a.Weapon, &s.Aim)
	s.Odds = odds.OfAttack(e, &s.Aim.Frame, dice.Set{})
}

// Lands is the chance that an attack is not lost to its roll or to the miss
// chance: that it deals damage, or that the touch of a maneuver succeeds, which
// deals none (MAN-02).
func (s *Strike) Lands() odds.Fraction {
	if s.Aim.Frame.Mode&rules.ModeOpening == 0 {
		return s.Odds.Damages
	}
	return s.Odds.Hit.Both(odds.OfHundred(100 - int(s.Aim.Frame.Conceal)))
}
