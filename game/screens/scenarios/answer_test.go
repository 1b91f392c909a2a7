package scenarios

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// answered is the sheet of a puzzle that is played as a film of it says, or not at all.
func answered(t *testing.T, c *scene.Context, name string, film bool) *answer {
	p, err := levels.OpenPuzzle(name)
	if err != nil {
		t.Fatal(err)
	}
	q := solve.Inquire(p, solve.Most)
	for !q.Step() {
	}
	terms := match.PuzzleTerms(p, 1)
	m, err := terms.Open()
	if err != nil {
		t.Fatal(err)
	}
	rp, err := m.Replay()
	if film && err == nil {
		rp, err = q.Proof.Film(p)
	}
	if err != nil {
		t.Fatal(err)
	}
	q.Rate(rp)
	s := NewAnswer(c, scene.Answered{Puzzle: p, Inquiry: q}).(*answer)
	for !s.ready {
		s.Layout()
		s.Update()
	}
	return s
}

// sheets are answers of all kinds.
func sheets(t *testing.T) screentest.Specimens {
	return func(c *scene.Context) (list []scene.Scene) {
		for _, name := range []string{"skirmish-two-birds"} {
			list = append(list, answered(t, c, name, true), answered(t, c, name, false))
		}
		return list
	}
}

func TestWidgetsOfAnswers(t *testing.T) { screentest.Widgets(t, sheets(t)) }

func TestTextsOfAnswers(t *testing.T) { screentest.Texts(t, sheets(t)) }

func TestAnswersUpright(t *testing.T) { screentest.Upright(t, sheets(t)) }

func TestAnswersForFingers(t *testing.T) { screentest.Fingers(t, sheets(t)) }

// TestAnswerLeadsOn: the best line solves a puzzle, which is noted; the sheet shows it as a
// film, and leads to the next that is not solved.
func TestAnswerLeadsOn(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	names := levels.Puzzles()
	s := answered(t, c, names[0], true)
	if s.share != 100 || saves.LoadCareer(c.Store).Puzzles[names[0]] != 100 || s.teller().line(s.film) == "" || s.fault != "" {
		t.Errorf("the best line is worth %d: %q %s", s.share, s.teller().line(s.film), s.fault)
	}
	missed := answered(t, c, names[0], true)
	if missed.share = 64; s.golden() != "answer.next" || missed.golden() != "answer.film" {
		t.Errorf("gold has %s when it is solved, and %s when not", s.golden(), missed.golden())
	}
	if got := s.next(); got != names[1] {
		t.Errorf("the next is %s, not %s", got, names[1])
	}
	if again := answered(t, c, names[len(names)-1], true); again.next() != names[1] {
		t.Errorf("behind the last one comes %s", again.next())
	}
	c.Stack.Push(s)
	c.Stack.Settle()
	s.show()
	if c.Stack.Settle(); c.Stack.Top().Name() != "replay" {
		t.Errorf("in place of a film there is %s", c.Stack.Top().Name())
	}
}

// TestAllPuzzlesAreWhereTheAnswerLeads: from the verdict one steps back to the list that the
// puzzle was begun from, and where it was begun some other way, as by a link or from the
// title, to the list too, at the puzzles.
func TestAllPuzzlesAreWhereTheAnswerLeads(t *testing.T) {
	for _, listed := range []bool{true, false} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		list := c.Routes.Stories.Scenarios(c, scene.PuzzlesTab)
		below := []scene.Scene{c.Routes.Title(c)}
		if listed {
			below = append(below, list)
		}
		s := answered(t, c, levels.Puzzles()[0], true)
		screentest.Show(c, append(below, mapped{Scene: c.Routes.Title(c)}, s)...)
		s.Layout()
		s.Press("answer.back")
		c.Stack.Settle()
		top, ok := c.Stack.Top().(*scenarios)
		if !ok || listed && scene.Scene(top) != list || !top.puzzling() || len(c.Stack.All()) != 2 {
			t.Errorf("listed %v: %s is on top of %d screens", listed, c.Stack.Top().Name(), len(c.Stack.All()))
		}
	}
}

// mapped is a board that stands below an answer, whose squares have a place.
type mapped struct {
	scene.Scene
	corner widget.Rect // that of A1
}

func (m mapped) Square(c grid.Cell) widget.Rect {
	r := m.corner
	return widget.Rect{X: r.X + r.W*float64(c.X), Y: r.Y + r.H*float64(c.Y), W: r.W, H: r.H}
}

// TestAnswerHidesNothingItSpeaksOf: whoever acts, the target and the way between stay in
// sight beside the verdict, on a desk, on a phone lying and on one held upright.
func TestAnswerHidesNothingItSpeaksOf(t *testing.T) {
	for _, v := range []struct {
		w, h   int
		corner widget.Rect
	}{
		{1280, 720, widget.Rect{X: 120, Y: 240, W: 80, H: 80}},
		{844, 390, widget.Rect{X: 100, Y: 90, W: 60, H: 60}},
		{390, 844, widget.Rect{X: 4, Y: 300, W: 38, H: 38}},
	} {
		c := screentest.NewContext(t, "en", v.w, v.h, 1, 100)
		c.Stack.Push(mapped{c.Routes.Title(c), v.corner})
		c.Stack.Settle()
		s := answered(t, c, "d20-charge", false)
		s.Layout()
		spoken := s.spoken()
		if len(spoken) < 10 {
			t.Fatalf("of a charge along ten squares it speaks of %d", len(spoken))
		}
		for _, k := range spoken {
			if s.box.Shared(k) > 0 {
				t.Errorf("%dx%d: the verdict at %v lies over %v, which it speaks of", v.w, v.h, s.box, k)
			}
		}
		if in := (widget.Rect{W: float64(v.w), H: float64(v.h)}); s.box.W < 300 || s.box.Meet(in) != s.box {
			t.Errorf("%dx%d: the verdict stands at %v", v.w, v.h, s.box)
		}
	}
}

// TestPuzzleOfTheDay: a day has the same puzzle everywhere, and each comes once before any
// comes again; days in a row are counted.
func TestPuzzleOfTheDay(t *testing.T) {
	seen := map[string]bool{}
	for day := range levels.Puzzles() {
		seen[daily(20_000+day)] = true
	}
	if len(seen) != len(levels.Puzzles()) {
		t.Errorf("%d of %d puzzles have their day", len(seen), len(levels.Puzzles()))
	}
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	for _, d := range []struct{ day, share, days int }{{10, 100, 1}, {11, 98, 1}, {11, 99, 2}, {11, 100, 2}, {13, 100, 1}, {14, 100, 2}} {
		if err := saves.NotePuzzle(c.Store, daily(d.day), d.share, d.day); err != nil {
			t.Fatal(err)
		}
		if got := saves.LoadCareer(c.Store).Days; got != d.days {
			t.Errorf("after day %d (%d of 100) there are %d in a row, not %d", d.day, d.share, got, d.days)
		}
	}
}
