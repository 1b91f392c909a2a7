package scene

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// walled is a map of two rooms with a gap in the wall between them.
func walled(fog string) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Fog = fog
		s.Map = rules.MapSetup{Rows: []string{
			"......#......",
			"......#......",
			"......#......",
			"......#......",
			".............",
		}}
	}
}

func TestFogHidesWhatIsNotSeenAndRemembersWhatWas(t *testing.T) {
	far := grid.C(12, 0)
	for _, fog := range []string{"off", "sight", "memory"} {
		b := opening(t, "en", walled(fog), stand{kind: "fighter", side: "blue", at: [2]int{2, 0}, leads: true}, stand{kind: "orc", side: "red", at: [2]int{12, 1}})
		b.show()
		s := &b.picture.Signs
		unseen, memory := slices.Contains(s.Unseen, far), slices.Contains(s.Memory, far)
		if unseen != (fog == "memory") || memory != (fog == "sight") {
			t.Errorf("fog %s: behind the wall unseen %v, remembered %v", fog, unseen, memory)
		}
		if slices.Contains(s.Unseen, grid.C(3, 1)) || slices.Contains(s.Memory, grid.C(3, 1)) {
			t.Errorf("fog %s: the square beside the fighter is not seen", fog)
		}
		if slices.Contains(s.Unseen, grid.C(6, 0)) {
			t.Errorf("fog %s: the wall before the fighter is not seen", fog)
		}
		if fog == "off" {
			continue
		}
		for _, id := range b.picture.Pieces {
			if id.Side == 1 {
				t.Errorf("fog %s: the orc behind the wall is drawn", fog)
			}
		}
	}
}

func TestFogRemembersAWayThatWasWalked(t *testing.T) {
	b := opening(t, "en", walled("memory"), stand{kind: "fighter", side: "blue", at: [2]int{5, 4}, leads: true}, stand{kind: "orc", side: "red", at: [2]int{0, 0}})
	b.show()
	if slices.Contains(b.picture.Signs.Unseen, grid.C(12, 4)) {
		t.Fatal("the gap in the wall shows nothing")
	}
	hidden := grid.C(7, 0)
	if !slices.Contains(b.picture.Signs.Unseen, hidden) {
		t.Fatalf("%v is seen from %v", hidden, grid.C(5, 4))
	}
	b.pointAt(grid.C(8, 4))
	b.act()
	b.quiet(t)
	b.show()
	if s := &b.picture.Signs; slices.Contains(s.Unseen, hidden) || slices.Contains(s.Memory, hidden) {
		t.Errorf("%v is not seen from %v", hidden, grid.C(8, 4))
	}
	back := grid.C(5, 0)
	if s := &b.picture.Signs; slices.Contains(s.Unseen, back) || !slices.Contains(s.Memory, back) {
		t.Errorf("%v is unseen %v, remembered %v; want remembered", back, slices.Contains(s.Unseen, back), slices.Contains(s.Memory, back))
	}
}

func TestFogRemembersWhereAnEnemyWasSeen(t *testing.T) {
	b := opening(t, "en", walled("memory"), stand{kind: "fighter", side: "blue", at: [2]int{5, 4}, leads: true}, stand{kind: "orc", side: "red", at: [2]int{10, 4}})
	b.show()
	if n := len(b.picture.Pieces); n != 2 {
		t.Fatalf("%d pieces are drawn through the gap, want 2", n)
	}
	b.pointAt(grid.C(2, 2))
	b.act()
	b.quiet(t)
	b.show()
	found := false
	for _, p := range b.picture.Pieces {
		if p.ID == 1 {
			found = true
			if !p.Hidden || !p.Bare || p.At != grid.C(10, 4) {
				t.Errorf("the orc out of sight is drawn as %+v, want pale at %v", p, grid.C(10, 4))
			}
		}
	}
	if !found {
		t.Error("nothing is left of the orc that was seen")
	}
}
