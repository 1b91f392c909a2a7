package lab

import "math"

// quantile is how many standard errors hold the true value 95 times in 100.
const quantile = 1.959963984540054

// Interval is a share and the bounds between which the true one lies 95 times in
// 100.
type Interval struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Wilson is the interval of so many points of so many games; a drawn game is half a
// point. Of no game at all nothing is known.
func Wilson(points float64, games int) Interval {
	if games < 1 {
		return Interval{0.5, 0, 1}
	}
	n := float64(games)
	p := points / n
	z2 := quantile * quantile / n
	middle := (p + z2/2) / (1 + z2)
	wide := quantile / (1 + z2) * math.Sqrt(p*(1-p)/n+z2/(4*n))
	i := Interval{p, max(middle-wide, 0), min(middle+wide, 1)}
	if points <= 0 { // which rounding may miss by a hair
		i.Low = 0
	}
	if points >= n {
		i.High = 1
	}
	return i
}

// Elo is how many points of Elo a share of the games stands for; that of all of them,
// or none, is without bound.
func Elo(share float64) float64 {
	switch {
	case share <= 0:
		return math.Inf(-1)
	case share >= 1:
		return math.Inf(1)
	}
	return 400 * math.Log10(share/(1-share))
}
