package dice

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
)

func TestStreamVectors(t *testing.T) {
	for _, c := range []struct {
		name  string
		seed  uint64
		first uint64
		d20   [10]int
	}{
		{"DIC-01/seed0", 0, 0xe220a8397b1dcdaf, [10]int{16, 1, 20, 5, 8, 11, 14, 1, 20, 11}},
		{"DIC-01/seed1", 1, 0x910a2dec89025cc1, [10]int{6, 20, 11, 16, 2, 9, 6, 14, 1, 11}},
		{"DIC-01/seed42", 42, 0xbdd732262feb6e95, [10]int{14, 12, 19, 5, 11, 3, 6, 9, 6, 15}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := NewStream(c.seed)
			if got := s.Next(); got != c.first {
				t.Errorf("first next of seed %d: got %x, want %x", c.seed, got, c.first)
			}
			s = NewStream(c.seed)
			var got [10]int
			for i := range got {
				got[i] = s.D(20)
			}
			if got != c.d20 {
				t.Errorf("ten d20 of seed %d: got %v, want %v", c.seed, got, c.d20)
			}
		})
	}
}

func TestSeededDrawsInOrder(t *testing.T) {
	// DIC-03/X1, X3 and X4: seeds whose attack is worked out in the rules.
	for _, c := range []struct {
		name string
		seed uint64
		dice []Roll
	}{
		{"DIC-03/X1", 2, []Roll{{Attack, 20, 11}, {MissChance, 100, 27}, {Damage, 8, 8}}},
		{"DIC-03/X3", 5, []Roll{{Attack, 20, 19}, {MissChance, 100, 45}, {Confirmation, 20, 4}, {Damage, 8, 6}}},
		{"DIC-03/X4", 70, []Roll{{Attack, 20, 20}, {MissChance, 100, 77}, {Confirmation, 20, 20}, {Damage, 8, 4}, {Damage, 8, 7}}},
	} {
		s := NewSeeded(c.seed)
		s.Logging = true
		for _, r := range c.dice {
			s.Answer(Question{Purpose: r.Purpose, Count: 1, Sides: r.Sides})
		}
		for i, r := range c.dice {
			if s.Log[i] != r {
				t.Errorf("%s die %d: got %v, want %v", c.name, i, s.Log[i], r)
			}
		}
		u := NewSeeded(c.seed)
		u.Answer(Face(Attack, 20))
		mark := u.State()
		first := u.Answer(Question{Purpose: Damage, Count: 3, Sides: 6})
		u.Restore(mark)
		if again := u.Answer(Question{Purpose: Damage, Count: 3, Sides: 6}); again != first {
			t.Errorf("%s: restored stream gives %v, first gave %v", c.name, again, first)
		}
		if len(u.Log) != 0 {
			t.Errorf("%s: %d dice logged without Logging", c.name, len(u.Log))
		}
	}
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text     string
		want     Expr
		min, max int
	}{
		{"1d8", Expr{1, 8, 0}, 1, 8},
		{"2d6+1", Expr{2, 6, 1}, 3, 13},
		{"1d4-1", Expr{1, 4, -1}, 0, 3},
		{"1d100", Expr{1, 100, 0}, 1, 100},
		{"8", Expr{0, 0, 8}, 8, 8}, // a fixed number, for which nothing is drawn
	} {
		got, err := Parse(c.text)
		if err != nil || got != c.want {
			t.Errorf("Parse(%q) = %v, %v; want %v", c.text, got, err, c.want)
		}
		if got.String() != c.text || got.Min() != c.min || got.Max() != c.max {
			t.Errorf("%q: String %q Min %d Max %d, want %d %d", c.text, got.String(), got.Min(), got.Max(), c.min, c.max)
		}
	}
	for _, text := range []string{"", "d", "-8", "+8", "1000", "d8", "0d6", "1d1", "1d0", "1d101", "100d6", "-1d6", "1d6+", "1d6+-1", "1d6++1", "1D6", "1d6+1000", "1d6 ", "1d٣", "1d6+1-1", "99999999999d6"} {
		if e, err := Parse(text); err == nil {
			t.Errorf("Parse(%q) = %v, want an error", text, e)
		} else if !strings.Contains(err.Error(), "dice ") {
			t.Errorf("Parse(%q): error %q does not name the text", text, err)
		}
	}
}

func TestScripted(t *testing.T) {
	s := NewScripted([][2]int{{20, 11}, {100, 27}, {8, 8}}) // DIC-17/X1
	if a := s.Answer(Banded(Attack, 20, 2, 10, 20)); a != (Answer{2, 11}) {
		t.Errorf("DIC-17/X1 attack: got %v", a)
	}
	if a := s.Answer(Banded(MissChance, 100, 21)); a != (Answer{1, 27}) {
		t.Errorf("DIC-17/X1 miss chance: got %v", a)
	}
	if s.Left() != 1 {
		t.Errorf("DIC-17/X1 left: got %d, want 1", s.Left())
	}
	if a := s.Answer(Sum(Damage, Expr{1, 8, 3})); a.Value != 8 || s.Err() != nil || s.Left() != 0 {
		t.Errorf("DIC-17/X1 damage: %v, err %v, left %d", a, s.Err(), s.Left())
	}
	if a := s.Answer(Sum(Damage, Expr{2, 6, 0})); a.Value != 3 {
		t.Errorf("past the end: got %v, want the faces 1 and 2", a)
	}
	if err := s.Err(); err == nil || err.Error() != "scripted die 3: want a d6 for damage, the list has only 3" {
		t.Errorf("past the end: error %v", err)
	}
	s = NewScripted([][2]int{{20, 3}, {8, 1}})
	s.Answer(Face(Attack, 20))
	s.Answer(Face(Confirmation, 20))
	if err := s.Err(); err == nil || err.Error() != "scripted die 1: want a d20 for confirmation, given a d8" {
		t.Errorf("other sides: error %v", err)
	}
	s = NewScripted([][2]int{{20, 21}})
	s.Answer(Face(Attack, 20))
	if err := s.Err(); err == nil || err.Error() != "scripted die 0: a d20 for attack cannot show 21" {
		t.Errorf("impossible face: error %v", err)
	}
}

func TestOutcomesBands(t *testing.T) {
	out, total := Outcomes(nil, Banded(Attack, 20, 2, 10, 19))
	want := []Outcome{{Answer{0, 1}, 1}, {Answer{1, 2}, 8}, {Answer{2, 10}, 9}, {Answer{3, 19}, 2}}
	if total != 20 || len(out) != len(want) {
		t.Fatalf("got %v total %d, want %v total 20", out, total, want)
	}
	for i := range want {
		if out[i] != want[i] {
			t.Errorf("band %d: got %v, want %v", i, out[i], want[i])
		}
	}
	out, _ = Outcomes(out, Banded(Attack, 20, 1, 21)) // nobody misses, nobody hits 21
	if len(out) != 1 || out[0] != (Outcome{Answer{1, 1}, 20}) {
		t.Errorf("empty bands are left out: got %v", out)
	}
}

// Every sum and band of Outcomes is compared with throwing all the dice.
func TestOutcomesAgainstEveryThrow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := Question{
			Count: uint8(rapid.IntRange(0, 4).Draw(t, "count")),
			Sides: uint8(rapid.IntRange(1, 9).Draw(t, "sides")),
		}
		if rapid.Bool().Draw(t, "banded") {
			q.Count = 1
			for range rapid.IntRange(1, 3).Draw(t, "cuts") {
				q.Cuts = q.Cuts.With(uint8(rapid.IntRange(0, 11).Draw(t, "cut")))
			}
		}
		want := map[Answer]uint64{}
		throws := uint64(1)
		for range q.Count {
			throws *= uint64(q.Sides)
		}
		for n := range throws {
			sum := 0
			for range q.Count {
				sum += int(n%uint64(q.Sides)) + 1
				n /= uint64(q.Sides)
			}
			if q.Cuts != 0 {
				want[Answer{Band: q.band(sum)}]++
				continue
			}
			want[Answer{Value: int16(sum)}]++
		}
		out, total := Outcomes(nil, q)
		if total != throws || len(out) != len(want) {
			t.Fatalf("%+v: %v total %d, want %v total %d", q, out, total, want, throws)
		}
		last := Answer{Value: -1}
		for _, o := range out {
			if o.Answer.Value <= last.Value {
				t.Fatalf("%+v: values do not ascend: %v", q, out)
			}
			last = o.Answer
			key := o.Answer
			if q.Cuts != 0 {
				if q.band(int(key.Value)) != key.Band || key.Value > 1 && q.band(int(key.Value)-1) == key.Band {
					t.Fatalf("%+v: %v is not the lowest face of its band", q, o)
				}
				key.Value = 0
			}
			if want[key] != o.Weight {
				t.Fatalf("%+v: weight of %v is %d, want %d", q, o.Answer, o.Weight, want[key])
			}
		}
	})
}

func TestOutcomesOverflowAndAllocations(t *testing.T) {
	if out, total := Outcomes(nil, Question{Count: 40, Sides: 100}); len(out) != 0 || total != 0 {
		t.Errorf("40d100: %d outcomes, total %d; want none", len(out), total)
	}
	buf := make([]Outcome, 0, 64)
	if n := testing.AllocsPerRun(20, func() { Outcomes(buf, Question{Count: 6, Sides: 6}) }); n != 0 {
		t.Errorf("Outcomes with room in dst: %v allocations, want 0", n)
	}
}

func TestPurposeNames(t *testing.T) {
	for p := Attack; p < purposes; p++ {
		if got, ok := ParsePurpose(p.String()); !ok || got != p {
			t.Errorf("purpose %d: %q parses to %d, %v", p, p.String(), got, ok)
		}
	}
}
