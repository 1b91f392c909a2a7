package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// stand puts creatures elsewhere in the copy that the screen tries on, leaves
// the acting one there and works its situation out anew.
func (b *battle) stand(at map[rules.ID]grid.Cell) {
	for id := range b.turn.E.Count() {
		to, ok := at[id]
		if !ok && b.turn.E.Hostile(id, b.turn.Now.Who) {
			to, ok = grid.C(b.turn.E.Map.W()-1-int(id), b.turn.E.Map.H()-1), true
		}
		if ok {
			b.turn.E.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: b.turn.E.Facts.Combatants[id].At, To: to})
			b.turn.E.Emit(rules.Event{Kind: rules.ConditionLost, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted})
		}
	}
	s := plan.Situation{What: b.turn.Now.What, Who: b.turn.Now.Who, Side: b.turn.Now.Side, Mine: true, Known: plan.Known{First: map[rules.Verb]rules.Refusal{}, Marks: map[rules.ID]bool{}}}
	s.Stretches(b.turn)
	plan.Dangers(b.turn.E, &s)
	s.Refusals(b.turn)
	b.turn.Now = s
	b.turn.CanWalkUp()
}

// openField is a battle in which somebody with a melee weapon acts, with a foe
// and an armed friend of one square.
func openField(t *testing.T) (b *battle, me, foe, friend rules.ID) {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		b = openedBattle(t, "en", "ford", seed, "human", "human")
		me, foe, friend = b.turn.Now.Who, rules.Nobody, rules.Nobody
		if b.turn.InHand(me, true) == rules.UnarmedWeapon || b.turn.InHand(me, false) != b.turn.InHand(me, true) || b.turn.Now.Ways.Speed != 6 || b.turn.E.Creatures[me].Space != 1 {
			continue
		}
		for id := range b.turn.E.Count() {
			switch {
			case id == me || b.turn.E.Creatures[id].Space != 1 || b.turn.InHand(id, true) == rules.UnarmedWeapon:
			case b.turn.E.Hostile(id, me) && foe == rules.Nobody:
				foe = id
			case !b.turn.E.Hostile(id, me) && friend == rules.Nobody:
				friend = id
			}
		}
		if foe != rules.Nobody && friend != rules.Nobody {
			return b, me, foe, friend
		}
	}
	t.Fatal("no seed gives suitable creatures")
	return nil, 0, 0, 0
}

// TestWaysAvoidOpportunities: past an enemy the screen plans the way around
// his reach when it fits in the same move, and the short way under Shift.
func TestWaysAvoidOpportunities(t *testing.T) {
	b, me, foe, _ := openField(t)
	b.stand(map[rules.ID]grid.Cell{me: grid.C(15, 5), foe: grid.C(18, 6)})
	b.pointAt(grid.C(20, 5))
	if len(b.turn.Forecast.Proposed.Acts) != 1 || len(b.turn.Forecast.Proposed.Provoked) != 0 || b.turn.Forecast.Proposed.Costs[len(b.turn.Forecast.Proposed.Costs)-1] != 6 {
		t.Errorf("%s walks from P6 to U6 past %s on S7 by %v: %d moves, costs %v, opportunities %v; want one move of 6 with none",
			b.tell.NameOf(me), b.tell.NameOf(foe), b.turn.Forecast.Proposed.Path, len(b.turn.Forecast.Proposed.Acts), b.turn.Forecast.Proposed.Costs, b.turn.Forecast.Proposed.Provoked)
	}
	b.turn.Wanted.Short = true
	b.plot()
	if len(b.turn.Forecast.Proposed.Acts) != 1 || len(b.turn.Forecast.Proposed.Provoked) != 1 || b.turn.Forecast.Proposed.Costs[len(b.turn.Forecast.Proposed.Costs)-1] != 5 {
		t.Errorf("the short way %v costs %v with opportunities %v, want 5 with one", b.turn.Forecast.Proposed.Path, b.turn.Forecast.Proposed.Costs, b.turn.Forecast.Proposed.Provoked)
	}
	b.turn.Wanted.Short = false
	b.pointAt(grid.C(21, 5)) // a way around costs 7: a second move is too much
	if len(b.turn.Forecast.Proposed.Acts) != 1 || b.turn.Forecast.Proposed.Costs[len(b.turn.Forecast.Proposed.Costs)-1] != 6 {
		t.Errorf("to V6: %d moves, costs %v, want the one move of 6", len(b.turn.Forecast.Proposed.Acts), b.turn.Forecast.Proposed.Costs)
	}
}

// TestWalkingUpToStrike: the button of the attack is live when an enemy can be
// walked up to, and a square that flanks is preferred if it costs no more.
func TestWalkingUpToStrike(t *testing.T) {
	b, me, foe, friend := openField(t)
	attack := func() (off bool, tip model.Tip) {
		for _, a := range b.actions(b.turn.Bar(b.layout.Buttons())) {
			if a.ID == "action.attack" {
				return a.Off, a.Tip
			}
		}
		t.Fatal("the bar has no attack")
		return false, model.Tip{}
	}
	b.stand(map[rules.ID]grid.Cell{me: grid.C(1, 4), foe: grid.C(11, 5), friend: grid.C(0, 15)})
	if off, tip := attack(); !off || tip.Text != b.tell.Choices.About(rules.Attack) || tip.Why == "" || tip.WhyRule != "GEO-14" || tip.Opening != b.T("Gives no opportunity.") {
		t.Errorf("with every enemy far away the attack is off: %v, and its tip says %+v", off, tip)
	}
	b.stand(map[rules.ID]grid.Cell{me: grid.C(2, 4), foe: grid.C(6, 4), friend: grid.C(7, 3)})
	if off, tip := attack(); off || tip.Text != b.tell.Choices.About(rules.Attack) || tip.Why != "" {
		t.Errorf("with an enemy to walk up to the attack is off: %v, and its tip says %+v", off, tip)
	}
	b.click("action.attack")
	if b.turn.Wanted.Mode != plan.AttackMode {
		t.Error("the button of the attack does not aim")
	}
	b.pointAt(grid.C(6, 4))
	if want := grid.C(5, 5); b.turn.Forecast.Proposed.From.At != want || len(b.turn.Forecast.Proposed.Strikes) != 1 || b.turn.Forecast.Proposed.Strikes[0].Aim.Flanker != friend || len(b.turn.Forecast.Proposed.Provoked) != 0 {
		t.Errorf("%s would strike at %s from %s by %v with %v, want %s flanking with %s", b.tell.NameOf(me), b.tell.NameOf(foe), b.turn.Forecast.Proposed.From.At.Name(), b.turn.Forecast.Proposed.Path, b.turn.Forecast.Proposed.Strikes, want.Name(), b.tell.NameOf(friend))
	}
}

// TestEndOfTurnIsConfirmed: with actions left the first press only asks, and
// the setting turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	b := openedBattle(t, "fr", "ford", 1, "human", "human")
	who, hash := b.turn.Now.Who, b.turn.Match.Hash()
	b.click("end_turn")
	b.quiet(t)
	if b.turn.Match.Hash() != hash || b.toast.text == "" {
		t.Fatalf("the first press ended the turn or said nothing: %q", b.toast.text)
	}
	for range sureTicks + 1 {
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
