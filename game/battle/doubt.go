package battle

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// doubt is what speaks against an ability that is aimed: it would not do what
// the pointer says. It is told where the slip is, and asked about once.
type doubt struct {
	words string
	cite  rules.Cite
	// astray reports that the square pointed at is not in the area: of a cone only
	// the direction is chosen, and it begins at its user (GEO-19).
	astray bool
	// own reports that only the own side is caught.
	own bool
}

// doubtOf is what speaks against a scheme; without words where nothing does.
func (b *battle) doubtOf(p *plan.Proposal) doubt {
	var d doubt
	if p.View == nil || p.Wished != rules.Power || len(p.Acts) == 0 || len(p.View.Area) == 0 || !p.Refusal.OK() {
		return d
	}
	a := &p.Acts[0]
	caught := func(own bool) (list []rules.ID) {
		for i := range p.View.Victims {
			if v := &p.View.Victims[i]; !own || !b.turn.E.Hostile(a.By, v.Who) {
				list = append(list, v.Who)
			}
		}
		return list
	}
	all, ours := caught(false), caught(true)
	if missed, walled := combat.Missed(b.turn.E, a.By, a.Option, a.Cell); missed && !slices.Contains(all, b.turn.Pointer.Who) {
		d.astray, d.cite = true, rules.GEO19
		d.words = b.T("%[1]s is not in the area.", a.Cell.Name())
		if walled {
			d.cite = rules.COV12
			d.words = b.T("%[1]s is not in the area: no line of effect.", a.Cell.Name())
		}
	}
	if pw := b.turn.Ability(int(a.Option)); len(ours) > 0 && len(ours) == len(all) && pw != nil && !pw.Kind() {
		words := b.T("Only your own side is caught: %[1]s.", b.names(ours))
		if d.own = true; d.words != "" {
			words = d.words + " " + words
		} else {
			d.cite = rules.GEO19
		}
		d.words = words
	}
	return d
}

// hesitates asks once before an ability is used that something speaks against;
// the same press again means it.
func (b *battle) hesitates() bool {
	d := b.doubtOf(&b.turn.Proposed)
	if d.words == "" || b.doubted != nil && *b.doubted == b.turn.Proposed.Acts[0] {
		return false
	}
	b.doubted = &b.turn.Proposed.Acts[0]
	b.say(d.words+" "+b.T("Once more to do it all the same."), d.cite.String())
	return true
}
