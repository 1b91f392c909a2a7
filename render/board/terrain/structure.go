package terrain

import (
	"fmt"
	"image"
	"strings"

	"tenaille/render/art"
)

// structures lays chasms, ledges, shadows, rubble, walls and props, in that order.
func (p *painter) structures(cells image.Rectangle) {
	around := image.Rect(cells.Min.X-1, cells.Min.Y-1, cells.Max.X+1, cells.Max.Y+1)
	p.chasms(cells)
	each(cells, p.ledges)
	each(cells, p.shadows)
	each(cells, p.stilts)
	p.props(around, onGround)
	each(cells, p.block)
	p.edges(around)
	p.stones(around)
	p.props(around, standing)
}

// drop reports whether the ground falls from (x, y) to its neighbour at (nx, ny)
// with an edge to draw: stairs and walls hide it.
func (t *Terrain) drop(x, y, nx, ny int) bool {
	if !t.Inside(nx, ny) || t.tall(nx, ny) || t.tall(x, y) {
		return false
	}
	a, b := t.Square(x, y), t.Square(nx, ny)
	return a.Level > b.Level && b.Ground != Stairs && a.Ground != Stairs
}

func (p *painter) ledges(x, y int) {
	t := p.b.terrain
	for _, k := range [...]struct {
		name   string
		dx, dy int
	}{{"n", 0, -1}, {"w", -1, 0}, {"e", 1, 0}, {"s", 0, 1}} {
		if t.drop(x, y, x+k.dx, y+k.dy) {
			face := "ledge-"
			switch t.Square(x, y).Ground {
			case Grass, Dirt, Sand, Mire:
				face = "bank-" // a slope of earth, not of dressed stone
			case Snow, Ice:
				face = "snowbank-"
			}
			p.tile(face+k.name, x, y)
		}
	}
}

func (p *painter) shadows(x, y int) {
	t := p.b.terrain
	if t.tall(x, y) {
		return
	}
	fx, fy := float64(x), float64(y)
	if t.drop(x, y-1, x, y) {
		p.put("shadow-s", fx, fy, .7)
	}
	if t.drop(x-1, y, x, y) {
		p.put("shadow-e", fx, fy, .6)
	}
	n, w := t.tall(x, y-1), t.tall(x-1, y)
	if n {
		p.tile("shadow-s", x, y)
	}
	if w {
		p.tile("shadow-e", x, y)
	}
	if t.tall(x-1, y-1) && !n && !w {
		p.tile("shadow-se", x, y)
	}
	if t.tall(x, y+1) {
		p.tile("ao-s", x, y)
	}
	if t.tall(x+1, y) {
		p.tile("ao-e", x, y)
	}
}

// stone reports whether a wall is a stone that stands on soft ground by itself, or beside
// one other: it is drawn taller than a figure, since it stops every line.
func (t *Terrain) stone(x, y int) bool {
	if k := t.block(x, y); k != Wall && k != Ruin {
		return false
	}
	switch t.Square(x, y).Ground {
	case Grass, Dirt, Sand, Mire, Snow:
	default:
		return false
	}
	lone := func(x, y int) (n int) {
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				if (dx != 0 || dy != 0) && t.joins(x+dx, y+dy) {
					n++
				}
			}
		}
		return n
	}
	switch lone(x, y) {
	case 0:
		return true
	case 1:
		return t.joins(x-1, y) && lone(x-1, y) == 1 || t.joins(x+1, y) && lone(x+1, y) == 1
	}
	return false
}

// stones draws the stones from north to south, two beside each other under one lintel.
func (p *painter) stones(around image.Rectangle) {
	t := p.b.terrain
	for y := around.Min.Y; y <= around.Max.Y; y++ {
		for x := around.Min.X; x <= around.Max.X; x++ {
			if !t.Inside(x, y) || !t.stone(x, y) {
				continue
			}
			p.large(drawingOf("menhir", x, y), x, y, 2)
			if x > 0 && t.stone(x-1, y) {
				p.between("lintel", x, y, 2)
			}
		}
	}
}

// mask joins the bits N1 E2 S4 W8 of the neighbours for which in holds.
func mask(x, y int, in func(x, y int) bool) int {
	m := 0
	for i, d := range [...][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		if in(x+d[0], y+d[1]) {
			m |= 1 << i
		}
	}
	return m
}

// joins reports whether (x, y) continues a wall; a wall at the border of the map
// does not run on.
func (t *Terrain) joins(x, y int) bool { return t.Inside(x, y) && t.tall(x, y) }

func (p *painter) block(x, y int) {
	t := p.b.terrain
	h := hash(x, y, 5)
	switch kind := t.block(x, y); kind {
	case Wall, Slit, Ruin:
		if t.stone(x, y) {
			return // drawn over the squares to its north
		}
		m := mask(x, y, t.joins)
		name := fmt.Sprintf("wall-%02d", m)
		switch {
		case kind == Slit && m == 10:
			name = "slit-h"
		case kind == Slit && m == 5:
			name = "slit-v"
		case (m == 10 || m == 5) && h%2 == 1:
			name += "-b"
		}
		p.tile(name, x, y)
		for _, c := range [...]struct {
			name   string
			a, b   int
			dx, dy int
		}{{"ne", 1, 2, 1, -1}, {"nw", 1, 8, -1, -1}, {"se", 4, 2, 1, 1}, {"sw", 4, 8, -1, 1}} {
			if m&c.a != 0 && m&c.b != 0 && !t.joins(x+c.dx, y+c.dy) {
				p.tile("wall-inner-"+c.name, x, y)
			}
		}
		switch {
		case kind == Ruin:
			p.tile(fmt.Sprintf("ruin-%d", h%2+1), x, y)
		case kind == Slit:
		case h%5 == 0:
			p.tile(fmt.Sprintf("moss-%d", h%2+1), x, y)
		case h%7 == 2 && m&4 == 0:
			p.tile("ivy", x, y)
		case h%6 == 4:
			p.tile("crack", x, y)
		}
	case Low:
		p.tile(fmt.Sprintf("low-%02d", mask(x, y, func(x, y int) bool { return t.block(x, y) == Low })), x, y)
	case Door, DoorOpen:
		p.door(x, y, kind)
	case Glass, Window:
		p.tile("glass", x, y)
	case Curtain:
		p.tile("edge-curtain-h", x, y)
	case Pit:
		if !t.chasm(x, y) {
			p.tile("pit", x, y)
		}
	case Hedge:
		p.tile(drawingOf("bush", x, y), x, y)
	case Palisade:
		p.tile("palisade", x, y)
	}
}

// door draws a door that fills a square: along the wall it stands in.
func (p *painter) door(x, y int, kind Block) { p.tile(doorName(p.b.terrain, x, y, kind), x, y) }

// doorName is the drawing of a door that fills a square.
func doorName(t *Terrain, x, y int, kind Block) string {
	across := t.joins(x, y-1) && t.joins(x, y+1) && !t.joins(x-1, y)
	switch {
	case across && kind == DoorOpen:
		return "edge-open-v"
	case across:
		return "edge-door-v"
	case kind == DoorOpen:
		return "door-h-open"
	}
	return "door-h"
}

// height is the layer on which a prop lies.
type height uint8

const (
	onGround height = iota // under walls and pieces
	standing               // among walls
	above                  // over the pieces
)

// heightOf tells the layer of a prop by its name.
func heightOf(name string) height {
	switch base, _, _ := strings.Cut(name, "-"); base {
	case "rubble", "blood", "bones", "moss", "crack", "beam", "ladder", "narrow", "haze", "sheep", "drift", "bog", "saltheap", "lily", "punt", "rails", "surf", "goods":
		return onGround
	case "smoke":
		return above
	}
	return standing
}

// variants are the drawings that a name stands for.
var variants = map[string][]string{
	"rubble": {"rubble-1", "rubble-2", "rubble-3"}, "bush": {"bush-1", "bush-2", "bush-3"}, "tallgrass": {"tallgrass-1", "tallgrass-2"},
	"smoke": {"smoke-1", "smoke-2", "smoke-3"}, "moss": {"moss-1", "moss-2"}, "ruin": {"ruin-1", "ruin-2"},
	"sheep": {"sheep-1", "sheep-2", "sheep-3"}, "menhir": {"menhir-1", "menhir-2"},
	"drift": {"drift-1", "drift-2", "drift-3"}, "bog": {"bog-1", "bog-2"}, "reeds": {"reeds-1", "reeds-2"}, "lily": {"lily-1", "lily-2"},
	"saltheap": {"saltheap-1", "saltheap-2"}, "pine": {"pine-1", "pine-2"}, "rails": {"rails-10"}, "surf": {"surf-1", "surf-2"},
}

// drawingOf turns a prop's name into a tile's.
func drawingOf(name string, x, y int) string {
	if list := variants[name]; len(list) > 0 {
		return list[hash(x, y, 3)%uint32(len(list))]
	}
	return name
}

// Drawn reports whether there is a drawing for a prop of that name.
func Drawn(g *art.Gallery, name string) bool {
	_, isStairs := stairs[name]
	return isStairs || g.Drawing("tiles/"+drawingOf(name, 0, 0)) != nil
}

func (p *painter) props(around image.Rectangle, h height) {
	for _, o := range p.b.terrain.Props {
		x, y := int(o.At.X), int(o.At.Y)
		if sways[o.Name] > 0 {
			continue // drawn over the ground, for the wind moves it
		}
		if image.Pt(x, y).In(around) && heightOf(o.Name) == h {
			switch o.Name {
			case "tree", "pine":
				p.large(drawingOf(o.Name, x, y), x, y, 1.62)
			case "rails":
				p.tile(p.b.terrain.rails(x, y), x, y)
			default:
				p.tile(drawingOf(o.Name, x, y), x, y)
			}
		}
	}
}
