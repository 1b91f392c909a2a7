package foot

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Timeline is the bar of a match being watched.
type Timeline struct {
	*part.Kit
	*model.Timeline
	box widget.Rect
	end float64 // of its panel
}

// timelineID is the part that the knob is dragged on.
const timelineID = "replay.bar"

// NewTimeline lays the bar over the buttons.
func NewTimeline(k *part.Kit, m *model.Timeline) *Timeline {
	p := &Timeline{Kit: k, Timeline: m}
	x, end, tall := p.Kit.Bar.X, p.OverBar(), 26.
	if p.Compact {
		x, end, tall = p.CardBox.X, p.EndBox.X+p.EndBox.W, 30
	}
	r := widget.Rect{X: x + 6, Y: p.Ledge() - tall - 5, W: end - x - 12, H: tall}
	words := p.Width(p.Timeline.Label, widget.Regular, 12) + 12
	p.box = widget.Rect{X: r.X, Y: r.Y, W: r.W - words, H: r.H}
	p.Panel("replay.panel", r.Inset(-3))
	p.end = end
	p.Put(timelineID, p.box, false, model.Tip{})
	return p
}

// Action is the place among the actions that x in units stands for.
func (p *Timeline) Action(x float64) int {
	if p == nil || p.box.W <= 16 {
		return 0
	}
	part := (x - p.box.X - 8) / (p.box.W - 16)
	return int(math.Round(math.Min(math.Max(part, 0), 1) * float64(p.Timeline.Of)))
}

func (p *Timeline) place(at int) float64 {
	return p.box.X + 8 + (p.box.W-16)*float64(at)/math.Max(float64(p.Timeline.Of), 1)
}

// Paint paints it.
func (p *Timeline) Paint(c part.Canvas) {
	m, r := p.Timeline, p.box
	c.Panel(widget.Rect{X: r.X - 6, Y: r.Y - 1, W: p.end - r.X + 6, H: r.H + 2})
	mid := r.Y + r.H/2 + 2
	c.Box(widget.Rect{X: r.X, Y: mid - 3.5, W: r.W, H: 7}, 3.5, widget.Well, widget.Edge, 1)
	if x := p.place(m.At); x > r.X+4 {
		c.Box(widget.Rect{X: r.X, Y: mid - 3.5, W: x - r.X, H: 7}, 3.5, widget.BrassDark, widget.Transparent, 0)
	}
	for _, at := range m.Rounds {
		c.Line(p.place(at), mid-3, p.place(at), mid+3, 1.2, widget.Fade(widget.Bone, .55))
	}
	for _, f := range m.Marks {
		x := p.place(f.At)
		c.Line(x, mid-7, x, mid-3, 1.6, art.SideLook(f.Side).Light)
		c.SideSign(f.Side, x, mid-9, 3.4)
	}
	over, down, _ := c.State(timelineID)
	radius := 7.
	if over || down {
		radius = 8.5
	}
	c.Disc(p.place(m.At), mid, radius, widget.Brass, widget.Ink, 2)
	c.Text(m.Label, r.X+r.W+10, mid+4, widget.Regular, 12, widget.Dim, widget.Start)
}
