package rules

import "testing"

// Stacking, one table a rule: the rows given, the total, and which lines are
// lost to what.
func TestGatherStacks(t *testing.T) {
	dodge := func(v int8, s Source) Row { return Row{Stat: Defence, Type: DodgeBonus, Value: v, Source: s} }
	typed := func(b BonusType, v int8, s Source) Row { return Row{Stat: Defence, Type: b, Value: v, Source: s} }
	for _, c := range []struct {
		rule  string
		rows  []Row
		c     Circumstance
		total int16
		lost  []Cite
	}{
		{"STK-01 the highest deflection", []Row{typed(DeflectionBonus, 2, SourceDeflection), typed(DeflectionBonus, 3, SourceBase)}, 0, 3, []Cite{STK01, NoCite}},
		{"STK-01 the first of two equal", []Row{typed(DeflectionBonus, 2, SourceDeflection), typed(DeflectionBonus, 2, SourceBase)}, 0, 2, []Cite{NoCite, STK01}},
		{"STK-02 dodge adds", []Row{dodge(2, SourceDodge), dodge(1, SourceDodge)}, 0, 3, []Cite{NoCite, NoCite}},
		{"STK-02 untyped adds from two sources", []Row{typed(Untyped, 2, SourceProne), typed(Untyped, 4, SourceKneeling)}, 0, 6, []Cite{NoCite, NoCite}},
		{"STK-03 a source once", []Row{typed(Untyped, -2, SourceShaken), typed(Untyped, -2, SourceShaken)}, 0, -2, []Cite{NoCite, STK03}},
		{"STK-03 penalties add", []Row{typed(Untyped, -2, SourceStunned), typed(Untyped, -2, SourceBlinded)}, 0, -4, []Cite{NoCite, NoCite}},
		{"DEF-03 a bonus denied", []Row{{Stat: Defence, Type: Untyped, Value: 3, Source: SourceDexterity, Lost: DexDenied, LostBy: DEF03}}, DexDenied, 0, []Cite{DEF03}},
		{"DEF-03 a penalty kept", []Row{{Stat: Defence, Type: Untyped, Value: -1, Source: SourceDexterity, Lost: DexDenied, LostBy: DEF03}}, DexDenied, -1, []Cite{NoCite}},
	} {
		t.Run(c.rule, func(t *testing.T) {
			var b Breakdown
			Gather(c.rows, Defence, &Case{How: c.c}, new(Terms), &b)
			if b.Total != c.total || int(b.N) != len(c.lost) {
				t.Fatalf("%d lines add up to %d, want %d lines and %d", b.N, b.Total, len(c.lost), c.total)
			}
			for i, want := range c.lost {
				if got := b.Lines[i].Lost; got != want {
					t.Errorf("line %d is lost to %q, want %q", i, got, want)
				}
			}
		})
	}
}

// TestWithoutStacksAgain: without a line what only that line had kept from counting counts
// (STK-01, STK-03), what a circumstance took away stays away (DEF-03), and the rest as
// before.
func TestWithoutStacksAgain(t *testing.T) {
	typed := func(b BonusType, v int8, s Source) Row { return Row{Stat: Defence, Type: b, Value: v, Source: s} }
	rows := []Row{
		typed(DeflectionBonus, 3, SourceDeflection), typed(DeflectionBonus, 2, SourceBase),
		typed(Untyped, -2, SourceShaken), typed(Untyped, -4, SourceShaken),
		{Stat: Defence, Type: Untyped, Value: 5, Source: SourceDexterity, Lost: DexDenied, LostBy: DEF03},
	}
	var b Breakdown
	Gather(rows, Defence, &Case{How: DexDenied}, new(Terms), &b)
	if b.Total != 1 || b.N != 5 {
		t.Fatalf("%d lines add up to %d", b.N, b.Total)
	}
	for _, c := range []struct {
		rule  string
		lines []int
		want  int
	}{
		{"all of them", nil, 1},
		{"STK-01 the lesser deflection instead", []int{0}, 0},
		{"STK-01 the lesser one gone", []int{1}, 1},
		{"STK-03 the other penalty of the source", []int{2}, -1},
		{"STK-03 the whole source", []int{2, 3}, 3},
		{"DEF-03 what was denied", []int{4}, 1},
		{"two lines", []int{0, 2}, -2},
	} {
		if got := b.Without(rows, c.lines...); got != c.want {
			t.Errorf("%s: %d, want %d", c.rule, got, c.want)
		}
	}
}
