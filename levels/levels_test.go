package levels

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/rules"
)

// ours are the maps whose content is promised; a map that somebody puts beside
// them need not keep the promise.
var ours = []string{"broken-keep", "ford", "proving-ground"}

func TestBuiltInLevels(t *testing.T) {
	if n := len(Names()); n < 3 {
		t.Fatalf("%d levels, want 3 or more", n)
	}
	for _, name := range ours {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if w, h := len(s.Map.Rows[0]), len(s.Map.Rows); w < 20 || h < 14 {
			t.Errorf("%s is %dx%d, want 20x14 or more", name, w, h)
		}
		if s.Name != name {
			t.Errorf("%s calls itself %q", name, s.Name)
		}
		has := func(feature string) bool {
			return slices.ContainsFunc(s.Map.Edges, func(e rules.EdgeSetup) bool { return e.Feature == feature })
		}
		rows := strings.Join(s.Map.Rows, "")
		for what, ok := range map[string]bool{
			"thin walls": has("wall"), "low walls": has("low") || strings.Contains(rows, "="),
			"difficult ground": strings.Contains(rows, "~"), "tall grass": strings.Contains(rows, ":"),
			"elevation": len(s.Map.Elevation) > 0, "a look": s.Look != nil && len(s.Look.Ground) == len(s.Map.Rows),
		} {
			if !ok {
				t.Errorf("%s has no %s", name, what)
			}
		}
		reach := false
		for i, c := range s.Combatants {
			if c.ID != i+1 {
				t.Errorf("%s: combatant %d has id %d", name, i, c.ID)
			}
			for _, w := range c.Weapons {
				reach = reach || w.Reach == "reach"
			}
		}
		if !reach || s.Combatants[0].Side != "blue" || s.Combatants[len(s.Combatants)-1].Side != "red" {
			t.Errorf("%s: a reach weapon: %v; sides from %q to %q, want blue to red", name, reach, s.Combatants[0].Side, s.Combatants[len(s.Combatants)-1].Side)
		}
		var buf bytes.Buffer
		if err := WritePosition(&buf, s); err != nil {
			t.Fatal(err)
		}
		file, err := ReadPosition(&buf, name)
		if err != nil {
			t.Error(err)
			continue
		}
		if d := cmp.Diff(s, file.Cases[0].Setup); d != "" {
			t.Errorf("%s: written and read again differs (-want +got):\n%s", name, d)
		}
	}
}

// What the two later maps are played for is on them: darkness with lamps, a
// chasm with a beam and a bridge; curtains, doors and smoke.
func TestMinesAndMarkets(t *testing.T) {
	for name, want := range map[string]struct {
		ambient, cells string
		edges          []string
	}{
		"salt-mine":    {"dark", "~", []string{"low"}},
		"night-market": {"dim", "", []string{"curtain", "door", "low"}},
	} {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if s.Map.Light.Ambient != want.ambient || len(s.Map.Light.Sources) < 6 {
			t.Errorf("%s is %q with %d lights, want %q with 6 or more", name, s.Map.Light.Ambient, len(s.Map.Light.Sources), want.ambient)
		}
		for _, feature := range want.edges {
			if !slices.ContainsFunc(s.Map.Edges, func(e rules.EdgeSetup) bool {
				return e.Feature == feature && e.Door == 0 || e.Door != 0 && feature == "door"
			}) {
				t.Errorf("%s has no %s", name, feature)
			}
		}
		if rows := strings.Join(s.Map.Rows, ""); !strings.Contains(rows, want.cells) {
			t.Errorf("%s has no %q", name, want.cells)
		}
	}
}

func TestProvingGroundIsFourAgainstFour(t *testing.T) {
	s, err := Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	sides, kinds := map[string]int{}, map[string]bool{}
	for _, c := range s.Combatants {
		sides[c.Side]++
		kinds[c.Kind] = true
	}
	if sides["blue"] != 4 || sides["red"] != 4 || len(kinds) < 6 {
		t.Errorf("sides %v, kinds %v; want 4 against 4 of several kinds", sides, kinds)
	}
}
