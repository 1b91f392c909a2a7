package easel

import (
	"slices"
	"strconv"

	"tenaille/levels"
	"tenaille/levels/tmx"
)

// Tool is a group of brushes that paint the same part of a map.
type Tool int

// The tools, in the order in which they are offered.
const (
	Ground Tool = iota
	Things
	Height
	Walls
	Light
	Pieces
	Places
)

// Tools are all of them.
var Tools = []Tool{Ground, Things, Height, Walls, Light, Pieces, Places}

// String is the stable name of a tool.
func (t Tool) String() string {
	return [...]string{"ground", "things", "height", "walls", "light", "figures", "places"}[t]
}

// Brush is what is painted with.
type Brush struct {
	Tool Tool
	// ID names it among those of its tool.
	ID string
	// Rub tells that it takes away what its tool paints.
	Rub bool
	// Ask tells that it paints nothing: whom it touches is looked at.
	Ask bool

	tile   uint32 // of ground, things and height: its number, counted from 1 as in the set
	wall   tmx.Wall
	bright int    // of a lamp
	Kind   string // of a figure
	// Side is whose figure, or whose start it is, from 1; 0 of a brush that is nobody's.
	Side int
	// Zone is the name of a zone, Token that of a thing to be carried.
	Zone, Token string
}

// Rubber is the brush of a tool that takes away.
func Rubber(t Tool) Brush { return Brush{Tool: t, ID: "rub", Rub: true} }

// Asker is the brush with which creatures are looked at.
func Asker() Brush { return Brush{Tool: Pieces, ID: "ask", Ask: true} }

// height is a height as a brush is called, with the sign.
func height(n int) string { return "height" + strconv.Itoa(n) }

// Brightnesses are the radii of the lamps that are offered, in squares.
var Brightnesses = []int{2, 3, 4, 6, 8}

// walls are what can stand on an edge, by the id of its brush.
var walls = []struct {
	id   string
	wall tmx.Wall
}{
	{"wall", tmx.Wall{Class: "wall"}},
	{"door", tmx.Wall{Class: "door"}},
	{"door_open", tmx.Wall{Class: "door", Properties: []tmx.Property{{Name: "open", Type: "bool", Value: "true"}}}},
	{"door_locked", tmx.Wall{Class: "door", Properties: []tmx.Property{{Name: "locked", Type: "bool", Value: "true"}}}},
	{"low", tmx.Wall{Class: "low"}},
	{"window", tmx.Wall{Class: "window"}},
	{"slit", tmx.Wall{Class: "slit"}},
	{"glass", tmx.Wall{Class: "glass"}},
	{"curtain", tmx.Wall{Class: "curtain"}},
	{"cover", tmx.Wall{Class: "cover"}},
	{"conceal", tmx.Wall{Class: "conceal"}},
}

// Palette are the brushes of a tool, the one that takes away first where there is one. The
// figures are those of a side.
func (e *Easel) Palette(t Tool, side int) (list []Brush) {
	if t != Ground {
		list = append(list, Rubber(t))
	}
	switch t {
	case Ground, Things:
		for _, b := range levels.Brushes() {
			if t == Ground && b.Ground || t == Things && b.Prop {
				list = append(list, Brush{Tool: t, ID: b.Name, tile: b.Tile + 1})
			}
		}
		if t == Ground {
			list = append(list, Brush{Tool: t, ID: "void"})
		}
	case Height:
		for _, b := range levels.Brushes() {
			if b.Level != 0 {
				list = append(list, Brush{Tool: t, ID: height(b.Level), tile: b.Tile + 1})
			}
		}
		slices.SortStableFunc(list[1:], func(a, b Brush) int { return int(a.tile) - int(b.tile) })
	case Walls:
		for _, w := range walls {
			list = append(list, Brush{Tool: t, ID: w.id, wall: w.wall})
		}
	case Light:
		for _, n := range Brightnesses {
			list = append(list, Brush{Tool: t, ID: "lamp" + strconv.Itoa(n), bright: n})
		}
	case Pieces:
		list = append(list, Asker())
		for _, kind := range levels.Kinds() {
			list = append(list, Brush{Tool: t, ID: kind, Kind: kind, Side: side})
		}
	case Places:
		for side := 1; side <= e.Offered(); side++ {
			list = append(list, Brush{Tool: t, ID: "start" + strconv.Itoa(side), Side: side})
		}
		for _, name := range append(e.Names("zones"), e.fresh("zones", "zone")) {
			list = append(list, Brush{Tool: t, ID: "zone." + name, Zone: name})
		}
		for _, name := range append(e.Names("tokens"), e.fresh("tokens", "token")) {
			list = append(list, Brush{Tool: t, ID: "token." + name, Token: name})
		}
	}
	return list
}

// Names are the names of the objects of a layer, each once, in the order of the map.
func (e *Easel) Names(layer string) (list []string) {
	for _, o := range e.Doc.Objects(layer) {
		if o.Name != "" && !slices.Contains(list, o.Name) {
			list = append(list, o.Name)
		}
	}
	return list
}

// fresh is a name that no object of a layer has yet.
func (e *Easel) fresh(layer, word string) string {
	names := e.Names(layer)
	for n := 1; ; n++ {
		if name := word + " " + strconv.Itoa(n); !slices.Contains(names, name) {
			return name
		}
	}
}

// IsNew tells of a brush of a zone or a token that nothing has been painted with yet.
func (e *Easel) IsNew(b Brush) bool {
	return b.Zone != "" && !slices.Contains(e.Names("zones"), b.Zone) || b.Token != "" && !slices.Contains(e.Names("tokens"), b.Token)
}
