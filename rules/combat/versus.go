package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Versus is an opposed check before its dice: what both sides add, row by row
// with the rules (MAN-01).
type Versus struct {
	Verb         rules.Verb
	By, On       rules.ID // who begins, who resists
	Stat, Resist rules.Stat
	Mine, Theirs rules.Breakdown
	// MyStrike and TheirStrike are what the attack bonuses in them are made of,
	// where a check adds one whole (MAN-03).
	MyStrike, TheirStrike rules.Breakdown
	// Lost reports that it is lost without a roll (GRP-02).
	Lost bool
}

// Contests appends the opposed checks that an action leads to, in the order of
// their dice; an action may have none. Those of an answer to a question are
// found too.
func Contests(e *rules.Encounter, a *rules.Action, dst []Versus) []Versus {
	s := rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon}
	switch a.Verb {
	case rules.Take:
		return answers(e, dst)
	case rules.Charge:
		if a.Option&OptionRush == 0 {
			return dst
		}
		s.Verb = rules.BullRush
		if mayRush(e, a).OK() {
			dst = versus(e, &s, dst)
			last := &dst[len(dst)-1]
			charging := attack.State(e, a.By).With(rules.Charging)
			var t rules.Terms
			checkTerms(e, last.Stat, a.By, a.On, s.Weapon, s.Verb, 0, &t)
			e.Gather(e.Rules.Checks, last.Stat, charging, attack.State(e, a.On), 0, &t, &last.Mine)
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
	return versus(e, &s, dst)
}

// wriggles appends the checks of leaving or moving a grapple, or of drawing in
// it: one against every opponent, one alone against a pinner.
func wriggles(e *rules.Encounter, a *rules.Action, s *rules.Step, dst []Versus) []Versus {
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
		dst = versus(e, s, dst)
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

// answers appends the check that taking what is asked leads to.
func answers(e *rules.Encounter, dst []Versus) []Versus {
	asked, _ := e.Asked()
	s := rules.Step{Who: asked.Who, Whom: asked.Whom, Weapon: asked.Weapon, Cell: asked.Cell, Flags: contestCounter}
	switch asked.Op {
	case opCounterTrip:
		s.Verb = rules.Trip
	case opCounterDisarm:
		s.Verb = rules.Disarm
	case opKnock:
		s.Verb = rules.Overrun
	case opBlock:
		s.Verb, s.Who, s.Whom, s.Flags = rules.Overrun, asked.Whom, asked.Who, 0
	default:
		return dst
	}
	return versus(e, &s, dst)
}

func versus(e *rules.Encounter, s *rules.Step, dst []Versus) []Versus {
	v := Versus{Verb: s.Verb, By: s.Who, On: s.Whom, Stat: checkStat(s, true), Resist: checkStat(s, false)}
	v.Lost = s.Verb == rules.Grapple && larger(e, s.Whom, s.Who) >= 2
	sideBonus(e, s, true, &v.Mine)
	sideBonus(e, s, false, &v.Theirs)
	v.MyStrike, v.TheirStrike = strikeBonus(e, s, true), strikeBonus(e, s, false)
	return append(dst, v)
}
