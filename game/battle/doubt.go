package battle

import (
	"slices"

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
func (b *battle) doubtOf(p *scheme) doubt {
	var d doubt
	if p.view == nil || p.wished != rules.Power || len(p.acts) == 0 || len(p.view.Area) == 0 || !p.refusal.OK() {
		return d
	}
	a := &p.acts[0]
	caught := func(own bool) (list []rules.ID) {
		for i := range p.view.Victims {
			if v := &p.view.Victims[i]; !own || !b.e.Hostile(a.By, v.Who) {
				list = append(list, v.Who)
			}
		}
		return list
	}
	all, ours := caught(false), caught(true)
	if missed, walled := combat.Missed(b.e, a.By, a.Option, a.Cell); missed && !slices.Contains(all, b.hover.who) {
		d.astray, d.cite = true, rules.GEO19
		d.words = b.T("%[1]s is not in the area.", a.Cell.Name())
		if walled {
			d.cite = rules.COV12
			d.words = b.T("%[1]s is not in the area: no line of effect.", a.Cell.Name())
		}
	}
	if pw := b.ability(int(a.Option)); len(ours) > 0 && len(ours) == len(all) && pw != nil && !pw.Kind() {
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
	d := b.doubtOf(&b.aim)
	if d.words == "" || b.doubted != nil && *b.doubted == b.aim.acts[0] {
		return false
	}
	b.doubted = &b.aim.acts[0]
	b.tell(d.words+" "+b.T("Once more to do it all the same."), d.cite.String())
	return true
}
