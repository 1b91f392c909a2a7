package rules

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
)

// TestARowAsksForTraitsAndDistance: a row asks for a trait of either side and for a
// distance, without a circumstance of its own; who aims at nobody is near to nobody
// (SIL-49).
func TestARowAsksForTraitsAndDistance(t *testing.T) {
	rows := []Row{
		{Stat: AttackRoll, Type: Untyped, Value: 1, Source: SourcePointBlankShot, When: When{With: TraitSet(PointBlankShot), Within: 6}},
		{Stat: AttackRoll, Type: Untyped, Value: 10, Source: SourceSize, When: When{Against: TraitSet(StableStance)}},
	}
	for _, c := range []struct {
		c    Case
		want int16
	}{
		{Case{}, 0},
		{Case{With: TraitSet(PointBlankShot), Apart: 6}, 1},
		{Case{With: TraitSet(PointBlankShot), Apart: 7}, 0},
		{Case{With: TraitSet(PointBlankShot)}, 0},
		{Case{With: TraitSet(DodgeFeat), Apart: 1}, 0},
		{Case{With: TraitSet(PointBlankShot, DodgeFeat), Against: TraitSet(StableStance), Apart: 1}, 11},
		{Case{With: TraitSet(StableStance), Apart: 1}, 0},
	} {
		var b Breakdown
		Gather(rows, AttackRoll, &c.c, new(Terms), &b)
		if b.Total != c.want {
			t.Errorf("%+v: %d, want %d", c.c, b.Total, c.want)
		}
	}
}

// Passing over the rows that no condition calls for changes nothing, whatever
// the table and however often it is asked.
func TestGatherPassesOverNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		conditions := func(name string) Conditions {
			return Conditions(rapid.Uint64Range(0, 1<<ConditionCount-1).Draw(t, name)) & Conditions(rapid.Uint64().Draw(t, name))
		}
		circumstance := rapid.SampledFrom([]Circumstance{0, InMelee, AtRange, InMelee | Flanking, TouchAttack, ^Circumstance(0)})
		traits := rapid.SampledFrom([]Traits{0, 0, TraitSet(PointBlankShot), TraitSet(DodgeFeat, RunFeat), ^Traits(0)})
		e := &Encounter{work: new(workspace)}
		tables := make([][]Row, 3) // one more than are remembered
		for k := range tables {
			tables[k] = make([]Row, rapid.SampledFrom([]int{0, 1, 20, 64, 65}).Draw(t, "rows"))
			for i := range tables[k] {
				r := &tables[k][i]
				r.Stat = Stat(rapid.IntRange(0, 1).Draw(t, "stat"))
				r.Type = BonusType(rapid.IntRange(0, int(bonusTypeCount)-1).Draw(t, "type"))
				r.Source = Source(rapid.IntRange(0, 9).Draw(t, "source"))
				r.Value = int8(rapid.IntRange(-3, 3).Draw(t, "value"))
				if rapid.Bool().Draw(t, "called") {
					r.When = When{Attacker: conditions("attacker"), Target: conditions("target"), All: circumstance.Draw(t, "all"), None: circumstance.Draw(t, "none")}
				}
				if rapid.Bool().Draw(t, "asks") {
					r.When.With, r.When.Against = traits.Draw(t, "with"), traits.Draw(t, "against")
					r.When.Within = rapid.SampledFrom([]int16{0, 0, 1, 6}).Draw(t, "within")
				}
			}
		}
		for range 6 {
			rows := tables[rapid.IntRange(0, len(tables)-1).Draw(t, "table")]
			stat := Stat(rapid.IntRange(0, 1).Draw(t, "asked"))
			c := Case{
				Attacker: conditions("as"), Target: conditions("ds"), How: circumstance.Draw(t, "c"),
				With: traits.Draw(t, "has"), Against: traits.Draw(t, "it has"), Apart: rapid.SampledFrom([]int16{0, 1, 6, 7}).Draw(t, "apart"),
			}
			var want, got Breakdown
			Gather(rows, stat, &c, new(Terms), &want)
			e.Gather(rows, stat, &c, new(Terms), &got)
			if got != want {
				t.Fatalf("%d rows, stat %d, %+v: %d lines add up to %d where every row gives %d and %d", len(rows), stat, c, got.N, got.Total, want.N, want.Total)
			}
		}
	})
}
