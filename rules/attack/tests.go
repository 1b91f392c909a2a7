package attack

import "tenaille/rules"

// Tests returns the modifiers of the tests that a creature makes alone: saving
// throws, hiding and noticing, first aid, freeing oneself, initiative, each with
// its rule (SAV-01, STL-01, ACT-29, ACT-32, INI-01).
func Tests() []rules.Row {
	var t rules.Table
	add, fixed := t.Add, t.Fixed
	saves := []rules.Stat{rules.FortitudeSave, rules.ReflexSave, rules.WillSave}
	add(rules.SAV01, rules.TermSheet, rules.SourceBase, saves...)
	add(rules.SAV02, rules.TermCon, rules.SourceConstitution, rules.FortitudeSave)
	add(rules.SAV02, rules.TermDex, rules.SourceDexterity, rules.ReflexSave)
	add(rules.SAV02, rules.TermWis, rules.SourceWisdom, rules.WillSave)
	add(rules.INI01, rules.TermDex, rules.SourceDexterity, rules.InitiativeRoll)
	fixed(rules.INI01, 4, rules.SourceInitiativeFeat, rules.When{With: rules.TraitSet(rules.ImprovedInitiative)}, rules.InitiativeRoll)
	add(rules.ACT29, rules.TermSheet, rules.SourceSkill, rules.FirstAidCheck)
	add(rules.ACT32, rules.TermStr, rules.SourceStrength, rules.ForcingCheck)
	add(rules.ACT32, rules.TermDex, rules.SourceDexterity, rules.FreeingCheck)
	add(rules.ACT32, rules.TermRanks, rules.SourceRanks, rules.FreeingCheck)
	add(rules.STL01, rules.TermDex, rules.SourceDexterity, rules.HideCheck)
	add(rules.STL01, rules.TermRanks, rules.SourceRanks, rules.HideCheck)
	add(rules.STL01, rules.TermHideSize, rules.SourceSize, rules.HideCheck)
	add(rules.STL01, rules.TermSheet, rules.SourceSkill, rules.SpotCheck)
	add(rules.DMG11, rules.TermWisLost, rules.SourceWisdom, rules.FirstAidCheck, rules.SpotCheck)
	invisible := rules.Set(rules.Invisible)
	fixed(rules.STL01, 20, rules.SourceInvisible, rules.When{Attacker: invisible, All: rules.Stirred}, rules.HideCheck)
	fixed(rules.STL01, 40, rules.SourceInvisible, rules.When{Attacker: invisible, None: rules.Stirred}, rules.HideCheck)
	fixed(rules.STL01, -5, rules.SourceHurried, rules.When{All: rules.Hurried}, rules.HideCheck)
	fixed(rules.STL01, -20, rules.SourceFought, rules.When{All: rules.Fought}, rules.HideCheck)
	fixed(rules.CND02, -1, rules.SourceDazzled, rules.When{Attacker: rules.Set(rules.Dazzled)}, rules.SpotCheck)
	fixed(rules.CND07, -2, rules.SourceShaken, rules.When{Attacker: rules.ShakenSet}, append(saves, rules.FirstAidCheck, rules.ForcingCheck,
		rules.FreeingCheck, rules.HideCheck, rules.SpotCheck)...)
	fixed(rules.CND09, -4, rules.SourceBlinded, rules.When{Attacker: rules.Set(rules.Blinded)}, rules.FreeingCheck, rules.HideCheck) // skills of Dexterity
	add(rules.COV08, rules.TermCover, rules.SourceCover, rules.ReflexSave)
	add(rules.STL01, rules.TermShelter, rules.SourceShelter, rules.HideCheck)
	add(rules.STL01, rules.TermDistance, rules.SourceDistance, rules.SpotCheck)
	return t.Rows
}

// TestBonus gathers what a creature adds to a test that it makes alone. place
// is what the rows take from where it stands: the bonus of cover to a Reflex
// save, that of the shelter to Hide, the loss by distance to Perception.
func TestBonus(e *rules.Encounter, stat rules.Stat, id rules.ID, place int, b *rules.Breakdown) int {
	var t rules.Terms
	testTerms(e, stat, id, &t)
	t[rules.TermCover], t[rules.TermShelter], t[rules.TermDistance] = int8(place), int8(place), int8(place)
	c := rules.Case{Attacker: e.Facts.Combatants[id].Conditions, With: e.Creatures[id].Traits}
	if stat == rules.HideCheck {
		c.How = lurking(e, id)
	}
	e.Gather(e.Rules.Tests, stat, &c, &t, b)
	return int(b.Total)
}

// testTerms sets what the rows of a test take from the creature.
func testTerms(e *rules.Encounter, stat rules.Stat, id rules.ID, t *rules.Terms) {
	c := &e.Creatures[id]
	switch stat {
	case rules.FortitudeSave:
		t[rules.TermSheet] = c.Fort
		if !c.Traits.Has(rules.NoCon) { // HP-08
			t[rules.TermCon] = int8(e.Mod(id, rules.Con))
		}
		return
	case rules.ReflexSave:
		t[rules.TermSheet] = c.Ref
	case rules.WillSave:
		t[rules.TermSheet], t[rules.TermWis] = c.Will, int8(e.Mod(id, rules.Wis))
		return
	case rules.FirstAidCheck:
		t[rules.TermSheet], t[rules.TermWisLost] = c.HealSkill, -int8(e.Slip(id, rules.Wis))
		return
	case rules.ForcingCheck:
		t[rules.TermStr] = int8(e.Mod(id, rules.Str))
		return
	case rules.SpotCheck:
		t[rules.TermSheet], t[rules.TermWisLost] = c.Perception, -int8(e.Slip(id, rules.Wis))
		return
	case rules.FreeingCheck:
		t[rules.TermRanks] = c.EscapeRanks
	case rules.HideCheck:
		t[rules.TermRanks], t[rules.TermHideSize] = c.HideRanks, c.Size.Row().Hide
	}
	t[rules.TermDex] = int8(rules.Modifier(Dexterity(e, id)))
}

// lurking is what a creature that hides has done in its turn (STL-01).
func lurking(e *rules.Encounter, id rules.ID) (c rules.Circumstance) {
	f := &e.Facts.Combatants[id]
	if f.Budget.Moved {
		c |= rules.Stirred
	}
	if int(f.Budget.Walked) > e.Rules.Move.Speed(e, id)/2 {
		c |= rules.Hurried
	}
	if f.Budget.Struck || f.Conditions.Has(rules.Running) {
		c |= rules.Fought
	}
	return c
}
