package stage

import (
	"math"

	"github.com/tanema/gween/ease"

	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// way is the direction from one space to another, one square long; zero when they
// share their middle.
func way(from, to grid.Space) (x, y float64) {
	ax, ay := centre(from)
	bx, by := centre(to)
	if l := math.Hypot(bx-ax, by-ay); l > 0 {
		return (bx - ax) / l, (by - ay) / l
	}
	return 0, 0
}

func (s *Stage) strike(c Strike) {
	s.flown = flight{} // what flew before has come to nothing
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	if s.Reduced {
		s.hold(120)
		return
	}
	x, y := way(space(p), c.Target)
	set := s.with(c.ID, func(p *piece.Piece, v float64) { p.DX, p.DY = x*v, y*v })
	s.run(0, 80, 0, -.08, ease.OutQuad, set)
	s.run(80, 90, -.08, .35, ease.InQuad, set)
	s.run(170, 160, .35, 0, ease.OutQuad, set).loose = true
	if x != 0 || y != 0 {
		s.arc(c, x, y)
	}
}

// Milliseconds of what a blow leaves in sight.
const (
	arcMillis   = 120
	fadeMillis  = 90 // gone as the piece is back
	drainMillis = 260
	sparkMillis = 160
	pushIn      = 180 // there, and as long back
)

// arc draws the trace of a blow as it lands.
func (s *Stage) arc(c Strike, x, y float64) {
	ax, ay := centre(c.Target)
	v := &moment.Arc{X: ax, Y: ay, DX: x, DY: y, Wide: float64(max(1, c.Target.N)), Kind: c.Kind}
	s.arcs = append(s.arcs, v)
	s.run(120, arcMillis, 0, 1, ease.OutQuad, func(at float64) { v.At = at }).loose = true
	l := s.run(120+arcMillis, fadeMillis, 0, 1, ease.InQuad, func(f float64) { v.Fade = f })
	l.loose = true
	l.end = func() { s.arcs = remove(s.arcs, v) }
}

// squaresPerMilli is the speed of arrows: 900 pixels a second at design size.
const squaresPerMilli = 900.0 / 48 / 1000

func (s *Stage) shoot(c Shoot) {
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	x, y := way(space(p), c.Target)
	if !s.Reduced {
		set := s.with(c.ID, func(p *piece.Piece, v float64) { p.DX, p.DY = -x*v, -y*v })
		s.run(0, 60, 0, .07, ease.OutQuad, set)
		s.run(60, 120, .07, 0, ease.OutQuad, set).loose = true
	}
	ax, ay := centre(space(p))
	bx, by := centre(c.Target)
	length := math.Max(.5, math.Hypot(bx-ax, by-ay))
	ms := length / squaresPerMilli
	b := &moment.Bolt{FromX: ax, FromY: ay, ToX: bx, ToY: by, Kind: c.Kind, Trail: math.Min(1, 80*squaresPerMilli/length)}
	if c.Kind == moment.Ray {
		b.Trail = 1
	}
	started := false
	l := s.run(60, ms, 0, 1, ease.Linear, func(v float64) {
		if !started {
			started = true
			s.bolts = append(s.bolts, b)
		}
		b.At = v
	})
	l.end = func() { s.bolts = remove(s.bolts, b) }
	s.flown = flight{}
	if c.Kind == moment.Arrow || c.Kind == moment.Quarrel {
		s.flown = flight{on: c.Target.At, x: x, y: y, short: c.Kind == moment.Quarrel, flew: true}
	}
}

// flight is what has flown last, until it is known whether it has hit.
type flight struct {
	on    grid.Cell
	x, y  float64
	short bool
	flew  bool
}

// mostShafts is how many stick in one piece: more would hide it.
const mostShafts = 2

// shaft is what sticks in a piece, from its middle.
type shaft struct {
	id int
	moment.Shaft
}

// stick lets what has flown stick in whom it has hit, low enough to leave the face free.
func (s *Stage) stick(p *piece.Piece) {
	f := s.flown
	s.flown = flight{}
	n := 0
	for i := range s.shafts {
		if s.shafts[i].id == p.ID {
			n++
		}
	}
	if !f.flew || f.on != p.At || n >= mostShafts {
		return
	}
	w := float64(max(1, p.N))
	s.shafts = append(s.shafts, shaft{p.ID, moment.Shaft{X: w * (.06 - .14*float64(n)), Y: w * (.14 + .1*float64(n)), DX: f.x, DY: f.y, Short: f.short}})
}

func remove[T comparable](list []T, v T) []T {
	for i, w := range list {
		if w == v {
			return append(list[:i], list[i+1:]...)
		}
	}
	return list
}

func (s *Stage) fire(c Fire) {
	shooter := s.piece(c.ID)
	if shooter == nil {
		return
	}
	add := func(i int, p *piece.Piece, main bool) {
		b := &sight.Beam{From: space(p), To: c.Target, Main: main, Short: 1}
		if !main && i < len(c.Labels) {
			b.Label = c.Labels[i]
		}
		s.beams = append(s.beams, b)
		s.run(float64(i)*60, 160, 1, 0, ease.OutCubic, func(v float64) { b.Short = v })
		l := s.run(float64(len(c.Helpers))*60+420, 120, 0, 1, ease.InQuad, func(v float64) { b.Short = -v })
		l.loose = true
		l.end = func() { s.beams = remove(s.beams, b) }
	}
	for i, id := range c.Helpers {
		if p := s.piece(id); p != nil {
			add(i, p, false)
		}
	}
	add(len(c.Helpers), shooter, true)
}

func (s *Stage) hurt(c Hurt) {
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	lost := max(0, p.HP) - max(0, c.HP)
	p.HP = c.HP
	s.stick(p)
	x, y := way(c.From, space(p))
	if c.From.N == 0 {
		x, y = 0, -.5
	}
	kind := moment.Damage
	if c.Crit {
		kind = moment.Critical
	}
	s.rise(p, c.Text, kind)
	if s.Reduced {
		s.hold(160)
		return
	}
	if c.Crit {
		s.freeze = 90
		p.Flash = 1
		s.shake()
		s.closeUp(p)
	}
	if lost > 0 {
		p.Drain = float64(lost)
		s.run(0, drainMillis, float64(lost), 0, ease.InOutSine, s.with(c.ID, func(p *piece.Piece, v float64) { p.Drain = v })).loose = true
	}
	s.run(0, 60, 1, 0, ease.InQuad, s.with(c.ID, func(p *piece.Piece, v float64) { p.Flash = v }))
	s.run(0, 120, 1, 0, ease.OutQuad, s.with(c.ID, func(p *piece.Piece, v float64) {
		p.DX, p.DY = .06*x*v, .06*y*v
	}))
	s.hold(200)
}

// closeUp brings the map nearer around a piece for a moment, once at a time: whom a critical
// hit fells is near already.
func (s *Stage) closeUp(p *piece.Piece) {
	if s.zoom != (moment.Zoom{}) {
		return
	}
	s.zoom.X, s.zoom.Y = centre(space(p))
	set := func(v float64) { s.zoom.By = v }
	s.run(0, pushIn, 0, .15, ease.OutQuad, set).loose = true
	l := s.run(pushIn, pushIn, .15, 0, ease.InOutSine, set)
	l.loose = true
	l.end = func() { s.zoom = moment.Zoom{} }
}

// shake moves the whole map by up to four pixels, dying down.
func (s *Stage) shake() {
	l := s.run(0, 180, 1, 0, ease.Linear, func(v float64) {
		s.shakeX = math.Round(4 * v * math.Sin(v*40))
		s.shakeY = math.Round(3 * v * math.Cos(v*33))
	})
	l.loose = true
	l.end = func() { s.shakeX, s.shakeY = 0, 0 }
}

// rise lets a result rise from a piece and fade; the next cue need not wait.
func (s *Stage) rise(p *piece.Piece, text string, kind moment.FloatKind) {
	if text == "" {
		return
	}
	x, _ := centre(space(p))
	f := &moment.Float{X: x, Y: float64(p.At.Y) + .12, Kind: kind, Text: text, Scale: 1}
	// Several results at one place stand above each other, or below those that have
	// risen already.
	top := 28.0
	if kind == moment.Missed {
		top = -10
	}
	for _, o := range s.floats {
		switch {
		case o.X != f.X || math.Abs(o.Y-f.Y) >= .05:
		case o.Rise < 12:
			f.Y -= .38
		default:
			top -= 18
		}
	}
	s.floats = append(s.floats, f)
	if !s.Reduced {
		if kind == moment.Critical {
			s.run(0, 220, 1.5, 1, backOut, func(v float64) { f.Scale = v }).loose = true
		}
		if kind == moment.Missed {
			s.run(0, 300, 0, -12, ease.OutQuad, func(v float64) { f.Tilt = v }).loose = true
		}
		s.run(0, 700, 0, top, ease.OutCubic, func(v float64) { f.Rise = v }).loose = true
	}
	l := s.run(450, 350, 0, 1, ease.InQuad, func(v float64) { f.Fade = v })
	l.loose = true
	l.end = func() { s.floats = remove(s.floats, f) }
}

func (s *Stage) miss(c Miss) {
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	s.rise(p, c.Text, moment.Missed)
	s.flown = flight{}
	if s.Reduced {
		s.hold(160)
		return
	}
	if c.Stopped {
		x, y := centre(space(p))
		dx, dy := way(c.From, space(p))
		s.open(x-dx*.3, y-dy*.3, .08, .34, sparkMillis, moment.Spark)
	}
	lean := 10.0
	if x, _ := way(c.From, space(p)); c.From.N > 0 && x < 0 {
		lean = -10
	}
	set := s.with(c.ID, func(p *piece.Piece, v float64) { p.Tilt = v })
	s.run(0, 140, 0, lean, ease.OutQuad, set)
	s.run(140, 140, lean, 0, ease.InOutSine, set).loose = true
}
