package head

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Goals is the plate of what is played for, beside the panel at the upper left; its tip
// lists all of it (SKI-19).
type Goals struct {
	*part.Kit
	list []model.Goal
	more string // how many goals there are besides the first
	box  widget.Rect
}

// GoalsID is its part of the screen.
const GoalsID = "goals"

// The measures of the plate in units: the size of its words, the least width that they fit
// in, the most it takes, and its icon.
const (
	goalsInk, goalsTerm   = 13.5, 12.
	goalsLeast, goalsMost = 130., 300.
	goalsIcon             = 20.
)

// NewGoals lays the plate out, between the panel at the upper left and the row of turns
// where there is room for words, else below the panel; nil where only the others' fall is
// played for.
func NewGoals(k *part.Kit, m *model.Quest, order, study widget.Rect) *Goals {
	if len(m.Goals) == 0 {
		return nil
	}
	p := &Goals{Kit: k, list: m.Goals, more: m.More}
	r := k.Header
	x := r.X + r.W + 8
	switch room := order.X - 8 - x; {
	case k.Compact: // beside the sign of a study
		p.box = widget.Rect{X: r.X, Y: r.Y + r.H + 8, W: 44, H: 44}
		if study.W > 0 {
			p.box.X = study.X + study.W + 8
		}
	case room >= goalsLeast:
		p.box = widget.Rect{X: x, Y: r.Y, W: math.Min(room, goalsWidth(k, m)), H: r.H}
	default:
		p.box = widget.Rect{X: r.X, Y: math.Max(r.Y+r.H, study.Y+study.H) + 8, W: r.W, H: r.H}
	}
	p.Put(GoalsID, p.box, false, m.Tip)
	return p
}

// goalsWidth is how wide the plate likes to be beside the panel at the upper left.
func goalsWidth(k *part.Kit, m *model.Quest) float64 {
	g := &m.Goals[0]
	w := math.Max(k.Width(g.Brief, widget.Bold, goalsInk), k.Width(g.Term, widget.Regular, goalsTerm)) + 54 + moreWidth(k, m.More)
	return math.Min(goalsMost, math.Max(w, goalsLeast))
}

// moreWidth is what the count of further goals takes.
func moreWidth(k *part.Kit, more string) float64 {
	if more == "" {
		return 0
	}
	return k.Width(more, widget.Bold, goalsTerm) + 8
}

// beside is where the row of turns begins at the earliest for the plate to have its room.
func beside(k *part.Kit, m *model.Quest) float64 {
	if k.Compact || len(m.Goals) == 0 {
		return 0
	}
	return k.Header.X + k.Header.W + 16 + goalsWidth(k, m)
}

// Paint paints the plate: the first of the own goals, and how far it has come.
func (p *Goals) Paint(c part.Canvas) {
	if p == nil {
		return
	}
	r := p.box
	c.Panel(r)
	if over, _, _ := c.State(GoalsID); over {
		c.Box(r, 10, widget.Transparent, widget.Gold, 1.5)
	}
	c.Icon("scenario", r.X+(math.Min(r.W, 40)-goalsIcon)/2, r.Y+(r.H-goalsIcon)/2, goalsIcon)
	if p.Compact {
		c.TextFit(p.more, r.X+r.W-5, r.Y+r.H-5, r.W-10, widget.Bold, goalsTerm, widget.Gold, widget.End)
		return
	}
	c.TextFit(p.more, r.X+r.W-10, r.Y+r.H/2+5, 40, widget.Bold, goalsTerm, widget.Gold, widget.End)
	g := &p.list[0]
	ink := widget.Bone
	switch {
	case g.Reached:
		ink = art.RGB(0x9be8b4)
	case g.Failed:
		ink = art.RGB(0xff9db5)
	}
	room := r.W - 50 - moreWidth(p.Kit, p.more)
	first, second := goalsLines(p.Kit, g, room)
	switch {
	case g.Term != "":
		c.TextFit(first, r.X+40, r.Y+19, room, widget.Bold, goalsInk, ink, widget.Start)
		c.TextFit(g.Term, r.X+40, r.Y+37, room, widget.Regular, goalsTerm, widget.Dim, widget.Start)
	case second != "":
		c.TextFit(first, r.X+40, r.Y+19, room, widget.Bold, goalsInk, ink, widget.Start)
		c.TextFit(second, r.X+40, r.Y+37, room, widget.Bold, goalsInk, ink, widget.Start)
	default:
		c.TextFit(first, r.X+40, r.Y+r.H/2+5, room, widget.Bold, goalsInk, ink, widget.Start)
	}
}

// goalsLines are the words of a goal in the room of the plate: on two lines where one is too
// narrow for them and nothing stands below.
func goalsLines(k *part.Kit, g *model.Goal, room float64) (first, second string) {
	if g.Term != "" || k.Width(g.Brief, widget.Bold, goalsInk) <= room {
		return g.Brief, ""
	}
	if lines := k.Wrap(g.Brief, room, widget.Bold, goalsInk); len(lines) == 2 {
		return lines[0], lines[1]
	}
	return g.Brief, ""
}
