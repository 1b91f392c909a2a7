package menu

import (
	"strconv"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/study"
	"tenaille/render/widget"
)

// studySheet is the sheet over a battle that is studied: what of it can be changed by
// hand.
type studySheet struct {
	scene.Sheet
	bench *study.Bench
	tab   string
	// wanted is where the slider of the tab stands, -1 where it was not moved: what it
	// says is set by its button, so that a drag is one change.
	wanted int
}

// NewStudy opens the sheet of a match that is studied.
func NewStudy(c *scene.Context, b *study.Bench) scene.Scene {
	s := &studySheet{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "study.undo", Fits: scene.Small}}, bench: b, tab: "course", wanted: -1}
	b.Problem = ""
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *studySheet) Name() string { return "study" }

// The sheet, in units: its size, its rows and its lines of words.
const (
	studyW, studyH        = 780., 372.
	studyRow, studyLabel  = 40., 148.
	studyGap, studyMargin = 8., 20.
)

func (s *studySheet) lay(p *widget.Page) {
	box := widget.Rect{X: (s.Width - studyW) / 2, Y: (s.Height - studyH) / 2, W: studyW, H: studyH}
	in := box.Inset(studyMargin)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(s.T("Study"), in.X, in.Y+27, widget.Bold, 20, widget.Bone, widget.Start)
	})
	p.Segment("study.tab", widget.Rect{X: in.X + studyLabel, Y: in.Y, W: in.W - studyLabel, H: studyRow}, []widget.Choice{
		{ID: "course", Label: s.T("Dice and sides")}, {ID: "creature", Label: s.T("Creatures")},
	}, s.tab, 14, func(id string) { s.tab, s.wanted = id, -1; s.Stale() })
	body := widget.Rect{X: in.X, Y: in.Y + studyRow + 12, W: in.W, H: in.H - 2*studyRow - 24}
	if s.tab == "course" {
		s.layCourse(p, body)
	} else {
		s.layCreature(p, body)
	}
	foot := widget.Rect{X: in.X, Y: in.Y + in.H - studyRow, W: in.W, H: studyRow}
	about, ink := s.T("Every change stands in the record, and can be taken back."), widget.Dim
	if s.bench.Problem != "" {
		about, ink = s.bench.Problem, widget.Bad
	}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(about, foot.X, foot.Y+25, foot.W-210, widget.Regular, 13, ink, widget.Start)
	})
	p.Button("study.back", widget.Rect{X: foot.X + foot.W - 196, Y: foot.Y, W: 196, H: studyRow}, widget.Button{
		Label: s.T("To the battle"), Icon: "play", Kind: widget.Primary, Size: 15, OnClick: s.Back,
	})
}

// layCourse lays out what concerns the course of the match: actions taken back, the next
// die, who plays.
func (s *studySheet) layCourse(p *widget.Page, r widget.Rect) {
	n := s.bench.Match().Undoable()
	p.Button("study.undo", widget.Rect{X: r.X, Y: r.Y, W: 250, H: studyRow}, widget.Button{
		Label: s.T("Take back"), Icon: "undo", Size: 15, Disabled: n == 0, OnClick: s.done(s.bench.TakeBack),
	})
	words := s.TN("%[1]d action can be taken back, through its dice.", "%[1]d actions can be taken back, through their dice.", n, n)
	y := r.Y + studyRow + studyGap
	var dice []widget.Choice
	for _, sides := range study.Dice {
		dice = append(dice, widget.Choice{ID: strconv.Itoa(sides), Label: "d" + s.Number(sides)})
	}
	p.Segment("study.die", widget.Rect{X: r.X + studyLabel, Y: y, W: r.W - studyLabel, H: studyRow}, dice, strconv.Itoa(s.bench.Die), 14, func(id string) {
		s.bench.Die, _ = strconv.Atoi(id)
		s.wanted = -1
		s.Stale()
	})
	s.laySlider(p, "study.face", widget.Rect{X: r.X + studyLabel, Y: y + studyRow + studyGap, W: r.W - studyLabel, H: 34}, 0, s.bench.Die, s.bench.Face(), s.bench.SetDie, func(v int) string {
		if v == 0 {
			return s.T("left to chance")
		}
		return s.T("shows %[1]d", v)
	})
	s.label(p, r.X, y, s.T("Next die of"))
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, r.X+262, r.Y+25, r.W-262, widget.Regular, 13, widget.Dim, widget.Start)
	})
	y += 2*studyRow + studyGap + 2
	for side, id := range match.SideIDs {
		s.laySeat(p, "study.seat."+id, widget.Rect{X: r.X, Y: y, W: r.W, H: 36}, side)
		y += 36 + studyGap
	}
}

// laySlider lays out a slider, and beside it the button that sets what it says.
func (s *studySheet) laySlider(p *widget.Page, id string, r widget.Rect, least, most, now int, set func(v int), words func(v int) string) {
	const button = 160.
	value := now
	if s.wanted >= 0 {
		value = s.wanted
	}
	p.Slider(id, widget.Rect{X: r.X, Y: r.Y, W: r.W - button - 14, H: r.H}, widget.Slider{Min: least, Max: most, Value: value, OnChange: func(v int) { s.wanted = v; s.Stale() }})
	b := widget.Button{Label: words(value), Size: 13.5, Centred: true, Disabled: value == now, OnClick: s.done(func() { set(value); s.wanted = -1 })}
	if !b.Disabled {
		b.Label = s.T("Set: %[1]s", b.Label)
	}
	p.Button(id+".set", widget.Rect{X: r.X + r.W - button, Y: r.Y, W: button, H: r.H}, b)
}

// laySeat lays out who plays a side.
func (s *studySheet) laySeat(p *widget.Page, id string, r widget.Rect, side int) {
	p.Segment(id, widget.Rect{X: r.X + studyLabel, Y: r.Y, W: r.W - studyLabel, H: r.H}, s.Players(s.bench.Player(side)), scene.LevelOf(s.bench.Player(side)), 13.5, func(name string) {
		s.bench.Seat(side, scene.Reseat(s.bench.Player(side), name))
		s.Stale()
	})
	p.Paint(func(c widget.Canvas) { c.SideSign(side, r.X+10, r.Y+r.H/2, 7) })
	s.label(p, r.X+24, r.Y-2, s.SideName(side))
}

// label writes what a row is about, and returns where its words stand.
func (s *studySheet) label(p *widget.Page, x, y float64, words string) float64 {
	at := y + studyRow/2 + 5
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, x, at, studyLabel-34, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	return at
}

// done has a change be shown on the sheet.
func (s *studySheet) done(change func()) func() { return func() { change(); s.Stale() } }
