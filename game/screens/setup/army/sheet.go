package army

import (
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// laySheet lays out all that is known of the creature shown in full: its figure, whole, what
// is told of it, its tags and its numbers; where that is more than there is room for, a
// button turns to the rest.
func (a *Army) laySheet(p *widget.Page, box widget.Rect) {
	sheet, ok := a.draft.Sheet(a.kind)
	if !ok {
		return
	}
	if a.told != a.kind {
		a.told, a.part = a.kind, 0
	}
	in := widget.Rect{X: box.X + 16, Y: box.Y + 12, W: box.W - 30, H: box.H - 20}
	tags := a.layTags(&sheet, widget.Rect{X: in.X, W: in.W})
	const few = 5 // lines of facts there are at least
	face, line, indent := min(box.H*.36, 240), 16., 122.
	foot := max(a.recruitedTall(box), readOn-8)
	face = min(face, box.H-foot-tags.bottom-48-few*line)
	grand := box.H >= 420 && face > 120
	if !grand {
		face, line, indent, foot = min(92, box.H*.32), 15, 108, 0
	}
	facts := a.facts(&sheet, indent-6, in.W-indent)
	if more := a.longest(facts) - (indent - 6); more > 0 {
		indent += more
		facts = a.facts(&sheet, indent-6, in.W-indent)
	}
	facts = append(a.bioLines(in.W), facts...)
	if box.H < 255 {
		tags = flow{}
	}
	plate := widget.Rect{X: in.X, Y: in.Y, W: face, H: face}
	head := widget.Rect{X: in.X + face + 12, Y: in.Y, W: in.W - face - 12, H: face}
	if grand { // as broad as the sheet, and as tall as the facts leave it
		told := line * float64(len(facts))
		for i := range facts {
			told += apart(facts, i)
		}
		face = max(face, min(box.H-foot-tags.bottom-56-told, mostPlate))
		plate.W, plate.H = in.W, face
		head = widget.Rect{X: in.X + 14, Y: in.Y + 12, W: in.W - 28, H: face - 20}
		if size := plateFigure(plate); beside(plate, size) {
			head.W = in.W - size - 18
		}
	}
	down := in.Y + face + 8
	y, end := down+tags.bottom+20, box.Y+box.H-8-foot
	if len(tags.at) == 0 {
		y -= 8
	}
	fit := a.fit(facts, line, end-y)
	more := a.part > 0 || fit < len(facts)
	if more {
		at := widget.Rect{X: box.X + box.W - readOn - 6, Y: box.Y + 6, W: readOn, H: readOn}
		if grand {
			at.Y, at.H = end-2, readOn-8
		} else {
			head.W -= readOn
		}
		a.layReadOn(p, at, fit, len(facts))
	}
	p.Paint(func(c widget.Canvas) {
		a.paintFigure(c, plate)
		a.paintHead(c, head)
		tags.paint(c, down)
		a.paintFacts(c, facts, fit, widget.Rect{X: in.X, Y: y, W: indent, H: line})
		if grand {
			a.paintRecruited(c, box, more)
		}
	})
}

// paintFacts paints as many lines of the facts as fit, from the part in sight on: the first
// with its base line at the top of a box as wide as their names and as tall as a line.
func (a *Army) paintFacts(c widget.Canvas, facts []fact, fit int, at widget.Rect) {
	y, list := at.Y, facts[a.part:a.part+fit]
	for i, f := range list {
		y += apart(list, i)
		if f.wide {
			c.Text(f.words, at.X, y, widget.Regular, 12.5, widget.Bone, widget.Start)
			y += at.H
			continue
		}
		if i == 0 {
			f.head = named(facts, a.part)
		}
		c.Text(f.head, at.X, y, widget.Bold, 12.5, widget.Brass, widget.Start)
		c.Text(f.words, at.X+at.W, y, widget.Regular, 12.5, widget.Bone, widget.Start)
		y += at.H
	}
}

// layReadOn lays out the button that turns to the next lines of all, or back to the first.
func (a *Army) layReadOn(p *widget.Page, at widget.Rect, fit, all int) {
	p.Button("army.sheet", at, widget.Button{
		Tip: a.T("Read on"),
		OnClick: func() {
			if a.part += fit; a.part >= all {
				a.part = 0
			}
			a.Stale()
		},
		Paint: func(c widget.Canvas, at widget.Rect) {
			by := 1
			if a.part+fit >= all {
				by = -1
			}
			c.Chevron(at, 0, by, true)
		},
	})
}

// bio is what is told of the kind shown, "" of one that nothing is told of.
func (a *Army) bio() string {
	if key := "bio." + a.kind; a.Text.Has(key) {
		return a.Key(key)
	}
	return ""
}

// bioLines are the bio as lines of the sheet, as wide as it.
func (a *Army) bioLines(wide float64) (list []fact) {
	for i, line := range a.Style.Wrap(a.bio(), wide, widget.Regular, 12.5) {
		list = append(list, fact{words: line, wide: true, first: i == 0})
	}
	return list
}

// mostPlate is how tall the plate with the figure is at the most.
const mostPlate = 400.

// What the name needs beside the figure, and over it.
const nameBeside, nameOver = 168., 62.

// plateFigure is how large the figure stands on its plate: beside its name on a broad one,
// else under it, and alone on a square.
func plateFigure(at widget.Rect) float64 {
	if at.W < at.H*1.02 {
		return at.W * .94
	}
	return math.Min(at.H*.97, math.Max(at.W-nameBeside, at.H-nameOver))
}

// beside tells whether a figure so large stands beside its name.
func beside(at widget.Rect, size float64) bool { return size <= at.W-nameBeside }

// paintFigure paints the creature whole, on a ground of its side's colour with hills behind:
// in the middle of a square plate, at the right end of a broad one, beside its name.
func (a *Army) paintFigure(c widget.Canvas, at widget.Rect) {
	look := art.SideLook(a.side)
	c.Box(at, 10, widget.Well, widget.Edge, 1.2)
	for i, tall := range [...]float64{.46, .32} {
		const steps = 24
		low := at.Y + at.H - 2
		hill := []float64{at.X + 2, low}
		for n := 0; n <= steps; n++ {
			t := float64(n) / steps
			rise := .8 + .2*math.Sin(float64(3+2*i)*t+float64(i)*2+.6)
			hill = append(hill, at.X+2+(at.W-4)*t, low-at.H*tall*rise)
		}
		c.Polygon(widget.Fade(look.Dark, .28+.2*float64(i)), widget.Transparent, 0, append(hill, at.X+at.W-2, low)...)
	}
	size := plateFigure(at)
	x := at.X + at.W - size - 4
	if !beside(at, size) {
		x = at.X + (at.W-size)/2
	}
	c.Miniature(a.kind, a.side, x, at.Y+at.H-size-at.H*.02, size)
}

// longest is the width of the longest name of what is told, as it is broken.
func (a *Army) longest(facts []fact) (w float64) {
	for i := range facts {
		w = max(w, a.Style.Width(facts[i].head, widget.Bold, 12.5))
	}
	return w
}

// apart is the gap above one of the lines told on a sheet: between two things, and more of it
// between the bio and what follows.
func apart(list []fact, i int) float64 {
	switch {
	case i == 0 || !list[i].first:
		return 0
	case list[i-1].wide:
		return 8
	}
	return 3
}

// fit is how many lines from the part in sight on have room, at least one; what is
// told in several is not left after its first.
func (a *Army) fit(facts []fact, line, room float64) int {
	a.part = max(min(a.part, len(facts)-1), 0)
	n, list := 0, facts[a.part:]
	for i := range list {
		room -= apart(list, i)
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

// readOn is how wide the button is that turns to the next lines.
const readOn = 44.

// nameLines are the name of the kind shown in lines, and how large its letters are.
func (a *Army) nameLines(wide float64) (lines []string, size float64) {
	size = 19
	if a.Compact() {
		size = 17
	}
	name := a.KindName(a.kind, "")
	if a.Style.Width(name, widget.Bold, size) <= wide {
		return []string{name}, size
	}
	return a.Style.Wrap(name, wide, widget.Bold, size-2), size - 2
}

// paintHead paints name and price of the creature.
func (a *Army) paintHead(c widget.Canvas, at widget.Rect) {
	lines, size := a.nameLines(at.W)
	y := at.Y + size
	for _, line := range lines {
		c.TextFit(line, at.X, y, at.W, widget.Bold, size, widget.Bone, widget.Start)
		y += size + 3
	}
	c.TextFit(a.T("%[1]d points", a.draft.Price(a.kind)), at.X, y, at.W, widget.Regular, 13, widget.Brass, widget.Start)
}
