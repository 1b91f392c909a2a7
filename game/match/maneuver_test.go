package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// TestPreviewsOfManeuvers: what a trip, a grapple, a bull rush and an overrun
// would mean, before a die is drawn.
func TestPreviewsOfManeuvers(t *testing.T) {
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......", "......"}}}
	for i, c := range []string{"O", "G"} {
		sheet, _ := levels.Cast(c)
		sheet.ID, sheet.Side, sheet.At = i+1, []string{"red", "blue"}[i], [2]int{2 * i, 0}
		s.Combatants = append(s.Combatants, sheet)
	}
	m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, who, _ := m.Awaits(); who != 0; _, who, _ = m.Awaits() {
		if _, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil {
			t.Fatal(err)
		}
	}
	hash := m.Hash()
	over := rules.Action{Verb: rules.Overrun, By: 0, On: 1}
	for range 3 {
		over.Path.Add(2) // east
	}
	for _, c := range []struct {
		a        rules.Action
		hit      string // of the touch, "" for none
		mine     int16
		theirs   int16
		wins     string
		reactors int
		onTheWay int
	}{
		{rules.Action{Verb: rules.Trip, On: 1, Weapon: rules.UnarmedWeapon}, "17/20", 9, 3, "309/400", 1, 0},
		{rules.Action{Verb: rules.Grapple, On: 1, Weapon: rules.UnarmedWeapon}, "17/20", 12, 7, "59/80", 1, 0},
		{rules.Action{Verb: rules.BullRush, On: 1, Weapon: rules.UnarmedWeapon}, "", 9, 3, "309/400", 1, 0},
		{over, "", 9, 3, "309/400", 0, 1},
	} {
		p := m.Preview(&c.a)
		if !p.Refusal.OK() || len(p.Contests) != 1 || len(p.Reactors) != c.reactors || len(p.Way.Opportunities) != c.onTheWay {
			t.Errorf("%s: refused by %q, %d contests, %d reactors, %d on the way", c.a.Verb, p.Refusal.Cite, len(p.Contests), len(p.Reactors), len(p.Way.Opportunities))
			continue
		}
		if k := p.Contests[0]; k.Mine.Total != c.mine || k.Theirs.Total != c.theirs || k.Wins.String() != c.wins {
			t.Errorf("%s: %d against %d wins %s where %d against %d and %s are due", c.a.Verb, k.Mine.Total, k.Theirs.Total, k.Wins, c.mine, c.theirs, c.wins)
		}
		if c.hit != "" && (len(p.Strikes) != 1 || p.Strikes[0].Odds.Hit.String() != c.hit) {
			t.Errorf("%s: the touch is %+v where %s is due", c.a.Verb, p.Strikes, c.hit)
		}
	}
	if m.Hash() != hash {
		t.Error("DIC-02: a preview changed the match")
	}
}
