package scene

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Preview is a level seen from afar: the real board, made small.
type Preview struct {
	board *board.Board
	large *ebiten.Image
	// Whole tells that no picture was missing when it was painted.
	Whole bool
	given *rules.Setup
	// Unseen are the creatures left out, by the id of their sheets.
	Unseen map[int]bool
	// At is where the map was painted last, Unit how large a square of it.
	At   widget.Rect
	Unit float64

	tried int // frames in which it did not become whole
}

// patienceWhole is how many frames a preview that does not become whole is left out for:
// what is missing of it then is better seen than waited for.
const patienceWhole = 120

// previewSquare is the size at which a preview is painted before it is made
// small, in pixels a square.
const previewSquare = 32

// Paint paints the level into a box, as large as it fits, and returns where it
// ends below. With a sheet it lies whole on the parchment it is printed on;
// without, it fills the box and is cut.
func (m *Preview) Paint(c *Context, k widget.Canvas, s *rules.Setup, box widget.Rect, sheet bool) float64 {
	w, h := s.Map.Size()
	if w == 0 || h == 0 {
		return box.Y + box.H
	}
	margin := 0.
	if sheet {
		margin = 8
	}
	unit := math.Min((box.W-2*margin)/float64(w), (box.H-2*margin)/float64(h))
	if !sheet {
		unit = math.Max(box.W/float64(w), box.H/float64(h))
		k = k.Clip(box)
	}
	r := widget.Rect{W: unit * float64(w), H: unit * float64(h)}
	r.X = box.X + (box.W-r.W)/2
	r.Y = box.Y + margin
	if !sheet {
		r.Y = box.Y + (box.H-r.H)/2
	}
	if sheet {
		k.Box(widget.Rect{X: r.X - margin + 3, Y: r.Y - margin + 5, W: r.W + 2*margin, H: r.H + 2*margin}, 3, color.NRGBA{A: 128}, widget.Transparent, 0)
		k.Box(widget.Rect{X: r.X - margin, Y: r.Y - margin, W: r.W + 2*margin, H: r.H + 2*margin}, 3, widget.Parchment, color.NRGBA{0x7a, 0x6a, 0x48, 255}, 1)
	}
	m.At, m.Unit = r, unit
	if k.Dst == nil {
		return r.Y + r.H + margin
	}
	if m.draw(c, s, w, h); !m.Whole && m.tried < patienceWhole { // nothing is shown half painted
		m.tried++
		c.Redraw = true
		m.token(k, r, box)
		return r.Y + r.H + margin
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	b := m.large.Bounds()
	op.GeoM.Scale(r.W*k.Scale()/float64(b.Dx()), r.H*k.Scale()/float64(b.Dy()))
	op.GeoM.Translate(math.Round(r.X*k.Scale()), math.Round(r.Y*k.Scale()))
	k.Dst.DrawImage(m.large, op)
	return r.Y + r.H + margin
}

// token paints in the place of the map what stands for it until it is whole.
func (m *Preview) token(k widget.Canvas, r, box widget.Rect) {
	k.Box(r, 0, widget.Raised, widget.Transparent, 0)
	size := math.Min(math.Min(box.W, box.H)*.4, 64)
	k.IconTint("map", box.X+(box.W-size)/2, box.Y+(box.H-size)/2, size, widget.Faint, widget.Faint)
}

// draw keeps the picture of the whole level up to date until it is whole.
func (m *Preview) draw(c *Context, s *rules.Setup, w, h int) {
	if m.board == nil || m.given != s {
		m.board = board.New(c.Art)
		m.board.SetTerrain(terrain.FromSetup(s, terrain.StartingDoors(s)))
		m.given, m.Whole, m.tried = s, false, 0
	}
	size := image.Rect(0, 0, w*previewSquare, h*previewSquare)
	if m.large == nil || m.large.Bounds() != size {
		m.Drop()
		m.large, m.Whole = ebiten.NewImage(size.Dx(), size.Dy()), false
	}
	if m.Whole {
		return
	}
	before := c.Art.Pending()
	cam := camera.NewCamera(size, size, 1)
	cam.Square, cam.X, cam.Y = previewSquare, 0, 0
	m.board.Draw(m.large, cam, &board.Picture{Pieces: slices.DeleteFunc(piece.StartingPieces(s), m.leftOut), Signs: board.Signs{Grid: .2}})
	m.Whole = c.Art.Pending() == before && !m.board.Busy()
}

// leftOut reports whether a creature is not to be seen.
func (m *Preview) leftOut(p piece.Piece) bool { return m.Unseen[p.ID] }

// Drop lets go of the picture.
func (m *Preview) Drop() {
	if m.large != nil {
		m.large.Deallocate()
		m.large = nil
	}
}
