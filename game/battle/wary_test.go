package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules/grid"
)

// TestWalkingUpToStrike: the button of the attack is live when an enemy can be
// walked up to, and a square that flanks is preferred if it costs no more.
func TestWalkingUpToStrike(t *testing.T) {
	var b *battle
	attack := func() (off bool, tip model.Tip) {
		for _, a := range b.desk.Screen().Bar.Actions {
			if a.ID == "action.attack" {
				return a.Off, a.Tip
			}
		}
		t.Fatal("the bar has no attack")
		return false, model.Tip{}
	}
	b = opening(t, "en", nil, blue("fighter", 1, 4).First(), red("orc", 12, 5), blue("cleric", 0, 10))
	if off, tip := attack(); !off || tip.Text == "" || tip.Why == "" || tip.WhyRule != "GEO-14" || tip.Opening != b.T("Gives no opportunity.") {
		t.Errorf("with every enemy far away the attack is off: %v, and its tip says %+v", off, tip)
	}
	b = opening(t, "en", nil, blue("fighter", 2, 4).First(), red("orc", 6, 4), blue("cleric", 7, 3))
	if off, tip := attack(); off || tip.Text == "" || tip.Why != "" {
		t.Errorf("with an enemy to walk up to the attack is off: %v, and its tip says %+v", off, tip)
	}
	b.click("action.attack")
	if b.turn.Wanted.Mode != plan.AttackMode {
		t.Error("the button of the attack does not aim")
	}
	b.pointAt(grid.C(6, 4))
	if want := grid.C(5, 5); b.turn.Forecast.Proposed.From.At != want || len(b.turn.Forecast.Proposed.Strikes) != 1 || b.turn.Forecast.Proposed.Strikes[0].Aim.Flanker != 2 || len(b.turn.Forecast.Proposed.Provoked) != 0 {
		t.Errorf("%s would strike at %s from %s by %v with %v, want %s flanking with %s", b.tell.NameOf(0), b.tell.NameOf(1), b.turn.Forecast.Proposed.From.At.Name(), b.turn.Forecast.Proposed.Path, b.turn.Forecast.Proposed.Strikes, want.Name(), b.tell.NameOf(2))
	}
}

// TestEndOfTurnIsConfirmed: with actions left the first press only asks, and
// the setting turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	b := openedBattle(t, "fr", "ford", 1, "human", "human")
	who, hash := b.turn.Now.Who, b.turn.Match.Hash()
	b.click("end_turn")
	b.quiet(t)
	if b.turn.Match.Hash() != hash || b.notices.Toast.Text == "" {
		t.Fatalf("the first press ended the turn or said nothing: %q", b.notices.Toast.Text)
	}
	for n := 0; n < 300 && b.command.Ending(); n++ {
		b.Update()
	}
	b.click("end_turn")
	b.quiet(t)
	if b.turn.Match.Hash() != hash {
		t.Fatal("a press long after the first ended the turn")
	}
	b.click("end_turn")
	b.quiet(t)
	if b.turn.Match.Hash() == hash || b.turn.Now.Who == who {
		t.Fatal("the second press did not end the turn")
	}
	b.Settings.ConfirmEnd = false
	hash = b.turn.Match.Hash()
	b.click("end_turn")
	b.quiet(t)
	if b.turn.Match.Hash() == hash {
		t.Error("without the setting one press did not end the turn")
	}
}
