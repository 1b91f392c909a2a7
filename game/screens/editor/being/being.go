package being

import (
	"tenaille/game/easel"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/form"
	"tenaille/game/words"
	"tenaille/levels/tmx"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// Being is the sheet of one creature.
type Being struct {
	scene.Sheet
	easel   *easel.Easel
	changed func()
	id      int // the number of its point
	form    form.Form
}

// New opens the sheet of the creature whose point has a number over the screen on which its
// map is drawn; changed is called when the map has been changed.
func New(c *scene.Context, m *easel.Easel, id int, changed func()) scene.Scene {
	b := &Being{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "being.back", Fits: scene.Upright}}, easel: m, changed: changed, id: id}
	b.form = form.Form{Name: "being.form", Did: b.did}
	b.Build, b.Back, b.Keys = b.lay, c.Stack.Pop, func() bool { return b.form.Keys(&b.Screen, m) }
	return b
}

// Name is the probe's name of the sheet.
func (b *Being) Name() string { return "being" }

// did shows what was changed. Whoever is gone has no sheet.
func (b *Being) did() {
	b.changed()
	if _, _, ok := b.easel.Doc.Object(b.id); !ok {
		b.Stack.Pop()
	}
	b.Stale()
}

func (b *Being) lay(p *widget.Page) {
	o, _, ok := b.easel.Doc.Object(b.id)
	if !ok {
		return
	}
	w, h := min(b.Width-16, 820), min(b.Height-16, 600)
	if b.Held() {
		h = b.Height - 16
	}
	box := widget.Rect{X: (b.Width - w) / 2, Y: (b.Height - h) / 2, W: w, H: h}
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	in := box.Inset(12)
	head := widget.Rect{X: in.X, Y: in.Y, W: min(in.W*.3, 220), H: in.H - 104}
	body := widget.Rect{X: head.X + head.W + 16, Y: in.Y, W: in.W - head.W - 16, H: in.H}
	gone := widget.Rect{X: in.X, Y: in.Y + in.H - 96, W: head.W, H: 44}
	done := widget.Rect{X: in.X, Y: in.Y + in.H - 44, W: head.W, H: 44}
	if b.Held() {
		half := (in.W - 8) / 2
		head = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 60}
		body = widget.Rect{X: in.X, Y: in.Y + 72, W: in.W, H: in.H - 72 - 56}
		gone = widget.Rect{X: in.X, Y: in.Y + in.H - 44, W: half, H: 44}
		done = widget.Rect{X: in.X + half + 8, Y: gone.Y, W: half, H: 44}
	}
	b.layHead(p, o, head)
	p.Button("being.remove", gone, widget.Button{Label: b.T("Delete"), Icon: "trash", Size: 14, OnClick: func() {
		easel.Dismiss(b.easel, b.id)
		b.did()
	}})
	p.Button("being.back", done, widget.Button{Label: b.T("Done"), Icon: "check", Kind: widget.Primary, Size: 15, OnClick: b.Back})
	b.form.Lay(p, &b.Screen, body, b.lines(o, body.W-10))
}

// layHead lays out who it is: the portrait with the name, and beside or under it its kind, its
// side and its square.
func (b *Being) layHead(p *widget.Page, o tmx.Object, box widget.Rect) {
	side := max(o.Number("side"), 1) - 1
	kind := o.Get("kind")
	name := words.PointName(b.Words, kind, o.Name)
	about := []string{b.KindName(kind, ""), b.SideName(side), grid.C(b.easel.Doc.Cell(o)).Name()}
	if name == about[0] {
		about = about[1:]
	}
	p.Paint(func(c widget.Canvas) {
		size := min(box.H, 96, box.W)
		c.Portrait(kind, side, box.X, box.Y, size)
		if box.H <= 60 {
			x := box.X + size + 12
			room := box.X + box.W - x
			c.TextFit(name, x, box.Y+24, room, widget.Bold, 18, widget.Bone, widget.Start)
			words := about[0]
			for _, v := range about[1:] {
				words += " · " + v
			}
			c.TextFit(words, x, box.Y+46, room, widget.Regular, 13.5, widget.Dim, widget.Start)
			return
		}
		y := box.Y + size + 28
		c.TextFit(name, box.X, y, box.W, widget.Bold, 18, widget.Bone, widget.Start)
		for i, v := range about {
			c.TextFit(v, box.X, y+22+19*float64(i), box.W, widget.Regular, 13.5, widget.Dim, widget.Start)
		}
	})
}
