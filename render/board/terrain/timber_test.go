package terrain

import (
	"testing"

	"tenaille/rules/grid"
)

// TestRailsRunOn: a square of rails is drawn on into its neighbours; an end has a stop,
// a crossing runs straight.
func TestRailsRunOn(t *testing.T) {
	m := NewTerrain(6, 5)
	for _, c := range [...][2]int{{0, 1}, {1, 1}, {2, 1}, {2, 2}, {2, 3}, {4, 0}, {5, 4}, {4, 4}, {4, 3}} {
		m.Props = append(m.Props, Prop{Name: "rails", At: grid.C(c[0], c[1])})
	}
	for c, want := range map[[2]int]string{
		{0, 1}: "rails-02", {1, 1}: "rails-10", {2, 1}: "rails-12", {2, 2}: "rails-05", {2, 3}: "rails-01", {4, 0}: "rails-10", {4, 4}: "rails-03", {5, 4}: "rails-08",
	} {
		if got := m.rails(c[0], c[1]); got != want {
			t.Errorf("%s: %s, want %s", grid.C(c[0], c[1]).Name(), got, want)
		}
	}
}

// TestPiersStandInWater: planks that hang together with planks beside water stand in it,
// others do not; the walls of their houses are of timber, where no stone is beside.
func TestPiersStandInWater(t *testing.T) {
	m := NewTerrain(8, 4)
	for x := range 8 {
		m.Square(x, 0).Ground = Water
	}
	for _, c := range [...][2]int{{1, 1}, {1, 2}, {2, 2}, {5, 3}, {6, 3}} {
		m.Square(c[0], c[1]).Ground = Planks
	}
	m.Edges = []Edge{{At: grid.C(1, 1), Kind: Wall}, {At: grid.C(2, 2), Vertical: true, Kind: Door}, {At: grid.C(2, 2), Kind: Wall}, {At: grid.C(6, 3), Vertical: true, Kind: Wall}, {At: grid.C(1, 1), Kind: Slit}}
	d := dressed(m)
	for y := range 4 {
		for x := range 8 {
			want := x == 1 && (y == 1 || y == 2) || x == 2 && y == 2
			if d.pier(x, y) != want {
				t.Errorf("%s: pier %v, want %v", grid.C(x, y).Name(), !want, want)
			}
		}
	}
	for i, want := range []bool{true, true, false, false, false} {
		if d.Edges[i].timber != want {
			t.Errorf("edge %d: timber %v, want %v", i, !want, want)
		}
	}
	if m.Edges[0].timber || m.piers != nil {
		t.Error("the terrain that was given is changed")
	}
}

// TestEverySoftGroundHasAPlace: every ground with an edge of its own is laid once.
func TestEverySoftGroundHasAPlace(t *testing.T) {
	seen := map[Ground]bool{}
	for _, s := range spreads {
		if seen[s.of] || soft[s.of] == "" {
			t.Errorf("ground %d is laid twice or has no drawings", s.of)
		}
		seen[s.of] = true
	}
	if len(seen) != len(soft) {
		t.Errorf("%d soft grounds are laid of %d", len(seen), len(soft))
	}
}
