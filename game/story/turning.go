package story

import (
	"slices"
)

// Turning returns the rolls that turned the match, at most n, in order: the
// blow of the last fall, then by turns the greatest good fortune and the
// greatest misfortune of whoever rolled.
func (s *Story) Turning(n int) []Roll {
	var taken []int
	take := func(i int) bool {
		if i < 0 || len(taken) >= n || slices.Contains(taken, i) {
			return false
		}
		taken = append(taken, i)
		return true
	}
	for i := len(s.Rolls) - 1; i >= 0; i-- {
		if s.Rolls[i].Fell {
			take(i)
			break
		}
	}
	best, worst := s.bySwing()
	for k := 0; len(taken) < n && k < len(best); k++ {
		take(best[k])
		take(worst[k])
	}
	slices.Sort(taken)
	out := make([]Roll, 0, len(taken))
	for _, i := range taken {
		out = append(out, s.Rolls[i])
	}
	return out
}

// bySwing lists the rolls from the greatest swing above their promise down, and
// from the greatest below it; those that came as near as a hundredth of a
// creature are no turning points.
func (s *Story) bySwing() (best, worst []int) {
	for i := range s.Rolls {
		best, worst = append(best, i), append(worst, i)
	}
	by := func(sign int64) func(a, b int) int {
		return func(a, b int) int {
			if d := sign * (s.Rolls[b].Swing() - s.Rolls[a].Swing()); d != 0 {
				return int(max(min(d, 1), -1))
			}
			return a - b
		}
	}
	slices.SortFunc(best, by(1))
	slices.SortFunc(worst, by(-1))
	for k := range best {
		if s.Rolls[best[k]].Swing() < Creature/100 {
			best[k] = -1
		}
		if s.Rolls[worst[k]].Swing() > -Creature/100 {
			worst[k] = -1
		}
	}
	return best, worst
}

// Foremost returns the creature of a side that did most: by worth, then by the
// hit points it dealt and gave back. It is nil for a side that has none.
func (s *Story) Foremost(side int) *Hero {
	var best *Hero
	for i := range s.Heroes {
		h := &s.Heroes[i]
		if h.Side != side {
			continue
		}
		if best == nil || h.Worth > best.Worth || h.Worth == best.Worth && h.Dealt+h.Healing > best.Dealt+best.Healing {
			best = h
		}
	}
	return best
}
