package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// throng is a random position in which whatever interrupts an action is likely:
// crowded rough ground, creatures of several sizes side by side, long weapons,
// Combat Reflexes, all sorts of states, few hit points; then some actions that
// nobody would choose. The numbers come from one stream, so that the same seed
// is the same position.
func throng(t testing.TB, ruleset string, seed uint64) *Match {
	t.Helper()
	m, err := thronged(ruleset, seed)
	if err != nil {
		t.Fatalf("seed %d: the position drawn is none: %v", seed, err)
	}
	return m
}

// thronged is throng; of few seeds no position comes: only one side has found room.
func thronged(ruleset string, seed uint64) (*Match, error) {
	src := dice.NewStream(seed)
	upTo := func(n int) int { return src.D(n) - 1 }
	one := func(of []string) string { return of[upTo(len(of))] }
	w, h := 7+upTo(4), 6+upTo(3)
	const ground = "..............................##=~:tpi_n"
	rows := make([][]byte, h)
	for y := range rows {
		rows[y] = make([]byte, w)
		for x := range rows[y] {
			rows[y][x] = ground[upTo(len(ground))]
		}
	}
	s := rules.Setup{Ruleset: ruleset, Fog: "off", Options: map[string]string{}}
	kinds := levels.Kinds()
	taken := map[[2]int]bool{}
	feats := []string{"combat_reflexes", "improved_trip", "improved_grapple", "improved_disarm", "improved_bull_rush", "improved_unarmed_strike", "two_weapon_fighting"}
	states := []string{"prone", "entangled", "kneeling", "shaken", "flat_footed", "dazzled", "fighting_defensively", "total_defence", "stunned", "blinded", "invisible", "paralysed"}
	for i := range 6 + upTo(4) {
		sheet, _ := levels.Creature(kinds[upTo(len(kinds))])
		n := 1
		switch sheet.Size {
		case "large":
			n = 2
		case "huge":
			n = 3
		case "gargantuan":
			n = 4
		case "colossal":
			n = 6
		}
		at, free := [2]int{}, false
		for range 12 { // near the middle, where the others are
			if at = [2]int{upTo(w), upTo(h)}; at[0]+n > w || at[1]+n > h {
				continue
			}
			free = true
			for k := range n * n {
				free = free && !taken[[2]int{at[0] + k%n, at[1] + k/n}]
			}
			if free {
				break
			}
		}
		if !free {
			continue
		}
		for k := range n * n {
			c := [2]int{at[0] + k%n, at[1] + k/n}
			taken[c] = true
			if n > 1 || rows[c[1]][c[0]] != '~' {
				rows[c[1]][c[0]] = '.'
			}
		}
		sheet.ID, sheet.At, sheet.Side = i+1, at, []string{"blue", "red"}[len(s.Combatants)%2]
		if upTo(3) == 0 {
			sheet.Feats = append(sheet.Feats, one(feats))
		}
		if upTo(3) == 0 {
			sheet.Weapons = append(sheet.Weapons, rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true})
		}
		if upTo(4) == 0 && ruleset != "skirmish" {
			sheet.State = []rules.ConditionSetup{{ID: one(states)}}
		}
		if upTo(5) == 0 {
			sheet.Conceal = []int{20, 50}[upTo(2)]
		}
		switch upTo(3) {
		case 0:
			sheet.HP = 1 + upTo(min(sheet.MaxHP, 12))
		case 1:
			if ruleset != "skirmish" && upTo(3) == 0 {
				sheet.HP = -1 - upTo(6)
			}
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	if n := len(s.Combatants); n >= 3 && upTo(3) == 0 && ruleset != "skirmish" {
		a, b := &s.Combatants[0], &s.Combatants[1]
		a.State = append(a.State, rules.ConditionSetup{ID: "grappling", With: []int{b.ID}})
		b.State = append(b.State, rules.ConditionSetup{ID: "grappling", With: []int{a.ID}})
	}
	for _, r := range rows {
		s.Map.Rows = append(s.Map.Rows, string(r))
	}
	m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: seed, Silent: true})
	if err != nil {
		return nil, err
	}
	for late := upTo(4) > 0; late && m.Round() < 2; { // nobody is flat-footed any more
		_, who, _ := m.Awaits()
		if over, _ := m.Over(); over || who == rules.Nobody {
			break
		}
		a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if !m.check(&a).OK() {
			a.Verb = rules.Pass
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			break
		}
	}
	for range upTo(14) {
		if over, _ := m.Over(); over {
			break
		}
		_, _, side := m.Awaits()
		legal := m.View(max(side, 0)).Legal(nil)
		if len(legal) == 0 {
			break
		}
		if _, err := m.Do(legal[upTo(len(legal))]); err != nil {
			return nil, err
		}
	}
	return m, nil
}
