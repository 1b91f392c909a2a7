package battle

import (
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules"
)

// TestResultTellsOfTheUnseen ends a match of two persons in fog while a wall stands
// between them. Until then no result is shown; it then names everybody, since all is
// over, whoever is on the screen.
func TestResultTellsOfTheUnseen(t *testing.T) {
	b := opening(t, "en", walled("sight"), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
	var ends []scene.Outcome
	b.Routes.Result = func(_ *scene.Context, o scene.Outcome) scene.Scene {
		ends = append(ends, o)
		return b
	}
	for range 200 {
		b.Update()
	}
	if len(ends) > 0 {
		t.Fatal("there is a result before the end")
	}
	e := truth(b.turn.Match)
	e.Facts.Combatants[0].Conditions = rules.Set(rules.Dead)
	e.Facts.Over, e.Facts.Winner = true, 1
	for n := 0; n < 200 && len(ends) == 0; n++ {
		b.Update()
	}
	if len(ends) != 1 {
		t.Fatalf("%d results", len(ends))
	}
	o := ends[0]
	if !slices.Equal(o.Kinds, []string{"fighter", "orc"}) || o.Names[1] != "Karsh" || !slices.Equal(o.Losses[1].Kinds, []string{"orc"}) {
		t.Errorf("the result tells of %q, %q", o.Names, o.Kinds)
	}
	if o.Losses[0].Fallen != 1 || o.Losses[1].Fallen != 0 || o.Winner != 1 {
		t.Errorf("losses %+v, winner %d", o.Losses, o.Winner)
	}
	if c := saves.LoadCareer(b.Store); c.Matches != 1 || c.Won+c.Lost+c.Drawn != 0 || len(c.Grounds) != 1 || c.Grounds[0].Played != 1 {
		t.Errorf("of a match of two persons the career is %+v", c)
	}
}

// TestWonScenariosAreMarked: what one person has won against the machine is kept as won; a
// match that the machine has won, or that two persons played, is not.
func TestWonScenariosAreMarked(t *testing.T) {
	for _, c := range []struct {
		seats [2]string
		want  bool
	}{{[2]string{match.Human, "recruit"}, true}, {[2]string{"recruit", match.Human}, false}, {[2]string{match.Human, match.Human}, false}} {
		b := opening(t, "en", walled("sight"), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
		noteCareer(b, &scene.Outcome{Terms: match.Terms{Level: "wolves", Ruleset: "d20", Players: c.seats, Seed: 3}, Winner: 0})
		career := saves.LoadCareer(b.Store)
		if got := career.WonOn("wolves"); got != c.want {
			t.Errorf("seats %v: won %v, want %v", c.seats, got, c.want)
		}
		if career.WonOn("bridge") {
			t.Errorf("seats %v: a scenario is won that nobody played", c.seats)
		}
	}
}

// TestTheEndIsTheOneButton: on the board that is seen at the end nothing is offered but to go
// on, which a press does at once.
func TestTheEndIsTheOneButton(t *testing.T) {
	b := opening(t, "en", walled("sight"), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
	b.Settings.ReducedMotion = false
	ends := 0
	b.Routes.Result = func(*scene.Context, scene.Outcome) scene.Scene {
		ends++
		return b
	}
	for range 20 {
		b.Update()
	}
	e := truth(b.turn.Match)
	e.Facts.Combatants[0].Conditions = rules.Set(rules.Dead)
	e.Facts.Over, e.Facts.Winner = true, 1
	b.session.Refresh()
	for n := 0; n < 30 && b.end.Ticks < 2; n++ {
		b.Update()
	}
	s := b.desk.Screen()
	if len(s.Bar.Actions) > 0 || len(s.Bar.Pips) > 0 || s.Undo.ID != "" || s.Palette != nil {
		t.Errorf("at the end there are %d actions and %q", len(s.Bar.Actions), s.Undo.ID)
	}
	if s.End.ID != "end_turn" || s.End.Off || s.End.Waiting || s.End.Sub != "Ember wins" {
		t.Errorf("the button of the end is %+v", s.End)
	}
	if ends > 0 {
		t.Fatal("the board is not seen at the end")
	}
	b.click("end_turn")
	if b.Update(); ends != 1 {
		t.Errorf("a press on the end shows %d results", ends)
	}
}
