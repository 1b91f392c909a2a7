package widget

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
)

// Font is one of the faces of the game.
type Font = art.Type

// The faces: Mono is for numbers that line up, rule ids and keys.
const (
	Regular = art.Regular
	Bold    = art.Bold
	Mono    = art.Mono
)

// Style is the look at one scale: fonts, frames and icons in pixels. It keeps
// what it has made, so there is one Style for a scale.
type Style struct {
	// Large makes letters larger, the smallest by most.
	Large bool
	// Contrast lifts the quiet inks and edges.
	Contrast bool
	// Ledger, if set, notes what is written and framed.
	Ledger *Ledger

	fitted *Mark // how the line that comes next was made to fit
	made   int   // pictures made so far
	scale  float64
	art    *art.Gallery
	frames map[frameKey]*frame
	brass  map[[2]int]*ebiten.Image
	stamps map[any]*ebiten.Image
}

type frameKey struct {
	fill, edge    color.NRGBA
	width, radius int
	light         bool
}

// NewStyle opens the look at a scale in pixels per interface unit, with its
// icons and portraits from g.
func NewStyle(scale float64, g *art.Gallery) *Style {
	return &Style{
		scale:  scale,
		art:    g,
		frames: map[frameKey]*frame{},
		brass:  map[[2]int]*ebiten.Image{},
		stamps: map[any]*ebiten.Image{},
	}
}

// Scale is the number of pixels per interface unit.
func (s *Style) Scale() float64 { return s.scale }

// Px converts interface units to whole pixels.
func (s *Style) Px(units float64) int { return int(math.Round(units * s.scale)) }

// face returns a font at a size in units.
func (s *Style) face(f Font, size float64) text.Face { return art.Face(f, s.letters(size)*s.scale) }

// Width is the width of one line of text in units.
func (s *Style) Width(line string, f Font, size float64) float64 {
	if hasGlyph(line) {
		return s.width(line, f, size)
	}
	return art.Width(line, f, s.letters(size)*s.scale) / s.scale
}

// letters is the size at which letters are written that are asked for at a
// size: a fifth more for those of 10, nothing for headlines of 20.
func (s *Style) letters(size float64) float64 {
	if !s.Large || size >= 20 {
		return size
	}
	return size + (20-size)*.2
}

// Exactly is the size to ask for where letters have to be of a size, large ones
// too.
func (s *Style) Exactly(size float64) float64 {
	if !s.Large || size >= 20 {
		return size
	}
	return (size - 4) / .8
}

// ink is the colour in which something is painted that is asked for in one.
func (s *Style) ink(c color.NRGBA) color.NRGBA {
	if !s.Contrast {
		return c
	}
	if clear, ok := lifted[[3]uint8{c.R, c.G, c.B}]; ok {
		return Fade(clear, float64(c.A)/255)
	}
	return c
}

// Made counts the pictures that the style has made and keeps.
func (s *Style) Made() int { return s.made }

// Art is the gallery of drawings.
func (s *Style) Art() *art.Gallery { return s.art }

// frame is a rounded box that can be stretched; light adds the bright line
// under its upper edge.
func (s *Style) frame(fill, edge color.NRGBA, width, radius float64, light bool) *frame {
	key := frameKey{fill, edge, s.Px(width * 4), s.Px(radius), light}
	if f, ok := s.frames[key]; ok {
		return f
	}
	lineWidth := float32(width * s.scale)
	r := max(s.Px(radius), 1)
	border := r + int(math.Ceil(float64(lineWidth))) + 1
	size := 2*border + 2
	img := ebiten.NewImage(size, size)
	inset := lineWidth / 2
	if edge.A == 0 {
		inset = 0
	}
	box := roundedPath(inset, inset, float32(size)-2*inset, float32(size)-2*inset, float32(r))
	if fill.A > 0 {
		vector.FillPath(img, box, nil, Paint(fill))
	}
	if light {
		y := inset + float32(s.scale)
		vector.FillRect(img, float32(border), y, 2, float32(math.Max(1, s.scale)), color.NRGBA{255, 255, 255, 26}, false)
	}
	if edge.A > 0 && lineWidth > 0 {
		vector.StrokePath(img, box, &vector.StrokeOptions{Width: lineWidth}, Paint(edge))
	}
	f := newFrame(img, border)
	s.frames[key] = f
	s.made++
	return f
}

// brassBox is the gradient of the primary button at one size in pixels.
func (s *Style) brassBox(w, h int) *ebiten.Image {
	key := [2]int{w, h}
	if img, ok := s.brass[key]; ok {
		return img
	}
	radius := float32(9 * s.scale)
	img := ebiten.NewImage(w, h)
	shape := roundedPath(0, 0, float32(w), float32(h), radius)
	vector.FillPath(img, shape, nil, Paint(White))
	ramp := ebiten.NewImage(w, h)
	for y := range h {
		t := float64(y) / float64(max(h-1, 1))
		vector.FillRect(ramp, 0, float32(y), float32(w), 1, mix(brassLight, BrassDark, t), false)
	}
	img.DrawImage(ramp, &ebiten.DrawImageOptions{Blend: ebiten.BlendSourceIn})
	line := float32(1.6 * s.scale)
	edge := roundedPath(line/2, line/2, float32(w)-line, float32(h)-line, radius-line/2)
	vector.StrokePath(img, edge, &vector.StrokeOptions{Width: line}, Paint(BrassEdge))
	inset := float32(10 * s.scale)
	vector.FillRect(img, inset, float32(2*s.scale), float32(w)-2*inset, float32(math.Max(1, 1.6*s.scale)), color.NRGBA{0xff, 0xf3, 0xc8, 200}, true)
	s.brass[key] = img
	s.made++
	return img
}

func mix(a, b color.NRGBA, t float64) color.NRGBA {
	c := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + .5) }
	return color.NRGBA{c(a.R, b.R), c(a.G, b.G), c(a.B, b.B), c(a.A, b.A)}
}

// Paint is how a path is drawn in a colour.
func Paint(c color.NRGBA) *vector.DrawPathOptions {
	op := &vector.DrawPathOptions{AntiAlias: true}
	op.ColorScale.ScaleWithColor(c)
	return op
}

// roundedPath is a box with quarter-circle corners, in pixels.
func roundedPath(x, y, w, h, r float32) *vector.Path {
	r = min(r, w/2, h/2)
	p := &vector.Path{}
	p.MoveTo(x+r, y)
	p.LineTo(x+w-r, y)
	p.ArcTo(x+w, y, x+w, y+r, r)
	p.LineTo(x+w, y+h-r)
	p.ArcTo(x+w, y+h, x+w-r, y+h, r)
	p.LineTo(x+r, y+h)
	p.ArcTo(x, y+h, x, y+h-r, r)
	p.LineTo(x, y+r)
	p.ArcTo(x, y, x+r, y, r)
	p.Close()
	return p
}
