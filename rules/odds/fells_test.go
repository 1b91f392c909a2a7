package odds_test

import (
	"math/big"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// TestFellsIsOutOfTheFight walks a blow through the real steps for every number of hit
// points that it might take, and finds that the
// chance to fell is the chance that the target fights no more: with 0 hit points it is
// disabled only, unless it has no Constitution or its rules end it there (HP-02, HP-03,
// HP-08, CFL-18, SKI-05).
func TestFellsIsOutOfTheFight(t *testing.T) {
	for _, c := range []struct {
		name, ruleset string
		options       map[string]string
		traits        []string
		at            int // the hit points with which it is out
	}{
		{"HP-02 disabled with 0", "d20", nil, nil, -1},
		{"HP-08 no Constitution", "d20", nil, []string{"no_con"}, 0},
		{"HP-02 disabled with 0, by limited", "limited", nil, nil, -1},
		{"CFL-18 out with 0", "limited", map[string]string{"limited_zero_hp": "out"}, nil, 0},
		{"SKI-05 out with 0", "skirmish", nil, nil, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			for hp := range 8 {
				if c.at == 0 && hp == 0 {
					continue
				}
				s := rules.Setup{Ruleset: c.ruleset, Options: c.options, Map: rules.MapSetup{Rows: []string{"....", "....", "...."}}}
				for i, code := range []string{"R", "G"} {
					sheet, _ := levels.Cast(code)
					sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red"}[i], [2]int{1 + i, 1}
					s.Combatants = append(s.Combatants, sheet)
				}
				rogue, guard := &s.Combatants[0], &s.Combatants[1]
				rogue.Sneak, rogue.Weapons[0].Damage = 0, "1d6"
				guard.HP, guard.MaxHP, guard.Traits = hp, 20, append(guard.Traits, c.traits...)
				e, err := rulesets.New(&s)
				if err != nil {
					t.Fatal(err)
				}
				e.Free = true
				if got, want := combat.ToFell(e, 1), hp-c.at; got != want {
					t.Errorf("of %d hit points the loss of %d fells, want %d", hp, got, want)
				}
				var aim rules.Aim
				attack.AimAt(e, 0, 1, 0, 0, &aim)
				fells, left := new(big.Rat), map[int]bool{}
				walked := e.Clone()
				walked.Begin(&rules.Action{Verb: rules.Attack, By: 0, On: 1})
				ends(walked, func(e *rules.Encounter, share *big.Rat) {
					left[int(e.Facts.Combatants[1].HP)] = true
					if e.Rules.Attack.Defeated(e, 1) {
						fells.Add(fells, share)
					}
				})
				if got := odds.OfAttack(e, &aim.Frame, dice.Set{}).Drops; got.Rat().Cmp(fells) != 0 {
					t.Errorf("of %d hit points it is felled with %s, played with %s", hp, got, fells.RatString())
				}
				if hp == 4 && !left[0] {
					t.Error("no blow leaves it with exactly 0")
				}
			}
		})
	}
}
