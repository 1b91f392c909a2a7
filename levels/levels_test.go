package levels

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

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
		if d := cmp.Diff(s, file.Cases[0].Setup, cmpopts.IgnoreUnexported(rules.MapSetup{})); d != "" {
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

// TestHulkAndReliquary: what no other map has is on the last two: weightlessness,
// gunports, glass, narrow ways, improved cover, haze of 10 and 40 %, ladders and
// beams, and creatures that do not start at their ease (MOV-14, CND-01).
func TestHulkAndReliquary(t *testing.T) {
	for name, want := range map[string]struct {
		weightless    bool
		cells         string
		edges, states []string
		haze          []int
	}{
		"derelict":  {true, "n%i_o", []string{"slit", "window", "curtain", "low", "wall"}, []string{"floating"}, []int{10, 40}},
		"reliquary": {false, "nicb_ot", []string{"slit", "window", "curtain", "low", "glass", "conceal"}, []string{"pinned", "grappling", "bound", "cowering", "asleep", "kneeling", "dazzled", "entangled", "blinded"}, []int{10}},
	} {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if s.Map.ZeroGravity != want.weightless || s.Map.Light == nil || s.Map.Light.Ambient == "bright" {
			t.Errorf("%s: weightless %v, light %v", name, s.Map.ZeroGravity, s.Map.Light)
		}
		rows := strings.Join(s.Map.Rows, "")
		for _, c := range want.cells {
			if !strings.ContainsRune(rows, c) {
				t.Errorf("%s has no cell %q", name, c)
			}
		}
		for _, feature := range want.edges {
			if !slices.ContainsFunc(s.Map.Edges, func(e rules.EdgeSetup) bool { return e.Feature == feature }) {
				t.Errorf("%s has no %s", name, feature)
			}
		}
		for _, pct := range want.haze {
			found := false
			for _, list := range s.Map.Legend {
				found = found || slices.ContainsFunc(list, func(f rules.FeatureSetup) bool { return f.Feature == "conceal" && f.Pct == pct })
			}
			if !found {
				t.Errorf("%s has no haze of %d %%", name, pct)
			}
		}
		for _, state := range want.states {
			if !slices.ContainsFunc(s.Combatants, func(c rules.Sheet) bool {
				return slices.ContainsFunc(c.State, func(x rules.ConditionSetup) bool { return x.ID == state })
			}) {
				t.Errorf("nobody on %s starts %s", name, state)
			}
		}
	}
}

// TestMapsBringTheirRules: what a sheet has for rules that are seldom met stands on
// a map, so that a player meets them without buying an army: heavy armour (MOV-13),
// an off hand (DMG-05), several multipliers (DMG-07), a blow that may kill at once
// where massive damage is on (HP-07), draughts that blur and displace (CON-09),
// venom (DMG-11), sizes from Diminutive to Colossal (SIZ-03), and somebody who
// begins on a ladder (CND-10).
func TestMapsBringTheirRules(t *testing.T) {
	met := map[string]string{}
	for _, name := range Names() {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, c := range s.Combatants {
			note := func(what string, ok bool) {
				if ok {
					met[what] = name
				}
			}
			size := c.Size
			if size == "" {
				size = "medium"
			}
			note(size, true)
			note("heavy armour", c.Armor != nil && c.Armor.Category == "heavy")
			for _, thing := range c.Carried {
				note(thing, true)
			}
			for _, w := range c.Weapons {
				note("off hand with Strength", w.OffHand && c.Abilities.Str > 13)
				note("venom", w.Saps != nil)
			}
		}
	}
	for _, what := range []string{
		"tiny", "small", "medium", "large", "colossal", "heavy armour", "off hand with Strength", "venom",
		"displacing_draught", "net", "vanishing_draught", "restoring_draught", "courage_draught",
	} {
		if met[what] == "" {
			t.Errorf("no map has %s", what)
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
