package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// TestFirstReasonIsTold: of several reasons against an attack the first of ATK-20 is
// told: the weapon before the range, the lines before what is seen; and against a
// shot at a square the same as against one at a creature.
func TestFirstReasonIsTold(t *testing.T) {
	sling := rules.WeaponSetup{Name: "sling", Kind: "ranged", Hand: "one", Damage: "1d4", Family: "sling", Increment: 1, Loaded: new(bool)}
	slit := func(s *rules.Setup) {
		s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "slit"}}}
	}
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		row    string
		want   rules.Cite
	}{
		{"unloaded, and too far", armed(0, sling), "G...........g", rules.ACT24},
		{"prone, unloaded, and too far", all(armed(0, sling), state(0, "prone")), "G...........g", rules.ATK08},
		{"a club through a slit, at one unseen", all(slit, armed(0, rules.WeaponSetup{Name: "club", Kind: "melee", Hand: "one", Damage: "1d6"}), state(1, "invisible")), "Gg", rules.COV13},
	} {
		e := set(t, c.change, c.row)
		if r := attack.Strikeable(e, 0, 1, 0, 0); r.Cite != c.want {
			t.Errorf("ATK-20: %s: refused by %s, want %s", c.what, r.Cite, c.want)
		}
		if c.want == rules.COV13 {
			continue
		}
		blind := set(t, all(c.change, state(0, "blinded")), c.row)
		at := rules.Action{Verb: rules.AttackSquare, By: 0, On: rules.Nobody, Cell: grid.C(len(c.row)-1, 0)}
		if r := blind.Check(&at); r.Cite != c.want {
			t.Errorf("CON-07: %s: a shot at the square is refused by %s, want %s", c.what, r.Cite, c.want)
		}
	}
}

// TestFirstReasonOfAnAim: a square too far off for an area is told to be that, though
// no line leads there either, as of an attack (ATK-20, ACT-28).
func TestFirstReasonOfAnAim(t *testing.T) {
	burst := rules.PowerSetup{ID: "burst", Cost: "standard", Range: 4, Damage: "1d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}
	e := set(t, able(0, burst), "G.#......g")
	for x, want := range map[int]rules.Cite{3: rules.COV12, 4: rules.COV12, 5: rules.ATK05, 9: rules.ATK05} {
		a := rules.Action{Verb: rules.Power, By: 0, On: rules.Nobody, Cell: grid.C(x, 0)}
		if r := e.Check(&a); r.Cite != want {
			t.Errorf("ACT-28: the square %d behind the wall is refused by %s, want %s", x, r.Cite, want)
		}
	}
}

// TestFirstReasonAgainstARun: what entangles a runner is told before what else keeps
// it from running, its blindness or its 5-foot step (CND-06, MOV-09).
func TestFirstReasonAgainstARun(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		want   rules.Cite
	}{
		{"blinded", state(0, "blinded"), rules.MOV09},
		{"entangled", state(0, "entangled"), rules.CND06},
		{"entangled and blinded", state(0, "entangled", "blinded"), rules.CND06},
	} {
		e := set(t, c.change, "G.......g")
		a := rules.Action{Verb: rules.Run, By: 0, On: rules.Nobody, Cell: grid.C(2, 0)}
		a.Path.Add(grid.E)
		a.Path.Add(grid.E)
		if r := e.Check(&a); r.Cite != c.want {
			t.Errorf("MOV-09: %s: the run is refused by %s, want %s", c.what, r.Cite, c.want)
		}
	}
}
