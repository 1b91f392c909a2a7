package settings

import (
	"slices"

	"tenaille/render/widget"
)

// uprightTall is the height of what is pressed on a phone held upright.
const uprightTall = 46.

// layUpright is lay on a phone held upright: the tabs over the rows, and in each row the
// control under its words, as wide as the row.
func (s *settings) layUpright(p *widget.Page) {
	box := widget.Rect{X: 6, Y: 6, W: s.Width - 12, H: s.Height - 12}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(s.T("Settings"), box.X+66, box.Y+38, box.W-80, widget.Bold, 20, widget.Bone, widget.Start)
	})
	p.Button("settings.back", widget.Rect{X: box.X + 10, Y: box.Y + 10, W: uprightTall, H: uprightTall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: s.T("Back"), OnClick: s.Back,
	})
	half, top := (box.W-26)/2, box.Y+64
	for i, t := range s.tabs() {
		s.layTab(p, t, widget.Rect{X: box.X + 10 + (half+6)*float64(i%2), Y: top + (uprightTall+6)*float64(i/2), W: half, H: uprightTall})
	}
	if s.sampled() > 0 { // its room is the sample's
		s.rows = slices.DeleteFunc(s.rows, func(r row) bool { return r.head })
	}
	for i := range s.rows {
		if r := &s.rows[i]; r.lay != nil {
			r.under, r.tall = true, max(r.tall, uprightTall)
			if r.head {
				r.tall = 28
			}
		}
	}
	top += 2*(uprightTall+6) + 6
	p.Paint(func(c widget.Canvas) { c.Line(box.X+10, top-6, box.X+box.W-10, top-6, 1, widget.Edge) })
	s.box = widget.Rect{X: box.X + 12, Y: top, W: box.W - 22, H: box.Y + box.H - 8 - top}
	s.layPage(p, s.sampled())
}
