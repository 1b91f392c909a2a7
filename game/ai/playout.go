package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// playout plays an encounter on, on a copy of what a side knows, with dice of its
// own and soldiers in everybody's part.
type playout struct {
	e       *rules.Encounter
	actor   tactics.Soldier
	src     *dice.Seeded
	side    uint8 // whose standing is looked at
	actions int   // so far
	// thinking: the actor has begun to.
	thinking bool
	legal    []rules.Action
	fortune
}

// longest bounds the actions of one play.
const longest = 200

// begin begins a play with an action, by dice of a seed; it is false where the
// action cannot be done.
func (p *playout) begin(from *rules.Encounter, a rules.Action, seed uint64) bool {
	if p.e == nil {
		p.e = from.Clone()
	} else {
		from.CopyTo(p.e)
	}
	p.src = dice.NewSeeded(seed)
	p.actor.Watch(p.e)
	p.thinking, p.actions = false, 0
	p.luck, p.due = 0, false
	p.wager(&a)
	return p.e.Do(&a, p.src).OK()
}

// step does the next bit of a play: some thinking, or an action.
func (p *playout) step() {
	var a rules.Action
	decided := false
	if p.thinking {
		a, decided = p.actor.Step()
	} else {
		a, decided = p.actor.Consider(uint64(p.actions))
		p.thinking = true
	}
	if !decided {
		return
	}
	p.thinking = false
	p.actions++
	if what, _ := p.e.Awaits(); what == rules.AwaitsAction {
		p.settle()
		p.wager(&a)
	}
	if !p.e.Do(&a, p.src).OK() && !p.giveUp() {
		p.actions = longest
	}
}

// giveUp ends the turn of an actor that decided for what cannot be done.
func (p *playout) giveUp() bool {
	_, who := p.e.Awaits()
	for _, verb := range [...]rules.Verb{rules.EndTurn, rules.Pass} {
		a := rules.Action{Verb: verb, By: who, On: rules.Nobody}
		if p.e.Do(&a, p.src).OK() {
			return true
		}
	}
	p.legal = p.e.Legal(p.legal[:0])
	return len(p.legal) > 0 && p.e.Do(&p.legal[0], p.src).OK()
}

// over reports whether a play that began from an encounter, in the turn of a
// creature, has come to where it is looked at, so many rounds on.
func (p *playout) over(began *rules.Encounter, of rules.ID, most int) bool {
	what, who := p.e.Awaits()
	if what == rules.AwaitsNothing || p.e.Facts.Over || p.actions >= longest {
		return true
	}
	rounds := int(p.e.Facts.Round) - int(began.Facts.Round)
	if rounds < most {
		return false
	}
	return rounds > most || p.e.Rules.Turn.Phases || who == of || p.e.Rules.Attack.Defeated(p.e, of)
}

// result is how the side stands at the end of a play, its luck taken out.
func (p *playout) result() int64 {
	p.settle()
	return p.standing() - p.luck
}

// What a creature that still fights is worth whatever its wounds, and the part
// of it that goes with its hit points, in thousandths.
const standsFor, woundsFor = 450, 550

// standing is how the side stands at the end of a play: the worth of its own
// that still fight, less that of the others.
func (p *playout) standing() int64 {
	e := p.e
	sum := int64(0)
	for id := range e.Count() {
		if !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		c := &e.Facts.Combatants[id]
		full := max(1, e.MaxHP(id))
		n := p.value(id) * (standsFor + woundsFor*min(max(int(c.HP), 0), full)/full)
		for k, cost := range eval.Disabling {
			if cost > 0 && c.Conditions.Has(rules.Condition(k)) {
				n = eval.Part(n, 1000-cost/2, 1000)
				break
			}
		}
		if e.Creatures[id].Side != p.side {
			n = -n
		}
		sum += int64(n)
	}
	return sum
}

// value is what a creature is worth.
func (p *playout) value(id rules.ID) int {
	if card := p.e.Creatures[id].Card; card != nil {
		return eval.FigureWorth(card)
	}
	return eval.Worth(p.e, id)
}
