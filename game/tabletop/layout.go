package tabletop

import (
	"image"

	"tenaille/render/board/camera"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Survey brings the camera to a window, the first time with everybody in the
// picture. In another window squares are as large as they would be at first,
// unless the player has chosen; the place in the middle stays there.
func (tb *Table) Survey(view, safe image.Rectangle, k float64, finger int) {
	w, h := tb.Board.Size()
	if !tb.Framed {
		tb.Camera = camera.NewCamera(view, safe, k)
		tb.Camera.Open(w, h, tb.firstView(finger))
		tb.Framed = true
		return
	}
	other := tb.Camera.View != view || tb.Camera.Scale != k
	tb.Camera.Resize(view, safe, k)
	if other && !tb.Zoomed {
		x, y := tb.Camera.Middle()
		tb.Camera.Open(w, h, tb.firstView(finger))
		tb.Camera.Centre(x, y)
	}
	tb.BringIn(tb.Turn.Now.Who)
	tb.Camera.Clamp(w, h)
}

// firstView is what the first picture is to show: everybody whom the side on
// screen sees, its own and whoever acts before others.
// A finger is the least size of a square that one can touch, 0 where none has to.
func (tb *Table) firstView(finger int) camera.Opening {
	o := camera.OpeningOf(&tb.Camera, tb.Density)
	if finger > 0 {
		finger = max(finger, o.Least)
		o.Design, o.Least, o.Floor = finger, finger, finger
	}
	o.Whole = o.Design
	if finger == 0 { // a map cut at one edge beside free table is worse than slightly smaller squares
		o.Whole = max(o.Least, (o.Design*5/6)&^1)
	}
	if tb.Turn.E == nil {
		return o
	}
	for id := range tb.Turn.E.Count() {
		switch {
		case !tb.Turn.E.Present(id):
		case tb.Turn.Side < 0 || int(tb.Turn.E.Creatures[id].Side) == tb.Turn.Side:
			o.Own = append(o.Own, tb.Turn.E.Space(id))
		default:
			o.Others = append(o.Others, tb.Turn.E.Space(id))
		}
	}
	if tb.Turn.Now.Who != rules.Nobody && int(tb.Turn.Now.Who) < int(tb.Turn.E.Count()) {
		o.First = tb.Turn.E.Space(tb.Turn.Now.Who)
	}
	return o
}

// BringPlan lets the camera glide until what is planned lies in sight: the square
// or creature aimed at before whom it strikes, where from, and who acts. Never for
// a mouse, under which the map would run away.
func (tb *Table) BringPlan() {
	h, p := &tb.Turn.Wanted.Pointer, &tb.Turn.Forecast.Proposed
	if !h.OnMap || tb.Turn.E == nil {
		return
	}
	list := []grid.Space{grid.Square(h.Cell)}
	if h.Who != rules.Nobody {
		list[0] = tb.Turn.E.Space(h.Who)
	}
	if p.Planned {
		if p.Target != rules.Nobody {
			list = append(list, tb.Turn.E.Space(p.Target))
		}
		if p.From.N > 0 {
			list = append(list, p.From)
		}
		if tb.Turn.Now.Who != rules.Nobody {
			list = append(list, tb.Turn.E.Space(tb.Turn.Now.Who))
		}
	}
	tb.Camera.Show(list...)
}

// Glide moves an aimed camera nearer to its aim, at once where motion is reduced,
// and reports whether it moved.
func (tb *Table) Glide() bool {
	w, h := tb.Board.Size()
	if tb.Settings.ReducedMotion {
		return tb.Camera.Land(w, h)
	}
	return tb.Camera.Glide(w, h)
}

// BringIn lets the camera glide until a creature is in sight.
func (tb *Table) BringIn(id rules.ID) {
	if tb.Turn.E != nil && id != rules.Nobody {
		s := tb.Turn.E.Space(id)
		tb.Camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}
