package slip

// rank is how much a row is missed where it gives way: the lowest stand always, and
// the highest go first.
type rank int

// The ranks, from what is missed most. A number that counts is never left out without
// a row that sums it or one that counts how many are left out.
const (
	always     rank = iota // who strikes whom, why not, the chance, the danger
	nearFoe                // the first few enemies
	faces                  // the ruler under the chance, which the chance tells too
	foremost               // the modifier of the situation that matters most
	life                   // how the target stands
	fact                   // and its numbers
	damage                 // what a hit does
	sum                    // what the modifiers that have given way add up to
	firstPart              // the lists that tell the most
	situation              // modifiers of the situation
	farFoe                 // the other enemies
	outcome                // the bar of what it can come to
	heading                // titles over modifiers, all at once
	laterPart              // further lists
	note                   // cover, miss chance
	ownNote                // what a creature always has
	ownAttack              // what the attacker itself always adds
	ownDefence             // and what the target does, which nobody can change
	mean                   // the average
	cardPart               // the card of whom it is about
)

// onPhone is the last rank that a phone shows.
const onPhone = fact
