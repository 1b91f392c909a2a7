package form

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Tall is the height of a row with the gap behind it, Gap that gap, in units.
const Tall, Gap = 48., 4.

// Line is a row of a form.
type Line struct {
	Label string
	// Wide tells that it needs more room than its label.
	Wide bool
	// Lay lays out what stands behind the label; its widgets begin with the id.
	Lay func(p *widget.Page, id string, at widget.Rect)
}

// Form is a list of rows on a screen, as many in sight as there is room for.
type Form struct {
	// Name is what the ids of its widgets begin with, as in "quests.form".
	Name string
	// Did is called when something was changed.
	Did  func()
	Rows ui.Rows
}

// Lay lays the rows out in an area.
func (f *Form) Lay(p *widget.Page, s *scene.Screen, area widget.Rect, lines []Line) {
	f.Rows.Size, f.Rows.Fit, f.Rows.Tall = len(lines), max(int((area.H+Gap)/Tall), 1), Tall
	f.Rows.To(f.Rows.Top)
	p.Scrolls(area, &f.Rows, s.Stale)
	for i, l := range lines {
		if !f.Rows.Sees(i) {
			continue
		}
		at := widget.Rect{X: area.X, Y: area.Y + float64(i-f.Rows.Top)*Tall, W: area.W - 10, H: Tall - Gap}
		if l.Label != "" {
			label := at
			label.W = at.W * .36
			if l.Wide && at.W < 400 {
				label.W = at.W * .25
			}
			p.Paint(func(c widget.Canvas) {
				c.TextFit(l.Label, label.X, label.Y+label.H/2+4.5, label.W-8, widget.Regular, 13.5, widget.Dim, widget.Start)
			})
			at.X, at.W = at.X+label.W, at.W-label.W
		}
		l.Lay(p, fmt.Sprintf("%s.%d.", f.Name, i), at)
	}
	if f.Rows.Long() {
		p.Paint(func(c widget.Canvas) { c.ScrollBar(area, &f.Rows, widget.Edge) })
	}
}

// Keys takes back and makes again what was done to the map while nothing is typed, and brings
// rows into sight that the focus is about to walk to. It tells whether it took the key.
func (f *Form) Keys(s *scene.Screen, m *easel.Easel) bool {
	switch d := s.Devices; {
	case s.Page.Editing():
	case d.Pressed(input.Undo):
		m.Undo()
		f.Did()
		return true
	case d.Pressed(input.Take):
		m.Redo()
		f.Did()
		return true
	}
	f.Lead(s)
	return false
}

// Lead brings the next row into sight where the focus is about to walk past the last one.
func (f *Form) Lead(s *scene.Screen) {
	var at int
	if n, _ := fmt.Sscanf(s.Page.Focused(), f.Name+".%d.", &at); n == 1 {
		s.Lead(&f.Rows, at, false)
	}
}

// Choice is a row with one of several, which arrows go through.
func (f *Form) Choice(label string, all []string, now string, name func(string) string, set func(string)) Line {
	return Line{label, true, func(p *widget.Page, id string, at widget.Rect) {
		step := func(by int) func() {
			return func() {
				i := slices.Index(all, now)
				set(all[(max(i, 0)+by+len(all))%len(all)])
				f.Did()
			}
		}
		arrow := min(44, at.W*.18)
		p.Paint(func(c widget.Canvas) {
			c.Box(widget.Rect{X: at.X + arrow + 4, Y: at.Y, W: at.W - 2*arrow - 8, H: at.H}, 8, widget.Well, widget.Edge, 1.2)
			c.TextFit(name(now), at.X+at.W/2, at.Y+at.H/2+5, at.W-2*arrow-20, widget.Bold, 14, widget.Bone, widget.Middle)
		})
		for _, by := range []int{-1, 1} {
			r, word := widget.Rect{X: at.X, Y: at.Y, W: arrow, H: at.H}, "before"
			if by > 0 {
				r.X, word = at.X+at.W-arrow, "next"
			}
			p.Button(id+word, r, widget.Button{
				Disabled: len(all) < 2, OnClick: step(by),
				Paint: func(c widget.Canvas, r widget.Rect) { c.Chevron(r, by, 0, len(all) > 1) },
			})
		}
	}}
}

// Side is the row of whose something is: by the names of two sides, by arrows through more,
// those counted from 1.
func (f *Form) Side(c *scene.Context, label string, sides, now int, set func(side int)) Line {
	name := func(v string) string {
		n, _ := strconv.Atoi(v)
		return c.SideName(max(n, 1) - 1)
	}
	var all []string
	for n := range sides {
		all = append(all, strconv.Itoa(n+1))
	}
	take := func(v string) {
		n, _ := strconv.Atoi(v)
		set(n)
	}
	if sides > 2 {
		return f.Choice(label, all, strconv.Itoa(now), name, take)
	}
	return Line{label, true, func(p *widget.Page, id string, at widget.Rect) {
		var list []widget.Choice
		for _, v := range all {
			list = append(list, widget.Choice{ID: v, Label: name(v)})
		}
		p.Segment(id+"side", at, list, strconv.Itoa(now), 13.5, func(v string) {
			take(v)
			f.Did()
		})
	}}
}

// Count is a row with a number and buttons that make it less and more: words tell the number.
func (f *Form) Count(label, words string, less, more func()) Line {
	return Line{label, false, func(p *widget.Page, id string, at widget.Rect) {
		do := func(g func()) func() {
			return func() {
				g()
				f.Did()
			}
		}
		wide := 136.
		if utf8.RuneCountInString(words) > 3 {
			wide = 200
		}
		wide = min(wide, at.W)
		p.Paint(func(c widget.Canvas) {
			c.TextFit(words, at.X+at.W-wide/2, at.Y+at.H/2+5, wide-96, widget.Bold, 16, widget.Bone, widget.Middle)
		})
		p.Count(id+"less", widget.Rect{X: at.X + at.W - wide, Y: at.Y, W: 44, H: at.H}, -1, true, do(less))
		p.Count(id+"more", widget.Rect{X: at.X + at.W - 44, Y: at.Y, W: 44, H: at.H}, 1, true, do(more))
	}}
}

// Flag is something that is so or not.
type Flag struct {
	// Name is the last part of the widget's id.
	Name, Label, Tip string
	// Icon is shown while it is not so; empty is none.
	Icon string
	On   bool
	Set  func(on bool)
}

// Flags is a row of what is so or not, side by side in so many columns.
func (f *Form) Flags(columns int, list []Flag) Line {
	return Line{"", false, func(p *widget.Page, id string, at widget.Rect) {
		w := (at.W - 8*float64(columns-1)) / float64(columns)
		for i, v := range list {
			b := widget.Button{Label: v.Label, Icon: v.Icon, Size: 13.5, Selected: v.On, Tip: v.Tip, OnClick: func() {
				v.Set(!v.On)
				f.Did()
			}}
			if v.On && v.Icon == "" {
				b.Icon = "check"
			}
			p.Button(id+v.Name, widget.Rect{X: at.X + float64(i)*(w+8), Y: at.Y, W: w, H: at.H}, b)
		}
	}}
}

// Words is a row that only says something.
func Words(words string) Line {
	return Line{"", false, func(p *widget.Page, _ string, at widget.Rect) {
		p.Paint(func(c widget.Canvas) {
			c.TextFit(words, at.X, at.Y+at.H-8, at.W, widget.Regular, 13.5, widget.Dim, widget.Start)
		})
	}}
}
