package dice

// Purpose says what a die is rolled for; it is logged with the die (DIC-02)
// and decides nothing.
type Purpose uint8

// The purposes of section 24 of the rules.
//
//names:list purposeNames
const (
	Attack Purpose = iota
	MissChance
	Confirmation
	Damage
	ExtraDamage
	Initiative
	InitiativeTie
	Stabilise
	Save
	Check
	RandomTarget
	Hide
	Perception
	Touch
	Duration
	Phase
	PhaseTie
	AI
	Look
	// AbilityDamage is for points of an ability score, lost or given back.
	AbilityDamage
	purposes
)

// String returns the snake_case name of p.
func (p Purpose) String() string {
	if p >= purposes {
		return "unknown"
	}
	return purposeNames[p]
}

// ParsePurpose finds the purpose named s; ok is false when there is none.
func ParsePurpose(s string) (p Purpose, ok bool) {
	for i, name := range purposeNames {
		if name == s {
			return Purpose(i), true
		}
	}
	return 0, false
}
