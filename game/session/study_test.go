package session_test

import (
	"testing"

	"tenaille/game/match"
	"tenaille/rules"
)

// TestStudyGoesBackToAPerson: in a match that is studied the machine's turn is taken back
// at once with the action before it, through its dice; a side handed to a machine is taken
// again the same way, and what cannot be changed is said in words, with its rule.
func TestStudyGoesBackToAPerson(t *testing.T) {
	terms := match.Terms{Level: "sheepfold", Ruleset: "d20", Players: [2]string{match.Human, "soldier"}, Seed: 11, Fog: "memory", Study: true}
	m, err := terms.Open()
	if err != nil {
		t.Fatal(err)
	}
	o := open(t, m)
	o.rest(t)
	held, who, log := m.Hash(), o.play.Now.Who, len(o.play.Log.Records)
	for n := 0; ; n++ { // until the machine has acted
		_, _, side := m.Awaits()
		if side == 1 {
			break
		}
		o.Do(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody})
		if n > 40 {
			t.Fatal("the machine never acts")
		}
	}
	o.rest(t)
	if m.Hash() == held || !m.CanUndo(0) {
		t.Fatal("nothing has happened, or it cannot be taken back")
	}
	for n := 0; m.Study().Undoable() > 0; n++ {
		if !o.Undo() {
			t.Fatal("it cannot be taken back")
		}
		if _, _, side := m.Awaits(); side != 0 && m.Study().Undoable() > 0 {
			t.Fatalf("gone back to side %d", side)
		}
	}
	o.rest(t)
	if m.Hash() != held && m.Study().Undoable() == 0 && o.play.Now.Who == who {
		t.Errorf("at the beginning the hash is %x where it was %x", m.Hash(), held)
	}
	if got := len(o.play.Log.Records); got > log {
		t.Errorf("the log has %d lines where it had %d", got, log)
	}
	if done, why, rule := o.Edit(rules.Edit{Kind: rules.EditHP, Who: o.play.Now.Who, Number: 0}); done || why == "" || rule != "HP-01" {
		t.Errorf("no hit points: %v, %q by %s", done, why, rule)
	}
	if done, _, _ := o.Edit(rules.Edit{Kind: rules.EditSeat, Of: 0, Player: "recruit"}); !done || !m.Machine() {
		t.Fatal("the side is not handed over")
	}
	for range 3 {
		o.tick()
	}
	if !o.Undo() || m.Machine() || m.Seat(0) != match.Human {
		t.Error("the side is not taken again")
	}
}
