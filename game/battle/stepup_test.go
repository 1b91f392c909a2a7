package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
)

// TestStepBeforeWalk: an enemy one square out of reach is reached by the
// 5-foot step, which leaves the move action; once the creature has walked it
// walks (MOV-10).
func TestStepBeforeWalk(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("goblin", 6, 4), red("orc", 10, 4))
	b.pointAt(at(6, 4))
	b.arrange()
	if len(b.turn.Forecast.Proposed.Acts) != 2 || b.turn.Forecast.Proposed.Acts[0].Verb != rules.FiveFootStep || b.turn.Forecast.Proposed.Acts[1].Verb != rules.Attack {
		t.Fatalf("a click on the goblin means %+v, want step and attack", b.turn.Forecast.Proposed.Acts)
	}
	if p := b.desk.Panels.Bar.Pips; p[0].State != model.Planned || p[1].State != model.Ready || p[2].State != model.Planned {
		t.Errorf("planned are %v, want the standard action and the step", p)
	}
	if len(b.table.Picture.Signs.Path.Cells) != 2 {
		t.Error("no path is drawn for the step")
	}
	b.command.Act()
	b.quiet(t)
	if f := b.turn.E.Facts.Combatants[0].Budget; f.Move != 1 || f.Standard != 0 || f.Step {
		t.Errorf("after it the turn has %+v, want the move left and the step taken", f)
	}
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	if hint, _ := b.hinted(); hint == b.T("A square: walk. An enemy: attack.") {
		t.Errorf("the standard action is spent, and the hint says %q", hint)
	}
	b = opening(t, "en", nil, blue("fighter", 4, 4).First(), red("goblin", 8, 4), red("orc", 10, 4))
	b.pointAt(at(8, 4))
	if len(b.turn.Forecast.Proposed.Acts) != 2 || b.turn.Forecast.Proposed.Acts[0].Verb != rules.Move {
		t.Errorf("a click on a goblin farther off means %+v, want a walk", b.turn.Forecast.Proposed.Acts)
	}
}

// TestEndOfTurnAgreesWithTheHint: a step that is left is not called nothing.
func TestEndOfTurnAgreesWithTheHint(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("fighter", 4, 4).First(), red("orc", 5, 4))
		b.pointAt(at(5, 4))
		b.command.Act()
		b.quiet(t)
		b.session.Order(rules.Action{Verb: rules.Draw, By: 0, On: rules.Nobody, Weapon: 1})
		b.quiet(t)
		b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
		hint, _ := b.hinted()
		if end := b.desk.Screen().End; b.tell.Spent() || hint != b.T("A step is left.") || end.Urged || end.Sub == b.T("No action left") {
			t.Errorf("%s: spent %v, the hint says %q, the button %q, urged %v", lang, b.tell.Spent(), hint, end.Sub, end.Urged)
		}
	}
}

// TestAidSaysWhomItAsksFor: the first click is on the enemy, and no weapon is
// said to be chosen before it; the trial is called the roll to aid (ACT-15).
func TestAidSaysWhomItAsksFor(t *testing.T) {
	b := opening(t, "fr", nil, fighterAndOrc()...)
	v, _ := b.command.EntryOf("palette.aid")
	b.command.Choose(v)
	b.arrange()
	if b.desk.Panels.Strip.Hint != b.T("Choose the enemy; then the ally you help.") {
		t.Errorf("aid asks %q", b.desk.Panels.Strip.Hint)
	}
	for _, r := range b.tell.Choices.ChipRows() {
		for _, c := range r.Chips {
			if c.Selected && c.Label == b.T("Bare hands") {
				t.Error("bare hands are chosen before anything is")
			}
		}
	}
	b.pointAt(at(5, 4))
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || s.Needs == "" || s.Needs != b.T("roll to aid: %[1]d or more", max(b.turn.Forecast.Proposed.View.Trials[0].DC-b.turn.Forecast.Proposed.View.Trials[0].Bonus, 2)) {
		t.Errorf("the slip of aid is %+v", s)
	}
}
