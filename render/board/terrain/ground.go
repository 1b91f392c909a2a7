package terrain

import (
	"fmt"
	"image"
	"image/color"

	"tenaille/render/board/brush"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// painter lays tiles into one chunk; places are in squares of the map.
type painter struct {
	b    *Pictures
	dst  *ebiten.Image
	x, y int // first square of the chunk
}

func (p *painter) put(name string, x, y float64, alpha float32) {
	img := p.b.Art.TilePart(name, "still", p.b.square)
	if img == nil {
		img = p.b.Art.Tile(name, p.b.square)
	}
	if img == nil {
		return
	}
	var o ebiten.DrawImageOptions
	s := float64(p.b.square)
	brush.Fit(&o, img, p.b.square)
	o.GeoM.Translate((x-float64(p.x))*s, (y-float64(p.y))*s)
	o.ColorScale.ScaleAlpha(alpha)
	p.dst.DrawImage(img, &o)
}

// large draws a tile around the middle of a square, w squares wide; at the edge of
// the map it moves in, so that the edge cuts nothing off.
func (p *painter) large(name string, x, y int, w float64) {
	s := p.b.square
	px := int(w*float64(s)/2) * 2
	img := p.b.Art.Tile(name, px/2) // a large tile is two squares wide
	if img == nil {
		return
	}
	var o ebiten.DrawImageOptions
	brush.Fit(&o, img, px)
	t := p.b.terrain
	o.GeoM.Translate(float64(ashore(x*s+(s-px)/2, px, t.W*s)-p.x*s), float64(ashore(y*s+(s-px)/2, px, t.H*s)-p.y*s))
	p.dst.DrawImage(img, &o)
}

// between is large around the middle of the west edge of a square.
func (p *painter) between(name string, x, y int, w float64) {
	s := p.b.square
	px := int(w*float64(s)/2) * 2
	img := p.b.Art.Tile(name, px/2)
	if img == nil {
		return
	}
	var o ebiten.DrawImageOptions
	brush.Fit(&o, img, px)
	o.GeoM.Translate(float64(x*s-px/2-p.x*s), float64(y*s+(s-px)/2-p.y*s))
	p.dst.DrawImage(img, &o)
}

// ashore is where a large tile of size pixels that would begin at a pixel begins
// on a map of so many: but for its clear rim of a twenty-first it ends on it.
func ashore(at, size, all int) int {
	rim := size / 21
	return max(min(at, all-size+rim), -rim)
}

func (p *painter) tile(name string, x, y int) { p.put(name, float64(x), float64(y), 1) }

// paintChunk paints everything that stands still: ground, blends, stains, grid,
// shadows, walls and props, then the light over it.
func (b *Pictures) paintChunk(dst *ebiten.Image, cells image.Rectangle) {
	dst.Fill(nowhere)
	p := &painter{b: b, dst: dst, x: cells.Min.X, y: cells.Min.Y}
	p.ground(cells)
	p.slabs(cells)
	p.inlaid(cells, false)
	p.blends(cells)
	p.wash(cells)
	p.details(cells)
	p.stains(cells)
	p.inlaid(cells, true)
	p.heights(cells)
	p.lines(cells)
	p.structures(cells)
	p.lighting(cells)
}

// heights tints what lies higher paler and what lies lower darker, so that a
// terrace is told from the ground around it in its middle too.
func (p *painter) heights(cells image.Rectangle) {
	s := float32(p.b.square)
	each(cells, func(x, y int) {
		q := p.b.terrain.Square(x, y)
		c := color.NRGBA{0xff, 0xf6, 0xd8, uint8(max(0, min(int(q.Level), 3)) * 24)}
		if q.Level < 0 {
			c = color.NRGBA{0x10, 0x0c, 0x08, uint8(min(-int(q.Level), 3) * 26)}
		}
		if c.A > 0 && q.Ground != Stairs && q.Ground != Void {
			vector.FillRect(p.dst, float32(x-p.x)*s, float32(y-p.y)*s, s, s, c, false)
		}
	})
}

// solid is the ground under a square for blending: walls stand on stone foundations, and
// water runs on under planks that stand in it.
func (t *Terrain) solid(x, y int) Ground {
	s := t.Square(x, y)
	if t.tall(x, y) && s.Ground != Planks || s.Ground == Stairs {
		if s.Ground == Void {
			return Void
		}
		return Floor
	}
	if t.pier(x, y) {
		return Bridge
	}
	return s.Ground
}

func (p *painter) ground(cells image.Rectangle) {
	t := p.b.terrain
	each(cells, func(x, y int) {
		g, h := t.solid(x, y), hash(x, y, 0)
		near, salty := false, false
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				switch t.solid(x+dx, y+dy) {
				case Floor, Platform, Planks:
					near = true
				case Salt:
					salty = true
				}
			}
		}
		switch {
		case g == Void:
		case t.Square(x, y).Ground == Stairs:
			p.tile(fmt.Sprintf("stairs-%c", "nnesswwn"[t.Square(x, y).Uphill&7]), x, y)
		case g == Platform:
			p.tile(fmt.Sprintf("platform-%d", h%3+1), x, y)
		case g == Planks:
			p.tile(fmt.Sprintf("planks-%d", h%2+1), x, y)
		case g == Salt || salty && g != Floor && g != Bridge: // the crust runs on under soft edges
			p.tile(fmt.Sprintf("salt-%d", h%4+1), x, y)
		case g == Floor || near && g != Bridge:
			p.tile(fmt.Sprintf("floor-%d", [...]int{1, 2, 3, 4, 2, 3, 1, 6, 5, 4, 3, 2}[h%12]), x, y)
		case soft[g] != "":
			p.tile("blend-"+soft[g]+"-15", x, y)
		default:
			p.tile("blend-water-15", x, y)
		}
	})
}

// soft are the grounds that lie over others with an edge of their own, by the name of
// its drawings.
var soft = map[Ground]string{Dirt: "dirt", Sand: "sand", Grass: "grass", Mire: "mire", Snow: "snow", Water: "water", Ice: "ice"}

// spread is a soft ground with what else its edge is drawn under.
type spread struct{ of, under Ground }

// spreads are the soft grounds in the order in which they are laid: earth lies under
// grass as well, and water runs on under bridges.
var spreads = [...]spread{
	{Dirt, Grass}, {Sand, Sand}, {Grass, Grass}, {Mire, Mire},
	{Snow, Snow}, {Water, Bridge}, {Ice, Ice},
}

// blends lays the edges of soft grounds on the corners of squares.
func (p *painter) blends(cells image.Rectangle) {
	t := p.b.terrain
	around := [...]struct{ bit, dx, dy int }{{1, -1, -1}, {2, 0, -1}, {4, 0, 0}, {8, -1, 0}}
	corners := image.Rect(cells.Min.X, cells.Min.Y, cells.Max.X+1, cells.Max.Y+1)
	for _, k := range spreads {
		each(corners, func(x, y int) {
			mask, grass := 0, 0
			for _, a := range around {
				g := t.solid(x+a.dx, y+a.dy)
				if g == k.of || g == k.under {
					mask |= a.bit
				}
				if g == Grass {
					grass++
				}
			}
			if mask == 0 || k.of == Dirt && grass == 4 {
				return
			}
			name := fmt.Sprintf("blend-%s-%02d", soft[k.of], mask)
			if mask%3 == 0 && mask != 15 && hash(x, y, 9)%2 == 1 {
				name += "-b"
			}
			p.put(name, float64(x)-.5, float64(y)-.5, 1)
		})
	}
}

func (p *painter) details(cells image.Rectangle) {
	t := p.b.terrain
	each(cells, func(x, y int) {
		s, h := t.Square(x, y), hash(x, y, 0)
		if t.tall(x, y) {
			return
		}
		switch s.Ground {
		case Grass:
			// Flowers stand in drifts, not everywhere one.
			kinds := [...]int{1, 2, 1, 2, 1, 4, 1, 2}
			if clouds(float64(x)/3.1, float64(y)/3.1, 161) > .66 {
				kinds = [...]int{3, 2, 1, 3, 3, 2, 1, 2}
			}
			p.tile(fmt.Sprintf("grass-%d", kinds[h%8]), x, y)
		case Dirt:
			p.tile(fmt.Sprintf("dirt-%d", h%3+1), x, y)
		case Sand:
			p.tile(fmt.Sprintf("sand-%d", [...]int{1, 4, 1, 2, 4, 1, 3, 1}[h%8]), x, y)
		case Mire:
			p.tile(fmt.Sprintf("mire-%d", h%4+1), x, y)
		case Snow:
			p.tile(fmt.Sprintf("snow-%d", [...]int{1, 2, 1, 2, 3, 4, 2, 1}[h%8]), x, y)
		case Ice:
			p.tile(fmt.Sprintf("ice-%d", h%3+1), x, y)
		case Water:
			p.tile(fmt.Sprintf("water-%d", h%4+1), x, y)
		case Bridge:
			p.tile(t.bridge(x, y), x, y)
		case Planks:
			if t.solid(x, y) == Bridge {
				p.tile(fmt.Sprintf("planks-%d", h%2+1), x, y)
			}
		}
	})
}

// bridge names the drawing of a bridge's square: laid the way one walks over it,
// with rails on the sides that border no other bridge.
func (t *Terrain) bridge(x, y int) string {
	dry := func(x, y int) int {
		if t.Square(x, y).Ground == Water {
			return 0
		}
		return 1
	}
	rail := func(x, y, bit int) int {
		if t.Square(x, y).Ground == Bridge && t.Inside(x, y) {
			return 0
		}
		return bit
	}
	if dry(x-1, y)+dry(x+1, y) >= dry(x, y-1)+dry(x, y+1) {
		return fmt.Sprintf("bridge-h-%d", rail(x, y-1, 1)|rail(x, y+1, 2))
	}
	// Turned by a quarter: the north rail lies in the east, the south one in the west.
	return fmt.Sprintf("bridge-v-%d", rail(x+1, y, 1)|rail(x-1, y, 2))
}

// each calls f for every square of r, row by row.
func each(r image.Rectangle, f func(x, y int)) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			f(x, y)
		}
	}
}
