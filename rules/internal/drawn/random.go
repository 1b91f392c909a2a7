package drawn

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Position draws a random situation: rough ground, walls, two to six
// creatures of several sizes in random states.
func Position(t *rapid.T) *rules.Encounter { return Situation(t, nil, "d20") }

// Sober draws a position of any ruleset, without abilities.
func Sober(t *rapid.T) *rules.Encounter { return Situation(t, nil, "d20", "limited", "skirmish") }

// Anywhere draws a gifted position of any ruleset.
func Anywhere(t *rapid.T) *rules.Encounter {
	return Situation(t, Empower, "d20", "limited", "skirmish")
}

// Situation draws a position of one of some rulesets and lets more be done to
// its setup.
func Situation(t *rapid.T, more func(*rapid.T, *rules.Setup), names ...string) *rules.Encounter {
	w, h := rapid.IntRange(5, 12).Draw(t, "w"), rapid.IntRange(5, 10).Draw(t, "h")
	ground := rapid.SampledFrom([]rune("........................##=~:tpi_n"))
	rows := make([][]rune, h)
	for y := range rows {
		rows[y] = rapid.SliceOfN(ground, w, w).Draw(t, "row")
	}
	s := rules.Setup{Ruleset: rapid.SampledFrom(names).Draw(t, "ruleset")}
	for range rapid.IntRange(0, 4).Draw(t, "edges") {
		x, y := rapid.IntRange(1, w-1).Draw(t, "ex"), rapid.IntRange(1, h-1).Draw(t, "ey")
		name := rapid.SampledFrom([]string{"V", "H"}).Draw(t, "edge")
		kind := rapid.SampledFrom([]string{"wall", "low", "glass", "window"}).Draw(t, "kind")
		s.Map.Edges = append(s.Map.Edges, rules.EdgeSetup{Edge: fmt.Sprintf("%s(%d,%d)", name, x, y), FeatureSetup: rules.FeatureSetup{Feature: kind, Door: doorOrNot(kind == "wall" && rapid.Bool().Draw(t, "door"))}})
	}
	taken := map[[2]int]bool{}
	states := []string{"prone", "flat_footed", "shaken", "blinded", "stunned", "entangled", "kneeling", "total_defence", "fighting_defensively"}
	for i := range rapid.IntRange(2, 6).Draw(t, "n") {
		sheet, _ := levels.Cast(rapid.SampledFrom([]string{"G", "A", "R", "O"}).Draw(t, "cast"))
		n := 1
		if sheet.Size == "large" {
			n = 2
		}
		at := [2]int{rapid.IntRange(0, w-n).Draw(t, "x"), rapid.IntRange(0, h-n).Draw(t, "y")}
		free := true
		for k := range n * n {
			free = free && !taken[[2]int{at[0] + k%n, at[1] + k/n}]
		}
		if !free {
			continue
		}
		for k := range n * n {
			c := [2]int{at[0] + k%n, at[1] + k/n}
			taken[c], rows[c[1]][c[0]] = true, '.'
		}
		sheet.ID, sheet.At = i+1, at
		sheet.Side = rapid.SampledFrom([]string{"blue", "red"}).Draw(t, "side")
		if rapid.IntRange(0, 3).Draw(t, "ill") == 0 {
			sheet.State = []rules.ConditionSetup{{ID: rapid.SampledFrom(states).Draw(t, "state")}}
		}
		if rapid.IntRange(0, 5).Draw(t, "hurt") == 0 {
			sheet.HP = rapid.IntRange(-3, 2).Draw(t, "hp")
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	wrestle(t, &s)
	if more != nil {
		more(t, &s)
	}
	for _, r := range rows {
		s.Map.Rows = append(s.Map.Rows, string(r))
	}
	scenery(t, &s)
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatalf("the position drawn is none: %v", err)
	}
	return e
}

// wrestle locks some of the creatures in a grapple, perhaps with a pin, gives
// weapons and feats for maneuvers, and now and then takes the gravity away.
func wrestle(t *rapid.T, s *rules.Setup) {
	s.Map.ZeroGravity = rapid.IntRange(0, 7).Draw(t, "gravity") == 0
	for i := range s.Combatants {
		c := &s.Combatants[i]
		if rapid.IntRange(0, 3).Draw(t, "tools") == 0 {
			c.Weapons = append(c.Weapons,
				rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true},
				rules.WeaponSetup{Name: "claw", Kind: "melee", Hand: "light", Damage: "1d4", Natural: true})
			c.Feats = append(c.Feats, rapid.SampledFrom([]string{"improved_trip", "improved_grapple", "improved_disarm", "improved_bull_rush", "combat_reflexes"}).Draw(t, "feat"))
		}
		if rapid.IntRange(0, 7).Draw(t, "afloat") == 0 && s.Map.ZeroGravity {
			c.State = append(c.State, rules.ConditionSetup{ID: "floating"})
		}
	}
	if len(s.Combatants) < 2 || rapid.IntRange(0, 2).Draw(t, "locked") != 0 {
		return
	}
	a := &s.Combatants[0]
	for i := range rapid.IntRange(1, min(2, len(s.Combatants)-1)).Draw(t, "grapplers") {
		b := &s.Combatants[i+1]
		if a.HP <= 0 || b.HP <= 0 || len(b.State) > 0 || b.Size == "large" {
			continue
		}
		b.At = a.At
		a.State = append(a.State, rules.ConditionSetup{ID: "grappling", With: []int{b.ID}})
		b.State = []rules.ConditionSetup{{ID: "grappling", With: []int{a.ID}}}
		if rapid.IntRange(0, 3).Draw(t, "pin") == 0 {
			b.State = append(b.State, rules.ConditionSetup{ID: "pinned", By: a.ID})
		}
	}
}

// abilities are those that empower hands out: every kind of target and area.
var abilities = []rules.PowerSetup{
	{ID: "mend", Cost: "standard", Range: 1, Heal: "1d8+1", PerMatch: 2},
	{ID: "pot", Cost: "standard", Range: 6, Damage: "2d6", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}},
	{ID: "cloud", Cost: "standard", Range: 5, Condition: "blinded", Rounds: 2, Area: &rules.AreaSetup{Kind: "spread", Radius: 2}},
	{ID: "roar", Cost: "standard", Condition: "frightened", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}, Area: &rules.AreaSetup{Kind: "cone", Length: 3}},
	{ID: "bolt", Cost: "standard", Damage: "1d6", Area: &rules.AreaSetup{Kind: "line", Length: 6}},
	{ID: "ray", Cost: "standard", Range: 8, Attack: "ranged", Against: "touch", Damage: "1d8"},
	{ID: "palm", Cost: "standard", Attack: "melee", Damage: "1d6", Condition: "stunned", Rounds: 1, Save: &rules.SaveSetup{Kind: "fortitude", DC: 14, Success: "negates"}},
	{ID: "dread", Cost: "standard", Attack: "melee", Condition: "shaken", Rounds: 2},
	{ID: "lull", Cost: "move", Range: 6, Condition: "asleep", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 12, Success: "negates"}},
}

// Empower gives some of the creatures abilities and draughts, and has some of
// them afraid of another.
func Empower(t *rapid.T, s *rules.Setup) {
	for i := range s.Combatants {
		c := &s.Combatants[i]
		switch rapid.IntRange(0, 5).Draw(t, "gift") {
		case 0:
			k := rapid.IntRange(0, len(abilities)-1).Draw(t, "ability")
			c.Powers = append(c.Powers, abilities[k], abilities[(k+3)%len(abilities)])
		case 1:
			c.Carried = append(c.Carried, rapid.SampledFrom(rules.Potions()).Draw(t, "draught"))
		case 2:
			by := &s.Combatants[rapid.IntRange(0, len(s.Combatants)-1).Draw(t, "dread")]
			c.State = append(c.State, rules.ConditionSetup{ID: "frightened", By: by.ID, Rounds: rapid.IntRange(0, 2).Draw(t, "rounds")})
		}
	}
}

// Draw is the position as a person reads it.
func Draw(e *rules.Encounter) string {
	rows := make([][]rune, len(e.Setup.Map.Rows))
	for i, r := range e.Setup.Map.Rows {
		rows[i] = []rune(r)
	}
	for id := range e.Count() {
		s := e.Space(id)
		for i := range s.Len() {
			c := s.Cell(i)
			rows[c.Y][c.X] = rune("AB"[e.Creatures[id].Side%2])
		}
	}
	var b strings.Builder
	for _, r := range rows {
		fmt.Fprintln(&b, string(r))
	}
	return b.String()
}

// scenery adds to a drawn position what it is poor in: levels, darkness and
// lamps.
func scenery(t *rapid.T, s *rules.Setup) {
	w, h := len([]rune(s.Map.Rows[0])), len(s.Map.Rows)
	for range rapid.IntRange(0, 4).Draw(t, "hills") {
		s.Map.Elevation = append(s.Map.Elevation, rules.ElevationSetup{Cell: [2]int{rapid.IntRange(0, w-1).Draw(t, "hx"), rapid.IntRange(0, h-1).Draw(t, "hy")}, Level: rapid.IntRange(1, 2).Draw(t, "level")})
	}
	if rapid.IntRange(0, 2).Draw(t, "night") == 0 {
		s.Map.Light = &rules.LightSetup{Ambient: rapid.SampledFrom([]string{"dim", "dark"}).Draw(t, "ambient")}
		for range rapid.IntRange(0, 2).Draw(t, "lamps") {
			s.Map.Light.Sources = append(s.Map.Light.Sources, rules.SourceSetup{Cell: [2]int{rapid.IntRange(0, w-1).Draw(t, "lx"), rapid.IntRange(0, h-1).Draw(t, "ly")}, Bright: rapid.IntRange(1, 3).Draw(t, "bright")})
		}
	}
}

func doorOrNot(door bool) rules.DoorSetup {
	if door {
		return rules.SomeDoor
	}
	return 0
}
