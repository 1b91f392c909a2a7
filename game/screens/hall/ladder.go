package hall

import (
	"math"

	"tenaille/game/live"
	"tenaille/game/screens/ledger"
	"tenaille/game/screens/result/tableau"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// The least and the most height of a line of the ladder, and how tall what stands under them
// is at least.
const (
	leastStanding, mostStanding = 52., 72.
	leastPodium                 = 170.
)

// layLadder lays out the standings in sight, on a page of the ledger, and under them, where
// there is room, the first three on their steps.
func (h *hall) layLadder(p *widget.Page, body widget.Rect) {
	var all []live.Standing
	if h.Context.Hall != nil {
		all = h.Context.Hall.Ladder()
	}
	if len(all) == 0 {
		ledger.Empty(p, h.Style, body, h.T("The ladder is empty"), h.rankedWords())
		return
	}
	tall := math.Max(leastStanding, math.Min(mostStanding, (body.H-leastPodium-160)/float64(len(all))))
	page := ledger.Lines(body, len(all), tall, &h.rows)
	me := h.Context.Hall.Me()
	axis := axisOf(all)
	p.Paint(func(c widget.Canvas) {
		from, to := page.Sight(&h.rows, len(all))
		page.Paint(c, to-from, "")
		wide := 0. // of the longest record, so that the axis lies alike in every line
		for i := from; i < to; i++ {
			wide = math.Max(wide, c.Width(h.record(&all[i]), widget.Regular, 12.5))
		}
		for i := from; i < to; i++ {
			h.paintStanding(c, page.Row(i-from), &all[i], standing{i, wide, axis, all[i].Key == me, i == to-1})
		}
		free := widget.Rect{X: page.In.X, Y: page.In.Y + tall*float64(to-from), W: page.In.W - 8}
		free.H = page.In.Y + page.In.H - free.Y
		h.paintPodium(c, all, free)
		c.ScrollBar(page.In, &h.rows, widget.PaperSub)
	})
	p.Scrolls(page.In, &h.rows, h.Stale)
}

// axis is the part of the ratings that the ladder is drawn on, from one full hundred to
// another.
type axis struct{ from, to int }

// axisOf is the one on which every rating lies with what it may be off by.
func axisOf(all []live.Standing) axis {
	a := axis{math.MaxInt, 0}
	for i := range all {
		s := &all[i]
		a.from, a.to = min(a.from, s.Rating-2*s.Deviation), max(a.to, s.Rating+2*s.Deviation)
	}
	a.from, a.to = max(a.from, 0)/100*100, (a.to+99)/100*100
	return a
}

// at is where on a bar a rating lies.
func (a axis) at(bar widget.Rect, rating int) float64 {
	x := bar.X + bar.W*float64(rating-a.from)/float64(max(a.to-a.from, 1))
	return math.Max(bar.X, math.Min(bar.X+bar.W, x))
}

// record is how many matches somebody played, and won.
func (h *hall) record(s *live.Standing) string {
	return h.TN("%[1]d match", "%[1]d matches", s.Games, s.Games) + " · " + h.T("%[1]d won", s.Won)
}

// standing is how a line of the ladder is painted.
type standing struct {
	rank int
	wide float64 // of the longest record
	axis axis
	own  bool
	last bool // of those in sight: it has the numbers of the axis
}

// paintStanding paints who stands where on the ladder: the rank in a seal, the rating and,
// where there is room, where it lies among the others with what it may be off by.
func (h *hall) paintStanding(c widget.Canvas, at widget.Rect, s *live.Standing, v standing) {
	rank, wide := v.rank, v.wide
	if v.own {
		ledger.Mark(c, at)
	}
	y := at.Y + at.H/2 + 5
	ledger.Rank(c, h.Number(rank+1), rank, at.X+26, at.Y+at.H/2, 18)
	c.Text(h.Number(s.Rating), at.X+104, y, widget.Bold, 17, widget.PaperInk, widget.End)
	c.Text("±"+h.Number(2*s.Deviation), at.X+110, y, widget.Regular, 12, widget.PaperSub, widget.Start)
	name := live.Clean(s.Name, live.MaxName)
	if at.W < 480 { // the record stands under the name
		c.TextFit(name, at.X+158, y-9, at.W-166, widget.Bold, 15, widget.PaperInk, widget.Start)
		c.TextFit(h.record(s), at.X+158, y+10, at.W-166, widget.Regular, 12.5, widget.PaperSub, widget.Start)
		return
	}
	c.TextFit(h.record(s), at.X+at.W-12, y, wide, widget.Regular, 12.5, widget.PaperSub, widget.End)
	room := at.W - wide - 184
	if room > 400 {
		paintRating(c, widget.Rect{X: at.X + 158 + 220, Y: at.Y + 4, W: room - 250, H: at.H - 8}, s, v, h.Number)
		room = 206
	}
	c.TextFit(name, at.X+158, y, room, widget.Bold, 15, widget.PaperInk, widget.Start)
}

// paintRating paints a rating on the ladder's axis: the hundreds as lines, what it may be off
// by as a band, and the rating itself as a bead. The last line numbers them for all.
func paintRating(c widget.Canvas, bar widget.Rect, s *live.Standing, v standing, number func(int) string) {
	step, a := 100, v.axis
	for (a.to-a.from)/step > 8 {
		step *= 2
	}
	mid := bar.Y + bar.H/2
	for n := (a.from + step - 1) / step * step; n <= a.to; n += step {
		x := a.at(bar, n)
		c.Line(x, mid-9, x, mid+9, 1, widget.Chip)
		if v.last {
			c.Text(number(n), x, bar.Y+bar.H-1, widget.Mono, 10, widget.PaperSub, widget.Middle)
		}
	}
	c.Line(bar.X, mid-1, bar.X+bar.W, mid-1, 1, widget.Chip)
	from, to := a.at(bar, s.Rating-2*s.Deviation), a.at(bar, s.Rating+2*s.Deviation)
	c.Box(widget.Rect{X: from, Y: mid - 6, W: to - from, H: 10}, 5, widget.Fade(widget.PaperHead, .28), widget.Transparent, 0)
	c.Disc(a.at(bar, s.Rating), mid-1, 7, widget.PaperHead, widget.PaperInk, 1.6)
}

// podium are the figures of the first three, in the order in which they stand: the second,
// the first, the third.
var podium = [...]struct {
	rank   int
	figure string
	step   float64 // of the height of the first
}{{1, "archer", .7}, {0, "fighter", 1}, {2, "cleric", .5}}

// paintPodium paints the first three on their steps, where they have room.
func (h *hall) paintPodium(c widget.Canvas, all []live.Standing, at widget.Rect) {
	const wordsTall = 24.
	words := c.Wrap(h.rankedWords(), at.W-20, widget.Regular, 13)
	tall := math.Min(at.H-wordsTall*float64(len(words))-34, 380)
	if tall < leastPodium || len(all) < len(podium) {
		if at.H > wordsTall+20 {
			c.TextFit(h.rankedWords(), at.X+at.W/2, at.Y+at.H/2, at.W, widget.Regular, 13, widget.PaperSub, widget.Middle)
		}
		return
	}
	land := widget.Rect{X: at.X + 2, Y: at.Y + 8, W: at.W - 4, H: math.Min(math.Min(at.H-wordsTall*float64(len(words))-16, 420), at.W)}
	meadow.PaintBeside(c, land, widget.Rect{})
	tall = math.Min(tall, land.H*.84)
	figure := math.Min(tall*.52, at.W/3.3)
	tall = math.Min(tall, figure/.48)
	step := math.Min(figure*1.25, at.W/3.4)
	foot := land.Y + land.H*.92
	for i, stand := range podium {
		s := &all[stand.rank]
		high := (tall - figure) * stand.step
		box := widget.Rect{X: at.X + at.W/2 + (float64(i)-1.5)*step, Y: foot - high, W: step, H: high}
		paintStep(c, box)
		c.Miniature(stand.figure, 0, box.X+(box.W-figure)/2, box.Y-figure*.95, figure)
		r := math.Min(17, high/2-2)
		ledger.Rank(c, h.Number(stand.rank+1), stand.rank, box.X+box.W/2, box.Y+6+r, r)
		if high > 2*r+28 {
			name := live.Clean(s.Name, live.MaxName)
			plate := math.Min(c.Width(name, widget.Bold, 15)+20, box.W-12)
			c.Box(widget.Rect{X: box.X + (box.W-plate)/2, Y: box.Y + 2*r + 10, W: plate, H: 22}, 3, widget.Paper, widget.PaperSub, 1)
			c.TextFit(name, box.X+box.W/2, box.Y+2*r+26, box.W-20, widget.Bold, 15, widget.PaperInk, widget.Middle)
		}
	}
	for i, line := range words {
		c.Text(line, at.X+at.W/2, land.Y+land.H+20+wordsTall*float64(i), widget.Regular, 13, widget.PaperSub, widget.Middle)
	}
}

// meadow is what the steps of the first three stand on.
var meadow = tableau.New(nil, nil, nil)

// The stone of the steps: its face, its lit edge and its joints.
var (
	stone      = art.RGB(0xaaa08c)
	stoneLight = art.RGB(0xc6bda6)
	stoneJoint = art.RGB(0x7d7464)
)

// paintStep paints a step built of courses of stone, with a slab on top.
func paintStep(c widget.Canvas, box widget.Rect) {
	const course, slab = 22., 9.
	c.Box(box, 2, stone, widget.Ink, 1.6)
	for y, row := box.Y+slab, 0; y < box.Y+box.H-4; y, row = y+course, row+1 {
		c.Line(box.X+2, y, box.X+box.W-2, y, 1.2, stoneJoint)
		low := math.Min(y+course, box.Y+box.H-1)
		for x := box.X + box.W*(.2+.17*float64(row%2)); x < box.X+box.W-12; x += box.W * .34 {
			c.Line(x, y, x, low, 1.2, stoneJoint)
		}
	}
	c.Fill(widget.Rect{X: box.X + box.W*.74, Y: box.Y + slab, W: box.W*.26 - 1, H: box.H - slab - 1}, widget.Fade(widget.Ink, .18))
	c.Box(widget.Rect{X: box.X - 4, Y: box.Y - 2, W: box.W + 8, H: slab + 2}, 2, stoneLight, widget.Ink, 1.6)
}
