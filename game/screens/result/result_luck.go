package result

import (
	"fmt"
	"image/color"

	"tenaille/game/match"
	"tenaille/game/story"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// paperGood is the ink of good fortune on paper.
var paperGood = color.NRGBA{0x2c, 0x6b, 0x3f, 255}

// sideInk is the colour of a side's lines on paper.
func sideInk(side int) color.NRGBA {
	look := art.SideLook(side)
	if side == 0 {
		return look.Dark
	}
	return color.NRGBA{0xb0, 0x45, 0x14, 255}
}

// paperTitle paints the title of a part of the sheet.
func paperTitle(c widget.Canvas, words string, box widget.Rect) {
	c.TextFit(words, box.X, box.Y+11, box.W, widget.Bold, 13, widget.PaperHead, widget.Start)
	from := box.X + c.Width(words, widget.Bold, 13) + 10
	if from < box.X+box.W {
		c.Line(from, box.Y+6.5, box.X+box.W, box.Y+6.5, 1, widget.Chip)
	}
}

// layFaces lays out the faces of the d20 that each side has rolled.
func (r *result) layFaces(p *widget.Page, box widget.Rect) {
	s := r.outcome.Story
	p.Paint(func(c widget.Canvas) {
		paperTitle(c, r.T("Faces of the d20, and what was to be expected"), box)
		n := min(len(s.Sides), 2)
		w := (box.W - 16*float64(n-1)) / float64(max(n, 1))
		for side := range n {
			at := widget.Rect{X: box.X + float64(side)*(w+16), Y: box.Y + 20, W: w, H: box.H - 20}
			r.paintFaces(c, &s.Sides[side], side, at)
		}
	})
}

func (r *result) paintFaces(c widget.Canvas, s *story.Side, side int, box widget.Rect) {
	rolled, sum := s.Dice()
	mean := "–"
	if rolled > 0 {
		tenths := (sum*10 + rolled/2) / rolled
		mean = r.Tenths(tenths)
	}
	c.SideSign(side, box.X+6, box.Y+8, 5)
	c.TextFit(r.TN("%[1]d roll, mean %[2]s", "%[1]d rolls, mean %[2]s", rolled, rolled, mean), box.X+16, box.Y+12, box.W-16, widget.Regular, 12, widget.PaperInk, widget.Start)
	in := widget.Rect{X: box.X, Y: box.Y + 20, W: box.W, H: box.H - 34}
	most := 1
	for _, k := range s.Faces {
		most = max(most, k)
	}
	step := in.W / 20
	for face := 1; face <= 20; face++ {
		h := in.H * float64(s.Faces[face]) / float64(most)
		x := in.X + float64(face-1)*step
		ink := widget.Fade(sideInk(side), .8)
		if face == 1 || face == 20 {
			ink = sideInk(side)
		}
		c.Fill(widget.Rect{X: x + 1, Y: in.Y + in.H - h, W: step - 2, H: h}, ink)
		if face == 1 || face%5 == 0 {
			c.Text(r.Number(face), x+step/2, in.Y+in.H+12, widget.Regular, 12, widget.PaperSub, widget.Middle)
		}
	}
	level := in.Y + in.H - in.H*float64(rolled)/20/float64(most)
	for x := in.X; x < in.X+in.W-3; x += 8 {
		c.Line(x, level, x+4.5, level, 1.5, widget.PaperHead)
	}
	c.Line(in.X, in.Y+in.H, in.X+in.W, in.Y+in.H, 1, widget.PaperSub)
}

// layMoments lays out the rolls that turned the match: each leads to its place
// in the replay.
func (r *result) layMoments(p *widget.Page, box widget.Rect, row float64) {
	r.layMomentsIn(p, box, box, row)
}

// layMomentsIn is layMoments with a title that has a room of its own.
func (r *result) layMomentsIn(p *widget.Page, title, box widget.Rect, row float64) {
	p.Paint(func(c widget.Canvas) {
		paperTitle(c, r.T("Turning points, and how likely each was"), title)
		if len(r.turning) == 0 {
			c.Text(r.T("No roll stood out."), box.X, box.Y+34, widget.Regular, 13.5, widget.PaperSub, widget.Start)
		}
	})
	places := momentPlaces(r, box, row)
	for i := range min(len(r.turning), len(places)) {
		roll, at := &r.turning[i], places[i]
		head, tail := r.tellRoll(roll)
		p.Button(fmt.Sprintf("result.moment.%d", i), at, widget.Button{
			Kind: widget.Slip, Tip: r.T("Watch it"), OnClick: func() { r.watch(max(roll.Step-1, 0)) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				ink := widget.PaperInk
				if good, known := r.helped(roll); known {
					ink = widget.PaperHead
					if good {
						ink = paperGood
					}
				}
				r.paintMoment(c, at, roll.Round, r.sideOf(roll), head, tail, ink)
			},
		})
	}
}

// momentPlaces are the places of as many moments as have room, on a phone that lies in
// two columns, since each is as tall as a finger.
func momentPlaces(r *result, box widget.Rect, row float64) (list []widget.Rect) {
	columns, gap := 1, 2.
	if tall := r.Touch(0); tall > 0 {
		if row = max(row, tall+gap); !r.narrow() && 6*row > box.H {
			columns = 2
		}
	}
	wide := (box.W + 6) / float64(columns)
	for y := box.Y + 19; y+row-gap <= box.Y+box.H+4; y += row {
		for k := range columns {
			list = append(list, widget.Rect{X: box.X - 6 + wide*float64(k), Y: y, W: wide - 6*float64(columns-1), H: row - gap})
		}
	}
	return list
}

// paintMoment paints a line about a place in the match: when, who, what, and a figure.
func (r *result) paintMoment(c widget.Canvas, at widget.Rect, round, side int, head, tail string, ink color.NRGBA) {
	y := at.Y + at.H/2 + 4.5
	c.Text(r.RoundMark(r.outcome.Terms.Ruleset, round), at.X+6, y, widget.Mono, 12, widget.PaperSub, widget.Start)
	c.SideSign(side, at.X+44, y-4.5, 5)
	w := c.Width(tail, widget.Bold, 12.5)
	c.TextFit(head, at.X+56, y, at.W-56-w-40, widget.Regular, 13.5, widget.PaperInk, widget.Start)
	c.Text(tail, at.X+at.W-26, y, widget.Bold, 12.5, ink, widget.End)
	c.IconTint("play", at.X+at.W-19, at.Y+at.H/2-6, 12, widget.PaperSub, widget.PaperSub)
}

// helped tells whether a roll went the way of the only person who played, else of the side
// that won, where one did.
func (r *result) helped(roll *story.Roll) (good, known bool) {
	side := r.outcome.Winner
	if own := match.OnlyPerson(r.outcome.Terms.Seats(2 + len(r.outcome.Terms.More))...); own >= 0 {
		side = own
	}
	return (roll.Swing() > 0) == (r.sideOf(roll) == side), side >= 0
}

func (r *result) sideOf(roll *story.Roll) int { return r.outcome.Story.Heroes[roll.Who].Side }

// tellRoll says what came of a roll, and how likely just that was before it.
func (r *result) tellRoll(roll *story.Roll) (head, tail string) {
	name := func(id int) string {
		if id >= 0 && id < len(r.outcome.Names) {
			return r.outcome.Names[id]
		}
		return ""
	}
	who, whom := name(int(roll.Who)), name(int(roll.Whom))
	switch {
	case roll.Fell && roll.Critical:
		head = r.T("%[1]s fells %[2]s with a critical hit", who, whom)
	case roll.Fell:
		head = r.T("%[1]s fells %[2]s", who, whom)
	case roll.Kind == story.Attack && roll.Success && roll.Critical:
		head = r.T("%[1]s strikes %[2]s with a critical hit: %[3]d", who, whom, roll.Damage)
	case roll.Kind == story.Attack && roll.Success:
		head = r.T("%[1]s hits %[2]s: %[3]d", who, whom, roll.Damage)
	case roll.Kind == story.Attack && roll.FellChance > story.Whole/5:
		head = r.T("%[1]s misses %[2]s, who might have fallen", who, whom)
	case roll.Kind == story.Attack || roll.Kind == story.Touch && !roll.Success:
		head = r.T("%[1]s misses %[2]s", who, whom)
	case roll.Kind == story.Touch:
		head = r.T("%[1]s touches %[2]s", who, whom)
	case roll.Kind == story.Save && roll.Success:
		head = r.T("%[2]s fails the save against %[1]s", who, whom)
	case roll.Kind == story.Save:
		head = r.T("%[2]s withstands %[1]s", who, whom)
	case roll.Kind == story.Contest && roll.Success:
		head = r.T("%[3]s: %[1]s beats %[2]s", who, whom, r.VerbName(roll.Verb))
	case roll.Kind == story.Contest:
		head = r.T("%[3]s: %[1]s loses to %[2]s", who, whom, r.VerbName(roll.Verb))
	case roll.Kind == story.Effect && roll.Swing() > 0:
		head = r.T("%[1]s rolls high: %[2]d", who, roll.Damage)
	case roll.Kind == story.Effect:
		head = r.T("%[1]s rolls low: %[2]d", who, roll.Damage)
	case roll.Success:
		head = r.T("%[1]s passes a check", who)
	default:
		head = r.T("%[1]s fails a check", who)
	}
	return head, r.Share(roll.Happened(), story.Whole)
}
