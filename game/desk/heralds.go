package desk

import (
	"cmp"
	"math"
	"slices"

	"tenaille/render/board/piece"
	"tenaille/render/hud/over"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// heralds are the faces of those who lie out of the sight of a small screen: who acts and whom
// it aims at before all, then the nearest enemies that stand and are seen, then the nearest of
// the own side; each at the left or the right edge, whichever is nearer to them, where they hide
// nobody and keep clear of the buttons.
func heralds(d *Desk) (list []over.Herald) {
	if !d.Layout.Compact || d.turn.Side < 0 || d.command.Menu || d.ended() {
		return nil
	}
	free := d.Layout.Free()
	room := free.Inset(over.HeraldEdge)
	room.Y, room.H = room.Y+over.HeraldGap, room.H-2*over.HeraldGap
	box := func(p *piece.Piece) widget.Rect {
		return d.units(d.table.Camera.SpaceRect(grid.Space{At: p.At, N: uint8(p.N)}))
	}
	middle := func(p *piece.Piece) (x, y float64) {
		r := box(p)
		return r.X + r.W/2, r.Y + r.H/2
	}
	ax, ay := free.X+free.W/2, free.Y+free.H/2
	if a := d.actorBox(); a.W > 0 {
		ax, ay = a.X+a.W/2, a.Y+a.H/2
	}
	far := func(p *piece.Piece) float64 { x, y := middle(p); return math.Hypot(x-ax, y-ay) }
	var away []piece.Piece
	taken := standing(d)
	if d.confirmAction() != nil {
		taken = append(taken, d.Layout.ConfirmBox())
	}
	for _, p := range d.play.Stage.Pieces() {
		if p.HP >= 0 && p.Pose != piece.Dead && !p.Hidden && unseen(d, box(&p)) {
			away = append(away, p)
		}
	}
	rank := func(p *piece.Piece) int {
		switch {
		case roleOf(d, p.ID) != over.Bystander:
			return int(over.Targeted - roleOf(d, p.ID))
		case p.Side != d.turn.Side:
			return 2
		}
		return 3
	}
	slices.SortStableFunc(away, func(a, z piece.Piece) int {
		return cmp.Or(cmp.Compare(rank(&a), rank(&z)), cmp.Compare(far(&a), far(&z)), cmp.Compare(a.ID, z.ID))
	})
	foes, most := 0, over.MostHeralds
	if d.turn.Forecast.Proposed.Planned { // the two it is about come first
		most = 3
	}
	for i := range away {
		p := &away[i]
		if len(list) == most {
			break
		}
		if rank(p) == 2 {
			if foes++; foes > mostFoes {
				continue
			}
		}
		x, y := middle(p)
		hx, hy := room.X, min(max(y, room.Y), room.Y+room.H)
		if x > free.X+free.W/2 {
			hx += room.W
		}
		if hy, ok := beside(hx, hy, room, taken); ok {
			taken = append(taken, over.HeraldBox(hx, hy))
			list = append(list, over.Herald{Figure: p.Figure, Side: p.Side, X: hx, Y: hy, AwayX: x - hx, AwayY: y - hy, Creature: p.ID, Role: roleOf(d, p.ID)})
		}
	}
	return list
}

// mostFoes is how many of the faces may be enemies that nobody aims at.
const mostFoes = 3

// roleOf is what somebody has to do with what is planned.
func roleOf(d *Desk, id int) over.Role {
	p := &d.turn.Forecast.Proposed
	switch {
	case d.turn.Now.Who != rules.Nobody && id == int(d.turn.Now.Who) && !d.session.Busy():
		return over.Acting
	case p.Planned && p.Target != rules.Nobody && id == int(p.Target):
		return over.Targeted
	}
	return over.Bystander
}

// unseen reports whether a space on the map of a small screen is as good as out of sight:
// less than a third of it lies in what is free or beside the panels of the upper row.
func unseen(d *Desk, r widget.Rect) bool {
	free := d.Layout.Free()
	seen := r.Shared(free)
	if above := r.Meet(widget.Rect{W: d.Layout.W, H: free.Y}); d.Panels != nil && above.W > 0 && above.H > 0 {
		seen += above.W * above.H
		for _, p := range [...]widget.Rect{d.Layout.Header, d.Panels.Order.Box, d.Layout.TogglesBox} {
			seen -= above.Shared(p)
		}
	}
	return 3*seen < r.W*r.H
}

// beside is the height nearest to another along an upright edge at which a face hides nobody, and
// whether there is one.
func beside(x, y float64, room widget.Rect, taken []widget.Rect) (float64, bool) {
	const step, steps = 8., 48
	for i := range 2*steps + 1 {
		at := y + float64((i+1)/2)*step
		if i%2 == 1 {
			at = y - float64((i+1)/2)*step
		}
		box := over.HeraldBox(x, at)
		if room.Inset(-1).Has(x, at) && !slices.ContainsFunc(taken, func(r widget.Rect) bool { return r.Shared(box) > 0 }) {
			return at, true
		}
	}
	return 0, false
}
