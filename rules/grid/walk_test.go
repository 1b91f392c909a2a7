package grid

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// slowWalk finds every least (cost, danger) by relaxing all steps until
// nothing changes, and then the first predecessor in row-major order.
type slowWalk map[[3]int][3]int // (x, y, parity) -> (cost, danger, from)

func plainWalk(f *Field, from Space, budget, diagonals int, squeezing, wary bool, occ, danger []uint8) slowWalk {
	m := f.Map
	best := slowWalk{{int(from.At.X), int(from.At.Y), diagonals & 1}: {0, 0, -1}}
	for changed := true; changed; {
		changed = false
		for y := range m.H() {
			for x := range m.W() {
				for parity := range 2 {
					v, ok := best[[3]int{x, y, parity}]
					if !ok {
						continue
					}
					s := Space{C(x, y), from.N}
					if wary && v[2] >= 0 && danger[m.Index(s.At)] > 0 {
						continue
					}
					for d := N; d <= NW; d++ {
						if _, why := f.Step(s, d); why != StepOK || worstOf(m, s.Moved(d), occ) == OccBlock {
							continue
						}
						step, p := f.Count(s, d, parity, squeezing)
						cost := v[0] + step
						if p &= 1; cost > budget {
							continue
						}
						to := s.Moved(d).At
						key := [3]int{int(to.X), int(to.Y), p}
						w := [3]int{cost, v[1] + int(danger[m.Index(s.At)]), 2*m.Index(s.At) + parity}
						if old, ok := best[key]; !ok || before(w, old) {
							best[key], changed = w, true
						}
					}
				}
			}
		}
	}
	return best
}

// worstOf is the worst occupation of the cells of s.
func worstOf(m *Map, s Space, occ []uint8) uint8 {
	worst := OccFree
	for _, c := range s.Cells(nil) {
		worst = max(worst, occ[m.Index(c)])
	}
	return worst
}

func before(a, b [3]int) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// TestWalkAgreesWithPlain holds what it says of these rules.
//
// Rules: MOV-02 to MOV-07, SIL-05, GEO-18.
func TestWalkAgreesWithPlain(t *testing.T) {
	var k Walk // one for all, so that reuse is tested too
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 8, 8, 14)
		f := &Field{Map: m, Rules: drawRules(t), OpenDoors: uint64(rapid.IntRange(0, 7).Draw(t, "open"))}
		s := scene{f: f}
		from := drawSpace(t, m, 3)
		s.q.Attacker = from
		occ, danger := make([]uint8, m.W()*m.H()), make([]uint8, m.W()*m.H())
		for i := range occ {
			if !from.Contains(m.CellAt(i)) {
				occ[i] = rapid.SampledFrom([]uint8{OccFree, OccFree, OccFree, OccPass, OccBlock}).Draw(t, "occ")
			}
			danger[i] = rapid.SampledFrom([]uint8{0, 0, 1, 2}).Draw(t, "danger")
		}
		budget, diagonals := rapid.IntRange(0, 9).Draw(t, "budget"), rapid.IntRange(0, 1).Draw(t, "diagonals")
		k.Squeezing = rapid.IntRange(0, 3).Draw(t, "squeezing") == 0
		k.Wary = rapid.IntRange(0, 2).Draw(t, "wary") == 0
		k.Search(f, from, budget, diagonals, occ, danger)
		slow := plainWalk(f, from, budget, diagonals, k.Squeezing, k.Wary, occ, danger)
		var ends []Cell
		for y := range m.H() {
			for x := range m.W() {
				c := C(x, y)
				want, found := [3]int{}, false
				for parity := range 2 {
					if v, ok := slow[[3]int{x, y, parity}]; ok && (!found || before(v, want)) {
						want, found = v, true
					}
				}
				if found && worstOf(m, Space{c, from.N}, occ) != OccFree {
					found = false
				}
				cost, ok := k.Cost(c)
				if ok != found || ok && (cost != want[0] || k.Danger(c) != want[1]) {
					t.Fatalf("%v: cost %d danger %d %v, plain %v %v\n%v\nocc %v danger %v budget %d", c, cost, k.Danger(c), ok, want, found, s, occ, danger, budget)
				}
				if ok && c != from.At {
					ends = append(ends, c)
				}
				if err := followed(f, &k, from, c, diagonals, danger); ok && err != nil {
					t.Fatalf("path to %v: %v\n%v", c, err, s)
				}
			}
		}
		if got := k.Cells(nil); fmt.Sprint(got) != fmt.Sprint(ends) {
			t.Fatalf("Cells %v, want %v\n%v", got, ends, s)
		}
		var near []Place
		for _, c := range ends {
			if cost, _ := k.Cost(c); cost <= budget/2 {
				near = append(near, Place{c, cost})
			}
		}
		if got := k.Places(nil, budget/2); fmt.Sprint(got) != fmt.Sprint(near) {
			t.Fatalf("Places within %d %v, want %v\n%v", budget/2, got, near, s)
		}
	})
}

// TestExpandGoesOn holds a search in steps to one at once: as far as it has come
// it says what a search of that budget says, and with goals it ends at the
// cheapest of those that can be reached, wherever it stood when they were set.
//
// Rules: MOV-02 to MOV-07, GEO-18.
func TestExpandGoesOn(t *testing.T) {
	var steps, whole Walk
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 8, 8, 14)
		f := &Field{Map: m, Rules: drawRules(t)}
		from := drawSpace(t, m, 2)
		occ, danger := make([]uint8, m.W()*m.H()), make([]uint8, m.W()*m.H())
		goals := make([]uint8, m.W()*m.H())
		for i := range occ {
			if !from.Contains(m.CellAt(i)) {
				occ[i] = rapid.SampledFrom([]uint8{OccFree, OccFree, OccFree, OccPass, OccBlock}).Draw(t, "occ")
			}
			danger[i] = rapid.SampledFrom([]uint8{0, 0, 1}).Draw(t, "danger")
			goals[i] = rapid.SampledFrom([]uint8{0, 0, 0, 0, 1}).Draw(t, "goal")
		}
		budget := rapid.IntRange(0, 9).Draw(t, "budget")
		part := rapid.IntRange(0, budget).Draw(t, "part")
		same := func(squares int) {
			whole.Search(f, from, squares, 0, occ, danger)
			if got, want := steps.Cells(nil), whole.Cells(nil); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("as far as %d: %v, at once %v", squares, got, want)
			}
			for _, c := range whole.Cells(nil) {
				got, _ := steps.Cost(c)
				want, _ := whole.Cost(c)
				if got != want || steps.Danger(c) != whole.Danger(c) || fmt.Sprint(steps.Path(c, nil)) != fmt.Sprint(whole.Path(c, nil)) {
					t.Fatalf("%v for %d %v, at once %d %v", c, got, steps.Path(c, nil), want, whole.Path(c, nil))
				}
			}
		}
		steps.Open(f, from, budget, 0, occ, danger)
		steps.Expand(part)
		same(part)
		if rapid.Bool().Draw(t, "goals") {
			least, found := budget, false
			whole.Search(f, from, budget, 0, occ, danger)
			for i, goal := range goals {
				if cost, ok := whole.Cost(m.CellAt(i)); ok && goal != 0 {
					least, found = min(least, cost), true
				}
			}
			steps.Goals = goals
			steps.Expand(budget)
			steps.Goals = nil
			if found {
				same(max(least, part))
				return
			}
		} else {
			steps.Expand(budget)
		}
		same(budget)
	})
}

// TestSearchesForget: what was found by an earlier search does not tell where one for
// goals is over, so that a creature decides the same whatever it has thought of before.
func TestSearchesForget(t *testing.T) {
	m, err := NewMap(12, 12)
	if err != nil {
		t.Fatal(err)
	}
	seed := uint32(7)
	for i := range 144 {
		if seed = seed*1664525 + 1013904223; seed>>24&3 == 0 {
			if err := m.AddCell(m.CellAt(i), Feature{Kind: FeatureDifficult}); err != nil {
				t.Fatal(err)
			}
		}
	}
	f, from := &Field{Map: m}, Square(C(5, 5))
	var used Walk
	for n := range 500 {
		used.Goals = nil
		used.Search(f, from, 9, 0, make([]uint8, 144), nil) // the move may end anywhere
		occ, goals := make([]uint8, 144), make([]uint8, 144)
		for i := range occ {
			seed = seed*1664525 + 1013904223
			if draw := seed >> 24; m.CellAt(i) != from.At {
				occ[i] = [4]uint8{OccFree, OccFree, OccPass, OccBlock}[draw&3]
				goals[i] = uint8(draw >> 2 & draw >> 3 & draw >> 4 & draw >> 5 & 1)
			}
		}
		fresh := Walk{Goals: goals}
		fresh.Search(f, from, 9, 0, occ, nil)
		used.Goals = goals
		used.Search(f, from, 9, 0, occ, nil)
		if got, want := fmt.Sprint(used.Cells(nil)), fmt.Sprint(fresh.Cells(nil)); got != want {
			t.Fatalf("search %d, after another: %s\nby itself: %s\nocc %v goals %v", n, got, want, occ, goals)
		}
	}
}

// followed walks the path to c step by step and compares what it costs.
func followed(f *Field, k *Walk, from Space, c Cell, diagonals int, danger []uint8) error {
	s, cost, risk := from, 0, 0
	for _, d := range k.Path(c, nil) {
		if _, why := f.Step(s, d); why != StepOK {
			return fmt.Errorf("step %d from %v refused: %v", d, s.At, why.Rule())
		}
		var step int
		step, diagonals = f.Count(s, d, diagonals, k.Squeezing)
		cost += step
		risk += int(danger[f.Map.Index(s.At)])
		s = s.Moved(d)
	}
	want, _ := k.Cost(c)
	if s.At != c || cost != want || risk != k.Danger(c) {
		return fmt.Errorf("path %v ends at %v, cost %d danger %d; want %v, %d, %d", k.Path(c, nil), s.At, cost, risk, c, want, k.Danger(c))
	}
	return nil
}

// A mirrored map has mirrored costs.
func TestMirroredWalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := &Field{Map: drawMap(t, 8, 8, 14), Rules: drawRules(t)}
		m := drawMirror(t, f.Map)
		g := m.field(t, f)
		from := drawSpace(t, f.Map, 2)
		var k, j Walk
		k.Search(f, from, 7, 0, nil, nil)
		j.Search(g, m.space(from), 7, 0, nil, nil)
		for y := range f.Map.H() - int(from.N) + 1 {
			for x := range f.Map.W() - int(from.N) + 1 {
				to := Space{C(x, y), from.N}
				a, ok := k.Cost(to.At)
				b, okay := j.Cost(m.space(to).At)
				if a != b || ok != okay {
					t.Fatalf("to %v: %d %v, mirrored by %+v: %d %v\n%v", to, a, ok, m, b, okay, scene{f: f, q: CoverQuery{Attacker: from, Target: to}})
				}
			}
		}
	})
}
