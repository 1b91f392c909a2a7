package play

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// fate are the dice of a play: each follows from the seed, the round, for whom it
// is thrown, what for, and how many have been thrown for that. So plays of different
// ideas keep the same dice wherever the same is tried in them, though they have gone
// different ways.
type fate struct {
	e     *rules.Encounter
	seed  uint64
	round uint16
	many  [rules.MaxCombatants + 1][purposes]uint8
}

// purposes is a bound on what dice are thrown for.
const purposes = 32

// begin sets the dice of a play.
func (f *fate) begin(e *rules.Encounter, seed uint64) {
	f.e, f.seed, f.round = e, seed, e.Facts.Round
	clear(f.many[:])
}

// Answer throws the dice of q.
func (f *fate) Answer(q dice.Question) dice.Answer {
	if f.round != f.e.Facts.Round {
		f.round = f.e.Facts.Round
		clear(f.many[:])
	}
	who := rules.Nobody
	if n := len(f.e.Agenda.Steps); n > 0 {
		who = f.e.Agenda.Steps[n-1].Who
	}
	nth := &f.many[who+1][q.Purpose%purposes]
	key := uint64(f.round)<<32 | uint64(who+1)<<16 | uint64(q.Purpose)<<8 | uint64(*nth)
	*nth++
	mix := dice.NewStream(f.seed ^ key*0x9E3779B97F4A7C15)
	s := dice.Seeded{Stream: dice.NewStream(mix.Next())}
	return s.Answer(q)
}
