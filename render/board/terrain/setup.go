package terrain

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// grounds are the letters of a set-up's look.
var grounds = map[rune]Ground{
	'.': Floor, 'g': Grass, 'd': Dirt, 'w': Water, 'k': Planks, 'p': Platform, 'b': Bridge, ' ': Void,
	's': Snow, 'i': Ice, 'm': Mire, 'c': Salt, 'a': Sand,
}

// FromSetup returns the terrain of a set-up as it is drawn. Doors are numbered as
// the rules number them, cells before edges; bit i of open says that door i stands
// open. A feature that no prop shows gets one, so that every rule has a sign.
func FromSetup(s *rules.Setup, open uint64) *Terrain {
	w, h := 0, len(s.Map.Rows)
	for _, row := range s.Map.Rows {
		w = max(w, len([]rune(row)))
	}
	t := NewTerrain(w, h)
	t.Bare = s.Look == nil
	shown := map[grid.Cell]bool{}
	if s.Look != nil {
		for y, row := range s.Look.Ground {
			x := -1
			for _, c := range row {
				if x++; t.Inside(x, y) {
					t.Square(x, y).Ground = grounds[c]
				}
			}
		}
		for _, p := range s.Look.Props {
			at := grid.C(p.Cell[0], p.Cell[1])
			t.Props = append(t.Props, Prop{Name: p.Name, At: at})
			shown[at] = true
		}
	}
	kind := func(f *rules.FeatureSetup, door int) Block {
		switch {
		case f.Door == 0:
			return blocks[f.Feature]
		case open>>door&1 == 1:
			return DoorOpen
		}
		return Door
	}
	features(s, func(at grid.Cell, f *rules.FeatureSetup, door int) {
		q := t.Square(int(at.X), int(at.Y))
		if b := kind(f, door); b == Pit && (q.Ground == Water || q.Ground == Bridge) {
			return // deep water is no hole
		} else if b != Open {
			q.Block = b
		} else if name := sign(f, q.Ground); name != "" && !shown[at] {
			t.Props = append(t.Props, Prop{Name: name, At: at})
			shown[at] = true
		}
	}, func(e grid.Edge, f *rules.FeatureSetup, door int) {
		b := kind(f, door)
		switch f.Feature {
		case "conceal", "opaque":
			b = Hedge
		case "cover":
			b = Palisade
		}
		if b != Open {
			t.Edges = append(t.Edges, Edge{At: e.At, Vertical: e.Vertical, Kind: b})
		}
	})
	for _, e := range s.Map.Elevation {
		if t.Inside(e.Cell[0], e.Cell[1]) {
			t.Square(e.Cell[0], e.Cell[1]).Level = int8(max(-100, min(100, e.Level)))
		}
	}
	t.light(s, open)
	return t
}

// StartingDoors returns which doors of a set-up stand open when it begins, as
// FromSetup takes them.
func StartingDoors(s *rules.Setup) (open uint64) {
	note := func(f *rules.FeatureSetup, door int) {
		if f.Door != 0 && f.Open && door < rules.MaxDoors {
			open |= 1 << door
		}
	}
	features(s, func(_ grid.Cell, f *rules.FeatureSetup, door int) { note(f, door) },
		func(_ grid.Edge, f *rules.FeatureSetup, door int) { note(f, door) })
	return open
}

// features visits every feature of a set-up in the order in which the rules number
// doors; door is the number of the one that the feature is, counted from 0, and below 0 for none.
func features(s *rules.Setup, cell func(grid.Cell, *rules.FeatureSetup, int), edge func(grid.Edge, *rules.FeatureSetup, int)) {
	doors := s.Map.Doors()
	number := func(f *rules.FeatureSetup) int { return doors.Of(f) - 1 }
	for y, row := range s.Map.Rows {
		x := -1
		for _, c := range row {
			x++
			list, known := s.Map.Legend[string(c)]
			if f, ok := rules.FeatureOf(c); ok && !known {
				list = []rules.FeatureSetup{f}
			}
			for i := range list {
				cell(grid.C(x, y), &list[i], number(&list[i]))
			}
		}
	}
	for i := range s.Map.Edges {
		f := &s.Map.Edges[i].FeatureSetup
		n := number(f)
		if e, err := grid.ParseEdge(s.Map.Edges[i].Edge); err == nil {
			edge(e, f, n)
		}
	}
}

// blocks are the features that fill a square or an edge.
var blocks = map[string]Block{
	"wall": Wall, "low": Low, "glass": Glass, "slit": Slit, "window": Window, "curtain": Curtain, "pit": Pit,
}

// sign is the prop that stands for a feature.
func sign(f *rules.FeatureSetup, on Ground) string {
	switch f.Feature {
	case "cover":
		return map[string]string{"standard": "crate", "improved": "palisade"}[f.Grade] + map[string]string{"partial": "barrel", "": "barrel"}[f.Grade]
	case "conceal":
		if f.Pct > 0 && f.Pct < 20 {
			return "tallgrass"
		}
		return "bush"
	case "opaque":
		return "smoke"
	case "difficult":
		switch on {
		case Water:
		case Snow, Ice:
			return "drift"
		case Mire:
			return "bog"
		default:
			return "rubble"
		}
	case "narrow":
		return "narrow"
	case "balance":
		return "beam"
	case "climb":
		return "ladder"
	}
	return ""
}
