package match

import (
	"fmt"
	"reflect"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// den is a spider, a shaman and a rogue against a fighter, a cleric and a knight,
// with the sheets of the game.
func den(t *testing.T, ruleset string) rules.Setup {
	t.Helper()
	s := rules.Setup{Ruleset: ruleset, Map: rules.MapSetup{Rows: make([]string, 10)}}
	for i := range s.Map.Rows {
		s.Map.Rows[i] = "............"
	}
	for i, c := range []struct {
		kind string
		at   [2]int
	}{{"spider", [2]int{4, 4}}, {"fighter", [2]int{6, 4}}, {"shaman", [2]int{3, 2}}, {"cleric", [2]int{7, 5}}, {"rogue", [2]int{6, 5}}, {"knight", [2]int{8, 3}}} {
		sheet, ok := levels.Creature(c.kind)
		if !ok {
			t.Fatalf("no %s", c.kind)
		}
		sheet.ID, sheet.At, sheet.Side = i+1, c.at, []string{"blue", "red"}[i%2]
		s.Combatants = append(s.Combatants, sheet)
	}
	return s
}

// TestAbilityDamageIsPlayed: left to itself the machine bites, stabs and curses
// scores down in d20 and limited, time and help bring them back, and the fold of
// the events is the facts (DMG-11).
func TestAbilityDamageIsPlayed(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		met := map[string]int{}
		for seed := uint64(1); seed <= 12; seed++ {
			for _, seats := range [][]string{{"soldier", "soldier"}, {"soldier", "random"}, {"random", "soldier"}} {
				m, err := New(Config{Setup: den(t, ruleset), Seats: seats, Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				playLawfully(t, m)
				e, err := rulesets.New(m.Setup())
				if err != nil {
					t.Fatal(err)
				}
				for _, ev := range m.Perceived(view.Everyone, 0) {
					switch {
					case ev.Kind == rules.AbilityDamaged && ev.Whom != rules.Nobody:
						met["by the "+e.Creatures[ev.Whom].Kind]++
					case ev.Kind == rules.AbilityHealed && ev.Whom == rules.Nobody:
						met["back by time"]++
					case ev.Kind == rules.AbilityHealed:
						met["back by help"]++
					case ev.Kind == rules.TestRolled && ev.Cite == rules.DMG11:
						met["saves"]++
					}
					e.Facts.Apply(&ev)
				}
				if want := m.course.Encounter().Facts; !reflect.DeepEqual(e.Facts, want) {
					t.Fatalf("%s, seed %d: the fold of the events is not the facts", ruleset, seed)
				}
			}
		}
		t.Log(ruleset, met)
		for _, what := range []string{"by the spider", "by the shaman", "by the rogue", "back by time", "back by help", "saves"} {
			if met[what] == 0 {
				t.Errorf("%s: never %s", ruleset, what)
			}
		}
	}
}

// TestFiguresHaveNoScores: the same sheets as figures lose no points of a score
// (SKI-01, DMG-11).
func TestFiguresHaveNoScores(t *testing.T) {
	s := den(t, "skirmish")
	s.Combatants[1].Lowered.Str = 4
	m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	playLawfully(t, m)
	for _, ev := range m.Perceived(view.Everyone, 0) {
		if ev.Kind == rules.AbilityDamaged {
			t.Fatalf("a figure lost points of a score: %+v", ev)
		}
	}
	if l := m.course.Encounter().Facts.Combatants[1].Lowered; !l.None() {
		t.Errorf("a figure begins with %v", l)
	}
}

// playLawfully plays a match to its end, or 400 actions, and looks at the scores
// after each.
func playLawfully(t *testing.T, m *Match) {
	t.Helper()
	for range 400 {
		if over, _ := m.Over(); over {
			return
		}
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%s: refusal %s, error %v", a.Verb, r.Cite, err)
		}
		e := m.course.Encounter()
		what := misshapen(e)
		if what == "" {
			what = unsound(e)
		}
		if what != "" {
			t.Fatalf("after action %d, %s: %s", m.Actions(), a.Verb, what)
		}
	}
}

// unsound says which law of damage to scores a state breaks, "" for none: no score
// is below 0 or above the sheet's, no more comes back by time than was lost, and a
// score of 0 has its condition as long as it is 0 (DMG-11).
func unsound(e *rules.Encounter) string {
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		var timed rules.Scores
		for _, x := range e.Facts.Effects {
			if x.Kind == rules.Saps && x.Who == id {
				timed[x.Score] += x.Value
			}
		}
		for s := range rules.ScoreCount {
			spent := c.Spent>>s&1 == 1
			switch n := e.Score(id, s); {
			case n < 0 || c.Lowered[s] < 0:
				return fmt.Sprintf("%d has %s %d, lowered by %d", id, s, n, c.Lowered[s])
			case timed[s] > c.Lowered[s]:
				return fmt.Sprintf("%d points of %s are to come back, %d were lost", timed[s], s, c.Lowered[s])
			case spent && (n > 0 || !c.Conditions.Has(s.Empties())):
				return fmt.Sprintf("%s %d keeps %v", s, n, c.Conditions)
			case n == 0 && c.Lowered[s] > 0 && e.Present(id) && !c.Conditions.Has(s.Empties()):
				return fmt.Sprintf("%s 0 is not %s", s, s.Empties())
			}
		}
	}
	return ""
}

// TestScoresKeepTheirLaws: with scores so low that every other hit empties one,
// whoever acts how, the laws hold and the fold of the events is the facts
// (DMG-11).
func TestScoresKeepTheirLaws(t *testing.T) {
	spent := map[rules.Condition]int{}
	for seed := uint64(1); seed <= 30; seed++ {
		s := den(t, []string{"d20", "limited"}[seed%2])
		for i := range s.Combatants {
			c := &s.Combatants[i]
			c.Abilities = rules.AbilitiesSetup{Str: 6, Dex: 7, Con: 8, Int: 5, Wis: 6, Cha: 4}
			c.HP, c.MaxHP, c.HitDice = 40, 40, int(seed%5)
			for k := range c.Weapons {
				c.Weapons[k].Saps = &rules.SapSetup{Score: rules.Score((i + k + int(seed)) % 6).String(), Dice: "1d6", Rounds: int(seed) % 4}
			}
			c.Powers = append(c.Powers, rules.PowerSetup{ID: "balm", Cost: "standard", Range: 6, Restores: &rules.RestoreSetup{Dice: "1d6"}})
		}
		m, err := New(Config{Setup: s, Seats: []string{"random", "soldier"}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		playLawfully(t, m)
		e, err := rulesets.New(m.Setup())
		if err != nil {
			t.Fatal(err)
		}
		for _, ev := range m.Perceived(view.Everyone, 0) {
			if ev.Kind == rules.ConditionGained && ev.Cite == rules.DMG11 {
				spent[ev.Condition]++
			}
			e.Facts.Apply(&ev)
		}
		if want := m.course.Encounter().Facts; !reflect.DeepEqual(e.Facts, want) {
			t.Fatalf("seed %d: the fold of the events is not the facts", seed)
		}
	}
	t.Log(spent)
	for _, c := range []rules.Condition{rules.Paralysed, rules.Unconscious, rules.Dead} {
		if spent[c] == 0 {
			t.Errorf("nobody ever was %s", c)
		}
	}
}
