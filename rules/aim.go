package rules

import "tenaille/rules/grid"

// Aim is one attack as it stands, before its dice: whether it may be made,
// the squares and the cover that decide, every modifier with its rule, and
// the frame its dice will work on (ATK-20, step 5).
type Aim struct {
	Refusal         Refusal
	Cover           grid.CoverResult
	Conceal         int // miss chance in percent (CON-05)
	Flanker         ID
	Attack, Defence Breakdown
	Damage          Breakdown // of DamageRoll
	Frame           Frame
	SneakBar        SneakBar
}

// SneakBar is why sneak attack dice that the target's opening would allow do not
// count (ATK-19).
type SneakBar uint8

// The reasons; NoSneakBar where the dice count and where there is no opening.
//
//names:list sneakBarNames Sneak
const (
	NoSneakBar     SneakBar = iota // ""
	SneakImmune                    // the target is immune to critical hits
	SneakConcealed                 // the target has concealment against the attack
	SneakFar                       // the shot goes beyond SneakRange
	sneakBarCount
)

// SneakRange is how many squares a shot with sneak attack dice may go (ATK-19).
const SneakRange = 6

// String is the id of a reason, "" for none.
func (s SneakBar) String() string { return sneakBarNames[s] }
