package battle

import (
	"testing"

	"tenaille/rules"
)

// TestAFullAttackIsTheFullest: what is aimed as a full attack before anything is chosen is the
// one that promises most harm, not a single blow with what is in the other hand.
func TestAFullAttackIsTheFullest(t *testing.T) {
	for _, set := range []string{"limited", "d20"} {
		b := opening(t, "en", func(s *rules.Setup) { s.Ruleset = set }, blue("duelist", 4, 4).First(), red("captain", 5, 4))
		v, ok := b.command.EntryOf("palette.full_attack")
		if !ok {
			t.Fatalf("%s: no full attack is offered", set)
		}
		b.command.Choose(v)
		b.pointAt(at(5, 4))
		b.arrange()
		p, w := &b.turn.Forecast.Proposed, b.turn.Wanted.Draft
		if len(p.Acts) != 1 || p.Acts[0].NBlows < 2 || p.Acts[0].Weapon != 0 {
			t.Fatalf("%s: aimed is %+v", set, p.Acts)
		}
		harm := func(a *rules.Action) (sum float64) {
			for _, s := range b.turn.Foresee(a).Strikes {
				sum += s.Odds.Mean.Float()
			}
			return sum
		}
		pool := w.Meant(b.turn, w.Candidates(b.turn), &b.turn.Wanted.Pointer)
		for i := range pool {
			if harm(&pool[i]) > harm(&p.Acts[0]) && len(b.turn.Foresee(&pool[i]).Reactors) == 0 {
				t.Errorf("%s: %+v promises more than %+v", set, pool[i].Blows[:pool[i].NBlows], p.Acts[0].Blows[:p.Acts[0].NBlows])
			}
		}
	}
}
