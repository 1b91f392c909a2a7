package result

import (
	"fmt"
	"math"
	"time"

	"tenaille/game/pace"
	"tenaille/game/replay"
	"tenaille/game/review"
	"tenaille/game/tell"
	"tenaille/render/widget"
)

const (
	// forReview is the time after which no further piece of the review is begun in a tick.
	forReview = 6 * time.Millisecond
	// retold is how many ticks what is said of its progress stands at least.
	retold = 20
)

// looking is the review of the decisions of the match that is told of.
type looking struct {
	work  *review.Review // nil where there is nothing to look for, and when it is done
	found []review.Decision
	offer bool // there is, or may be, something to show
	shown bool
	wait  int
}

// lookThrough begins the review of a match.
func lookThrough(rp *replay.Replay) (l looking) {
	if rp != nil {
		if l.work = review.New(rp); l.work.Done() {
			l.work = nil
		}
	}
	l.offer = l.work != nil
	return l
}

// goOn reviews a little more and reports whether there is something new to say.
func (l *looking) goOn() (news bool) {
	if l.work == nil {
		return false
	}
	pace.Slice(time.Now, forReview, l.work.Work)
	if l.work.Done() {
		l.found, l.work = l.work.Decisions, nil
		l.offer = len(l.found) > 0 || l.shown
		return true
	}
	if l.wait--; l.wait > 0 {
		return false
	}
	l.wait = retold
	return l.shown
}

// Update lets the review go on beside the page.
func (r *result) Update() bool {
	news := !r.Still && r.looking.goOn()
	if news {
		r.Stale()
	}
	return r.Screen.Update() || news
}

// layTurns lays out what turned the match, dice or decisions, with the choice between them
// where a person has decided anything.
func (r *result) layTurns(p *widget.Page, box widget.Rect, row float64) {
	if !r.looking.offer {
		r.layMoments(p, box, row)
		return
	}
	const wide = 196.
	tall := r.Touch(24)
	top := box.Y - 5
	if r.compact() { // the tabs of the page stand above
		top = box.Y
		box.Y, box.H = box.Y+tall-18, box.H-tall+18
		row = min(row, (box.H-24)/6)
	}
	at := widget.Rect{X: box.X + box.W - wide, Y: top, W: wide, H: tall}
	title := widget.Rect{X: box.X, Y: box.Y, W: box.W - wide - 12, H: box.H}
	if r.narrow() { // above the title
		at.X, title.W = box.X, box.W
		box.Y, title.Y = box.Y+tall, box.Y+tall
		box.H -= tall
	}
	r.layTurnChoice(p, at)
	r.layTurnsIn(p, title, box, row)
}

// layTurnChoice lays out the choice between dice and decisions.
func (r *result) layTurnChoice(p *widget.Page, at widget.Rect) {
	l := &r.looking
	p.Segment("result.turn", at, []widget.Choice{
		{ID: "dice", Label: r.T("Dice")}, {ID: "decisions", Label: r.T("Decisions")},
	}, map[bool]string{false: "dice", true: "decisions"}[l.shown], 12.5, func(id string) { l.shown = id == "decisions"; r.Stale() })
}

// layTurnsIn lays out dice or decisions, as is chosen, with a title that has a room of its own.
func (r *result) layTurnsIn(p *widget.Page, title, box widget.Rect, row float64) {
	l := &r.looking
	if !l.shown {
		r.layMomentsIn(p, title, box, row)
		return
	}
	p.Paint(func(c widget.Canvas) { paperTitle(c, r.T("Decisions that cost most"), title) })
	switch {
	case l.work != nil:
		done, of := l.work.Progress()
		said := r.T("Soldiers play on from each of your decisions: %[1]s…", r.Percent(100*done/max(of, 1)))
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(said, box.X, box.Y+34, box.W, 18, widget.Regular, 13.5, widget.PaperSub)
		})
	case len(l.found) == 0:
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(r.T("A captain would have won no more often with any other."), box.X, box.Y+34, box.W, 18, widget.Regular, 13.5, widget.PaperSub)
		})
	}
	row = min((box.H-19)/review.Told, 46)
	if r.narrow() {
		row = min((box.H-19)/review.Told, 66)
	}
	for i := range l.found {
		at := widget.Rect{X: box.X - 6, Y: box.Y + 19 + float64(i)*row, W: box.W + 6, H: row - 2}
		if at.Y+at.H > box.Y+box.H+4 {
			break
		}
		r.layDecision(p, at, i, &l.found[i])
	}
}

// layDecision lays out one decision: what was done and what would have been better, and in
// how many of a hundred games each wins. It leads to its place in the replay.
func (r *result) layDecision(p *widget.Page, at widget.Rect, i int, d *review.Decision) {
	did, better := tell.Deed(r.Words, d.Before, &d.Did, false), tell.Deed(r.Words, d.Before, &d.Better, false)
	if did == better {
		did, better = tell.Deed(r.Words, d.Before, &d.Did, true), tell.Deed(r.Words, d.Before, &d.Better, true)
	}
	head, sub := r.T("%[1]s: %[2]s", r.CreatureName(d.Before, d.Did.By), did), r.T("better: %[1]s", better)
	whole := func(won float64) int { return int(math.Round(100 * won / float64(d.Games))) }
	tail := r.T("%[1]d → %[2]s", whole(d.Won), r.Percent(whole(d.Could)))
	p.Button(fmt.Sprintf("result.decision.%d", i), at, widget.Button{
		Kind: widget.Slip, OnClick: func() { r.watch(max(d.Step-1, 0)) },
		Tip: r.T("Of %[1]d games that soldiers play out from here with the same dice, %[2]s wins %[3]s after what was done, %[4]s after what a captain would have done.",
			d.Games, r.SideName(d.Side), r.Percent(whole(d.Won)), r.Percent(whole(d.Could))),
		Paint: func(c widget.Canvas, at widget.Rect) {
			upper := at
			upper.H = at.H/2 + 2
			if r.narrow() {
				r.paintDecisionTall(c, at, d, head, sub, tail)
				return
			}
			r.paintMoment(c, upper, d.Round, d.Side, head, tail, widget.PaperHead)
			c.TextFit(sub, at.X+56, at.Y+at.H-at.H/4+2, at.W-56-26, widget.Regular, 13, widget.PaperSub, widget.Start)
		},
	})
}

// paintDecisionTall paints a decision in three lines: when it was and what it cost, what was
// done, what would have been better.
func (r *result) paintDecisionTall(c widget.Canvas, at widget.Rect, d *review.Decision, head, sub, tail string) {
	line := at.H / 3
	upper := at
	upper.H = line
	r.paintMoment(c, upper, d.Round, d.Side, "", tail, widget.PaperHead)
	c.TextFit(head, at.X+6, at.Y+line*1.75, at.W-16, widget.Regular, 13, widget.PaperInk, widget.Start)
	c.TextFit(sub, at.X+6, at.Y+line*2.55, at.W-16, widget.Regular, 12.5, widget.PaperSub, widget.Start)
}
