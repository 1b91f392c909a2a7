package scenarios

import (
	"image/color"
	"log/slog"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

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
	share int         // what was reached, in hundredths of what can be
	box   widget.Rect // where it stands
}

// NewAnswer opens the sheet.
func NewAnswer(c *scene.Context, a scene.Answered) scene.Scene {
	s := &answer{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "answer.next", Fits: scene.Upright, Sudden: true}}, Answered: a}
	s.Build = s.lay
	s.Back = s.leave
	return s
}

// leave goes back to the puzzles: they lie below the board, unless it was reached some other way.
func (s *answer) leave() {
	all := s.Stack.All()
	if n := len(all) - 3; n >= 0 && all[n].Name() != "title" || s.Stack.OnBench() {
		s.Stack.Pop()
		s.Stack.Pop()
		return
	}
	s.LeaveBattle()
	s.Stack.Push(NewAt(s.Context, scene.PuzzlesTab))
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
			if s.Page.Focused() == s.First { // the keys press the gold
				s.Layout()
				s.Page.Focus(s.golden())
			}
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

// Sizes of the sheet: a line and its letters.
const (
	answerLine = 20.
	answerSize = 14.
)

// sizes are the rim of the sheet, the height of its head and of a button: a phone lying has
// little height.
func (s *answer) sizes() (rim, head, button float64) {
	if s.Height < 480 {
		return 12, 34, 44
	}
	return 20, 42, 46
}

// verdict is what is told: the head with its colour, and under it the lines in a room.
func (s *answer) verdict(room float64) (head string, ink color.NRGBA, lines []string) {
	r := s.Inquiry.Rating
	switch {
	case s.fault != "":
		return s.T("This puzzle cannot be rated"), widget.Bad, s.Style.Wrap(s.fault, room, widget.Regular, answerSize)
	case !s.ready:
		return s.T("The proof is being worked out…"), widget.Bone, nil
	case r.Reached:
		head, ink = s.T("Done!"), widget.Good
	case s.share >= earned[1]:
		head, ink = s.T("The dice were against you"), widget.Bone
	default:
		head, ink = s.T("Not this time"), widget.Bone
	}
	said := s.T("Your line: %[1]s, the best is %[2]s: %[3]s.", s.chance(r.Got), s.chance(r.Best), s.teller().line(s.film))
	if s.share >= saves.Solves {
		said = s.T("Solved: nothing is better than %[1]s. %[2]s.", s.chance(r.Best), s.teller().line(s.film))
	}
	lines = s.Style.Wrap(said, room, widget.Bold, answerSize+1)
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Loss() >= .005 {
			lines = append(lines, s.Style.Wrap(s.T("%[1]s: %[2]s, where %[3]s was possible.", s.teller().told(&d.Command), s.chance(d.Value.Float()), s.chance(d.Best.Float())), room, widget.Regular, answerSize)...)
		}
	}
	return head, ink, lines
}

func (s *answer) lay(p *widget.Page) {
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
	rim, top, button := s.sizes()
	columns := func(w float64) int {
		switch {
		case w < 480:
			return 1
		case w > 700:
			return 4
		}
		return 2
	}
	down := func(w float64) float64 { return float64(len(buttons)/columns(w))*(button+8) - 8 }
	tall := func(w float64) float64 {
		_, _, lines := s.verdict(w - 2*rim)
		return 2*rim + top + answerLine*float64(len(lines)) + rim - 4 + down(w)
	}
	s.box = s.place(tall)
	box := s.box
	in := box.Inset(rim)
	head, ink, lines := s.verdict(in.W)
	if over := int((box.H - tall(box.W)) / answerLine); over < 0 { // the last lines give way to the buttons
		lines = lines[:max(len(lines)+over-1, 1)]
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFold(head, in.X, in.Y+20, in.W-100, widget.Bold, 22, 16, ink, widget.Start)
		for i := range 3 { // as many as were earned
			fill := widget.Well
			if s.share >= earned[i] {
				fill = widget.Gold
			}
			if s.ready && s.fault == "" {
				c.Disc(in.X+in.W-70+float64(i)*28, in.Y+13, 11, fill, widget.Edge, 1.5)
			}
		}
		for i, l := range lines {
			c.Text(l, in.X, in.Y+top+10+answerLine*float64(i), widget.Regular, answerSize, widget.Bone, widget.Start)
		}
	})
	n, low := columns(box.W), down(box.W)
	wide := (in.W - 10*float64(n-1)) / float64(n)
	for i, b := range buttons {
		look := widget.Button{Label: b.label, Icon: b.icon, Size: 15.5, OnClick: b.do, Disabled: b.id == "answer.film" && s.film == nil}
		if b.id == golden {
			look.Kind = widget.Primary
		}
		p.Button(b.id, widget.Rect{
			X: in.X + float64(i%n)*(wide+10), Y: in.Y + in.H - low + float64(i/n)*(button+8), W: wide, H: button,
		}, look)
	}
}

// spoken are the squares on the window that the verdict speaks of, in units; none where no
// board lies below.
func (s *answer) spoken() (list []widget.Rect) {
	for _, below := range s.Stack.All() {
		if board, ok := below.(scene.Mapped); ok && s.film != nil && s.e != nil {
			list = nil
			for _, c := range s.teller().squares(s.film) {
				list = append(list, board.Square(c))
			}
		}
	}
	return list
}

// place is where the sheet stands: where it hides the least of what it speaks of, rather in
// the middle than at a side, and rather wide than narrow.
func (s *answer) place(tall func(w float64) float64) (best widget.Rect) {
	const widest, narrow, edge = 620., 320., 8.
	keep, least := s.spoken(), math.Inf(1)
	widths := []float64{widest, narrow}
	if s.Height < 480 { // flat, under the board
		widths = []float64{widest, narrow, s.Width}
	}
	for _, w := range widths {
		w = min(w, s.Width-2*edge)
		h := min(tall(w), s.Height-edge)
		if h < tall(w) && w < min(widest, s.Width-2*edge) { // narrow, it would not be told whole
			continue
		}
		mid, low := max((s.Height-h)/2, edge/2), s.Height-h-edge/2
		centre, right := (s.Width-w)/2, s.Width-w-edge
		for _, at := range [][2]float64{{centre, mid}, {centre, low}, {centre, edge / 2}, {right, mid}, {edge, mid}, {right, low}, {edge, low}, {right, edge / 2}, {edge, edge / 2}} {
			r, hides := widget.Rect{X: at[0], Y: at[1], W: w, H: h}, 0.
			for _, k := range keep {
				hides += r.Inset(-edge).Shared(k)
			}
			if hides < least {
				best, least = r, hides
			}
		}
	}
	return best
}

// shaded is how dark the board is below the verdict: what it speaks of is to be seen.
const shaded = .3

// Draw dims the board a little and paints the sheet.
func (s *answer) Draw(dst *ebiten.Image) {
	scene.Veil(dst, shaded)
	s.Page.Draw(dst)
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
