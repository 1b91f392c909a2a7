package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Checks returns the modifiers of the opposed checks of section 21, each with
// its rule (MAN-01, GRP-01, MAN-02 to MAN-05, ACT-32).
func Checks() []rules.Row {
	var t rules.Table
	add, fixed := t.Add, t.Fixed
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
	fixed(rules.GRP02, 4, rules.SourceFeat, rules.When{With: rules.TraitSet(rules.ImprovedGrapple)}, rules.GrappleCheck)
	fixed(rules.MAN02, 4, rules.SourceFeat, rules.When{With: rules.TraitSet(rules.ImprovedTrip)}, rules.TripCheck)
	fixed(rules.MAN03, 4, rules.SourceFeat, rules.When{With: rules.TraitSet(rules.ImprovedDisarm)}, rules.DisarmCheck)
	fixed(rules.MAN04, 4, rules.SourceFeat, rules.When{With: rules.TraitSet(rules.ImprovedBullRush)}, rules.RushCheck)
	stable := rules.When{With: rules.TraitSet(rules.StableStance)}
	fixed(rules.MAN02, 4, rules.SourceStable, stable, rules.TripResist)
	fixed(rules.MAN04, 4, rules.SourceStable, stable, rules.RushResist)
	fixed(rules.MAN05, 4, rules.SourceStable, stable, rules.OverrunResist)
	add(rules.GRP06, rules.TermSoleHold, rules.SourceSoleHold, rules.GrappleCheck)
	add(rules.ACT32, rules.TermDex, rules.SourceDexterity, rules.ArtistCheck)
	add(rules.ACT32, rules.TermRanks, rules.SourceRanks, rules.ArtistCheck)
	fixed(rules.MAN04, 2, rules.SourceCharging, rules.When{Attacker: rules.Set(rules.Charging)}, rules.RushCheck)
	fixed(rules.CND07, -2, rules.SourceShaken, rules.When{Attacker: rules.ShakenSet}, rules.TripCheck, rules.TripResist, rules.RushCheck,
		rules.RushResist, rules.OverrunCheck, rules.OverrunResist, rules.ArtistCheck)
	fixed(rules.CND09, -4, rules.SourceBlinded, rules.When{Attacker: rules.Set(rules.Blinded)}, rules.ArtistCheck)
	return t.Rows
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
	c := checkCase(e, roller, other)
	e.Gather(e.Rules.Checks, stat, &c, &t, b)
	return int(b.Total)
}

// checkCase is what the rows of a check can ask about.
func checkCase(e *rules.Encounter, roller, other rules.ID) rules.Case {
	return rules.Case{
		Attacker: attack.State(e, roller), Target: attack.State(e, other),
		With: e.Creatures[roller].Traits, Against: e.Creatures[other].Traits,
	}
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
