package pluck

import "math"

// String is a string that sounds; the zero value is silent until it is plucked.
type String struct {
	line       [1024]float32 // the loop
	long, at   int           // its length, and where in it
	frac, last float64       // part of a sample the loop is longer by, and the last sample
	keep, soft float64       // coefficients of the filter
}

// Cord is what is plucked, and how.
type Cord struct {
	Rate   float64 // samples a second
	Pitch  float64 // Hz
	Damp   float64 // how soft the filter is, 0 to 1
	Ring   float64 // seconds until a string of 220 Hz is a thousandth as loud
	Place  float64 // where it is plucked, as a part of its length
	Bright float64 // Hz above which little is left of the pluck
}

// Pluck strings the loop and plucks it: white is the noise of the nail, -1 to 1.
func (s *String) Pluck(c Cord, white func() float64) {
	s.soft = c.Damp * math.Min(1, math.Sqrt(440/c.Pitch))
	turn := c.Rate/c.Pitch - s.soft // the filter takes a part of a sample
	s.long = min(max(int(turn), 4), len(s.line)-2)
	s.frac = turn - float64(s.long)
	s.keep = math.Pow(10, -3/(c.Pitch*c.Ring*math.Pow(220/c.Pitch, .45)))
	s.at, s.last = 0, 0
	// The finger leaves a corner in the string; its nail some noise.
	n := s.long + 1
	up := max(int(c.Place*float64(n)), 1)
	cut := 1 - math.Exp(-2*math.Pi*math.Min(c.Bright, .4*c.Rate)/c.Rate)
	low, lower, mean := 0., 0., 0.
	for pass := range 2 { // once round to settle, since it is a ring
		for k := range n {
			x := -float64(up) / float64(n-up)
			if k < up {
				x = 1
			}
			x += .35 * white()
			low += (x - low) * cut
			lower += (low - lower) * cut
			s.line[k] = float32(lower)
			if pass == 1 {
				mean += lower / float64(n)
			}
		}
	}
	power := 1e-9
	for k := range n {
		s.line[k] -= float32(mean)
		power += float64(s.line[k]) * float64(s.line[k])
	}
	// The same strength whatever the pitch.
	even := float32(.5 / math.Sqrt(power/float64(n)))
	for k := range n {
		s.line[k] *= even
	}
}

// Next is the next sample.
func (s *String) Next() float64 {
	a := float64(s.line[s.at])
	next := s.at + 1
	if next > s.long {
		next = 0
	}
	b := float64(s.line[next])
	// One turn ago, between two samples.
	x := b + (a-b)*s.frac
	y := s.keep * (x*(1-s.soft) + s.last*s.soft)
	s.last = x
	s.line[s.at] = float32(y)
	s.at = next
	return y
}
