package result

import (
	"strings"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// defeat tells whether the only human side lost.
func (r *result) defeat() bool {
	o := r.outcome
	own := match.OnlyPerson(o.Terms.Seats(2 + len(o.Terms.More))...)
	return o.Winner >= 0 && own >= 0 && o.Winner != own
}

func (r *result) headline() (head, sub string) {
	o := r.outcome
	if o.Terms.Study && !levels.IsLesson(o.Terms.Level) {
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

// layHead lays out how it ended, what the day is remembered for, and where, by what rules and
// dice it was, one under another.
func (r *result) layHead(p *widget.Page, box widget.Rect) {
	r.layTitle(p, widget.Rect{X: box.X, Y: box.Y, W: box.W, H: 62}, 35)
	low := box.Y + box.H - 40
	deed := widget.Rect{X: box.X + 1, Y: box.Y + 72, W: box.W, H: low - box.Y - 76}
	size := r.deedSize(deed)
	if lines := len(r.Style.Wrap(r.deed, deed.W-12, widget.Bold, size)); lines > 0 {
		deed.Y += max(deed.H-deedLine*size*float64(lines)-10, 0) * .4
	}
	r.layDeed(p, deed, size)
	o := r.outcome
	facts := []string{r.LevelName(o.Terms.Level), r.RulesetName(o.Terms.Ruleset)}
	if !match.Apart(o.Terms.Players[:]...) { // whose dice come from secrets
		facts = append(facts, r.T("Seed %[1]d", o.Terms.Seed))
	}
	words := strings.Join(facts, " · ")
	note, ink := "", widget.PaperSub
	switch {
	case r.problem != "":
		note, ink = r.problem, widget.PaperHead
	case o.Kept.Name != "":
		note = r.T("Recorded under “Matches”.")
	}
	room := box.W - ruleWide - 10
	r.layRule(p, box.X+box.W-ruleWide, low+20)
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, box.X, low+16, box.W, widget.Regular, 13, widget.PaperInk, widget.Start)
		for i, line := range c.Wrap(note, room, widget.Regular, 12) {
			if i < 2 {
				c.TextFit(line, box.X, low+34+14*float64(i), room, widget.Regular, 12, ink, widget.Start)
			}
		}
	})
}

// layTitle lays out the winner's sign, how it ended and in how many rounds.
func (r *result) layTitle(p *widget.Page, box widget.Rect, size float64) {
	head, sub := r.headline()
	o := r.outcome
	p.Paint(func(c widget.Canvas) {
		x := box.X
		if o.Winner >= 0 {
			c.SideSign(o.Winner, x+size*.62, box.Y+size*.62, size*.56)
			x += size * 1.65
		}
		ink := widget.PaperHead
		if r.defeat() {
			ink = widget.PaperSub
		}
		room := box.X + box.W - x
		c.TextFit(head, x, box.Y+size*.86, room, widget.Bold, size, ink, widget.Start)
		c.TextFold(sub, x, box.Y+size*.86+max(size*.62, 18.5), room, widget.Regular, max(13, size*.46), 13, widget.PaperSub, widget.Start)
	})
}
