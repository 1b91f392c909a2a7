package menu

import (
	"strconv"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/study"
	"tenaille/render/ui"
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
	// row, gap and margin are the heights of what is pressed and of the gaps: larger rows
	// and smaller gaps for fingers.
	row, gap, margin float64
	conditions       ui.Rows
}

// NewStudy opens the sheet of a match that is studied.
func NewStudy(c *scene.Context, b *study.Bench) scene.Scene {
	s := &studySheet{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "study.undo", Fits: scene.Upright}}, bench: b, tab: "course", wanted: -1}
	b.Problem = ""
	s.Build, s.Back = s.lay, c.Stack.Pop
	s.Keys = s.scrollByKeys
	return s
}

// Name is the probe's name of the screen.
func (s *studySheet) Name() string { return "study" }

// The sheet, in units: its size, its rows, the width of what a row is about.
const (
	studyW, studyH        = 780., 332.
	studyRow, studyLabel  = 40., 148.
	studyGap, studyMargin = 8., 20.
	studyNarrow           = 600. // under this what a row is about stands over it
)

// narrow tells that what a row is about stands over it: on a phone held upright.
func (s *studySheet) narrow() bool { return s.Width < studyNarrow }

func (s *studySheet) lay(p *widget.Page) {
	w, h := studyW, studyH
	s.row, s.gap, s.margin = s.Touch(studyRow), studyGap, studyMargin
	switch {
	case s.narrow():
		w, h, s.margin = s.Width-12, min(s.Height-12, 700), 14
	case s.row > studyRow:
		h, s.gap, s.margin = min(s.Height-8, 6*s.row+84), 6, 10
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(s.margin)
	tabs := widget.Rect{X: in.X + studyLabel, Y: in.Y, W: in.W - studyLabel, H: s.row}
	foot := widget.Rect{X: in.X, Y: in.Y + in.H - s.row, W: in.W, H: s.row}
	button, said := 196., foot.W-210
	if s.narrow() {
		tabs = widget.Rect{X: in.X, Y: in.Y + 34, W: in.W, H: s.row}
		button, said = in.W, in.W
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(s.T("Study"), in.X, in.Y+27, widget.Bold, 20, widget.Bone, widget.Start)
	})
	p.Segment("study.tab", tabs, []widget.Choice{
		{ID: "course", Label: s.T("Dice and sides")}, {ID: "creature", Label: s.T("Creatures")},
	}, s.tab, 14, func(id string) { s.tab, s.wanted = id, -1; s.Stale() })
	body := widget.Rect{X: in.X, Y: tabs.Y + s.row + s.gap + 4, W: in.W}
	body.H = foot.Y - s.gap - 4 - body.Y
	n := s.bench.Match().Undoable()
	about, ink := s.T("Every change is recorded and can be undone."), widget.Dim
	if n > 0 {
		about = s.TN("%[1]d action can be taken back, through its dice.", "%[1]d actions can be taken back, through their dice.", n, n)
	}
	if s.bench.Problem != "" {
		about, ink = s.bench.Problem, widget.Bad
	}
	back := widget.Rect{X: foot.X, Y: foot.Y, W: 160, H: s.row}
	if s.narrow() {
		back = widget.Rect{X: in.X, Y: body.Y, W: in.W, H: s.row}
		body.Y, body.H = body.Y+s.row+s.gap, body.H-s.row-s.gap
	} else {
		foot.X, foot.W, said = foot.X+172, foot.W-172, said-172
	}
	lines := s.Style.Wrap(about, said, widget.Regular, 13)
	lines = lines[:min(len(lines), 3)]
	if s.narrow() {
		body.H -= 17 * float64(len(lines))
	}
	if s.tab == "course" {
		s.layCourse(p, body)
	} else {
		s.layCreature(p, body)
	}
	p.Button("study.undo", back, widget.Button{
		Label: s.T("Take back"), Icon: "undo", Size: 15, Disabled: n == 0, OnClick: s.done(s.bench.TakeBack),
	})
	p.Paint(func(c widget.Canvas) {
		y := foot.Y + s.row/2 + 5 - 8.5*float64(len(lines)-1)
		if s.narrow() {
			y = foot.Y - 17*float64(len(lines)) + 6
		}
		for i, words := range lines {
			c.TextFit(words, foot.X, y+17*float64(i), said, widget.Regular, 13, ink, widget.Start)
		}
	})
	p.Button("study.back", widget.Rect{X: foot.X + foot.W - button, Y: foot.Y, W: button, H: s.row}, widget.Button{
		Label: s.T("To the battle"), Icon: "play", Kind: widget.Primary, Size: 15, Centred: true, OnClick: s.Back,
	})
}

// beside is where what can be chosen in a row stands: beside what the row is about, or
// under it; the row is so much taller.
func (s *studySheet) beside(x, y, w, tall float64) (at widget.Rect, end float64) {
	if s.narrow() {
		return widget.Rect{X: x, Y: y + 24, W: w, H: tall}, y + 24 + tall
	}
	return widget.Rect{X: x + studyLabel, Y: y, W: w - studyLabel, H: tall}, y + tall
}

// layCourse lays out what concerns the course of the match: the next die, who plays.
func (s *studySheet) layCourse(p *widget.Page, r widget.Rect) {
	var dice []widget.Choice
	for _, sides := range study.Dice {
		dice = append(dice, widget.Choice{ID: strconv.Itoa(sides), Label: "d" + s.Number(sides)})
	}
	die, end := s.beside(r.X, r.Y, r.W, s.row)
	p.Segment("study.die", die, dice, strconv.Itoa(s.bench.Die), 14, func(id string) {
		s.bench.Die, _ = strconv.Atoi(id)
		s.wanted = -1
		s.Stale()
	})
	s.label(p, r.X, r.Y, s.T("Next roll on a"))
	slide := widget.Rect{X: die.X, Y: end + s.gap, W: die.W, H: s.row}
	s.laySlider(p, "study.face", slide, 0, s.bench.Die, s.bench.Face(), s.bench.SetDie, func(v int) string {
		if v == 0 {
			return s.T("Left to chance")
		}
		return s.T("shows %[1]d", v)
	})
	y := slide.Y + slide.H + s.gap
	for side, id := range match.SideIDs {
		y = s.laySeat(p, "study.seat."+id, widget.Rect{X: r.X, Y: y, W: r.W}, side) + s.gap
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
	if least == 0 && !s.narrow() { // the faces of a die
		p.Paint(func(c widget.Canvas) {
			every := 1
			if most > 20 {
				every = 10
			}
			for v := every; v <= most; v += every {
				x := r.X + 11 + (r.W-button-14-22)*float64(v)/float64(most)
				c.Text(s.Number(v), x, r.Y+r.H+1, widget.Regular, 11, widget.Faint, widget.Middle)
			}
		})
	}
	at := widget.Rect{X: r.X + r.W - button, Y: r.Y, W: button, H: r.H}
	if value == now { // there is nothing to set
		p.Paint(func(c widget.Canvas) {
			c.TextFit(words(value), at.X+at.W/2, at.Y+at.H/2+5, at.W, widget.Bold, 14, widget.Bone, widget.Middle)
		})
		return
	}
	p.Button(id+".set", at, widget.Button{
		Label: s.T("Set: %[1]s", words(value)), Size: 13.5, Centred: true, OnClick: s.done(func() { set(value); s.wanted = -1 }),
	})
}

// laySeat lays out who plays a side, and returns where that ends.
func (s *studySheet) laySeat(p *widget.Page, id string, r widget.Rect, side int) float64 {
	row := s.row
	at, end := s.beside(r.X, r.Y, r.W, row)
	if more := (scene.ChoiceRows(at.W) - 1) * (row + 4); more > 0 {
		at.H, end = at.H+more, end+more
	}
	scene.LayChoices(p, id, at, s.Players(s.bench.Player(side)), scene.LevelOf(s.bench.Player(side)), 13.5, func(name string) {
		s.bench.Seat(side, scene.Reseat(s.bench.Player(side), name))
		s.Stale()
	})
	y := s.label(p, r.X+24, r.Y, s.SideName(side))
	p.Paint(func(c widget.Canvas) { c.SideSign(side, r.X+10, y-5, 7) })
	return end
}

// label writes what a row is about, and returns where its words stand.
func (s *studySheet) label(p *widget.Page, x, y float64, words string) float64 {
	at := y + s.row/2 + 5
	if s.narrow() {
		at = y + 17
	}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, x, at, studyLabel-34, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	return at
}

// done has a change be shown on the sheet.
func (s *studySheet) done(change func()) func() { return func() { change(); s.Stale() } }
