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
}

// margin is the free rim around all panels.
const margin = 12

// NewLayout lays the panels out on a screen of w by h units, at least 1280 by
// 720.
func NewLayout(w, h float64) Layout {
	l := Layout{W: w, H: h}
	l.Header = widget.Rect{X: margin, Y: 8, W: 214, H: 58}
	l.TogglesBox = widget.Rect{X: w - margin - 200, Y: 8, W: 200, H: 58}
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

// Free is the part of the screen that the panels leave to the map.
func (l Layout) Free() widget.Rect {
	y := l.Header.Y + l.Header.H + 4
	return widget.Rect{X: 8, Y: y, W: l.Side.X - 16, H: l.CardBox.Y - 6 - y}
}
