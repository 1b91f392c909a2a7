package battle

import (
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/render/hud/head"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// gateway has the first side go to a gate, where somebody has something to say and another
// comes to the board.
func gateway(s *rules.Setup) {
	s.Zones = []rules.ZoneSetup{{Name: "gate", Rects: [][4]int{{7, 4, 2, 1}}}, {Name: "step", Rects: [][4]int{{6, 4, 1, 1}}}}
	s.Goals = []rules.GoalSetup{
		{Goal: "reach", Side: "blue", Zone: "gate", By: 5},
		{Goal: "survive", Side: "red", Until: 5, Hidden: true},
	}
	s.Events = []rules.SceneSetup{{When: rules.CueSetup{Enters: "step", Side: "blue"}, Arrive: []int{3}, Say: []rules.LineSetup{{By: 3, Text: "Halt!"}, {Text: "Thunder."}}}}
}

// TestGoalsOnTheScreen: what is played for stands on a plate, with all of it in its tip and
// none of the hidden goals of others, its zone is marked on the board, and when it is
// reached the log says so and the match is over (SKI-19).
func TestGoalsOnTheScreen(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, gateway, blue("fighter", 5, 4).First(), red("orc", 12, 9), red("orc", 12, 8))
		q := b.desk.Screen().Quest
		if len(q.Goals) != 1 || !q.Goals[0].Own || !strings.Contains(q.Goals[0].Words, "gate") || !strings.Contains(q.Tip.Text, q.Goals[0].Words) {
			t.Errorf("%s: the goals are %+v", lang, q)
		}
		if _, ok := b.desk.Panels.Find(head.GoalsID); !ok {
			t.Errorf("%s: there is no plate", lang)
		}
		zones := b.table.Picture.Signs.Areas.Zones
		if len(zones) != 1 || len(zones[0].Cells) != 2 || !zones[0].Own {
			t.Errorf("%s: the zones marked are %+v", lang, zones)
		}
		if _, drawn := b.pieceOf(3); drawn {
			t.Errorf("%s: who comes later is there", lang)
		}
		b.pointAt(grid.C(7, 4))
		b.command.Act()
		b.rest(t)
		if over, winner := b.turn.Match.Over(); !over || winner != 0 {
			t.Fatalf("%s: over %v, winner %d", lang, over, winner)
		}
		b.pointAt(grid.C(2, 2))
		if b.command.Act(); !b.notices.Toast.Over() && b.notices.Toast.Text == b.T("It is not your turn.") {
			t.Errorf("%s: after the end a click is told whose turn it is", lang)
		}
		for name, ask := range map[string]func(){"a captain is asked": b.command.Counsel.Ask, "the turn is ended": b.command.EndTurn, "a plan is made": b.command.Plans.Next} {
			if ask(); b.notices.Toast.Over() || b.notices.Toast.Text != b.T("The match is over.") {
				t.Errorf("%s: when %s after the end it says %q", lang, name, b.notices.Toast.Text)
			}
		}
		told := false
		for _, e := range b.tell.Log.Entries {
			told = told || e.Head == q.Goals[0].Words && e.Result == b.T("reached")
		}
		if !told {
			t.Errorf("%s: the log says nothing of it", lang)
		}
	}
}

// pieceOf is the piece of a creature on the stage, by the id of its sheet.
func (b *battle) pieceOf(sheet int) (at grid.Cell, ok bool) {
	for _, p := range b.table.Picture.Pieces {
		if b.turn.E.Creatures[p.ID].Sheet == sheet {
			return p.At, true
		}
	}
	return at, false
}

// TestScenesOnTheScreen: who comes with a scene comes to the board, and what is said stands
// on the screen with the face of who says it, and in the log (SKI-19).
func TestScenesOnTheScreen(t *testing.T) {
	b := opening(t, "en", gateway, blue("fighter", 5, 4).First(), red("orc", 12, 9), red("orc", 12, 8))
	b.pointAt(grid.C(6, 4))
	b.command.Act()
	var said []string
	for n := 0; n < 1200; n++ {
		b.Update()
		if s := b.desk.Screen().Speech; s != nil && (len(said) == 0 || said[len(said)-1] != s.Words) {
			said = append(said, s.Words)
			if (s.Words == "Halt!") != (s.Figure == "orc") {
				t.Errorf("%q is said by %q", s.Words, s.Figure)
			}
		}
	}
	if len(said) != 2 || said[0] != "Halt!" || said[1] != "Thunder." {
		t.Errorf("said was %q", said)
	}
	b.rest(t)
	if at, ok := b.pieceOf(3); !ok || at != grid.C(12, 8) {
		t.Errorf("who comes stands at %v, %v", at, ok)
	}
	var log []string
	for _, e := range b.tell.Log.Entries {
		log = append(log, e.Head+" "+e.Result)
	}
	all := strings.Join(log, "\n")
	for _, want := range []string{"arrives", "“Halt!”", "Thunder."} {
		if !strings.Contains(all, want) {
			t.Errorf("the log does not tell %q:\n%s", want, all)
		}
	}
}

// TestWhomAndWhatGoalsAreAboutIsSeen: a sign stands at whoever a goal names and at nobody
// else, and what is to be carried is named on the board where it lies under somebody too.
func TestWhomAndWhatGoalsAreAboutIsSeen(t *testing.T) {
	b := opening(t, "en", func(s *rules.Setup) {
		s.Zones = []rules.ZoneSetup{{Name: "gate", Rects: [][4]int{{7, 4, 2, 1}}}}
		s.Tokens = []rules.TokenSetup{{Name: "banner", At: [2]int{12, 9}}, {Name: "horn", At: [2]int{9, 9}}}
		s.Goals = []rules.GoalSetup{
			{Goal: "carry", Side: "blue", Zone: "gate", Token: "banner"},
			{Goal: "slay", Side: "blue", Who: []int{3}},
		}
	}, blue("fighter", 5, 4).First(), red("orc", 12, 9), red("orc", 12, 8))
	marked := map[grid.Cell]int{}
	for _, tag := range b.table.Picture.Signs.Tags {
		switch {
		case tag.Icon == "scenario" && len(tag.Zone) == 0:
			marked[tag.At]++
		case tag.Icon == "pick-up" && tag.Text == "banner" && tag.Quiet:
			t.Error("the banner gives way to who stands on it")
		case tag.Icon == "pick-up" && tag.Text == "horn" && !tag.Quiet:
			t.Error("the horn, on whose square nobody is, pushes itself forward")
		}
	}
	if len(marked) != 1 || marked[grid.C(12, 8)] != 1 {
		t.Errorf("the squares marked are %v, want M9 alone", marked)
	}
}

// TestGoalsOfOthersAreToldInTheThirdPerson: what the other side plays for speaks of its own
// people, never of yours; and the plate tells how many goals there are besides the one on it,
// all of which its tip lists.
func TestGoalsOfOthersAreToldInTheThirdPerson(t *testing.T) {
	for lang, want := range map[string][2]string{"en": {"of yours", "of their own"}, "fr": {"des vôtres", "des siens"}} {
		b := opening(t, lang, func(s *rules.Setup) {
			s.Zones = []rules.ZoneSetup{{Name: "gate", Rects: [][4]int{{7, 4, 2, 1}}}}
			s.Goals = []rules.GoalSetup{
				{Goal: "reach", Side: "blue", Zone: "gate", Count: 1}, {Goal: "reach", Side: "red", Zone: "gate", Count: 2},
				{Goal: "escape", Side: "red", Zone: "gate", Count: 2},
			}
		}, blue("fighter", 5, 4).First(), red("orc", 12, 9), red("orc", 12, 8))
		q := b.desk.Screen().Quest
		if len(q.Goals) != 3 || q.More != b.Signed(2) {
			t.Fatalf("%s: there are %d goals, %q more than the first", lang, len(q.Goals), q.More)
		}
		for i := range q.Goals {
			g := &q.Goals[i]
			if strings.Contains(g.Words, want[0]) != g.Own || strings.Contains(g.Words, want[1]) == g.Own || !strings.Contains(q.Tip.Text, g.Words) {
				t.Errorf("%s: a goal, own %v, is told as %q", lang, g.Own, g.Words)
			}
		}
	}
}
