package area

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/terrain"
	"tenaille/render/pen"
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
	{art.RGB(0x1a1e26), art.RGB(0x363f4f), art.RGB(0x07090d), .68},
	{art.RGB(0x3b3935), art.RGB(0x4b4842), art.RGB(0x141312), .64},
	{art.RGB(0x41474c), art.RGB(0x50575d), art.RGB(0x30363c), .55},
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
// on which nothing is printed yet. Their edge is a whole dark line, never a bright one,
// which would read as reach, nor dashes, which are the second move's.
func (u *Layer) paintUnseen(s *Areas, t *terrain.Terrain, c float64, outline outliner) {
	if len(s.Memory)+len(s.Unseen) == 0 {
		return
	}
	look := veilOf(t)
	u.weave(int(c), look)
	if len(s.Memory) > 0 {
		u.pattern(s.Memory, 0, u.fog.hatch, look.memory)
		u.Ink.Loops(outline(0, .13, s.Memory)).Stroke(u.img, look.edge, c*.05, 1)
	}
	if len(s.Unseen) > 0 {
		u.pattern(s.Unseen, 0, u.fog.blank, 1)
		u.Ink.Loops(outline(0, .13, s.Unseen)).Stroke(u.img, look.edge, c*.06, 1)
	}
}

// weave makes the patterns for a size and a look. Their lines have a slope of two to one,
// so that two by two squares join without a seam: broad bands over what is remembered,
// under which the map stays the first thing seen, fine lines over what never was.
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
	f.hatch, f.blank = slant(art.RGB(0x10131a), art.RGB(0x2b3343), c*2/3, c/8), slant(look.blank, look.line, c/3, c/22)
}
