package terrain

import (
	"fmt"
	"image"

	"tenaille/rules/grid"
)

// wet reports whether (x, y) is a square that nobody builds on without piles.
func (t *Terrain) wet(x, y int) bool {
	if !t.Inside(x, y) {
		return false
	}
	g := t.Square(x, y).Ground
	return g == Water || g == Mire
}

// pier reports whether (x, y) belongs to planks that stand in water.
func (t *Terrain) pier(x, y int) bool { return t.Inside(x, y) && t.piers != nil && t.piers[y*t.W+x] }

// findPiers returns the squares of planks that hang together with one beside water, nil
// where there are none.
func (t *Terrain) findPiers() []bool {
	var piers []bool
	var todo []grid.Cell
	on := func(x, y int) {
		if !t.Inside(x, y) || t.Square(x, y).Ground != Planks {
			return
		}
		if piers == nil {
			piers = make([]bool, len(t.Squares))
		}
		if i := y*t.W + x; !piers[i] {
			piers[i] = true
			todo = append(todo, grid.C(x, y))
		}
	}
	each(image.Rect(0, 0, t.W, t.H), func(x, y int) {
		if t.Square(x, y).Ground == Water {
			for _, d := range Sides {
				on(x+d[0], y+d[1])
			}
		}
	})
	for len(todo) > 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, d := range Sides {
			on(int(c.X)+d[0], int(c.Y)+d[1])
		}
	}
	return piers
}

// stilts draws where planks end over water or mire: their border, and on the square to
// the south the posts on which they stand.
func (p *painter) stilts(x, y int) {
	t := p.b.terrain
	if t.wet(x, y) && !t.tall(x, y) && t.Inside(x, y-1) && t.Square(x, y-1).Ground == Planks {
		p.tile("stilt", x, y)
	}
	if t.Square(x, y).Ground != Planks || t.tall(x, y) {
		return
	}
	for _, d := range [...]struct {
		name   string
		dx, dy int
	}{{"pier-n", 0, -1}, {"pier-w", -1, 0}, {"pier-e", 1, 0}} {
		if t.wet(x+d.dx, y+d.dy) {
			p.tile(d.name, x, y)
		}
	}
}

// timbered reports whether what stands on an edge is built of timber: the wall of a house
// of planks against water, mire or snow.
func (t *Terrain) timbered(e Edge) bool {
	if edgeTimber[e.Kind] == "" {
		return false
	}
	x, y := int(e.At.X), int(e.At.Y)
	bx, by := x, y-1
	if e.Vertical {
		bx, by = x-1, y
	}
	if !t.Inside(x, y) || !t.Inside(bx, by) {
		return false
	}
	a, b := t.Square(x, y).Ground, t.Square(bx, by).Ground
	if b == Planks {
		a, b = b, a
	}
	if a != Planks {
		return false
	}
	switch b {
	case Water, Mire, Snow, Ice, Bridge:
		return true
	case Planks:
		return t.pier(x, y)
	}
	return false
}

// edgeTimber are the drawings of what stands on an edge of a house of timber.
var edgeTimber = map[Block]string{
	Wall: "timber-wall", Low: "timber-low", Window: "timber-window", Door: "timber-door", DoorOpen: "timber-open",
}

// rails names the drawing of a square of rails: they run on into its neighbours, at most
// two, and end in a stop. Where more would meet they run straight, west to east first.
func (t *Terrain) rails(x, y int) string {
	m := mask(x, y, func(x, y int) bool {
		for i := range t.Props {
			if p := &t.Props[i]; p.Name == "rails" && int(p.At.X) == x && int(p.At.Y) == y {
				return true
			}
		}
		return false
	})
	switch {
	case m&(2|8) == 2|8 || m == 0:
		m = 2 | 8
	case m&(1|4) == 1|4:
		m = 1 | 4
	}
	return fmt.Sprintf("rails-%02d", m)
}
