package music

import (
	"math"

	"tenaille/game/sound/music/pluck"
)

// block is how many samples are made at once: the controls of a voice move from one
// block to the next.
const block = 64

// voice is one note that sounds.
type voice struct {
	inst   *instrument
	layer  int
	on     bool
	age    int // samples since it began
	wait   int // samples until it begins
	held   int // samples until it is let go
	gone   int // samples since it was let go
	level  float64
	sides  [2]float64 // how loud left and right
	noise  uint64
	env    float64
	tremor float64 // phase of its trembling

	cord pluck.String // of what is plucked

	// Tones: phases in turns, and steps.
	phase, step [4]float64
	wave        *wave
	filter      [2]float64 // of breath: what is below, and what is around
}

// wave is one turn of a tone; the last sample is the first again.
type wave [1025]float32

// waveOf adds up harmonics as far as they can be heard at a pitch.
func waveOf(harmonics []float64, pitch float64) *wave {
	w := &wave{}
	for k, loud := range harmonics {
		if pitch*float64(k+1) > 12000 {
			break
		}
		// The sine of each next point by rotation; phases differ, or the peaks add up.
		sin, cos := math.Sincos(float64(k*k) * .7)
		ds, dc := math.Sincos(2 * math.Pi * float64(k+1) / 1024)
		for i := range w {
			w[i] += float32(loud * sin)
			sin, cos = sin*dc+cos*ds, cos*dc-sin*ds
		}
	}
	w[1024] = w[0]
	return w
}

var sine = waveOf([]float64{1}, 1)

// read is the wave at a phase, in turns from 0 to 1.
func (w *wave) read(phase float64) float64 {
	x := phase * 1024
	i := int(x)
	f := x - float64(i)
	i &= 1023
	return float64(w[i])*(1-f) + float64(w[i+1])*f
}

// pitchOf is the frequency of a key.
func pitchOf(key int) float64 { return 440 * math.Exp2(float64(key-69)/12) }

// begin makes the voice a note of an instrument: how loud, where, in how many samples
// and for how many.
func (v *voice) begin(inst *instrument, n note, w *wave, level, pan float64, wait, held int) {
	pitch := pitchOf(n.key)
	angle := (pan + 1) * math.Pi / 4
	v.inst, v.wave, v.on, v.age, v.wait, v.held, v.gone = inst, w, true, 0, wait, held, 0
	v.level, v.sides = level*inst.loud*n.loud, [2]float64{math.Cos(angle), math.Sin(angle)}
	v.noise, v.env, v.filter = n.seed|1, 0, [2]float64{}
	v.tremor = float64(n.seed>>40) / (1 << 24)
	for i := range v.phase {
		v.phase[i] = 0
	}
	switch inst.kind {
	case plucked:
		v.cord.Pluck(pluck.Cord{Rate: Rate, Pitch: pitch, Damp: inst.damp, Ring: inst.ring, Place: inst.place, Bright: inst.bright * (.55 + .45*n.loud)}, v.white)
	case blown:
		v.step = [4]float64{pitch / Rate * (1 - inst.apart), pitch / Rate * (1 + inst.apart)}
		v.phase[1] = .37
	case struck:
		v.step[0] = pitch / Rate
	case rung:
		for i, part := range [4]float64{1, 2.02, 2.74, 5.38} {
			v.step[i] = pitch * part / Rate
		}
	}
}

// white is the next sample of noise, -1 to 1.
func (v *voice) white() float64 {
	v.noise ^= v.noise << 13
	v.noise ^= v.noise >> 7
	v.noise ^= v.noise << 17
	return float64(int64(v.noise)) / math.MaxInt64
}

// render adds the next samples of the voice to out, as many as it has, and turns
// the voice off when it has ended.
func (v *voice) render(out *[block]float64) {
	from := 0
	if v.wait > 0 {
		from = min(v.wait, block)
		if v.wait -= from; from == block {
			return
		}
	}
	switch v.inst.kind {
	case plucked:
		v.pluck(out[from:])
	case blown:
		v.blow(out[from:])
	case struck:
		v.strike(out[from:])
	case rung:
		v.ring(out[from:])
	}
	v.age += block - from
	v.held -= block - from
}

func (v *voice) pluck(out []float64) {
	fade, step := 1., 0.
	if v.held <= 0 {
		total := v.inst.fall * Rate
		fade = math.Max(0, 1-float64(v.gone)/total)
		step = -1 / total
		v.gone += len(out)
	}
	for i := range out {
		out[i] += v.cord.Next() * v.level * fade * fade
		if fade += step; fade < 0 {
			fade = 0
		}
	}
	v.on = fade > 0 && v.age < 9*Rate
}

func (v *voice) blow(out []float64) {
	inst := v.inst
	want := 1.
	rate := 1 / (inst.rise * Rate)
	if v.held <= 0 {
		want, rate = 0, 1/(inst.fall*Rate)
	}
	// It begins to tremble when it has stood for a moment.
	t := float64(v.age) / Rate
	deep := inst.tremble * math.Min(1, math.Max(0, (t-.18)*2.4))
	v.tremor += 5.1 * block / Rate
	bend := 1 + deep*sine.read(v.tremor-math.Floor(v.tremor))
	swell := 1 + 9*deep*sine.read(v.tremor+.25-math.Floor(v.tremor+.25))
	both := inst.apart > 0
	f := 2 * math.Sin(math.Pi*math.Min(v.step[0]*2, .2))
	for i := range out {
		if v.env < want {
			v.env = math.Min(want, v.env+rate)
		} else if v.env > want {
			v.env = math.Max(want, v.env-rate)
		}
		v.phase[0] += v.step[0] * bend
		if v.phase[0] >= 1 {
			v.phase[0]--
		}
		x := v.wave.read(v.phase[0])
		if both {
			v.phase[1] += v.step[1] * bend
			if v.phase[1] >= 1 {
				v.phase[1]--
			}
			x = .6 * (x + v.wave.read(v.phase[1]))
		}
		if inst.breath > 0 {
			high := v.white() - v.filter[0] - .5*v.filter[1]
			v.filter[1] += f * high
			v.filter[0] += f * v.filter[1]
			x += v.filter[1] * inst.breath
		}
		e := v.env * v.env * (3 - 2*v.env)
		out[i] += x * e * swell * v.level
	}
	v.on = v.held > 0 || v.env > 0
}

func (v *voice) strike(out []float64) {
	total := v.inst.fall * Rate
	cut := 1 - math.Exp(-2*math.Pi*v.inst.bright/Rate)
	for i := range out {
		t := float64(v.age+i) / total
		if t >= 1 {
			v.on = false
			return
		}
		fall := (1 - t) * (1 - t) * (1 - t)
		glide := 0.
		if t < 1./9 {
			glide = 1 - t*9
		}
		v.phase[0] += v.step[0] * (1 + .7*glide)
		if v.phase[0] >= 1 {
			v.phase[0]--
		}
		v.filter[0] += (v.white() - v.filter[0]) * cut
		slap := 0.
		if t < 1./6 {
			slap = 1 - t*6
		}
		rise := 1.
		if v.age+i < 60 {
			rise = float64(v.age+i) / 60
		}
		out[i] += (sine.read(v.phase[0])*fall + 1.1*v.filter[0]*slap*slap) * rise * v.level
	}
}

func (v *voice) ring(out []float64) {
	total := v.inst.fall * Rate
	t := float64(v.age) / total
	if t >= 1 {
		v.on = false
		return
	}
	var fall, step [4]float64
	for k := range fall {
		from := math.Exp(-t*(5+2.2*float64(k))) * (1 - t)
		t2 := math.Min(1, t+block/total)
		fall[k] = from
		step[k] = (math.Exp(-t2*(5+2.2*float64(k)))*(1-t2) - from) / block
	}
	for i := range out {
		x := 0.
		for k := range v.phase {
			v.phase[k] += v.step[k]
			if v.phase[k] >= 1 {
				v.phase[k]--
			}
			x += sine.read(v.phase[k]) * fall[k] / (1 + float64(k))
			fall[k] += step[k]
		}
		if v.age+i < 80 {
			x *= float64(v.age+i) / 80
		}
		out[i] += x * v.level
	}
}
