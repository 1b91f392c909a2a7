package grid

import "testing"

// arena is a 40 by 40 map with rooms, walls, trees, low walls and fog, and 16
// bodies of one and four cells: a crowded battle.
func arena(tb testing.TB) *Field {
	m, err := NewMap(40, 40)
	if err != nil {
		tb.Fatal(err)
	}
	f := &Field{Map: m, Rules: DefaultOptions()}
	seed := uint32(12345)
	next := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	add := func(err error) {
		if err != nil {
			tb.Fatal(err)
		}
	}
	for range 90 {
		add(m.AddCell(C(next(40), next(40)), Feature{Kind: FeatureWall}))
	}
	for range 40 {
		add(m.AddCell(C(next(40), next(40)), Feature{Kind: FeatureCover, Grade: CoverStandard, Walkable: true}))
		add(m.AddEdge(V(next(40), next(40)), Feature{Kind: FeatureLow}))
		add(m.AddEdge(H(next(40), next(40)), Feature{Kind: FeatureWall}))
		add(m.AddCell(C(next(40), next(40)), Feature{Kind: FeatureConceal}))
		add(m.AddCell(C(next(40), next(40)), Feature{Kind: FeatureDifficult}))
	}
	for i := range 16 {
		s := Space{C(5+next(28), 5+next(28)), 1}
		if i%4 == 0 {
			s.N = 2
		}
		f.Bodies = append(f.Bodies, Body{s, int16(i)})
	}
	return f
}

func BenchmarkEffect(b *testing.B) {
	f := arena(b)
	for i := 0; b.Loop(); i++ {
		x, y := f.Bodies[i&15].Space.At, f.Bodies[(i*7+i>>4+1)&15].Space.At
		f.Effect(x, y)
	}
}

func BenchmarkCover(b *testing.B) {
	f := arena(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := f.pairQuery(i)
		f.Cover(&q)
		f.Concealment(&q, nil)
	}
}

// pairQuery is a shot between two bodies of one cell.
func (f *Field) pairQuery(i int) CoverQuery {
	x, y := &f.Bodies[i&15], &f.Bodies[(i*7+i>>4+1)&15]
	return CoverQuery{
		Attacker: Square(x.Space.At), Target: Square(y.Space.At), TargetHeight: 180, AttackerTag: x.Tag, TargetTag: y.Tag,
	}
}

// BenchmarkReach is the bare search: speed 12, occupied squares, some of which
// may be passed, difficult ground, low walls, parents.
func BenchmarkReach(b *testing.B) {
	f := arena(b)
	occ := f.occupied(Square(C(20, 20)))
	var k Walk
	b.ReportAllocs()
	for b.Loop() {
		k.Search(f, Square(C(20, 20)), 12, 0, occ, nil)
	}
}

// occupied is where the bodies stand, every other one of them an ally.
func (f *Field) occupied(but Space) []uint8 {
	occ := make([]uint8, f.Map.w*f.Map.h)
	for i, b := range f.Bodies {
		for _, c := range b.Space.Cells(nil) {
			if !but.Contains(c) {
				occ[f.Map.Index(c)] = OccPass + uint8(i&1)
			}
		}
	}
	return occ
}

// BenchmarkPair looks cover and line of effect of pairs of cells up, drawn at
// random all over the map, with 16 creatures and 40 low walls on top.
func BenchmarkPair(b *testing.B) {
	f := arena(b)
	f.Map.Survey()
	f.Memo = new(Memo)
	seed := uint32(99)
	next := func() int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % 1600
	}
	var pairs [1024]CoverQuery
	for i := range pairs {
		a, t := f.Map.CellAt(next()), f.Map.CellAt(next())
		pairs[i] = CoverQuery{Attacker: Square(a), Target: Square(t), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag}
		f.Cover(&pairs[i])
	}
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		f.Cover(&pairs[i&1023])
	}
}

func BenchmarkReachLarge(b *testing.B) {
	f := arena(b)
	var k Walk
	for b.Loop() {
		k.Search(f, Space{C(20, 20), 2}, 12, 0, nil, nil)
	}
}

func BenchmarkSkirmishCover(b *testing.B) {
	f := arena(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := f.pairQuery(i)
		f.SkirmishCover(q.Attacker, q.Target, q.AttackerTag, q.TargetTag)
	}
}

func BenchmarkThreatened(b *testing.B) {
	f := arena(b)
	buf := make([]Cell, 0, 256)
	for i := 0; b.Loop(); i++ {
		buf = f.ThreatenedCells(buf[:0], f.Bodies[i&15].Space, Interval{1, 2})
	}
}

// BenchmarkSearchAllocs fails its purpose when anything is allocated: the
// search, its answers and the questions of cover all live on the stack or in
// the reused Walk.
func BenchmarkSearchAllocs(b *testing.B) {
	f := arena(b)
	var k Walk
	cells, path := make([]Cell, 0, 2048), make([]Dir, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		k.Search(f, Square(C(20, 20)), 12, 0, nil, nil)
		cells = k.Cells(cells[:0])
		path = k.Path(cells[len(cells)-1], path[:0])
	}
}

func TestNothingAllocates(t *testing.T) {
	plain, surveyed := arena(t), arena(t)
	surveyed.Map.Survey()
	for _, f := range []*Field{plain, surveyed} {
		asksWithoutAllocating(t, f)
	}
}

func asksWithoutAllocating(t *testing.T, f *Field) {
	var k Walk
	cells, path := make([]Cell, 0, 2048), make([]Dir, 0, 64)
	i := 0
	if n := testing.AllocsPerRun(200, func() {
		i++
		q := f.pairQuery(i)
		f.Cover(&q)
		f.Concealment(&q, nil)
		f.SkirmishCover(q.Attacker, q.Target, q.AttackerTag, q.TargetTag)
		f.EffectSpaces(q.Attacker, q.Target)
		f.SightSpaces(q.Attacker, q.Target, false)
		k.Search(f, q.Attacker, 12, 0, nil, nil)
		cells = k.Cells(cells[:0])
		if len(cells) > 0 {
			path = k.Path(cells[len(cells)-1], path[:0])
		}
		cells = f.ThreatenedCells(cells[:0], q.Attacker, Interval{1, 2})
	}); n != 0 {
		t.Errorf("%v allocations a round, want 0", n)
	}
}

// walled is a map of 40 by 40 cells of which one in so many is a wall, drawn at
// random: as bare as the floors that such tables are compared with.
func walled(tb testing.TB, oneIn int) *Map {
	m, err := NewMap(40, 40)
	if err != nil {
		tb.Fatal(err)
	}
	seed := uint32(4711)
	for i := range 1600 {
		seed = seed*1664525 + 1013904223
		if int(seed>>8)%oneIn == 0 {
			if err := m.AddCell(m.CellAt(i), Feature{Kind: FeatureWall}); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return m
}

// BenchmarkSurvey makes the whole table of cover and line of effect.
func BenchmarkSurvey(b *testing.B) {
	for _, c := range []struct {
		name string
		m    *Map
	}{{"walls25", walled(b, 4)}, {"walls05", walled(b, 20)}, {"arena", arena(b).Map}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.m.Survey()
			}
		})
	}
}
