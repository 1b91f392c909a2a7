package desk

import (
	"image"

	"tenaille/game/plan"
	"tenaille/render/hud/slip"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// lookBox is the square pointed at, or the space of whoever stands on it, in
// units, or that of the enemy whom several fire at; empty when there is none.
func (d *Desk) lookBox() widget.Rect {
	if on := d.turn.Wanted.Fire.On; d.turn.Wanted.Mode == plan.FireMode && on != rules.Nobody {
		return d.spaceBox(on)
	}
	if !d.turn.Wanted.Pointer.OnMap {
		if p := &d.turn.Forecast.Proposed; p.Planned && p.Target != rules.Nobody { // aimed by itself
			on, from := d.spaceBox(p.Target), d.units(d.table.Camera.SpaceRect(p.From))
			x, y := min(on.X, from.X), min(on.Y, from.Y)
			return widget.Rect{X: x, Y: y, W: max(on.X+on.W, from.X+from.W) - x, H: max(on.Y+on.H, from.Y+from.H) - y}
		}
		return widget.Rect{}
	}
	if d.turn.Wanted.Pointer.Who != rules.Nobody {
		return d.spaceBox(d.turn.Wanted.Pointer.Who)
	}
	return d.units(d.table.Camera.CellRect(d.turn.Wanted.Pointer.Cell))
}

// toastBox is the square that the note is about, in units; empty where it is about none.
func (d *Desk) toastBox() widget.Rect {
	if t := &d.notices.Toast; t.There && !t.Over() {
		return d.units(d.table.Camera.CellRect(t.At))
	}
	return widget.Rect{}
}

// actorBox is the space of whoever acts, in units; empty when nobody does.
func (d *Desk) actorBox() widget.Rect {
	if d.turn.Now.Who == rules.Nobody || d.session.Busy() {
		return widget.Rect{}
	}
	return d.spaceBox(d.turn.Now.Who)
}

// spaceBox is the space of a creature on the screen, in units.
func (d *Desk) spaceBox(id rules.ID) widget.Rect {
	return d.units(d.table.Camera.SpaceRect(d.turn.E.Space(id)))
}

// standing are the spaces of all who are on the map, whoever acts first, in units.
func standing(d *Desk) []widget.Rect {
	list := []widget.Rect{d.actorBox()}
	for id := range d.turn.E.Count() {
		if d.turn.E.Present(id) {
			list = append(list, d.spaceBox(id))
		}
	}
	return list
}

// between are points of the line from who acts to whom it aims at, as boxes that what lies over
// the map leaves in sight as well.
func between(d *Desk) (list []widget.Rect) {
	p := &d.turn.Forecast.Proposed
	if d.turn.Now.Who == rules.Nobody || !p.Planned || p.Target == rules.Nobody {
		return nil
	}
	a, z := d.actorBox(), d.spaceBox(p.Target)
	if a.W == 0 {
		return nil
	}
	const steps, wide = 16, 10.
	x, y := a.X+a.W/2, a.Y+a.H/2
	dx, dy := (z.X+z.W/2-x)/steps, (z.Y+z.H/2-y)/steps
	for i := 1.; i < steps; i++ {
		list = append(list, widget.Rect{X: x + dx*i - wide/2, Y: y + dy*i - wide/2, W: wide, H: wide})
	}
	return list
}

// units turns pixels of the screen into units.
func (d *Desk) units(r image.Rectangle) widget.Rect {
	k := d.PanelStyle.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

// Square is where a square of the map is on the window, in units.
func (d *Desk) Square(c grid.Cell) widget.Rect { return d.units(d.table.Camera.CellRect(c)) }

// fight are the spaces that what opens over the map must leave in sight: of whoever acts,
// while a question is put of those it is about.
func fight(d *Desk) (list []grid.Space) {
	if step, ok := plan.Asked(d.turn.E); ok && d.session.Asking() {
		for _, id := range [...]rules.ID{step.Whom, step.Who} {
			if id != rules.Nobody {
				list = append(list, d.turn.E.Space(id))
			}
		}
		return list
	}
	if d.turn.Now.Who != rules.Nobody {
		list = append(list, d.turn.E.Space(d.turn.Now.Who))
	}
	return list
}

// Beside reports whether panels lie beside something on the map, so that they are
// arranged anew when the map moves.
func (d *Desk) Beside() bool { return d.Layout.Compact || d.session.Asking() || d.toastBox().W > 0 }

// slipWords is what the slip says of lines it does not show, and of opening it.
func slipWords(d *Desk) slip.Words {
	w := slip.Words{
		Lines: func(n int) string { return d.TN("%[1]d line", "%[1]d lines", n, n) },
		More:  func(n int) string { return d.TN("%[1]d more line", "%[1]d more lines", n, n) },
	}
	if d.SlipOpen {
		w.Fewer = d.T("Only what matters most")
	}
	return w
}
