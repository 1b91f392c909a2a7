package scenarios

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
)

// TestAKeyBeginsWhatIsChosen: after a tab was clicked, Confirm begins the one that is chosen
// there, as the gold button does; likewise after the puzzle of the day was.
func TestAKeyBeginsWhatIsChosen(t *testing.T) {
	for _, id := range []string{"scenarios.tab.lessons", "scenarios.tab.scenarios", "scenarios.tab.puzzles", "scenarios.daily"} {
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
			begun := ""
			c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene {
				begun = terms.Level
				if p := terms.Puzzle(); p != nil {
					begun = p.ID
				}
				return New(c)
			}
			s := New(c).(*scenarios)
			screentest.Show(c, s)
			if id == "scenarios.daily" {
				s.turn(tabs[2])
				s.chosen = (s.chosen + 1) % len(s.names)
			}
			s.Layout()
			at, ok := s.Page.Rects()[id]
			if !ok {
				t.Fatalf("%v: there is no %s", size, id)
			}
			p := input.Pointer{X: at[0] + at[2]/2, Y: at[1] + at[3]/2, Pinch: 1}
			for _, step := range [][3]bool{{}, {true, true, false}, {false, false, true}, {}} {
				p.Pressed, p.Down, p.Released = step[0], step[1], step[2]
				c.Devices.Feign(p)
				s.Update()
			}
			want := s.names[s.chosen]
			c.Devices.Feign(p, input.Confirm)
			s.Update()
			if begun != want {
				t.Errorf("%v: after %s a key began %q, want %q", size, id, begun, want)
			}
		}
	}
}

// TestTheKeysPressTheGoldOfTheAnswer: the sheet of a puzzle has one button in gold, which has
// the focus when the proof is done, and a press meant for the board does nothing.
func TestTheKeysPressTheGoldOfTheAnswer(t *testing.T) {
	for _, name := range []string{levels.Puzzles()[0]} {
		p, err := levels.OpenPuzzle(name)
		if err != nil {
			t.Fatal(err)
		}
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		terms := match.PuzzleTerms(p, 1)
		opened, err := terms.Open()
		if err != nil {
			t.Fatal(err)
		}
		rp, err := opened.Replay()
		if err != nil {
			t.Fatal(err)
		}
		n := solve.Inquire(p, solve.Most)
		n.Rate(rp)
		s := NewAnswer(c, scene.Answered{Puzzle: p, Inquiry: n}).(*answer)
		screentest.Show(c, s)
		s.Layout()
		pressed := 0
		s.Page.OnPress = func() { pressed++ }
		c.Devices.Feign(input.Pointer{Pinch: 1}, input.EndTurn)
		s.Update()
		if pressed != 0 {
			t.Errorf("%s: a press that was meant for the board counts", name)
		}
		for i := 0; i < 4000 && !s.ready; i++ {
			c.Devices.Feign(input.Pointer{Pinch: 1})
			s.Update()
		}
		if gold := s.Golden(); !s.ready || len(gold) != 1 || gold[0] != s.Page.Focused() {
			t.Errorf("%s: gold is %v, the focus is on %s (proved: %v)", name, gold, s.Page.Focused(), s.ready)
		}
	}
}
