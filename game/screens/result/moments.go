package result

import (
	"fmt"
	"image/color"

	"tenaille/game/match"
	"tenaille/game/story"
	"tenaille/render/widget"
)

// layMoments lays out the rolls that turned the match: each leads to its place
// in the replay.
func (t *turns) layMoments(p *widget.Page, box widget.Rect, row float64) {
	t.layMomentsIn(p, box, box, row)
}

// layMomentsIn is layMoments with a title that has a room of its own.
func (t *turns) layMomentsIn(p *widget.Page, title, box widget.Rect, row float64) {
	p.Paint(func(c widget.Canvas) {
		paperTitle(c, t.on.T("Turning points, and how likely each was"), title)
		if len(t.rolls) == 0 {
			c.Text(t.on.T("No roll stood out."), box.X, box.Y+34, widget.Regular, 13.5, widget.PaperSub, widget.Start)
		}
	})
	places := t.places(box, row)
	for i := range min(len(t.rolls), len(places)) {
		roll, at := &t.rolls[i], places[i]
		head, tail := t.tellRoll(roll)
		p.Button(fmt.Sprintf("result.moment.%d", i), at, widget.Button{
			Kind: widget.Slip, Tip: t.on.T("Watch it"), OnClick: func() { t.watch(max(roll.Step-1, 0)) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				ink := widget.PaperInk
				if good, known := t.helped(roll); known {
					ink = widget.PaperHead
					if good {
						ink = paperGood
					}
				}
				t.paintMoment(c, at, roll.Round, t.sideOf(roll), head, tail, ink)
			},
		})
	}
}

// places are the places of as many moments as have room, on a phone that lies in
// two columns, since each is as tall as a finger.
func (t *turns) places(box widget.Rect, row float64) (list []widget.Rect) {
	columns, gap := 1, 2.
	if tall := t.on.Touch(0); tall > 0 {
		if row = max(row, tall+gap); !t.on.narrow() && 6*row > box.H {
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
func (t *turns) paintMoment(c widget.Canvas, at widget.Rect, round, side int, head, tail string, ink color.NRGBA) {
	y := at.Y + at.H/2 + 4.5
	c.Text(t.on.RoundMark(t.on.outcome.Terms.Ruleset, round), at.X+6, y, widget.Mono, 12, widget.PaperSub, widget.Start)
	c.SideSign(side, at.X+44, y-4.5, 5)
	w := c.Width(tail, widget.Bold, 12.5)
	c.TextFit(head, at.X+56, y, at.W-56-w-40, widget.Regular, 13.5, widget.PaperInk, widget.Start)
	c.Text(tail, at.X+at.W-26, y, widget.Bold, 12.5, ink, widget.End)
	c.IconTint("play", at.X+at.W-19, at.Y+at.H/2-6, 12, widget.PaperSub, widget.PaperSub)
}

// helped tells whether a roll went the way of the only person who played, else of the side
// that won, where one did.
func (t *turns) helped(roll *story.Roll) (good, known bool) {
	side := t.on.outcome.Winner
	if own := match.OnlyPerson(t.on.outcome.Terms.Seats(2 + len(t.on.outcome.Terms.More))...); own >= 0 {
		side = own
	}
	return (roll.Swing() > 0) == (t.sideOf(roll) == side), side >= 0
}

func (t *turns) sideOf(roll *story.Roll) int { return t.on.outcome.Story.Heroes[roll.Who].Side }

// tellRoll says what came of a roll, and how likely just that was before it.
func (t *turns) tellRoll(roll *story.Roll) (head, tail string) {
	name := func(id int) string {
		if id >= 0 && id < len(t.on.outcome.Names) {
			return t.on.outcome.Names[id]
		}
		return ""
	}
	who, whom := name(int(roll.Who)), name(int(roll.Whom))
	switch {
	case roll.Fell && roll.Critical:
		head = t.on.T("%[1]s fells %[2]s with a critical hit", who, whom)
	case roll.Fell:
		head = t.on.T("%[1]s fells %[2]s", who, whom)
	case roll.Kind == story.Attack && roll.Success && roll.Critical:
		head = t.on.T("%[1]s strikes %[2]s with a critical hit: %[3]d", who, whom, roll.Damage)
	case roll.Kind == story.Attack && roll.Success:
		head = t.on.T("%[1]s hits %[2]s: %[3]d", who, whom, roll.Damage)
	case roll.Kind == story.Attack && roll.FellChance > story.Whole/5:
		head = t.on.T("%[1]s misses %[2]s, who might have fallen", who, whom)
	case roll.Kind == story.Attack || roll.Kind == story.Touch && !roll.Success:
		head = t.on.T("%[1]s misses %[2]s", who, whom)
	case roll.Kind == story.Touch:
		head = t.on.T("%[1]s touches %[2]s", who, whom)
	case roll.Kind == story.Save && roll.Success:
		head = t.on.T("%[2]s fails the save against %[1]s", who, whom)
	case roll.Kind == story.Save:
		head = t.on.T("%[2]s withstands %[1]s", who, whom)
	case roll.Kind == story.Contest && roll.Success:
		head = t.on.T("%[3]s: %[1]s beats %[2]s", who, whom, t.on.VerbName(roll.Verb))
	case roll.Kind == story.Contest:
		head = t.on.T("%[3]s: %[1]s loses to %[2]s", who, whom, t.on.VerbName(roll.Verb))
	case roll.Kind == story.Effect && roll.Swing() > 0:
		head = t.on.T("%[1]s rolls high: %[2]d", who, roll.Damage)
	case roll.Kind == story.Effect:
		head = t.on.T("%[1]s rolls low: %[2]d", who, roll.Damage)
	case roll.Success:
		head = t.on.T("%[1]s passes a check", who)
	default:
		head = t.on.T("%[1]s fails a check", who)
	}
	return head, t.on.Share(roll.Happened(), story.Whole)
}
