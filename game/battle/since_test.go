//go:build !js

package battle

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/match"
	"tenaille/rules"
)

// missed is a match of two persons in fog, an orc and a fighter, in which the first
// has walked up to the other and struck, and the other has just taken the screen.
func missed(t *testing.T) *battle {
	t.Helper()
	b := opening(t, "en", func(s *rules.Setup) { s.Fog = "sight" },
		stand{Kind: "orc", Side: "red", At: [2]int{6, 5}, Leads: true}, stand{Kind: "fighter", Side: "blue", At: [2]int{3, 5}})
	b.begin()
	b.Layout()
	tick := func(intents ...input.Intent) {
		b.Devices.Feign(input.Pointer{}, intents...)
		b.Update()
	}
	tick(input.Confirm) // the curtain
	for n := 0; b.session.Busy() && n < 600; n++ {
		tick()
	}
	if b.session.Offered {
		t.Fatal("something is offered before anything has happened")
	}
	b.session.Order(approach(t, b), rules.Action{Verb: rules.Attack, By: b.turn.Now.Who, On: 1})
	for n := 0; b.session.Busy() && n < 6000; n++ {
		tick()
	}
	b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	for n := 0; b.curtain == nil && n < 6000; n++ {
		tick()
	}
	if b.curtain == nil || b.turn.Side != int(b.turn.E.Creatures[1].Side) {
		t.Fatal("the fighter's side is not asked for")
	}
	tick(input.Confirm)
	tick()
	return b
}

// approach is the orc's way to the square beside the fighter.
func approach(t *testing.T, b *battle) rules.Action {
	t.Helper()
	for _, a := range b.turn.Now.Legal {
		if a.Verb == rules.Move && a.Path.Len() > 0 {
			if end := a.Path.End(b.turn.E.Facts.Combatants[a.By].At); end.X == 4 && end.Y == 5 {
				return a
			}
		}
	}
	t.Fatal("the orc cannot come near")
	return rules.Action{}
}

// TestSinceYourTurn: whoever takes the screen in fog is told in a line what has
// happened since its turn, and may watch it by key, by button, by the sign in the
// head of the log; the film goes faster and is skipped by key and button, and does
// nothing.
func TestSinceYourTurn(t *testing.T) {
	b := missed(t)
	tick := func(intents ...input.Intent) {
		b.Devices.Feign(input.Pointer{}, intents...)
		b.Update()
	}
	strip := b.desk.Screen().Strip
	if !b.session.Offered || strip == nil || strip.Title != "Since your turn" {
		t.Fatalf("offered %v, the band is %+v", b.session.Offered, strip)
	}
	ev := b.turn.Match.Perceived(b.turn.Side, 0)
	struck := false
	for i := range ev {
		struck = struck || ev[i].Kind == rules.Damaged
	}
	if want := map[bool]string{true: "Hadria hit for ", false: "1 attack missed Hadria"}[struck]; !strings.HasPrefix(strip.Hint, want) {
		t.Errorf("the line says %q, want %q", strip.Hint, want)
	}
	hash, actions := b.turn.Match.Hash(), b.turn.Match.Actions()
	rest := func() {
		for n := 0; b.session.Busy() && n < 6000; n++ {
			tick()
		}
		if b.play.Filming() > 0 || b.turn.Match.Hash() != hash || b.turn.Match.Actions() != actions {
			t.Fatal("the film does not end, or has done something")
		}
	}
	for _, begin := range []string{"key", "since.watch", "since.open"} {
		for _, end := range []string{"itself", "esc", "enter", "since.skip", "since.close"} {
			if begin == "since.watch" {
				b.session.Offered = true
			}
			tick()
			b.arrange()
			if begin == "key" {
				tick(input.Since)
			} else if !b.Press(begin) {
				t.Fatalf("there is no %s", begin)
			}
			if b.play.Filming() != 1 {
				t.Fatalf("%s: the film does not begin", begin)
			}
			tick()
			if s := b.desk.Screen(); s.Strip == nil || s.Strip.Confirm.ID != "since.skip" || s.Strip.Hint != strip.Hint {
				t.Errorf("the band of the film is %+v", s.Strip)
			}
			if m := inspect.Probe(b); len(m.Reachable) > 0 {
				t.Errorf("%d squares can be reached during the film", len(m.Reachable))
			}
			switch end {
			case "itself":
			case "esc":
				tick(input.Cancel)
			case "enter":
				tick(input.Confirm)
			default:
				if !b.Press(end) {
					t.Fatalf("there is no %s", end)
				}
			}
			if end != "itself" && b.play.Filming() > 0 {
				t.Errorf("%s does not end it", end)
			}
			rest()
			if b.Stack.Top() != b && b.Stack.Top() != nil {
				t.Fatalf("%s leaves the battle", end)
			}
		}
	}
	tick(input.Since)
	for _, want := range []int{2, 4, 8, 1} {
		tick(input.Speed)
		if got := b.play.Filming(); got != want {
			t.Errorf("speed %d, want %d", got, want)
		}
	}
	rest()
	b.session.Offered = true
	tick(input.Cancel)
	if b.session.Offered {
		t.Error("the offer cannot be declined")
	}
}

// TestFilmShowsItsRolls: while an attack of the film is shown its slip stands beside
// it, as it did when it was rolled.
func TestFilmShowsItsRolls(t *testing.T) {
	b := missed(t)
	b.session.Film()
	slips := 0
	for b.play.Filming() > 0 {
		b.Devices.Feign(input.Pointer{})
		b.Update()
		if s := b.desk.Screen().Slip; s != nil && s.RollText != "" {
			slips++
		}
	}
	if slips == 0 {
		t.Error("no roll was shown with its slip")
	}
}

// TestEveryTextOfTheFilmHasRoom looks at the line that tells what has happened since
// the turn, and at the band of the film, in every window and language.
func TestEveryTextOfTheFilmHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		b := openedBattle(t, lang, "sheepfold", 7, match.Human, "soldier")
		longest, looked := 0, 0
		for n := 0; n < 200 && looked < 3; n++ {
			if over, _ := b.turn.Match.Over(); over {
				break
			}
			b.quiet(t)
			since, ok := b.session.Since()
			if ok && b.tell.Notable(since) && len(b.tell.Since(since)) > longest {
				longest = len(b.tell.Since(since))
				looked++
				b.session.Offered = true
				b.look(found, "since "+lang)
				b.session.Film()
				b.look(found, "film "+lang)
				b.session.CloseFilm()
				b.quiet(t)
			}
			b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		}
		if looked == 0 || longest < 20 {
			t.Errorf("%s: %d lines were looked at, the longest of %d letters", lang, looked, longest)
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestWhoLayAlreadyIsNotDown: that one who lay before has stopped bleeding is no news, that it
// has died is.
func TestWhoLayAlreadyIsNotDown(t *testing.T) {
	stable, dead := false, false
	for seed := uint64(1); seed < 120 && !(stable && dead); seed++ {
		hp := -3 - int(seed%16) // one of these is the last before death
		lies := red("orc", 9, 4).But(func(s *rules.Sheet) { s.HP = hp })
		b := openingWith(t, "en", seed, nil, blue("fighter", 4, 4).First(), lies, red("goblin", 12, 8))
		m := b.turn.Match
		for n := 0; n < 2; n++ { // the fighter's turn and the goblin's
			_, who, _ := m.Awaits()
			m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
		}
		since, ok := m.Since(b.turn.Side)
		if !ok {
			continue
		}
		words := b.tell.Since(since)
		name := b.tell.NameOf(1)
		for _, ev := range m.Perceived(b.turn.Side, since.From)[:since.To-since.From] {
			switch {
			case ev.Who != 1 || ev.Kind != rules.ConditionGained:
			case ev.Condition == rules.Stable:
				stable = true
				if strings.Contains(words, name) {
					t.Errorf("seed %d: %s lay before and is stable: %q", seed, name, words)
				}
			case ev.Condition == rules.Dead:
				dead = true
				if !strings.Contains(words, name+": Dead") {
					t.Errorf("seed %d: %s has died: %q", seed, name, words)
				}
			}
		}
	}
	if !stable || !dead {
		t.Fatalf("stable %v, dead %v", stable, dead)
	}
}
