package sound

import "math"

// tape is what an effect is recorded on: sounds are laid over one another.
type tape struct {
	samples []float64
	pitch   float64
	noise   uint64
}

// at makes room for a sound and returns it.
func (b *tape) at(start, length float64) []float64 {
	from := int(start * rate)
	to := from + int(length*rate)
	for len(b.samples) < to {
		b.samples = append(b.samples, 0)
	}
	return b.samples[from:to]
}

// tone lays a wave that glides between two frequencies and dies away.
func (b *tape) tone(start, length, from, to, loud float64, wave func(float64) float64) {
	out := b.at(start, length)
	phase := 0.
	for i := range out {
		t := float64(i) / float64(len(out))
		phase += 2 * math.Pi * (from + (to-from)*t) * b.pitch / rate
		out[i] += wave(phase) * loud * fall(t)
	}
}

// waver lays a tone that swells, trembles slowly and dies away.
func (b *tape) waver(start, length, f, loud float64) {
	out := b.at(start, length)
	phase := 0.
	for i := range out {
		t := float64(i) / float64(len(out))
		phase += 2 * math.Pi * f * b.pitch * (1 + .006*math.Sin(2*math.Pi*5*float64(i)/rate)) / rate
		out[i] += math.Sin(phase) * loud * math.Sin(math.Pi*math.Sqrt(t))
	}
}

// knock is a short tone with a hard edge.
func (b *tape) knock(start, f, length, loud float64) {
	b.tone(start, length, f, f*.9, loud, math.Sin)
	b.hiss(start, .006, f*1.5, f*1.5, loud*.5)
}

// hiss lays noise through a narrow filter that glides between two frequencies.
func (b *tape) hiss(start, length, from, to, loud float64) {
	out := b.at(start, length)
	low, band := 0., 0.
	for i := range out {
		t := float64(i) / float64(len(out))
		f := 2 * math.Sin(math.Pi*math.Min((from+(to-from)*t)*b.pitch, rate/7)/rate)
		high := b.white() - low - .35*band
		band += f * high
		low += f * band
		out[i] += band * loud * fall(t)
	}
}

// pluck lays a plucked string: a loop of noise that is smoothed as it turns.
func (b *tape) pluck(start, length, f, loud float64) {
	out := b.at(start, length)
	loop := make([]float64, max(2, int(rate/(f*b.pitch))))
	for i := range loop {
		loop[i] = b.white()
	}
	at := 0
	for i := range out {
		next := (at + 1) % len(loop)
		v := loop[at]
		loop[at] = (v + loop[next]) * .4985
		at = next
		out[i] += v * loud * math.Min(1, float64(len(out)-i)/(.03*rate))
	}
}

// fall is the shape of a struck sound: at once there, then dying away.
func fall(t float64) float64 {
	return math.Min(1, t*60) * (1 - t) * (1 - t)
}

// white is the next sample of noise, -1 to 1, from a fixed sequence.
func (b *tape) white() float64 {
	b.noise ^= b.noise << 13
	b.noise ^= b.noise >> 7
	b.noise ^= b.noise << 17
	return float64(int64(b.noise)) / math.MaxInt64
}

func (b *tape) normalise() {
	loudest := 0.
	for _, v := range b.samples {
		loudest = math.Max(loudest, math.Abs(v))
	}
	if loudest == 0 {
		return
	}
	for i := range b.samples {
		b.samples[i] *= peak / loudest
	}
}
