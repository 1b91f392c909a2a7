package result

import (
	"runtime"
	"strconv"
	"strings"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/render/widget"
	"tenaille/rules"
)

// defeat tells whether the only human side lost.
func (r *result) defeat() bool {
	o := r.outcome
	return o.Winner >= 0 && o.Winner < 2 && !match.IsHuman(o.Terms.Players[o.Winner]) && match.IsHuman(o.Terms.Players[1-o.Winner])
}

func (r *result) headline() (head, sub string) {
	o := r.outcome
	if o.Terms.Study {
		defer func() { sub = r.T("Study") + " · " + sub }()
	}
	switch {
	case o.Winner < 0 && o.Goal == rules.NoGoal:
		return r.T("Draw"), r.T("Nobody can decide it any more.")
	case o.Winner < 0:
		return r.T("Draw"), r.T("Nobody is left standing.")
	case r.defeat():
		head = r.T("Defeat")
	default:
		head = r.T("Victory")
	}
	sub = r.WonIn(o.Terms.Ruleset, o.Winner, o.Rounds)
	if o.Goal != rules.NoGoal {
		sub += ", " + r.Key("goal."+o.Goal.String())
	}
	return head, sub
}

// paintHead paints how it ended, where, by what rules and dice.
func (r *result) paintHead(c widget.Canvas, box widget.Rect) {
	o := r.outcome
	head, sub := r.headline()
	size := 35.
	if r.compact() {
		size = 22
	}
	x := box.X
	if o.Winner >= 0 {
		c.SideSign(o.Winner, x+size*.62, box.Y+size*.62, size*.56)
		x += size * 1.65
	}
	ink := widget.PaperHead
	if r.defeat() {
		ink = widget.PaperSub
	}
	c.Text(head, x, box.Y+size*.86, widget.Bold, size, ink, widget.Start)
	c.TextFit(sub, x, box.Y+size*.86+max(size*.62, 18.5), box.W*.42, widget.Regular, max(13, size*.46), widget.PaperSub, widget.Start)
	if r.compact() {
		return
	}
	r.paintHeroes(c, widget.Rect{X: max(x+c.Width(head, widget.Bold, size), x+c.Width(sub, widget.Regular, 16)) + 34, Y: box.Y + 2, W: box.W * .3, H: 56})
	facts := []string{r.LevelName(o.Terms.Level), r.RulesetName(o.Terms.Ruleset), r.T("Seed %[1]d", o.Terms.Seed)}
	c.Text(strings.Join(facts, " · "), box.X+box.W, box.Y+18, widget.Regular, 14, widget.PaperInk, widget.End)
	where, inkOf := "", widget.PaperSub
	switch path := saves.Place(r.Store, o.Kept.Name); {
	case r.problem != "":
		where, inkOf = r.problem, widget.PaperHead
	case path != "":
		where = r.T("Recorded: %[1]s", path)
	case o.Kept.Name != "" && runtime.GOOS == "js":
		where = r.T("Recorded in this browser.")
	}
	lines := c.Wrap(where, box.W*.55, widget.Regular, 12)
	if len(lines) == 1 && c.Width(where, widget.Regular, 12) > box.W*.55 {
		c.TextFit(where, box.X+box.W, box.Y+40, box.W*.55, widget.Regular, 12, inkOf, widget.End)
	} else {
		for i, line := range lines[:min(len(lines), 2)] {
			c.Text(line, box.X+box.W-74*float64(i), box.Y+40+16*float64(i), widget.Regular, 12, inkOf, widget.End)
		}
	}
	c.Line(box.X, box.Y+box.H+4, box.X+box.W, box.Y+box.H+4, 1.5, widget.PaperSub)
}

// paintHeroes paints the side that the sheet is about: the winners, or those who
// were lost.
func (r *result) paintHeroes(c widget.Canvas, box widget.Rect) {
	side := max(r.outcome.Winner, 0)
	if r.defeat() {
		side = 1 - r.outcome.Winner
	}
	n := 0.
	for i := range r.rows {
		if v := &r.rows[i]; v.side == side && !v.head {
			n++
		}
	}
	step := min(box.H+6, (box.W-box.H)/max(n-1, 1))
	x := box.X
	for i := range r.rows {
		v := &r.rows[i]
		if v.side != side || v.head {
			continue
		}
		c.Portrait(v.kind, side, x, box.Y, box.H)
		if v.down {
			c.Disc(x+box.H/2, box.Y+box.H/2, box.H/2, widget.Fade(widget.Paper, .66), widget.Transparent, 0)
		}
		x += step
	}
}

// luckWords says whom the dice favoured and how much.
func (r *result) luckWords() string {
	s := r.outcome.Story
	if s.Untold {
		return r.T("The match was played by an earlier revision of the rules: how each roll came out is recorded, not what was to be expected of it.")
	}
	best := 0
	for i := range s.Sides {
		if s.Sides[i].Luck.Deviations() > s.Sides[best].Luck.Deviations() {
			best = i
		}
	}
	l := &s.Sides[best].Luck
	points := r.Signed(int((l.HP + 500*sign(l.HP)) / 1000))
	if l.Even() {
		return r.T("The dice were even, weighed by what was at stake; in hit points alone %[1]s came out at %[2]s against expectation.", r.SideName(best), points)
	}
	return r.T("The dice favoured %[1]s: %[2]s HP against expectation. Weighed by what was at stake, such luck falls in about one match in %[3]d.", r.SideName(best), points, l.OneIn())
}

func sign(n int64) int64 {
	if n < 0 {
		return -1
	}
	return 1
}

// tally writes a number, a dash for none.
func tally(n int) string {
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(n)
}
