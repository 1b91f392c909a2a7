package peers

import (
	"math/rand/v2"
	"testing"

	"codeberg.org/anaseto/gruid"
	"codeberg.org/anaseto/gruid/paths"
	"github.com/solarlune/resolv"

	"tenaille/.ci/bench/floor"
)

var sink int

// places are free cells of m, always the same.
func places(m *floor.Map, n int) []gruid.Point {
	r := rand.New(rand.NewPCG(3, 4))
	var list []gruid.Point
	for len(list) < n {
		p := gruid.Point{X: r.IntN(m.W), Y: r.IntN(m.H)}
		if !m.Wall[p.Y*m.W+p.X] {
			list = append(list, p)
		}
	}
	return list
}

// The floors must agree, or nothing can be held against them.
func TestSweepIsNaive(t *testing.T) {
	for seed := uint64(1); seed < 12; seed++ {
		m := floor.Random(19, 14, float64(seed%8)*.06, seed)
		s := floor.NewSweep(m)
		s.Build()
		n := m.W * m.H
		clear, some := make([]uint64, n*m.W), make([]uint64, n*m.W)
		s.Table(clear, some)
		for a := range n {
			for b := range n {
				k, y := a*m.W+b%m.W, b/m.W
				got := floor.Total
				switch {
				case clear[k]>>y&1 == 1:
					got = floor.Clear
				case some[k]>>y&1 == 1:
					got = floor.Cover
				}
				if want := m.CoverNaive(a%m.W, a/m.W, b%m.W, b/m.W); got != want {
					t.Fatalf("map %d, %d to %d: swept %d, walked %d", seed, a, b, got, want)
				}
			}
		}
	}
}

func TestReachesAgree(t *testing.T) {
	for seed := uint64(1); seed < 12; seed++ {
		m := floor.Random(25, 19, .3, seed)
		p := places(m, 1)[0]
		array, bit := floor.NewReach(m).Run(p.X, p.Y, 12), floor.NewBitReach(m).Run(p.X, p.Y, 12, nil)
		if array != bit {
			t.Fatalf("map %d: %d cells by array, %d by bits", seed, array, bit)
		}
	}
}

func BenchmarkTableNaive(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	out := make([]uint8, 1600*1600)
	for range b.N {
		m.TableNaive(out)
	}
}

func BenchmarkTableSweep(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	s := floor.NewSweep(m)
	clear, some := make([]uint64, 1600*40), make([]uint64, 1600*40)
	for range b.N {
		s.Load(m)
		s.Build()
		s.Table(clear, some)
	}
}

func BenchmarkPairNaive(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	p := places(m, 1024)
	for i := range b.N {
		q, r := p[i&1023], p[(i+511)&1023]
		sink += m.CoverNaive(q.X, q.Y, r.X, r.Y)
	}
}

// resolv: the sixteen lines of a pair, walls as rectangles, those under the
// line only.
func BenchmarkPairResolv(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	space := resolv.NewSpace(m.W*16, m.H*16, 16, 16)
	for i, w := range m.Wall {
		if w {
			space.Add(resolv.NewRectangleFromTopLeft(float64(i%m.W*16), float64(i/m.W*16), 16, 16))
		}
	}
	p := places(m, 1024)
	for i := range b.N {
		q, r := p[i&1023], p[(i+511)&1023]
		for k := range 16 {
			x0, y0 := float64((q.X+k&1)*16), float64((q.Y+k>>1&1)*16)
			x1, y1 := float64((r.X+k>>2&1)*16), float64((r.Y+k>>3)*16)
			box := resolv.Bounds{Min: resolv.NewVector(min(x0, x1), min(y0, y1)), Max: resolv.NewVector(max(x0, x1), max(y0, y1))}
			resolv.LineTest(resolv.LineTestSettings{
				Start: resolv.NewVector(x0, y0), End: resolv.NewVector(x1, y1),
				TestAgainst: space.FilterCells(box).FilterShapes(),
				OnIntersect: func(resolv.IntersectionSet, int, int) bool { sink++; return false },
			})
		}
	}
}

// pather offers the free neighbours of a cell to gruid.
type pather struct {
	m         *floor.Map
	neighbors paths.Neighbors
}

func (p *pather) Neighbors(q gruid.Point) []gruid.Point {
	return p.neighbors.All(q, func(r gruid.Point) bool {
		return uint(r.X) < uint(p.m.W) && uint(r.Y) < uint(p.m.H) && !p.m.Wall[r.Y*p.m.W+r.X]
	})
}

func (p *pather) Cost(_, _ gruid.Point) int { return 1 }

func BenchmarkReachGruid(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	search, p, from := paths.NewPathRange(gruid.NewRange(0, 0, 40, 40)), &pather{m: m}, places(m, 64)
	for i := range b.N {
		sink += len(search.DijkstraMap(p, from[i&63:i&63+1], 12))
	}
}

func BenchmarkReachArray(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	r, from := floor.NewReach(m), places(m, 64)
	for i := range b.N {
		sink += r.Run(from[i&63].X, from[i&63].Y, 12)
	}
}

func BenchmarkReachBits(b *testing.B) {
	m := floor.Random(40, 40, .25, 1)
	r, from := floor.NewBitReach(m), places(m, 64)
	for i := range b.N {
		sink += r.Run(from[i&63].X, from[i&63].Y, 12, nil)
	}
}
