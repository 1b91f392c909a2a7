package match

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestEveryKindOfAbilityIsUsed: left to itself, the machine uses limited,
// movement, attack, free and psychic abilities of limited (LIM-07, LIM-10), each
// kind by one creature at least on the levels as they are, and the psychic's
// where three who have most of them meet three of the same. Games are played until
// that has been seen, and at most 25 on every map.
func TestEveryKindOfAbilityIsUsed(t *testing.T) {
	used := map[string]map[string]int{} // by kind, by creature
	seeds := dice.NewStream(4)
	var setups []rules.Setup
	for _, level := range levels.Names() {
		s, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		setups = append(setups, s)
	}
	setups = append(setups, gifted(t))
	due := map[string]int{"limited": 3, "movement": 1, "attack": 3, "free": 2, "psychic": 2}
	met := func() bool {
		for kind, least := range due {
			if len(used[kind]) < least {
				return false
			}
		}
		return true
	}
	begun := make([]*Match, len(setups))
	for game := 0; game < 25*len(setups) && !met(); game++ {
		i := game % len(setups)
		setups[i].Ruleset = "limited"
		var err error
		if begun[i] == nil {
			begun[i], err = New(Config{Setup: setups[i], Seats: []string{"soldier", "soldier"}, Seed: seeds.Next(), Silent: true})
		} else {
			begun[i], err = begun[i].Again(seeds.Next())
		}
		if err != nil {
			t.Fatal(err)
		}
		m := begun[i]
		for over := false; !over && m.Round() < 100; over, _ = m.Over() {
			a, done := m.Think(1 << 20)
			if !done {
				continue
			}
			if a.Verb == rules.Power {
				c := &m.course.Encounter().Creatures[a.By]
				for _, kind := range kinds(&c.Powers[a.Option]) {
					if used[kind] == nil {
						used[kind] = map[string]int{}
					}
					used[kind][c.Kind]++
				}
			}
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatal(a, r, err)
			}
		}
	}
	for kind, least := range due {
		t.Logf("%s: %v", kind, used[kind])
		if len(used[kind]) < least {
			t.Errorf("%s abilities are used by %q, %d creatures are due", kind, slices.Sorted(maps.Keys(used[kind])), least)
		}
	}
}

// gifted are a monk, a psychic and a shaman on each side of an open field.
func gifted(t *testing.T) rules.Setup {
	t.Helper()
	s := rules.Setup{Ruleset: "limited"}
	for range 9 {
		s.Map.Rows = append(s.Map.Rows, strings.Repeat(".", 24))
	}
	for k, side := range []string{"blue", "red"} {
		for i, kind := range []string{"monk", "psychic", "shaman"} {
			sheet, ok := levels.Creature(kind)
			if !ok {
				t.Fatalf("there is no creature %s", kind)
			}
			sheet.ID, sheet.Side, sheet.At = 3*k+i+1, side, [2]int{1 + 21*k, 2 + 2*i}
			s.Combatants = append(s.Combatants, sheet)
		}
	}
	return s
}

// kinds are the kinds of action and attack that an ability is.
func kinds(p *rules.Ability) (all []string) {
	switch p.Cost {
	case rules.FullRoundAction:
		all = append(all, "limited")
	case rules.MoveAction:
		all = append(all, "movement")
	case rules.StandardAction:
		all = append(all, "attack")
	case rules.FreeAction:
		all = append(all, "free")
	}
	if p.Psychic || p.Mental {
		all = append(all, "psychic")
	}
	return all
}
