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
// of positions nobody has chosen: what the search finds best loses nothing by the proof,
// and few are too large for a captain.
func TestSearchFindsWhatIsProvedElsewhere(t *testing.T) {
	files, err := collection()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 11))
	proved, large := 0, 0
	for _, name := range files {
		if beyond(name) {
			continue
		}
		for k := range 2 {
			f, err := levels.OpenPosition(name)
			if err != nil {
				t.Fatal(err)
			}
			c := &f.Cases[0]
			variant(c, r, k == 1)
			p, err := Solve(c, 1_000_000)
			if err != nil {
				continue // nobody can act, somebody stands in a wall, or it is too big
			}
			proved++
			var s search.Search
			s.Begin(p.start, p.goal, false, 60_000)
			done, ok := false, false
			for !done {
				done, ok = s.Step()
			}
			best := s.Best()
			if !ok || best == nil {
				large++
				continue
			}
			if v := p.walk.act(p.start, &best.Action); v.Loss(p.Best()) >= Close {
				t.Errorf("%s, variant %d: %+v loses %f", name, k, levels.CommandOf(p.start, &best.Action), v.Loss(p.Best()))
			}
		}
	}
	if t.Logf("%d variants, %d too large", proved, large); proved < 80 || 20*large > proved {
		t.Errorf("%d variants were proved, %d of them too large for a captain", proved, large)
	}
}
