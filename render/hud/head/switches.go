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
}

// NewSwitches lays the buttons out.
func NewSwitches(k *part.Kit, list []model.Toggle) Switches {
	p := Switches{Kit: k, list: list, box: k.TogglesBox}
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
