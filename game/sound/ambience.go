package sound

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// The beds of sound that go on for as long as a battle is on the screen.
const (
	wind = iota
	fire
	beds
)

// bedSeconds is the length of each, after which it begins anew without a seam.
var bedSeconds = [beds]float64{wind: 9, fire: 7}

// bed is one of them.
type bed struct {
	player *audio.Player
	wanted float64 // 0 to 1, by what is on the screen
	now    float64 // what it has come to
	set    float64 // what its player was last told
}

// Ambience says how much of the wind and of the fires is heard, each 0 to 1, in
// this tick; without a call it dies away.
func (p *Player) Ambience(windy, fires float64) {
	p.beds[wind].wanted = math.Min(math.Max(windy, 0), 1)
	p.beds[fire].wanted = math.Min(math.Max(fires, 0), 1)
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
	b.set = loud
	if b.player == nil {
		if loud == 0 {
			return
		}
		player, err := p.context.NewPlayerF32(loop(synthesiseBed(i)))
		if err != nil {
			p.context = nil // there is no sound to be had
			return
		}
		b.player = player
	}
	b.player.SetVolume(loud)
	switch playing := b.player.IsPlaying(); {
	case loud == 0 && playing:
		b.player.Pause()
	case loud > 0 && !playing:
		b.player.Play()
	}
}

// synthesiseBed makes a bed: always the same samples.
func synthesiseBed(i int) []float64 {
	n := int(bedSeconds[i] * rate)
	over := rate / 2 // what is faded from the end into the beginning
	b := &tape{pitch: 1, noise: 0x2545f4914f6cdd1d ^ uint64(i)<<17}
	raw := make([]float64, n+over)
	switch i {
	case wind:
		b.windInto(raw)
	case fire:
		b.fireInto(raw)
	}
	for j := range over {
		t := float64(j) / float64(over)
		raw[j] = raw[j]*math.Sqrt(t) + raw[n+j]*math.Sqrt(1-t)
	}
	b.samples = raw[:n]
	b.normalise()
	return b.samples
}

// windInto fills out with brown noise that swells and falls.
func (b *tape) windInto(out []float64) {
	brown, slow := 0., 0.
	for i := range out {
		brown = brown*.995 + b.white()*.06
		slow += (brown - slow) * .18
		t := float64(i) / rate
		swell := .62 + .24*math.Sin(2*math.Pi*t/4.5) + .14*math.Sin(2*math.Pi*t/1.8+1)
		out[i] = slow * swell
	}
}

// fireInto fills out with a low rush and crackles at irregular times.
func (b *tape) fireInto(out []float64) {
	rush := 0.
	for i := range out {
		rush += (b.white() - rush) * .05
		out[i] = rush * .25
	}
	for at := 0.; at < float64(len(out))/rate; {
		at += .02 + .16*(b.white()+1)
		from := int(at * rate)
		long := int((.002 + .004*(b.white()+1)) * rate)
		loud := .25 + .35*(b.white()+1)
		for j := 0; j < long && from+j < len(out); j++ {
			t := float64(j) / float64(long)
			out[from+j] += b.white() * loud * (1 - t) * (1 - t)
		}
	}
}
