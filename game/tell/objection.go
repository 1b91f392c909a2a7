package tell

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Objection is what speaks against an ability that is aimed: it would not do what
// the pointer says. It is told where the slip is, and asked about once.
type Objection struct {
	Words string
	Cite  rules.Cite
	// astray reports that the square pointed at is not in the area: of a cone only
	// the direction is chosen, and it begins at its user (GEO-19).
	Astray bool
	// own reports that only the own side is caught.
	own bool
}

// Objection is what speaks against a proposal; without words where nothing does.
func (sl *Slips) Objection(p *plan.Proposal) Objection {
	var d Objection
	if p.View == nil || p.Drafted != rules.Power || len(p.Acts) == 0 || len(p.View.Area) == 0 || !p.Refusal.OK() {
		return d
	}
	a := &p.Acts[0]
	caught := func(own bool) (list []rules.ID) {
		for i := range p.View.Victims {
			if v := &p.View.Victims[i]; !own || !sl.E.Hostile(a.By, v.Who) {
				list = append(list, v.Who)
			}
		}
		return list
	}
	all, ours := caught(false), caught(true)
	if missed, walled := combat.Missed(sl.E, a.By, a.Option, a.Cell); missed && !slices.Contains(all, sl.Wanted.Pointer.Who) {
		d.Astray, d.Cite = true, rules.GEO19
		d.Words = sl.T("%[1]s is not in the area.", a.Cell.Name())
		if walled {
			d.Cite = rules.COV12
			d.Words = sl.T("%[1]s is not in the area: no line of effect.", a.Cell.Name())
		}
	}
	if pw := sl.Ability(int(a.Option)); len(ours) > 0 && len(ours) == len(all) && pw != nil && !pw.Kind() {
		words := sl.T("Only your own side is caught: %[1]s.", sl.Names(ours))
		if d.own = true; d.Words != "" {
			words = d.Words + " " + words
		} else {
			d.Cite = rules.GEO19
		}
		d.Words = words
	}
	return d
}
