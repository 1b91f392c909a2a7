package terrain

import (
	"image"
	"slices"
	"testing"

	"tenaille/rules/grid"
)

// TestYardIsOpenGround: of a map without a look only open floor on the level of the map turns to
// grass and earth, some of it and not the middle, the same each time; a map with a look stays as
// it is.
func TestYardIsOpenGround(t *testing.T) {
	bare := func() *Terrain {
		m := NewTerrain(18, 11)
		m.Bare = true
		m.Square(0, 0).Block = Wall
		m.Square(0, 1).Block = Low
		m.Square(17, 10).Level = 1
		m.Square(17, 9).Block = Pit
		return m
	}
	m, again := dressed(bare()), dressed(bare())
	if !slices.Equal(m.Squares, again.Squares) {
		t.Error("the same map has another yard the second time")
	}
	count := map[Ground]int{}
	for i := range m.Squares {
		s, was := m.Squares[i], bare().Squares[i]
		count[s.Ground]++
		if s.Ground != was.Ground && (was.Block != Open || was.Level != 0 || s.Ground != Grass && s.Ground != Dirt) {
			t.Errorf("square %d, %d turned to %d", i%18, i/18, s.Ground)
		}
		s.Ground = was.Ground
		if s != was {
			t.Errorf("square %d, %d is another: %v", i%18, i/18, s)
		}
	}
	if count[Grass] < 20 || count[Dirt] < 6 || count[Floor] < 80 {
		t.Errorf("the yard has %d squares of grass, %d of earth and %d of floor", count[Grass], count[Dirt], count[Floor])
	}
	if g := m.Square(9, 5).Ground; g != Floor {
		t.Errorf("the middle of the yard is of ground %d", g)
	}
	known := bare()
	known.Bare = false
	for i, s := range dressed(known).Squares {
		if s.Ground != Floor {
			t.Errorf("on a map with a look square %d turned to %d", i, s.Ground)
		}
	}
	small, room := NewTerrain(5, 4), NewTerrain(9, 5)
	for i := range room.Squares {
		if x, y := i%9, i/9; x == 0 || y == 0 || x == 8 || y == 4 {
			room.Squares[i].Block = Wall
		}
	}
	for name, m := range map[string]*Terrain{"a map of a few squares": small, "a room": room} {
		m.Bare = true
		for _, s := range dressed(m).Squares {
			if s.Ground != Floor {
				t.Fatalf("%s is a yard", name)
			}
		}
	}
}

// TestRoseLiesOnOpenFloor: the rose takes the largest part of a floor where nothing stands, ends
// or lies higher, in the middle of the map where it has the choice, and none that is small.
func TestRoseLiesOnOpenFloor(t *testing.T) {
	m := NewTerrain(19, 9)
	if got := image.Rectangle(m.findRose()); got != image.Rect(5, 0, 14, 9) {
		t.Errorf("on open floor it lies at %v", got)
	}
	for name, spoil := range map[string]func(){
		"a wall":   func() { m.Square(9, 4).Block = Wall },
		"a prop":   func() { m.Props = []Prop{{Name: "brazier", At: grid.C(9, 4)}} },
		"an edge":  func() { m.Edges = []Edge{{At: grid.C(9, 4), Vertical: true, Kind: Low}} },
		"a height": func() { m.Square(9, 4).Level = 1 },
		"grass":    func() { m.Square(9, 4).Ground = Grass },
	} {
		m = NewTerrain(19, 9)
		spoil()
		r := image.Rectangle(m.findRose())
		if name == "an edge" {
			if r.Empty() || r.Min.X < 9 && r.Max.X > 9 && r.Min.Y <= 4 && r.Max.Y > 4 {
				t.Errorf("it lies at %v over an edge", r)
			}
		} else if r.Empty() || image.Pt(9, 4).In(r) {
			t.Errorf("it lies at %v under %s", r, name)
		}
	}
	if got := image.Rectangle(NewTerrain(9, 4).findRose()); !got.Empty() {
		t.Errorf("on four rows it lies at %v", got)
	}
}

// TestClothsLieUnderAwnings: before an awning with planks on one side lies a cloth of its colour, as
// far as its counter; none where a curtain parts a room, or hangs over stones.
func TestClothsLieUnderAwnings(t *testing.T) {
	awning := func(m *Terrain, y int) {
		for x := 2; x < 6; x++ {
			m.Edges = append(m.Edges, Edge{At: grid.C(x, y), Kind: Curtain})
		}
	}
	planks := func(m *Terrain, y0, y1 int) {
		for y := y0; y < y1; y++ {
			for x := 2; x < 6; x++ {
				m.Square(x, y).Ground = Planks
			}
		}
	}
	find := func(m *Terrain) []image.Rectangle {
		e := newEdgeMap(m.Edges)
		var list []image.Rectangle
		for _, c := range m.findCloths(&e) {
			if c.dye != clothDyes[e.dye(m.Edges[0])] {
				t.Errorf("the cloth at %v is of another colour than its awning", c.at)
			}
			list = append(list, c.at)
		}
		return list
	}
	for name, v := range map[string]struct {
		make func(m *Terrain)
		want []image.Rectangle
	}{
		"stall to the south": {func(m *Terrain) { awning(m, 2); planks(m, 2, 6) }, []image.Rectangle{image.Rect(2, 2, 6, 4)}},
		"stall to the north": {func(m *Terrain) { awning(m, 5); planks(m, 2, 5) }, []image.Rectangle{image.Rect(2, 3, 6, 5)}},
		"counter in between": {func(m *Terrain) {
			awning(m, 2)
			planks(m, 2, 6)
			m.Edges = append(m.Edges, Edge{At: grid.C(3, 3), Kind: Low})
		}, []image.Rectangle{image.Rect(2, 2, 6, 3)}},
		"curtain in a room":   {func(m *Terrain) { awning(m, 4); planks(m, 2, 6) }, nil},
		"curtain over stones": {func(m *Terrain) { awning(m, 4) }, nil},
	} {
		m := NewTerrain(8, 8)
		v.make(m)
		if got := find(m); !slices.Equal(got, v.want) {
			t.Errorf("%s: cloths at %v, want %v", name, got, v.want)
		}
	}
}
