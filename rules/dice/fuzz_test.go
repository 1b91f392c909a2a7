package dice

import "testing"

// FuzzParse wants an expression that is written as it was read, or an error.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"1d8", "2d6+1", "1d4-1", "99d100+999", "1d٣", "d", "1d6+-1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := Parse(s)
		if err != nil {
			return
		}
		if again, err := Parse(e.String()); err != nil || again != e || e.Min() > e.Max() {
			t.Errorf("%q is %v, read again %v, %v", s, e, again, err)
		}
	})
}
