package matches

import (
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/render/widget"
)

// career is the sheet that tells what the player has done in all matches.
type career struct {
	scene.Sheet
	done saves.Career
}

// grounded is how many levels the sheet lists at most.
const grounded = 8

// newCareer opens the sheet of the career.
func newCareer(c *scene.Context) scene.Scene {
	s := &career{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "career.close", Fits: scene.Upright}}, done: saves.LoadCareer(c.Store)}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the sheet.
func (s *career) Name() string { return "career" }

func (s *career) lay(p *widget.Page) {
	w, h := min(s.Width-24, 760), min(s.Height-24, 560.)
	if s.done.Matches == 0 { // as large as what there is to do
		w, h = min(w, 680), min(h, 272)
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := widget.Rect{X: box.X + 26, Y: box.Y + 18, W: box.W - 52, H: box.H - 36}
	narrow := w < 600
	figure := min(h*.4, 190)
	if narrow {
		figure = 96
	}
	kind, times := s.done.Favourite()
	shown := kind // who stands on the page: before there is a favourite whoever leads one's first
	switch {
	case kind != "":
	case narrow || s.done.Matches > 0:
		figure = 0
	default:
		shown, figure = "captain", 168
	}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		c.Text(s.T("Career"), in.X, in.Y+24, widget.Bold, 24, widget.PaperHead, widget.Start)
		if s.done.Matches > 0 {
			s.paintSums(c, widget.Rect{X: in.X, Y: in.Y + 40, W: in.W, H: 56})
		}
	})
	y := in.Y + 112
	if s.done.Matches == 0 {
		y = in.Y + 40
	}
	foot := in.Y + in.H - 48
	list := s.lines(kind, times)
	text := widget.Rect{X: in.X, Y: y, W: in.W}
	if shown != "" {
		text.W -= figure + 16
		p.Paint(func(c widget.Canvas) { c.Miniature(shown, 0, in.X+in.W-figure, y-8-max(figure+56-h*.75, 0), figure) })
	}
	for _, words := range list {
		at, lines := text, s.Style.Wrap(words, text.W, widget.Regular, 14)
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(words, at.X, at.Y+12, at.W, 18, widget.Regular, 14, widget.PaperInk)
		})
		text.Y += 18*float64(len(lines)) + 4
	}
	table := widget.Rect{X: in.X, Y: text.Y + 6, W: text.W, H: foot - text.Y - 12}
	if narrow {
		table.Y, table.W = max(table.Y, y+figure), in.W
		table.H = foot - table.Y - 6
	}
	courses := widget.Rect{X: table.X, Y: table.Y, W: table.W, H: float64(len(s.courses())) * courseTall}
	if least := 66.; courses.H <= table.H && (len(s.done.Grounds) == 0 || courses.H+least <= table.H) {
		p.Paint(func(c widget.Canvas) { s.paintCourses(c, courses) })
		table.Y, table.H = table.Y+courses.H+6, table.H-courses.H-6
	}
	p.Paint(func(c widget.Canvas) {
		s.paintGrounds(c, table)
		c.Paragraph(s.T("Kept apart: deleting matches leaves it as it is."), in.X, foot+20, in.W-150, 15, widget.Regular, 12, widget.PaperSub)
	})
	p.Button("career.close", widget.Rect{X: in.X + in.W - 134, Y: foot + 2, W: 134, H: 44}, widget.Button{Label: s.T("Close"), Kind: widget.Primary, Size: 15, Centred: true, OnClick: s.Back})
}

// course is what is there to be played through, and how much of it was.
type course struct {
	name    string
	done, n int
}

// courses are the lessons, the scenarios and the puzzles.
func (s *career) courses() []course {
	count := func(names []string, done func(string) bool) (n int) {
		for _, name := range names {
			if done(name) {
				n++
			}
		}
		return n
	}
	lessons, scenarios, puzzles := levels.Lessons(), levels.Scenarios(), levels.Puzzles()
	return []course{
		{s.T("Lessons"), count(lessons, s.done.WonOn), len(lessons)},
		{s.T("Scenarios"), count(scenarios, s.done.WonOn), len(scenarios)},
		{s.T("Puzzles"), count(puzzles, func(name string) bool { return s.done.Puzzles[name] >= saves.Solves }), len(puzzles)},
	}
}

// courseTall is the height of a row of paintCourses.
const courseTall = 27.

// paintCourses paints how far each course has come, a row each.
func (s *career) paintCourses(c widget.Canvas, box widget.Rect) {
	const head, end = 110., 84.
	for i, v := range s.courses() {
		y := box.Y + courseTall*float64(i)
		c.TextFit(v.name, box.X, y+17, head-8, widget.Bold, 14, widget.PaperInk, widget.Start)
		bar := widget.Rect{X: box.X + head, Y: y + 7, W: box.W - head - end, H: 10}
		c.Box(bar, 3, widget.Chip, widget.PaperSub, 1)
		if v.done > 0 {
			bar.W *= float64(v.done) / float64(v.n)
			c.Box(bar, 3, widget.PaperHead, widget.Transparent, 0)
		}
		c.TextFit(s.T("%[1]d of %[2]d", v.done, v.n), box.X+box.W, y+17, end-8, widget.Regular, 14, widget.PaperInk, widget.End)
	}
}

// paintSums paints how many matches there were and how they ended.
func (s *career) paintSums(c widget.Canvas, box widget.Rect) {
	sums := []struct {
		n     int
		words string
	}{{s.done.Matches, s.T("matches")}, {s.done.Won, s.T("won")}, {s.done.Lost, s.T("lost")}, {s.done.Drawn, s.T("drawn")}}
	w := box.W / float64(len(sums))
	for i, v := range sums {
		x := box.X + w*float64(i)
		c.Text(s.Number(v.n), x, box.Y+30, widget.Bold, 28, widget.PaperInk, widget.Start)
		c.TextFit(v.words, x, box.Y+48, w-6, widget.Regular, 13, widget.PaperSub, widget.Start)
	}
	c.Line(box.X, box.Y+60, box.X+box.W, box.Y+60, 1.5, widget.PaperSub)
}

// lines tell the favourite, the longest run of wins and the luckiest match.
func (s *career) lines(kind string, times int) (list []string) {
	if s.done.Matches == 0 {
		return []string{s.T("It begins with the first match you play to its end.")}
	}
	if kind != "" {
		list = append(list, s.TN("Favourite figure: %[2]s, led %[1]d time, %[3]d felled.", "Favourite figure: %[2]s, led %[1]d times, %[3]d felled.", times, times, s.KindName(kind, ""), s.done.Felled[kind]))
	}
	if s.done.LongestRun > 0 {
		list = append(list, s.TN("Longest run: %[1]d win.", "Longest run: %[1]d wins in a row.", s.done.LongestRun, s.done.LongestRun))
	}
	if l := s.done.Luck; l.OneIn > 0 {
		list = append(list, s.T("Greatest luck: as in one match in %[1]d, on %[2]s.", l.OneIn, s.LevelName(l.Level)))
	}
	return list
}

// paintGrounds paints how often each level was played and won, by ruleset.
func (s *career) paintGrounds(c widget.Canvas, box widget.Rect) {
	const row = 22.
	fit := min(int(box.H/row)-1, grounded)
	if fit < 1 || len(s.done.Grounds) == 0 {
		return
	}
	number, size := 62., 13.5
	if box.W < 400 {
		number, size = 50, 12.5
	}
	c.TextFit(s.T("played"), box.X+box.W-number, box.Y+14, number, widget.Regular, 12, widget.PaperSub, widget.End)
	c.TextFit(s.T("won"), box.X+box.W, box.Y+14, number, widget.Regular, 12, widget.PaperSub, widget.End)
	for i, g := range s.done.Often(fit) {
		y := box.Y + row*float64(i+1)
		c.Line(box.X, y-1, box.X+box.W, y-1, 1, widget.Chip)
		c.TextFit(s.LevelName(g.Level)+" · "+s.RulesetName(g.Ruleset), box.X, y+15, box.W-2*number-6, widget.Regular, size, widget.PaperInk, widget.Start)
		c.Text(s.Number(g.Played), box.X+box.W-number, y+15, widget.Bold, 13.5, widget.PaperInk, widget.End)
		c.Text(s.Number(g.Won), box.X+box.W, y+15, widget.Bold, 13.5, widget.PaperInk, widget.End)
	}
}
