package rules

// Source names where a modifier comes from; its words are in the catalog
// under "mod." and this name.
type Source uint8

// The sources of modifiers.
//
//names:list sourceNames Source
const (
	SourceBase Source = iota
	SourceBAB
	SourceStrength
	SourceDexterity
	SourceFinesse // "weapon_finesse"
	SourceSize
	SourceRange
	SourceEnhancement
	SourceIterative
	SourceTwoWeapons
	SourceProne
	SourceDazzled
	SourceHigherGround
	SourceEntangled
	SourceUnseen
	SourceShaken
	SourceFlanking
	SourceSqueezing
	SourceCharging
	SourceFightingDefensively
	SourceIntoMelee // "shooting_into_melee"
	SourceAid
	SourceArmour
	SourceShield
	SourceNatural
	SourceDeflection
	SourceDodge
	SourceHelplessDexterity
	SourceCover
	SourceBlinded
	SourceCowering
	SourceHelpless
	SourceKneeling
	SourceStunned
	SourceTotalDefence
	SourceGrappleWeapon
	SourceSurprised
	SourceSpecialSize
	SourceFeat   // "maneuver_feat"
	SourceStable // "stable_stance"
	SourceSoleHold
	SourceAttackBonus
	SourceHands // "weapon_hands"
	SourceLarger
	SourceRanks
	SourceWisdom
	SourceMind // "psychic_defence"
	SourceFigure
	SourceCombinedFire
	SourceSkill
	SourceConstitution
	SourceInvisible
	SourceHurried
	SourceFought
	SourceShelter
	SourceDistance
	SourceInitiativeFeat // "improved_initiative"
	SourceAlertness
	SourceSituation
	SourcePointBlankShot
	SourceWeaponFocus
	SourceTwoWeaponDefence
	SourceCircumstance

	sourceCount
)

// String returns the source's name, such as "higher_ground".
func (s Source) String() string { return sourceNames[s] }

// Sources returns every source of modifiers.
func Sources() []Source {
	all := make([]Source, sourceCount)
	for i := range all {
		all[i] = Source(i)
	}
	return all
}
