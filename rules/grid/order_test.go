package grid

import "testing"

// TestCanonicalOrder (GEO-18): squares come row by row.
func TestCanonicalOrder(t *testing.T) {
	for _, c := range []struct {
		a, b Cell
		want bool
	}{{C(1, 0), C(0, 1), true}, {C(0, 1), C(1, 0), false}, {C(1, 2), C(2, 2), true}, {C(2, 2), C(2, 2), false}} {
		if got := c.a.Before(c.b); got != c.want {
			t.Errorf("%v before %v: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// TestReachByEitherDiagonal (SIL-05, SIL-07): the second diagonal is within a
// reach of 2 by its own option, the third within 3 only where all count 1.
func TestReachByEitherDiagonal(t *testing.T) {
	for _, c := range []struct {
		o    Options
		to   Cell
		want int
	}{
		{Options{Reach2Diagonal: true}, C(2, 2), 2}, {Options{}, C(2, 2), 3},
		{Options{}, C(3, 3), 4}, {Options{Diagonal1111: true}, C(3, 3), 3},
	} {
		if got := c.o.ReachDistance(C(0, 0), c.to); got != c.want {
			t.Errorf("%+v: %v is %d from the corner, want %d", c.o, c.to, got, c.want)
		}
	}
}
