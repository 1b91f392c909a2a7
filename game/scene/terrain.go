package scene

import (
	"strconv"
	"strings"

	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// grounds are the letters of LookSetup.Ground.
var grounds = map[rune]board.Ground{
	'.': board.Floor, 'g': board.Grass, 'd': board.Dirt, 'w': board.Water,
	'k': board.Planks, 'p': board.Platform, 'b': board.Bridge, ' ': board.Void,
}

// marks are the letters of a map's rows with a fixed meaning (GEO-05).
var marks = map[rune]string{
	'#': "wall", '%': "glass", '=': "low", '_': "pit",
	'p': "cover", 't': "cover", 'i': "cover", ':': "conceal", '~': "difficult",
}

// terrainOf turns the map of a set-up into what the board draws.
func terrainOf(s *rules.Setup) *board.Terrain {
	w, h := size(s)
	t := board.NewTerrain(w, h)
	at := make(map[[2]int][]string)
	for y, row := range s.Map.Rows {
		for x, mark := range []rune(row) {
			if x >= w {
				break
			}
			if f, ok := marks[mark]; ok {
				at[[2]int{x, y}] = append(at[[2]int{x, y}], f)
			}
			for _, f := range s.Map.Legend[string(mark)] {
				at[[2]int{x, y}] = append(at[[2]int{x, y}], featureName(f))
			}
		}
	}
	for c, features := range at {
		for _, f := range features {
			if b, ok := blocks[f]; ok {
				t.Square(c[0], c[1]).Block = b
			}
		}
	}
	if s.Look != nil {
		for y, row := range s.Look.Ground {
			for x, mark := range []rune(row) {
				if g, ok := grounds[mark]; ok && t.Inside(x, y) {
					t.Square(x, y).Ground = g
				}
			}
		}
		for _, p := range s.Look.Props {
			place(t, p)
		}
	}
	for i := range t.Squares {
		if q := &t.Squares[i]; q.Ground == board.Void || q.Block == board.Pit && q.Ground == board.Water {
			// Deep water is drawn as water, not as a hole, and beyond the
			// ground there is nothing to wall in.
			q.Block = board.Open
		}
	}
	for _, e := range s.Map.Elevation {
		if t.Inside(e.Cell[0], e.Cell[1]) {
			t.Square(e.Cell[0], e.Cell[1]).Level = int8(e.Level)
		}
	}
	for _, e := range s.Map.Edges {
		if b, ok := blocks[featureName(e.FeatureSetup)]; ok {
			if vertical, x, y, ok := edgeAt(e.Edge); ok {
				t.Edges = append(t.Edges, board.Edge{At: grid.C(x, y), Vertical: vertical, Kind: b})
			}
		}
	}
	lights(t, s.Map.Light)
	return t
}

// climbs are the ways up of the stairs among the props.
var climbs = map[string]grid.Dir{"stairs-n": grid.N, "stairs-e": grid.E, "stairs-s": grid.S, "stairs-w": grid.W}

// place puts one prop on the terrain: stairs are ground to the board, and a
// pillar stands for the wall that fills its square.
func place(t *board.Terrain, p rules.PropSetup) {
	if !t.Inside(p.Cell[0], p.Cell[1]) {
		return
	}
	q := t.Square(p.Cell[0], p.Cell[1])
	if up, ok := climbs[p.Name]; ok {
		q.Ground, q.Uphill = board.Stairs, up
		return
	}
	if p.Name == "pillar" {
		q.Block = board.Open
	}
	t.Props = append(t.Props, board.Prop{Name: p.Name, At: grid.C(p.Cell[0], p.Cell[1])})
}

var blocks = map[string]board.Block{
	"wall": board.Wall, "low": board.Low, "glass": board.Glass, "slit": board.Slit,
	"window": board.Window, "door": board.Door, "door_open": board.DoorOpen,
	"curtain": board.Curtain, "pit": board.Pit,
}

func featureName(f rules.FeatureSetup) string {
	switch {
	case f.Door && f.Open:
		return "door_open"
	case f.Door:
		return "door"
	}
	return f.Feature
}

// edgeAt reads an edge's name, such as "V(3,0)" (GEO-05).
func edgeAt(name string) (vertical bool, x, y int, ok bool) {
	inner, found := strings.CutSuffix(name, ")")
	if !found || len(inner) < 4 || inner[1] != '(' {
		return false, 0, 0, false
	}
	a, b, found := strings.Cut(inner[2:], ",")
	x, errX := strconv.Atoi(a)
	y, errY := strconv.Atoi(b)
	return inner[0] == 'V', x, y, found && errX == nil && errY == nil
}

func lights(t *board.Terrain, l *rules.LightSetup) {
	if l == nil {
		return
	}
	switch l.Ambient {
	case "dim":
		t.Ambient = board.Dusk
	case "dark":
		t.Ambient = board.Night
	}
	for _, s := range l.Sources {
		t.Lamps = append(t.Lamps, board.Lamp{At: grid.C(s.Cell[0], s.Cell[1]), Radius: s.Bright, Flame: true})
	}
}
