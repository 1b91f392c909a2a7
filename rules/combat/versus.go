package combat

import "tenaille/rules"

// Contests appends the opposed checks that an action leads to, in the order of
// their dice; an action may have none. Those of an answer to a question are
// found too.
func Contests(e *rules.Encounter, a *rules.Action, dst []rules.Versus) []rules.Versus {
	s := rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon}
	switch a.Verb {
	case rules.Take:
		if v, ok := e.Contest(); ok {
			dst = append(dst, v)
		}
		return dst
	case rules.Charge:
		if a.Option&OptionRush == 0 {
			return dst
		}
		s.Verb = rules.BullRush
		if mayRush(e, a).OK() {
			v := versus(e, &s)
			charging := checkCase(e, a.By, a.On)
			charging.Attacker = charging.Attacker.With(rules.Charging)
			var t rules.Terms
			checkTerms(e, v.Stat, a.By, a.On, s.Weapon, s.Verb, 0, &t)
			e.Gather(e.Rules.Checks, v.Stat, &charging, &t, &v.Mine)
			dst = append(dst, v)
		}
		return dst
	case rules.Grapple, rules.Trip, rules.BullRush, rules.Overrun:
		if !aimable(e, a) {
			return dst
		}
		s.Flags = uint16(iterative(e, a))
	case rules.Disarm:
		if !aimable(e, a) {
			return dst
		}
		s.Flags, s.Cell.Y = uint16(iterative(e, a)), int16(aimedItem(e, a.On, a.Amount))
	case rules.GrappleDamage, rules.GrapplePin:
		s.Whom, s.Flags = opponent(e, a), uint16(iterative(e, a))
	case rules.GrappleEscape, rules.GrappleMove, rules.Draw:
		return wriggles(e, a, &s, dst)
	default:
		return dst
	}
	if s.Whom < 0 || s.Whom >= e.Count() {
		return dst
	}
	return append(dst, versus(e, &s))
}

// wriggles appends the checks of leaving or moving a grapple, or of drawing in
// it: one against every opponent, one alone against a pinner.
func wriggles(e *rules.Encounter, a *rules.Action, s *rules.Step, dst []rules.Versus) []rules.Versus {
	set := opponents(e, a.By)
	if a.Verb == rules.GrappleEscape {
		s.Flags = uint16(iterative(e, a))
		if a.Option == optionArtist {
			s.Flags |= contestArtist
		}
		switch {
		case e.Facts.Has(a.By, rules.Pinned):
			set = pinner(e, a.By)
		case a.On >= 0 && a.On < e.Count() && !e.Hostile(a.By, a.On):
			set = pinner(e, a.On)
		}
	}
	for ; set != 0; set &= set - 1 {
		s.Whom = rules.First(set)
		dst = append(dst, versus(e, s))
	}
	return dst
}

// pinner is who pins a creature, as a set: nobody where nobody does (GRP-07).
func pinner(e *rules.Encounter, id rules.ID) uint64 {
	if by := e.Facts.Pinner(id); by != rules.Nobody {
		return 1 << by
	}
	return 0
}

// returned is the check of an attempt in return: by the one who is asked, against
// who has failed (MAN-02, MAN-03, MAN-05).
func returned(verb rules.Verb) func(*rules.Encounter, *rules.Step) rules.Versus {
	return func(e *rules.Encounter, asked *rules.Step) rules.Versus {
		return versus(e, &rules.Step{Verb: verb, Who: asked.Who, Whom: asked.Whom, Weapon: asked.Weapon, Cell: asked.Cell, Flags: contestCounter})
	}
}

// blocking is the check of an overrun that is stood against (MAN-05).
func blocking(e *rules.Encounter, asked *rules.Step) rules.Versus {
	return versus(e, &rules.Step{Verb: rules.Overrun, Who: asked.Whom, Whom: asked.Who, Weapon: asked.Weapon, Cell: asked.Cell})
}

// versus is the check that a step of a contest will decide.
func versus(e *rules.Encounter, s *rules.Step) rules.Versus {
	v := rules.Versus{Verb: s.Verb, By: s.Who, On: s.Whom, Stat: checkStat(s, true), Resist: checkStat(s, false)}
	v.Lost = s.Verb == rules.Grapple && larger(e, s.Whom, s.Who) >= 2
	sideBonus(e, s, true, &v.Mine)
	sideBonus(e, s, false, &v.Theirs)
	v.MyStrike, v.TheirStrike = strikeBonus(e, s, true), strikeBonus(e, s, false)
	return v
}
