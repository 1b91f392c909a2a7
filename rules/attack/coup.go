package attack

import "tenaille/rules"

// Finishing is the attack of a coup de grâce before its dice: it hits and is
// critical, only its damage is rolled (HLP-04).
func Finishing(e *rules.Encounter, by, on rules.ID, weapon int8, a *rules.Aim) {
	Aim(e, by, on, weapon, rules.ModeCoup, a)
	Execute(e, &a.Frame)
}

// Execute makes a frame the sure critical hit of a coup de grâce; sneak dice
// are added whatever the concealment (HLP-04, 26.2).
func Execute(e *rules.Encounter, f *rules.Frame) {
	f.Hit, f.Threat, f.Critical = true, true, true
	f.Conceal, f.Sneak = 0, uint8(e.Creatures[f.Attacker].Sneak)
	owesWeapon(f)
}
