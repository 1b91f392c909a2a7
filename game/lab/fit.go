package lab

import (
	"context"
	"math"
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Fitting is a search for the weights by which a judge tells from positions who wins.
type Fitting struct {
	// Player plays both sides, on each of the maps in turn.
	Player string
	Maps   []rules.Setup
	Rounds int
	Games  int
	Seed   uint64
}

// Fitted is what came of a fitting.
type Fitted struct {
	Positions int
	// Weights are those of the features, in thousandths: a chance of e to the power of
	// their sum, to one.
	Weights [eval.Features]int
	// Loss is the mean logarithm of the chance that was not given to what happened, on
	// one game in five, which the weights were not fitted to; Plain that of the feature
	// of material alone, and Even that of knowing nothing but the map.
	Loss, Plain, Even float64
}

// seen is a position and who won. Maps favour one side or the other, which the weights
// are not to learn: each has a weight of its own, that no judge knows.
type seen struct {
	x    [eval.Features]int
	at   int // the map
	won  float64
	test bool
}

// column is the value of a feature, or of a map after them.
func (r *seen) column(k int) float64 {
	switch {
	case k < eval.Features:
		return float64(r.x[k]) / eval.One
	case k-eval.Features == r.at:
		return 1
	}
	return 0
}

// Fit plays the games and fits the weights; the same seed gives the same.
func (f *Fitting) Fit(ctx context.Context, workers int) (*Fitted, error) {
	var rows []seen
	looks := make([][][eval.Features]int, f.Games)
	plan := func(i int) Game {
		maps := f.Maps
		nth := i / 2 % len(maps)
		seeds := dice.NewStream(f.Seed + uint64(i))
		g := Game{Kind: nth, Setup: &maps[nth], Seats: []string{f.Player, f.Player}, Seed: seeds.Next(), Rounds: f.Rounds}
		j := new(eval.Judge)
		g.Each = func(e *rules.Encounter) {
			var x [eval.Features]int
			j.Features(e, 0, &x)
			looks[i] = append(looks[i], x)
		}
		return g
	}
	_, err := Run(ctx, 0, f.Games, workers, plan, func(i int, o *Outcome) error {
		won := 0.5
		if o.Winner >= 0 {
			won = float64(1 - o.Winner)
		}
		for _, x := range looks[i] {
			rows = append(rows, seen{x, i / 2 % len(f.Maps), won, i/2/len(f.Maps)%5 == 4})
		}
		looks[i] = nil
		return nil
	})
	if err != nil {
		return nil, err
	}
	out := &Fitted{Positions: len(rows)}
	all := make([]int, eval.Features+len(f.Maps))
	for i := range all {
		all[i] = i
	}
	maps := all[eval.Features:]
	w := regress(rows, all)
	out.Loss = loss(rows, all, w)
	for k := range out.Weights {
		out.Weights[k] = int(math.Round(1000 * w[k]))
	}
	plain := slices.Concat([]int{eval.Material}, maps)
	out.Plain = loss(rows, plain, regress(rows, plain))
	out.Even = loss(rows, maps, regress(rows, maps))
	return out, nil
}

// regress is logistic regression by Newton's method, a little drawn to nothing.
func regress(rows []seen, use []int) []float64 {
	n := len(use)
	w := make([]float64, n)
	for range 12 {
		g := make([]float64, n)
		h := make([][]float64, n)
		for i := range h {
			h[i] = make([]float64, n+1)
			g[i] = -w[i]
			h[i][i] = 1
		}
		for r := range rows {
			if rows[r].test {
				continue
			}
			p := chance(&rows[r], use, w)
			for i, a := range use {
				x := rows[r].column(a)
				g[i] += (rows[r].won - p) * x
				for k, b := range use[:i+1] {
					h[i][k] += p * (1 - p) * x * rows[r].column(b)
				}
			}
		}
		for i := range n {
			for k := range i {
				h[k][i] = h[i][k]
			}
			h[i][n] = g[i]
		}
		for i, d := range solve(h) {
			w[i] += d
		}
	}
	return w
}

// solve solves linear equations.
func solve(h [][]float64) []float64 {
	n := len(h)
	for i := range n {
		top := i
		for k := i + 1; k < n; k++ {
			if math.Abs(h[k][i]) > math.Abs(h[top][i]) {
				top = k
			}
		}
		h[i], h[top] = h[top], h[i]
		for k := range n {
			if k == i || h[i][i] == 0 {
				continue
			}
			q := h[k][i] / h[i][i]
			for c := i; c <= n; c++ {
				h[k][c] -= q * h[i][c]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		if h[i][i] != 0 {
			x[i] = h[i][n] / h[i][i]
		}
	}
	return x
}

func chance(r *seen, use []int, w []float64) float64 {
	z := 0.0
	for i, k := range use {
		z += w[i] * r.column(k)
	}
	return 1 / (1 + math.Exp(-z))
}

// loss is the mean logarithmic loss on the positions that are kept for it.
func loss(rows []seen, use []int, w []float64) float64 {
	sum, n := 0.0, 0
	for i := range rows {
		if !rows[i].test {
			continue
		}
		p := min(max(chance(&rows[i], use, w), 1e-9), 1-1e-9)
		sum -= rows[i].won*math.Log(p) + (1-rows[i].won)*math.Log(1-p)
		n++
	}
	return sum / float64(max(n, 1))
}
