//go:build !js

package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"tenaille/game/lab"
	"tenaille/game/placing/lineup"
	"tenaille/levels"
	"tenaille/rules"
)

// both is the answer that every side takes its places by search.
const both = "both"

// placed is what a search for a line-up came to, and what that brought.
type placed struct {
	// Tried is how many line-ups there were, Rule what the one taken was made by, empty
	// where the side stays as it stood.
	Tried int    `json:"tried"`
	Rule  string `json:"rule,omitempty"`
	// Before and After are how many games in 100 the side has won as it stood and as it
	// was placed, a draw being half of one, Gain the difference in the same games.
	Before float64  `json:"before"`
	After  float64  `json:"after"`
	Gain   lab.Mean `json:"gain"`

	points [2][]float64 // of each game, before and after
}

// deploy has the sides asked for take their places by search, each as if the others stood
// as they do.
func (s *simulate) deploy(ctx context.Context, setup *rules.Setup, seed uint64) (map[string]*placed, error) {
	f, err := levels.OpenField(s.Level)
	if err != nil {
		return nil, err
	}
	if s.Deploy != both && !slices.Contains(f.Sides, s.Deploy) {
		return nil, fmt.Errorf("%q is none of %s, %s", s.Deploy, strings.Join(f.Sides, ", "), both)
	}
	found := map[string]*placed{}
	was, as := *setup, *setup
	as.Combatants = slices.Clone(was.Combatants)
	for n, side := range f.Sides {
		if s.Deploy != both && s.Deploy != side {
			continue
		}
		search, err := lineup.New(f, was, n, seed)
		if err != nil {
			return nil, err
		}
		for !search.Work() {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
		}
		if err := search.Err(); err != nil {
			return nil, err
		}
		tried := search.Tried()
		found[side] = &placed{Tried: len(tried), Rule: tried[search.Best()].Rule}
		search.Places(func(i int, at [2]int, lies bool) {
			as.Combatants[i].At = at
			id := as.Combatants[i].ID
			as.Ambush = slices.DeleteFunc(slices.Clone(as.Ambush), func(o int) bool { return o == id })
			if lies {
				as.Ambush = append(as.Ambush, id)
				slices.Sort(as.Ambush)
			}
		})
	}
	*setup = as
	return found, nil
}

// asTheyStand plays the games with everybody where they stood, for comparison.
func (s *simulate) asTheyStand(ctx context.Context, r *record, setup *rules.Setup, kinds [][]string, seed uint64) error {
	plan := s.plan(r, setup, kinds, seed, false)
	_, err := s.runs(ctx, 0, s.Games, plan, func(_ int, o *lab.Outcome) error {
		r.gained(0, o)
		return nil
	})
	return err
}

// gained takes down what a game brought the sides that were placed by search, before
// or after that.
func (r *record) gained(after int, o *lab.Outcome) {
	for side, p := range r.Placed {
		points := 50.
		if !o.Stopped && o.Winner >= 0 {
			points = 0
			if o.Sides[o.Winner] == side {
				points = 100
			}
		}
		p.points[after] = append(p.points[after], points)
	}
}

// gains makes means of what was taken down.
func (r *record) gains() {
	for _, p := range r.Placed {
		n := min(len(p.points[0]), len(p.points[1]))
		got := make([]float64, n)
		for g := range n {
			got[g] = p.points[1][g] - p.points[0][g]
		}
		p.Before, p.After, p.Gain = lab.MeanOf(p.points[0]).Mean, lab.MeanOf(p.points[1]).Mean, lab.MeanOf(got)
	}
}

// told tells it of a side in a line.
func (p *placed) told(side string) string {
	if p.Rule == "" {
		return fmt.Sprintf("%s stays as it stands: none of %d line-ups is clearly better", side, p.Tried)
	}
	return fmt.Sprintf("%s stands %s, of %d line-ups: %.1f %% of the games, %.1f %% as it stood, %+.1f (%+.1f to %+.1f)", side, p.Rule, p.Tried, p.After, p.Before, p.Gain.Mean, p.Gain.Low, p.Gain.High)
}
