package rulebook

import (
	"slices"

	"tenaille/render/widget"
	"tenaille/rules"
)

// Heights on the page of options, in interface units.
const (
	optionHead  = 28.  // the title of a group
	optionLead  = 14.5 // a line of what is said about an option
	optionLeast = 44.  // an option about which one line is said
	optionAir   = 14.  // at most so much is put between two options
	optionCards = 6.   // between the cards of two options
	optionTop   = 70.  // from the panel's edge to the columns
	optionFoot  = 38.  // from the columns to the panel's edge
)

// optionLine is an option on the page, with its group.
type optionLine struct {
	row   rules.OptionRow
	title string  // of the group
	first bool    // whether it is the group's first
	tall  float64 // the height it needs for all that is said about it, without the title
}

// lines are the options that matter to the ruleset, in the order of the chapters,
// each laid out in a width.
func (o *optionPage) lines(w float64) []optionLine {
	var list []optionLine
	rows := o.scope.Rows()
	slices.SortStableFunc(rows, func(a, b rules.OptionRow) int { return a.Place - b.Place })
	for _, chapter := range optionChapters {
		first := true
		for _, r := range rows {
			if r.Chapter != chapter {
				continue
			}
			about := o.Style.Wrap(o.Key("option."+r.Name+".about"), o.wordsRoom(w-optionDrawn), widget.Regular, 12)
			tall := max(optionLeast, 28+optionLead*float64(len(about)), o.Touch(34)+10)
			if o.narrow() {
				tall = 36 + optionLead*float64(len(about)) + o.Touch(34) + 10
			}
			list = append(list, optionLine{row: r, title: o.Key("options." + chapter), first: first, tall: tall})
			first = false
		}
	}
	return list
}

// wordsRoom is the width of the words about an option in so much room: its values stand
// beside them, or under them.
func (o *optionPage) wordsRoom(w float64) float64 {
	if o.narrow() {
		return w
	}
	return w - optionRoom - 16
}

// columnHeight is how high a column of options is: a column that begins within a
// group repeats its title.
func columnHeight(list []optionLine) float64 {
	high := 0.
	for i, l := range list {
		high += l.tall
		if l.first || i == 0 {
			high += optionHead
		}
	}
	return high
}

// divide tells how many options go to the left of two columns that have room for
// a height: whole groups where they fit, else as even as can be.
func divide(list []optionLine, room float64) (split int, fits bool) {
	for _, whole := range []bool{true, false} {
		least := 0.
		for i := 1; i < len(list); i++ {
			if whole && !list[i].first {
				continue
			}
			if high := max(columnHeight(list[:i]), columnHeight(list[i:])); split == 0 || high < least {
				split, least = i, high
			}
		}
		if split > 0 && least <= room {
			return split, true
		}
		split = 0
	}
	return 0, false
}

// layColumns lays all options out without scrolling, in one column or two, on a
// panel as high as they are; it tells false if they do not fit.
func (o *optionPage) layColumns(p *widget.Page) bool {
	const gap, side, few = 22., 20., 6
	room := o.Height - 20 - optionTop - optionFoot
	w := min(1400, o.Width-24)
	col := (w - 2*side - gap) / 2
	list := o.lines(col)
	var columns [][]optionLine
	if len(list) <= few {
		w = min(820, w)
		col = w - 2*side
		list = o.lines(col)
		if columnHeight(list) > room {
			return false
		}
		columns = [][]optionLine{list}
	} else {
		split, fits := divide(list, room)
		if !fits || o.Width < 1200 {
			return false
		}
		columns = [][]optionLine{list[:split], list[split:]}
	}
	high, air := 0., optionAir
	for _, c := range columns {
		h := columnHeight(c)
		air = min(air, (room-h)/float64(len(c)))
		high = max(high, h)
	}
	for _, c := range columns {
		high = max(high, columnHeight(c)+air*float64(len(c)))
	}
	box := widget.Rect{X: (o.Width - w) / 2, W: w, H: high + optionTop + optionFoot}
	box.Y = (o.Height - box.H) / 2
	o.layTop(p, box)
	for i, c := range columns {
		at := widget.Rect{X: box.X + side + float64(i)*(col+gap), Y: box.Y + optionTop, W: col}
		for j := range c {
			at.Y += o.layLine(p, at, &c[j], j == 0, air)
		}
	}
	o.layLegend(p, box)
	return true
}

// layLine lays an option out at the top of a box, under the title of its group if
// it is the first in sight or of its group, and returns the height of both.
func (o *optionPage) layLine(p *widget.Page, at widget.Rect, l *optionLine, top bool, air float64) float64 {
	high := 0.
	if l.first || top {
		title, over := l.title, at
		p.Paint(func(c widget.Canvas) { c.Heading(title, over.X, over.Y+20, over.W) })
		high = optionHead
	}
	at.Y, at.H = at.Y+high, l.tall+air
	in := at
	if !o.narrow() {
		card := widget.Rect{X: at.X - 8, Y: at.Y - 2, W: at.W + 16, H: at.H - min(air, optionCards)}
		p.Paint(func(c widget.Canvas) {
			c.Box(card, 7, widget.Fade(widget.Raised, .72), widget.Fade(widget.Edge, .55), 1)
		})
		in.Y += max(air-optionCards, 0)/2 - 2
		in.H = l.tall
	}
	o.layRow(p, in, l.row)
	return high + at.H
}
