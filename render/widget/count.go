package widget

// Plus paints a plus in the middle of a box, or a minus where by is less than 0.
func (c Canvas) Plus(at Rect, by int) {
	mx, my := at.X+at.W/2, at.Y+at.H/2
	c.Line(mx-7, my, mx+7, my, 2.6, Bone)
	if by > 0 {
		c.Line(mx, my-7, mx, my+7, 2.6, Bone)
	}
}

// Count lays out a button with a plus, or with a minus where by is less than 0.
func (p *Page) Count(id string, at Rect, by int, f func()) {
	p.Button(id, at, Button{OnClick: f, Paint: func(c Canvas, at Rect) { c.Plus(at, by) }})
}
