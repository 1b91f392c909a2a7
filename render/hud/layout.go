package hud

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
	Map        widget.Rect // overview; empty when there is no room
	// Compact is the arrangement of a small window or a phone: one row of
	// large buttons, the log behind one of them, the slip folded.
	Compact bool
}

// margin is the free rim around all panels.
const margin = 12

// The least sizes in units that the two arrangements fit in.
const (
	LeastWidth, LeastHeight   = 1280, 720
	SmallWidth, SmallHeight   = 844, 390
	compactWidth, compactBase = 162, 54
)

// NewLayout lays the panels out on a screen of w by h units: compactly under
// LeastWidth by LeastHeight, which must be at least SmallWidth by SmallHeight.
func NewLayout(w, h float64) Layout {
	if w < LeastWidth || h < LeastHeight {
		return compactLayout(w, h)
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
	l.Bar = widget.Rect{X: margin + 314, Y: h - 112, W: 600, H: 100}
	x := l.Bar.X + l.Bar.W + 8
	if room := math.Min(l.Side.X-10-x, 150); room >= 60 {
		l.Map = widget.Rect{X: x, Y: h - 112, W: room, H: 100}
	}
	return l
}

// compactLayout is the arrangement of a small screen.
func compactLayout(w, h float64) Layout {
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

// Free is the part of the screen that the panels leave to the map.
func (l Layout) Free() widget.Rect {
	y := l.Header.Y + l.Header.H + 4
	if l.Compact {
		return widget.Rect{X: 8, Y: y, W: l.W - 16, H: l.CardBox.Y - 34 - y}
	}
	return widget.Rect{X: 8, Y: y, W: l.Side.X - 16, H: l.CardBox.Y - 6 - y}
}
