package smallmap

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/fog"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/tabletop"
	"tenaille/render/art"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Map is the small map of a table.
type Map struct {
	Room widget.Rect // where it may be, in units

	context *scene.Context
	table   *tabletop.Table
	at      widget.Rect // where it is, none while all of the map is in sight
	ground  scene.Preview
	bare    *rules.Setup // the setup without its creatures
	box     widget.Rect  // of the ground
	frames  map[image.Point]*ebiten.Image
}

// New is the small map of a table.
func New(c *scene.Context, table *tabletop.Table) *Map { return &Map{context: c, table: table} }

// Place finds the box of the small map in the room there is for it: as large as the map,
// none while most of the map is in sight.
func (o *Map) Place() widget.Rect {
	o.at = o.place()
	return o.at
}

// Hide leaves the small map out until it is placed again.
func (o *Map) Hide() { o.at = widget.Rect{} }

func (o *Map) place() widget.Rect {
	w, h := o.table.Board.Size()
	c, room := &o.table.Camera, o.Room
	if room.W == 0 || w == 0 || h == 0 {
		return widget.Rect{}
	}
	if seen := min(w, c.Safe.Dx()/c.Square) * min(h, c.Safe.Dy()/c.Square); 100*seen >= most*w*h {
		return widget.Rect{}
	}
	unit := min((room.W-2*rim)/float64(w), (room.H-2*rim)/float64(h))
	wide, tall := unit*float64(w)+2*rim, unit*float64(h)+2*rim
	return widget.Rect{X: room.X + room.W - wide, Y: room.Y + room.H - tall, W: wide, H: tall}
}

// most is how many squares of a hundred may be in sight with a small map: beside more
// it would hide what it tells of.
const most = 65

// rim is the rim of the small map in units.
const rim = 4

// Draw paints the small map but for the frame.
func (o *Map) Draw(k widget.Canvas) {
	m := o.at
	if m.W == 0 {
		o.box = widget.Rect{}
		return
	}
	if o.bare == nil {
		s := *o.table.Match.Setup()
		s.Combatants = nil
		o.bare = &s
	}
	w, h := o.table.Board.Size()
	o.box = m.Inset(rim)
	unit := o.box.W / float64(w)
	k.Panel(m)
	o.ground.Paint(o.context, k, o.bare, o.box, false)
	k.Box(o.box, 0, widget.Fade(widget.Ink, .22), widget.Transparent, 0) // creatures come first
	veil, sum := o.table.Veil()
	if veil != nil && k.Dst != nil {
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(o.box.W*k.Scale()/float64(w*fog.VeilSquare), o.box.H*k.Scale()/float64(h*fog.VeilSquare))
		op.GeoM.Translate(o.box.X*k.Scale(), o.box.Y*k.Scale())
		k.Dst.DrawImage(veil, op)
	}
	for i := range o.table.Picture.Pieces {
		p := &o.table.Picture.Pieces[i]
		if p.MaxHP == 0 || p.Pose == piece.Dead {
			continue
		}
		n := float64(max(p.N, 1))
		x, y, r := o.box.X+(float64(p.At.X)+n/2)*unit, o.box.Y+(float64(p.At.Y)+n/2)*unit, max(2.4, unit*n*.46)
		if rules.ID(p.ID) == o.table.Current() {
			k.Disc(x, y, r+1.4, widget.Ink, widget.White, 1.4)
		}
		k.SideMark(p.Side, o.fill(p), x, y, r)
	}
	k.Note(o.ground.Whole, sum)
}

// fill is the colour of a creature on the small map. The own side is pale, so that
// it is told from the others without colours too; who is down is dark, and who is only
// remembered grey.
func (o *Map) fill(p *piece.Piece) color.NRGBA {
	look := art.SideLook(p.Side)
	switch {
	case p.Grey > 0:
		return widget.Dim
	case p.Pose == piece.Dying:
		return look.Dark
	case p.Side == o.table.Side:
		pale := func(v uint8) uint8 { return v + (255-v)/3 }
		return color.NRGBA{pale(look.Light.R), pale(look.Light.G), pale(look.Light.B), 255}
	}
	return look.Colour
}

// Frame paints what of the map is in view.
func (o *Map) Frame(k widget.Canvas) {
	if o.at.W == 0 {
		return
	}
	w, h := o.table.Board.Size()
	unit := o.box.W / float64(w)
	c := &o.table.Camera
	sq := float64(c.Square)
	x0, y0 := (float64(c.Safe.Min.X)-c.X)/sq, (float64(c.Safe.Min.Y)-c.Y)/sq
	x1, y1 := (float64(c.Safe.Max.X)-c.X)/sq, (float64(c.Safe.Max.Y)-c.Y)/sq
	x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, float64(w)), min(y1, float64(h))
	r := widget.Rect{X: o.box.X + x0*unit, Y: o.box.Y + y0*unit, W: (x1 - x0) * unit, H: (y1 - y0) * unit}
	from := image.Pt(k.Px(r.X), k.Px(r.Y))
	size := image.Pt(k.Px(r.X+r.W), k.Px(r.Y+r.H)).Sub(from)
	if size.X <= 0 || size.Y <= 0 {
		return
	}
	if k.Dst == nil || o.context.Still {
		u := 1 / k.Scale()
		outline(k, widget.Rect{X: float64(from.X) * u, Y: float64(from.Y) * u, W: float64(size.X) * u, H: float64(size.Y) * u})
		return
	}
	// Stretching a box makes garbage, and this one is painted in every frame while
	// the map glides.
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

// outline paints that frame: white in ink, so that it shows on any ground.
func outline(k widget.Canvas, r widget.Rect) {
	r = r.Inset(1.5)
	k.Box(r, 1, widget.Transparent, widget.Ink, 3)
	k.Box(r, 1, widget.Transparent, widget.White, 1.6)
}

// Click brings the place pointed at into the middle.
func (o *Map) Click(p input.Pointer, scale float64) {
	if x, y, ok := o.under(p, scale); ok {
		o.table.Camera.Aim(x, y)
	}
}

// Drag takes the view along with the pointer and tells whether it did.
func (o *Map) Drag(p input.Pointer, scale float64) bool {
	x, y, ok := o.under(p, scale)
	if !ok {
		return false
	}
	w, h := o.table.Board.Size()
	o.table.Camera.Centre(x, y)
	o.table.Camera.Clamp(w, h)
	return true
}

// under is the place of the map, in squares, that the pointer is on.
func (o *Map) under(p input.Pointer, scale float64) (x, y float64, ok bool) {
	if o.box.W == 0 {
		return 0, 0, false
	}
	w, h := o.table.Board.Size()
	return (float64(p.X)/scale - o.box.X) / o.box.W * float64(w), (float64(p.Y)/scale - o.box.Y) / o.box.H * float64(h), true
}

// Pixels are the part of a picture in a style that it lies on.
func (o *Map) Pixels(style *widget.Style) image.Rectangle {
	m := o.at
	return image.Rect(style.Px(m.X), style.Px(m.Y), style.Px(m.X+m.W), style.Px(m.Y+m.H))
}
