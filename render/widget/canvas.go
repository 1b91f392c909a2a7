package widget

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/render/ui"
)

// Rect is a box in interface units.
type Rect = ui.Rect

// Canvas paints on a picture in interface units.
type Canvas struct {
	*Style
	// Dst is the picture painted on; nil paints nothing.
	Dst *ebiten.Image

	clip  Rect   // of what Clip left, for ledger and print
	print *Print // is told instead of painting
}

// Blind reports whether nothing is painted or told of what is painted, so that
// pictures need not be made.
func (c Canvas) Blind() bool { return c.Dst == nil && c.print == nil }

// pixels rounds a box to whole pixels, so that frames stay crisp.
func (s *Style) pixels(r Rect) image.Rectangle {
	return image.Rect(s.Px(r.X), s.Px(r.Y), s.Px(r.X+r.W), s.Px(r.Y+r.H))
}

// Box paints a rounded box with an edge; a transparent fill or edge is left out.
func (c Canvas) Box(r Rect, radius float64, fill, edge color.NRGBA, width float64) {
	c.stretch(r, fill, edge, width, radius, false)
}

// Panel paints a panel with its shadow.
func (c Canvas) Panel(r Rect) {
	c.Box(Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 10, Fade(color.NRGBA{A: 255}, .35), Transparent, 0)
	c.stretch(r, Fade(PanelFill, .97), Edge, 1.2, 10, true)
}

// BrassBox paints the gradient of the primary button, darker when pressed.
func (c Canvas) BrassBox(r Rect, pressed bool) {
	px := c.pixels(r)
	c.box(r, BrassDark) // where the letters stand out least
	if c.printed(px, pressed) {
		return
	}
	if px.Dx() <= 0 || px.Dy() <= 0 || c.Dst == nil {
		return
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(px.Min.X), float64(px.Min.Y))
	if pressed {
		op.ColorScale.Scale(.86, .84, .8, 1)
	}
	c.Dst.DrawImage(c.brassBox(px.Dx(), px.Dy()), op)
}

func (c Canvas) stretch(r Rect, fill, edge color.NRGBA, width, radius float64, light bool) {
	edge = c.ink(edge)
	c.box(r, fill)
	type key struct {
		fill, edge    color.NRGBA
		width, radius float64
		light         bool
	}
	if c.print != nil && c.printed(c.pixels(r), key{fill, edge, width, radius, light}) || c.Dst == nil {
		return
	}
	px := c.pixels(r)
	radius = math.Min(radius, math.Min(r.W, r.H)/2-width/2-1/c.scale)
	if px.Dx() <= 0 || px.Dy() <= 0 {
		return
	}
	f := c.frame(fill, edge, width, math.Max(radius, 0), light)
	if !f.fits(px) {
		c.small(px, fill, edge, width, radius)
		return
	}
	f.draw(c.Dst, px)
}

// small paints a box that is too small to be stretched from a frame.
func (c Canvas) small(px image.Rectangle, fill, edge color.NRGBA, width, radius float64) {
	type key struct {
		w, h          int
		fill, edge    color.NRGBA
		width, radius float64
	}
	r := Rect{X: float64(px.Min.X) / c.scale, Y: float64(px.Min.Y) / c.scale, W: float64(px.Dx()) / c.scale, H: float64(px.Dy()) / c.scale}
	c.Stamp(key{px.Dx(), px.Dy(), fill, edge, width, radius}, r, func(k Canvas, _ Rect) {
		line := float32(width * c.scale)
		if edge.A == 0 {
			line = 0
		}
		box := roundedPath(line/2, line/2, float32(px.Dx())-line, float32(px.Dy())-line, float32(radius*c.scale))
		if fill.A > 0 {
			vector.FillPath(k.Dst, box, nil, Paint(fill))
		}
		if line > 0 {
			vector.StrokePath(k.Dst, box, &vector.StrokeOptions{Width: line}, Paint(edge))
		}
	})
}

// Stamp paints a small picture that is painted once and then kept under key,
// which has to tell apart everything the picture depends on besides the scale.
// Paths with smooth edges cost far more than pictures, so whatever stands on
// the screen for longer than a moment is painted through a stamp. f paints at
// the box it is given, whose corner is 0, 0.
func (c Canvas) Stamp(key any, r Rect, f func(c Canvas, at Rect)) {
	if c.printed(c.around(1, r.X, r.Y, r.X+r.W, r.Y+r.H), key) || c.Dst == nil {
		return
	}
	img, ok := c.stamps[key]
	if !ok {
		w, h := int(math.Ceil(r.W*c.scale)), int(math.Ceil(r.H*c.scale))
		if w <= 0 || h <= 0 {
			return
		}
		img = ebiten.NewImage(w, h)
		f(Canvas{Style: c.Style, Dst: img}, Rect{X: 0, Y: 0, W: r.W, H: r.H})
		c.stamps[key] = img
		c.made++
	}
	c.Image(img, r.X, r.Y)
}

// Fill paints a plain box.
func (c Canvas) Fill(r Rect, fill color.NRGBA) {
	c.Ground(r, fill)
	if c.print != nil && c.printed(c.pixels(r), fill) || c.Dst == nil {
		return
	}
	px := c.pixels(r)
	vector.FillRect(c.Dst, float32(px.Min.X), float32(px.Min.Y), float32(px.Dx()), float32(px.Dy()), fill, false)
}

// Line paints a straight line. A level or upright one is painted crisp.
func (c Canvas) Line(x0, y0, x1, y1, width float64, stroke color.NRGBA) {
	switch {
	case y0 == y1:
		c.Fill(Rect{X: math.Min(x0, x1), Y: y0 - width/2, W: math.Abs(x1 - x0), H: math.Max(width, 1/c.scale)}, stroke)
	case x0 == x1:
		c.Fill(Rect{X: x0 - width/2, Y: math.Min(y0, y1), W: math.Max(width, 1/c.scale), H: math.Abs(y1 - y0)}, stroke)
	default:
		type key struct {
			x0, y0, x1, y1, width float64
			stroke                color.NRGBA
		}
		if c.print != nil && c.printed(c.around(width, x0, y0, x1, y1), key{x0, y0, x1, y1, width, stroke}) {
			return
		}
		k := c.scale
		ink.Reset().Move(x0*k, y0*k).Line(x1*k, y1*k).Edge(c.Dst, stroke, width*k, 1)
	}
}

// Polyline paints connected lines through x, y pairs with round joins.
func (c Canvas) Polyline(width float64, stroke color.NRGBA, xy ...float64) {
	if c.outlined(width, stroke, stroke, xy...) {
		return
	}
	ink.Reset()
	for i := 0; i+1 < len(xy); i += 2 {
		x, y := xy[i]*c.scale, xy[i+1]*c.scale
		if i == 0 {
			ink.Move(x, y)
		} else {
			ink.Line(x, y)
		}
	}
	ink.Stroke(c.Dst, stroke, width*c.scale, 1)
}

// outlined tells a print of an outline through x, y pairs, and reports whether that
// is all the canvas is for: whoever paints shapes with a pen asks it first.
func (c Canvas) outlined(width float64, fill, edge color.NRGBA, xy ...float64) bool {
	if c.print == nil {
		return false
	}
	for _, v := range xy {
		c.print.Note(v)
	}
	type key struct {
		width      float64
		fill, edge color.NRGBA
	}
	return c.printed(c.around(width, xy...), key{width, fill, edge})
}

// ink draws lines that change too often to be kept as pictures.
var ink pen.Pen

// Disc paints a disc of radius r with an edge.
func (c Canvas) Disc(x, y, r float64, fill, edge color.NRGBA, width float64) {
	c.Ground(Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, fill)
	type key struct {
		r          float64
		fill, edge color.NRGBA
		width      float64
	}
	d := r + width/2 + 1
	c.Stamp(key{r, fill, edge, width}, Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, func(k Canvas, _ Rect) {
		mid, u := float32(d*c.scale), float32(c.scale)
		if fill.A > 0 {
			vector.FillCircle(k.Dst, mid, mid, float32(r)*u, fill, true)
		}
		if edge.A > 0 {
			// vector's own circle has a notch where it begins.
			ink.Reset().Circle(d*c.scale, d*c.scale, r*c.scale).Stroke(k.Dst, edge, width*c.scale, 1)
		}
	})
}

// SideSign paints the sign of a side (counted from 0) of radius r: its shape in
// its colour, since colour alone never tells a side.
func (c Canvas) SideSign(side int, x, y, r float64) {
	look := art.SideLook(side)
	c.Ground(Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, look.Colour)
	if look.Shape == art.Round {
		c.Disc(x, y, r, look.Colour, Ink, 2)
		return
	}
	type key struct {
		side int
		r    float64
	}
	d := r*1.08 + 2
	c.Stamp(key{side, r}, Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, func(k Canvas, _ Rect) {
		corners, turn := 6, 0.
		if look.Shape == art.Square {
			corners, turn = 4, math.Pi/4
		}
		p := &vector.Path{}
		for i := range corners {
			sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(corners))
			px, py := float32((d+r*1.08*cos)*c.scale), float32((d+r*1.08*sin)*c.scale)
			if i == 0 {
				p.MoveTo(px, py)
			} else {
				p.LineTo(px, py)
			}
		}
		p.Close()
		vector.FillPath(k.Dst, p, nil, Paint(look.Colour))
		vector.StrokePath(k.Dst, p, &vector.StrokeOptions{Width: float32(2 * c.scale), LineJoin: vector.LineJoinRound}, Paint(Ink))
	})
}

// Icon paints an icon in its own colours with its upper left corner at x, y.
func (c Canvas) Icon(name string, x, y, size float64) {
	c.IconTint(name, x, y, size, Transparent, Transparent)
}

// IconTint paints an icon in two colours; a transparent one keeps its own.
func (c Canvas) IconTint(name string, x, y, size float64, main, accent color.NRGBA) {
	if name != "" && (c.Dst != nil || c.print != nil) {
		c.Sized(c.art.Icon(name, c.Px(size), main, accent), x, y, size)
	}
}

// Drawing paints a small drawing in a frame of its own, a choice told without words.
func (c Canvas) Drawing(icon string, at Rect) {
	c.Box(at, 7, Well, Edge, 1)
	size := math.Min(at.W, at.H) * .76
	c.Icon(icon, at.X+(at.W-size)/2, at.Y+(at.H-size)/2, size)
}

// Portrait paints the head of a figure in its side's ring, size units wide. Until it is
// painted the plain sign of its side stands in its place.
func (c Canvas) Portrait(figure string, side int, x, y, size float64) {
	if c.Blind() {
		return
	}
	img := c.art.Portrait(figure, side, c.Px(size))
	if img == nil && c.Dst != nil {
		c.SideSign(side, x+size/2, y+size/2, size*.42)
		return
	}
	c.Sized(img, x, y, size)
}

// Sized paints a picture size units wide: while the right one is not
// painted yet the gallery lends one of another size.
func (c Canvas) Sized(img *ebiten.Image, x, y, size float64) {
	if img != nil && c.print != nil {
		h := size * float64(img.Bounds().Dy()) / float64(img.Bounds().Dx())
		c.printed(c.around(1, x, y, x+size, y+h), img)
	}
	if c.Dst == nil {
		return
	}
	if img == nil || img.Bounds().Dx() == c.Px(size) {
		c.Image(img, x, y)
		return
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	k := float64(c.Px(size)) / float64(img.Bounds().Dx())
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(math.Round(x*c.scale), math.Round(y*c.scale))
	c.Dst.DrawImage(img, op)
}

// Image paints a picture made for this scale, its corner at x, y; nil is
// nothing.
func (c Canvas) Image(img *ebiten.Image, x, y float64) {
	if img != nil && c.print != nil {
		at := image.Pt(int(math.Round(x*c.scale)), int(math.Round(y*c.scale)))
		c.printed(image.Rectangle{Max: img.Bounds().Size()}.Add(at), img)
	}
	if img == nil || c.Dst == nil {
		return
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x*c.scale), math.Round(y*c.scale))
	c.Dst.DrawImage(img, op)
}

// Clip returns a canvas that paints only inside a box of this one.
func (c Canvas) Clip(r Rect) Canvas {
	if c.clip != (Rect{}) {
		r = r.Meet(c.clip)
	}
	c.clip = r
	if c.Dst == nil {
		return c
	}
	c.Dst = c.Dst.SubImage(c.pixels(r)).(*ebiten.Image)
	return c
}
