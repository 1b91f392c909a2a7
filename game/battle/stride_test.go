package battle

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// strides is a battle of a monk beside a goblin whose stride is being aimed.
func strides(t *testing.T, lang string) *battle {
	t.Helper()
	b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = "limited" }, blue("monk", 5, 5).First(), red("goblin", 6, 5))
	for _, v := range b.turn.Palette() {
		if p := b.turn.Ability(v.Power); p != nil && p.Walks {
			b.command.Choose(v)
			b.arrange()
			return b
		}
	}
	t.Fatal("the monk has no ability that is a move")
	return nil
}

// TestStrideIsAimedAtSquares: an ability that is a move asks for a square, shows
// how far it leads, and has its own name on the slip of its way.
func TestStrideIsAimedAtSquares(t *testing.T) {
	b := strides(t, "en")
	if hint := b.tell.Choices.DraftHint(&b.turn.Wanted.Draft); hint != "Choose a square." {
		t.Errorf("the prompt is %q", hint)
	}
	far := 0
	at := b.turn.E.Space(b.turn.Now.Who).At
	for _, c := range b.signsNow().Areas.Reach {
		far = max(far, int(c.X-at.X))
	}
	if far < 9 {
		t.Errorf("the outline reaches %d squares to the east, want more than the 8 of a move", far)
	}
	b.pointAt(b.turn.E.Space(1).At)
	if b.turn.Forecast.Proposed.View != nil || b.turn.Forecast.Proposed.Refusal.Cite != rules.MOV05 {
		t.Errorf("pointing at the goblin is refused by %v with the preview %+v, want MOV-05 and none", b.turn.Forecast.Proposed.Refusal.Cite, b.turn.Forecast.Proposed.View)
	}
	b.pointAt(grid.C(15, 5))
	if !b.turn.Forecast.Proposed.Refusal.OK() || len(b.turn.Forecast.Proposed.Acts) != 1 || b.turn.Forecast.Proposed.Acts[0].Verb != rules.Power || len(b.turn.Forecast.Proposed.Path) < 10 {
		t.Fatalf("10 squares away the plan is %+v along %d squares, refused by %v", b.turn.Forecast.Proposed.Acts, len(b.turn.Forecast.Proposed.Path), b.turn.Forecast.Proposed.Refusal.Cite)
	}
	if n := len(b.turn.Forecast.Proposed.Provoked) + len(b.turn.Forecast.Proposed.Reactors); n != 1 {
		t.Errorf("the plan tells of %d opportunities, want the goblin's one", n)
	}
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || s.Weapon != "Wind stride" {
		t.Errorf("the slip is %+v, want it titled by the ability", s)
	}
	if words, _ := b.hinted(); words != "Move: 55 ft of 80 ft planned" {
		t.Errorf("the price of the way is %q, want 55 ft around the goblin of 80 ft", words)
	}
	b.command.Act()
	b.quiet(t)
	for range 8 { // each square it leaves asks anew (AOO-11)
		if !b.session.Asking() {
			break
		}
		b.click("aoo.decline")
		b.quiet(t)
	}
	if got := b.turn.E.Facts.Combatants[0].At; got != grid.C(15, 5) {
		t.Errorf("the monk is at %s, want P6", got.Name())
	}
}

// TestAStepIsNoMove: what a step before a blow costs is told as a step, as the chips show it.
func TestAStepIsNoMove(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 6, 4))
	b.pointAt(at(6, 4))
	b.arrange()
	p := &b.turn.Forecast.Proposed
	if len(p.Acts) != 2 || p.Acts[0].Verb != rules.FiveFootStep {
		t.Fatalf("planned is %+v", p.Acts)
	}
	if words, _ := b.hinted(); words != "Step: 5 ft" {
		t.Errorf("planned is %q", words)
	}
}
