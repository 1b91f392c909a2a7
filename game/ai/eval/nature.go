package eval

import (
	"slices"

	"tenaille/rules"
)

// Nature is what a machine of some temper cares for more, or less, than a balanced one,
// in percent more; the zero nature is balanced. It is no matter of skill: soldiers,
// captains and warlords have any.
type Nature struct {
	// Own is how much more it minds what it may suffer itself.
	Own int
	// Opportunity is how much more it minds, on top of that, the opportunities that it
	// gives (AOO-01).
	Opportunity int
	// Hurt is how much more one minds what it may suffer that has lost half its hit
	// points.
	Hurt int
	// Aid is how much more what helps a friend is worth.
	Aid int
	// Guard is how much more an enemy is worth striking that may come at a hurt friend.
	Guard int
	// Weak is how much more an enemy is worth striking that has lost half its hit points.
	Weak int
	// Helpless is how much more an enemy is worth striking that is helpless (HLP-01).
	Helpless int
	// Fallen is what killing an enemy that is out of the fight is worth, in percent of
	// what felling it was.
	Fallen int
	// Quarry is one more than the enemy that its whole side goes for, 0 where each goes
	// for its own.
	Quarry rules.ID
	// Holds: it goes no nearer to strike only in a later turn.
	Holds bool
}

// The tempers there are.
const (
	Bold       = "bold"
	Careful    = "careful"
	Protective = "protective"
	Cruel      = "cruel"
)

// natures are the tempers by name, in the order they are offered.
var natures = []struct {
	name string
	is   Nature
}{
	{Bold, Nature{Own: -50, Opportunity: -50}},
	{Careful, Nature{Own: 80, Opportunity: 150}},
	{Protective, Nature{Hurt: 80, Aid: 20, Guard: 50}},
	{Cruel, Nature{Weak: 100, Helpless: 150, Fallen: 25}},
}

// Tempers lists the names of the tempers besides balanced, which has none.
func Tempers() []string {
	names := make([]string, len(natures))
	for i := range natures {
		names[i] = natures[i].name
	}
	return names
}

// NatureOf is the nature of a temper; ok is false where there is none of that name.
func NatureOf(temper string) (n Nature, ok bool) {
	i := slices.IndexFunc(natures, func(of struct {
		name string
		is   Nature
	}) bool {
		return of.name == temper
	})
	if i < 0 {
		return n, false
	}
	return natures[i].is, true
}

// mostLoss bounds what a loss seems to be, as mostWorth bounds worth: what is multiplied by
// percents beyond it stays within 32 bits.
const mostLoss = mostWorth * 1500

// more is something weighed so many percent more.
func more(worth, percent int) int {
	if percent == 0 {
		return worth
	}
	return Part(worth, 100+percent, 100)
}

// Loss is what a loss seems to be to one who suffers it itself.
func (n *Nature) Loss(worth int, hurt bool) int {
	if hurt {
		worth = more(worth, n.Hurt)
	}
	return min(more(worth, n.Own), mostLoss)
}

// Risk is what an opportunity given seems to cost that would cost so much.
func (n *Nature) Risk(worth int) int { return min(more(worth, n.Opportunity), mostLoss) }

// Now and then, for some rounds of so many, all dare to go on, lest two sides wait
// for each other for ever.
const dares, waits = 8, 5

// Dares reports whether a round is one in which all dare to go on: one that minds its own
// losses lets foes come to it for two rounds more.
func (n *Nature) Dares(round uint16) bool {
	from := waits
	if n.Own > 0 {
		from += 2
	}
	return int(round)%dares >= from
}

// Help is what a help that is worth so much seems to be worth.
func (n *Nature) Help(worth int) int { return more(worth, n.Aid) }

// sought is how much more the enemy is worth that a whole side goes for, in percent.
const sought = 100

// Prey is what an enemy seems to be worth that is worth so much: guards says that it may
// come at a hurt friend.
func (n *Nature) Prey(id rules.ID, worth int, hurt, helpless, guards bool) int {
	percent := 0
	if id+1 == n.Quarry {
		percent = sought
	}
	if hurt {
		percent += n.Weak
	}
	if helpless {
		percent += n.Helpless
	}
	if guards {
		percent += n.Guard
	}
	return min(more(worth, percent), mostWorth)
}

// Chooses reports whether some enemies seem to be worth more than they are.
func (n *Nature) Chooses() bool {
	return n.Weak != 0 || n.Helpless != 0 || n.Guard != 0 || n.Quarry != 0
}

// Hurt reports whether a creature has lost half its hit points and more.
func Hurt(e *rules.Encounter, id rules.ID) bool {
	return 2*int(e.Facts.Combatants[id].HP) <= e.MaxHP(id)
}

// Helpless reports whether a creature is helpless (HLP-01).
func Helpless(e *rules.Encounter, id rules.ID) bool {
	return e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet)
}
