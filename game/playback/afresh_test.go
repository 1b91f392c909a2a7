package playback

import (
	"encoding/json"
	"fmt"
	"testing"

	"tenaille/game/match"
	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// random is a match of two people on a level, with an ambush where the level has one.
func random(t *testing.T, level, ruleset, fog string, seed uint64) *match.Match {
	t.Helper()
	s, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset, s.Fog = ruleset, fog
	m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// lettered is a log as a reader has it: its lines and the slips behind them.
func lettered(p *Player) (list []string) {
	for i := range p.Log.Entries {
		slip, _ := json.Marshal(p.Rolls.Recorded(i)) // nil for none
		list = append(list, fmt.Sprintf("%+v | %s", p.Log.Entries[i], slip))
	}
	return list
}

// TestLogIsMadeOfWhatWasPerceived: what stands in the log of a side that has watched a
// match as it happened is what a log made afresh from all that it has perceived holds,
// line by line and slip by slip: nothing else has come into it.
func TestLogIsMadeOfWhatWasPerceived(t *testing.T) {
	many := uint64(1)
	if require.Whole() {
		many = 4
	}
	lines := 0
	for _, r := range rulesets.All() {
		for k, level := range append(levels.Names(), levels.Scenarios()...) {
			fog := []string{"sight", "memory", "off"}[k%3]
			for seed := range many {
				m := random(t, level, r.Name, fog, seed+1)
				w := []*watcher{watch(t, m, 0, Pace{Speed: 4, Reduced: true}), watch(t, m, 1, Pace{Speed: 4, Reduced: true})}
				for n := range 60 {
					a, goesOn := next(m, n)
					if !goesOn {
						break
					}
					if why, err := m.Do(a); err != nil || !why.OK() {
						t.Fatalf("%v: %v, %v", a, why, err)
					}
					for side := range w {
						w[side].takes("skipped")
						if n%7 != 6 {
							continue
						}
						got, want := lettered(w[side].p), lettered(watch(t, m, side, Pace{}).p)
						lines += len(want)
						for i := range max(len(got), len(want)) {
							if i >= len(got) || i >= len(want) || got[i] != want[i] {
								t.Fatalf("%s, %s, fog %s, seed %d, action %d, side %d: of %d and %d lines line %d\n%s\n\nmade afresh\n%s", level, r.Name, fog, seed+1, n, side, len(got), len(want), i, at(got, i), at(want, i))
							}
						}
					}
				}
			}
		}
	}
	if lines < 1000 {
		t.Errorf("%d lines were compared: too few", lines)
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "nothing"
}
