package scenarios

import (
	"log/slog"
	"slices"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
)

// stride leads from the puzzle of one day to that of the next through all of them.
const stride = 29

// daily is the puzzle of a day, the same everywhere: each comes once before any comes again.
func daily(day int) string {
	names := slices.Sorted(slices.Values(levels.Puzzles()))
	step := stride
	for !coprime(step, len(names)) {
		step++
	}
	return names[day%len(names)*step%len(names)]
}

func coprime(a, b int) bool {
	for b != 0 {
		a, b = b, a%b
	}
	return a == 1
}

// share is what was reached in a puzzle at best, in hundredths of what can be; ok is false
// where it was not tried.
func (s *scenarios) share(name string) (n int, ok bool) {
	s.career()
	n, ok = s.done.Puzzles[name]
	return n, ok
}

// career reads what was done, once.
func (s *scenarios) career() {
	if s.done == nil {
		c := saves.LoadCareer(s.Store)
		s.done = &c
	}
}

// layDaily lays out the puzzle of the day above the others, and returns the room below.
func (s *scenarios) layDaily(p *widget.Page, box widget.Rect) widget.Rect {
	name := daily(s.today)
	at := widget.Rect{X: box.X + 8, Y: box.Y + 8, W: box.W - 26, H: s.Touch(40)}
	s.career()
	label := s.T("Puzzle of the day: %[1]s", s.LevelName(name))
	if s.done.Days > 0 && s.done.Day >= s.today-1 {
		label = s.TN("%[2]s · %[1]d day in a row", "%[2]s · %[1]d days in a row", s.done.Days, s.done.Days, label)
	}
	p.Button("scenarios.daily", at, widget.Button{
		Label: label, Icon: "advice", Size: 14, Selected: s.names[s.chosen] == name, OnClick: func() {
			if s.names[s.chosen] == name {
				s.begin()
				return
			}
			s.chosen = slices.Index(s.names, name)
			s.Lead(&s.rows, s.chosen/max(s.abreast, 1), false)
			s.Stale()
		},
	})
	return widget.Rect{X: box.X, Y: at.Y + at.H - 4, W: box.W, H: box.Y + box.H - at.Y - at.H + 4}
}

// paintLevel paints how hard a puzzle is, as so many of five discs, its last at x.
func paintLevel(c widget.Canvas, level int, x, y float64) {
	for i := range 5 {
		fill := widget.Well
		if i < level {
			fill = widget.Gold
		}
		c.Disc(x-float64(4-i)*12, y, 4, fill, widget.Edge, 1)
	}
}

// brief is what is wanted in a puzzle, and what there is to know of it.
func (s *scenarios) brief(name string, o *opened) (aim string, about []string) {
	if o.puzzle == nil || o.start == nil {
		return "", nil
	}
	aim = words.Aims{Words: s.Words}.Puzzle(o.start, o.puzzle.Turn())
	about = []string{s.T("Difficulty %[1]d of 5.", o.puzzle.Level), s.T("It is your turn. You are scored on the odds you leave, not on the roll.")}
	if n, ok := s.share(name); ok {
		about = append(about, s.T("Your best so far: %[1]s of what can be reached.", s.Percent(n)))
	}
	return aim, about
}

// layDrop lays out, at the right end of a row, the button that lets go of a puzzle of the
// player's own when it is asked twice, and returns how wide it is.
func (s *scenarios) layDrop(p *widget.Page, at widget.Rect, name string) (wide float64) {
	wide = min(at.W/2, 190)
	label := s.T("Delete")
	if s.sure.WaitsFor(name) {
		label = s.T("Really delete")
	}
	p.Button("scenarios.drop", widget.Rect{X: at.X + at.W - wide + 8, Y: at.Y, W: wide - 8, H: at.H}, widget.Button{
		Label: label, Icon: "trash", Size: 14.5, OnClick: func() {
			if s.sure.Ask(name, 0) {
				if err := s.DropPuzzle(name); err != nil {
					slog.Warn("a puzzle is not deleted", "cause", err)
				}
				delete(s.opened, name)
				at := s.chosen
				s.done = nil
				s.list(s.tab)
				s.chosen = max(min(at, len(s.names)-1), 0)
			}
			s.Stale()
		},
	})
	return wide
}

// beginPuzzle opens the board of a puzzle.
func beginPuzzle(c *scene.Context, name string) error {
	p, err := levels.OpenPuzzle(name)
	if err != nil {
		return err
	}
	t := match.PuzzleTerms(p, match.NewSeed())
	if c.Named.Seed != nil {
		t.Seed = *c.Named.Seed
	}
	c.Stack.Push(c.Routes.Battle(c, t))
	return nil
}
