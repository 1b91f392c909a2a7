package combat_test

import (
	"tenaille/rules"
	"tenaille/rules/internal/drawn"
)

// What the scenes change of a drawn position.
var (
	state      = drawn.State
	armed      = drawn.Armed
	able       = drawn.Able
	door       = drawn.Door
	all        = drawn.All
	bare       = drawn.Bare
	feat       = drawn.Feat
	locked     = drawn.Locked
	pinned     = drawn.Pinned
	weightless = drawn.Weightless
	arm        = drawn.Arm
	off        = drawn.Off
	tiny       = drawn.Tiny
	seasoned   = drawn.Seasoned
	lasting    = drawn.Lasting
)

var (
	javelin = rules.WeaponSetup{Name: "javelin", Kind: "thrown", Hand: "light", Damage: "1d6", Increment: 1}
	sheath  = rules.WeaponSetup{Name: "sword", Kind: "melee", Hand: "one", Damage: "1d8", Ready: new(bool)}
	spear   = rules.WeaponSetup{Name: "longspear", Kind: "melee", Hand: "two", Damage: "1d8", Reach: "reach"}
	heavy   = rules.WeaponSetup{Name: "heavy crossbow", Kind: "ranged", Hand: "two", Damage: "1d10", Increment: 24, Family: "crossbow", Load: "full", Loaded: new(bool)}
	fire    = rules.PowerSetup{ID: "fire", Cost: "standard", Range: 3, Damage: "2d6", PerMatch: 1, Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}
	flame   = rules.PowerSetup{ID: "flame", Cost: "standard", Damage: "1d6", Area: &rules.AreaSetup{Kind: "cone", Length: 3}}
	gaze    = rules.PowerSetup{ID: "gaze", Cost: "standard", Range: 3, Condition: "stunned", Rounds: 1, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}
	flail   = rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true}
	dagger  = rules.WeaponSetup{Name: "dagger", Kind: "melee", Hand: "light", Damage: "1d4", Threat: 19, Ready: new(bool)}
)
