package music

import (
	"encoding/binary"
	"io"
	"math"
	"sync/atomic"
)

// most is how many notes sound at once; for a further one the oldest stops.
const most = 40

// Stream is a piece being played: an endless reader of stereo samples, 32 bits each,
// little endian. Reading makes them, a few at a time, and allocates nothing; one
// goroutine reads. SetDanger is called from any.
type Stream struct {
	danger atomic.Int32

	score  *score
	notes  []note
	length int // of the piece, in samples
	bar    int // of a bar, in samples
	next   int // the note that begins next
	now    int // where in the piece, in samples
	waves  [instruments][5]*wave
	voices [most]voice
	hall   hall
	gain   [MostDanger + 1]float64 // of each layer
	heard  int                     // the danger the layers go to
	trims  [MostDanger + 1]float64 // as factors
	loud   float64                 // of the whole now
	ready  bool                    // the first bar begins as loud as it shall be

	left, right [block]float64
	unread      int // of the block made last, in samples
	stolen      int // notes that stopped for others
}

// Play begins a piece; nil for None.
func Play(p Piece) *Stream {
	if p <= None || p >= pieces {
		return nil
	}
	return play(written[p]())
}

func play(s *score) *Stream {
	notes, err := s.sorted()
	if err != nil { // a slip of the pen, which a test finds
		notes = nil
	}
	out := &Stream{score: s, notes: notes, length: max(s.units()*s.unit, block), bar: s.bar * s.unit}
	for i, d := range s.trim {
		out.trims[i] = factor(d)
	}
	for _, n := range notes {
		out.waveFor(s.parts[n.part].who, n.key)
	}
	return out
}

// SetDanger says how great the danger is, from 0 to MostDanger. The parts that belong
// to it come in, or go, with the next bar.
func (s *Stream) SetDanger(d int) { s.danger.Store(int32(min(max(d, 0), MostDanger))) }

// Read makes the next samples.
func (s *Stream) Read(p []byte) (int, error) {
	const frame = 8
	if len(p) < frame {
		if len(p) == 0 {
			return 0, nil
		}
		return 0, io.ErrShortBuffer
	}
	// A short slice at a time: whoever reads may have a picture to draw as well.
	const slice = 16 * block
	n := 0
	for n+frame <= min(len(p), slice*frame) {
		if s.unread == 0 {
			s.make()
			s.unread = block
		}
		i := block - s.unread
		binary.LittleEndian.PutUint32(p[n:], math.Float32bits(float32(s.left[i])))
		binary.LittleEndian.PutUint32(p[n+4:], math.Float32bits(float32(s.right[i])))
		s.unread--
		n += frame
	}
	return n, nil
}

// make makes the next block.
func (s *Stream) make() {
	before := s.gain
	loud := s.follow()
	s.begin()
	var send [block]float64
	clear(s.left[:])
	clear(s.right[:])
	for i := range s.voices {
		v := &s.voices[i]
		if !v.on {
			continue
		}
		var out [block]float64
		v.render(&out)
		g, step := before[v.layer], (s.gain[v.layer]-before[v.layer])/block
		wet := v.inst.wet
		for k := range out {
			x := out[k] * g
			g += step
			s.left[k] += x * v.sides[0]
			s.right[k] += x * v.sides[1]
			send[k] += x * wet
		}
	}
	s.hall.add(&send, &s.left, &s.right)
	step := (s.loud - loud) / block
	for k := range s.left {
		s.left[k] = soft(s.left[k] * loud)
		s.right[k] = soft(s.right[k] * loud)
		loud += step
	}
	if s.now += block; s.now >= s.length {
		s.now = 0
	}
}

// soft bends what is louder than a half, as a few strokes at once are, so that it stays
// below 1.5 dB under full scale.
func soft(x float64) float64 {
	const knee, room = .5, .34
	switch {
	case x > knee:
		return knee + room*math.Tanh((x-knee)/room)
	case x < -knee:
		return -knee - room*math.Tanh((-x-knee)/room)
	}
	return x
}

// follow brings the layers nearer to the danger and returns how loud the whole was
// before.
func (s *Stream) follow() (before float64) {
	if !s.ready || s.now%s.bar == 0 {
		s.heard = int(s.danger.Load())
	}
	// In over half a bar, out over a whole one.
	up, down := block/(.5*float64(s.bar)), block/float64(s.bar)
	for i := range s.gain {
		want := 0.
		if i <= s.heard {
			want = 1
		}
		s.gain[i] += math.Min(math.Max(want-s.gain[i], -down), up)
		if !s.ready {
			s.gain[i] = want
		}
	}
	before = s.loud
	s.loud += (s.trims[s.heard] - s.loud) * 3 * down
	if !s.ready {
		s.loud, s.ready = s.trims[s.heard], true
		before = s.loud
	}
	return before
}

// begin begins the notes of the next block; a layer that is not heard has none.
func (s *Stream) begin() {
	for len(s.notes) > 0 && s.notes[s.next].at*s.score.unit == s.now {
		s.strike(s.notes[s.next])
		if s.next++; s.next == len(s.notes) {
			s.next = 0
			return
		}
	}
}

// strike gives a note a voice.
func (s *Stream) strike(n note) {
	p := &s.score.parts[n.part]
	if s.gain[p.layer] == 0 {
		return
	}
	inst := &band[p.who]
	// Nobody plays to the sample, and the first of a bar weighs more.
	late := n.late + .007*float64(n.seed>>16&0xff)/256
	loud := n.loud * (.92 + .16*float64(n.seed>>24&0xff)/256)
	if n.at%s.score.bar == 0 {
		loud *= 1.1
	}
	n.loud = loud
	v := s.free()
	v.layer = p.layer
	v.begin(inst, n, s.waveFor(p.who, n.key), p.loud, p.pan, int(late*Rate), n.units*s.score.unit)
}

// waveFor is the wave of an instrument at a key, made when it is first asked for.
func (s *Stream) waveFor(who, key int) *wave {
	if band[who].kind != blown {
		return nil
	}
	i := min(max((key-36)/12, 0), len(s.waves[who])-1)
	if s.waves[who][i] == nil {
		s.waves[who][i] = waveOf(band[who].harmonics, pitchOf(36+12*(i+1)))
	}
	return s.waves[who][i]
}

// free is a voice that does not sound, or the oldest.
func (s *Stream) free() *voice {
	old := &s.voices[0]
	for i := range s.voices {
		v := &s.voices[i]
		if !v.on {
			return v
		}
		if v.age > old.age {
			old = v
		}
	}
	s.stolen++
	return old
}
