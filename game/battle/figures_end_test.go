package battle

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// ends presses the button that ends and returns what the panels said before.
func (b *battle) ends(t *testing.T) (label, sub, tip, asked string) {
	t.Helper()
	a := b.desk.Screen().End
	b.click("end_turn")
	if b.command.Ending() {
		asked = b.notices.Toast.Text
	}
	b.quiet(t)
	return a.Label, a.Sub, a.Tip.Text, asked
}

// TestEndNamesTheFiguresThatPass: between two activations the button ends the
// side's turn, and says first who passes by it (SKI-15).
func TestEndNamesTheFiguresThatPass(t *testing.T) {
	b := squad(t, nil)
	b.click("order.2") // who is chosen passes before others
	label, sub, tip, asked := b.ends(t)
	if label != "End turn" || sub != "2 activations left" || tip != "Sorrel and Ivo pass, doing nothing in this phase." {
		t.Errorf("the button says %q, %q, %q", label, sub, tip)
	}
	if asked != "Ending the turn passes with Sorrel and Ivo: click again" || b.notices.Toast.Rule != "SKI-15" {
		t.Errorf("asked %q by %s", asked, b.notices.Toast.Rule)
	}
	if b.turn.E.Facts.Phase.Side != 0 || b.turn.E.Facts.Combatants[0].Activated {
		t.Fatalf("the first press has ended something: %+v", b.turn.E.Facts.Phase)
	}
	b.click("end_turn")
	b.quiet(t)
	if f := &b.turn.E.Facts; f.Phase.Side != 1 || !f.Combatants[0].Activated || !f.Combatants[1].Activated || f.Combatants[2].Activated {
		t.Errorf("the turn ended with phase %+v", f.Phase)
	}
	if m := b.tell.Turns.TurnModel(); m.Side != 1 || m.Words != "Ember activates" || m.Left != 1 || m.Of != 1 || m.Before != 3 {
		t.Errorf("the row says %+v, want Ember's one activation after 3 figures", m)
	}
	ticked := 0
	for _, c := range b.tell.Turns.Chips() {
		if c.Ticked {
			ticked++
		}
	}
	if ticked != 2 {
		t.Errorf("%d chips are ticked, want 2", ticked)
	}
}

// TestEndInAnActivationLeavesTheOthersTheirs: while a figure is active the
// button ends that activation only, and the counter says which it is (SKI-16).
func TestEndInAnActivationLeavesTheOthersTheirs(t *testing.T) {
	b := squad(t, nil)
	b.pointAt(grid.C(4, 2))
	b.command.Act()
	b.quiet(t)
	if m := b.tell.Turns.TurnModel(); m.Left != 2 || m.Of != 2 || !m.Open || m.Tip.Text != "Activation 1 of 2: Ivo. 1 more activation after it in this turn." {
		t.Errorf("the row says %+v", m)
	}
	label, sub, tip, asked := b.ends(t)
	if label != "End activation" || sub != "Activation 1 of 2" || tip != "1 more activation after it in this turn." {
		t.Errorf("the button says %q, %q, %q", label, sub, tip)
	}
	if asked != "Ivo has 1 action left: click again to end the activation" || !plan.Begun(b.turn.E, 0) {
		t.Fatalf("asked %q, activation open %v", asked, plan.Begun(b.turn.E, 0))
	}
	b.click("end_turn")
	b.quiet(t)
	if f := &b.turn.E.Facts; f.Phase.Side != 0 || f.Phase.Open || f.Phase.Left != 1 || f.Combatants[1].Activated || f.Combatants[2].Activated {
		t.Fatalf("after the end of one activation the phase is %+v", f.Phase)
	}
	if a := b.desk.Screen().End; a.Label != "End turn" || a.Sub != "1 activation left" || a.Tip.Text != "Sorrel passes, doing nothing in this phase." {
		t.Errorf("between two the button says %q, %q, %q", a.Label, a.Sub, a.Tip.Text)
	}
	b.pointAt(grid.C(4, 5))
	b.command.Act()
	b.quiet(t)
	if a := b.desk.Screen().End; a.Sub != "Activation 2 of 2" || a.Tip.Text != "It is the last activation of this turn." {
		t.Errorf("in the second the button says %q, %q", a.Sub, a.Tip.Text)
	}
	pips := 0
	for _, p := range b.tell.Turns.Pips() {
		if p.Tip.Title == b.Key("pip.activation.title") {
			pips++
		}
	}
	if pips != 2 {
		t.Errorf("%d activations are drawn in the second, want 2", pips)
	}
}

// TestWhoLentFireIsNotCountedAsLeft: after a shot in which all the others of a
// side helped there is no further activation, though the turn allowed two
// (SKI-14, SKI-15).
func TestWhoLentFireIsNotCountedAsLeft(t *testing.T) {
	b := squad(t, nil)
	b.click("action.combined_fire")
	b.click("fire.2")
	b.click("fire.3")
	b.click("fire.now")
	b.quiet(t)
	if b.turn.E.Facts.Over {
		t.Fatal("the shot has felled the only enemy: nothing is left to look at")
	}
	if m := b.tell.Turns.TurnModel(); m.Left != 1 || m.Of != 1 || !m.Open {
		t.Errorf("the row says %d of %d, open %v; all have played but the shooter", m.Left, m.Of, m.Open)
	}
	if a := b.desk.Screen().End; a.Sub != "Activation 1 of 1" {
		t.Errorf("the button says %q", a.Sub)
	}
}

// TestWordsOfTheEndHaveRoom looks at the button before, in and between two
// activations, in both languages.
func TestWordsOfTheEndHaveRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		b := opening(t, lang, figures, plain("archer", "blue", 2, 2, 6, 17, false), plain("archer", "blue", 2, 5, 6, 17, false), plain("orc", "red", 12, 5, 6, 20, false))
		b.look(found, "before "+lang)
		b.session.Order(rules.Action{Verb: rules.Attack, By: 0, On: 2})
		b.quiet(t)
		if !plan.Begun(b.turn.E, 0) {
			t.Fatal("no activation is under way")
		}
		b.look(found, "in one "+lang)
		b.click("end_turn")
		b.look(found, "asked "+lang)
		b.click("end_turn")
		b.quiet(t)
		b.look(found, "between two "+lang)
	}
	found.TellLong(t, pseudo.Code)
}

// TestEndWithoutAskingTellsWhoPassed: who wants no questions is told afterwards.
func TestEndWithoutAskingTellsWhoPassed(t *testing.T) {
	b := squad(t, nil)
	b.Settings.ConfirmEnd = false
	b.click("end_turn")
	if b.notices.Toast.Text != "Ivo and Sorrel pass." || b.notices.Toast.Rule != rules.SKI15.String() {
		t.Errorf("told %q by %s", b.notices.Toast.Text, b.notices.Toast.Rule)
	}
	b.quiet(t)
	if b.turn.E.Facts.Phase.Side != 1 {
		t.Errorf("side %d has the turn", b.turn.E.Facts.Phase.Side)
	}
}
