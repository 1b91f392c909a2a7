package battle

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// strides is a battle of a monk beside a goblin whose stride is being aimed.
func strides(t *testing.T, lang string) *battle {
	t.Helper()
	b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = "limited" }, blue("monk", 5, 5).first(), red("goblin", 6, 5))
	for _, v := range b.palette() {
		if p := b.ability(v.power); p != nil && p.Walks {
			b.choose(v)
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
	if hint := b.wishHint(&b.wish); hint != "Choose a square." {
		t.Errorf("the prompt is %q", hint)
	}
	far := 0
	at := b.e.Space(b.sit.who).At
	for _, c := range b.signsNow().Reach {
		far = max(far, int(c.X-at.X))
	}
	if far < 9 {
		t.Errorf("the outline reaches %d squares to the east, want more than the 8 of a move", far)
	}
	b.pointAt(b.e.Space(1).At)
	if b.aim.view != nil || b.aim.refusal.Cite != rules.MOV05 {
		t.Errorf("pointing at the goblin is refused by %v with the preview %+v, want MOV-05 and none", b.aim.refusal.Cite, b.aim.view)
	}
	b.pointAt(grid.C(15, 5))
	if !b.aim.refusal.OK() || len(b.aim.acts) != 1 || b.aim.acts[0].Verb != rules.Power || len(b.aim.path) < 10 {
		t.Fatalf("10 squares away the plan is %+v along %d squares, refused by %v", b.aim.acts, len(b.aim.path), b.aim.refusal.Cite)
	}
	if n := len(b.aim.provoked) + len(b.aim.reactors); n != 1 {
		t.Errorf("the plan tells of %d opportunities, want the goblin's one", n)
	}
	b.arrange()
	if s := b.panels.Slip; s == nil || s.Weapon != "Wind stride" {
		t.Errorf("the slip is %+v, want it titled by the ability", s)
	}
	if words, _ := b.hint(); words != "Move: 55 ft of 80 ft planned" {
		t.Errorf("the price of the way is %q, want 55 ft around the goblin of 80 ft", words)
	}
	b.act()
	b.quiet(t)
	for range 8 { // each square it leaves asks anew (AOO-11)
		if !b.asking() {
			break
		}
		b.click("aoo.decline")
		b.quiet(t)
	}
	if got := b.e.Facts.Combatants[0].At; got != grid.C(15, 5) {
		t.Errorf("the monk is at %s, want P6", got.Name())
	}
}
