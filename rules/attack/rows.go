package attack

import (
	"slices"

	"tenaille/rules"
)

var (
	helpless  = rules.HelplessSet
	prone     = rules.Set(rules.Prone)
	squeezing = rules.Set(rules.Squeezing)
)

// Rows returns the modifier tables ATK-03 to ATK-16 and DEF-01 to DEF-08, in
// the written order: base, equipment, own conditions, the other's conditions,
// terrain.
func Rows() []rules.Row {
	return slices.Concat(attackRows(), defenceRows(), damageRows(), mindRows())
}

// pointBlank is when a shot is close enough for who has the knack of it (SIL-49).
var pointBlank = rules.When{All: rules.AtRange, With: rules.TraitSet(rules.PointBlankShot), Within: 6}

// damageRows are what adds to each roll of a weapon's dice besides Strength and
// its enhancement.
func damageRows() []rules.Row {
	return []rules.Row{
		{Stat: rules.DamageRoll, Type: rules.Untyped, Value: 1, Source: rules.SourcePointBlankShot, Cite: rules.SIL49, When: pointBlank},
	}
}

func attackRows() []rules.Row {
	const s = rules.AttackRoll
	return []rules.Row{
		{Stat: s, Type: rules.Untyped, From: rules.TermBAB, Source: rules.SourceBAB, Cite: rules.ATK03, When: rules.When{All: rules.InMelee}},
		{Stat: s, Type: rules.Untyped, From: rules.TermBAB, Source: rules.SourceBAB, Cite: rules.ATK04, When: rules.When{All: rules.AtRange}},
		{Stat: s, Type: rules.Untyped, From: rules.TermStr, Source: rules.SourceStrength, Cite: rules.ATK03, When: rules.When{All: rules.InMelee, None: rules.Finesse}},
		{Stat: s, Type: rules.Untyped, From: rules.TermDex, Source: rules.SourceFinesse, Cite: rules.ATK03, When: rules.When{All: rules.InMelee | rules.Finesse}},
		{Stat: s, Type: rules.Untyped, From: rules.TermDex, Source: rules.SourceDexterity, Cite: rules.ATK04, When: rules.When{All: rules.AtRange}},
		{Stat: s, Type: rules.SizeBonus, From: rules.TermAttackSize, Source: rules.SourceSize, Cite: rules.SIZ01},
		{Stat: s, Type: rules.Untyped, From: rules.TermIterative, Source: rules.SourceIterative, Cite: rules.ATK15},
		{Stat: s, Type: rules.Untyped, From: rules.TermTwoWeapons, Source: rules.SourceTwoWeapons, Cite: rules.ATK16},
		{Stat: s, Type: rules.EnhancementBonus, From: rules.TermEnhancement, Source: rules.SourceEnhancement, Cite: rules.STK01},
		{Stat: s, Type: rules.Untyped, Value: 1, Source: rules.SourceWeaponFocus, Cite: rules.SIL49, When: rules.When{With: rules.TraitSet(rules.WeaponFocus)}},
		{Stat: s, Type: rules.Untyped, Value: 1, Source: rules.SourcePointBlankShot, Cite: rules.SIL49, When: pointBlank},
		{Stat: s, Type: rules.Untyped, From: rules.TermRange, Source: rules.SourceRange, Cite: rules.ATK05},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceProne, Cite: rules.ATK07, When: rules.When{Attacker: prone, All: rules.InMelee}},
		{Stat: s, Type: rules.Untyped, Value: -1, Source: rules.SourceDazzled, Cite: rules.ATK09, When: rules.When{Attacker: rules.Set(rules.Dazzled)}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceEntangled, Cite: rules.ATK11, When: rules.When{Attacker: rules.Set(rules.Entangled)}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceShaken, Cite: rules.ATK13, When: rules.When{Attacker: rules.ShakenSet}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceSqueezing, Cite: rules.ATK14, When: rules.When{Attacker: squeezing}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceFightingDefensively, Cite: rules.ACT13, When: rules.When{Attacker: rules.Set(rules.FightingDefensively)}},
		{Stat: s, Type: rules.Untyped, Value: 2, Source: rules.SourceCharging, Cite: rules.ACT16, When: rules.When{All: rules.InMelee | rules.ChargeAttack}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceGrappleWeapon, Cite: rules.GRP05, When: rules.When{All: rules.InMelee | rules.Insider}},
		{Stat: s, Type: rules.CircumstanceBonus, From: rules.TermAttackAid, Source: rules.SourceAid, Cite: rules.ACT15},
		{Stat: s, Type: rules.Untyped, Value: 2, Source: rules.SourceUnseen, Cite: rules.ATK12, When: rules.When{All: rules.UnseenAttacker}},
		{Stat: s, Type: rules.FlankBonus, Value: 2, Source: rules.SourceFlanking, Cite: rules.FLK01, When: rules.When{All: rules.InMelee | rules.Flanking}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceIntoMelee, Cite: rules.ATK22, When: rules.When{All: rules.AtRange | rules.IntoMelee}},
		{Stat: s, Type: rules.Untyped, Value: 1, Source: rules.SourceHigherGround, Cite: rules.ATK10, When: rules.When{All: rules.InMelee | rules.HigherGround}},
		{Stat: s, Type: rules.CircumstanceBonus, From: rules.TermPlace, Source: rules.SourceCircumstance, Cite: rules.ATK06},
	}
}

func defenceRows() []rules.Row {
	const s = rules.Defence
	pinned := rules.Set(rules.Pinned)
	guarding := rules.Set(rules.TotalDefence, rules.FightingDefensively)
	twoWeapons := rules.TraitSet(rules.TwoWeaponDefence)
	return []rules.Row{
		{Stat: s, Type: rules.Untyped, Value: 10, Source: rules.SourceBase, Cite: rules.DEF01},
		{Stat: s, Type: rules.ArmourBonus, From: rules.TermArmour, Source: rules.SourceArmour, Cite: rules.DEF01, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.ShieldBonus, From: rules.TermShield, Source: rules.SourceShield, Cite: rules.DEF01, When: rules.When{None: rules.Unshielded}, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.ShieldBonus, From: rules.TermShield, Source: rules.SourceShield, Cite: rules.ACT23, When: rules.When{All: rules.Unshielded}, Lost: rules.Unshielded, LostBy: rules.ACT23},
		{Stat: s, Type: rules.ShieldBonus, Value: 2, Source: rules.SourceTwoWeaponDefence, Cite: rules.SIL49, When: rules.When{Target: guarding, All: rules.BothHands, Against: twoWeapons}, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.ShieldBonus, Value: 1, Source: rules.SourceTwoWeaponDefence, Cite: rules.SIL49, When: rules.When{All: rules.BothHands, Against: twoWeapons}, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.Untyped, From: rules.TermDexToAC, Source: rules.SourceDexterity, Cite: rules.DEF02, When: rules.When{None: rules.DexZero}, Lost: rules.DexDenied, LostBy: rules.DEF03},
		{Stat: s, Type: rules.SizeBonus, From: rules.TermDefenceSize, Source: rules.SourceSize, Cite: rules.SIZ01},
		{Stat: s, Type: rules.NaturalBonus, From: rules.TermNatural, Source: rules.SourceNatural, Cite: rules.DEF04, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.Untyped, From: rules.TermEnhanced, Source: rules.SourceEnhancement, Cite: rules.DEF04, Lost: rules.TouchAttack, LostBy: rules.DEF06},
		{Stat: s, Type: rules.DeflectionBonus, From: rules.TermDeflection, Source: rules.SourceDeflection, Cite: rules.DEF04},
		{Stat: s, Type: rules.DodgeBonus, From: rules.TermDodge, Source: rules.SourceDodge, Cite: rules.DEF05, Lost: rules.DexDenied | rules.DexZero, LostBy: rules.DEF03},
		{Stat: s, Type: rules.DodgeBonus, Value: 4, Source: rules.SourceTotalDefence, Cite: rules.ACT14, When: rules.When{Target: rules.Set(rules.TotalDefence)}, Lost: rules.DexDenied | rules.DexZero, LostBy: rules.DEF03},
		{Stat: s, Type: rules.DodgeBonus, Value: 2, Source: rules.SourceFightingDefensively, Cite: rules.ACT13, When: rules.When{Target: rules.Set(rules.FightingDefensively)}, Lost: rules.DexDenied | rules.DexZero, LostBy: rules.DEF03},
		{Stat: s, Type: rules.Untyped, Value: -5, Source: rules.SourceHelplessDexterity, Cite: rules.HLP02, When: rules.When{All: rules.DexZero}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceBlinded, Cite: rules.DEF08, When: rules.When{Target: rules.Set(rules.Blinded)}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceCowering, Cite: rules.DEF08, When: rules.When{Target: rules.Set(rules.Cowering)}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceHelpless, Cite: rules.HLP02, When: rules.When{Target: helpless, All: rules.InMelee}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceHelpless, Cite: rules.CND14, When: rules.When{Target: pinned, All: rules.InMelee, None: rules.PinnerStrikes}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceKneeling, Cite: rules.CND04, When: rules.When{Target: rules.KneelingSet, All: rules.InMelee}},
		{Stat: s, Type: rules.Untyped, Value: 2, Source: rules.SourceKneeling, Cite: rules.CND04, When: rules.When{Target: rules.KneelingSet, All: rules.AtRange}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceProne, Cite: rules.CND03, When: rules.When{Target: prone, All: rules.InMelee}},
		{Stat: s, Type: rules.Untyped, Value: 4, Source: rules.SourceProne, Cite: rules.CND03, When: rules.When{Target: prone, All: rules.AtRange}},
		{Stat: s, Type: rules.Untyped, Value: -4, Source: rules.SourceSqueezing, Cite: rules.MOV07, When: rules.When{Target: squeezing}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceStunned, Cite: rules.DEF08, When: rules.When{Target: rules.Set(rules.Stunned)}},
		{Stat: s, Type: rules.Untyped, Value: -2, Source: rules.SourceCharging, Cite: rules.ACT16, When: rules.When{Target: rules.Set(rules.Charging)}},
		{Stat: s, Type: rules.CircumstanceBonus, From: rules.TermDefenceAid, Source: rules.SourceAid, Cite: rules.ACT15},
		{Stat: s, Type: rules.CoverBonus, From: rules.TermCover, Source: rules.SourceCover, Cite: rules.COV06},
		{Stat: s, Type: rules.CircumstanceBonus, From: rules.TermPlaceToAC, Source: rules.SourceCircumstance, Cite: rules.ATK06},
	}
}

// States returns what conditions do besides modifiers (CND-01).
func States() (t [rules.ConditionCount]rules.StateRow) {
	for c := range t {
		t[c].Cite = rules.CND01
	}
	inert := func(cite rules.Cite, cs ...rules.Condition) {
		for _, c := range cs {
			t[c] = rules.StateRow{Cite: cite, NoAction: true, NoAoO: true, NoThreat: true}
		}
	}
	inert(rules.HLP01, rules.Paralysed, rules.Asleep, rules.Bound, rules.Unconscious)
	inert(rules.HP03, rules.Dying, rules.Stable)
	inert(rules.HP04, rules.Dead)
	inert(rules.CND11, rules.Cowering)
	inert(rules.CND12, rules.Stunned)
	t[rules.Pinned] = rules.StateRow{Cite: rules.GRP07, NoAoO: true, NoThreat: true}
	t[rules.Grappling] = rules.StateRow{Cite: rules.GRP03, NoAoO: true, NoThreat: true}
	t[rules.Blinded] = rules.StateRow{Cite: rules.CND09, NoAoO: true, Half: true}
	t[rules.FlatFooted] = rules.StateRow{Cite: rules.AOO12, NoAoO: true}
	t[rules.TotalDefence] = rules.StateRow{Cite: rules.ACT14, NoAoO: true}
	t[rules.Entangled] = rules.StateRow{Cite: rules.CND06, Half: true}
	t[rules.Anchored] = rules.StateRow{Cite: rules.CND06}
	return t
}
