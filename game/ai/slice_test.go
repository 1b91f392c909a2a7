package ai

import (
	"testing"
	"time"

	"tenaille/game/ai/play"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// opening is a level at its first turn.
func opening(t testing.TB, level, ruleset, fog string) *rules.Encounter {
	t.Helper()
	setup, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset, setup.Fog = ruleset, fog
	e, err := rulesets.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	return e
}

// TestPlannersThinkInNodes: a captain and a warlord decide for something legal,
// the same for the same seed and whatever the size of the slices, and nothing
// they think touches what they think about. A node is at most one action of a
// play, and they stop after the nodes that their depth allows.
func TestPlannersThinkInNodes(t *testing.T) {
	for _, name := range []string{"captain", "warlord"} {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			for _, fog := range []string{"off", "sight"} {
				if name == "warlord" && fog == "off" {
					continue
				}
				e := opening(t, "proving-ground", ruleset, fog)
				_, who := e.Awaits()
				side := int(e.Creatures[who].Side)
				v := view.New(e, side)
				before := e.Hash()
				var first rules.Action
				for k, slice := range []int{1 << 30, 24, 1} {
					p, err := New(name, 7, side)
					if err != nil {
						t.Fatal(err)
					}
					slices := 0
					var a rules.Action
					for done := false; !done; slices++ {
						if a, done = p.Think(v, 3, slice); slices > 200_000 {
							t.Fatalf("%s, %s, fog %s: no end of thinking", name, ruleset, fog)
						}
					}
					switch {
					case !v.Check(&a).OK():
						t.Errorf("%s, %s, fog %s: %v is not legal", name, ruleset, fog, a)
					case p.(*planner).mind.Missed > 0:
						t.Errorf("%s, %s, fog %s: decided for something illegal", name, ruleset, fog)
					case k == 0:
						first = a
					case a != first:
						t.Errorf("%s, %s, fog %s: in slices of %d %v, at once %v", name, ruleset, fog, slice, a, first)
					}
					most := p.(*planner).depth
					if limit := most.ideas*most.plays*play.Longest*40/slice + 1; slice < 1<<20 && slices > limit {
						t.Errorf("%s, %s, fog %s: %d slices of %d, at most %d", name, ruleset, fog, slices, slice, limit)
					}
				}
				if e.Hash() != before {
					t.Errorf("%s, %s, fog %s: thinking changed the encounter", name, ruleset, fog)
				}
			}
		}
	}
}

// BenchmarkSlice measures the longest slice of each player, of 24 nodes as the
// battle gives, over the first turns of a match.
func BenchmarkSlice(b *testing.B) {
	for _, name := range Names() {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			b.Run(name+"/"+ruleset, func(b *testing.B) {
				worst, slices := time.Duration(0), 0
				for b.Loop() {
					e := opening(b, "broken-keep", ruleset, "off")
					src := dice.NewSeeded(1)
					var players [2]Player
					for i := range players {
						players[i], _ = New(name, 1, i)
					}
					for turn := range uint64(6) {
						_, who := e.Awaits()
						v := view.New(e, int(e.Creatures[who].Side))
						var a rules.Action
						for done := false; !done; slices++ {
							start := time.Now()
							a, done = players[v.Side].Think(v, turn, 24)
							worst = max(worst, time.Since(start))
						}
						e.Do(&a, src)
					}
				}
				b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst")
				b.ReportMetric(float64(slices)/float64(b.N), "slices")
			})
		}
	}
}
