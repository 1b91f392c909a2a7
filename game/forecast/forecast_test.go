package forecast_test

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/game/draft"
	"tenaille/game/forecast"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

func terms(level, ruleset string) match.Terms {
	return match.Terms{Level: level, Ruleset: ruleset, Players: [2]string{"human", "captain"}, Seed: 5}
}

func run(t *testing.T, terms match.Terms, games int) *forecast.Forecast {
	t.Helper()
	f := forecast.New(&terms, games)
	for !f.Work() {
	}
	if f.Err() != nil {
		t.Fatal(f.Err())
	}
	return f
}

// TestForecastIsOfTheGamesPlayed plays a battle's games once more with nothing but a
// match, and wants the same wins, rounds and losses, whoever was to play and whatever the
// seed.
func TestForecastIsOfTheGamesPlayed(t *testing.T) {
	const games = 12
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		terms := terms("proving-ground", ruleset)
		got := run(t, terms, games).Tally
		again := terms
		again.Players, again.Seed, again.Study = [2]string{"warlord", "random"}, 99, true
		if diff := cmp.Diff(got, run(t, again, games).Tally, cmp.AllowUnexported(forecast.Tally{})); diff != "" {
			t.Errorf("%s: another seed and other players:\n%s", ruleset, diff)
		}
		wins, rounds, fallen := [2]int{}, []int{}, make([]int, len(got.Fallen))
		for n := range games {
			own := terms
			own.Players, own.Seed = [2]string{"soldier", "soldier"}, forecast.SeedOf(n)
			m, err := own.Open()
			if err != nil {
				t.Fatal(err)
			}
			over, winner := m.Over()
			for ; !over; over, winner = m.Over() {
				if a, done := m.Think(1 << 20); done {
					if refusal, err := m.Do(a); err != nil || !refusal.OK() {
						t.Fatal(refusal, err)
					}
				}
			}
			wins[winner]++
			rounds = append(rounds, m.Round())
			m.View(0).Read(func(e *rules.Encounter) {
				for id := range e.Count() {
					if e.Rules.Attack.Defeated(e, id) {
						fallen[id]++
					}
				}
			})
		}
		if got.Games != games || got.Wins != wins || !cmp.Equal(got.Fallen, fallen) {
			t.Errorf("%s: %+v, played %v %v", ruleset, got, wins, fallen)
		}
		below, above := 0, 0
		for _, n := range rounds {
			if n < got.Rounds() {
				below++
			}
			if n > got.Rounds() {
				above++
			}
		}
		if 2*below > games || 2*above > games {
			t.Errorf("%s: %d rounds are not the middle of %v", ruleset, got.Rounds(), rounds)
		}
	}
}

// TestFrailest names who fell most often.
func TestFrailest(t *testing.T) {
	f := run(t, terms("proving-ground", "d20"), 20)
	for side := range 2 {
		who, fallen := f.Frailest(side)
		for id, n := range f.Tally.Fallen {
			mine := int(f.Begun().Creatures[id].Side) == side
			if mine && (n > fallen || n == fallen && rules.ID(id) < who) || rules.ID(id) == who && (!mine || n != fallen) {
				t.Errorf("side %d: %d fell %d times, %d fell %d times", side, who, fallen, id, n)
			}
		}
	}
}

// TestNoForecast: a battle that cannot be says why, at once.
func TestNoForecast(t *testing.T) {
	for _, terms := range []match.Terms{
		{Level: "nowhere", Ruleset: "d20"},
		{Level: "ford", Ruleset: "d20", Armies: [2]levels.Army{{{Kind: "ogre", Count: 30}}, nil}},
	} {
		f := forecast.New(&terms, 5)
		if f.Err() == nil || !f.Done() || !f.Work() || f.Begun() != nil {
			t.Errorf("%+v: %v", terms, f.Err())
		}
	}
}

// TestEven makes lopsided battles even: of other games than those it looked at, each side
// wins from three to seven of ten.
func TestEven(t *testing.T) {
	for name, c := range map[string]struct {
		ruleset string
		armies  [2]levels.Army
		side    int
	}{
		"too weak":     {"d20", [2]levels.Army{nil, {{Kind: "orc", Count: 2}, {Kind: "goblin", Count: 1}, {Kind: "hobgoblin", Count: 1}}}, 1},
		"too strong":   {"limited", [2]levels.Army{{{Kind: "fighter", Count: 2}, {Kind: "archer", Count: 1}}, {{Kind: "ogre", Count: 2}, {Kind: "orc", Count: 2}, {Kind: "goblin", Count: 1}}}, 1},
		"of few kinds": {"skirmish", [2]levels.Army{{{Kind: "fighter", Count: 4}}, {{Kind: "orc", Count: 2}}}, 1},
	} {
		if testing.Short() && name != "too strong" {
			continue
		}
		terms := match.Terms{Level: "proving-ground", Ruleset: c.ruleset, Armies: c.armies}
		d := draft.New(terms)
		before := run(t, terms, 100).Tally
		ev := forecast.Even(d, c.side)
		works := 0
		for !ev.Work() {
			works++
		}
		army, ok := ev.Best()
		if !ok {
			t.Errorf("%s: no other army than %v, after %d looks", name, d.Army(c.side), ev.Tries())
			continue
		}
		terms.Armies[c.side] = army
		after := run(t, terms, forecast.Games).Tally
		b, a := before.Chance(c.side), after.Chance(c.side)
		t.Logf("%s: %v to %v in %d looks (%d pieces), %v", name, b, a, ev.Tries(), works, army)
		if math.Abs(a.Share-.5) > .05 || math.Abs(a.Share-.5) >= math.Abs(b.Share-.5) {
			t.Errorf("%s: %v, before %v, with %v", name, a, b, army)
		}
	}
}
