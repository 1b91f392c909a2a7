package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/rules"
)

// TestTheLikeliestTargetIsOfferedFirst: when an attack is aimed, Tab goes to the enemy that it
// hurts most likely, then down to the least, of those alike the nearest first, and last to who
// cannot be attacked; aimed anew, or by another, it begins with the likeliest again.
func TestTheLikeliestTargetIsOfferedFirst(t *testing.T) {
	b := opening(t, "en", nil, blue("archer", 5, 5).First(), red("fighter", 9, 5), red("goblin", 11, 5), red("goblin", 9, 6), red("orc", 12, 8))
	for range 2 {
		b.feign(input.ActAttack)
		if b.turn.Wanted.Mode != plan.AttackMode {
			b.feign(input.ActAttack)
		}
		seen := map[rules.ID]bool{}
		last, far := 101, 0
		for n := range 4 {
			b.feign(input.Next)
			p := &b.turn.Forecast.Proposed
			if p.Target == rules.Nobody || seen[p.Target] || len(p.Strikes) == 0 {
				t.Fatalf("target %d is %d, seen %v", n, p.Target, seen)
			}
			seen[p.Target] = true
			chance := p.Strikes[0].Odds.Damages.Percent()
			away := b.turn.E.Options.Grid.SpaceDistance(b.turn.E.Space(0), b.turn.E.Space(p.Target))
			if chance > last || chance == last && away < far {
				t.Errorf("target %d is hurt in %d %% of all cases, %d squares off, the one before in %d %%, %d squares off", n, chance, away, last, far)
			}
			last, far = chance, away
		}
		if len(seen) != 4 {
			t.Errorf("%d targets are offered, want 4", len(seen))
		}
		b.command.SetMode(plan.FreeMode)
	}
	b.feign(input.ActAttack)
	b.feign(input.Next)
	first := b.turn.Forecast.Proposed.Target
	b.command.SetMode(plan.FreeMode)
	b.feign(input.ActAttack)
	if b.feign(input.Next); b.turn.Forecast.Proposed.Target == first {
		t.Error("the likeliest is aimed at already, and offered once more")
	}
}
