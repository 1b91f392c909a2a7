//go:build !js

package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/desk"
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// byRules makes a position one of a ruleset.
func byRules(name string) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Ruleset = name }
}

// tough stands on its feet whatever happens.
func tough(s stand) stand {
	return s.But(func(c *rules.Sheet) { c.HP, c.MaxHP = 90, 90 })
}

// fightersAndOrc are two fighters and an orc between them and nobody; the first fighter
// leads.
func fightersAndOrc(t *testing.T, lang, ruleset string) *battle {
	t.Helper()
	b := opening(t, lang, byRules(ruleset), tough(blue("fighter", 3, 4)).First(), tough(blue("fighter", 3, 8)), tough(red("orc", 7, 8)))
	if b.turn.Now.Who != 0 {
		t.Fatalf("%s: %d acts", ruleset, b.turn.Now.Who)
	}
	return b
}

// planThere makes the plan of whom is planned for by a click on a square.
func (b *battle) planThere(t *testing.T, c grid.Cell) {
	t.Helper()
	b.pointAt(c)
	if p := &b.turn.Forecast.Proposed; !p.Planned || !p.Refusal.OK() {
		t.Fatalf("at %s nothing can be planned: %+v", c.Name(), p.Refusal)
	}
	b.command.Act()
}

// pressed clicks a part of the panels, which must be there.
func pressed(t *testing.T, b *battle, id string) {
	t.Helper()
	if !b.Press(id) {
		t.Fatalf("there is no %s", id)
	}
	b.arrange()
}

// until ends turns until somebody acts.
func (b *battle) until(t *testing.T, id rules.ID) {
	t.Helper()
	for n := 0; b.turn.Now.Who != id; n++ {
		if n > 12 {
			t.Fatalf("%d never acts", id)
		}
		b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		b.rest(t)
	}
	b.rest(t)
}

// TestAPlanWaitsForItsTurn: in the rulesets in which creatures have turns, what is planned
// for another changes nothing, waits as a ghost with its way, its target and the exact
// chance that it has where the board will be, is offered when the turn has come, with the
// same chance where nothing has changed, and carried out by one press.
func TestAPlanWaitsForItsTurn(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		for _, lang := range []string{"en", "fr"} {
			b := fightersAndOrc(t, lang, ruleset)
			hash, actions := b.turn.Match.Hash(), b.turn.Match.Actions()
			pressed(t, b, "toggle.plans")
			if b.turn.Wanted.Ahead.For != 1 || b.turn.Now.Who != 1 || b.desk.Panels.Strip == nil {
				t.Fatalf("%s: planned for is %d", ruleset, b.turn.Wanted.Ahead.For)
			}
			b.planThere(t, grid.C(7, 8))
			p := plan.IntentOf(b.turn, 1)
			if p == nil || len(p.Acts) != 2 || !p.Sure || len(p.Way) < 2 || p.On != 2 {
				t.Fatalf("%s: the plan is %+v", ruleset, p)
			}
			promised, acts := p.Chance, slices.Clone(p.Acts)
			b.arrange()
			s := b.table.Picture.Signs.Planned
			if len(s) != 1 || s[0].At.At != p.Way[len(p.Way)-1] || s[0].On == nil || s[0].On.At != grid.C(7, 8) || len(s[0].Way) != len(p.Way) {
				t.Fatalf("%s: the board shows %+v", ruleset, s)
			}
			want := map[string]string{"en": "if nothing changes", "fr": "si rien ne change"}[lang]
			if hint := b.desk.Panels.Strip.Hint; !strings.Contains(hint, want) || !strings.Contains(hint, b.Chance(promised)) {
				t.Errorf("%s: the band says %q", ruleset, hint)
			}
			pressed(t, b, desk.LeaveID)
			if b.turn.Now.Who != 0 || b.turn.Match.Hash() != hash || b.turn.Match.Actions() != actions {
				t.Fatalf("%s: planning has changed the match, or %d acts now", ruleset, b.turn.Now.Who)
			}
			if len(plan.Due(b.turn)) != 0 {
				t.Fatalf("%s: the plan is due out of turn", ruleset)
			}
			b.until(t, 1)
			b.Update()
			f, known := b.turn.Forecast.Proposed.Headline(b.turn)
			if got := b.turn.Forecast.Proposed.Acts; !slices.Equal(got, acts) || !known || f != promised {
				t.Fatalf("%s: offered is %+v with %v %s, promised %s", ruleset, got, known, f, promised)
			}
			b.pointAt(grid.C(1, 1)) // it can be looked elsewhere, the plan stays
			pressed(t, b, desk.CarryID)
			before := b.turn.Match.Actions()
			b.rest(t)
			if n := b.turn.Match.Actions() - before; n != 2 || b.turn.E.Space(1).At != p.At.At && plan.IntentOf(b.turn, 1) != nil {
				t.Errorf("%s: carried out are %d actions, the plan is %+v", ruleset, n, plan.IntentOf(b.turn, 1))
			}
			if !b.turn.E.Facts.Combatants[1].Budget.Struck {
				t.Errorf("%s: it has not struck", ruleset)
			}
		}
	}
}

// TestAPlanCountsThoseBefore: the odds of a plan are those from where the plans before it
// lead: who flanks with whom has gone there first has the +2 of it.
func TestAPlanCountsThoseBefore(t *testing.T) {
	b := fightersAndOrc(t, "en", "d20")
	chance := func() string {
		b.pointAt(grid.C(7, 8))
		f, _ := b.turn.Forecast.Proposed.Headline(b.turn)
		return f.String()
	}
	pressed(t, b, "toggle.plans")
	alone := chance()
	pressed(t, b, desk.ForID+"1")
	b.planThere(t, grid.C(8, 8)) // behind the orc: a run of two moves, or as far as it can
	pressed(t, b, desk.ForID+"2")
	if with := chance(); with == alone {
		t.Errorf("beside the plan of the first the second hits in %s as before", with)
	}
	if v := b.turn.Forecast.Proposed.Strikes[0].Aim.Flanker; v != 0 {
		t.Errorf("it flanks with %d", v)
	}
	pressed(t, b, "undo")
	if len(plan.Intents(b.turn)) != 0 || chance() != alone {
		t.Errorf("after the plan is taken back %d are left", len(plan.Intents(b.turn)))
	}
}

// TestAPlanNoLongerLegalIsDropped: a plan is asked again when its turn has come, and one
// that is not legal any more is dropped with the rule.
func TestAPlanNoLongerLegalIsDropped(t *testing.T) {
	b := fightersAndOrc(t, "en", "d20")
	pressed(t, b, "toggle.plans")
	b.planThere(t, grid.C(3, 6))
	pressed(t, b, desk.LeaveID)
	b.planThere(t, grid.C(3, 6)) // the first goes there itself
	b.rest(t)
	if plan.IntentOf(b.turn, 1) == nil {
		t.Fatal("the plan is gone before its turn")
	}
	b.until(t, 1)
	b.Update()
	if plan.IntentOf(b.turn, 1) != nil || !strings.Contains(b.notices.Toast.Text, "The plan is dropped") || b.notices.Toast.Rule == "" {
		t.Errorf("left is %+v, said %q by %q", plan.IntentOf(b.turn, 1), b.notices.Toast.Text, b.notices.Toast.Rule)
	}
}

// TestAQuestionStopsThePlans: whoever is asked in the middle of what was planned interrupts
// it; what is left is not done.
func TestAQuestionStopsThePlans(t *testing.T) {
	b := opening(t, "en", nil, tough(red("orc", 7, 8)).First(), tough(blue("fighter", 6, 8)), tough(red("goblin", 3, 8)))
	b.until(t, 1)
	if b.turn.E.Facts.Has(0, rules.FlatFooted) {
		t.Fatal("the orc may not strike")
	}
	pressed(t, b, "toggle.plans")
	b.planThere(t, grid.C(3, 8)) // away from the orc, which may strike
	if p := plan.IntentOf(b.turn, 1); p == nil || len(p.Acts) != 2 || !p.Sure {
		t.Fatalf("planned is %+v", p)
	}
	pressed(t, b, desk.CarryID)
	b.quiet(t)
	if !b.session.Asking() || len(b.session.Orders) != 0 || !strings.Contains(b.notices.Toast.Text, "question") {
		t.Errorf("asked: %v, %d orders left, said %q", b.session.Asking(), len(b.session.Orders), b.notices.Toast.Text)
	}
}

// TestActivationsAreCarriedOutWithOnePress: in a game of phases the activations of a turn
// are planned in their order and carried out with one press, by key; a fall stops the run.
func TestActivationsAreCarriedOutWithOnePress(t *testing.T) {
	b := squad(t, nil)
	hash := b.turn.Match.Hash()
	pressed(t, b, "toggle.plans")
	first := b.turn.Wanted.Ahead.For
	b.planThere(t, b.turn.E.Space(first).At.Step(grid.E))
	b.command.Plans.Next()
	second := b.turn.Wanted.Ahead.For
	b.planThere(t, b.turn.E.Space(second).At.Step(grid.E))
	b.command.Plans.Next() // one more, whose turn is the next of the side
	third := b.turn.Wanted.Ahead.For
	b.planThere(t, b.turn.E.Space(third).At.Step(grid.E))
	if b.turn.Match.Hash() != hash || len(plan.Intents(b.turn)) != 3 || first == second || second == third || first == third {
		t.Fatalf("planned are %d, %d and %d", first, second, third)
	}
	b.click(desk.CarryID)
	b.rest(t)
	f := &b.turn.E.Facts
	if !f.Combatants[first].Activated || !f.Combatants[second].Activated || f.Combatants[third].Activated || f.Phase.Lead != second {
		t.Fatalf("activated: %v %v %v, open is %d: %q", f.Combatants[first].Activated, f.Combatants[second].Activated, f.Combatants[third].Activated, f.Phase.Lead, b.notices.Toast.Text)
	}
	if list := plan.Intents(b.turn); len(list) != 1 || list[0].Who != third {
		t.Errorf("left are %+v: %q", list, b.notices.Toast.Text)
	}
}

// TestPlanningHasKeys: the key begins to plan and goes on to the next, the other carries
// out, and Escape leaves.
func TestPlanningHasKeys(t *testing.T) {
	b := fightersAndOrc(t, "en", "d20")
	b.Devices.Feign(input.Pointer{}, input.PlanAhead)
	b.Update()
	if b.turn.Wanted.Ahead.For != 1 {
		t.Fatalf("planned for is %d", b.turn.Wanted.Ahead.For)
	}
	b.Devices.Feign(input.Pointer{}, input.Cancel)
	b.Update()
	if b.turn.Supposed() {
		t.Error("Escape does not leave")
	}
}

// TestAFallStopsThePlans: when somebody falls the rest of the plans waits, and can be
// carried out by another press.
func TestAFallStopsThePlans(t *testing.T) {
	weak := plain("orc", "red", 6, 3, 6, 4, false)
	b := skirmishes(t, nil,
		plain("archer", "blue", 2, 2, 40, 17, false), plain("archer", "blue", 2, 5, 40, 17, false), plain("archer", "blue", 2, 8, 40, 17, false),
		weak.But(func(s *rules.Sheet) {
			s.Skirmish = &rules.SkirmishSetup{Attack: 6, Defence: 4, Damage: 10, HP: 10, Speed: 6}
		}), plain("orc", "red", 12, 8, 6, 4, false))
	pressed(t, b, "toggle.plans")
	b.planThere(t, grid.C(6, 3))
	b.command.Plans.Next()
	b.planThere(t, grid.C(12, 8))
	pressed(t, b, desk.CarryID)
	b.rest(t)
	if !b.turn.E.Rules.Attack.Defeated(b.turn.E, 3) {
		t.Fatal("the first shot has felled nobody")
	}
	if n := len(plan.Due(b.turn)); n != 1 || !strings.Contains(b.notices.Toast.Text, "the plans wait") {
		t.Errorf("%d plans are left, said %q", n, b.notices.Toast.Text)
	}
	hp := b.turn.E.Facts.Combatants[4].HP
	pressed(t, b, desk.CarryID)
	b.rest(t)
	if b.turn.E.Facts.Combatants[4].HP == hp {
		t.Error("the second press does not go on")
	}
}

// TestPlanningByFinger: on a phone the band has the next figure on it, and a tap on a figure
// of the own side plans for it.
func TestPlanningByFinger(t *testing.T) {
	b := fightersAndOrc(t, "fr", "d20")
	b.Resize(844, 390, 1)
	b.Layout()
	b.feign()
	pressed(t, b, "toggle.plans")
	if b.turn.Wanted.Ahead.For != 1 {
		t.Fatalf("planned for is %d", b.turn.Wanted.Ahead.For)
	}
	pressed(t, b, desk.NextID)
	if b.turn.Wanted.Ahead.For != 0 {
		t.Errorf("after the next it is %d", b.turn.Wanted.Ahead.For)
	}
	b.pointAt(b.turn.E.Space(1).At)
	if b.command.Act(); b.turn.Wanted.Ahead.For != 1 {
		t.Errorf("after a tap on a figure it is %d", b.turn.Wanted.Ahead.For)
	}
}

// TestAQuestionIsRest: a battle in which somebody is asked in the middle of orders waits
// for the answer, and a picture of it can be drawn.
func TestAQuestionIsRest(t *testing.T) {
	b := opening(t, "en", nil, red("orc", 7, 8).First(), blue("fighter", 6, 8), red("goblin", 3, 8))
	for n := 0; b.turn.Now.Who != 1; n++ {
		if n > 5 {
			t.Fatal("the fighter never acts")
		}
		b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		b.rest(t)
	}
	b.pointAt(grid.C(3, 8))
	b.command.Act()
	if b.quiet(t); !b.session.Asking() || len(b.session.Orders) == 0 {
		t.Fatalf("asked: %v, %d orders are left", b.session.Asking(), len(b.session.Orders))
	}
	for n := 0; n < 300 && !b.Rests(); n++ { // the banner of the turn goes by
		b.Update()
	}
	if !b.Rests() {
		t.Error("it does not come to rest")
	}
}
