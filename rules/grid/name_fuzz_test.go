package grid

import "testing"

// FuzzCellNamed wants the cell whose name was read, or none, from any text that should name
// a square, and of every cell of the largest map its own name back.
func FuzzCellNamed(f *testing.F) {
	for _, s := range []string{"A1", "C7", "Z999", "AA1", "ZZ10", "a1", "A01", "AAA1", "A", "7", "A1\n", "Ａ1", "A１", "", "A1000"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, ok := CellNamed(s)
		if ok && c.Name() != s {
			t.Errorf("%q is %v, whose name is %q", s, c, c.Name())
		}
		if ok && (c.X < 0 || c.Y < 0 || c.X >= 26*27 || c.Y >= 999) {
			t.Errorf("%q is %v", s, c)
		}
		if !ok && c != (Cell{}) {
			t.Errorf("%q is no square, and %v", s, c)
		}
		if len(s) < 2 {
			return
		}
		own := C(int(s[0]), int(s[1]))
		if back, ok := CellNamed(own.Name()); !ok || back != own {
			t.Errorf("%v is called %q, which is %v, %v", own, own.Name(), back, ok)
		}
	})
}
