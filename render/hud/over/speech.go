package over

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// The measures of what is said, in units.
const (
	speechInk, speechLine = 15.5, 21.
	speechSmall           = 440.
	speechFace            = 58.
)

// speechWidths are how wide what is said may be, in the order of reading: broken into more lines it
// has room where a long band would lie over somebody.
var speechWidths = [...]float64{640, 480, 360, 280}

// Speech is what somebody says, nil for nothing, and the squares of all who are on the map.
type Speech struct {
	*model.Speech
	Standing []widget.Rect
}

// Paint paints it with the face and the name of who says it: at the foot of the map, or where
// it hides less of those who stand there.
func (s Speech) Paint(k *part.Kit, c part.Canvas) {
	m := s.Speech
	if m == nil {
		return
	}
	free := k.Free()
	left := 22.
	if m.Figure != "" {
		left = speechFace + 34
	}
	var lines []string
	var r widget.Rect
	least := math.Inf(1)
	for _, most := range speechWidths { // the first of them that hides nobody, or the fewest
		room := math.Min(most, free.W-40)
		if k.Compact { // two short lines hide less of a small board than a long one across it
			room = math.Min(speechSmall, room)
		}
		told := c.Wrap(m.Words, room-left-22, widget.Regular, speechInk)
		h := 26 + speechLine*float64(len(told))
		if m.Name != "" {
			h += 20
		}
		if m.Figure != "" {
			h = math.Max(h, speechFace+20)
		}
		wide := 0.
		for _, l := range told {
			wide = math.Max(wide, c.Width(l, widget.Regular, speechInk))
		}
		w := math.Min(room, math.Max(wide, c.Width(m.Name, widget.Bold, 14.5)+20)+left+22)
		at, hidden := clearest(free, w, h, s.Standing)
		if lines == nil || hidden < least {
			lines, r, least = told, at, hidden
		}
		if least == 0 {
			break
		}
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 10, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	edge := widget.Brass
	if m.Figure != "" {
		edge = art.SideLook(m.Side).Colour
	}
	c.Box(r, 10, widget.Fade(widget.PanelFill, .97), edge, 2)
	y := r.Y + 28
	if m.Figure != "" {
		c.Portrait(m.Figure, m.Side, r.X+14, r.Y+(r.H-speechFace)/2, speechFace)
	}
	if m.Name != "" {
		c.Text(m.Name, r.X+left, y, widget.Bold, 14.5, art.SideLook(m.Side).Light, widget.Start)
		y += 21
	}
	c.Lines(lines, r.X+left, y, speechLine, widget.Regular, speechInk, widget.Bone)
}

// clearest is the place of a box in what is free that hides the least of those who stand
// there, and how much that is: the middle of the foot before all, else as near to it as may be.
func clearest(free widget.Rect, w, h float64, standing []widget.Rect) (best widget.Rect, least float64) {
	const foot, head, step, shift = 6., 8., 8., 24.
	middle, side := free.X+(free.W-w)/2, math.Max((free.W-w)/2-12, 0)
	shifts := []float64{0}
	for dx := shift; dx < side; dx += shift {
		shifts = append(shifts, -dx, dx)
	}
	shifts = append(shifts, -side, side)
	least = math.Inf(1)
	for y := free.Y + free.H - h - foot; y >= free.Y+head; y -= step {
		for _, dx := range shifts {
			r := widget.Rect{X: middle + dx, Y: y, W: w, H: h}
			hidden := 0.
			for _, o := range standing {
				hidden += r.Shared(o)
			}
			if hidden < least {
				best, least = r, hidden
			}
		}
	}
	if best.W == 0 { // there is less room than it takes
		return widget.Rect{X: middle, Y: free.Y + free.H - h - foot, W: w, H: h}, least
	}
	return best, least
}
