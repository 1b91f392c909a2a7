package compose

import (
	"slices"

	"tenaille/levels"
	"tenaille/rules"
)

// Aim is what a puzzle is to want.
type Aim uint8

// The aims.
const (
	// Fell wants an enemy felled before any enemy acts.
	Fell Aim = iota
	// KeepAll wants everybody of one's side to be left when it is the turn of the first
	// again, or the round ends.
	KeepAll
	// KeepOne wants that of one of them.
	KeepOne

	// Aims is how many there are.
	Aims
)

// Who are those an aim can be about, the likeliest first: enemies by how near they are, one's
// own by how little is left of them. It is nobody where the aim is about all.
func (p *Place) Who(a Aim) (list []rules.ID) {
	if a == KeepAll {
		return nil
	}
	for id := range p.E.Count() {
		own := p.E.Creatures[id].Side == p.Side()
		if own == (a == KeepOne) && !p.E.Rules.Attack.Defeated(p.E, id) {
			list = append(list, id)
		}
	}
	_, who := p.E.Awaits()
	slices.SortStableFunc(list, func(x, y rules.ID) int {
		if a == Fell {
			return p.E.Space(who).Apart(p.E.Space(x)) - p.E.Space(who).Apart(p.E.Space(y))
		}
		return int(p.E.Facts.Combatants[x].HP) - int(p.E.Facts.Combatants[y].HP)
	})
	return list
}

// Side is whose puzzle it is.
func (p *Place) Side() uint8 {
	_, who := p.E.Awaits()
	return p.E.Creatures[who].Side
}

// breadth is what is looked at: so many of one's own that act in a row at the most where an
// enemy is to be felled, the first actions, nil for any there is, what follows of one's own
// and what the others do; and how many actions and answers of dice before it is given up.
type breadth struct {
	row                 int
	first, mine, theirs []rules.Verb
	most                int
}

// breadths are tried one after the other until one can be proved, the widest first.
var breadths = [...]breadth{
	{
		row: 2, most: 200_000,
		mine: []rules.Verb{rules.Attack, rules.FullAttack, rules.Move, rules.FiveFootStep, rules.Charge, rules.Power, rules.Drink,
			rules.CoupDeGrace, rules.StandUp, rules.Trip, rules.EndTurn, rules.Pass},
		theirs: []rules.Verb{rules.Attack, rules.FullAttack, rules.Move, rules.FiveFootStep, rules.Charge, rules.Power,
			rules.CoupDeGrace, rules.StandUp, rules.EndTurn, rules.Pass},
	},
	{
		row: 1, most: 300_000, first: usual,
		mine:   []rules.Verb{rules.Attack, rules.FullAttack, rules.Move, rules.Power, rules.CoupDeGrace, rules.EndTurn, rules.Pass},
		theirs: []rules.Verb{rules.Attack, rules.FullAttack, rules.Charge, rules.Power, rules.CoupDeGrace, rules.EndTurn, rules.Pass},
	},
	{
		row: 1, most: 500_000, first: usual,
		mine:   []rules.Verb{rules.Attack, rules.EndTurn, rules.Pass},
		theirs: []rules.Verb{rules.Attack, rules.Charge, rules.EndTurn, rules.Pass},
	},
}

// usual are the first actions but those of which there are very many, or that seldom matter.
var usual = []rules.Verb{rules.Attack, rules.FullAttack, rules.Move, rules.FiveFootStep, rules.Charge, rules.Withdraw, rules.TotalDefenceAction,
	rules.Power, rules.Drink, rules.CoupDeGrace, rules.StandUp, rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.FirstAid,
	rules.OpenDoor, rules.CloseDoor, rules.Load, rules.EndTurn, rules.Pass}

// Asked is the puzzle of an aim at the place, about somebody, without its value.
func (p *Place) Asked(a Aim, whom rules.ID) *levels.Case { return p.asked(a, whom, 0) }

// asked is the puzzle of an aim at a place, about somebody, as a breadth has it.
func (p *Place) asked(a Aim, whom rules.ID, n int) *levels.Case {
	c, q, b := p.at, *p.at.Puzzle, &breadths[n]
	q.First, q.Mine, q.Theirs = b.first, b.mine, b.theirs
	switch a {
	case Fell:
		q.Fell = []int{p.E.Creatures[whom].Sheet}
	case KeepAll:
		for _, id := range p.Who(KeepOne) {
			q.Keep = append(q.Keep, p.E.Creatures[id].Sheet)
		}
	case KeepOne:
		q.Keep = []int{p.E.Creatures[whom].Sheet}
	}
	if !p.E.Rules.Turn.Phases {
		q.Order = p.row(q.Order, a, b.row)
	}
	if a != Fell {
		q.Until = slices.Clone(q.Order[:1])
		if last := q.Order[len(q.Order)-1]; p.own(last) {
			q.Until = []int{last}
		}
	}
	c.Puzzle = &q
	return &c
}

// row is who of an order counts for an aim: those of one's own who act in a row, at most so
// many where somebody is to be felled, and the enemies after them, the first of whom ends
// that; where somebody is to be kept up to the next of one's own, who ends it.
func (p *Place) row(order []int, a Aim, most int) []int {
	n := 0
	for n < len(order) && p.own(order[n]) {
		n++
	}
	if a == Fell {
		list := slices.Clone(order[:min(n, most)])
		if n < len(order) {
			list = append(list, order[n])
		}
		return list
	}
	if n > most { // the others of the row act after the enemies
		n = most
	}
	list := slices.Clone(order[:n])
	rest := order[n:]
	for len(rest) > 0 && p.own(rest[0]) {
		rest = rest[1:]
	}
	for _, id := range rest {
		list = append(list, id)
		if p.own(id) {
			break
		}
	}
	return list
}

// own reports whether the creature of a sheet is on the side of the puzzle.
func (p *Place) own(sheet int) bool {
	for id := range p.E.Count() {
		if p.E.Creatures[id].Sheet == sheet {
			return p.E.Creatures[id].Side == p.Side()
		}
	}
	return false
}
