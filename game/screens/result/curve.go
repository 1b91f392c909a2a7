package result

import (
	"image/color"
	"math"
	"sort"

	"tenaille/game/story"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// luckChart is where the luck of the sides through the rounds is drawn.
type luckChart struct {
	in   widget.Rect // the curves, without what is written beside them
	most int64       // the luck at its upper edge, in story.Creature
	last int         // round
}

// The rooms beside the curves in units: for the numbers at the left, for those at
// the ends of the curves, and under them for who fell and for the rounds.
const (
	chartLeft, chartRight = 34., 48.
	chartFalls            = 15.
	chartRounds           = 16.
	chartEnd              = 14. // between two numbers at the ends
)

// newLuckChart lays out the chart of a match in a box, under the title.
func newLuckChart(s *story.Story, box widget.Rect) luckChart {
	c := luckChart{most: story.Creature, last: max(s.Last, 1)}
	c.in = widget.Rect{X: box.X + chartLeft, Y: box.Y + 24, W: box.W - chartLeft - chartRight, H: box.H - 26 - chartFalls - chartRounds}
	for i := range s.Sides {
		for _, v := range s.Sides[i].Curve {
			c.most = max(c.most, v, -v)
		}
	}
	return c
}

func (c *luckChart) x(round int) float64 { return c.in.X + c.in.W*float64(round)/float64(c.last) }

func (c *luckChart) y(luck int64) float64 {
	return c.in.Y + c.in.H/2 - float64(luck)/float64(c.most)*c.in.H/2
}

// tick is the luck that a line is drawn at above and below none: the largest round
// number there is room for, so that no more than three lines tell the height.
func (c *luckChart) tick() int64 {
	step := int64(story.Creature)
	for _, k := range []int64{2, 5, 10, 20, 50, 100} {
		if k*story.Creature <= c.most {
			step = k * story.Creature
		}
	}
	return step
}

// ends are the heights of the numbers at the ends of the curves, one per side:
// where two would meet they make room for one another.
func (c *luckChart) ends(sides []story.Side) []float64 {
	at := make([]float64, len(sides))
	order := make([]int, len(sides))
	for i := range sides {
		order[i], at[i] = i, c.y(sides[i].Luck.Sum())
		if n := len(sides[i].Curve); n > 0 {
			at[i] = c.y(sides[i].Curve[n-1])
		}
	}
	sort.SliceStable(order, func(i, j int) bool { return at[order[i]] < at[order[j]] })
	for i := 1; i < len(order); i++ {
		if short := chartEnd - (at[order[i]] - at[order[i-1]]); short > 0 {
			for k := range order {
				if k < i {
					at[order[k]] -= short / 2
				} else {
					at[order[k]] += short / 2
				}
			}
		}
	}
	return at
}

// layCurve lays out the luck of the sides through the rounds.
func (l *luck) layCurve(p *widget.Page, box widget.Rect) {
	s := l.on.outcome.Story
	p.Paint(func(c widget.Canvas) {
		title := l.on.T("Luck through the rounds, in fallen creatures")
		if words.Phases(l.on.outcome.Terms.Ruleset) {
			title = l.on.T("Luck through the phases, in fallen figures")
		}
		paperTitle(c, title, box)
		v := newLuckChart(s, box)
		for _, luck := range [...]int64{v.tick(), -v.tick()} {
			c.Line(v.in.X, v.y(luck), v.in.X+v.in.W, v.y(luck), 1, widget.Chip)
			c.Text(l.on.worth(luck), v.in.X-6, v.y(luck)+4, widget.Regular, 12, widget.PaperSub, widget.End)
		}
		c.Line(v.in.X, v.y(0), v.in.X+v.in.W, v.y(0), 1.5, widget.PaperSub)
		c.Text(l.on.worth(0), v.in.X-6, v.y(0)+4, widget.Regular, 12, widget.PaperSub, widget.End)
		every := 1 + v.last/9
		for round := every; round <= v.last; round += every {
			c.Text(l.on.Number(round), v.middle(round), box.Y+box.H-3, widget.Regular, 12, widget.PaperSub, widget.Middle)
		}
		ends := v.ends(s.Sides)
		for side := range s.Sides {
			xy := []float64{v.in.X, v.y(0)}
			for i, luck := range s.Sides[side].Curve {
				xy = append(xy, v.x(i+1), v.y(luck))
			}
			wash(c, xy, v.y(0), widget.Fade(sideInk(side), .16))
			for _, part := range dashes(xy, side) {
				c.Polyline(3.2, sideInk(side), part...)
			}
			x := v.in.X + v.in.W + 9
			c.SideSign(side, x, ends[side], 5.5)
			c.Text(l.on.worth(s.Sides[side].Luck.Sum()), x+9, ends[side]+4.5, widget.Bold, 12, widget.PaperInk, widget.Start)
		}
		l.paintFalls(c, &v)
	})
}

// wash fills what lies between a curve through x, y pairs and a height.
func wash(c widget.Canvas, xy []float64, base float64, ink color.NRGBA) {
	for i := 0; i+3 < len(xy); i += 2 {
		x0, y0, x1, y1 := xy[i], xy[i+1], xy[i+2], xy[i+3]
		if (y0-base)*(y1-base) >= 0 {
			c.Polygon(ink, widget.Transparent, 0, x0, base, x0, y0, x1, y1, x1, base)
			continue
		}
		x := x0 + (x1-x0)*(base-y0)/(y1-y0) // it goes through the height
		c.Polygon(ink, widget.Transparent, 0, x0, base, x0, y0, x, base)
		c.Polygon(ink, widget.Transparent, 0, x, base, x1, y1, x1, base)
	}
}

// middle is the middle of a round.
func (c *luckChart) middle(round int) float64 { return c.x(round) - c.in.W/float64(c.last)/2 }

// paintFalls paints under each round, side beside side, who fell in it.
func (l *luck) paintFalls(c widget.Canvas, v *luckChart) {
	s := l.on.outcome.Story
	fell := map[[2]int]int{} // by round and side
	for _, f := range s.Falls {
		fell[[2]int{f.Round, s.Heroes[f.Who].Side}]++
	}
	y := v.in.Y + v.in.H + 4
	for round := 1; round <= v.last; round++ {
		n := 0
		for side := range s.Sides {
			n += min(fell[[2]int{round, side}], 1)
		}
		x := v.middle(round) - 6.5*float64(n)
		for side := range s.Sides {
			if fell[[2]int{round, side}] > 0 {
				c.IconTint("dead", x+.5, y, 12, sideInk(side), widget.Paper)
				x += 13
			}
		}
	}
}

// dashes are the parts of a line through x, y pairs that are drawn: all of it for
// the first side, dashes for the second, ever shorter ones for more, so that the
// sides are told apart without colours.
func dashes(xy []float64, side int) [][]float64 {
	if side == 0 || len(xy) < 4 {
		return [][]float64{xy}
	}
	dash := math.Max(10-3*float64(side-1), 2)
	const gap = 5.
	var list [][]float64
	var part []float64
	left, on := dash, true
	for i := 2; i+1 < len(xy); i += 2 {
		x, y := xy[i-2], xy[i-1]
		dx, dy := xy[i]-x, xy[i+1]-y
		long := math.Hypot(dx, dy)
		for at := 0.; at < long; {
			if on && part == nil {
				part = []float64{x + dx*at/long, y + dy*at/long}
			}
			way := math.Min(left, long-at)
			at += way
			left -= way
			if on {
				part = append(part, x+dx*at/long, y+dy*at/long)
			}
			if left > 1e-9 {
				continue
			}
			if on {
				list, part, left = append(list, part), nil, gap
			} else {
				left = dash
			}
			on = !on
		}
	}
	if len(part) >= 4 {
		list = append(list, part)
	}
	return list
}
