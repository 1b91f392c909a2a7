package grid

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// scatter makes a map of up to 66 by 20 cells with much on it that steps meet.
func scatter(t *testing.T, r *rand.Rand) *Map {
	m, err := NewMap(2+r.IntN(65), 1+r.IntN(20))
	if err != nil {
		t.Fatal(err)
	}
	put := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	at := func() Cell { return C(r.IntN(m.w), r.IntN(m.h)) }
	dense := r.IntN(8)
	for range m.w * m.h * dense / 40 {
		put(m.AddCell(at(), Feature{Kind: FeatureDifficult}))
		put(m.AddCell(at(), Feature{Kind: FeatureLow, Height: 50}))
		put(m.AddEdge(V(r.IntN(m.w+1), r.IntN(m.h)), Feature{Kind: FeatureLow, Height: 50}))
		put(m.AddEdge(H(r.IntN(m.w), r.IntN(m.h+1)), Feature{Kind: FeatureWall}))
		put(m.AddEdge(V(r.IntN(m.w+1), r.IntN(m.h)), Feature{Kind: FeatureWall, Door: int8(1 + r.IntN(3))}))
		if r.IntN(2) == 0 {
			put(m.AddCell(at(), Feature{Kind: FeatureWall}))
			put(m.AddCell(at(), Feature{Kind: FeatureNarrow}))
		}
	}
	return m
}

// TestWavesSayWhatNodesSay: what a search by waves answers is what a search of nodes does,
// in whatever order and however far on one asks, with dangers, goals and doors that open
// between two searches: costs, ways step by step, and dangers.
//
// Rules: MOV-02 to MOV-07, SIL-05, GEO-18.
func TestWavesSayWhatNodesSay(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	waves, ways := 0, 0
	for scene := range 400 {
		m := scatter(t, r)
		f := &Field{Map: m, Rules: Options{Diagonal1111: r.IntN(4) == 0, Roomy: r.IntN(4) == 0}}
		var wave, node Walk // each for several searches, so that none leaves a trace in the next
		for search := range 3 {
			f.OpenDoors = uint64(r.IntN(8))
			from := Space{At: C(r.IntN(m.w), r.IntN(m.h)), N: uint8(1 + r.IntN(3)*r.IntN(2))}
			occ, danger, goals := make([]uint8, m.w*m.h), make([]uint8, m.w*m.h), make([]uint8, m.w*m.h)
			perils := r.IntN(3)
			for i := range occ {
				if !from.Contains(m.CellAt(i)) || search == 2 { // perhaps somebody shares its space
					occ[i] = [12]uint8{OccPass, OccBlock}[r.IntN(12)]
				}
				danger[i] = uint8(r.IntN(1+perils) * r.IntN(2) * r.IntN(2) * r.IntN(2))
				goals[i] = uint8(r.IntN(40) / 39)
			}
			if perils == 0 && r.IntN(2) == 0 {
				danger = nil
			}
			squeezing := r.IntN(6) == 0
			budget, odd := r.IntN(40), r.IntN(2)
			for _, k := range []*Walk{&wave, &node} {
				k.Squeezing, k.Goals = squeezing, nil
				k.Open(f, from, budget, odd, occ, danger)
			}
			node.begun = true // by nodes, as Open leaves it
			node.rewind()
			node.bar()
			wish := r.IntN(2) == 0
			for part := range 1 + r.IntN(3) {
				squares := r.IntN(40)
				if wish || part > 0 && r.IntN(2) == 0 {
					wave.Goals, node.Goals = goals, goals
				}
				wave.Expand(squares)
				node.Expand(squares)
				if !wave.byNode {
					waves++
				}
				what := fmt.Sprintf("scene %d, search %d, part %d", scene, search, part)
				ways += compare(t, r, what, m, &wave, &node)
			}
		}
	}
	if waves < 1000 || ways < 10000 {
		t.Errorf("%d searches by waves and %d ways say little", waves, ways)
	}
}

// compare asks two searches the same and returns about how many ways it did.
func compare(t *testing.T, r *rand.Rand, what string, m *Map, wave, node *Walk) (ways int) {
	t.Helper()
	same := func(which string, got, want any) {
		if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
			t.Fatalf("%s: %s: by waves %s, by nodes %s", what, which, g, w)
		}
	}
	same("cells", wave.Cells(nil), node.Cells(nil))
	squares := r.IntN(20)
	same("places", wave.Places(nil, squares), node.Places(nil, squares))
	cells := node.Cells(nil)
	cells = append(cells, node.start, C(r.IntN(m.w), r.IntN(m.h)), C(-1, 0))
	for n := range min(len(cells), 12) {
		c := cells[r.IntN(len(cells))]
		got, ok := wave.Cost(c)
		want, okay := node.Cost(c)
		same(fmt.Sprint("cost of ", c), []any{got, ok}, []any{want, okay})
		if r.IntN(2) == 0 {
			same(fmt.Sprint("danger of ", c), wave.Danger(c), node.Danger(c))
		}
		if r.IntN(3) > 0 {
			ways++
			same(fmt.Sprint("way to ", c), wave.Path(c, nil), node.Path(c, nil))
		}
		if n > 8 && r.IntN(4) == 0 {
			odd := r.IntN(2)
			way, cost, ok := wave.Way(c, odd, nil)
			path, price, okay := node.Way(c, odd, nil)
			same(fmt.Sprint("way to ", c, odd), []any{way, cost, ok}, []any{path, price, okay})
		}
	}
	return ways
}

// TestClearLooksAtWholeRows holds the quick look at a box, for maps that are as wide as a
// word of bits and one cell more than that, to one at its three planes.
func TestClearLooksAtWholeRows(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	full := 0
	for range 20000 {
		w, h := 1+r.IntN(70), 1+r.IntN(9)
		l := newLayer(w, h)
		for range r.IntN(3) {
			l.cells.set(r.IntN(w), r.IntN(h))
			l.v.set(r.IntN(w+1), r.IntN(h))
			l.h.set(r.IntN(w), r.IntN(h+1))
		}
		x0, y0 := r.IntN(w), r.IntN(h)
		x1, y1 := x0+r.IntN(w-x0), y0+r.IntN(h-y0)
		want := l.cells.empty(x0, y0, x1, y1) && l.v.empty(x0+1, y0, x1, y1) && l.h.empty(x0, y0+1, x1, y1)
		if got := l.clear(x0, y0, x1, y1); got != want {
			t.Fatalf("%d by %d, box %d %d %d %d: clear %v, want %v", w, h, x0, y0, x1, y1, got, want)
		}
		if !want {
			full++
		}
	}
	if full < 2000 {
		t.Errorf("only %d boxes held anything", full)
	}
}
