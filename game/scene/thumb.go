package scene

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Thumb is a level as a print no larger than a stamp: its ground, or the part of it where all
// happens, lit well enough to be told from others at arm's length, on a mount that is as large for every
// level, and a mark of its side for each creature that is too small to be read as a figure.
type Thumb struct {
	// Unseen are the creatures left out, by the id of their sheets.
	Unseen map[int]bool

	plate               // until it is whole
	image *ebiten.Image // made small, of the box it was painted in last
}

// thumbRim is the parchment around the ground of a print.
const thumbRim = 3.

// thumbFit is where in a box the ground of a map of w by h lies, whole, and how large a
// square of it is.
func thumbFit(w, h int, box widget.Rect) (at widget.Rect, unit float64) {
	in := box.Inset(thumbRim)
	unit = math.Min(in.W/float64(w), in.H/float64(h))
	at = widget.Rect{W: unit * float64(w), H: unit * float64(h)}
	at.X, at.Y = in.X+(in.W-at.W)/2, in.Y+(in.H-at.H)/2
	return at, unit
}

// broadest and tallest are how much broader a mount is than tall at the most and at the least.
const broadest, tallest = 1.6, 1.42

// thumbMount is the mount of a print in a box: the same in every box of a size, whatever lies
// on it, so that prints in a list stand in line.
func thumbMount(box widget.Rect) widget.Rect {
	w, h := math.Min(box.W, box.H*broadest), math.Min(box.H, box.W/tallest)
	return widget.Rect{X: box.X + (box.W-w)/2, Y: box.Y + (box.H-h)/2, W: w, H: h}
}

// thumbView is the part of a map that its print shows: what goes on is in sight, with a square
// around and what more the mount has room for; of a map on which nobody stands yet, all.
func thumbView(w, h int, pieces []piece.Piece, mount widget.Rect) image.Rectangle {
	whole := image.Rect(0, 0, w, h)
	var view image.Rectangle
	for _, p := range pieces {
		x, y, n := int(p.At.X), int(p.At.Y), max(p.N, 1)
		view = view.Union(image.Rect(x, y, x+n, y+n))
	}
	if view.Empty() {
		return whole
	}
	view = view.Inset(-1)
	view.Max.X, view.Max.Y = max(view.Max.X, view.Min.X+leastView), max(view.Max.Y, view.Min.Y+leastView)
	in := mount.Inset(thumbRim)
	view = view.Intersect(whole)
	grow := func(lo, hi *int, most int) bool {
		switch {
		case *hi < most && (*lo == 0 || (*hi-*lo)%2 == 0):
			*hi++
		case *lo > 0:
			*lo--
		default:
			return false
		}
		return true
	}
	for float64(view.Dx()+1)*in.H <= float64(view.Dy())*in.W && grow(&view.Min.X, &view.Max.X, w) {
	}
	for float64(view.Dy()+1)*in.W <= float64(view.Dx())*in.H && grow(&view.Min.Y, &view.Max.Y, h) {
	}
	return view
}

// leastView is how many squares a print shows at least each way.
const leastView = 4

// Paint paints the print of a level, as large as a box.
func (t *Thumb) Paint(c *Context, k widget.Canvas, s *rules.Setup, box widget.Rect) {
	w, h := s.Map.Size()
	if w == 0 || h == 0 {
		return
	}
	sheet := thumbMount(box)
	pieces := slices.DeleteFunc(piece.StartingPieces(s), func(p piece.Piece) bool { return t.Unseen[p.ID] })
	view := thumbView(w, h, pieces, sheet)
	at, unit := thumbFit(view.Dx(), view.Dy(), sheet)
	k.Box(widget.Rect{X: sheet.X + 1, Y: sheet.Y + 2, W: sheet.W, H: sheet.H}, 2, widget.Fade(widget.Ink, .45), widget.Transparent, 0)
	k.Box(sheet, 2, widget.Parchment, widget.PaperSub, 1)
	if k.Dst != nil && !t.draw(c, s, view, image.Pt(k.Px(at.W), k.Px(at.H))) {
		c.Redraw = true
		k.Box(at, 0, widget.Chip, widget.Transparent, 0)
		return
	}
	if k.Dst != nil {
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(math.Round(at.X*k.Scale()), math.Round(at.Y*k.Scale()))
		k.Dst.DrawImage(t.image, op)
	}
	k.Box(at, 0, widget.Transparent, widget.Fade(widget.Ink, .55), 1)
	for _, p := range pieces {
		n := float64(max(p.N, 1))
		x, y := at.X+(float64(int(p.At.X)-view.Min.X)+n/2)*unit, at.Y+(float64(int(p.At.Y)-view.Min.Y)+n/2)*unit
		if size := unit * n * large; unit >= leastFigure {
			k.Miniature(p.Figure, p.Side, within(x, size/2, at.X, at.W)-size/2, within(y+unit*n/2-size*.5, size/2, at.Y, at.H)-size/2, size)
			continue
		}
		r := math.Max(unit*n*.42, leastMark)
		x, y = within(x, r+markRim, at.X, at.W), within(y, r+markRim, at.Y, at.H)
		k.Disc(x, y, r+markRim, widget.Bone, widget.Transparent, 0)
		k.SideMark(p.Side, art.SideLook(p.Side).Colour, x, y, r)
	}
}

// leastMark is the least radius of the mark of a side, markRim how far its edge goes beyond.
const leastMark, markRim = 2.4, 1.2

// within is where something that reaches so far from its middle lies whole between a side of
// the ground and the other, as near as may be to where it would stand.
func within(v, reach, from, size float64) float64 {
	return math.Min(math.Max(v, from+reach), from+size-reach)
}

// leastFigure is how large squares are at the least for figures to be told from one another, large
// how much larger than on the board they stand on a print, over the edge of their squares.
const leastFigure, large = 10.5, 1.4

// glow is how much lighter a print is than the board, by the light of the level: what is
// dusk there is still dusk, but seen from further.
var glow = [...]float32{terrain.Bright: 1.06, terrain.Dusk: 1.3, terrain.Night: 1.4}

// draw keeps the picture of a part of the ground, of a size, until it is whole, and tells whether
// it is.
func (t *Thumb) draw(c *Context, s *rules.Setup, view image.Rectangle, size image.Point) bool {
	if t.given != s {
		t.Drop()
	}
	if t.image != nil && t.image.Bounds().Size() == size {
		return true
	}
	w, h := s.Map.Size()
	square := max(leastThumb, int(math.Ceil(float64(size.X)/float64(view.Dx())/2))*2)
	t.open(c, s)
	t.resize(w*square, h*square)
	if !t.paint(c, square, &board.Picture{}) && t.tried < patienceThumb {
		return false
	}
	if t.image != nil {
		t.image.Deallocate()
	}
	t.image = ebiten.NewImage(size.X, size.Y)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	part := image.Rectangle{Min: view.Min.Mul(square), Max: view.Max.Mul(square)}
	op.GeoM.Scale(float64(size.X)/float64(part.Dx()), float64(size.Y)/float64(part.Dy()))
	lift := glow[t.lit]
	op.ColorScale.Scale(lift, lift, lift, 1)
	t.image.DrawImage(t.large.SubImage(part).(*ebiten.Image), op)
	t.letGo()
	t.board = nil // what it kept of the ground is not needed any more
	return true
}

// patienceThumb is how many frames a print is waited for: many are painted at once, a part of
// one in each frame, and what is kept once is not painted again.
const patienceThumb = 1500

// leastThumb is the least size at which the board is painted before it is made small, in
// pixels a square.
const leastThumb = 16

// Drop lets go of the picture.
func (t *Thumb) Drop() {
	t.letGo()
	if t.image != nil {
		t.image.Deallocate()
	}
	*t = Thumb{Unseen: t.Unseen}
}
