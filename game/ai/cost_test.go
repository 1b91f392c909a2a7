package ai

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

func proving(t testing.TB) *rules.Encounter {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	return e
}

func BenchmarkParts(b *testing.B) {
	e := proving(b)
	var aim rules.Aim
	b.Logf("%d creatures, map %dx%d", e.Count(), e.Map.W(), e.Map.H())
	b.Run("aim-far", func(b *testing.B) {
		for b.Loop() {
			attack.AimAt(e, 2, 6, 0, 0, &aim)
		}
	})
	b.Run("aim-near", func(b *testing.B) {
		c := e.Clone()
		at := c.Facts.Combatants[4].At
		at.X--
		c.Emit(rules.Event{Kind: rules.Moved, Who: 0, To: at})
		for b.Loop() {
			attack.AimAt(c, 0, 4, 0, 0, &aim)
		}
	})
	b.Run("odds", func(b *testing.B) {
		attack.AimAt(e, 2, 6, 0, 0, &aim)
		for b.Loop() {
			odds.OfFrame(&aim.Frame, 10)
		}
	})
	b.Run("reach", func(b *testing.B) {
		for b.Loop() {
			combat.Reach(e, 0, 6)
		}
	})
	b.Run("reach-all", func(b *testing.B) {
		for b.Loop() {
			combat.Reach(e, 0, 60)
		}
	})
	b.Run("legal", func(b *testing.B) {
		var l []rules.Action
		for b.Loop() {
			l = e.Legal(l[:0])
		}
		b.ReportMetric(float64(len(l)), "actions")
	})
	b.Run("hash", func(b *testing.B) {
		for b.Loop() {
			e.Hash()
		}
	})
	b.Run("copy", func(b *testing.B) {
		c := e.Clone()
		for b.Loop() {
			e.CopyTo(c)
		}
	})
	b.Run("check-move", func(b *testing.B) {
		l := e.Legal(nil)
		var a rules.Action
		for _, x := range l {
			if x.Verb == rules.Move {
				a = x
			}
		}
		for b.Loop() {
			e.Check(&a)
		}
	})
	b.Run("field", func(b *testing.B) {
		for b.Loop() {
			e.Field()
		}
	})
}
