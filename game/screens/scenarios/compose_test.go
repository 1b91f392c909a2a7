package scenarios

import (
	"strings"
	"testing"

	"tenaille/game/compose"
	"tenaille/game/internal/screentest"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
)

// recorded is the record of the best line of a puzzle.
func recorded(t *testing.T, name string) *replay.Replay {
	t.Helper()
	c, err := levels.OpenPuzzle(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := solve.Solve(c, solve.Most)
	if err != nil {
		t.Fatal(err)
	}
	rp, err := p.Film(c)
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// proved lets the sheet prove until there is a verdict.
func proved(s *composer) *composer {
	s.Layout()
	s.prove()
	for s.work.Verdict == compose.Open {
		s.Update()
	}
	s.Layout()
	return s
}

// composers are sheets before a proof, while it goes on, after it, where there is none and
// where nobody is to act.
func composers(t *testing.T) screentest.Specimens {
	rp := recorded(t, "d20-charge")
	plain := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	sound, none := NewCompose(plain, rp, 0).(*composer), NewCompose(plain, rp, 0).(*composer)
	none.aim = compose.KeepOne
	proved(sound)
	proved(none)
	return func(c *scene.Context) (list []scene.Scene) {
		one := func(work *compose.Work) *composer {
			s := NewCompose(c, rp, 0).(*composer)
			s.work = work
			return s
		}
		under := one(nil)
		under.prove()
		kept := one(sound.work)
		kept.kept = levels.OwnPuzzleName("broken-keep-12")
		lost := one(nil)
		lost.aim, lost.place.Lost = compose.KeepAll, []levels.Lost{levels.LostReadied, levels.LostAid, levels.LostOpportunities, levels.LostThings, levels.LostHiding, levels.LostGoals}
		return append(list, under, one(sound.work), kept, one(none.work), lost, NewCompose(c, rp, len(rp.Steps)-1))
	}
}

func TestWidgetsOfComposing(t *testing.T) { screentest.Widgets(t, composers(t)) }

func TestTextsOfComposing(t *testing.T) { screentest.Texts(t, composers(t)) }

func TestComposingUpright(t *testing.T) { screentest.Upright(t, composers(t)) }

// TestAPuzzleIsMadeKeptAndPlayed: from the place of a record to a puzzle among the player's
// own, which is listed behind those that are built in, is played, and is gone when that is
// asked twice.
func TestAPuzzleIsMadeKeptAndPlayed(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	defer levels.BringPuzzles(nil)
	s := NewCompose(c, recorded(t, "d20-charge"), 0).(*composer)
	screentest.Show(c, c.Routes.Title(c), s)
	s.Layout()
	if !s.Press("compose.prove") {
		t.Fatal("nothing is proved")
	}
	for s.work.Verdict == compose.Open {
		s.Update()
	}
	s.Layout()
	if said, good := s.outcome(); !good || !strings.Contains(said, "difficulty") {
		t.Fatalf("it says %q", said)
	}
	for range 2 { // the second way it is the player's own already
		s.kept = ""
		s.Layout()
		if !s.Press("compose.prove") || s.kept == "" {
			t.Fatalf("it is not kept: %s", s.fault)
		}
	}
	if got := levels.OwnPuzzles(); len(got) != 2 || s.kept != got[1] || got[0] == got[1] {
		t.Fatalf("own puzzles are %v", got)
	}
	kept := s.kept
	s.Layout()
	s.Press("compose.prove")
	c.Stack.Settle()
	if name := c.Stack.Top().Name(); name != "battle" {
		t.Errorf("it is played on %s", name)
	}
	list := New(c).(*scenarios)
	list.list(tabs[2])
	screentest.Show(c, c.Routes.Title(c), list)
	list.chosen = len(list.names) - 1
	list.Layout()
	if name, o := list.here(); name != kept || o.fault != "" || o.puzzle == nil || !strings.HasSuffix(c.LevelName(name), "no. 2") {
		t.Fatalf("the last listed is %s: %+v", name, o)
	}
	if err := saves.NotePuzzle(c.Store, kept, 80, 0); err != nil {
		t.Fatal(err)
	}
	for i := range 2 {
		if list.Layout(); len(levels.OwnPuzzles()) != 2 || !list.Press("scenarios.drop") {
			t.Fatalf("asked %d times it is gone, or cannot be deleted: %v", i, levels.OwnPuzzles())
		}
	}
	if _, known := saves.LoadCareer(c.Store).Puzzles[kept]; known || len(levels.OwnPuzzles()) != 1 {
		t.Errorf("left are %v, known to the career: %v", levels.OwnPuzzles(), known)
	}
}

// TestABadOwnPuzzleIsToldInItsRow: it is listed with what is wrong, and does not begin.
func TestABadOwnPuzzleIsToldInItsRow(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	defer levels.BringPuzzles(nil)
	for _, file := range []string{"{", `{"ruleset": "d20", "map": {"rows": ["..."]}, "combatants": [{"cast": "G", "id": 1, "side": "blue", "at": [0, 0], "conditions": [{"id": "stunned"}]}, {"cast": "G", "id": 2, "side": "red", "at": [2, 0]}], "puzzle": {"order": [1], "fell": [2]}}`} {
		levels.BringPuzzles(map[string][]byte{"bad-1": []byte(file)})
		s := New(c).(*scenarios)
		s.list(tabs[2])
		s.chosen = len(s.names) - 1
		screentest.Show(c, c.Routes.Title(c), s)
		s.Layout()
		if _, o := s.here(); o.fault == "" || strings.Contains(o.fault, "\n") {
			t.Errorf("%s: nothing is said of it: %q", file, o.fault)
		}
		s.begin()
		c.Stack.Settle()
		if c.Stack.Top().Name() != "scenarios" {
			t.Errorf("%s begins", file)
		}
	}
}
