package files

import "testing"

// TestRandom draws secrets of which no two are alike, and none is empty.
func TestRandom(t *testing.T) {
	seen := map[[16]byte]bool{{}: true}
	for range 100 {
		var b [16]byte
		if err := Random(b[:]); err != nil {
			t.Fatal(err)
		}
		if seen[b] {
			t.Fatalf("%x is drawn again", b)
		}
		seen[b] = true
	}
}
