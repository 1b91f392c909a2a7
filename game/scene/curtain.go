package scene

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/game/input"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// Curtain hides everything while the screen passes from one player to the other
// where neither may see what the other knows: nothing of the match is drawn or
// told behind it but what both know: the map's name and how far the match is.
type Curtain struct {
	Screen
	// Side is whose player is to take the screen.
	Side int
	// When says what comes, Text what is hidden.
	When, Text string
	// Open lifts the curtain.
	Open func()
}

// NewCurtain hides the screen until the player of a side says to be there; then
// it calls open. when says what comes, text what is hidden; menu, if there is
// one, is what stepping back does.
func NewCurtain(c *Context, side int, when, text string, open, menu func()) *Curtain {
	v := &Curtain{Screen: Screen{Context: c, First: "curtain.open", Fits: Upright}, Side: side, When: when, Text: text, Open: open}
	v.Build, v.Back = v.lay, menu
	v.Keys = func() bool {
		if v.Devices.Pressed(input.Confirm) { // whoever has clicked beside the button is heard too
			v.Page.Focus(v.First)
			return false
		}
		return v.Devices.Pressed(input.EndTurn) // was meant for the turn that has just ended by itself
	}
	return v
}

func (v *Curtain) lay(p *widget.Page) {
	const cloth, hangs = 124., 112.
	w := min(660., v.Width-32)
	lines := v.Style.Wrap(v.Text, w-80, widget.Regular, 15)
	h := 322 + 18*float64(max(len(lines)-2, 0))
	box := widget.Rect{X: (v.Width - w) / 2, Y: (v.Height - h) / 2, W: w, H: h}
	middle := box.X + w/2
	name := v.SideName(v.Side)
	p.Paint(func(c widget.Canvas) {
		drape(c, widget.Rect{W: v.Width, H: v.Height}, v.Side)
		c.PaperSheet(box)
		v.heralds(c, box, box.Y+hangs+24, cloth)
		hung := widget.Rect{X: middle - cloth/2, Y: box.Y - 30, W: cloth, H: hangs + 30}
		sideCloth(c, hung, v.Side)
		rod(c, middle, hung.Y-3, cloth+44)
		at := hung.Y + hung.H - 74
		c.IconTint("flank", middle-42, at-42, 84, widget.Bone, widget.Transparent)
		c.SideMark(v.Side, widget.Ink, middle, at, 18)
		c.SideMark(v.Side, widget.Bone, middle, at, 16)
		c.TextFit(v.T("%[1]s takes the screen", name), middle, box.Y+172, w-48, widget.Bold, 26, widget.PaperHead, widget.Middle)
		c.TextFit(v.When, middle, box.Y+197, w-48, widget.Bold, 15, widget.PaperInk, widget.Middle)
		for i, line := range lines {
			c.Text(line, middle, box.Y+220+18*float64(i), widget.Regular, 15, widget.PaperInk, widget.Middle)
		}
	})
	p.Button("curtain.open", widget.Rect{X: middle - min(170, w/2-16), Y: box.Y + h - 72, W: min(340, w-32), H: 54}, widget.Button{
		Label: v.T("I am %[1]s", name), Icon: "los", Kind: widget.Primary, Size: 18, Centred: true, Key: v.KeyName(input.Confirm), OnClick: v.Open,
	})
}

// heralds paints figures of the side that stand on a strip of ground on both sides of the
// banner: they tell who is called, and nothing of who is on the field.
func (v *Curtain) heralds(c widget.Canvas, box widget.Rect, foot, banner float64) {
	list := meeting[min(max(v.Side, 0), len(meeting)-1)]
	room := (box.W-banner)/2 - 26
	size := min(106, room)
	n := min(len(list), int((room-size)/(size*.8))+1)
	ground := widget.Rect{X: box.X + 22, Y: foot - size*.2, W: box.W - 44, H: size * .26}
	type key struct{ w, h float64 }
	c.Stamp(key{ground.W, ground.H}, ground, func(k widget.Canvas, at widget.Rect) {
		for i := range 9 { // strokes of a dry brush
			y := at.H * (.14 + .09*float64(i))
			in := at.W * (.04*math.Abs(math.Sin(float64(i)*1.9)) + .012*math.Abs(float64(i)-4))
			k.Line(in, y, at.W-in*.8, y+1, at.H*.13, widget.Fade(widget.Chip, .8))
		}
	})
	for i := n - 1; i >= 0; i-- {
		small := size * (1 - .1*float64(i))
		step := size * .8 * float64(i)
		c.Miniature(list[i], v.Side, box.X+box.W/2-banner/2-14-size-step, foot-small, small)
		c.Miniature(list[len(list)-1-i], v.Side, box.X+box.W/2+banner/2+14+size-small+step, foot-small, small)
	}
}

// The folds of the curtain: how far apart they are, how deep its pelmet hangs and how far
// above the edge of the window it ends.
const fold, pelmet, floorGap = 124., 40., 26.

// shades are the steps in which it darkens towards its ends.
const shades = 6

// drape paints a curtain in the colours of a side that hangs over all of the window, in the
// dark of a house whose light is on what stands before it.
func drape(c widget.Canvas, r widget.Rect, side int) {
	type key struct {
		side, w, h int
	}
	look := art.SideLook(side)
	c.Ground(r, look.Dark)
	c.Stamp(key{side, c.Px(r.W), c.Px(r.H)}, r, func(k widget.Canvas, _ widget.Rect) {
		n := math.Ceil(r.W / fold)
		w := r.W / n
		strip := func(x0, x1, top, low0, low1 float64, ink color.NRGBA) {
			k.Polygon(ink, widget.Transparent, 0, x0, top, x1, top, x1, low1, x0, low0)
		}
		hem := func(x float64) float64 { return r.H - floorGap + 9*math.Sin(x/w*2*math.Pi) }
		strip(0, r.W, 0, r.H, r.H, widget.Fade(widget.Ink, .5)) // in its shadow on the table
		for i := range int(n) {
			x := w * float64(i)
			for _, v := range [...]struct {
				from, to float64
				ink      color.NRGBA
			}{{0, 1, look.Dark}, {0, 1, widget.Fade(widget.Ink, .18)}, {.06, .46, widget.Fade(look.Colour, .24)}, {.16, .3, widget.Fade(look.Light, .1)}, {.6, 1, widget.Fade(widget.Ink, .24)}, {.84, 1, widget.Fade(widget.Ink, .28)}} {
				a, b := x+w*v.from, x+w*v.to
				const parts = 6
				for j := range parts {
					p, q := a+(b-a)*float64(j)/parts, a+(b-a)*float64(j+1)/parts
					strip(p, q+.5, 0, hem(p), hem(q), v.ink)
				}
			}
		}
		for i := range int(n) * 2 { // the pelmet is gathered twice as often
			x := w / 2 * float64(i)
			k.Polygon(look.Dark, widget.Ink, 2, x, -4, x+w/2, -4, x+w/2, pelmet*.7, x+w/4, pelmet, x, pelmet*.7)
			k.Polygon(widget.Fade(widget.Ink, .25), widget.Transparent, 0, x+w*.3, -2, x+w/2, -2, x+w/2, pelmet*.7, x+w*.3, pelmet*.93)
		}
		for i := range shades { // the light falls on the middle
			t := float64(i) / shades
			k.Fill(widget.Rect{W: r.W * .5 * (1 - t) * .8, H: r.H}, widget.Fade(widget.Ink, .1))
			k.Fill(widget.Rect{X: r.W - r.W*.5*(1-t)*.8, W: r.W * .5 * (1 - t) * .8, H: r.H}, widget.Fade(widget.Ink, .1))
		}
		k.Fill(widget.Rect{W: r.W, H: r.H}, widget.Fade(widget.Ink, .42))
		k.Fill(widget.Rect{W: r.W, H: 7}, widget.Fade(widget.Brass, .7))
		k.Line(0, 7.5, r.W, 7.5, 1.5, widget.Ink)
	})
}

// rod paints the rod that a banner hangs from, around a middle.
func rod(c widget.Canvas, x, y, wide float64) {
	c.Box(widget.Rect{X: x - wide/2, Y: y - 3.5, W: wide, H: 8}, 4, widget.Brass, widget.Ink, 1.6)
	c.Line(x-wide/2+4, y-1.4, x+wide/2-4, y-1.4, 1.2, widget.Fade(widget.White, .5))
	for _, end := range [...]float64{x - wide/2, x + wide/2} {
		c.Disc(end, y+.5, 6.5, widget.Brass, widget.Ink, 1.6)
	}
}

// sideCloth paints a banner of a side, hanging from above and cut to two points.
func sideCloth(c widget.Canvas, r widget.Rect, side int) {
	type key struct {
		side, w, h int
	}
	look := art.SideLook(side)
	c.Ground(r, look.Colour)
	out := widget.Rect{X: r.X - 8, Y: r.Y, W: r.W + 18, H: r.H + 14}
	c.Stamp(key{side, c.Px(r.W), c.Px(r.H)}, out, func(k widget.Canvas, _ widget.Rect) {
		shape := func(dx, dy, in float64) *vector.Path {
			p := &vector.Path{}
			s := float32(k.Scale())
			at := func(x, y float64) (float32, float32) { return float32(x+dx+8) * s, float32(y+dy) * s }
			p.MoveTo(at(in, -10))
			p.LineTo(at(r.W-in, -10))
			p.LineTo(at(r.W-in, r.H-in))
			p.LineTo(at(r.W/2, r.H-24-in))
			p.LineTo(at(in, r.H-in))
			p.Close()
			return p
		}
		fill := func(p *vector.Path, ink color.NRGBA) {
			vector.FillPath(k.Dst, p, nil, widget.Paint(ink))
		}
		line := func(p *vector.Path, ink color.NRGBA, width float64) {
			vector.StrokePath(k.Dst, p, &vector.StrokeOptions{Width: float32(width * k.Scale()), LineJoin: vector.LineJoinRound}, widget.Paint(ink))
		}
		fill(shape(4, 6, 0), color.NRGBA{A: 110})
		fill(shape(0, 0, 0), look.Dark)
		fill(shape(0, 0, 7), look.Colour)
		right := &vector.Path{} // the light comes from the left
		x, s := float32(8+r.W*.68)*float32(k.Scale()), float32(k.Scale())
		right.MoveTo(x, 0)
		right.LineTo(float32(8+r.W)*s, 0)
		right.LineTo(float32(8+r.W)*s, float32(r.H)*s)
		right.LineTo(x, float32(r.H-24*(1-.36))*s)
		right.Close()
		fill(right, widget.Fade(widget.Ink, .22))
		line(shape(0, 0, 0), widget.Ink, 3)
		line(shape(0, 0, 11), look.Light, 1.6)
	})
}

// Name is the probe's name of the screen.
func (v *Curtain) Name() string { return "curtain" }
