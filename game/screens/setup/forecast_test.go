package setup

import (
	"strings"
	"testing"

	"tenaille/game/forecast"
	"tenaille/game/internal/pseudo"
	"tenaille/levels"
)

// await lets ticks pass until it is so.
func await(t *testing.T, s *setup, what string, so func() bool) {
	t.Helper()
	for range 20_000 {
		if so() {
			return
		}
		s.Update()
	}
	t.Fatalf("no %s", what)
}

// TestOutlookTellsOfGames: while a set-up stays as it is, games of it are played, and what
// is said is what they come to; when it changes, it is of the other battle.
func TestOutlookTellsOfGames(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		s := settingUp(t, lang, 1280, 720)
		s.Draft.Terms.Ruleset = "skirmish"
		s.take("proving-ground")
		o := s.outlook
		if end, source := o.Said(); end != "" || source != "" {
			t.Errorf("%s: before any game: %q, %q", lang, end, source)
		}
		await(t, s, "forecast", func() bool { return o.Games() != nil && o.Games().Done() })
		f := forecast.New(&s.Draft.Terms, forecast.Games)
		for !f.Work() {
		}
		c := f.Tally.Chance(0)
		want := s.WinsIn("skirmish", 0, f.Tally.Rounds(), int(100*c.Share+.5), int(100*c.Low+.5), int(100*c.High+.5))
		who, fallen := f.Frailest(0)
		end, source := o.Said()
		if !strings.HasPrefix(end, want) || !strings.Contains(end, s.CreatureName(f.Begun(), who)) || !strings.Contains(end, s.Percent(f.Tally.Share(fallen))) || !strings.Contains(source, "200") {
			t.Errorf("%s: %q, %q, want %q", lang, end, source, want)
		}
		s.take("sheepfold")
		s.Update()
		if o.Games() != nil {
			t.Errorf("%s: the other map has the games of the first", lang)
		}
		s.Draft.Terms.Armies[0] = levels.Army{}
		s.Changed()
		for range 60 {
			s.Update()
		}
		if end, _ := o.Said(); end != "" || !o.Button().Disabled {
			t.Errorf("%s: of nobody's battle: %q", lang, end)
		}
	}
}

// TestOutlookMakesEven: the button takes an army for the machine with which soldiers win
// nearer to one half, allows it its cost, and can be given up.
func TestOutlookMakesEven(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	o := s.outlook
	s.Draft.Terms.Ruleset = "limited"
	s.take("proving-ground")
	s.Draft.Terms.Armies = [2]levels.Army{{{Kind: "fighter", Count: 3}, {Kind: "cleric", Count: 1}, {Kind: "captain", Count: 1}}, {{Kind: "orc", Count: 1}, {Kind: "goblin", Count: 1}, {Kind: "ogre", Count: 1}}}
	s.allow(300)
	done := func() bool { return o.Games() != nil && o.Games().Done() }
	await(t, s, "forecast", done)
	before := o.Games().Tally.Chance(1)
	if b := o.Button(); b.Disabled || b.Selected {
		t.Fatalf("the battle stands at %v and the button is off", before)
	}
	o.Button().OnClick()
	await(t, s, "a look", func() bool { return o.Looking() })
	if b := o.Button(); !b.Selected || b.Disabled {
		t.Error("while it looks it cannot be given up")
	}
	o.Button().OnClick()
	if o.Looking() || s.Draft.Army(1).Total() != 3 {
		t.Error("it is not given up")
	}
	o.Button().OnClick()
	await(t, s, "an army", func() bool { return !o.Looking() })
	s.Update() // it is another battle now
	await(t, s, "forecast", done)
	after := o.Games().Tally.Chance(1)
	t.Logf("%v to %v with %v", before, after, s.Draft.Army(1))
	if d := after.Share - .5; d*d >= (before.Share-.5)*(before.Share-.5) || d*d > .04 {
		t.Errorf("%v became %v", before, after)
	}
	if problem, _ := s.verdict(); problem != "" || len(s.Draft.Terms.Armies[0]) != 3 {
		t.Errorf("%q, blue has %v", problem, s.Draft.Army(0))
	}
}
