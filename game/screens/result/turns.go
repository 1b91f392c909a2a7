package result

import (
	"fmt"
	"math"

	"tenaille/game/review"
	"tenaille/game/story"
	"tenaille/game/tell"
	"tenaille/render/widget"
)

// turns are what turned the match: dice, and decisions.
type turns struct {
	looking
	on    sheet
	rolls []story.Roll // that turned it most
	watch func(step int)
}

// lay lays out what turned the match, dice or decisions, with the choice between them
// where a person has decided anything.
func (t *turns) lay(p *widget.Page, box widget.Rect, row float64) {
	if !t.offer {
		t.layMoments(p, box, row)
		return
	}
	const wide = 196.
	tall := t.on.Touch(24)
	top := box.Y - 5
	if t.on.compact() { // the tabs of the page stand above
		top = box.Y
		box.Y, box.H = box.Y+tall-18, box.H-tall+18
		row = min(row, (box.H-24)/6)
	}
	at := widget.Rect{X: box.X + box.W - wide, Y: top, W: wide, H: tall}
	title := widget.Rect{X: box.X, Y: box.Y, W: box.W - wide - 12, H: box.H}
	if t.on.narrow() { // above the title
		at.X, title.W = box.X, box.W
		box.Y, title.Y = box.Y+tall, box.Y+tall
		box.H -= tall
	}
	t.layChoice(p, at)
	t.layIn(p, title, box, row)
}

// layChoice lays out the choice between dice and decisions.
func (t *turns) layChoice(p *widget.Page, at widget.Rect) {
	p.Segment("result.turn", at, []widget.Choice{
		{ID: "dice", Label: t.on.T("Dice")}, {ID: "decisions", Label: t.on.T("Decisions")},
	}, map[bool]string{false: "dice", true: "decisions"}[t.shown], 12.5, func(id string) { t.shown = id == "decisions"; t.on.Stale() })
}

// layIn lays out dice or decisions, as is chosen, with a title that has a room of its own.
func (t *turns) layIn(p *widget.Page, title, box widget.Rect, row float64) {
	if !t.shown {
		t.layMomentsIn(p, title, box, row)
		return
	}
	p.Paint(func(c widget.Canvas) { paperTitle(c, t.on.T("Decisions that cost most"), title) })
	switch {
	case t.work != nil:
		done, of := t.work.Progress()
		said := t.on.T("Soldiers play on from each of your decisions: %[1]s…", t.on.Percent(100*done/max(of, 1)))
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(said, box.X, box.Y+34, box.W, 18, widget.Regular, 13.5, widget.PaperSub)
		})
	case len(t.found) == 0:
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(t.on.T("A captain would have won no more often with any other."), box.X, box.Y+34, box.W, 18, widget.Regular, 13.5, widget.PaperSub)
		})
	}
	row = min((box.H-19)/review.Told, 46)
	if t.on.narrow() {
		row = min((box.H-19)/review.Told, 66)
	}
	for i := range t.found {
		at := widget.Rect{X: box.X - 6, Y: box.Y + 19 + float64(i)*row, W: box.W + 6, H: row - 2}
		if at.Y+at.H > box.Y+box.H+4 {
			break
		}
		t.layDecision(p, at, i, &t.found[i])
	}
}

// layDecision lays out one decision: what was done and what would have been better, and in
// how many of a hundred games each wins. It leads to its place in the replay.
func (t *turns) layDecision(p *widget.Page, at widget.Rect, i int, d *review.Decision) {
	did, better := tell.Deed(t.on.Words, d.Before, &d.Did, false), tell.Deed(t.on.Words, d.Before, &d.Better, false)
	if did == better {
		did, better = tell.Deed(t.on.Words, d.Before, &d.Did, true), tell.Deed(t.on.Words, d.Before, &d.Better, true)
	}
	head, sub := t.on.T("%[1]s: %[2]s", t.on.CreatureName(d.Before, d.Did.By), did), t.on.T("better: %[1]s", better)
	whole := func(won float64) int { return int(math.Round(100 * won / float64(d.Games))) }
	tail := t.on.T("%[1]d → %[2]s", whole(d.Won), t.on.Percent(whole(d.Could)))
	p.Button(fmt.Sprintf("result.decision.%d", i), at, widget.Button{
		Kind: widget.Slip, OnClick: func() { t.watch(max(d.Step-1, 0)) },
		Tip: t.on.T("Of %[1]d games that soldiers play out from here with the same dice, %[2]s wins %[3]s after what was done, %[4]s after what a captain would have done.",
			d.Games, t.on.SideName(d.Side), t.on.Percent(whole(d.Won)), t.on.Percent(whole(d.Could))),
		Paint: func(c widget.Canvas, at widget.Rect) {
			upper := at
			upper.H = at.H/2 + 2
			if t.on.narrow() {
				t.paintDecisionTall(c, at, d, head, sub, tail)
				return
			}
			t.paintMoment(c, upper, d.Round, d.Side, head, tail, widget.PaperHead)
			c.TextFit(sub, at.X+56, at.Y+at.H-at.H/4+2, at.W-56-26, widget.Regular, 13, widget.PaperSub, widget.Start)
		},
	})
}

// paintDecisionTall paints a decision in three lines: when it was and what it cost, what was
// done, what would have been better.
func (t *turns) paintDecisionTall(c widget.Canvas, at widget.Rect, d *review.Decision, head, sub, tail string) {
	line := at.H / 3
	upper := at
	upper.H = line
	t.paintMoment(c, upper, d.Round, d.Side, "", tail, widget.PaperHead)
	c.TextFit(head, at.X+6, at.Y+line*1.75, at.W-16, widget.Regular, 13, widget.PaperInk, widget.Start)
	c.TextFit(sub, at.X+6, at.Y+line*2.55, at.W-16, widget.Regular, 12.5, widget.PaperSub, widget.Start)
}
