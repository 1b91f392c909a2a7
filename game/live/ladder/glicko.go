package ladder

import "math"

// Rating is how strong somebody is taken to be, in whole numbers.
type Rating struct {
	Points     int // 1500 for a beginner
	Deviation  int // points; 350 for a beginner
	Volatility int // millionths; 60,000 for a beginner
}

// Beginner is the rating of whoever has not played.
var Beginner = Rating{Points: 1500, Deviation: 350, Volatility: 60_000}

// Bounds of what is kept, whatever was told.
const (
	leastDeviation = 30
	mostDeviation  = 350
	mostPoints     = 6000
)

// Game is one that somebody has played: against whom, and what came of it in halves of a
// point, 2 for a victory, 1 for a draw.
type Game struct {
	Other  Rating
	Halves int
}

// The system's constants: tau, how fast volatility changes, and the size of a unit.
const (
	tau   = 0.5
	scale = 173.7178
	exact = 0.000001
)

// precise is a rating in the units of the system, or with fractions of them.
type precise struct{ mu, phi, sigma float64 }

func (r Rating) precise() precise {
	return precise{
		float64(r.Points-1500) / scale,
		float64(min(max(r.Deviation, leastDeviation), mostDeviation)) / scale,
		float64(min(max(r.Volatility, 10_000), 200_000)) / 1e6,
	}
}

// Rated is a rating after the games of a period. Every product is rounded by itself, so
// that processors which would join it to a sum come to the same.
func (r Rating) Rated(games []Game) Rating {
	p := r.precise().rated(games)
	whole := func(x float64, least, most int) int { return min(max(int(math.Round(x)), least), most) }
	return Rating{
		whole(float64(p.mu*scale)+1500, -mostPoints, mostPoints),
		whole(p.phi*scale, leastDeviation, mostDeviation),
		whole(p.sigma*1e6, 10_000, 200_000),
	}
}

// rated is step 3 to 8 of the published example.
func (p precise) rated(games []Game) precise {
	if len(games) == 0 {
		p.phi = math.Sqrt(float64(p.phi*p.phi) + float64(p.sigma*p.sigma))
		return p
	}
	var inverse, sum float64
	for _, g := range games {
		o := g.Other.precise()
		weight := 1 / math.Sqrt(1+float64(3*float64(o.phi*o.phi))/float64(math.Pi*math.Pi))
		expected := 1 / (1 + math.Exp(-float64(weight*(p.mu-o.mu))))
		inverse += float64(float64(weight*weight) * float64(expected*(1-expected)))
		sum += float64(weight * (float64(g.Halves)/2 - expected))
	}
	variance := 1 / inverse
	p.sigma = p.volatility(float64(variance*sum), variance)
	before := float64(p.phi*p.phi) + float64(p.sigma*p.sigma)
	p.phi = 1 / math.Sqrt(1/before+1/variance)
	p.mu += float64(float64(p.phi*p.phi) * sum)
	return p
}

// volatility is step 5: the Illinois algorithm, in no more steps than it ever needs.
func (p precise) volatility(delta, variance float64) float64 {
	a := math.Log(float64(p.sigma * p.sigma))
	square := float64(p.phi * p.phi)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := square + variance + e
		return float64(e*(float64(delta*delta)-d))/float64(2*float64(d*d)) - (x-a)/(tau*tau)
	}
	lower := a
	var upper float64
	if far := float64(delta*delta) - square - variance; far > 0 {
		upper = math.Log(far)
	} else {
		k := 1.0
		for k < 100 && f(a-float64(k*tau)) < 0 {
			k++
		}
		upper = a - float64(k*tau)
	}
	fl, fu := f(lower), f(upper)
	for n := 0; n < 100 && math.Abs(upper-lower) > exact; n++ {
		c := lower + float64((lower-upper)*fl)/(fu-fl)
		fc := f(c)
		if fc*fu <= 0 {
			lower, fl = upper, fu
		} else {
			fl /= 2
		}
		upper, fu = c, fc
	}
	return math.Exp(lower / 2)
}
