package army

import (
	"tenaille/render/widget"
	"tenaille/rules"
)

// laySheet lays out all that is known of the creature shown in full; where that is
// more than there is room for, a button turns to the rest.
func (a *Army) laySheet(p *widget.Page, box widget.Rect) {
	sheet, ok := a.draft.Sheet(a.kind)
	if !ok {
		return
	}
	if a.told != a.kind {
		a.told, a.part = a.kind, 0
	}
	face, line, indent := 84., 16., 122.
	if a.Compact() {
		face, line, indent = 46, 15, 108
	}
	facts := a.facts(&sheet, indent-6, box.W-36-indent)
	if more := a.longest(facts) - (indent - 6); more > 0 {
		indent += more
		facts = a.facts(&sheet, indent-6, box.W-36-indent)
	}
	y, end := box.Y+12+face+26, box.Y+box.H-8
	if a.Compact() {
		y = box.Y + 8 + face + 20
	} else {
		end -= a.recruitedTall(box)
	}
	fit := a.fit(facts, line, end-y)
	more := a.part > 0 || fit < len(facts)
	room := box.W - 36 - face - 12
	if more {
		room -= 50
		p.Button("army.sheet", widget.Rect{X: box.X + box.W - 52, Y: box.Y + 8, W: 44, H: 44}, widget.Button{
			Tip: a.T("Read on"),
			OnClick: func() {
				if a.part += fit; a.part >= len(facts) {
					a.part = 0
				}
				a.Stale()
			},
			Paint: func(c widget.Canvas, at widget.Rect) {
				by := 1
				if a.part+fit >= len(facts) {
					by = -1
				}
				c.Chevron(at, 0, by, true)
			},
		})
	}
	p.Paint(func(c widget.Canvas) {
		a.paintHead(c, &sheet, widget.Rect{X: box.X + 20, Y: box.Y + 8, W: face + 12 + room, H: face})
		y := y
		for i, f := range facts[a.part : a.part+fit] {
			if f.first && i > 0 {
				y += sheetGap
			}
			if i == 0 {
				f.head = named(facts, a.part)
			}
			c.Text(f.head, box.X+20, y, widget.Bold, 12.5, widget.Brass, widget.Start)
			c.Text(f.words, box.X+20+indent, y, widget.Regular, 12.5, widget.Bone, widget.Start)
			y += line
		}
		if !a.Compact() {
			a.paintRecruited(c, box)
		}
	})
}

// longest is the width of the longest name of what is told, as it is broken.
func (a *Army) longest(facts []fact) (w float64) {
	for i := range facts {
		w = max(w, a.Style.Width(facts[i].head, widget.Bold, 12.5))
	}
	return w
}

// sheetGap is the gap between two things told on a sheet.
const sheetGap = 3

// fit is how many lines from the part in sight on have room, at least one; what is
// told in several is not left after its first.
func (a *Army) fit(facts []fact, line, room float64) int {
	a.part = max(min(a.part, len(facts)-1), 0)
	n, list := 0, facts[a.part:]
	for i, f := range list {
		if f.first && i > 0 {
			room -= sheetGap
		}
		if room < 0 {
			break
		}
		room -= line
		n++
	}
	if n > 1 && n < len(list) && list[n-1].first && !list[n].first {
		n--
	}
	return max(n, min(1, len(list)))
}

// named is the name of what a line belongs to, for the first in sight.
func named(facts []fact, at int) string {
	for at > 0 && !facts[at].first {
		at--
	}
	return facts[at].head
}

// paintHead paints portrait, name, price and size of the creature.
func (a *Army) paintHead(c widget.Canvas, sheet *rules.Sheet, at widget.Rect) {
	face := at.H
	c.Portrait(a.kind, a.side, at.X, at.Y+4, face)
	x, room, size, small := at.X+face+12, at.W-face-12, 19., 13.
	if a.Compact() {
		size, small = 17, 12
	}
	mid := at.Y + 4 + face*.42
	c.TextFit(a.KindName(a.kind, ""), x, mid, room, widget.Bold, size, widget.Bone, widget.Start)
	built := sheet.Size
	if built == "" {
		built = "medium"
	}
	price := a.draft.Price(a.kind)
	c.TextFit(a.T("%[1]d points · %[2]s", price, a.Key("size."+built)), x, mid+20, room, widget.Regular, small, widget.Dim, widget.Start)
}
