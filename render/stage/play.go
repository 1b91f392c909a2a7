package stage

import (
	"slices"

	"tenaille/render/board/moment"
	"tenaille/render/board/piece"

	"github.com/tanema/gween/ease"
)

// begin starts one cue: it changes what changes at once and adds the lanes of what
// takes time.
func (s *Stage) begin(c Cue) {
	switch c := c.(type) {
	case Move:
		s.move(c)
	case Clash:
		s.clash(c)
	case Cast:
		s.cast(c)
	case Blast:
		s.blast(c)
	case Push:
		ms := 180.0
		if c.Along {
			ms = 130 // over before who pushes has come after
		}
		s.slide(c.ID, c.To, ms, c.Along)
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
			s.rise(p, c.Text, moment.Healed)
			x, y := centre(space(p))
			s.open(x, y, .2, .5*float64(max(1, p.N)), 420, moment.Mend)
			s.hold(160)
		}
	case Miss:
		s.miss(c)
	case Fall:
		s.fall(c)
	case Stand:
		s.stand(c.ID)
	case Kneel:
		s.kneel(c.ID, 0, 1, piece.Kneeling)
	case Rise:
		s.kneel(c.ID, 1, 0, piece.Standing)
	case Swing:
		s.swing(c.Leaf)
	case Die:
		s.die(c.ID)
	case Appear:
		s.appear(c.Piece)
	case Vanish:
		s.vanish(c.ID)
	case Become:
		if p := s.piece(c.Piece.ID); p != nil {
			q := c.Piece
			q.At, q.DX, q.DY, q.Lift, q.Tilt, q.Fade, q.Flash, q.Grey, q.Drain = p.At, p.DX, p.DY, p.Lift, p.Tilt, p.Fade, p.Flash, p.Grey, p.Drain
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
		s.sync(c.Pieces)
		s.beams, s.flanks = s.beams[:0], s.flanks[:0]
	}
}

// sync sets the pieces to what they now are; those that were not there fade in.
func (s *Stage) sync(now []piece.Piece) {
	before := s.ids[:0]
	for i := range s.pieces {
		before = append(before, s.pieces[i].ID)
	}
	s.ids = before
	s.pieces = append(s.pieces[:0], now...)
	if s.Reduced || len(before) == 0 {
		return
	}
	for i := range s.pieces {
		id := s.pieces[i].ID
		if !slices.Contains(before, id) {
			s.pieces[i].Fade = 1
			s.run(0, 200, 1, 0, ease.OutQuad, s.with(id, func(p *piece.Piece, v float64) { p.Fade = v })).loose = true
		}
	}
}

// hold keeps the next cue waiting.
func (s *Stage) hold(ms float64) { s.run(0, ms, 0, 1, ease.Linear, func(float64) {}) }

// topple tips a figure over, with one bounce.
func (s *Stage) topple(id int, end func()) {
	set := s.with(id, func(p *piece.Piece, v float64) { p.Falling, p.Fall = true, v })
	if s.Reduced {
		s.run(0, 1, 1, 1, ease.Linear, set).end = end
		return
	}
	s.run(0, 320, 0, 1, ease.InQuad, set)
	s.run(320, 40, 1, .94, ease.OutQuad, set)
	s.run(360, 40, .94, 1, ease.InQuad, set).end = func() {
		if p := s.piece(id); p != nil {
			s.dust(p)
		}
		end()
	}
}

// dust rises where a figure comes down.
func (s *Stage) dust(p *piece.Piece) {
	x, y := centre(space(p))
	n := float64(max(1, p.N))
	s.open(x, y+.3*n, .15*n, .5*n, dustMillis, moment.Dust)
}

// dustMillis is how long dust is in the air.
const dustMillis = 240

func lies(p *piece.Piece) bool {
	return p.Pose == piece.Prone || p.Pose == piece.Dying || p.Pose == piece.Dead
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
	if c.Pose != piece.Dying || s.Reduced {
		s.topple(c.ID, settle)
		return
	}
	s.closeUp(p)
	s.topple(c.ID, func() {
		l := s.run(0, settleMillis, 1, piece.Fallen, ease.InOutSine, s.with(c.ID, func(p *piece.Piece, v float64) { p.Fall = v }))
		l.end = settle
	})
}

// settleMillis is how long it takes who has fallen to lie still.
const settleMillis = 300

func (s *Stage) stand(id int) {
	p := s.piece(id)
	if p == nil || !lies(p) {
		return
	}
	ms := 240.0
	if s.Reduced {
		ms = 1
	}
	p.Falling, p.Fall, p.Pose, p.Count, p.Grey = true, 1, piece.Standing, "", 0
	s.run(0, ms, 1, 0, ease.OutQuad, s.with(id, func(p *piece.Piece, v float64) { p.Fall = v })).end = func() {
		if p := s.piece(id); p != nil {
			p.Falling, p.Fall = false, 0
		}
	}
}

func (s *Stage) die(id int) {
	p := s.piece(id)
	if p == nil || p.Pose == piece.Dead {
		return
	}
	p.Bare, p.Count = true, ""
	pale := func() {
		p := s.piece(id)
		if p == nil {
			return
		}
		s.run(0, 600, p.Fall, piece.Fallen, ease.InOutSine, s.with(id, func(p *piece.Piece, v float64) { p.Fall = v }))
		s.run(0, 600, p.Grey, 1, ease.InOutSine, s.with(id, func(p *piece.Piece, v float64) { p.Grey = v })).end = func() {
			if p := s.piece(id); p != nil {
				p.Pose, p.Falling, p.Fall, p.Grey = piece.Dead, false, 0, 0
			}
		}
	}
	if lies(p) {
		p.Falling, p.Fall = true, piece.Fallen
		if p.Pose == piece.Prone {
			p.Fall = 1
		}
		pale()
		return
	}
	s.topple(id, pale)
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
