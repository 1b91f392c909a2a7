package stage

import (
	"tenaille/render/board"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// tick is the time of one Update at speed 1, in milliseconds.
const tick = 1000.0 / 60

// Stage holds the pieces as they are shown and the cues yet to be played.
type Stage struct {
	Speed   int       // 1, 2 or 4; 0 means 1
	Reduced bool      // reduced motion: no hop, lunge, shake or flash
	Started func(Cue) // called when a cue begins: for the log and the camera
	// Sounded is called when a cue begins, for each sound that was given to it.
	Sounded func(c Cue, sound int)

	pieces []piece.Piece
	flanks []board.Flank
	floats []*moment.Float
	bolts  []*moment.Bolt
	beams  []*sight.Beam
	bursts []*moment.Burst
	arcs   []*moment.Arc
	shafts []shaft
	flown  flight
	zoom   moment.Zoom
	leaves []*terrain.Leaf
	area   []grid.Cell // squares lit by a blast
	shakeX float64
	shakeY float64
	freeze float64 // hit-stop: milliseconds in which nothing moves

	ids   []int // scratch of sync
	queue []waiting
	lanes []*lane
}

// waiting is a cue with what is heard as it begins.
type waiting struct {
	cue    Cue
	sounds []int
}

// New returns an empty stage.
func New() *Stage { return &Stage{} }

// Set puts the pieces on the stage and forgets every cue.
func (s *Stage) Set(pieces []piece.Piece) {
	s.queue, s.lanes = s.queue[:0], s.lanes[:0]
	s.floats, s.bolts, s.beams, s.flanks, s.bursts, s.area = s.floats[:0], s.bolts[:0], s.beams[:0], s.flanks[:0], s.bursts[:0], nil
	s.leaves, s.arcs, s.shafts = s.leaves[:0], s.arcs[:0], s.shafts[:0]
	s.zoom, s.flown = moment.Zoom{}, flight{}
	s.shakeX, s.shakeY, s.freeze = 0, 0, 0
	s.pieces = append(s.pieces[:0], pieces...)
}

// Play adds cues to the end of the queue.
func (s *Stage) Play(cues ...Cue) {
	for _, c := range cues {
		s.queue = append(s.queue, waiting{cue: c})
	}
}

// Sound lets something be heard as the cue begins that was given last. The
// number is the caller's own.
func (s *Stage) Sound(sound int) {
	if n := len(s.queue); n > 0 {
		s.queue[n-1].sounds = append(s.queue[n-1].sounds, sound)
	} else if s.Sounded != nil {
		s.Sounded(nil, sound)
	}
}

// Busy reports whether a cue is being played or waits; the numbers that still fade
// afterwards do not count, see Moving.
func (s *Stage) Busy() bool { return len(s.queue) > 0 || s.blocked() }

// Moving reports whether anything on the stage will look different after the next
// Update: while it does, the screen must be drawn again.
func (s *Stage) Moving() bool { return len(s.queue) > 0 || len(s.lanes) > 0 || s.freeze > 0 }

// Pieces returns the pieces as they are shown now. The stage owns the slice.
func (s *Stage) Pieces() []piece.Piece { return s.pieces }

// blocked reports whether a lane holds back the next cue.
func (s *Stage) blocked() bool {
	for _, l := range s.lanes {
		if !l.loose {
			return true
		}
	}
	return s.freeze > 0
}

// Update runs the stage for one tick and reports whether anything changed.
func (s *Stage) Update() bool {
	if !s.Moving() {
		return false
	}
	ms := tick * float64(max(1, s.Speed))
	if s.freeze > 0 {
		s.freeze -= ms
		return true
	}
	s.advance(ms)
	for len(s.queue) > 0 && !s.blocked() {
		s.next()
	}
	return true
}

func (s *Stage) advance(ms float64) {
	for i := 0; i < len(s.lanes); i++ { // a lane's end may add lanes
		s.lanes[i].advance(ms)
	}
	kept := s.lanes[:0]
	for _, l := range s.lanes {
		if !l.done {
			kept = append(kept, l)
		}
	}
	clear(s.lanes[len(kept):])
	s.lanes = kept
	if len(s.lanes) == 0 {
		s.floats, s.bolts, s.bursts, s.arcs, s.area = s.floats[:0], s.bolts[:0], s.bursts[:0], s.arcs[:0], nil
	}
}

func (s *Stage) next() {
	next := s.queue[0]
	c := next.cue
	s.queue = s.queue[1:]
	if len(s.queue) == 0 {
		s.queue = nil
	}
	if s.Started != nil {
		s.Started(c)
	}
	if s.Sounded != nil {
		for _, v := range next.sounds {
			s.Sounded(c, v)
		}
	}
	s.begin(c)
}

// Skip plays everything that waits to its end at once.
func (s *Stage) Skip() {
	s.freeze = 0
	for n := 0; s.Moving() && n < 100000; n++ {
		for i := 0; i < len(s.lanes); i++ {
			s.lanes[i].finish()
		}
		s.advance(0)
		s.freeze = 0
		if len(s.queue) > 0 {
			s.next()
		}
	}
	s.shakeX, s.shakeY, s.zoom = 0, 0, moment.Zoom{}
}

// Fill puts the pieces, results and flying things into a picture. The jaws and
// beams of the stage are added to those of the picture's signs.
func (s *Stage) Fill(p *board.Picture) {
	p.Pieces = s.pieces
	p.Moments.Floats, p.Moments.Bolts, p.Moments.Bursts = p.Moments.Floats[:0], p.Moments.Bolts[:0], p.Moments.Bursts[:0]
	for _, v := range s.bursts {
		p.Moments.Bursts = append(p.Moments.Bursts, *v)
	}
	p.Leaves = p.Leaves[:0]
	for _, v := range s.leaves {
		p.Leaves = append(p.Leaves, *v)
	}
	p.Signs.Areas.Area = append(p.Signs.Areas.Area, s.area...)
	for _, f := range s.floats {
		p.Moments.Floats = append(p.Moments.Floats, *f)
	}
	for _, b := range s.bolts {
		p.Moments.Bolts = append(p.Moments.Bolts, *b)
	}
	for _, b := range s.beams {
		p.Signs.Sights.Beams = append(p.Signs.Sights.Beams, *b)
	}
	p.Signs.Flanks = append(p.Signs.Flanks, s.flanks...)
	p.Moments.Arcs, p.Moments.Shafts = p.Moments.Arcs[:0], p.Moments.Shafts[:0]
	for _, v := range s.arcs {
		p.Moments.Arcs = append(p.Moments.Arcs, *v)
	}
	for i := range s.shafts {
		if q := s.piece(s.shafts[i].id); q != nil && !q.Hidden && q.Pose != piece.Dead && q.Fade == 0 {
			v := s.shafts[i].Shaft
			x, y := centre(space(q))
			v.X, v.Y = v.X+x+q.DX, v.Y+y+q.DY-q.Lift
			p.Moments.Shafts = append(p.Moments.Shafts, v)
		}
	}
	p.Shake, p.Zoom = [2]float64{s.shakeX, s.shakeY}, s.zoom
}

// piece returns the piece with that ID, or nil.
func (s *Stage) piece(id int) *piece.Piece {
	for i := range s.pieces {
		if s.pieces[i].ID == id {
			return &s.pieces[i]
		}
	}
	return nil
}

// with returns a setter of one piece's motion; it does nothing once the piece has
// left the stage.
func (s *Stage) with(id int, f func(p *piece.Piece, v float64)) func(float64) {
	return func(v float64) {
		if p := s.piece(id); p != nil {
			f(p, v)
		}
	}
}

// space returns where a piece stands.
func space(p *piece.Piece) grid.Space { return grid.Space{At: p.At, N: uint8(max(1, p.N))} }

// centre returns the middle of a space in squares.
func centre(s grid.Space) (x, y float64) {
	n := float64(max(1, s.N))
	return float64(s.At.X) + n/2, float64(s.At.Y) + n/2
}
