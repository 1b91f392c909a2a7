package scenarios

import (
	"log/slog"
	"slices"
	"time"

	"tenaille/game/pace"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// answer is the sheet, over the board, that tells what the choices in a puzzle were worth.
type answer struct {
	scene.Sheet
	scene.Answered
	e     *rules.Encounter // as the puzzle begins
	film  *replay.Replay   // the best line
	ready bool
	fault string
	share int // what was reached, in hundredths of what can be
}

// NewAnswer opens the sheet.
func NewAnswer(c *scene.Context, a scene.Answered) scene.Scene {
	s := &answer{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "answer.again", Fits: scene.Upright}}, Answered: a}
	s.Build = s.lay
	s.Back = func() { c.Stack.Pop(); c.Stack.Pop() }
	return s
}

// Name is the probe's name of the sheet.
func (s *answer) Name() string { return "answer" }

// earned are the shares, in hundredths of what can be reached, that earn a disc each.
var earned = [...]int{50, 85, saves.Solves}

// rateFor is how long the rating is worked at in one tick.
const rateFor = 12 * time.Millisecond

// Update rates on until that is done.
func (s *answer) Update() bool {
	if !s.ready {
		done := false
		pace.Slice(time.Now, rateFor, func() bool { done = s.Inquiry.Step(); return done })
		if done {
			s.rated()
		}
	}
	return s.Sheet.Update()
}

// rated takes over what came of the rating.
func (s *answer) rated() {
	s.ready = true
	s.Stale()
	c, err := s.Puzzle, s.Inquiry.Err
	if err == nil && s.Inquiry.Rating != nil {
		s.e, err = solve.Start(c)
		s.film = s.Inquiry.Film
	}
	if err != nil || s.Inquiry.Rating == nil {
		slog.Error("the puzzle is not rated", "cause", err)
		s.fault = s.FaultWords(err, "")
		return
	}
	r := s.Inquiry.Rating
	if s.share = 100; r.Best > 0 {
		s.share = int(100*r.Got/r.Best + .5)
	}
	day := 0
	if s.Day > 0 && daily(s.Day) == c.ID {
		day = s.Day
	}
	if err := saves.NotePuzzle(s.Store, c.ID, s.share, day); err != nil {
		slog.Error("the puzzle is not in the career", "cause", err)
	}
}

// teller says what is done in a puzzle.
func (s *answer) teller() teller { return teller{s.Words, s.e, s.Puzzle} }

func (s *answer) lay(p *widget.Page) {
	const rim, button, line, size = 20., 46., 20., 14.
	w := min(s.Width-16, 620)
	var lines []string
	head, mark := s.T("The proof is being worked out…"), widget.Bone
	share := -1
	switch r := s.Inquiry.Rating; {
	case s.fault != "":
		head, mark = s.T("This puzzle cannot be rated"), widget.Bad
		lines = s.Style.Wrap(s.fault, w-2*rim, widget.Regular, size)
	case s.ready:
		share = s.share
		switch {
		case r.Reached:
			head, mark = s.T("Done!"), widget.Good
		case s.share >= earned[1]:
			head = s.T("The dice were against you")
		default:
			head = s.T("Not this time")
		}
		said := s.T("Your line: %[1]s, the best is %[2]s: %[3]s.", s.chance(r.Got), s.chance(r.Best), s.teller().line(s.film))
		if s.share >= saves.Solves {
			said = s.T("Solved: nothing is better than %[1]s. %[2]s.", s.chance(r.Best), s.teller().line(s.film))
		}
		lines = s.Style.Wrap(said, w-2*rim, widget.Bold, size+1)
		for i := range r.Decisions {
			if d := &r.Decisions[i]; d.Loss() >= .005 {
				lines = append(lines, s.Style.Wrap(s.T("%[1]s: %[2]s, where %[3]s could be had.", s.teller().told(&d.Command), s.chance(d.Value.Float()), s.chance(d.Best.Float())), w-2*rim, widget.Regular, size)...)
			}
		}
	}
	buttons := []struct {
		id, icon, label string
		do              func()
	}{
		{"answer.film", "replay", s.T("Show the best line"), s.show},
		{"answer.again", "undo", s.T("Try again"), func() { s.open(s.Puzzle.ID) }},
		{"answer.back", "scenario", s.T("All puzzles"), s.Back},
		{"answer.next", "attack", s.T("Next puzzle"), func() { s.open(s.next()) }},
	}
	golden := s.golden()
	columns := 2
	if w < 480 {
		columns = 1
	}
	wide := (w - 2*rim - 10*float64(columns-1)) / float64(columns)
	down := float64(len(buttons)/columns)*(button+8) - 8
	h := 2*rim + 42 + line*float64(len(lines)) + 16 + down
	if room := int((s.Height - 8 - h) / line); room < 0 { // the last lines give way to the buttons
		lines = lines[:max(len(lines)+room-1, 1)]
		h = 2*rim + 42 + line*float64(len(lines)) + 16 + down
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: max((s.Height-h)/2, 4), W: w, H: h}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFold(head, in.X, in.Y+20, in.W-100, widget.Bold, 22, 16, mark, widget.Start)
		for i := range 3 { // as many as were earned
			fill := widget.Well
			if share >= earned[i] {
				fill = widget.Gold
			}
			if share >= 0 {
				c.Disc(in.X+in.W-70+float64(i)*28, in.Y+13, 11, fill, widget.Edge, 1.5)
			}
		}
		for i, l := range lines {
			c.Text(l, in.X, in.Y+52+line*float64(i), widget.Regular, size, widget.Bone, widget.Start)
		}
	})
	for i, b := range buttons {
		look := widget.Button{Label: b.label, Icon: b.icon, Size: 15.5, OnClick: b.do, Disabled: b.id == "answer.film" && s.film == nil}
		if b.id == golden {
			look.Kind = widget.Primary
		}
		p.Button(b.id, widget.Rect{
			X: in.X + float64(i%columns)*(wide+10), Y: in.Y + in.H - down + float64(i/columns)*(button+8), W: wide, H: button,
		}, look)
	}
}

// golden is the button that one is likely to want: to see what one has missed, else to go
// on.
func (s *answer) golden() string {
	if s.film != nil && s.share < saves.Solves {
		return "answer.film"
	}
	return "answer.next"
}

// chance is a chance in words.
func (s *answer) chance(v float64) string { return s.Percent(int(100*v + .5)) }

// next is the next puzzle in the list that was not solved yet, or simply the next.
func (s *answer) next() string {
	names := levels.Puzzles()
	at, done := slices.Index(names, s.Puzzle.ID), saves.LoadCareer(s.Store)
	for i := range names {
		if n := names[(at+1+i)%len(names)]; done.Puzzles[n] < saves.Solves {
			return n
		}
	}
	return names[(at+1)%len(names)]
}

// open leaves the board for that of a puzzle.
func (s *answer) open(name string) {
	s.Inquiry.Leave()
	s.Stack.Pop()
	s.Stack.Pop()
	if err := beginPuzzle(s.Context, name); err != nil {
		slog.Error("the puzzle cannot begin", "cause", err)
	}
}

// show shows the best line as a film.
func (s *answer) show() {
	film, err := s.Routes.Sheets.Film(s.Context, s.film)
	if err != nil {
		slog.Error("the best line cannot be shown", "cause", err)
		return
	}
	s.Stack.Push(film)
}
