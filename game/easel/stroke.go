package easel

import (
	"math"
	"slices"

	"tenaille/levels/tmx"
)

// Spot is a place on the map, in squares from its upper left corner.
type Spot struct{ X, Y float64 }

// On is the middle of a square.
func On(x, y int) Spot { return Spot{float64(x) + .5, float64(y) + .5} }

// Square is the square that a spot lies on.
func (s Spot) Square() (x, y int) { return int(math.Floor(s.X)), int(math.Floor(s.Y)) }

// Edge is the edge of a square that is nearest to a spot.
func (s Spot) Edge() tmx.Edge {
	x, y := math.Round(s.X), math.Round(s.Y)
	if math.Abs(s.X-x) < math.Abs(s.Y-y) {
		return tmx.Edge{Vertical: true, X: int(x), Y: int(math.Floor(s.Y))}
	}
	return tmx.Edge{X: int(math.Floor(s.X)), Y: int(y)}
}

// corner is the corner of squares that is nearest to a spot.
func (s Spot) corner() [2]int { return [2]int{int(math.Round(s.X)), int(math.Round(s.Y))} }

// Along is the middle of an edge.
func Along(e tmx.Edge) Spot {
	if e.Vertical {
		return Spot{float64(e.X), float64(e.Y) + .5}
	}
	return Spot{float64(e.X) + .5, float64(e.Y)}
}

// stroke is what is being painted.
type stroke struct {
	on      bool
	brush   Brush
	from    Spot   // where it began
	last    Spot   // where it is
	corner  [2]int // of walls: where the wall that is drawn ends now
	drawn   bool   // it has left the square, or the edge, where it began
	carried int    // of figures: who is drawn, by its place in the sketch; -1 for nobody
	object  int    // of lamps and tokens: the number of what is drawn
}

// Press begins a stroke at a spot.
func (e *Easel) Press(at Spot) { e.press(at, e.Brush) }

// Rub takes away what the tool in hand paints at a spot.
func (e *Easel) Rub(at Spot) {
	e.press(at, Rubber(e.Brush.Tool))
	e.Release(at)
}

func (e *Easel) press(at Spot, b Brush) {
	e.Drop()
	if b.Tool == Pieces { // who stands there has to be known
		e.Look()
	}
	e.stroke = stroke{on: true, brush: b, from: at, last: at, corner: at.corner(), carried: -1}
	e.Doc.Begin()
	x, y := at.Square()
	s := &e.stroke
	switch {
	case b.Tool == Ground, b.Tool == Things, b.Tool == Height:
		e.tile(x, y)
	case b.Tool == Pieces:
		s.carried = e.figure(x, y)
	case b.Tool == Light:
		if o, ok := e.Doc.At("lights", x, y); ok {
			s.object = o.ID
		}
	case b.Token != "":
		if o, ok := e.Doc.At("tokens", x, y); ok {
			s.object = o.ID
		}
	}
}

// Move goes on with the stroke, if there is one, to a spot.
func (e *Easel) Move(at Spot) {
	s := &e.stroke
	if !s.on || at == s.last {
		return
	}
	x0, y0 := s.last.Square()
	x1, y1 := at.Square()
	s.last = at
	switch s.brush.Tool {
	case Ground, Things, Height:
		for _, c := range between(x0, y0, x1, y1) {
			e.tile(c[0], c[1])
		}
	case Walls:
		e.drawWall(at)
	case Pieces:
		if s.brush.Rub {
			e.rubFigure(x1, y1)
		}
	}
	fx, fy := s.from.Square()
	s.drawn = s.drawn || x1 != fx || y1 != fy
}

// Release ends the stroke at a spot.
func (e *Easel) Release(at Spot) {
	s := &e.stroke
	if !s.on {
		return
	}
	e.Move(at)
	x, y := at.Square()
	w, h := e.Doc.Size()
	on := x >= 0 && y >= 0 && x < w && y < h
	switch {
	case s.brush.Tool == Walls:
		if !s.drawn {
			e.wall(s.from.Edge())
		}
	case s.brush.Tool == Places && s.brush.Token == "":
		e.place(e.Spanned())
	case !on:
	case s.brush.Tool == Pieces:
		e.putFigure(x, y)
	case s.brush.Tool == Light:
		e.putLamp(x, y)
	case s.brush.Tool == Places:
		e.putToken(x, y)
	}
	s.on = false
	if e.Doc.End() {
		e.changed()
	}
}

// Drop gives the stroke up that is being made.
func (e *Easel) Drop() {
	if !e.stroke.on {
		return
	}
	e.stroke.on = false
	if e.Doc.End() {
		e.Doc.Undo()
		e.changed()
	}
}

// Painting tells whether a stroke is being made.
func (e *Easel) Painting() bool { return e.stroke.on }

// Spanned is the rectangle of squares between the beginning of the stroke and where it is,
// as far as it lies on the map.
func (e *Easel) Spanned() tmx.Rect {
	s := &e.stroke
	w, h := e.Doc.Size()
	x0, y0 := s.from.Square()
	x1, y1 := s.last.Square()
	x0, x1 = min(max(min(x0, x1), 0), w-1), min(max(max(x0, x1), 0), w-1)
	y0, y1 = min(max(min(y0, y1), 0), h-1), min(max(max(y0, y1), 0), h-1)
	return tmx.Rect{X: x0, Y: y0, W: x1 - x0 + 1, H: y1 - y0 + 1}
}

// Spans tells whether the stroke is one that covers a rectangle at its end.
func (e *Easel) Spans() bool {
	return e.stroke.on && e.stroke.brush.Tool == Places && e.stroke.brush.Token == ""
}

// Carried is who is drawn from one square to another, by its place in the sketch; ok is
// false while nobody is.
func (e *Easel) Carried() (i int, ok bool) {
	s := &e.stroke
	return s.carried, s.on && s.drawn && s.carried >= 0 && !s.brush.Rub
}

// between are the squares on the way from one to another, without the first.
func between(x0, y0, x1, y1 int) (list [][2]int) {
	n := max(abs(x1-x0), abs(y1-y0))
	for i := 1; i <= n; i++ {
		list = append(list, [2]int{x0 + round(i*(x1-x0), n), y0 + round(i*(y1-y0), n)})
	}
	return list
}

func abs(n int) int { return max(n, -n) }

// round is the whole number nearest to a fraction.
func round(a, b int) int {
	if a < 0 {
		return -((-2*a + b) / (2 * b))
	}
	return (2*a + b) / (2 * b)
}

// layerOf is the tile layer that a tool paints.
func layerOf(t Tool) string {
	switch t {
	case Ground:
		return "ground"
	case Things:
		return "props"
	}
	return "elevation"
}

// tile paints a square.
func (e *Easel) tile(x, y int) {
	b := e.stroke.brush
	tile := e.gid(b.tile)
	if b.Rub && b.Tool == Ground {
		tile = e.gid(plain)
	}
	layer := layerOf(b.Tool)
	if was := e.Doc.Tile(layer, x, y); was != tile {
		e.Doc.SetTile(layer, x, y, tile)
		e.changed()
	}
}

// drawWall draws the wall on to the corner nearest to a spot, along the grid.
func (e *Easel) drawWall(at Spot) {
	s := &e.stroke
	if !s.drawn && math.Abs(at.X-s.from.X) < .3 && math.Abs(at.Y-s.from.Y) < .3 {
		return
	}
	to := at.corner()
	w, h := e.Doc.Size()
	to[0], to[1] = min(max(to[0], 0), w), min(max(to[1], 0), h)
	s.corner[0], s.corner[1] = min(max(s.corner[0], 0), w), min(max(s.corner[1], 0), h)
	for s.corner != to {
		s.drawn = true
		next := s.corner
		if dx, dy := to[0]-next[0], to[1]-next[1]; abs(dx) >= abs(dy) {
			next[0] += dx / abs(dx)
		} else {
			next[1] += dy / abs(dy)
		}
		e.wall(tmx.Edge{Vertical: next[0] == s.corner[0], X: min(next[0], s.corner[0]), Y: min(next[1], s.corner[1])})
		s.corner = next
	}
}

// wall puts what is painted with on an edge of the map.
func (e *Easel) wall(at tmx.Edge) {
	w, h := e.Doc.Size()
	if at.X < 0 || at.Y < 0 || at.Vertical && (at.X > w || at.Y >= h) || !at.Vertical && (at.X >= w || at.Y > h) {
		return
	}
	b := e.stroke.brush
	if now, ok := e.Doc.WallOn(at); ok != (b.wall.Class != "") || ok && (now.Class != b.wall.Class || !slices.Equal(now.Properties, b.wall.Properties)) {
		e.Doc.SetWall(at, b.wall)
		e.changed()
	}
}

// putFigure ends a stroke with a figure: who was drawn stands here now, whoever stood here is
// what is painted with, or a new one does.
func (e *Easel) putFigure(x, y int) {
	s := &e.stroke
	switch {
	case s.brush.Rub:
		e.rubFigure(x, y)
	case s.carried >= 0 && s.drawn:
		fx, fy := s.from.Square()
		at := e.Sketch.Setup.Combatants[s.carried].At
		w, h := e.Doc.Size()
		// What was held under the hand stays under it.
		e.settle(s.carried, min(max(at[0]+x-fx, 0), w-1), min(max(at[1]+y-fy, 0), h-1))
	case s.brush.Ask:
	case s.carried >= 0:
		at, id := e.Sketch.Setup.Combatants[s.carried].At, e.Sketch.Points[s.carried]
		if kind, side, _ := e.Figure(x, y); kind == s.brush.Kind && side == s.brush.Side {
			return
		}
		if id == 0 {
			e.dismiss(s.carried)
			e.enlist(s.brush.Kind, s.brush.Side, at[0], at[1])
			return
		}
		o, _, _ := e.Doc.Object(id)
		o.Set("kind", s.brush.Kind)
		o.SetNumber("side", s.brush.Side)
		if left, most := Strength(o); left > most {
			o.SetNumber("hp", 0) // of another kind it is whole
		}
		e.Doc.Change(o)
	default:
		e.enlist(s.brush.Kind, s.brush.Side, x, y)
	}
}

// rubFigure takes who stands on a square off the map.
func (e *Easel) rubFigure(x, y int) {
	if e.Look(); e.stroke.carried >= 0 || e.figure(x, y) >= 0 {
		i := e.figure(x, y)
		e.stroke.carried = -1
		if i >= 0 {
			e.dismiss(i)
			e.changed()
		}
	}
}

// putLamp ends a stroke with a lamp: the one that was drawn hangs here now, the one that
// hung here is as bright as what is painted with, or a new one hangs.
func (e *Easel) putLamp(x, y int) {
	s := &e.stroke
	o, _, there := e.Doc.Object(s.object)
	switch {
	case s.brush.Rub:
		if at, ok := e.Doc.At("lights", x, y); ok {
			e.Doc.Remove(at.ID)
		}
	case there && s.drawn:
		e.Doc.Change(e.Doc.PointOn(o, x, y))
	case there:
		o.SetNumber("bright", s.brush.bright)
		e.Doc.Change(o)
	default:
		o = tmx.Object{Class: "light"}
		o.SetNumber("bright", s.brush.bright)
		e.Doc.Add("lights", e.Doc.PointOn(o, x, y))
	}
}

// putToken ends a stroke with a thing to be carried: it lies here now. There is one of each.
func (e *Easel) putToken(x, y int) {
	s := &e.stroke
	if o, _, there := e.Doc.Object(s.object); there && s.drawn {
		e.Doc.Change(e.Doc.PointOn(o, x, y))
		return
	}
	for _, o := range e.Doc.Objects("tokens") {
		if o.Name == s.brush.Token {
			e.Doc.Change(e.Doc.PointOn(o, x, y))
			return
		}
	}
	e.Doc.Add("tokens", e.Doc.PointOn(tmx.Object{Class: "token", Name: s.brush.Token}, x, y))
}

// place covers a rectangle with a start or a zone, or frees it of both and of what lies on
// it to be carried.
func (e *Easel) place(r tmx.Rect) {
	b := e.stroke.brush
	all := func(tmx.Object) bool { return true }
	switch {
	case b.Rub:
		e.Doc.Clear("start", r, all)
		e.Doc.Clear("zones", r, all)
		for _, o := range e.Doc.Objects("tokens") {
			if x, y := e.Doc.Cell(o); r.Has(x, y) {
				e.Doc.Remove(o.ID)
			}
		}
	case b.Zone != "":
		e.Doc.Clear("zones", r, func(o tmx.Object) bool { return o.Name == b.Zone })
		e.Doc.Add("zones", e.Doc.Over(tmx.Object{Class: "zone", Name: b.Zone}, r))
	default:
		e.start(b.Side, r)
	}
}
