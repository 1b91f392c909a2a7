package settings

import (
	"strings"

	"tenaille/render/widget"
)

// row is one setting: its words and its control. The ids of its widgets begin
// with id.
type row struct {
	id, label, about string
	// icon is its small drawing, "" for none.
	icon string
	// head tells that it is the title of the rows after it.
	head bool
	// wide is the width of the control, controlWidth when 0.
	wide float64
	// changed tells that it is not as by default, and reset makes it so; nil where there is no
	// default.
	changed bool
	reset   func()
	// lay lays out the control in a box of controlWidth by controlHeight, and taller for a finger.
	lay func(p *widget.Page, r widget.Rect)
	// under lets the control lie under the words, as wide as the row and tall
	// units high.
	under bool
	tall  float64
}

// drawn is the width of the drawing of a setting, with the gap after it.
const drawn = 44.

// words are the lines of a row's label and of what is said about it.
func (s *settings) words(r *row, w float64) (label, about []string) {
	w -= 2 * s.pad(r)
	if !r.under && r.lay != nil {
		w -= r.control() + 14
	}
	if r.icon != "" {
		w -= drawn
	}
	if r.label != "" {
		label = s.Style.Wrap(r.label, w, widget.Regular, 14.5)
	}
	if r.about != "" {
		about = s.Style.Wrap(strings.TrimSuffix(r.about, ".")+".", w, widget.Regular, 12)
	}
	return label, about
}

// control is the width of the row's control.
func (r *row) control() float64 {
	if r.wide > 0 {
		return r.wide
	}
	return controlWidth
}

// beside is the height of words over a control: at least that of the drawing beside them.
func (s *settings) beside(r *row, words float64) float64 {
	if r.icon == "" {
		return words
	}
	return max(words, drawn-8)
}

// cardPad is what a row that lies on a card of its own keeps from its sides, and cardGap from the
// next one.
const cardPad, cardGap = 10., 6.

// pad is what a row keeps from its sides: on a wide page each lies on a card, so that the eye
// finds which control is of which words.
func (s *settings) pad(r *row) float64 {
	if r.head || s.box.W < abreast {
		return 0
	}
	return cardPad
}

func (s *settings) layRow(p *widget.Page, at widget.Rect, r row, ruled bool) {
	if pad := s.pad(&r); pad > 0 {
		card := widget.Rect{X: at.X, Y: at.Y + cardGap/2, W: at.W, H: at.H - cardGap}
		if r.id != "keys.all" {
			p.Paint(func(c widget.Canvas) {
				c.Box(card, 7, widget.Fade(widget.Raised, .72), widget.Fade(widget.Edge, .55), 1)
			})
		} else {
			pad = 0
		}
		at.X, at.W, ruled = at.X+pad, at.W-2*pad, false
	}
	label, about := s.words(&r, at.W+2*s.pad(&r))
	tall := 19*float64(len(label)) + 15*float64(len(about))
	y := at.Y + rowPad + 15
	if r.under {
		room := s.beside(&r, tall)
		y, tall = y+(room-tall)/2, room
	} else {
		y = at.Y + (at.H-tall)/2 + 15
	}
	p.Paint(func(c widget.Canvas) {
		if ruled {
			c.Line(at.X, at.Y, at.X+at.W, at.Y, 1, widget.Fade(widget.Edge, .6))
		}
		if r.changed { // as a rule that is not as by default
			c.Fill(widget.Rect{X: at.X - 8, Y: at.Y + 10, W: 3, H: at.H - 20}, widget.Brass)
		}
		y, at := y, at
		if r.icon != "" {
			const size = drawn - 10
			mid := at.Y + at.H/2
			if r.under { // beside the words alone
				mid = at.Y + rowPad + tall/2
			}
			c.Drawing(r.icon, widget.Rect{X: at.X, Y: mid - size/2, W: size, H: size})
			at.X += drawn
		}
		font, ink := widget.Regular, widget.Bone
		switch {
		case r.head && r.lay == nil:
			c.Heading(r.label, at.X, at.Y+at.H-10, at.W)
			return
		case r.head:
			font, ink = widget.Bold, widget.Brass
		case r.changed:
			font, ink = widget.Bold, widget.Gold
		}
		for _, l := range label {
			c.Text(l, at.X, y, font, 14.5, ink, widget.Start)
			y += 19
		}
		for _, l := range about {
			c.Text(l, at.X, y-2, widget.Regular, 12, widget.Dim, widget.Start)
			y += 15
		}
	})
	if r.lay == nil {
		return
	}
	if r.under {
		r.lay(p, widget.Rect{X: at.X, Y: at.Y + rowPad + tall + 8, W: at.W, H: r.tall})
		return
	}
	tall = s.Touch(controlHeight)
	r.lay(p, widget.Rect{X: at.X + at.W - r.control(), Y: at.Y + (at.H-tall)/2, W: r.control(), H: tall})
}

// The widths of controls: of two answers, of a number, and of each answer of several.
const (
	pairWidth   = 138.
	sliderWidth = 216.
	answerWidth = 84.
)

// title is the head of a group of rows.
func title(id, label string) row { return row{id: "settings.head." + id, label: label, head: true} }

// toggle is a row with two answers, of which one is the default.
func (s *settings) toggle(id, icon, label, about string, on *bool, plain bool) row {
	return row{id: id, icon: icon, label: label, about: about, wide: pairWidth, changed: *on != plain, reset: func() { *on = plain }, lay: func(p *widget.Page, r widget.Rect) {
		s.pair(p, id, r, s.T("On"), s.T("Off"), *on, func(yes bool) { *on = yes; s.changed() })
	}}
}

// pair lays out two answers.
func (s *settings) pair(p *widget.Page, id string, r widget.Rect, yes, no string, on bool, set func(bool)) {
	taken := "off"
	if on {
		taken = "on"
	}
	p.Segment(id, r, []widget.Choice{{ID: "on", Label: yes}, {ID: "off", Label: no}}, taken, 13.5, func(choice string) { set(choice == "on") })
}

// slider is a row with a number from 0 to 100, of which one is the default.
func (s *settings) slider(id, icon, label, about string, step int, value *int, plain int, then func()) row {
	reset := func() {
		if *value = plain; then != nil {
			then()
		}
	}
	return row{id: id, icon: icon, label: label, about: about, wide: sliderWidth, changed: *value != plain, reset: reset, lay: func(p *widget.Page, r widget.Rect) {
		p.Slider(id, widget.Rect{X: r.X, Y: r.Y, W: r.W - 58, H: r.H}, widget.Slider{
			Max: 100, Value: *value, Step: step, OnChange: func(n int) {
				*value = n
				if then != nil {
					then()
				}
			},
		})
		p.Paint(func(c widget.Canvas) {
			c.Text(s.T("%[1]d%%", *value), r.X+r.W, r.Y+r.H/2+5, widget.Mono, 13, widget.Dim, widget.End)
		})
	}}
}
