package combat_test

import (
	"fmt"
	"slices"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// positions draws those of the ledger.
var positions = rapid.Custom(func(t *rapid.T) *rules.Setup {
	return furnished(t, situation(t, disorder, "d20", "d20", "limited", "skirmish").Setup)
})

// furnished puts doors round the first creature of some positions.
func furnished(t *rapid.T, s *rules.Setup) *rules.Setup {
	if len(s.Combatants) == 0 || rapid.IntRange(0, 2).Draw(t, "doors") > 0 {
		return s
	}
	f := *s
	door := func() rules.FeatureSetup {
		return rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Open: rapid.Bool().Draw(t, "open"), Locked: rapid.IntRange(0, 3).Draw(t, "locked door") == 0}
	}
	x, y := f.Combatants[0].At[0], f.Combatants[0].At[1]
	f.Map.Edges = slices.Clone(f.Map.Edges)
	for _, edge := range []string{fmt.Sprintf("V(%d,%d)", x, y), fmt.Sprintf("H(%d,%d)", x, y), fmt.Sprintf("V(%d,%d)", x+1, y), fmt.Sprintf("H(%d,%d)", x, y+1)} {
		taken := slices.ContainsFunc(f.Map.Edges, func(o rules.EdgeSetup) bool { return o.Edge == edge })
		if !taken && rapid.Bool().Draw(t, "door here") {
			f.Map.Edges = append(f.Map.Edges, rules.EdgeSetup{Edge: edge, FeatureSetup: door()})
		}
	}
	rows := slices.Clone(f.Map.Rows)
	for range rapid.IntRange(0, 2).Draw(t, "door cells") {
		cx, cy := x+rapid.IntRange(-1, 2).Draw(t, "dx"), y+rapid.IntRange(-1, 2).Draw(t, "dy")
		if cy >= 0 && cy < len(rows) && cx >= 0 && cx < len(rows[cy]) && rows[cy][cx] == '.' {
			rows[cy] = rows[cy][:cx] + "d" + rows[cy][cx+1:]
		}
	}
	f.Map.Rows, f.Map.Legend = rows, map[string][]rules.FeatureSetup{"d": {door()}}
	if _, err := rulesets.New(&f); err != nil {
		return s // somebody would stand in one that is shut
	}
	return &f
}

// disorder has some creatures asleep, hidden or unarmed, their weapons on the
// ground or unloaded, gives abilities, and plays by some other options.
func disorder(t *rapid.T, s *rules.Setup) {
	empower(t, s)
	no := false
	for i := range s.Combatants {
		c := &s.Combatants[i]
		c.Weapons = slices.Clone(c.Weapons)
		for k := range c.Weapons {
			switch rapid.IntRange(0, 9).Draw(t, "weapon is") {
			case 0, 1:
				c.Weapons[k].Ready = &no
			case 2:
				c.Weapons[k].Loaded = &no
			}
			vary(t, &c.Weapons[k])
		}
		c.Feats = slices.Clone(c.Feats)
		for range rapid.IntRange(0, 2).Draw(t, "more feats") {
			c.Feats = append(c.Feats, rapid.SampledFrom([]string{
				"combat_reflexes", "dodge", "improved_unarmed_strike", "improved_grapple", "improved_trip", "improved_disarm",
				"improved_bull_rush", "precise_shot", "run", "two_weapon_fighting", "weapon_finesse", "uncanny_dodge",
				"improved_uncanny_dodge", "evasion", "improved_evasion", "crit_immune", "see_invisible", "stable", "climb_speed",
			}).Draw(t, "which"))
		}
		if rapid.IntRange(0, 4).Draw(t, "off hand") == 0 && len(c.Weapons) < 12 {
			c.Weapons = append(c.Weapons,
				rules.WeaponSetup{Name: "main-gauche", Kind: "melee", Hand: "light", Damage: "1d4", Threat: 19, OffHand: true, Extra: "1d6"},
				rules.WeaponSetup{Name: "pike", Kind: "melee", Hand: "two", Damage: "1d8", Reach: "reach", Piercing: true})
		}
		if rapid.IntRange(0, 6).Draw(t, "veiled") == 0 {
			c.Conceal = rapid.SampledFrom([]int{20, 50}).Draw(t, "by")
		}
		if rapid.IntRange(0, 3).Draw(t, "quiet") == 0 {
			c.State = append(c.State, rules.ConditionSetup{ID: rapid.SampledFrom([]string{"asleep", "hidden", "invisible", "bound", "cowering", "paralysed"}).Draw(t, "how")})
		}
	}
	for range rapid.IntRange(0, 3).Draw(t, "states") {
		c := &s.Combatants[rapid.IntRange(0, len(s.Combatants)-1).Draw(t, "whose")]
		state := rules.ConditionSetup{ID: rapid.SampledFrom([]string{
			"dazzled", "prone", "kneeling", "sitting", "invisible", "entangled", "shaken", "frightened", "blinded", "flat_footed", "cowering", "stunned",
			"paralysed", "asleep", "bound", "charging", "running", "total_defence", "fighting_defensively", "hidden",
		}).Draw(t, "which state")}
		if slices.ContainsFunc(c.State, func(o rules.ConditionSetup) bool { return o.ID == state.ID }) {
			continue
		}
		if by := s.Combatants[rapid.IntRange(0, len(s.Combatants)-1).Draw(t, "from")].ID; by != c.ID {
			state.By, state.Rounds = by, rapid.IntRange(0, 2).Draw(t, "lasts")
		}
		c.State = append(c.State, state)
	}
	if rapid.IntRange(0, 3).Draw(t, "gloom") == 0 {
		s.Map.Light = &rules.LightSetup{Ambient: rapid.SampledFrom([]string{"dim", "dark"}).Draw(t, "ambient"), Sources: []rules.SourceSetup{{Cell: [2]int{2, 2}, Bright: 3}}}
	}
	if s.Ruleset != "skirmish" && len(s.Combatants) > 2 && rapid.IntRange(0, 3).Draw(t, "unaware") == 0 {
		s.Surprised = []int{s.Combatants[0].ID}
		if rapid.Bool().Draw(t, "ambush") {
			s.Ambush = []int{s.Combatants[1].ID}
		}
	}
	table := rulesets.Options()
	for range rapid.IntRange(0, 3).Draw(t, "options") {
		o := &table[rapid.IntRange(0, len(table)-1).Draw(t, "option")]
		if values := o.Values; len(values) > 0 {
			if s.Options == nil {
				s.Options = map[string]string{}
			}
			s.Options[o.Name] = values[rapid.IntRange(0, len(values)-1).Draw(t, "value")]
		}
	}
}

// vary makes some weapons stranger than any shop sells them.
func vary(t *rapid.T, w *rules.WeaponSetup) {
	switch rapid.IntRange(0, 15).Draw(t, "strange") {
	case 0:
		w.OffHand = w.Kind == "melee"
	case 1:
		w.TwoHanded, w.Enhancement = true, 1
	case 2:
		w.Hand = rapid.SampledFrom([]string{"light", "one", "two"}).Draw(t, "hand")
	case 3:
		w.Increment = rapid.IntRange(1, 3).Draw(t, "increment")
	case 4:
		w.Reach = rapid.SampledFrom([]string{"reach", "all"}).Draw(t, "reach")
	case 5:
		if w.Kind == "ranged" {
			w.Family, w.Rating = rapid.SampledFrom([]string{"", "bow", "composite", "crossbow", "sling", "shuriken"}).Draw(t, "family"), 1
		} else {
			w.Kind, w.Increment = "thrown", 2
		}
	case 6:
		w.Touch, w.Extra = true, "1d4"
	case 7:
		w.Damage = "1d6+48"
	case 8:
		w.Saps = &rules.SapSetup{Score: rapid.SampledFrom([]string{"str", "dex", "con"}).Draw(t, "score"), Dice: "1d4", Rounds: rapid.IntRange(0, 2).Draw(t, "rounds")}
	}
}
