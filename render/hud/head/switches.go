package head

import (
	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Switches are the buttons at the upper right.
type Switches struct {
	*part.Kit
	list  []model.Toggle
	box   widget.Rect
	boxes []widget.Rect
	open  bool // those of a phone held upright
}

// SwitchesID is the button of a phone held upright that opens the others.
const SwitchesID = "switches"

// NewSwitches lays the buttons out; those of a phone held upright only while they are open, and
// with them the button that opens them.
func NewSwitches(k *part.Kit, list []model.Toggle, open bool) Switches {
	p := Switches{Kit: k, list: list, box: k.TogglesBox, open: open}
	if k.Upright {
		p.Put(SwitchesID, k.FoldBox, false, model.Tip{})
		if !open {
			p.list = nil
			return p
		}
	}
	if n, most := float64(len(p.list)), float64(p.Switches()); !p.Compact && n > 0 && n < most { // few are no larger than many
		w := 8 + n*(p.box.W-8+4)/most - 4
		p.box.X, p.box.W = p.box.X+p.box.W-w, w
	}
	p.Panel("toggles", p.box)
	for i := range p.list {
		r := widget.Rect{X: p.box.X + float64(i)*(p.box.H+4), Y: p.box.Y, W: p.box.H, H: p.box.H}
		if !p.Compact {
			n := float64(len(p.list))
			w := (p.box.W - 8 - 4*(n-1)) / n
			r = widget.Rect{X: p.box.X + 4 + float64(i)*(w+4), Y: p.box.Y + 4, W: w, H: p.box.H - 8}
		}
		p.boxes = append(p.boxes, r)
		p.Put(p.list[i].ID, r, false, p.list[i].Tip)
	}
	return p
}

// Paint paints them.
func (p *Switches) Paint(c part.Canvas) {
	if !p.Compact {
		c.Panel(p.box)
	}
	if p.Upright {
		p.fold(c)
	}
	for i := range p.list {
		t, r := &p.list[i], p.boxes[i]
		s := c.Button(t.ID, r, t.On, false)
		main, accent := widget.Dim, widget.Dim
		if t.On {
			main, accent = widget.Bone, widget.Brass
		}
		if p.Compact {
			c.IconTint(t.Icon, r.X+(r.W-26)/2, r.Y+(r.H-26)/2+s, 26, main, accent)
			continue
		}
		c.IconTint(t.Icon, r.X+(r.W-20)/2, r.Y+3+s, 20, main, accent)
		word := t.Key
		if t.Label != "" {
			word = t.Label
		}
		c.Text(word, r.X+r.W/2, r.Y+34+s, widget.Mono, 10.5, widget.Dim, widget.Middle)
	}
}

// fold paints the button that opens them.
func (p *Switches) fold(c part.Canvas) {
	r := p.FoldBox
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	s := c.Button(SwitchesID, r, p.open, false)
	c.IconTint("eye", r.X+(r.W-24)/2, r.Y+(r.H-24)/2+4+s, 24, widget.Dim, widget.Dim)
	x, y, way := r.X+r.W/2, r.Y+7+s, 1.
	if p.open {
		way = -1
	}
	c.Polyline(2, widget.Dim, x-5, y+2.2*way, x, y-2.2*way, x+5, y+2.2*way)
}
