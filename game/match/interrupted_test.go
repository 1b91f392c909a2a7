package match

import (
	"math"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// beside is a d20 match of two creatures side by side, and of a friend of the
// first on the other side of the second, in its second round, so that nobody is
// flat-footed, with the first to act.
func beside(t *testing.T, kinds ...string) *Match {
	t.Helper()
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......", "......"}}}
	for i, kind := range kinds {
		sheet, ok := levels.Creature(kind)
		if !ok {
			t.Fatalf("there is no %s", kind)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, []string{"red", "blue", "red"}[i], [2]int{1 + i, 1}
		s.Combatants = append(s.Combatants, sheet)
	}
	m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, who, _ := m.Awaits(); m.Round() < 2 || who != 0; _, who, _ = m.Awaits() {
		if _, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestGrappleCountsTheStrikeThatFoilsIt: a hobgoblin that grapples a flanked monk
// touches in 65 and wins the check in 57 of a hundred, 37 together; but the monk
// strikes first, in 45, and any damage makes the hold fail: 20 (GRP-02, AOO-06).
func TestGrappleCountsTheStrikeThatFoilsIt(t *testing.T) {
	m := beside(t, "hobgoblin", "monk", "goblin")
	p := m.Preview(&rules.Action{Verb: rules.Grapple, By: 0, On: 1, Weapon: rules.UnarmedWeapon})
	if !p.Sure || p.Course == nil || len(p.Course.Strikes) != 1 || len(p.Strikes) != 1 || len(p.Contests) != 1 {
		t.Fatalf("the preview is %+v", p)
	}
	struck := p.Course.Strikes[0].Hits()
	touch, check := p.Strikes[0].Lands(), p.Contests[0].Wins
	t.Logf("struck %s, touch %s, check %s: %.5f", struck, touch, check, p.Chance.Float())
	if touch.Percent() != 65 || check.Percent() != 57 {
		t.Errorf("touch %d %%, check %d %%, want 65 and 57", touch.Percent(), check.Percent())
	}
	want := (1 - struck.Float()) * touch.Float() * check.Float()
	if got := p.Chance.Float(); math.Abs(got-want) > 1e-12 || p.Chance.Percent() >= 37 {
		t.Errorf("GRP-02: the hold is promised %.4f where the strike that foils it leaves %.4f", got, want)
	}
	if p.Chance.Percent() != 20 || struck.Percent() != 45 {
		t.Errorf("GRP-02: %d %% with a strike of %d %%, want 20 and 45", p.Chance.Percent(), struck.Percent())
	}
}

// TestNoReactorNoLoss: what nothing can interrupt comes off as its own dice say,
// exactly (MAN-01, ATK-01).
func TestNoReactorNoLoss(t *testing.T) {
	m := beside(t, "fighter", "orc")
	for _, a := range m.View(0).Legal(nil) {
		p := m.Preview(&a)
		if p.Course == nil || len(p.Course.Strikes) > 0 || len(p.Contests) > 0 || len(p.Strikes) != 1 {
			continue
		}
		if want := p.Strikes[0].Lands().Float(); math.Abs(p.Chance.Float()-want) > 1e-15 {
			t.Errorf("%s with weapon %d: %.17f, its dice say %.17f", a.Verb, a.Weapon, p.Chance.Float(), want)
		}
	}
}
