package rules

// Source names where a modifier comes from; its words are in the catalog
// under "mod." and this name.
type Source uint8

// The sources of modifiers.
const (
	SourceBase Source = iota
	SourceBAB
	SourceStrength
	SourceDexterity
	SourceFinesse
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
	SourceIntoMelee
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
	SourceFeat
	SourceStable
	SourceSoleHold
	SourceAttackBonus
	SourceHands
	SourceLarger
	SourceRanks
	SourceWisdom
	SourceMind
	SourceFigure
	SourceCombinedFire
	SourceSkill
	SourceConstitution
	SourceInvisible
	SourceHurried
	SourceFought
	SourceShelter
	SourceDistance
	SourceInitiativeFeat
	SourceAlertness
	SourceSituation

	sourceCount
)

var sourceNames = [sourceCount]string{
	"base", "bab", "strength", "dexterity", "weapon_finesse", "size", "range", "enhancement",
	"iterative", "two_weapons", "prone", "dazzled", "higher_ground", "entangled", "unseen",
	"shaken", "flanking", "squeezing", "charging", "fighting_defensively", "shooting_into_melee",
	"aid", "armour", "shield", "natural", "deflection", "dodge", "helpless_dexterity", "cover",
	"blinded", "cowering", "helpless", "kneeling", "stunned", "total_defence", "grapple_weapon",
	"surprised", "special_size", "maneuver_feat", "stable_stance", "sole_hold", "attack_bonus",
	"weapon_hands", "larger", "ranks", "wisdom", "psychic_defence", "figure", "combined_fire",
	"skill", "constitution", "invisible", "hurried", "fought", "shelter", "distance",
	"improved_initiative", "alertness", "situation",
}

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
