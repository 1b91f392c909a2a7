package board

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// grounds are the letters of a set-up's look.
var grounds = map[rune]Ground{
	'.': Floor, 'g': Grass, 'd': Dirt, 'w': Water, 'k': Planks, 'p': Platform, 'b': Bridge, ' ': Void,
}

// fixed are the letters with a fixed meaning in a set-up's rows.
var fixed = map[rune]rules.FeatureSetup{
	'#': {Feature: "wall"}, '%': {Feature: "glass"}, '=': {Feature: "low"},
	'p': {Feature: "cover", Grade: "partial"}, 't': {Feature: "cover", Grade: "standard"}, 'i': {Feature: "cover", Grade: "improved"},
	':': {Feature: "conceal"}, 'o': {Feature: "opaque"}, '~': {Feature: "difficult"}, 'n': {Feature: "narrow"},
	'b': {Feature: "balance"}, 'c': {Feature: "climb"}, '_': {Feature: "pit"},
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
	doors := 0
	kind := func(f *rules.FeatureSetup) Block {
		if !f.Door {
			return blocks[f.Feature]
		}
		doors++
		if open>>(doors-1)&1 == 1 {
			return DoorOpen
		}
		return Door
	}
	for y, row := range s.Map.Rows {
		x := -1
		for _, c := range row {
			x++
			list, known := s.Map.Legend[string(c)]
			if f, ok := fixed[c]; ok && !known {
				list = []rules.FeatureSetup{f}
			}
			for i := range list {
				f := &list[i]
				at := grid.C(x, y)
				if b := kind(f); b != Open {
					t.Square(x, y).Block = b
				} else if name := sign(f, t.Square(x, y).Ground); name != "" && !shown[at] {
					t.Props = append(t.Props, Prop{Name: name, At: at})
					shown[at] = true
				}
			}
		}
	}
	for i := range s.Map.Edges {
		e, err := grid.ParseEdge(s.Map.Edges[i].Edge)
		b := kind(&s.Map.Edges[i].FeatureSetup)
		switch s.Map.Edges[i].Feature {
		case "conceal", "opaque":
			b = Hedge
		case "cover":
			b = Palisade
		}
		if err == nil && b != Open {
			t.Edges = append(t.Edges, Edge{At: e.At, Vertical: e.Vertical, Kind: b})
		}
	}
	for _, e := range s.Map.Elevation {
		if t.Inside(e.Cell[0], e.Cell[1]) {
			t.Square(e.Cell[0], e.Cell[1]).Level = int8(max(-100, min(100, e.Level)))
		}
	}
	t.light(s.Map.Light)
	return t
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
		if on != Water {
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

// light sets ambient light and lamps. Whether a square is dark for somebody is for
// the caller to say: it depends on who looks.
func (t *Terrain) light(l *rules.LightSetup) {
	if l == nil {
		return
	}
	switch l.Ambient {
	case "dim":
		t.Ambient = Dusk
	case "dark":
		t.Ambient = Night
	}
	for _, s := range l.Sources {
		t.Lamps = append(t.Lamps, Lamp{At: grid.C(s.Cell[0], s.Cell[1]), Radius: s.Bright, Flame: true})
	}
}
