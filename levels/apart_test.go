package levels

import (
	"testing"

	"tenaille/levels/tmx"
)

// ditched is a meadow of 9 by 4 squares that a column of a tile divides, a fighter at its left
// and somebody at its right.
func ditched(t *testing.T, tile, kind string) *tmx.Document {
	t.Helper()
	d := tmx.New(9, 4, 2)
	for _, b := range Brushes() {
		for y := range 4 {
			if b.Name == tile {
				d.SetTile(map[bool]string{true: "ground", false: "props"}[b.Ground], 4, y, d.First("terrain.tsx")+b.Tile)
			}
		}
	}
	for side, kind := range []string{"fighter", kind} {
		x := 7 * side
		start := tmx.Object{Class: "start"}
		start.SetNumber("side", side+1)
		d.Add("start", d.Over(start, tmx.Rect{X: x, Y: 0, W: 1, H: 4}))
		o := tmx.Object{Class: "creature"}
		o.Set("kind", kind)
		o.SetNumber("side", side+1)
		d.Add("creatures", d.PointOn(o, x, 1))
	}
	return d
}

// TestSidesThatNeverMeetAreTold: a map on which no blow of one side can ever reach the other
// can be played, and it is told where they come nearest; whatever may come to be a way is one.
func TestSidesThatNeverMeetAreTold(t *testing.T) {
	gap := func(d *tmx.Document) { d.SetTile("props", 4, 2, 0) }
	edge := func(class string, props ...tmx.Property) func(d *tmx.Document) {
		return func(d *tmx.Document) {
			gap(d)
			d.SetWall(tmx.Edge{Vertical: true, X: 5, Y: 2}, tmx.Wall{Class: class, Properties: props})
		}
	}
	locked := tmx.Property{Name: "locked", Type: "bool", Value: "true"}
	for _, r := range []struct {
		name, tile, kind string
		change           func(d *tmx.Document)
		from, to         string // empty where they meet
	}{
		{name: "an open meadow", kind: "orc"},
		{name: "a wall", tile: "wall", kind: "orc", from: "D1", to: "F1"},
		{name: "a wall with a gap", tile: "wall", kind: "orc", change: gap},
		{name: "a gap that an ogre squeezes through", tile: "wall", kind: "ogre", change: gap},
		{name: "a closed door", tile: "wall", kind: "orc", change: edge("door")},
		{name: "a locked door", tile: "wall", kind: "orc", change: edge("door", locked), from: "E3", to: "F3"},
		{name: "a locked door that an event opens", tile: "wall", kind: "orc", change: func(d *tmx.Document) {
			edge("door", locked)(d)
			o := tmx.Object{Class: "event"}
			o.SetNumber("round", 3)
			o.Set("open", "1")
			d.Add("events", d.PointOn(o, 0, 0))
		}},
		{name: "an arrow slit, through which blades pass", tile: "wall", kind: "orc", change: edge("slit")},
		{name: "glass", tile: "wall", kind: "orc", change: edge("glass"), from: "E3", to: "F3"},
		{name: "deep water", tile: "deep water", kind: "orc", from: "D1", to: "F1"},
		{name: "deep water, and a pike that reaches over it", tile: "deep water", kind: "spear"},
		{name: "deep water, and the arm of an ogre", tile: "deep water", kind: "ogre"},
	} {
		d := ditched(t, r.tile, r.kind)
		if r.change != nil {
			r.change(d)
		}
		s, err := ReadSketch(d.Bytes())
		if err != nil || !s.Whole {
			t.Errorf("%s: %v, whole %v, %v", r.name, err, s.Whole, s.Faults)
			continue
		}
		switch a := s.Apart; {
		case (a == nil) != (r.from == ""):
			t.Errorf("%s: %v", r.name, a)
		case a != nil && (a.Sides != [2]int{1, 2} || a.From.Name() != r.from || a.To.Name() != r.to):
			t.Errorf("%s: %v, want %s and %s", r.name, a, r.from, r.to)
		}
	}
}

// TestOnEveryMapSidesCanMeet: on all maps that come with the game.
func TestOnEveryMapSidesCanMeet(t *testing.T) {
	for _, name := range Names() {
		if s, err := ReadSketch(drawnOn(t, name).Bytes()); err != nil || s.Apart != nil {
			t.Errorf("%s: %v, %v", name, err, s.Apart)
		}
	}
}
