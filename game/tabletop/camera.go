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
		tb.Camera.Flush = finger > 0
		tb.Camera.Open(w, h, tb.firstView(finger))
		tb.Framed = true
		return
	}
	tb.Camera.Flush = finger > 0
	other := tb.Camera.View != view || tb.Camera.Scale != k
	tb.Camera.Resize(view, safe, k)
	if other && !tb.Zoomed {
		x, y := tb.Camera.Middle()
		tb.Camera.Open(w, h, tb.firstView(finger))
		tb.Camera.Centre(x, y)
	}
	tb.BringIn(tb.Now.Who)
	tb.Camera.Clamp(w, h)
}

// firstView is what the first picture is to show: everybody whom the side on
// screen sees, its own and whoever acts before others.
// A finger is the least size of a square that one can touch, 0 where none has to.
func (tb *Table) firstView(finger int) camera.Opening {
	o := camera.OpeningOf(&tb.Camera, tb.Density)
	usual := o.Design
	if w, _ := tb.Board.Size(); finger == 0 { // rows are missed less than large figures, and bare table least
		o.Design = max(o.Design, min(o.Design*6/5, (tb.Camera.Clear().Dx()-int(tb.Camera.Margin()))/w)&^1)
		o.Design = wholeRows(tb, usual, o.Design)
	}
	if finger > 0 {
		o.Whole, o.Design, o.Least, o.Floor = finger, filling(tb, finger), finger, (finger*4/5)&^1
		o.Most = max(o.Most, 2*finger)
	}
	if tb.E == nil {
		return o
	}
	for id := range tb.E.Count() {
		switch {
		case !tb.E.Present(id):
		case tb.Side < 0 || int(tb.E.Creatures[id].Side) == tb.Side:
			o.Own = append(o.Own, tb.E.Space(id))
		default:
			o.Others = append(o.Others, tb.E.Space(id))
		}
	}
	if tb.Now.Who != rules.Nobody && int(tb.Now.Who) < int(tb.E.Count()) {
		o.First = tb.E.Space(tb.Now.Who)
	}
	return o
}

func (tb *Table) Pan(dx, dy int) {
	if dx == 0 && dy == 0 {
		return
	}
	w, h := tb.Board.Size()
	tb.Camera.Pan(float64(dx), float64(dy))
	tb.Camera.Clamp(w, h)
}

// Zoom makes squares larger or smaller around a pixel.
func (tb *Table) Zoom(steps, x, y int) {
	if steps != 0 && tb.Camera.Zoom(steps, x, y) {
		w, h := tb.Board.Size()
		tb.Camera.Clamp(w, h)
		tb.Zoomed = true
	}
}

// Centre shows the creature that is to act.
func (tb *Table) Centre() { tb.LookAt(tb.Now.Who) }

// LookAt lets the camera glide until a creature is in the middle.
func (tb *Table) LookAt(id rules.ID) {
	if id != rules.Nobody {
		s := tb.E.Space(id)
		tb.Camera.Aim(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

// Home is where the cursor starts: on the acting creature.
func (tb *Table) Home() grid.Cell {
	if tb.Now.Who != rules.Nobody {
		return tb.E.Space(tb.Now.Who).At
	}
	x, y := tb.Camera.Middle()
	return grid.C(int(x), int(y))
}

// BringPlan lets the camera glide until what is planned lies in sight: the square
// or creature aimed at before whom it strikes, where from, who acts, and whom an area
// would catch. Never for a mouse, under which the map would run away.
func (tb *Table) BringPlan() {
	h, p := &tb.Wanted.Pointer, &tb.Forecast.Proposed
	if tb.E == nil || !h.OnMap && !p.Planned {
		return
	}
	var list []grid.Space
	switch {
	case !h.OnMap: // what is aimed by itself
	case h.Who != rules.Nobody:
		list = append(list, tb.E.Space(h.Who))
		if !p.Planned && tb.Now.Who != rules.Nobody { // one looks at it for the sake of who acts
			list = append(list, tb.E.Space(tb.Now.Who))
		}
	default:
		list = append(list, grid.Square(h.Cell))
	}
	if p.Planned {
		if p.Target != rules.Nobody {
			list = append(list, tb.E.Space(p.Target))
		}
		if p.From.N > 0 {
			list = append(list, p.From)
		}
		if tb.Now.Who != rules.Nobody {
			list = append(list, tb.E.Space(tb.Now.Who))
		}
		if p.View != nil {
			for i := range p.View.Victims {
				list = append(list, tb.E.Space(p.View.Victims[i].Who))
			}
		}
	}
	if at := tb.Now.Who; tb.Camera.Flush && p.Planned && at != rules.Nobody && len(list) > 0 { // both, if smaller squares do it
		least, far, near := camera.OpeningOf(&tb.Camera, tb.Density).Floor, list[0], tb.E.Space(at)
		if a, z := around(tb, far), around(tb, near); tb.Camera.Holds(least, a, z) { // neither at the very edge
			far, near = a, z
		}
		if tb.Camera.Holds(least, far, near) {
			tb.Camera.Widen(least, far, near)
		}
	}
	tb.Camera.Show(list...)
}

// around is a space with a square around it, moved onto the map where it would leave it.
func around(tb *Table, s grid.Space) grid.Space {
	w, h := tb.Board.Size()
	n := min(int(s.N)+2, w, h)
	x, y := min(max(int(s.At.X)-1, 0), w-n), min(max(int(s.At.Y)-1, 0), h-n)
	return grid.Space{At: grid.C(x, y), N: uint8(n)}
}

// BringFire lets the camera glide until those who fire together lie in sight: their enemy
// before all, whoever shoots, then those who lend their fire. On a small screen squares are
// made a little smaller where they have no room otherwise, until the sheet is put away.
func (tb *Table) BringFire() {
	f := &tb.Wanted.Fire
	if tb.E == nil || f.On == rules.Nobody || tb.Now.Who == rules.Nobody {
		return
	}
	list := []grid.Space{tb.E.Space(f.On), tb.E.Space(tb.Now.Who)}
	for id := range tb.E.Count() {
		if f.With>>id&1 == 1 {
			list = append(list, tb.E.Space(id))
		}
	}
	if tb.Camera.Flush {
		tb.Camera.Widen(camera.OpeningOf(&tb.Camera, tb.Density).Floor, list...)
	}
	tb.Camera.Show(list...)
}

// BringIn lets the camera glide until a creature is in sight.
func (tb *Table) BringIn(id rules.ID) {
	if tb.E != nil && id != rules.Nobody {
		s := tb.E.Space(id)
		tb.Camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

// Follow lets the camera go where something happens, if the player wants it to.
func (tb *Table) Follow(s grid.Space) {
	if tb.Settings.FollowCamera {
		tb.Camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

// Rests reports whether the camera is where it is going to.
func (tb *Table) Rests() bool {
	x, y := tb.Camera.Rest(tb.Board.Size())
	return x == tb.Camera.X && y == tb.Camera.Y
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

// wholeRows is the largest size of squares between two at which the free part ends with a row and
// cuts none by half, the larger of the two where there is none.
func wholeRows(tb *Table, least, most int) int {
	_, h := tb.Board.Size()
	tall := tb.Camera.Clear().Dy()
	for s := most; s >= least; s -= 2 {
		if h*s <= tall || tall%s <= s/4 {
			return s
		}
	}
	return most
}

// filling is how large squares may be on a small screen, so that a map of few of them leaves less
// than a fifth of the room as bare table beside it: half as large again as a finger wants them at
// the most, since whoever plans a way wants squares around it.
func filling(tb *Table, finger int) int {
	w, h := tb.Board.Size()
	safe := tb.Camera.Safe
	return max(finger, min(finger*3/2, (max(safe.Dx()/w, safe.Dy()/h)*4/5+1)&^1))
}
