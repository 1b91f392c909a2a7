package odds

import "testing"

// TestTrials holds the chances of single d20s and of two things together
// against sums done by hand (ACT-15, ACT-29, MAN-01).
func TestTrials(t *testing.T) {
	for _, r := range []struct {
		name      string
		bonus, dc int
		noOne     bool
		want      string
	}{
		{"first aid with Heal +1", 1, 15, false, "7/20"},
		{"help at +4", 4, 10, true, "3/4"},
		{"help that only a 1 fails", 12, 10, true, "19/20"},
		{"a check that cannot fail", 30, 15, false, "1"},
		{"a check that cannot succeed", -10, 25, false, "0"},
	} {
		f := OfTrial(r.bonus, r.dc, r.noOne)
		if f.String() != r.want {
			t.Errorf("%s: %s, want %s", r.name, f, r.want)
		}
		if sum := f.Not().Rat().Add(f.Not().Rat(), f.Rat()); sum.RatString() != "1" {
			t.Errorf("%s: with its contrary it adds up to %s", r.name, sum)
		}
	}
	for _, r := range [][3]string{{"0", "0", "19/40"}, {"5", "0", "7/10"}} { // ties go to who looks
		hide := int(r[0][0] - '0')
		if f := OfHiding(hide, 0); f.String() != r[2] {
			t.Errorf("hiding at +%d against +0: %s, want %s", hide, f, r[2])
		}
	}
	trip := OfTrial(5, 11, false).Both(OfContest(3, 3))
	if trip.String() != "3/8" { // 15 of 20, then an even contest
		t.Errorf("a touch at 3/4 and an even contest: %s, want 3/8", trip)
	}
}
