package board_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestFromSetup reads every kind of feature, doors by number, look and light.
func TestFromSetup(t *testing.T) {
	s := &rules.Setup{
		Map: rules.MapSetup{
			Rows:      []string{".#%=pti", ":o~nbc_", "D......"},
			Legend:    map[string][]rules.FeatureSetup{"D": {{Feature: "wall", Door: rules.SomeDoor}}},
			Edges:     []rules.EdgeSetup{{Edge: "V(3,2)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor}}, {Edge: "H(4,2)", FeatureSetup: rules.FeatureSetup{Feature: "conceal"}}},
			Elevation: []rules.ElevationSetup{{Cell: [2]int{6, 2}, Level: 2}, {Cell: [2]int{60, 2}, Level: 2}},
			Light:     &rules.LightSetup{Ambient: "dark", Sources: []rules.SourceSetup{{Cell: [2]int{1, 2}, Bright: 4}}},
		},
		Look: &rules.LookSetup{Ground: []string{"gd", "", "ww"}, Props: []rules.PropSetup{{Cell: [2]int{4, 0}, Name: "well"}}},
	}
	b := terrain.FromSetup(s, 1<<1)
	if b.W != 7 || b.H != 3 {
		t.Fatalf("size %dx%d, want 7x3", b.W, b.H)
	}
	for x, want := range []terrain.Block{terrain.Open, terrain.Wall, terrain.Glass, terrain.Low, terrain.Open, terrain.Open, terrain.Open} {
		if got := b.Square(x, 0).Block; got != want {
			t.Errorf("row 0 column %d: block %d, want %d", x, got, want)
		}
	}
	if got := b.Square(6, 1).Block; got != terrain.Pit {
		t.Errorf("the pit is drawn as %d", got)
	}
	if got := b.Square(0, 2).Block; got != terrain.Door {
		t.Errorf("door 0 is closed, drawn as %d", got)
	}
	if len(b.Edges) != 2 || b.Edges[0] != (terrain.Edge{At: grid.C(3, 2), Vertical: true, Kind: terrain.DoorOpen}) || b.Edges[1].Kind != terrain.Hedge {
		t.Errorf("edges: %+v, want door 1 open and a hedge", b.Edges)
	}
	props := map[grid.Cell]string{}
	for _, p := range b.Props {
		if props[p.At] != "" {
			t.Errorf("two props at %v: %s and %s", p.At, props[p.At], p.Name)
		}
		props[p.At] = p.Name
	}
	for at, want := range map[grid.Cell]string{{X: 4, Y: 0}: "well", {X: 5, Y: 0}: "crate", {X: 6, Y: 0}: "palisade", {X: 0, Y: 1}: "bush", {X: 1, Y: 1}: "smoke", {X: 2, Y: 1}: "rubble", {X: 3, Y: 1}: "narrow", {X: 4, Y: 1}: "beam", {X: 5, Y: 1}: "ladder"} {
		if props[at] != want {
			t.Errorf("at %v stands %q, want %q", at, props[at], want)
		}
	}
	if b.Square(6, 2).Level != 2 || b.Square(0, 0).Ground != terrain.Grass || b.Square(1, 2).Ground != terrain.Water {
		t.Errorf("level or ground lost: %+v %+v", b.Square(6, 2), b.Square(0, 0))
	}
	s.Map.Edges[0].Open = true
	if got := terrain.StartingDoors(s); got != 1<<1 {
		t.Errorf("doors open at the start: %b, want 10", got)
	}
	if b.Ambient != terrain.Night || len(b.Lamps) != 1 || b.Lamps[0].Radius != 4 {
		t.Errorf("light lost: %v %+v", b.Ambient, b.Lamps)
	}
}

// TestLevelsAreDrawn: every prop of every level, and every creature's kind, has a
// drawing of its own.
func TestLevelsAreDrawn(t *testing.T) {
	g := art.NewGallery()
	for _, name := range levels.Names() {
		s, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range terrain.FromSetup(&s, 0).Props {
			if !terrain.Drawn(g, p.Name) {
				t.Errorf("%s: prop %q at %v has no drawing", name, p.Name, p.At)
			}
		}
	}
	for _, kind := range levels.Kinds() {
		if !g.HasFigure(kind) {
			t.Errorf("creature %q has no figure", kind)
		}
	}
}

func TestTerrainShowsWhatTheMapSays(t *testing.T) {
	s := &rules.Setup{
		Map: rules.MapSetup{
			Rows:      []string{"#.=", "_~a"},
			Legend:    map[string][]rules.FeatureSetup{"a": {{Feature: "wall", Door: rules.SomeDoor}}},
			Edges:     []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "low"}}, {Edge: "oops", FeatureSetup: rules.FeatureSetup{Feature: "low"}}},
			Elevation: []rules.ElevationSetup{{Cell: [2]int{1, 1}, Level: 2}, {Cell: [2]int{9, 9}, Level: 1}},
			Light:     &rules.LightSetup{Ambient: "dim", Sources: []rules.SourceSetup{{Cell: [2]int{2, 0}, Bright: 4}}},
		},
		Look: &rules.LookSetup{Ground: []string{".gd", "w.. and too long"}},
	}
	m := terrain.FromSetup(s, terrain.StartingDoors(s))
	if m.W != 3 || m.H != 2 {
		t.Fatalf("terrain is %dx%d, want 3x2", m.W, m.H)
	}
	blocks := []terrain.Block{terrain.Wall, terrain.Open, terrain.Low, terrain.Open, terrain.Open, terrain.Door}
	for i, want := range blocks {
		if got := m.Squares[i].Block; got != want {
			t.Errorf("square %d holds block %d, want %d", i, got, want)
		}
	}
	if g := m.Square(1, 0).Ground; g != terrain.Grass {
		t.Errorf("ground at B1 = %d, want grass", g)
	}
	if m.Square(1, 1).Level != 2 {
		t.Errorf("level at B2 = %d, want 2", m.Square(1, 1).Level)
	}
	if len(m.Edges) != 1 || m.Edges[0] != (terrain.Edge{At: grid.C(1, 0), Vertical: true, Kind: terrain.Low}) {
		t.Errorf("edges = %+v, want one low edge V(1,0)", m.Edges)
	}
	if m.Ambient != terrain.Dusk || len(m.Lamps) != 1 {
		t.Errorf("ambient %d with %d lamps, want dusk with 1", m.Ambient, len(m.Lamps))
	}
}
