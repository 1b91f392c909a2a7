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
	g := &eval.Goal{Side: e.Creatures[who].Side, First: p.First, Mine: p.Mine, Theirs: p.Theirs, Zone: -1}
	if g.Mine == nil {
		g.Mine = p.First
	}
	for id := range e.Count() {
		sheet := e.Creatures[id].Sheet
		g.Stand, g.HP = append(g.Stand, p.Stand[sheet]*perFile), append(g.HP, p.HP[sheet]*perFile)
		for _, set := range []struct {
			ids []int
			of  *uint64
		}{{p.Until, &g.Until}, {p.Keep, &g.Keep}, {p.Fell, &g.Fell}} {
			if slices.Contains(set.ids, sheet) {
				*set.of |= 1 << id
			}
		}
	}
	if p.Zone != "" {
		g.Zone = int8(slices.IndexFunc(e.Zones, func(z rules.Zone) bool { return z.Name == p.Zone }))
	}
	return g
}
