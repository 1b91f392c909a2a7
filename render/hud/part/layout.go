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
	FoldBox    widget.Rect // of the button that opens the switches of a phone held upright
	Side       widget.Rect // right column: slip above, log below
	LogBox     widget.Rect // where the log lies while no slip is longer
	UndoBox    widget.Rect
	EndBox     widget.Rect
	CardBox    widget.Rect
	Bar        widget.Rect // pips, weapon in hand and actions
	Map        widget.Rect // room of the small map; empty when there is none
	// Compact is the arrangement of a phone: one row of large buttons, the log
	// behind one of them, the slip folded.
	Compact bool
	// Upright is that of a phone held so: the board above, and under it, in reach of a
	// thumb, two rows: what can be done, and how the turn ends, with the button that opens the
	// switches over them.
	Upright bool
	// Snug is the usual arrangement set closer together, for letters larger than
	// the window has room for: fewer buttons and creatures in their rows.
	Snug bool
	// Aside is how far left of its usual place the button that does what is planned stands.
	Aside float64
	// Beside tells that the map ends before the right column, which is never
	// empty then; else it takes the whole width, and what opens there lies over it.
	Beside bool
}

// rim is the free rim around all panels, gap that between them.
const rim, gap = 8., 6.

// headTall and footTall are the heights of the upper and the lower row, thin so
// that the board comes first.
const headTall, footTall = 46., 60.

// mapWide and mapTall are the most that the small map takes.
const mapWide, mapTall = 150., 96.

// The least sizes in units that the four arrangements fit in.
const (
	leastWidth, leastHeight     = 1280, 720
	SnugWidth, SnugHeight       = 848, 477
	SmallWidth, SmallHeight     = 844, 390
	UprightWidth, UprightHeight = 360, 600
)

// Finger is the least side of what a finger meets.
const Finger = 44.

// button is the least side of what a finger presses, phoneRim the rim around it.
const button, phoneRim = Finger, 4.

// NewLayout lays the panels out on a screen of w by h units: closer together under
// leastWidth by leastHeight, and compactly under SnugWidth by SnugHeight, which
// must be at least SmallWidth by SmallHeight.
func NewLayout(w, h float64) Layout {
	if w < SnugWidth || h < SnugHeight {
		return CompactLayout(w, h)
	}
	l := Layout{W: w, H: h, Snug: w < leastWidth || h < leastHeight, Beside: true}
	between := func(v, least, most float64) float64 { return math.Min(math.Max(v, least), most) }
	l.Header = widget.Rect{X: rim, Y: gap, W: between(w*.225, 198, 262), H: headTall}
	toggles := 12 + 38*float64(l.Switches())
	l.TogglesBox = widget.Rect{X: w - rim - toggles, Y: gap, W: toggles, H: headTall}
	from := l.Header.X + l.Header.W + gap
	l.Order = widget.Rect{X: from, Y: gap, W: l.TogglesBox.X - gap - from, H: headTall}
	base, end := h-gap-footTall, between(w*.13, 124, 166)
	l.EndBox = widget.Rect{X: w - rim - end, Y: base, W: end, H: footTall}
	l.UndoBox = widget.Rect{X: l.EndBox.X - gap - 50, Y: base, W: 50, H: footTall}
	l.CardBox = widget.Rect{X: rim, Y: base, W: between(w*.18, 176, 240), H: footTall}
	if w >= inspectorWidth {
		l.CardBox.W = 332
	}
	x := l.CardBox.X + l.CardBox.W + gap
	l.Bar = widget.Rect{X: x, Y: base, W: math.Min(l.UndoBox.X-gap-x, barMost), H: footTall}
	top := gap + headTall + gap
	side := between(w*.255, 218, 244)
	if w >= inspectorWidth {
		side = 300
	}
	l.Side = widget.Rect{X: w - rim - side, Y: top, W: side, H: base - gap - top}
	l.Map = widget.Rect{X: w - rim - mapWide, Y: base - gap - mapTall, W: mapWide, H: mapTall}
	l.LogBox = l.logBox()
	return l
}

// inspectorWidth is how wide a screen is whose column is wide enough for more than a
// slip: 1600 pixels at the scale they have.
const inspectorWidth = 1400

// Roomy reports whether the column has room for a slip, a square and a goal at once.
func (l Layout) Roomy() bool { return l.W >= inspectorWidth }

// barMost is the most that the bar takes of a wide screen.
const barMost = 860

// logBox is where the log lies: at the foot of the column, and no taller than it
// has to be.
func (l Layout) logBox() widget.Rect {
	tall := math.Min(math.Max(178, math.Min(l.Side.H*.42, 330)), l.Side.H)
	if l.Snug {
		tall = math.Min(236, l.Side.H*.7)
	}
	return widget.Rect{X: l.Side.X, Y: l.Side.Y + l.Side.H - tall, W: l.Side.W, H: tall}
}

// Wide lets the map have the whole width.
func (l *Layout) Wide() { l.Beside = false }

// Switches is how many buttons the panel at the upper right has room for.
func (l Layout) Switches() int {
	switch {
	case l.Upright && l.W < 380:
		return 4
	case l.Upright:
		return 5
	case l.Compact && l.W < 700:
		return 3
	case l.Compact && l.W < 800:
		return 4
	case l.Compact:
		return 5
	case l.Snug && l.W < 1000:
		return 4
	case l.W >= 1200:
		return 7
	}
	return 6
}

// What the bar holds beside its actions: the pips, at the least, and the weapon in
// hand; and the step from one action to the next, at the least.
const (
	PipsWide   = 58.
	ArmsWide   = 46.
	actionStep = 48.
	snugStep   = 54.
)

// Buttons is how many buttons the action bar has room for.
func (l Layout) Buttons() int {
	if l.Compact {
		return min(max(int((l.Bar.W-PipsWide-ArmsWide)/(button+4)), 5), 7)
	}
	step := actionStep
	if l.Snug { // its letters are larger than the window has room for
		step = snugStep
	}
	return min(int((l.Bar.W-PipsWide-ArmsWide-12)/step), 11)
}

// CompactLayout is the arrangement of a phone: its panels float over the map.
func CompactLayout(w, h float64) Layout {
	if Held(w, h) {
		return uprightLayout(w, h)
	}
	l := Layout{W: w, H: h, Compact: true}
	base := h - phoneRim - button
	l.Header = widget.Rect{X: phoneRim, Y: phoneRim, W: button, H: button}
	n := float64(l.Switches())
	toggles := n*button + (n-1)*phoneRim
	l.TogglesBox = widget.Rect{X: w - phoneRim - toggles, Y: phoneRim, W: toggles, H: button}
	from := l.Header.X + button + phoneRim
	l.Order = widget.Rect{X: from, Y: phoneRim, W: l.TogglesBox.X - phoneRim - from, H: button}
	l.CardBox = widget.Rect{X: phoneRim, Y: base, W: 140, H: button}
	l.EndBox = widget.Rect{X: w - phoneRim - 128, Y: base, W: 128, H: button}
	l.UndoBox = widget.Rect{X: l.EndBox.X - phoneRim - button, Y: base, W: button, H: button}
	x := l.CardBox.X + l.CardBox.W + phoneRim
	l.Bar = widget.Rect{X: x, Y: base, W: l.UndoBox.X - phoneRim - x, H: button}
	top := l.Header.Y + button + phoneRim
	l.Side = widget.Rect{X: w - phoneRim - 218, Y: top, W: 218, H: base - phoneRim - top}
	l.LogBox = widget.Rect{X: w - phoneRim - phoneLog, Y: top, W: phoneLog, H: l.Side.H}
	return l
}

// phoneLog is the width of the log of a phone that lies: its buttons are as large as
// fingers.
const phoneLog = 256.

// Held reports whether a window is clearly taller than wide, that of a phone held upright.
func Held(w, h float64) bool { return 4*h > 5*w }

// uprightLayout is the arrangement of a phone held upright.
func uprightLayout(w, h float64) Layout {
	l := Layout{W: w, H: h, Compact: true, Upright: true}
	const row = button + phoneRim
	base := h - row
	l.Header = widget.Rect{X: phoneRim, Y: phoneRim, W: button, H: button}
	from := l.Header.X + row
	l.Order = widget.Rect{X: from, Y: phoneRim, W: w - phoneRim - from, H: button}
	end := math.Floor(w * .36)
	l.EndBox = widget.Rect{X: w - phoneRim - end, Y: base, W: end, H: button}
	l.UndoBox = widget.Rect{X: l.EndBox.X - phoneRim - uprightUndo, Y: base, W: uprightUndo, H: button}
	l.FoldBox = widget.Rect{X: l.UndoBox.X - row, Y: base, W: button, H: button}
	l.CardBox = widget.Rect{X: phoneRim, Y: base, W: l.FoldBox.X - 2*phoneRim, H: button}
	l.Bar = widget.Rect{X: phoneRim, Y: base - row, W: w - 2*phoneRim, H: button}
	l.TogglesBox = widget.Rect{X: phoneRim, Y: base - 2*row, W: float64(l.Switches())*row - phoneRim, H: button}
	top := l.Header.Y + row
	l.Side = widget.Rect{X: w - phoneRim - 218, Y: top, W: 218, H: l.Ledge() - phoneRim - top}
	low := l.ConfirmBox().Y - phoneRim // what is planned can be done while it is read
	l.LogBox = widget.Rect{X: phoneRim, Y: math.Floor(h * .48), W: w - 2*phoneRim, H: low - math.Floor(h*.48)}
	return l
}

// uprightUndo is the width of the button that takes back, beside the end of the turn.
const uprightUndo = 46.

// Ledge is the height that what opens over the lower rows stands on.
func (l Layout) Ledge() float64 {
	return l.Bar.Y
}

// FootRoom is the height of the lower rows together.
func (l Layout) FootRoom() float64 { return l.CardBox.Y + l.CardBox.H - l.Ledge() }

// Free is the part of the screen that the panels leave to the map: on a phone from
// edge to edge.
func (l Layout) Free() widget.Rect {
	if l.Compact {
		y := l.Header.Y + l.Header.H
		if l.Upright {
			return widget.Rect{Y: y, W: l.W, H: l.Ledge() - y}
		}
		return widget.Rect{Y: y, W: l.W, H: l.CardBox.Y - y}
	}
	y := l.Header.Y + l.Header.H + 2
	r := widget.Rect{X: rim, Y: y, W: l.W - 2*rim, H: l.CardBox.Y - 2 - y}
	if l.Beside {
		r.W = l.Side.X - rim - r.X
	}
	return r
}

// OverBar is where the room over the bar ends at the right: before the column.
func (l Layout) OverBar() float64 {
	if end := l.Bar.X + l.Bar.W; l.Compact || end < l.Side.X-gap {
		return end
	}
	return l.Side.X - gap
}

// ConfirmBox is where the screen offers to do what is planned: on a phone over the end
// of the turn, under the thumb, on one held upright over the end of the bar, beside the switches;
// so on a desk.
func (l Layout) ConfirmBox() widget.Rect {
	if l.Upright {
		const wide = 142.
		return widget.Rect{X: l.W - phoneRim - wide, Y: l.TogglesBox.Y, W: wide, H: button}
	}
	if !l.Compact {
		return widget.Rect{X: l.OverBar() - confirmWide, Y: l.Bar.Y - 54, W: confirmWide, H: 48}
	}
	return widget.Rect{X: l.EndBox.X - l.Aside, Y: l.EndBox.Y - 8 - l.EndBox.H, W: l.EndBox.W, H: l.EndBox.H}
}

// confirmWide is the width of that button on a desk.
const confirmWide = 196.
