package widget

// Plus paints a plus in the middle of a box, or a minus where by is less than 0; faint
// where there is nothing to take away.
func (c Canvas) Plus(at Rect, by int, on bool) {
	mx, my, ink := at.X+at.W/2, at.Y+at.H/2, Bone
	if !on {
		ink = Disabled
	}
	c.Line(mx-7, my, mx+7, my, 2.6, ink)
	if by > 0 {
		c.Line(mx, my-7, mx, my+7, 2.6, ink)
	}
}

// Count lays out a button with a plus, or with a minus where by is less than 0: the bare sign,
// boxed only under the pointer, since many stand on a page. One that is
// not on looks so and still takes the focus: whoever has counted down to nothing stays where
// he is.
func (p *Page) Count(id string, at Rect, by int, on bool, f func()) {
	p.Button(id, at, Button{Kind: Quiet, OnClick: f, Paint: func(c Canvas, at Rect) { c.Plus(at, by, on) }})
}
