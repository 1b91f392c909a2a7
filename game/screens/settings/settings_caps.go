package settings

import (
	"tenaille/game/input"
	"tenaille/render/widget"
)

// paintCap paints what is bound as the thing that is pressed: a key's cap, no wider than its
// letters want, or a pad's round button.
func paintCap(c widget.Canvas, at widget.Rect, label string, pad bool) {
	wide := min(max(c.Width(label, widget.Bold, 13.5)+26, at.H+4), at.W)
	tall := min(at.H-4, 34)
	cap := widget.Rect{X: at.X + (at.W-wide)/2, Y: at.Y + (at.H-tall)/2, W: wide, H: tall}
	radius := 6.
	if pad {
		radius = tall / 2
	}
	c.Box(widget.Rect{X: cap.X, Y: cap.Y + 3, W: cap.W, H: cap.H}, radius, widget.Ink, widget.Edge, 1)
	c.Box(widget.Rect{X: cap.X, Y: cap.Y - 1, W: cap.W, H: cap.H}, radius, widget.Raised, widget.HoverEdge, 1.3)
	c.Line(cap.X+radius+2, cap.Y+1, cap.X+cap.W-radius-2, cap.Y+1, 1, widget.Fade(widget.White, .14))
	c.TextFit(label, cap.X+cap.W/2, cap.Y+cap.H/2+4, cap.W-10, widget.Bold, 13.5, widget.Bone, widget.Middle)
}

// paintUnbound paints a place where nothing is bound: the rim of a cap that is not there.
func paintUnbound(c widget.Canvas, at widget.Rect) {
	const wide, tall = 40., 32.
	at = widget.Rect{X: at.X + (at.W-wide)/2, Y: at.Y + (at.H-tall)/2, W: wide, H: tall}
	c.Box(at, 6, widget.Transparent, widget.HoverEdge, 1)
	c.Line(at.X+wide/2-4, at.Y+tall/2, at.X+wide/2+4, at.Y+tall/2, 1.4, widget.Fade(widget.Dim, .55))
}

// purposeIcons are the drawings of what keys are for.
var purposeIcons = map[input.Purpose]string{
	input.ToMove: "move", input.ToStrike: "attack", input.ToWait: "total-defence", input.ToHandle: "hands",
	input.ToLook: "eye", input.ToTime: "end-turn", input.ToNavigate: "window",
}
