package scene

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/words"
	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Preview is a level seen from afar: the real board, made small.
type Preview struct {
	plate
	// Whole tells that no picture was missing when it was painted.
	Whole bool
	// Unseen are the creatures left out, by the id of their sheets.
	Unseen map[int]bool
	// Goals is who plays for what, and how everybody begins: the parts of the map that goals
	// of the first side are about are outlined and named, and who is down lies. Nil outlines
	// none, and has all stand.
	Goals *rules.Encounter
	// At is where the map was painted last, Unit how large a square of it.
	At   widget.Rect
	Unit float64
}

// patienceWhole is how many frames a preview that does not become whole is left out for:
// what is missing of it then is better seen than waited for.
const patienceWhole = 120

// previewSquare is the least size at which a preview is painted before it is made small,
// and previewMost the most, in pixels a square: one of a small board is as large as it is
// shown, since letters and lines that are made larger blur.
const previewSquare, previewMost = 32, 96

// Paint paints the level into a box, as large as it fits, and returns where it
// ends below. With a sheet it lies whole on the parchment it is printed on;
// without, it fills the box and is cut.
func (m *Preview) Paint(c *Context, k widget.Canvas, s *rules.Setup, box widget.Rect, sheet bool) float64 {
	w, h := s.Map.Size()
	if w == 0 || h == 0 {
		return box.Y + box.H
	}
	margin, unit := 0., 0.
	if sheet {
		margin, unit = sheetRim, sheetUnit(w, h, box)
	} else {
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
		m.nameZones(c, k)
		return r.Y + r.H + margin
	}
	if m.draw(c, s, w, h, min(max(previewSquare, int(math.Ceil(unit*k.Scale()/2))*2), previewMost)); !m.Whole && m.tried < patienceWhole { // nothing is shown half painted
		c.Redraw = true
		m.token(k, r, box)
		return r.Y + r.H + margin
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	b := m.large.Bounds()
	op.GeoM.Scale(r.W*k.Scale()/float64(b.Dx()), r.H*k.Scale()/float64(b.Dy()))
	op.GeoM.Translate(math.Round(r.X*k.Scale()), math.Round(r.Y*k.Scale()))
	k.Dst.DrawImage(m.large, op)
	m.nameZones(c, k)
	return r.Y + r.H + margin
}

// sheetRim is the parchment around a map on its sheet.
const sheetRim = 8.

// sheetUnit is how large a square of a map of w by h is, whose sheet fits into a box.
func sheetUnit(w, h int, box widget.Rect) float64 {
	return math.Min((box.W-2*sheetRim)/float64(w), (box.H-2*sheetRim)/float64(h))
}

// SheetTall is how tall the sheet of a level is that lies in a box.
func SheetTall(s *rules.Setup, box widget.Rect) float64 {
	w, h := s.Map.Size()
	return sheetUnit(max(w, 1), max(h, 1), box)*float64(h) + 2*sheetRim
}

// zones are the parts of the map that known goals are about.
func (m *Preview) zones(c *Context) (list []area.Zone, names []string) {
	if m.Goals == nil {
		return nil, nil
	}
	a, done := words.Aims{Words: c.Words}, uint32(0)
	for i := range m.Goals.Objectives {
		o := &m.Goals.Objectives[i]
		if o.Zone < 0 || done>>o.Zone&1 == 1 || !m.Goals.Known(i, 0) {
			continue
		}
		done |= 1 << o.Zone
		list = append(list, area.Zone{Cells: m.Goals.Zones[o.Zone].Cells(m.Goals.Map), Side: int(o.Side), Own: o.Side == 0})
		names = append(names, a.Zone(m.Goals.Zones[o.Zone].Name))
	}
	if s := m.Goals.Setup; s != nil && s.Turn != nil && s.Turn.Aim != nil { // of a puzzle
		for i := range m.Goals.Zones {
			if name := m.Goals.Zones[i].Name; name == s.Turn.Aim.Zone {
				list, names = append(list, area.Zone{Cells: m.Goals.Zones[i].Cells(m.Goals.Map), Own: true}), append(names, a.Zone(name))
			}
		}
	}
	return list, names
}

// nameTall is how high the plate of a name is.
const nameTall = 20.

// nameZones writes what the outlined parts are called, in letters of the screen's size: on
// them where the name has room there, else over or under them, so that no name lies half
// on what it names.
func (m *Preview) nameZones(c *Context, k widget.Canvas) {
	list, names := m.zones(c)
	for i := range list {
		w := k.Width(names[i], widget.Bold, 12) + 14
		if len(list[i].Cells) == 0 || w > m.At.W {
			continue
		}
		at := m.nameAt(list[i].Cells, w)
		k.Box(at, 5, widget.Well, widget.Transparent, 0)
		k.Text(names[i], at.X+w/2, at.Y+14.5, widget.Bold, 12, widget.Gold, widget.Middle)
	}
}

// nameAt is where the name of squares stands that is so wide.
func (m *Preview) nameAt(cells []grid.Cell, w float64) widget.Rect {
	x, y, n := 0., 0., float64(len(cells))
	from, to := cells[0], cells[0]
	for _, c := range cells {
		x, y = x+float64(c.X)+.5, y+float64(c.Y)+.5
		from, to = grid.C(min(int(from.X), int(c.X)), min(int(from.Y), int(c.Y))), grid.C(max(int(to.X), int(c.X)), max(int(to.Y), int(c.Y)))
	}
	at := widget.Rect{X: m.At.X + x/n*m.Unit - w/2, Y: m.At.Y + y/n*m.Unit - nameTall/2, W: w, H: nameTall}
	wide, tall := float64(to.X-from.X+1)*m.Unit, float64(to.Y-from.Y+1)*m.Unit
	if w > wide || nameTall > tall {
		over, under := m.At.Y+float64(from.Y)*m.Unit-nameTall-3, m.At.Y+float64(to.Y+1)*m.Unit+3
		switch {
		case over >= m.At.Y:
			at.Y = over
		case under+nameTall <= m.At.Y+m.At.H:
			at.Y = under
		}
	}
	if w <= wide && tall >= nameTall+m.Unit { // over the banner that stands in it
		at.Y = m.At.Y + float64(from.Y)*m.Unit + 5
	}
	at.X = math.Min(math.Max(at.X, m.At.X), m.At.X+m.At.W-w)
	return at
}

// token paints in the place of the map what stands for it until it is whole.
func (m *Preview) token(k widget.Canvas, r, box widget.Rect) {
	k.Box(r, 0, widget.Raised, widget.Transparent, 0)
	size := math.Min(math.Min(box.W, box.H)*.4, 64)
	k.IconTint("map", box.X+(box.W-size)/2, box.Y+(box.H-size)/2, size, widget.Faint, widget.Faint)
}

// draw keeps the picture of the whole level up to date until it is whole.
func (m *Preview) draw(c *Context, s *rules.Setup, w, h, square int) {
	if anew := m.open(c, s); m.resize(w*square, h*square) || anew {
		m.Whole = false
	}
	if m.Whole {
		return
	}
	signs := board.Signs{Grid: .2}
	signs.Areas.Zones, _ = m.zones(c)
	m.Whole = m.paint(c, square, &board.Picture{Pieces: m.pieces(s), Signs: signs})
}

// pieces are the creatures that are seen; where it is known who plays for what, each as it
// begins: upright, on its knees or down.
func (m *Preview) pieces(s *rules.Setup) []piece.Piece {
	list := piece.StartingPieces(s)
	if m.Goals != nil && len(list) == len(m.Goals.Facts.Combatants) {
		slices.SortStableFunc(list, func(a, b piece.Piece) int { return a.ID - b.ID }) // as creatures are numbered
		for i := range list {
			list[i].Pose = piece.PoseOf(m.Goals.Facts.Combatants[i].Conditions)
		}
	}
	return slices.DeleteFunc(list, m.leftOut)
}

// leftOut reports whether a creature is not to be seen.
func (m *Preview) leftOut(p piece.Piece) bool { return m.Unseen[p.ID] }

// Drop lets go of the picture.
func (m *Preview) Drop() { m.letGo() }
