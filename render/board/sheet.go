package board

import (
	"image"
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// rgb turns 0xrrggbb into an opaque colour.
func rgb(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

// chaos is a small generator for the grain of the table; it decides nothing.
type chaos uint32

func (c *chaos) between(lo, hi float64) float64 {
	*c = *c*1664525 + 1013904223
	return lo + (hi-lo)*float64(*c>>8)/float64(1<<24)
}

// drawTable draws the walnut planks the sheet lies on; the picture is made once
// for each size of the view.
func (b *Board) drawTable(dst *ebiten.Image, cam Camera) {
	size := dst.Bounds().Size()
	if b.table == nil || b.table.Bounds().Size() != size {
		if b.table != nil {
			b.table.Deallocate()
		}
		b.table = ebiten.NewImage(size.X, size.Y)
		b.paintTable(b.table, cam.Scale)
	}
	// Only what the sheet does not cover: every pass over the screen costs a slow
	// device its time.
	r := dst.Bounds()
	sheet := image.Rect(int(cam.X), int(cam.Y), int(cam.X)+b.terrain.W*cam.Square, int(cam.Y)+b.terrain.H*cam.Square).Intersect(r)
	if sheet.Empty() {
		sheet = image.Rectangle{Min: r.Min, Max: r.Min}
	}
	for _, part := range [...]image.Rectangle{
		{r.Min, image.Pt(r.Max.X, sheet.Min.Y)},
		{image.Pt(r.Min.X, sheet.Max.Y), r.Max},
		{image.Pt(r.Min.X, sheet.Min.Y), image.Pt(sheet.Min.X, sheet.Max.Y)},
		{image.Pt(sheet.Max.X, sheet.Min.Y), image.Pt(r.Max.X, sheet.Max.Y)},
	} {
		if part.Empty() {
			continue
		}
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(float64(part.Min.X), float64(part.Min.Y))
		dst.DrawImage(b.table.SubImage(part.Sub(r.Min)).(*ebiten.Image), &o)
	}
}

func (b *Board) paintTable(dst *ebiten.Image, k float64) {
	dst.Fill(rgb(0x2b1f17))
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	tones := [...]color.NRGBA{rgb(0x33251b), rgb(0x2e2118), rgb(0x382a1f), rgb(0x302319)}
	r := chaos(5)
	for y := 0.0; y < h; {
		ph := r.between(46, 64) * k
		vector.FillRect(dst, 0, float32(y), float32(w), float32(ph-1.5*k), tones[int(r.between(0, 3.99))], false)
		vector.FillRect(dst, 0, float32(y+.5*k), float32(w), float32(k), color.NRGBA{0x4a, 0x38, 0x28, 128}, false)
		for range 5 {
			x, l, yy := r.between(0, w), r.between(80, 260)*k, y+r.between(8, 38)*k
			b.ink.Reset().Move(x, yy)
			b.ink.Cubic(pen.V(x+l*.3, yy-3*k), pen.V(x+l*.6, yy+4*k), pen.V(x+l, yy))
			b.ink.Stroke(dst, rgb(0x231811), 1.2*k, .7)
		}
		y += ph
	}
}

// sheetEdge is the colour of the line around the map, as an interface: the sheet is
// drawn in every frame in which the map glides.
var sheetEdge color.Color = rgb(0x3a2f24)

// drawSheet draws the parchment border of the map with its letters and numbers.
func (b *Board) drawSheet(dst *ebiten.Image, cam Camera) {
	s := float64(cam.Square)
	m := cam.margin()
	k := m / 16
	w, h := float64(b.terrain.W)*s, float64(b.terrain.H)*s
	p := &b.ink
	p.Box(cam.X-m/2+4*k, cam.Y-m/2+6*k, w+m, h+m, 0).Stroke(dst, color.Black, m, .45)
	p.Box(cam.X-m/2, cam.Y-m/2, w+m, h+m, 0).Stroke(dst, rulerPaper, m, 1)
	p.Box(cam.X-m, cam.Y-m, w+2*m, h+2*m, k).Stroke(dst, rulerLine, k, 1)
	p.Box(cam.X-k, cam.Y-k, w+2*k, h+2*k, 0).Stroke(dst, sheetEdge, 2*k, 1)
	r := dst.Bounds()
	inside := func(x, y float64) bool { return image.Pt(int(x), int(y)).In(r.Inset(-int(m))) }
	columns, rows := cam.pinned()
	// Beside a strip with the others' names none stands that the strip cuts.
	var from image.Point
	if strip := cam.clear().Min; columns {
		from.Y = strip.Y
	} else if rows {
		from.X = strip.X
	}
	for i := range b.terrain.W {
		if x, y := cam.X+(float64(i)+.5)*s, cam.Y-4.5*k; !columns && inside(x, y) && int(x) >= from.X {
			art.Write(dst, grid.Column(i), art.Bold, 10*k, x, y, rulerInk, art.Centre)
		}
	}
	for j := range b.terrain.H {
		if x, y := cam.X-8.5*k, cam.Y+(float64(j)+.5)*s+3.5*k; !rows && inside(x, y) && int(y-3.5*k) >= from.Y {
			art.Write(dst, strconv.Itoa(j+1), art.Bold, 9*k, x, y, rulerInk, art.Centre)
		}
	}
}

// lines draws the grid into a chunk.
func (p *painter) lines(cells image.Rectangle) {
	s, k := float32(p.b.square), float32(1)
	if p.b.square >= 96 {
		k = 2
	}
	strength := p.b.grid
	switch {
	case strength < 0:
		return
	case strength == 0:
		strength = .4
	}
	c := color.NRGBA{0x14, 0x0f, 0x0b, uint8(min(1, strength)/2*255 + .5)}
	w, h := float32(cells.Dx())*s, float32(cells.Dy())*s
	for i := range cells.Dx() {
		vector.FillRect(p.dst, float32(i)*s, 0, k, h, c, false)
	}
	for j := range cells.Dy() {
		vector.FillRect(p.dst, 0, float32(j)*s, w, k, c, false)
	}
}

// stains lays large faint discs of dirt and wear over the ground, so that no two
// squares look alike; they are placed by squares of the map and span chunks.
func (p *painter) stains(cells image.Rectangle) {
	b := p.b
	b.stainPictures()
	s := float64(b.square)
	wide := image.Rect(cells.Min.X-3, cells.Min.Y-3, cells.Max.X+3, cells.Max.Y+3)
	each(wide, func(x, y int) {
		h := hash(x, y, 21)
		if h%11 != 0 {
			return
		}
		img, alpha := b.stain, float32(1)
		if h/11%3 == 0 {
			img = b.wear
		} else if b.terrain.Ambient == Bright {
			alpha = .2 // by day a dark blot would pass for darkness
		}
		rx := (1.1 + float64(h/33%100)/100*1.9) * s
		ry := rx * (.5 + float64(h/3300%100)/100*.4)
		var o ebiten.DrawImageOptions
		o.GeoM.Scale(2*rx/float64(img.Bounds().Dx()), 2*ry/float64(img.Bounds().Dy()))
		o.GeoM.Translate(float64(x-p.x)*s-rx, float64(y-p.y)*s-ry)
		o.Filter = ebiten.FilterLinear
		o.ColorScale.ScaleAlpha(alpha)
		p.dst.DrawImage(img, &o)
	})
}

func (b *Board) stainPictures() {
	if b.stain == nil {
		b.stain = radial(64, []ring{{0, 26, 18, 12, .20}, {1, 26, 18, 12, 0}})
		b.wear = radial(64, []ring{{0, 255, 242, 208, .17}, {1, 255, 242, 208, 0}})
	}
}
