package solve

import (
	"math/rand/v2"
	"testing"

	"tenaille/game/ai/search"
	"tenaille/levels"
)

// variant is a puzzle with other hit points, other worths and, if it is to be, somebody
// standing beside where it did. Not everyone can be proved.
func variant(c *levels.Case, r *rand.Rand, moved bool) {
	rows, all := c.Setup.Map.Rows, c.Setup.Combatants
	for i := range all {
		s := &all[i]
		if s.HP != 0 {
			s.HP = max(1, s.HP-3+r.IntN(7))
		}
		to := [2]int{s.At[0] + r.IntN(3) - 1, s.At[1] + r.IntN(3) - 1}
		free := moved && to[0] >= 0 && to[1] >= 0 && to[1] < len(rows) && to[0] < len(rows[0]) && rows[to[1]][to[0]] == '.'
		for k := range all {
			free = free && all[k].At != to
		}
		if free {
			s.At = to
		}
	}
	for i := range all { // not as a map has them, which has no order
		if sheet := all[i].ID; c.Puzzle.Stand[sheet] != 0 {
			c.Puzzle.Stand[sheet] = c.Puzzle.Stand[sheet] * int64(70+r.IntN(60)) / 100
		}
	}
}

// TestSearchFindsWhatIsProvedElsewhere: what is told of the puzzles of the collection holds
// of positions nobody has chosen: what the search finds best in its full width, which is
// how machines begin, loses nothing by the proof, and few are too large for a captain.
func TestSearchFindsWhatIsProvedElsewhere(t *testing.T) {
	files, err := collection()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 11))
	proved, large, narrowed := 0, 0, 0
	for _, name := range files {
		for k := range 4 {
			f, err := levels.OpenPosition(name)
			if err != nil {
				t.Fatal(err)
			}
			c := &f.Cases[0]
			variant(c, r, k%2 == 1)
			p, err := Solve(c, 1_000_000)
			if err != nil {
				continue // nobody can act, somebody stands in a wall, or it is too big
			}
			proved++
			var s search.Search
			s.Begin(p.start, p.goal, true, 160_000)
			done, ok, whole := false, false, true
			for !done {
				if done, ok = s.Step(); done && !ok && s.Narrow(p.start) {
					done, whole = false, false
				}
			}
			best := s.Best()
			if !ok || best == nil {
				large++
				continue
			}
			if !whole {
				narrowed++
			} else if v := p.walk.act(p.start, &best.Action); v.Loss(p.Best()) >= Close {
				t.Errorf("%s, variant %d: %+v loses %f", name, k, levels.CommandOf(p.start, &best.Action), v.Loss(p.Best()))
			}
		}
	}
	if t.Logf("%d variants, %d not looked at in full width, %d too large", proved, narrowed, large); proved < 160 || 20*(large+narrowed) > proved {
		t.Errorf("%d variants were proved, %d of them too large for a captain, %d to be looked at in full width", proved, large, narrowed)
	}
}
