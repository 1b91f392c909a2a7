package widget

import "image/color"

// Ledger writes down what is written and framed on a screen instead of painting
// it, so that a test can tell, without a graphics card, whether every text has
// room. A Canvas without a Dst whose Style has a Ledger only keeps it.
type Ledger struct {
	Marks    []Mark
	captions bool
}

// Mark is one line of text, or one box, in the order of painting.
type Mark struct {
	// Text is the line as it is shown; empty for a box.
	Text string
	// At is the room the letters take, or the box, in interface units.
	At Rect
	// Asked is the size of letters wanted, without what large letters add, and
	// Size the one they have.
	Asked, Size float64
	// Caption tells that they are the words of an icon.
	Caption bool
	// Room is the width the line had to fit in, 0 where none was given.
	Room float64
	// Cut tells that the line ends in an ellipsis for want of room.
	Cut bool
	// Clip is the part of the screen that shows it, empty for all of it.
	Clip Rect
	// Solid tells that a box hides what is under it.
	Solid bool
	// Ink is the colour of the letters, or that a box is filled with.
	Ink color.NRGBA
	// Bare tells that a box is only a ground: words need not keep inside.
	Bare bool
}

// text notes a line of text that is painted with its baseline at y.
func (c Canvas) text(line string, x, y float64, f Font, size float64, ink color.NRGBA, align Align) {
	if c.Ledger == nil {
		return
	}
	w := c.Width(line, f, size)
	switch align {
	case Middle:
		x -= w / 2
	case End:
		x -= w
	}
	high := c.letters(size)
	// The tops of capitals and the feet of letters that have some.
	m := Mark{Text: line, At: Rect{X: x, Y: y - .74*high, W: w, H: .93 * high}, Asked: size, Size: high, Clip: c.clip, Caption: c.Ledger.captions, Ink: c.ink(ink)}
	if c.fitted != nil && c.fitted.Text == line {
		m.Asked, m.Room, m.Cut = c.fitted.Asked, c.fitted.Room, c.fitted.Cut
	}
	c.Style.fitted = nil // it was this one or none
	c.Ledger.Marks = append(c.Ledger.Marks, m)
}

// fitting notes how a line was made to fit: the next text that is painted is it.
func (c Canvas) fitting(line, shown string, width, asked float64) {
	if c.Ledger != nil {
		c.Style.fitted = &Mark{Text: shown, Asked: asked, Room: width, Cut: line != shown}
	}
}

// box notes a box.
func (c Canvas) box(r Rect, fill color.NRGBA) {
	if c.Ledger != nil {
		c.Ledger.Marks = append(c.Ledger.Marks, Mark{At: r, Solid: fill.A > 216, Clip: c.clip, Ink: fill})
	}
}

// Ground notes a ground that was painted by other means than a box.
func (c Canvas) Ground(r Rect, fill color.NRGBA) {
	if c.Ledger != nil {
		c.Ledger.Marks = append(c.Ledger.Marks, Mark{At: r, Solid: fill.A > 216, Clip: c.clip, Ink: fill, Bare: true})
	}
}
