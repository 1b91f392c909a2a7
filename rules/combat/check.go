package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Checks returns the modifiers of the opposed checks of section 21, each with
// its rule (MAN-01, GRP-01, MAN-02 to MAN-05, ACT-32).
func Checks() []rules.Row {
	var rows []rules.Row
	add := func(cite rules.Cite, from rules.Term, source rules.Source, stats ...rules.Stat) {
		for _, s := range stats {
			rows = append(rows, rules.Row{Stat: s, Type: rules.Untyped, From: from, Source: source, Cite: cite})
		}
	}
	fixed := func(cite rules.Cite, value int8, source rules.Source, cs rules.Conditions, stats ...rules.Stat) {
		for _, s := range stats {
			rows = append(rows, rules.Row{Stat: s, Type: rules.Untyped, Value: value, Source: source, Cite: cite, When: rules.When{Attacker: cs}})
		}
	}
	add(rules.GRP01, rules.TermBAB, rules.SourceBAB, rules.GrappleCheck)
	add(rules.ATK15, rules.TermIterative, rules.SourceIterative, rules.GrappleCheck)
	add(rules.GRP01, rules.TermStr, rules.SourceStrength, rules.GrappleCheck)
	add(rules.MAN02, rules.TermStr, rules.SourceStrength, rules.TripCheck)
	add(rules.MAN02, rules.TermStrOrDex, rules.SourceDexterity, rules.TripResist)
	add(rules.MAN04, rules.TermStr, rules.SourceStrength, rules.RushCheck, rules.RushResist)
	add(rules.MAN05, rules.TermStr, rules.SourceStrength, rules.OverrunCheck)
	add(rules.MAN05, rules.TermStrOrDex, rules.SourceDexterity, rules.OverrunResist)
	add(rules.SIZ02, rules.TermSpecialSize, rules.SourceSpecialSize, rules.GrappleCheck, rules.TripCheck, rules.TripResist,
		rules.RushCheck, rules.RushResist, rules.OverrunCheck, rules.OverrunResist)
	add(rules.MAN03, rules.TermAttack, rules.SourceAttackBonus, rules.DisarmCheck, rules.DisarmResist)
	add(rules.MAN03, rules.TermHands, rules.SourceHands, rules.DisarmCheck, rules.DisarmResist)
	add(rules.MAN03, rules.TermLarger, rules.SourceLarger, rules.DisarmCheck, rules.DisarmResist)
	add(rules.GRP02, rules.TermFeat, rules.SourceFeat, rules.GrappleCheck)
	add(rules.MAN02, rules.TermFeat, rules.SourceFeat, rules.TripCheck)
	add(rules.MAN03, rules.TermFeat, rules.SourceFeat, rules.DisarmCheck)
	add(rules.MAN04, rules.TermFeat, rules.SourceFeat, rules.RushCheck)
	add(rules.MAN02, rules.TermStable, rules.SourceStable, rules.TripResist)
	add(rules.MAN04, rules.TermStable, rules.SourceStable, rules.RushResist)
	add(rules.MAN05, rules.TermStable, rules.SourceStable, rules.OverrunResist)
	add(rules.GRP06, rules.TermSoleHold, rules.SourceSoleHold, rules.GrappleCheck)
	add(rules.ACT32, rules.TermDex, rules.SourceDexterity, rules.ArtistCheck)
	add(rules.ACT32, rules.TermRanks, rules.SourceRanks, rules.ArtistCheck)
	fixed(rules.MAN04, 2, rules.SourceCharging, rules.Set(rules.Charging), rules.RushCheck)
	fixed(rules.CND07, -2, rules.SourceShaken, rules.ShakenSet, rules.TripCheck, rules.TripResist, rules.RushCheck,
		rules.RushResist, rules.OverrunCheck, rules.OverrunResist, rules.ArtistCheck)
	fixed(rules.CND09, -4, rules.SourceBlinded, rules.Set(rules.Blinded), rules.ArtistCheck)
	return rows
}

// checkStat is the check that one side of a contest rolls.
func checkStat(s *rules.Step, begins bool) rules.Stat {
	check := rules.GrappleCheck
	switch s.Verb {
	case rules.Trip:
		check = rules.TripCheck
	case rules.Disarm:
		check = rules.DisarmCheck
	case rules.BullRush:
		check = rules.RushCheck
	case rules.Overrun:
		check = rules.OverrunCheck
	default:
		if begins && s.Flags&contestArtist != 0 {
			return rules.ArtistCheck
		}
		return rules.GrappleCheck
	}
	if !begins {
		check++ // the one who resists
	}
	return check
}

// checkFeats are the feats that add to the check they name (26.2).
var checkFeats = map[rules.Stat]rules.Trait{
	rules.GrappleCheck: rules.ImprovedGrapple, rules.TripCheck: rules.ImprovedTrip,
	rules.DisarmCheck: rules.ImprovedDisarm, rules.RushCheck: rules.ImprovedBullRush,
}

// CheckBonus gathers what one side of an opposed check adds to its d20, in
// place of the first attack of its turn.
func CheckBonus(e *rules.Encounter, stat rules.Stat, roller, other rules.ID, weapon int8, verb rules.Verb, b *rules.Breakdown) int {
	return checkBreakdown(e, stat, roller, other, weapon, verb, 0, b)
}

// checkTerms sets what the rows of a check take from the creatures.
func checkTerms(e *rules.Encounter, stat rules.Stat, roller, other rules.ID, weapon int8, verb rules.Verb, nth int, t *rules.Terms) {
	c, o := &e.Creatures[roller], &e.Creatures[other]
	t[rules.TermBAB] = c.BAB
	t[rules.TermStr] = int8(e.Mod(roller, rules.Str))
	t[rules.TermDex] = int8(rules.Modifier(attack.Dexterity(e, roller)))
	t[rules.TermStrOrDex] = max(t[rules.TermStr], t[rules.TermDex])
	t[rules.TermSpecialSize] = c.Size.Row().Special
	t[rules.TermIterative] = int8(-5 * nth)
	t[rules.TermRanks] = c.EscapeRanks
	if feat, ok := checkFeats[stat]; ok && c.Traits.Has(feat) {
		t[rules.TermFeat] = 4
	}
	if c.Traits.Has(rules.StableStance) {
		t[rules.TermStable] = 4
	}
	if verb == rules.GrappleMove && soleHold(e, roller) {
		t[rules.TermSoleHold] = 4
	}
	if stat == rules.DisarmCheck || stat == rules.DisarmResist {
		var aim rules.Aim
		attack.Aim(e, roller, other, weapon, rules.Iterative(nth), &aim)
		t[rules.TermAttack] = int8(aim.Attack.Total)
		t[rules.TermHands] = hands(c.Weapon(weapon))
		t[rules.TermLarger] = 4 * int8(max(0, int(c.Size)-int(o.Size)))
	}
}

func checkBreakdown(e *rules.Encounter, stat rules.Stat, roller, other rules.ID, weapon int8, verb rules.Verb, nth int, b *rules.Breakdown) int {
	var t rules.Terms
	checkTerms(e, stat, roller, other, weapon, verb, nth, &t)
	e.Gather(e.Rules.Checks, stat, attack.State(e, roller), attack.State(e, other), 0, &t, b)
	return int(b.Total)
}

// hands is what a weapon's size gives in a disarm (MAN-03).
func hands(w *rules.Weapon) int8 {
	switch {
	case w.Hand == rules.Light:
		return -4
	case w.Hand == rules.TwoHanded || w.TwoGrip:
		return 4
	}
	return 0
}

// soleHold reports whether a creature has only one opponent in its grapple and
// pins it (GRP-06, GRP-07).
func soleHold(e *rules.Encounter, id rules.ID) bool {
	set := opponents(e, id)
	return set&(set-1) == 0 && e.Facts.Combatants[id].Pins == set
}
