package menu

import (
	"log/slog"
	"slices"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// playOn is the sheet, over a recorded match that is watched, on which a new match is
// begun at the place shown: it asks who plays which side.
type playOn struct {
	scene.Sheet
	from    *replay.Replay
	at      int
	seats   []string
	problem string // why it cannot begin
}

// NewPlayOn opens the sheet for a place of a recorded match, counted in actions. Who
// played a side then plays it on, where nobody else is chosen; one side at least is a
// person's.
func NewPlayOn(c *scene.Context, r *replay.Replay, at int) scene.Scene { return newPlayOn(c, r, at) }

func newPlayOn(c *scene.Context, r *replay.Replay, at int) *playOn {
	s := &playOn{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "on.begin", Fits: scene.Upright}}, from: r, at: at, seats: slices.Clone(r.Header.Seats)}
	if !slices.ContainsFunc(s.seats, match.IsHuman) && len(s.seats) > 0 {
		s.seats[0] = match.Human
	}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *playOn) Name() string { return "play-on" }

func (s *playOn) lay(p *widget.Page) {
	const rim, button = 20., 46.
	w, row, lines := min(600, s.Width-12), s.Touch(36)+6, 2
	if s.narrow() {
		row, lines = 24+2*s.Touch(36)+10, 4
	}
	h := 2*rim + 50 + 17*float64(lines) + row*float64(len(s.seats)) + 10 + button
	if s.narrow() { // what is pressed stands in rows
		h += 2 * (button + 8)
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(rim)
	about, ink := s.T("A new match begins at this action, with its own record. What was recorded stays as it is."), widget.Dim
	if s.problem != "" {
		about, ink = s.problem, widget.Bad
	}
	where := s.T("action %[1]d of %[2]d", s.at, len(s.from.Steps)-1)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(s.T("Play on from here"), in.X, in.Y+16, in.W-c.Width(where, widget.Regular, 13)-16, widget.Bold, 20, widget.Bone, widget.Start)
		c.Text(where, in.X+in.W, in.Y+16, widget.Regular, 13, widget.Dim, widget.End)
		for i, words := range c.Wrap(about, in.W, widget.Regular, 13) {
			if i < lines {
				c.TextFit(words, in.X, in.Y+40+17*float64(i), in.W, widget.Regular, 13, ink, widget.Start)
			}
		}
	})
	y := in.Y + 42 + 17*float64(lines)
	for side := range s.seats {
		s.laySeat(p, widget.Rect{X: in.X, Y: y, W: in.W, H: row - 6}, side)
		y += row
	}
	third := (in.W - 20) / 3
	at := func(i int) widget.Rect {
		if s.narrow() {
			return widget.Rect{X: in.X, Y: in.Y + in.H - button - float64(2-i)*(button+8), W: in.W, H: button}
		}
		return widget.Rect{X: in.X + float64(i)*(third+10), Y: in.Y + in.H - button, W: third, H: button}
	}
	p.Button("on.begin", at(0), widget.Button{
		Label: s.T("Play on"), Icon: "end-turn", Kind: widget.Primary, Size: 17, OnClick: s.begin,
	})
	p.Button("on.puzzle", at(1), widget.Button{
		Label: s.T("Make a puzzle"), Icon: "advice", Size: 15, Tip: s.T("The best play here is proved, and the puzzle kept among your own."),
		OnClick: func() { s.Stack.Swap(s.Routes.Sheets.Compose(s.Context, s.from, s.at)) },
	})
	p.Button("on.back", at(2), widget.Button{
		Label: s.T("Back"), Icon: "undo", Size: 15, OnClick: s.Back,
	})
}

// narrow tells that who plays a side stands under its name: on a phone held upright.
func (s *playOn) narrow() bool { return s.Width < 600 }

// laySeat lays out who plays a side: a person, or a machine of a level.
func (s *playOn) laySeat(p *widget.Page, box widget.Rect, side int) {
	const sign, name = 28., 92.
	who := widget.Rect{X: box.X + sign + name, Y: box.Y, W: box.W - sign - name, H: box.H}
	if s.narrow() {
		who = widget.Rect{X: box.X, Y: box.Y + 24, W: box.W, H: box.H - 24}
		box.H = 22
	}
	list := s.Players(s.seats[side], s.from.Header.Seats[side])
	p.Paint(func(c widget.Canvas) {
		c.SideSign(side, box.X+10, box.Y+box.H/2, 8)
		c.TextFit(s.SideName(side), box.X+sign, box.Y+box.H/2+5, name-8, widget.Bold, 14, widget.Bone, widget.Start)
	})
	id := "on.side." + s.Number(side+1)
	scene.LayChoices(p, id, who, list, scene.LevelOf(s.seats[side]), 12.5, func(who string) {
		before := s.seats[side]
		if match.IsHuman(before) { // the machine that had it has its temper again
			before = s.from.Header.Seats[side]
		}
		s.seats[side], s.problem = scene.Reseat(before, who), ""
		s.Stale()
	})
}

// begin begins the match, over the title.
func (s *playOn) begin() {
	m, err := match.PlayOn(s.from, s.at, s.seats)
	if err != nil {
		slog.Warn("a recorded match cannot be played on", "cause", err)
		s.problem = s.FaultWords(err, s.from.Name)
		s.Stale()
		return
	}
	s.LeaveBattle()
	s.Stack.Push(s.Routes.Battle(s.Context, match.TermsOf(m)))
}
