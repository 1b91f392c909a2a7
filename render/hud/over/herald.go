package over

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Signs stand over the map for a while: words in its middle, faces at its edges.
type Signs struct {
	Banner  model.Banner
	Heralds []Herald // MostHeralds of them at most
}

// MostHeralds is how many faces stand at the edges of a map at once.
const MostHeralds = 6

// Herald is the face of somebody who stands out of sight: a pin without a base at the left or the
// right edge of the screen, whichever is nearer to them, smaller than any piece, so that it is
// taken for none, bites little out of the board and touches no button.
type Herald struct {
	Figure       string
	Side         int
	X, Y         float64 // the middle of the face
	AwayX, AwayY float64 // the way from there to whom it stands for
	Creature     int     // whose face it is
	Role         Role
}

// Role is what somebody has to do with what is planned.
type Role int

// The roles: who acts and whom it aims at have the colours of their brackets on the board.
const (
	Bystander Role = iota
	Acting
	Targeted
)

// The measures of a herald: its face, its arrow, how far its middle is from the edge of the
// screen, and how far it keeps from the panels over it and under it.
const (
	heraldFace  = 21.
	heraldArrow = 9.
	HeraldEdge  = heraldFace/2 + heraldArrow
	HeraldGap   = 10.
)

// HeraldBox is the place that a herald with its middle at a point takes.
func HeraldBox(x, y float64) widget.Rect {
	return widget.Rect{X: x - HeraldEdge, Y: y - HeraldEdge, W: 2 * HeraldEdge, H: 2 * HeraldEdge}
}

// Paint paints it, with an arrow that points to whom it stands for.
func (h *Herald) Paint(c part.Canvas) {
	look := art.SideLook(h.Side)
	n := math.Hypot(h.AwayX, h.AwayY)
	if n == 0 {
		return
	}
	ux, uy := h.AwayX/n, h.AwayY/n
	base, tip, wing := heraldFace/2-2, heraldFace/2+heraldArrow, 8.
	if h.Role != Bystander {
		wing = 10
	}
	c.Polygon(look.Light, widget.Ink, 1.5, h.X+ux*tip, h.Y+uy*tip, h.X+ux*base-uy*wing, h.Y+uy*base+ux*wing, h.X+ux*base+uy*wing, h.Y+uy*base-ux*wing)
	if h.Role != Bystander {
		ring := widget.White
		if h.Role == Targeted {
			ring = art.RGB(0xff9a6b)
		}
		c.Disc(h.X, h.Y, heraldFace/2+5, ring, widget.Ink, 2)
	}
	c.Disc(h.X, h.Y, heraldFace/2+2.5, widget.PanelFill, widget.Ink, 1.5)
	c.Portrait(h.Figure, h.Side, h.X-heraldFace/2, h.Y-heraldFace/2, heraldFace)
}
