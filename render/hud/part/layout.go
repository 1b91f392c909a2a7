package part

import (
	"math"

	"tenaille/render/widget"
)

// Layout is where the panels of a battle lie, in interface units.
type Layout struct {
	W, H       float64
	Header     widget.Rect // menu, map and round
	Order      widget.Rect // room of the initiative row
	TogglesBox widget.Rect
	Side       widget.Rect // right column: slip above, log below
	LogBox     widget.Rect // where the log lies while no slip is longer
	UndoBox    widget.Rect
	EndBox     widget.Rect
	CardBox    widget.Rect
	Bar        widget.Rect // pips and actions
	Map        widget.Rect // room of the small map; empty when there is none
	// Compact is the arrangement of a phone: one row of large buttons, the log
	// behind one of them, the slip folded.
	Compact bool
	// Snug is the usual arrangement set closer together, for letters larger than
	// the window has room for: fewer buttons and creatures in their rows.
	Snug bool
}

// margin is the free rim around all panels.
const margin = 12

// mapWide is how wide the small map is at most.
const mapWide = 150

// The least sizes in units that the three arrangements fit in.
const (
	leastWidth, leastHeight   = 1280, 720
	SnugWidth, SnugHeight     = 848, 477
	SmallWidth, SmallHeight   = 844, 390
	compactWidth, compactBase = 162, 54
)

// NewLayout lays the panels out on a screen of w by h units: closer together under
// leastWidth by leastHeight, and compactly under SnugWidth by SnugHeight, which
// must be at least SmallWidth by SmallHeight.
func NewLayout(w, h float64) Layout {
	switch {
	case w < SnugWidth || h < SnugHeight:
		return CompactLayout(w, h)
	case w < leastWidth || h < leastHeight:
		return snugLayout(w, h)
	}
	l := Layout{W: w, H: h}
	l.Header = widget.Rect{X: margin, Y: 8, W: 262, H: 58}
	l.TogglesBox = widget.Rect{X: w - margin - 244, Y: 8, W: 244, H: 58}
	from, to := l.Header.X+l.Header.W+12, l.TogglesBox.X-12
	l.Order = widget.Rect{X: from, Y: 8, W: to - from, H: 58}
	l.EndBox = widget.Rect{X: w - margin - 178, Y: h - 84, W: 178, H: 72}
	l.UndoBox = widget.Rect{X: w - margin - 244, Y: h - 84, W: 58, H: 72}
	l.Side = widget.Rect{X: w - margin - 244, Y: 74, W: 244, H: h - 84 - 10 - 74}
	tall := math.Max(178, math.Min(l.Side.H*.42, 330))
	l.LogBox = widget.Rect{X: l.Side.X, Y: l.Side.Y + l.Side.H - tall, W: 244, H: tall}
	l.CardBox = widget.Rect{X: margin, Y: h - 112, W: 304, H: 100}
	l.Bar = widget.Rect{X: margin + 312, Y: h - 112, H: 100}
	l.Bar.W = math.Min(math.Max(l.Side.X-10-mapWide-8-l.Bar.X, 576), 600) // the map needs it more
	x := l.Bar.X + l.Bar.W + 8
	if room := math.Min(l.Side.X-10-x, mapWide); room >= 60 {
		l.Map = widget.Rect{X: x, Y: h - 112, W: room, H: 100}
	}
	return l
}

// snugLayout is the usual arrangement closer together.
func snugLayout(w, h float64) Layout {
	l := Layout{W: w, H: h, Snug: true}
	const rim, gap, row, foot = 8., 6., 54., 100.
	side := math.Min(math.Max(w*.255, 218), 244)
	head, card := math.Min(w*.235, 240), math.Min(math.Max(w*.24, 204), 304)
	toggles := 12 + 39*float64(l.Switches())
	l.Header = widget.Rect{X: rim, Y: rim, W: head, H: row}
	l.TogglesBox = widget.Rect{X: w - rim - toggles, Y: rim, W: toggles, H: row}
	from := l.Header.X + head + gap
	l.Order = widget.Rect{X: from, Y: rim, W: l.TogglesBox.X - gap - from, H: row}
	base := h - rim - foot
	l.Side = widget.Rect{X: w - rim - side, Y: rim + row + gap, W: side, H: h - rim - 68 - gap - (rim + row + gap)}
	l.EndBox = widget.Rect{X: l.Side.X + 58, Y: h - rim - 68, W: side - 58, H: 68}
	l.UndoBox = widget.Rect{X: l.Side.X, Y: h - rim - 68, W: 52, H: 68}
	tall := math.Min(236, l.Side.H*.7)
	l.LogBox = widget.Rect{X: l.Side.X, Y: l.Side.Y + l.Side.H - tall, W: side, H: tall}
	l.CardBox = widget.Rect{X: rim, Y: base, W: card, H: foot}
	x := rim + card + gap
	l.Bar = widget.Rect{X: x, Y: base, W: math.Min(l.Side.X-gap-x, 600), H: foot}
	if x := l.Bar.X + l.Bar.W + gap; l.Side.X-gap-x >= 60 {
		l.Map = widget.Rect{X: x, Y: base, W: math.Min(l.Side.X-gap-x, mapWide), H: foot}
	}
	return l
}

// Switches is how many buttons the panel at the upper right has room for.
func (l Layout) Switches() int {
	switch {
	case l.Compact:
		return 3
	case l.Snug && l.W < 1000:
		return 4
	}
	return 6
}

// Buttons is how many buttons the action bar has room for.
func (l Layout) Buttons() int {
	switch {
	case l.Compact:
		return 7
	case !l.Snug:
		return 11
	}
	return int((l.Bar.W - 20 + 4) / 53)
}

// CompactLayout is the arrangement of a phone.
func CompactLayout(w, h float64) Layout {
	l := Layout{W: w, H: h, Compact: true}
	const rim, button = 8, 46
	base := h - rim - compactBase
	l.Header = widget.Rect{X: rim, Y: rim, W: button, H: button}
	l.TogglesBox = widget.Rect{X: w - rim - 3*button - 8, Y: rim, W: 3*button + 8, H: button}
	from := l.Header.X + button + 8
	l.Order = widget.Rect{X: from, Y: rim, W: l.TogglesBox.X - 8 - from, H: button}
	l.CardBox = widget.Rect{X: rim, Y: base, W: compactWidth, H: compactBase}
	l.EndBox = widget.Rect{X: w - rim - 128, Y: base, W: 128, H: compactBase}
	l.UndoBox = widget.Rect{X: l.EndBox.X - 8 - compactBase, Y: base, W: compactBase, H: compactBase}
	x := l.CardBox.X + l.CardBox.W + 8
	l.Bar = widget.Rect{X: x, Y: base, W: l.UndoBox.X - 8 - x, H: compactBase}
	l.Side = widget.Rect{X: w - rim - 218, Y: rim + button + 8, W: 218, H: base - 8 - (rim + button + 8)}
	l.LogBox = l.Side
	return l
}

// Brow is the plate under menu, order and switches of a small screen, from edge
// to edge.
func (l Layout) Brow() widget.Rect {
	return widget.Rect{W: l.W, H: l.Header.Y + l.Header.H + 4}
}

// Dock is the plate under card and buttons of a small screen, from edge to edge.
func (l Layout) Dock() widget.Rect {
	y := l.CardBox.Y - 7
	return widget.Rect{Y: y, W: l.W, H: l.H - y}
}

// Free is the part of the screen that the panels leave to the map.
func (l Layout) Free() widget.Rect {
	y := l.Header.Y + l.Header.H + 4
	if l.Compact {
		return widget.Rect{X: 8, Y: y, W: l.W - 16, H: l.CardBox.Y - 34 - y}
	}
	return widget.Rect{X: 8, Y: y, W: l.Side.X - 16, H: l.CardBox.Y - 6 - y}
}

// ConfirmBox is where a small screen offers to do what is planned: over the end
// of the turn, under the thumb.
func (l Layout) ConfirmBox() widget.Rect {
	return widget.Rect{X: l.EndBox.X, Y: l.EndBox.Y - 8 - l.EndBox.H, W: l.EndBox.W, H: l.EndBox.H}
}
