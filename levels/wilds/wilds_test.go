package wilds

import (
	"slices"
	"testing"
)

// every calls f with grounds of each kind, size and aim.
func every(seeds uint64, f func(g Ground)) {
	for _, kind := range Kinds {
		for _, size := range Sizes {
			for _, aim := range Aims {
				for seed := range seeds {
					f(Ground{kind, size, aim, seed + 1})
				}
			}
		}
	}
}

// TestEveryGroundCanBeCrossed: an ogre gets from start to start, nobody can stand where
// nobody can get, and turned about its middle a ground is itself.
func TestEveryGroundCanBeCrossed(t *testing.T) {
	different := map[string]bool{}
	every(15, func(g Ground) {
		l := lay(g)
		if !l.crossed() || !l.varied() {
			t.Fatalf("%s cannot be crossed, or is bare", g.Name())
		}
		for on, tiles := range l.tiles {
			back := slices.Clone(tiles)
			slices.Reverse(back)
			if !slices.Equal(back, tiles) {
				t.Fatalf("%s: layer %d is another from the other side", g.Name(), on)
			}
		}
		if g.Aim == "fell" {
			different[string(g.Map([2][]string{}))] = true
		}
	})
	if n := len(different); n < 262 { // of 270
		t.Errorf("%d different grounds of 270", n)
	}
}

// TestNamesOfGrounds: a name is read as what it was written of, and nothing else is one.
func TestNamesOfGrounds(t *testing.T) {
	every(2, func(g Ground) {
		if back, ok := Parse(g.Name()); !ok || back != g {
			t.Errorf("%s is read as %v, %t", g.Name(), back, ok)
		}
	})
	for _, name := range []string{"", "wilds", "wilds-meadow-short-fell", "wilds-meadow-short-fell-0", "wilds-meadow-short-fell-100000", "wilds-meadow-short-fell-07",
		"wilds-moon-short-fell-1", "wilds-meadow-tall-fell-1", "wilds-meadow-short-dance-1", "wilds-meadow-short-fell-1-1", "ford"} {
		if g, ok := Parse(name); ok {
			t.Errorf("%q is read as %v", name, g)
		}
	}
}

// TestArmiesSuitTheGround: they cost about as much as suits it, and each other.
func TestArmiesSuitTheGround(t *testing.T) {
	every(20, func(g Ground) {
		armies := g.Armies(func(kind string) int { return 10 + len(kind)*5 })
		for side, a := range armies {
			cost := 0
			for _, kind := range a {
				cost += 10 + len(kind)*5
			}
			if cost > g.Points() || cost < g.Points()/2 || len(a) == 0 || len(a) > most {
				t.Errorf("%s: side %d has %v for %d of %d", g.Name(), side+1, a, cost, g.Points())
			}
		}
	})
}
