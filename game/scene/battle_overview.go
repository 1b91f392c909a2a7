package scene

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/widget"
	"tenaille/rules"
)

// overview is the small map: ground, creatures as dots, and what the screen
// shows of it.
type overview struct {
	ground preview
	bare   *rules.Setup // the setup without its creatures
	box    widget.Rect  // of the ground, in units
	frames map[image.Point]*ebiten.Image
}

// draw paints the small map but for the frame.
func (o *overview) draw(b *battle, k widget.Canvas) {
	m := b.layout.Map
	if m.W == 0 {
		return
	}
	if o.bare == nil {
		s := *b.match.Setup()
		s.Combatants = nil
		o.bare = &s
	}
	w, h := b.board.Size()
	in := m.Inset(5)
	unit := min(in.W/float64(w), in.H/float64(h))
	o.box = widget.Rect{X: in.X + (in.W-unit*float64(w))/2, Y: in.Y + (in.H-unit*float64(h))/2, W: unit * float64(w), H: unit * float64(h)}
	k.Panel(m)
	o.ground.paint(b.Context, k, o.bare, o.box, false)
	if veil := b.fog.shade(b); veil != nil && k.Dst != nil {
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Scale(o.box.W*k.Scale()/float64(w), o.box.H*k.Scale()/float64(h))
		op.GeoM.Translate(o.box.X*k.Scale(), o.box.Y*k.Scale())
		k.Dst.DrawImage(veil, op)
	}
	for _, p := range b.play.stage.Pieces() {
		if p.MaxHP == 0 {
			continue
		}
		n := float64(max(p.N, 1))
		x, y := o.box.X+(float64(p.At.X)+n/2)*unit, o.box.Y+(float64(p.At.Y)+n/2)*unit
		r := max(1.6, unit*n*.42)
		look := art.SideLook(p.Side)
		if p.HP < 0 {
			k.Disc(x, y, r*.7, widget.Fade(look.Dark, .8), widget.Transparent, 0)
			continue
		}
		k.SideSign(p.Side, x, y, r)
	}
	k.Note(o.ground.whole, b.fog.sum)
}

// frame paints what of the map is in view.
func (o *overview) frame(b *battle, k widget.Canvas) {
	if b.layout.Map.W == 0 {
		return
	}
	w, h := b.board.Size()
	unit := o.box.W / float64(w)
	c := &b.camera
	sq := float64(c.Square)
	x0, y0 := (float64(c.Safe.Min.X)-c.X)/sq, (float64(c.Safe.Min.Y)-c.Y)/sq
	x1, y1 := (float64(c.Safe.Max.X)-c.X)/sq, (float64(c.Safe.Max.Y)-c.Y)/sq
	x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, float64(w)), min(y1, float64(h))
	r := widget.Rect{X: o.box.X + x0*unit, Y: o.box.Y + y0*unit, W: (x1 - x0) * unit, H: (y1 - y0) * unit}
	if k.Dst == nil || b.still {
		outline(k, r)
		return
	}
	// Stretching a box makes garbage, and this one is painted in every frame while
	// the map glides.
	from := image.Pt(k.Px(r.X), k.Px(r.Y))
	size := image.Pt(k.Px(r.X+r.W), k.Px(r.Y+r.H)).Sub(from)
	if size.X <= 0 || size.Y <= 0 {
		return
	}
	img, ok := o.frames[size]
	if !ok {
		if o.frames == nil || len(o.frames) > mostFrames {
			o.frames = map[image.Point]*ebiten.Image{}
		}
		img = ebiten.NewImage(size.X, size.Y)
		outline(widget.Canvas{Style: k.Style, Dst: img}, widget.Rect{W: float64(size.X) / k.Scale(), H: float64(size.Y) / k.Scale()})
		o.frames[size] = img
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(from.X), float64(from.Y))
	k.Dst.DrawImage(img, &op)
}

// mostFrames is how many sizes of the frame of the small map are kept.
const mostFrames = 64

// outline paints that frame.
func outline(k widget.Canvas, r widget.Rect) { k.Box(r, 1, widget.Transparent, widget.White, 1.2) }

// click brings the place pointed at into the middle.
func (o *overview) click(b *battle) {
	if x, y, ok := o.under(b); ok {
		b.camera.Aim(x, y)
	}
}

// drag takes the view along with the pointer.
func (o *overview) drag(b *battle) {
	x, y, ok := o.under(b)
	if !ok {
		return
	}
	w, h := b.board.Size()
	b.camera.Centre(x, y)
	b.camera.Clamp(w, h)
	b.dirty = true
}

// under is the place of the map, in squares, that the pointer is on.
func (o *overview) under(b *battle) (x, y float64, ok bool) {
	if o.box.W == 0 {
		return 0, 0, false
	}
	w, h := b.board.Size()
	p := b.Devices.Pointer()
	k := b.style.Scale()
	return (float64(p.X)/k - o.box.X) / o.box.W * float64(w), (float64(p.Y)/k - o.box.Y) / o.box.H * float64(h), true
}
