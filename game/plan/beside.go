package plan

import (
	"slices"

	"tenaille/rules"
)

// Beside reports whether a click where the pointer is would fall beside what is planned: on
// nothing of the map, while what is aimed is shown by itself, or elsewhere than on a target
// that is chosen already. Such a click confirms nothing.
func Beside(t *Turn) bool {
	w, p := &t.Wanted, &t.Forecast.Proposed
	at := &w.Pointer
	switch {
	case !p.Planned:
		return false
	case !at.OnMap:
		return true
	case w.Mode == FireMode && w.Fire.On != rules.Nobody:
		return at.Who != w.Fire.On
	case w.Mode == VerbMode && w.Draft.Fixed && !w.Draft.Twofold(t):
		return !p.About(t, at)
	}
	return false
}

// About reports whether a place is what a proposal is about: somebody whom it aims at, or
// helps, a square of its area, the one it is aimed at or where its way ends; of one that
// aims at nothing, where the creature stands.
func (p *Proposal) About(t *Turn, at *Pointer) bool {
	if !at.OnMap || len(p.Acts) == 0 {
		return false
	}
	a := &p.Acts[len(p.Acts)-1]
	whom := []rules.ID{p.Target}
	if a.Verb == rules.Aid {
		whom = append(whom, a.Ally)
	}
	for i := range p.Strikes {
		whom = append(whom, p.Strikes[i].On)
	}
	if p.View != nil {
		for i := range p.View.Victims {
			whom = append(whom, p.View.Victims[i].Who)
		}
		if slices.Contains(p.View.Area, at.Cell) {
			return true
		}
	}
	aimed := false
	for _, id := range whom {
		if id == rules.Nobody || id < 0 || id >= t.E.Count() || t.E.Facts.Combatants[id].Absent {
			continue
		}
		if aimed = true; at.Who == id || t.E.Space(id).Contains(at.Cell) {
			return true
		}
	}
	if Rows[a.Verb].AimsAtSquares() || p.View != nil && len(p.View.Area) > 0 {
		return at.Cell == a.Cell
	}
	return (!aimed || len(p.Path) > 1) && p.From.Contains(at.Cell)
}
