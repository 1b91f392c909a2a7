package solve

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/levels"
	"tenaille/rules"
)

// perFile is how many parts of a goal's worth a part of a file's is.
const perFile = eval.GoalUnit / levels.WorthUnit

// Goal is what a puzzle wants, of an encounter that begins it.
func Goal(e *rules.Encounter, p *levels.Puzzle) *eval.Goal {
	_, who := e.Awaits()
	g := &eval.Goal{Side: e.Creatures[who].Side, First: p.First, Mine: p.Mine, Theirs: p.Theirs}
	if g.Mine == nil {
		g.Mine = p.First
	}
	for id := range e.Count() {
		sheet := e.Creatures[id].Sheet
		g.Stand, g.HP = append(g.Stand, p.Stand[sheet]*perFile), append(g.HP, p.HP[sheet]*perFile)
		if slices.Contains(p.Until, sheet) {
			g.Until |= 1 << id
		}
	}
	return g
}
