package lab

import (
	"context"
	"testing"

	"tenaille/levels"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// BenchmarkSimulate plays games of soldiers as tenaille simulate does, two with each
// seed, the second with the sides changed.
func BenchmarkSimulate(b *testing.B) {
	for _, ruleset := range rulesets.Names() {
		b.Run(ruleset, func(b *testing.B) {
			setup, err := levels.Load("proving-ground")
			if err != nil {
				b.Fatal(err)
			}
			setup.Ruleset = ruleset
			b.ReportAllocs()
			actions := uint64(0)
			seeds := dice.NewStream(1)
			var seed uint64
			_, err = Run(context.Background(), 0, b.N, 1, func(i int) Game {
				if i%2 == 0 {
					seed = seeds.Next()
				}
				return Game{Kind: i % 2, Setup: &setup, Seats: []string{"soldier", "soldier"}, Seed: seed, Rounds: 200}
			}, func(_ int, o *Outcome) error {
				actions += o.Actions
				return nil
			})
			if err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(actions)/float64(b.N), "actions/op")
		})
	}
}
