package board_test

import (
	"fmt"
	"image"
	"testing"

	"tenaille/game/inspect"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// features are all the terrain features of the rules (GEO-05), with what makes them
// look different.
func terrainFeatures() []rules.FeatureSetup {
	var list []rules.FeatureSetup
	for k := grid.FeatureKind(0); ; k++ {
		if !k.OnCell() && !k.OnEdge() {
			return list
		}
		f := rules.FeatureSetup{Feature: k.String()}
		switch k {
		case grid.FeatureWall:
			list = append(list, rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor}, rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Open: true})
		case grid.FeatureCover:
			for _, grade := range []string{"partial", "standard", "improved"} {
				f.Grade = grade
				list = append(list, f)
			}
			continue
		case grid.FeatureConceal:
			list = append(list, rules.FeatureSetup{Feature: "conceal", Pct: 10})
		}
		list = append(list, f)
	}
}

// TestEveryFeatureIsDrawn: each feature of the rules, on a square and on an edge
// where it may lie there, on every ground, shows; and no two on a square look alike.
func TestEveryFeatureIsDrawn(t *testing.T) {
	grounds := map[string]string{"stone": ".", "grass": "g", "dirt": "d", "planks": "k"}
	draw := func(ground string, f *rules.FeatureSetup, edge string) *image.RGBA {
		s := &rules.Setup{Map: rules.MapSetup{Rows: []string{"...", "...", "..."}}, Look: &rules.LookSetup{Ground: []string{ground + ground + ground, ground + ground + ground, ground + ground + ground}}}
		switch {
		case f == nil:
		case edge != "":
			s.Map.Edges = []rules.EdgeSetup{{Edge: edge, FeatureSetup: *f}}
		default:
			s.Map.Rows[1] = ".X."
			s.Map.Legend = map[string][]rules.FeatureSetup{"X": {*f}}
		}
		return shoot(144, 144, 1, terrain.FromSetup(s, terrain.StartingDoors(s)), &board.Picture{}, func(c *camera.Camera) { c.Square, c.X, c.Y = 48, 0, 0 })
	}
	for name, ground := range grounds {
		bare := draw(ground, nil, "")
		looks := map[string]*image.RGBA{}
		for _, f := range terrainFeatures() {
			kind, ok := grid.ParseFeature(f.Feature)
			if !ok {
				t.Fatalf("no feature %q", f.Feature)
			}
			label := fmt.Sprintf("%s %s %d door %v open %v", f.Feature, f.Grade, f.Pct, f.Door, f.Open)
			if kind.OnCell() {
				img := draw(ground, &f, "")
				if share := inspect.Differing(img, bare); share < .02 {
					t.Errorf("%s on a square of %s cannot be seen: %.2f %% of the pixels", label, name, share*100)
				}
				for other, o := range looks {
					if share := inspect.Differing(img, o); share < .01 {
						t.Errorf("on %s %s looks like %s: %.2f %% of the pixels differ", name, label, other, share*100)
					}
				}
				looks[label] = img
			}
			for _, edge := range []string{"V(1,1)", "H(1,1)"} {
				if !kind.OnEdge() {
					continue
				}
				if share := inspect.Differing(draw(ground, &f, edge), bare); share < .008 {
					t.Errorf("%s on the edge %s of %s cannot be seen: %.2f %% of the pixels", label, edge, name, share*100)
				}
			}
		}
	}
}

// TestHeightsAreDrawn: a step up shows on whichever side it lies.
func TestHeightsAreDrawn(t *testing.T) {
	flat := func(level int, cell [2]int) *image.RGBA {
		s := &rules.Setup{Map: rules.MapSetup{Rows: []string{"...", "...", "..."}}}
		if level != 0 {
			s.Map.Elevation = []rules.ElevationSetup{{Cell: cell, Level: level}}
		}
		return shoot(144, 144, 1, terrain.FromSetup(s, 0), &board.Picture{}, func(c *camera.Camera) { c.Square, c.X, c.Y = 48, 0, 0 })
	}
	bare := flat(0, [2]int{})
	for _, level := range []int{1, -1} {
		if share := inspect.Differing(flat(level, [2]int{1, 1}), bare); share < .02 {
			t.Errorf("level %d cannot be seen: %.2f %% of the pixels", level, share*100)
		}
	}
}
