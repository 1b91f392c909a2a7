package area

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/terrain"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// fog are the patterns of what is not seen, of two by two squares each, for a size of
// squares and a look of the map.
type fog struct {
	hatch, blank *ebiten.Image // what is remembered, what never was seen
	square       int
	look         veil
}

// veil is how what is not seen looks on a map: as dark as its ground lets it be without
// being a hole in it.
type veil struct {
	blank, line, edge color.NRGBA // of what never was seen: the sheet, the lines on it, its edge
	memory            float64     // how much of what is remembered the dark hides
}

// veils are those of maps by night or dusk, by day, and by day under snow.
var veils = [...]veil{
	{art.RGB(0x181b21), art.RGB(0x20242c), art.RGB(0x05070a), .475},
	{art.RGB(0x23211f), art.RGB(0x2b2926), art.RGB(0x12100e), .5},
	{art.RGB(0x40464b), art.RGB(0x484f55), art.RGB(0x30363c), .54},
}

// veilOf is the look of what is not seen on a map.
func veilOf(t *terrain.Terrain) veil {
	if t.Ambient != terrain.Bright {
		return veils[0]
	}
	white := 0
	for i := range t.Squares {
		if g := t.Squares[i].Ground; g == terrain.Snow || g == terrain.Ice {
			white++
		}
	}
	if 2*white > len(t.Squares) {
		return veils[2]
	}
	return veils[1]
}

// paintUnseen hides what is only remembered and what was never seen: the one lies in the
// dark under a slant so quiet that the map can be read through it, the other is a sheet
// on which nothing is printed yet. The dark comes in bays, not in
// steps, and grows from its edge: that is never a bright line, which would read as reach, nor
// dashes, which are the second move's.
func (u *Layer) paintUnseen(s *Areas, t *terrain.Terrain, c float64, outline outliner) {
	if len(s.Memory)+len(s.Unseen) == 0 {
		return
	}
	look := veilOf(t)
	u.weave(int(c), look)
	memory, unseen := beyond(s.Memory, t), beyond(s.Unseen, t)
	from := image.Pt(-u.cells.Min.X, -u.cells.Min.Y).Mul(int(c))
	dark := outline(0, bay, memory, unseen)
	if len(s.Memory) > 0 {
		u.Ink.Loops(dark).Pave(u.img, u.fog.hatch, from, look.memory)
	}
	if len(s.Unseen) > 0 {
		u.Ink.Loops(outline(0, bay, unseen)).Pave(u.img, u.fog.blank, from, 1).Stroke(u.img, look.edge, c*.09, .55)
	}
	u.Ink.Loops(dark).Stroke(u.img, look.edge, c*.4, .08).Stroke(u.img, look.edge, c*.26, .14).Stroke(u.img, look.edge, c*.09, .36)
}

// bay is how round the corners of the dark are, in squares.
const bay = .46

// beyond adds to squares those outside of the map beside them: at the edge of the map no bay
// opens.
func beyond(cells []grid.Cell, t *terrain.Terrain) []grid.Cell {
	all := cells
	for _, c := range cells {
		x, y := int(c.X), int(c.Y)
		if x > 0 && y > 0 && x < t.W-1 && y < t.H-1 {
			continue
		}
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				// Straight out of the map, and out of its corner.
				if in := t.Inside(x+dx, y) || t.Inside(x, y+dy); !t.Inside(x+dx, y+dy) && (dx == 0 || dy == 0 || !in) {
					all = append(all[:len(all):len(all)], grid.C(x+dx, y+dy))
				}
			}
		}
	}
	return all
}

// weave makes the patterns for a size and a look: broad faint bands. Their lines have a slope of
// two to one, so that two by two squares join without a seam.
func (u *Layer) weave(square int, look veil) {
	f := &u.fog
	if f.square == square && f.look == look {
		return
	}
	for _, img := range []*ebiten.Image{f.hatch, f.blank} {
		if img != nil {
			img.Deallocate()
		}
	}
	c := float64(square)
	slant := func(sheet, line color.NRGBA, step, wide float64) *ebiten.Image {
		img := ebiten.NewImage(2*square, 2*square)
		img.Fill(sheet)
		for x := -4 * step; x < 4*c; x += step {
			u.Ink.Polyline(pen.V(x+.1*c, -.2*c), pen.V(x-1.1*c, 2.2*c)).Edge(img, line, wide, 1)
		}
		return img
	}
	f.square, f.look = square, look
	f.hatch, f.blank = slant(art.RGB(0x10131a), art.RGB(0x1b202b), c, c*.3), slant(look.blank, look.line, c, c*.3)
}
