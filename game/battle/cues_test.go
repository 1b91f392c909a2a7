package battle

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/render/stage"
	"tenaille/rules"
)

// watched plays a legal action of a verb and returns the names of the cues that it
// led to, in order.
func watched(t *testing.T, b *battle, verb rules.Verb) []string {
	t.Helper()
	at := slices.IndexFunc(b.turn.Now.Legal, func(a rules.Action) bool { return a.Verb == verb })
	if at < 0 {
		t.Fatalf("%v is not legal", verb)
	}
	var names []string
	b.play.Stage.Started = func(c stage.Cue) {
		if say, ok := c.(stage.Say); ok {
			names = append(names, say.Text)
		}
		names = append(names, fmt.Sprintf("%T", c)[len("stage."):])
	}
	b.session.Do(b.turn.Now.Legal[at])
	for n := 0; (b.play.Busy() || b.turn.Now.What == rules.AwaitsAnswer) && n < 5000; n++ {
		if b.play.Update(); !b.play.Busy() && b.turn.Now.What == rules.AwaitsAnswer {
			b.session.Do(b.turn.Match.View(b.turn.Now.Side).Legal(nil)[0])
		}
	}
	return names
}

// TestDeedsAreShown: what neither moves nor strikes is shown too. One of the cues of
// each row must come.
func TestDeedsAreShown(t *testing.T) {
	strong := func(s *rules.Sheet) { s.Abilities.Str, s.BAB = 40, 20 }
	weak := func(s *rules.Sheet) { s.Abilities.Str, s.BAB = 1, -5 }
	able := func(p rules.PowerSetup) func(*rules.Sheet) {
		return func(s *rules.Sheet) { s.Powers = append([]rules.PowerSetup{p}, s.Powers...) }
	}
	for _, c := range []struct {
		name string
		verb rules.Verb
		edit func(*rules.Sheet)
		want []string
	}{
		{"trip that succeeds", rules.Trip, strong, []string{"Clash", "Fall"}},
		{"trip that fails", rules.Trip, weak, []string{"Strike"}},
		{"disarm", rules.Disarm, strong, []string{"Clash"}},
		{"bull rush", rules.BullRush, strong, []string{"Clash", "Push"}},
		{"grapple", rules.Grapple, strong, []string{"Clash", "Grappling"}},
		{"area", rules.Power, able(rules.PowerSetup{ID: "fire", Cost: "standard", Range: 3, Damage: "2d6", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}), []string{"Cast", "Blast", "Hurt"}},
		{"ray", rules.Power, able(rules.PowerSetup{ID: "spike", Cost: "standard", Range: 8, Damage: "1d6", Save: &rules.SaveSetup{Kind: "will", DC: 90, Success: "negates"}}), []string{"Cast", "Shoot", "Will: failure", "Hurt"}},
	} {
		b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{5, 5}, Leads: true, Edit: c.edit}, red("orc", 6, 5))
		got := watched(t, b, c.verb)
		for _, want := range c.want {
			if !slices.Contains(got, want) {
				t.Errorf("%s shows %v, want %s among them", c.name, got, want)
			}
		}
	}
}

// TestCombinedFireShowsItsBeams: those who lend fire are shown with the shot they
// lend it to (SKI-14).
func TestCombinedFireShowsItsBeams(t *testing.T) {
	b := squad(t, nil)
	b.click("action.combined_fire")
	var fires []stage.Fire
	b.play.Stage.Started = func(c stage.Cue) {
		if f, ok := c.(stage.Fire); ok {
			fires = append(fires, f)
		}
	}
	at := slices.IndexFunc(b.turn.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.Attack && a.With != 0 })
	if at < 0 {
		t.Fatal("combined fire is not legal")
	}
	b.session.Do(b.turn.Now.Legal[at])
	for n := 0; b.play.Busy() && n < 5000; n++ {
		b.play.Update()
	}
	if len(fires) != 1 || len(fires[0].Helpers) == 0 || len(fires[0].Helpers) != len(fires[0].Labels) {
		t.Errorf("beams %+v, want one shot with its helpers and what they lend", fires)
	}
}

// TestCameraStaysWhereItIs: with the camera's following turned off nothing that
// happens moves it.
func TestCameraStaysWhereItIs(t *testing.T) {
	for _, follow := range []bool{true, false} {
		b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{15, 10}, Leads: true}, red("orc", 0, 0))
		b.Settings.FollowCamera = follow
		b.table.Camera.Square = 192
		b.table.Camera.Centre(0, 0)
		x, y := b.table.Camera.X, b.table.Camera.Y
		watched(t, b, rules.Move)
		w, h := b.table.Board.Size()
		b.table.Camera.Glide(w, h)
		if moved := b.table.Camera.X != x || b.table.Camera.Y != y; moved != follow {
			t.Errorf("following %v: the camera moved: %v", follow, moved)
		}
	}
}
