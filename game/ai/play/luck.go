package play

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// fortune takes the luck of the attacks out of a play: what an attack brought
// is replaced by what it brings on average, so that few plays tell good ideas
// from lucky ones. It looks at every attack by itself, once its dice are due: what comes
// before it, opportunities that its actor gives among it, is none of its luck, and an
// attack whose average is a guess would lean the plays: those that take points of a
// score (DMG-11) are left as they come.
type fortune struct {
	due   bool  // the dice of an attack are under way
	mean  int64 // what it was to bring
	luck  int64 // of the play so far
	means eval.Attacks
}

// heed counts the luck of an attack whose dice are thrown.
func (p *Play) heed(first bool) {
	f, fr := &p.fortune, &p.e.Agenda.Blow
	if first {
		f.due = fr.Target >= 0 && !fr.Harmless && fr.Mode&rules.ModeOpening == 0 && fr.Sap.Points.None() &&
			p.e.Facts.Combatants[fr.Target].HP > 0 && !p.e.Rules.Attack.Defeated(p.e, fr.Target)
		if f.due {
			due := *fr
			due.Renew()
			f.mean = f.means.Blow(p.e, &due, p.side)
		}
	}
	if !f.due || fr.Stage != rules.StageDone {
		return
	}
	f.due = false
	damage := 0
	if attack.Strikes(fr) {
		damage = int(fr.Damage)
	}
	f.luck += f.means.Took(p.e, fr.Target, damage, p.side) - f.mean
}

// natureOf is the nature that somebody has in a play: that of whose play it is on its own
// side, as the scheme of the line has it; the others are taken to be balanced.
func (p *Play) natureOf(who rules.ID) (n eval.Nature) {
	if who >= 0 && p.e.Creatures[who].Side == p.side {
		return p.line.Scheme.Of(p.means.Nature)
	}
	return n
}
