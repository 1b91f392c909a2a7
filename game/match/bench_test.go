package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// BenchmarkSoldiers plays whole games of soldiers on the proving ground under
// each ruleset, one after another of the same setup, as simulate does.
func BenchmarkSoldiers(b *testing.B) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		b.Run(ruleset, func(b *testing.B) {
			s, err := levels.Load("proving-ground")
			if err != nil {
				b.Fatal(err)
			}
			s.Ruleset = ruleset
			seeds := dice.NewStream(1)
			m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: seeds.Next(), Silent: true})
			if err != nil {
				b.Fatal(err)
			}
			actions := uint64(0)
			for b.Loop() {
				if m, err = m.Again(seeds.Next()); err != nil {
					b.Fatal(err)
				}
				for over := false; !over && m.Round() < 200; over, _ = m.Over() {
					if a, done := m.Think(1 << 20); done {
						if r, err := m.Do(a); err != nil || !r.OK() {
							b.Fatal(a, r, err)
						}
					}
				}
				actions += m.Actions()
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
		})
	}
}

// BenchmarkHover foresees single actions that enemies may interrupt, the longest
// of those that random positions have (AOO-10).
func BenchmarkHover(b *testing.B) {
	for _, c := range []struct {
		name, ruleset string
		seed          uint64
		nth           int
		verb          rules.Verb
	}{
		{"overrun", "limited", 1039, 49, rules.Overrun}, {"long overrun", "limited", 1019, 17, rules.Overrun},
		{"charge", "d20", 53, 63, rules.Charge}, {"bull rush", "d20", 51, 25, rules.BullRush},
	} {
		b.Run(c.name, func(b *testing.B) {
			m := throng(b, c.ruleset, c.seed)
			_, _, side := m.Awaits()
			a := m.View(side).Legal(nil)[c.nth]
			if a.Verb != c.verb {
				b.Fatalf("the position offers %s in the place of %s", a.Verb, c.verb)
			}
			b.ReportAllocs()
			for b.Loop() {
				if p := m.Preview(&a); p.Course == nil {
					b.Fatal("no odds")
				}
			}
		})
	}
}
