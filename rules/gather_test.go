package rules

import (
	"testing"

	"pgregory.net/rapid"
)

// Passing over the rows that no condition calls for changes nothing, whatever
// the table and however often it is asked.
func TestGatherPassesOverNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		conditions := func(name string) Conditions {
			return Conditions(rapid.Uint64Range(0, 1<<ConditionCount-1).Draw(t, name)) & Conditions(rapid.Uint64().Draw(t, name))
		}
		circumstance := rapid.SampledFrom([]Circumstance{0, InMelee, AtRange, InMelee | Flanking, TouchAttack, ^Circumstance(0)})
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
			}
		}
		for range 6 {
			rows := tables[rapid.IntRange(0, len(tables)-1).Draw(t, "table")]
			stat := Stat(rapid.IntRange(0, 1).Draw(t, "asked"))
			as, ds, c := conditions("as"), conditions("ds"), circumstance.Draw(t, "c")
			var want, got Breakdown
			Gather(rows, stat, as, ds, c, new(Terms), &want)
			e.Gather(rows, stat, as, ds, c, new(Terms), &got)
			if got != want {
				t.Fatalf("%d rows, stat %d, %x against %x in %x: %d lines add up to %d where every row gives %d and %d", len(rows), stat, as, ds, c, got.N, got.Total, want.N, want.Total)
			}
		}
	})
}
