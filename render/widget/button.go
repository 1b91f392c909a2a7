package widget

import (
	"image/color"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/ui"
)

// Kind is the dress of a button.
type Kind int

// The kinds: Plain stands on a panel, Primary is the one brass button of a
// screen, Quiet shows its box only under the pointer, Option is one of a
// segment, Slip is a line of a sheet of paper, Plate a button on one,
// Bare is a part of something that paints its own box.
const (
	Plain Kind = iota
	Primary
	Quiet
	Option
	Slip
	Plate
	Bare
)

// Button describes a button.
type Button struct {
	Label, Sub, Icon string
	// Key is the key that does the same, shown small in the corner.
	Key      string
	Kind     Kind
	Selected bool
	Disabled bool
	// Dim letters tell that a click changes nothing for the time being.
	Dim bool
	// Chevron points to the right at the end, for what leads further.
	Chevron bool
	// Centred puts icon and label in the middle.
	Centred bool
	// Size is the size of the label, 14 when zero.
	Size float64
	// Tip is shown while the pointer rests on the button.
	Tip string
	// Paint paints more on the button, over the label.
	Paint func(Canvas, Rect)
	// OnClick is called once per click, tap, or press of the focused button.
	OnClick func()
}

// Button adds a button under a stable id.
func (p *Page) Button(id string, r Rect, b Button) {
	id = p.put(ui.Region{ID: id, Box: r, Off: b.Disabled, Chosen: b.Selected, Press: b.OnClick, Tip: model.Tip{Text: b.Tip}})
	if b.Kind == Primary {
		p.golden = append(p.golden, id)
	}
	p.Paint(func(c Canvas) {
		c.button(r, b, look{over: p.Hand.Over(id) && !b.Disabled, down: p.Hand.Down(id), focused: p.Hand.Ringed(id)})
	})
}

// optionRims is the room left and right of the words of an Option, at the least, and
// optionAir where letters a little smaller leave it: the frame of the one taken stands 3
// inside its box.
const (
	optionRims = 10
	optionAir  = 14
)

// selectedLit is what is selected under the pointer.
var selectedLit = art.RGB(0x40341f)

type look struct{ over, down, focused bool }

func (c Canvas) button(r Rect, b Button, st look) {
	shift := 0.
	if st.down && st.over && !b.Disabled {
		shift = 1.5
	}
	c.box(r, Transparent)
	ink, sub := c.buttonBox(r, b, st)
	c.buttonText(Rect{X: r.X, Y: r.Y + shift, W: r.W, H: r.H}, b, ink, sub)
	if b.Paint != nil {
		b.Paint(c, Rect{X: r.X, Y: r.Y + shift, W: r.W, H: r.H})
	}
	if st.focused {
		c.Box(r.Inset(-4), 11, Transparent, White, 2)
	}
}

// buttonBox paints the box of a button and returns the colours of its label
// and of the line under it.
func (c Canvas) buttonBox(r Rect, b Button, st look) (ink, sub color.NRGBA) {
	ink, sub = Bone, Dim
	down := st.down && st.over
	switch {
	case b.Disabled && b.Kind == Plate:
		c.Box(r, 6, Transparent, Fade(PaperSub, .5), 1)
		return PaperSub, PaperSub
	case b.Disabled:
		if b.Kind != Quiet && b.Kind != Option && b.Kind != Slip {
			c.Box(r, 7, Off, Edge, 1.2)
		}
		return OffInk, OffInk
	case b.Kind == Primary:
		c.Box(Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, Fade(color.NRGBA{A: 255}, .45), Transparent, 0)
		c.BrassBox(r, down)
		if st.over && !down {
			c.Box(r.Inset(1.5), 8, Fade(White, .12), Transparent, 0)
		}
		return Ink, BrassSub
	case b.Kind == Bare:
		if st.over {
			c.Box(r.Inset(3), 6, Fade(White, .06), Transparent, 0)
		}
	case b.Kind == Slip:
		if st.over {
			c.Box(r, 5, Fade(Chip, .85), Transparent, 0)
		}
		return PaperInk, PaperSub
	case b.Kind == Plate:
		fill, width := Chip, 1.
		switch {
		case down:
			fill = Parchment
		case st.over:
			fill, width = paperLit, 1.8
		}
		c.Box(r, 6, fill, paperMark, width)
		return PaperHead, PaperSub
	case b.Kind == Option:
		if b.Selected {
			fill := Selected
			if st.over {
				fill = selectedLit
			}
			c.Box(r.Inset(3), 6, fill, Brass, 1.6)
			return Bone, Dim
		}
		if st.over {
			c.Box(r.Inset(3), 6, Hover, Transparent, 0)
		}
		if b.Dim {
			return OffInk, OffInk
		}
		return Bone, Dim
	case b.Selected:
		c.Box(r, 8, Selected, Brass, 2)
	case down:
		c.Box(r, 8, Well, Edge, 1.2)
	case st.over:
		c.Box(r, 8, Hover, HoverEdge, 1.2)
	case b.Kind == Plain:
		c.Box(r, 8, Fade(Raised, .94), Edge, 1.2)
	}
	return ink, sub
}

func (c Canvas) buttonText(r Rect, b Button, ink, sub color.NRGBA) {
	font, size, icon := b.letters(r.H)
	room := r.W - b.rims(icon)
	end := r.X + r.W - 8
	if b.Chevron {
		end -= chevronRoom
	}
	label, fits := c.Fit(b.Label, room, font, size)
	if label != "" {
		c.fitting(b.Label, label, room, size)
	}
	size = fits
	width := c.Width(label, font, size)
	x := r.X + 16
	align := Start
	total := width
	if icon > 0 {
		total += icon
		if label != "" {
			total += 10
		}
	}
	// Golden letters at the very left of a wide bar would be far from what they are looked
	// for: its middle.
	centred := b.Centred || b.Kind == Option || b.Kind == Primary && b.Sub == "" && r.W > centredFrom*total
	if centred {
		x = r.X + (r.W-total)/2
	}
	if icon > 0 {
		main, accent := Transparent, Transparent
		switch {
		case b.Disabled && b.Kind == Plate:
			main, accent = Fade(PaperSub, .5), Fade(PaperSub, .5)
		case b.Disabled:
			main, accent = Disabled, Disabled
		case b.Kind == Plate:
			main, accent = PaperInk, paperMark
		case ink == Ink:
			main, accent = Ink, art.RGB(0x7c2d0c)
		}
		c.IconTint(b.Icon, x, r.Y+(r.H-icon)/2, icon, main, accent)
		x += icon + 10
		if !centred {
			x = r.X + 16 + icon + 14
		}
	}
	mid := r.Y + r.H/2
	if b.Sub == "" {
		c.Text(label, x, mid+size*.35, font, size, ink, align)
	} else {
		c.Text(label, x, mid-size*.1, font, size, ink, align)
		subSize := max(12, size*.7)
		foot := min(subSize*1.15, r.H/2-2.2-subSize*.19) // its letters keep off the lower edge
		c.TextFit(b.Sub, x, mid+foot, end-x, Regular, c.snug(b.Sub, subSize, end-x), sub, align)
	}
	if b.Key != "" {
		c.Text(b.Key, r.X+r.W-7, r.Y+13, Mono, 10, sub, End)
	}
	if b.Chevron {
		type key struct{ ink color.NRGBA }
		c.Stamp(key{ink}, Rect{X: r.X + r.W - 29, Y: mid - 12, W: 16, H: 24}, func(c Canvas, _ Rect) {
			c.Polyline(3, ink, 3, 3, 12, 12, 3, 21)
		})
	}
}

// letters are the face and size of the label of a button that is so tall, and the
// size of its icon.
func (b *Button) letters(tall float64) (font Font, size, icon float64) {
	font, size = Regular, b.Size
	if size == 0 {
		size = 14
	}
	if b.Sub != "" { // two lines share the height
		size = min(size, tall*.4)
	}
	if b.Kind == Primary || b.Kind == Option && b.Selected {
		font = Bold
	}
	if b.Icon != "" {
		icon = min(tall*.54, size*1.9)
	}
	return font, size, icon
}

// centredFrom is how many times as wide as its words a golden button is whose words stand in
// its middle.
const centredFrom = 2.

// chevronRoom is the room that a chevron takes.
const chevronRoom = 26

// rims is the room of a button that its label may not have, with an icon of a size.
func (b *Button) rims(icon float64) float64 {
	if b.Kind == Option {
		return optionRims
	}
	rims := 28.
	if icon > 0 {
		rims += icon + 14
	}
	if b.Chevron {
		rims += chevronRoom
	}
	return rims
}

// ButtonNeed is the least width of a button so tall that leaves its words whole.
func (s *Style) ButtonNeed(b Button, tall float64) float64 {
	font, size, icon := b.letters(tall)
	rims := b.rims(icon)
	need := s.Need(b.Label, font, size) + rims
	if b.Sub != "" { // it goes on under the rim of the label
		need = max(need, s.Need(b.Sub, Regular, 12)+rims-4)
	}
	return need
}

// snug is 12 where a line has no room for a larger size.
func (c Canvas) snug(line string, size, room float64) float64 {
	if size > 12 && c.Width(line, Regular, size) > room {
		return 12
	}
	return size
}
