package stage

import (
	"math"

	"github.com/tanema/gween/ease"

	"tenaille/render/board"
	"tenaille/rules/grid"
)

// begin starts one cue: it changes what changes at once and adds the lanes of what
// takes time.
func (s *Stage) begin(c Cue) {
	switch c := c.(type) {
	case Move:
		s.move(c)
	case Push:
		s.slide(c.ID, c.To, 180)
	case Strike:
		s.strike(c)
	case Shoot:
		s.shoot(c)
	case Fire:
		s.fire(c)
	case Hurt:
		s.hurt(c)
	case Heal:
		if p := s.piece(c.ID); p != nil {
			p.HP = c.HP
			s.rise(p, c.Text, board.Healed)
			s.hold(160)
		}
	case Miss:
		s.miss(c)
	case Fall:
		s.fall(c)
	case Stand:
		s.stand(c.ID)
	case Die:
		s.die(c.ID)
	case Appear:
		s.appear(c.Piece)
	case Vanish:
		s.vanish(c.ID)
	case Become:
		if p := s.piece(c.Piece.ID); p != nil {
			q := c.Piece
			q.At, q.DX, q.DY, q.Lift, q.Tilt, q.Fade, q.Flash, q.Grey = p.At, p.DX, p.DY, p.Lift, p.Tilt, p.Fade, p.Flash, p.Grey
			*p = q
		}
	case Jaws:
		s.jaws(c)
	case Say:
		if p := s.piece(c.ID); p != nil {
			s.rise(p, c.Text, c.Kind)
			s.hold(120)
		}
	case Wait:
		s.hold(float64(c.Millis))
	case Sync:
		s.pieces = append(s.pieces[:0], c.Pieces...)
		s.beams, s.flanks = s.beams[:0], s.flanks[:0]
	}
}

// hold keeps the next cue waiting.
func (s *Stage) hold(ms float64) { s.run(0, ms, 0, 1, ease.Linear, func(float64) {}) }

func (s *Stage) move(c Move) {
	p := s.piece(c.ID)
	if p == nil || len(c.Cells) == 0 {
		return
	}
	if s.Reduced {
		s.slide(c.ID, c.Cells[len(c.Cells)-1], 120)
		return
	}
	step := 140.0
	if len(c.Cells) >= 8 {
		step = 90
	}
	s.step(c.ID, c.Cells, step)
}

// step walks one square and then the rest.
func (s *Stage) step(id int, cells []grid.Cell, ms float64) {
	p := s.piece(id)
	if p == nil {
		return
	}
	dx, dy := float64(p.At.X-cells[0].X), float64(p.At.Y-cells[0].Y)
	p.At, p.DX, p.DY = cells[0], dx, dy
	l := s.run(0, ms, 1, 0, ease.InOutSine, s.with(id, func(p *board.Piece, v float64) {
		p.DX, p.DY = dx*v, dy*v
		p.Lift = .06 * math.Sin(math.Pi*v)
	}))
	l.end = func() {
		if rest := cells[1:]; len(rest) > 0 {
			s.step(id, rest, ms)
		}
	}
}

func (s *Stage) slide(id int, to grid.Cell, ms float64) {
	p := s.piece(id)
	if p == nil {
		return
	}
	dx, dy := float64(p.At.X-to.X), float64(p.At.Y-to.Y)
	p.At, p.DX, p.DY = to, dx, dy
	s.run(0, ms, 1, 0, ease.OutCubic, s.with(id, func(p *board.Piece, v float64) { p.DX, p.DY = dx*v, dy*v }))
}

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
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	if s.Reduced {
		s.hold(120)
		return
	}
	x, y := way(space(p), c.Target)
	set := s.with(c.ID, func(p *board.Piece, v float64) { p.DX, p.DY = x*v, y*v })
	s.run(0, 80, 0, -.08, ease.OutQuad, set)
	s.run(80, 90, -.08, .35, ease.InQuad, set)
	s.run(170, 160, .35, 0, ease.OutQuad, set).loose = true
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
		set := s.with(c.ID, func(p *board.Piece, v float64) { p.DX, p.DY = -x*v, -y*v })
		s.run(0, 60, 0, .07, ease.OutQuad, set)
		s.run(60, 120, .07, 0, ease.OutQuad, set).loose = true
	}
	ax, ay := centre(space(p))
	bx, by := centre(c.Target)
	length := math.Max(.5, math.Hypot(bx-ax, by-ay))
	ms := length / squaresPerMilli
	b := &board.Bolt{FromX: ax, FromY: ay, ToX: bx, ToY: by, Kind: c.Kind, Trail: math.Min(1, 80*squaresPerMilli/length)}
	if c.Kind == board.Ray {
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
	add := func(i int, p *board.Piece, main bool) {
		b := &board.Beam{From: space(p), To: c.Target, Main: main, Short: 1}
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
	p.HP = c.HP
	x, y := way(c.From, space(p))
	if c.From.N == 0 {
		x, y = 0, -.5
	}
	kind := board.Damage
	if c.Crit {
		kind = board.Critical
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
	}
	s.run(0, 60, 1, 0, ease.InQuad, s.with(c.ID, func(p *board.Piece, v float64) { p.Flash = v }))
	s.run(0, 120, 1, 0, ease.OutQuad, s.with(c.ID, func(p *board.Piece, v float64) {
		p.DX, p.DY = .06*x*v, .06*y*v
	}))
	s.hold(200)
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
func (s *Stage) rise(p *board.Piece, text string, kind board.FloatKind) {
	if text == "" {
		return
	}
	x, _ := centre(space(p))
	f := &board.Float{X: x, Y: float64(p.At.Y) + .34, Kind: kind, Text: text, Scale: 1}
	// Several results at one place stand above each other.
	for _, o := range s.floats {
		if o.X == f.X && math.Abs(o.Y-f.Y) < .05 && o.Rise < 12 {
			f.Y -= .38
		}
	}
	s.floats = append(s.floats, f)
	top := 28.0
	if kind == board.Missed {
		top = -10
	}
	if !s.Reduced {
		if kind == board.Critical {
			s.run(0, 220, 1.5, 1, backOut, func(v float64) { f.Scale = v }).loose = true
		}
		if kind == board.Missed {
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
	s.rise(p, c.Text, board.Missed)
	if s.Reduced {
		s.hold(160)
		return
	}
	lean := 10.0
	if x, _ := way(c.From, space(p)); c.From.N > 0 && x < 0 {
		lean = -10
	}
	set := s.with(c.ID, func(p *board.Piece, v float64) { p.Tilt = v })
	s.run(0, 140, 0, lean, ease.OutQuad, set)
	s.run(140, 140, lean, 0, ease.InOutSine, set).loose = true
}

// topple tips a figure over, with one bounce.
func (s *Stage) topple(id int, end func()) {
	set := s.with(id, func(p *board.Piece, v float64) { p.Falling, p.Fall = true, v })
	if s.Reduced {
		s.run(0, 1, 1, 1, ease.Linear, set).end = end
		return
	}
	s.run(0, 320, 0, 1, ease.InQuad, set)
	s.run(320, 40, 1, .94, ease.OutQuad, set)
	s.run(360, 40, .94, 1, ease.InQuad, set).end = end
}

func lies(p *board.Piece) bool {
	return p.Pose == board.Prone || p.Pose == board.Dying || p.Pose == board.Dead
}

func (s *Stage) fall(c Fall) {
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	settle := func() {
		if p := s.piece(c.ID); p != nil {
			p.Pose, p.Count, p.Falling, p.Fall = c.Pose, c.Count, false, 0
		}
	}
	if lies(p) {
		settle()
		return
	}
	s.topple(c.ID, settle)
}

func (s *Stage) stand(id int) {
	p := s.piece(id)
	if p == nil || !lies(p) {
		return
	}
	ms := 240.0
	if s.Reduced {
		ms = 1
	}
	p.Falling, p.Fall, p.Pose, p.Count = true, 1, board.Standing, ""
	s.run(0, ms, 1, 0, ease.OutQuad, s.with(id, func(p *board.Piece, v float64) { p.Fall = v })).end = func() {
		if p := s.piece(id); p != nil {
			p.Falling, p.Fall = false, 0
		}
	}
}

func (s *Stage) die(id int) {
	p := s.piece(id)
	if p == nil || p.Pose == board.Dead {
		return
	}
	p.Bare, p.Count = true, ""
	pale := func() {
		s.run(0, 600, 0, 1, ease.InOutSine, s.with(id, func(p *board.Piece, v float64) { p.Grey = v })).end = func() {
			if p := s.piece(id); p != nil {
				p.Pose, p.Falling, p.Fall, p.Grey = board.Dead, false, 0, 0
			}
		}
	}
	if lies(p) {
		p.Falling, p.Fall = true, 1
		pale()
		return
	}
	s.topple(id, pale)
}

func (s *Stage) appear(q board.Piece) {
	if s.piece(q.ID) != nil {
		s.begin(Become{Piece: q})
		return
	}
	q.Fade = 1
	s.pieces = append(s.pieces, q)
	s.run(0, 200, 1, 0, ease.OutQuad, s.with(q.ID, func(p *board.Piece, v float64) { p.Fade = v }))
}

func (s *Stage) vanish(id int) {
	s.run(0, 200, 0, 1, ease.InQuad, s.with(id, func(p *board.Piece, v float64) { p.Fade = v })).end = func() {
		for i := range s.pieces {
			if s.pieces[i].ID == id {
				s.pieces = append(s.pieces[:i], s.pieces[i+1:]...)
				return
			}
		}
	}
}

func (s *Stage) jaws(c Jaws) {
	at := func(v float64) {
		for i := range s.flanks {
			if s.flanks[i].Target == c.Flank.Target {
				s.flanks[i].Open = v
			}
		}
	}
	if c.Open {
		s.run(0, 120, 0, 1, ease.InQuad, at).end = func() {
			kept := s.flanks[:0]
			for _, f := range s.flanks {
				if f.Target != c.Flank.Target {
					kept = append(kept, f)
				}
			}
			s.flanks = kept
		}
		return
	}
	f := c.Flank
	f.Open = 1
	s.flanks = append(s.flanks, f)
	if s.Reduced {
		at(0)
		return
	}
	s.run(0, 180, 1, 0, backOut, at)
}
