package rulebook

import (
	"strconv"
	"strings"

	"tenaille/render/widget"
	"tenaille/rules"
)

// optionRoom is the width of the values of an option.
const optionRoom = 232.

// optionDrawn is the width of the drawing of an option, with the gap after it.
const optionDrawn = 38.

// drawing is the name of the drawing of an option.
func drawing(option string) string { return "option-" + strings.ReplaceAll(option, "_", "-") }

// optionSize is that of the letters of a value.
const optionSize = 12.5

// layRow lays one option out: its name, its rule, what it means and its values.
func (o *optionPage) layRow(p *widget.Page, box widget.Rect, r rules.OptionRow) {
	now := o.scope.Value(&r)
	different := now != o.scope.Plain(&r)
	drawn := widget.Rect{X: box.X, Y: box.Y + 5, W: optionDrawn - 6, H: optionDrawn - 6}
	bar := box.X - 8
	box.X, box.W = box.X+optionDrawn, box.W-optionDrawn
	words := o.wordsRoom(box.W)
	id := r.Cite.String()
	lines := o.Style.Wrap(o.Key("option."+r.Name+".about"), words, widget.Regular, 12)
	at := widget.Rect{X: box.X + box.W - optionRoom, W: optionRoom, H: o.Touch(34)}
	at.Y = box.Y + (box.H-at.H)/2
	rule := widget.Rect{X: box.X + words - 66, Y: box.Y + 4, W: 66, H: 20}
	low := box.Y + 33. // the first line of what it means
	if o.narrow() {
		rule.Y, rule.H, low = box.Y, 28, box.Y+36
		at = widget.Rect{X: box.X, Y: low + optionLead*float64(len(lines)) - 4, W: box.W, H: at.H}
	}
	p.Paint(func(c widget.Canvas) {
		ink := widget.Bone
		if different {
			ink = widget.Gold
			c.Fill(widget.Rect{X: bar, Y: box.Y + 6, W: 3, H: box.H - 14}, widget.Gold)
		}
		c.Drawing(drawing(r.Name), drawn)
		c.TextFit(o.Key("option."+r.Name), box.X, box.Y+18, words-76, widget.Bold, 13.5, ink, widget.Start)
		for i, l := range lines {
			c.Text(l, box.X, low+optionLead*float64(i), widget.Regular, 12, widget.Dim, widget.Start)
		}
	})
	p.Button("options.rule."+id, rule, widget.Button{
		Kind: widget.Quiet, Tip: o.T("What the sources say"), OnClick: func() { o.read(id) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Text(id, at.X+at.W/2, at.Y+at.H/2+4.5, widget.Mono, 12, widget.Dim, widget.Middle)
		},
	})
	if len(r.Values) == 0 {
		o.layNumber(p, at, r, now)
		return
	}
	var choices []widget.Choice
	for _, v := range r.Values {
		choices = append(choices, widget.Choice{ID: v, Label: o.OptionValue(&r, v), Disabled: o.scope.Set == nil && v != now})
	}
	p.Segment("option."+r.Name, at, choices, now, optionSize, func(v string) { o.take(&r, v) })
	p.Paint(func(c widget.Canvas) {
		boxes := o.Style.SegmentBoxes(at, choices, optionSize)
		for i, v := range r.Values {
			x, y := markUnder(boxes[i])
			o.mark(c, &r, v, x, y)
		}
	})
}

// markUnder is where a value in a box is marked: under the middle of its words, which
// may fill the box from side to side.
func markUnder(box widget.Rect) (x, y float64) { return box.X + box.W/2, box.Y + box.H - 7 }

// markRadius is that of the dot of a default.
const markRadius = 2.3

// mark tells the default value and the map's own.
func (o *optionPage) mark(c widget.Canvas, r *rules.OptionRow, value string, x, y float64) {
	ink := widget.Brass
	if value == r.Plain() {
		c.Disc(x, y, markRadius, ink, widget.Transparent, 0)
	}
	if v, ok := o.scope.Base[r.Name]; ok && v == value {
		c.Polyline(1.8, ink, x+6, y+2, x+9.5, y-2, x+13, y+2)
	}
}

// layNumber lays out an option that is a number: a slider with steps of one.
func (o *optionPage) layNumber(p *widget.Page, at widget.Rect, r rules.OptionRow, now string) {
	n, err := strconv.Atoi(now)
	if err != nil {
		n = r.Default
	}
	if o.scope.Set == nil {
		p.Paint(func(c widget.Canvas) {
			c.Text(now, at.X+at.W-10, at.Y+23, widget.Bold, 16, widget.Bone, widget.End)
		})
		return
	}
	to := func(v int) { o.take(&r, strconv.Itoa(min(max(v, r.Min), r.Max))) }
	button := o.Touch(32)
	small := func(id string, x float64, by int) {
		p.Button("option."+r.Name+"."+id, widget.Rect{X: x, Y: at.Y, W: button, H: at.H}, widget.Button{
			OnClick: func() { to(n + by) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				mx, my := at.X+at.W/2, at.Y+at.H/2
				c.Line(mx-6, my, mx+6, my, 2.4, widget.Bone)
				if by > 0 {
					c.Line(mx, my-6, mx, my+6, 2.4, widget.Bone)
				}
			},
		})
	}
	small("less", at.X, -1)
	p.Slider("option."+r.Name, widget.Rect{X: at.X + button + 10, Y: at.Y, W: at.W - 2*button - 62, H: at.H}, widget.Slider{
		Min: r.Min, Max: r.Max, Value: n, OnChange: func(v int) {
			if v != n {
				n = v
				to(v)
			}
		},
	})
	p.Paint(func(c widget.Canvas) {
		c.Text(strconv.Itoa(n), at.X+at.W-button-28, at.Y+at.H/2+6, widget.Bold, 15, widget.Bone, widget.Middle)
		// The default on the scale, where the slider's own handle would stand.
		from, wide := at.X+button+10+11., at.W-2*button-62-22
		c.Disc(from+wide*float64(r.Default-r.Min)/float64(r.Max-r.Min), at.Y+at.H/2+14, 2.6, widget.Brass, widget.Transparent, 0)
	})
	small("more", at.X+at.W-button, 1)
}

// take chooses a value; that which holds anyhow is no choice.
func (o *optionPage) take(r *rules.OptionRow, value string) {
	if o.scope.Set == nil {
		return
	}
	if value == o.scope.Plain(r) {
		value = ""
	}
	o.scope.Set(r.Name, value)
	o.Stale()
}
