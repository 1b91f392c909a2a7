package play

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// fortune takes the luck of the attacks out of a play: what an attack brought
// is replaced by what it brings on average, so that few plays tell good ideas
// from lucky ones.
type fortune struct {
	due    bool  // an attack is under way
	before int64 // how the side stood before it
	mean   int64 // what it was to bring
	luck   int64 // of the play so far
	means  eval.Attacks
}

// wager notes an action that is about to be done in a play, when it is an
// attack.
func (p *Play) wager(a *rules.Action) {
	if a.Verb != rules.Attack && a.Verb != rules.FullAttack || a.On < 0 && a.NBlows == 0 {
		return
	}
	f := &p.fortune
	f.due, f.before, f.mean = true, p.means.Nature.Standing(p.e, p.side), p.means.Mean(p.e, a, p.side)
}

// settle counts the luck of the attack that is over.
func (p *Play) settle() {
	if f := &p.fortune; f.due {
		f.luck += p.means.Nature.Standing(p.e, p.side) - f.before - f.mean
		f.due = false
	}
}

// natureOf is the nature that somebody has in a play: that of whose play it is on its own
// side, as the scheme of the line has it; the others are taken to be balanced.
func (p *Play) natureOf(who rules.ID) (n eval.Nature) {
	if who >= 0 && p.e.Creatures[who].Side == p.side {
		return p.line.Scheme.Of(p.means.Nature)
	}
	return n
}
