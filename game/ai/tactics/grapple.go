package tactics

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// wrestle decides for a soldier in a grapple, or pinned: it strikes or squeezes
// where it is the stronger, and struggles out where it is not. done is false
// for one who is free.
func (s *Soldier) wrestle(end *rules.Action) (a rules.Action, done bool) {
	e, c := s.pos.E, &s.pos.E.Facts.Combatants[s.pos.Me]
	if !c.Conditions.Any(rules.Set(rules.Grappling, rules.Pinned)) {
		return a, false
	}
	best, score := *end, 0
	try := func(a rules.Action, worth int) {
		if worth > score && s.pos.Legal(a) {
			best, score = a, worth
		}
	}
	mine, theirs := s.pos.Grip(s.pos.Me, rules.GrappleCheck), -1000
	s.legal = e.LegalFor(s.pos.Me, s.legal[:0])
	for i := range s.legal {
		if on := s.legal[i].On; on != rules.Nobody && s.legal[i].Verb == rules.GrappleDamage {
			theirs = max(theirs, s.pos.Grip(on, rules.GrappleCheck))
		}
	}
	for i := range s.legal {
		switch a := s.legal[i]; a.Verb {
		case rules.GrappleEscape:
			bonus := mine
			if a.Option != 0 {
				bonus = s.pos.Grip(s.pos.Me, rules.ArtistCheck)
			}
			worth := 150 * winning(bonus-max(theirs, mine-5))
			if mine >= theirs && !c.Conditions.Has(rules.Pinned) {
				worth /= 10 // it has the upper hand
			}
			try(a, worth)
		case rules.GrappleDamage:
			w := e.Creatures[s.pos.Me].Weapon(rules.UnarmedWeapon)
			deals := 1000*max(2, int(w.Damage.Count)*(int(w.Damage.Sides)+1))/2 + 1000*e.Mod(s.pos.Me, rules.Str)
			try(a, max(deals, 1000)*winning(mine-s.pos.Grip(a.On, rules.GrappleCheck))/100)
		case rules.Attack:
			attack.AimAt(e, s.pos.Me, a.On, a.Weapon, 0, &s.aim)
			try(a, s.odds.Of(&s.aim.Frame, int(e.Facts.Combatants[a.On].HP)).Damage)
		}
	}
	return best, true
}

// winning is the chance in percent to win an opposed check with a modifier
// higher by so much; ties go to the higher.
func winning(by int) int {
	won := 0
	for mine := 1; mine <= 20; mine++ {
		won += min(max(mine+by-1, 0), 20)
		if by > 0 && mine+by <= 20 {
			won++
		}
	}
	return won / 4
}
