package sound

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// The beds of sound that go on for as long as a battle is on the screen.
const (
	wind = iota
	fire
	water
	beds
)

// bedSeconds is the length of each, after which it begins anew without a seam.
var bedSeconds = [beds]float64{wind: 9, fire: 7, water: 8}

// bed is one of them.
type bed struct {
	making *making // as long as it is not made
	player *audio.Player
	wanted float64 // 0 to 1, by what is on the screen
	now    float64 // what it has come to
	set    float64 // what its player was last told
}

// Ambience says how much of the wind, of the fires and of the water is heard, each 0 to
// 1, in this tick; without a call it dies away.
func (p *Player) Ambience(windy, fires, waters float64) {
	p.beds[wind].wanted = math.Min(math.Max(windy, 0), 1)
	p.beds[fire].wanted = math.Min(math.Max(fires, 0), 1)
	p.beds[water].wanted = math.Min(math.Max(waters, 0), 1)
}

// fadeStep is how much a bed changes in a tick: from nothing to all in a second.
const fadeStep = 1. / 60

func (p *Player) updateBeds() {
	for i := range p.beds {
		b := &p.beds[i]
		b.now += math.Min(math.Max(b.wanted-b.now, -fadeStep), fadeStep)
		b.wanted = 0
		p.play(i, b.now*p.loudness(p.levels.Ambience))
	}
}

// play brings a bed to a loudness; a silent one is paused.
func (p *Player) play(i int, loud float64) {
	b := &p.beds[i]
	if p.context == nil || !p.context.IsReady() || math.Abs(loud-b.set) < .002 && (loud > 0) == (b.set > 0) {
		return
	}
	if b.player == nil {
		if loud == 0 {
			return
		}
		if b.making == nil {
			b.making = makeBed(i)
		}
		if !b.making.more(sliceSeconds) {
			return
		}
		player, err := p.context.NewPlayerF32(loop(b.making.done()))
		if err != nil {
			p.context = nil // there is no sound to be had
			return
		}
		b.player, b.making = player, nil
	}
	b.set = loud
	b.player.SetVolume(loud)
	switch playing := b.player.IsPlaying(); {
	case loud == 0 && playing:
		b.player.Pause()
	case loud > 0 && !playing:
		b.player.Play()
	}
}

// sliceSeconds is how much of a bed is made in a tick, so that no picture waits for it.
const sliceSeconds = .2

// making is a bed that is being made: a part in each tick.
type making struct {
	tape
	bed       int
	raw       []float64
	at        int // samples made
	brown     float64
	slow      float64
	nextSpark int
	drops     [3]drop
}

// drop is a bubble of the water.
type drop struct{ phase, pitch, left, loud float64 }

// over is what is faded from the end of a bed into its beginning, in samples.
const over = rate / 2

func makeBed(i int) *making {
	return &making{
		tape: tape{pitch: 1, noise: 0x2545f4914f6cdd1d ^ uint64(i)<<17}, bed: i,
		raw: make([]float64, int(bedSeconds[i]*rate)+over),
	}
}

// more makes some seconds more and tells whether the bed is whole.
func (m *making) more(seconds float64) bool {
	to := min(m.at+int(seconds*rate), len(m.raw))
	switch m.bed {
	case wind:
		m.wind(to)
	case fire:
		m.fire(to)
	case water:
		m.water(to)
	}
	m.at = to
	return to == len(m.raw)
}

// done is the whole bed: always the same samples.
func (m *making) done() []float64 {
	n := len(m.raw) - over
	for j := range over {
		t := float64(j) / over
		m.raw[j] = m.raw[j]*math.Sqrt(t) + m.raw[n+j]*math.Sqrt(1-t)
	}
	m.samples = m.raw[:n]
	m.normalise()
	return m.samples
}

// wind is brown noise that swells and falls.
func (m *making) wind(to int) {
	for i := m.at; i < to; i++ {
		m.brown = m.brown*.995 + m.white()*.06
		m.slow += (m.brown - m.slow) * .18
		t := float64(i) / rate
		swell := .62 + .24*math.Sin(2*math.Pi*t/4.5) + .14*math.Sin(2*math.Pi*t/1.8+1)
		m.raw[i] += m.slow * swell
	}
}

// fire is a low rush with crackles at irregular times.
func (m *making) fire(to int) {
	for i := m.at; i < to; i++ {
		m.brown += (m.white() - m.brown) * .05
		m.raw[i] += m.brown * .25
		if i < m.nextSpark {
			continue
		}
		m.nextSpark = i + int((.02+.16*(m.white()+1))*rate)
		long := int((.002 + .004*(m.white()+1)) * rate)
		loud := .25 + .35*(m.white()+1)
		for j := 0; j < long && i+j < len(m.raw); j++ {
			t := float64(j) / float64(long)
			m.raw[i+j] += m.white() * loud * (1 - t) * (1 - t)
		}
	}
}

// water is a soft rush, and bubbles that rise in pitch.
func (m *making) water(to int) {
	for i := m.at; i < to; i++ {
		m.brown += (m.white() - m.brown) * .11
		m.slow += (m.brown - m.slow) * .02
		t := float64(i) / rate
		x := (m.brown - m.slow) * (.34 + .07*math.Sin(2*math.Pi*t/4) + .04*math.Sin(2*math.Pi*t/1.6+2))
		for k := range m.drops {
			d := &m.drops[k]
			if d.left <= 0 {
				d.left = .05 + .05*(m.white()+1)
				d.pitch, d.loud = 460+230*(m.white()+1), .016*(m.white()+1)
			}
			d.phase += 2 * math.Pi * d.pitch / rate
			d.pitch *= 1 + 2.6/rate
			x += math.Sin(d.phase) * d.loud * math.Min(d.left*22, 1) * math.Min(1, d.left*d.left*80)
			d.left -= 1. / rate
		}
		m.raw[i] += x
	}
}
