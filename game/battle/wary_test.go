package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// stand puts creatures elsewhere in the copy that the screen tries on, leaves
// the acting one there and works its situation out anew.
func (b *battle) stand(at map[rules.ID]grid.Cell) {
	for id := range b.e.Count() {
		to, ok := at[id]
		if !ok && b.e.Hostile(id, b.sit.who) {
			to, ok = grid.C(b.e.Map.W()-1-int(id), b.e.Map.H()-1), true
		}
		if ok {
			b.e.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: b.e.Facts.Combatants[id].At, To: to})
			b.e.Emit(rules.Event{Kind: rules.ConditionLost, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted})
		}
	}
	s := situation{what: b.sit.what, who: b.sit.who, side: b.sit.side, mine: true, first: map[rules.Verb]rules.Refusal{}, marks: map[rules.ID]bool{}}
	b.stretches(&s)
	dangers(b.e, &s)
	b.refusals(&s)
	b.sit = s
	b.canWalkUp()
}

// openField is a battle in which somebody with a melee weapon acts, with a foe
// and an armed friend of one square.
func openField(t *testing.T) (b *battle, me, foe, friend rules.ID) {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		b = openedBattle(t, "en", "ford", seed, "human", "human")
		me, foe, friend = b.sit.who, rules.Nobody, rules.Nobody
		if b.inHand(me, true) == rules.UnarmedWeapon || b.inHand(me, false) != b.inHand(me, true) || b.sit.speed != 6 || b.e.Creatures[me].Space != 1 {
			continue
		}
		for id := range b.e.Count() {
			switch {
			case id == me || b.e.Creatures[id].Space != 1 || b.inHand(id, true) == rules.UnarmedWeapon:
			case b.e.Hostile(id, me) && foe == rules.Nobody:
				foe = id
			case !b.e.Hostile(id, me) && friend == rules.Nobody:
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
	if len(b.aim.acts) != 1 || len(b.aim.provoked) != 0 || b.aim.costs[len(b.aim.costs)-1] != 6 {
		t.Errorf("%s walks from P6 to U6 past %s on S7 by %v: %d moves, costs %v, opportunities %v; want one move of 6 with none",
			b.nameOf(me), b.nameOf(foe), b.aim.path, len(b.aim.acts), b.aim.costs, b.aim.provoked)
	}
	b.short = true
	b.plot()
	if len(b.aim.acts) != 1 || len(b.aim.provoked) != 1 || b.aim.costs[len(b.aim.costs)-1] != 5 {
		t.Errorf("the short way %v costs %v with opportunities %v, want 5 with one", b.aim.path, b.aim.costs, b.aim.provoked)
	}
	b.short = false
	b.pointAt(grid.C(21, 5)) // a way around costs 7: a second move is too much
	if len(b.aim.acts) != 1 || b.aim.costs[len(b.aim.costs)-1] != 6 {
		t.Errorf("to V6: %d moves, costs %v, want the one move of 6", len(b.aim.acts), b.aim.costs)
	}
}

// TestWalkingUpToStrike: the button of the attack is live when an enemy can be
// walked up to, and a square that flanks is preferred if it costs no more.
func TestWalkingUpToStrike(t *testing.T) {
	b, me, foe, friend := openField(t)
	attack := func() (off bool, tip model.Tip) {
		for _, a := range b.actions(b.bar(b.layout.Buttons())) {
			if a.ID == "action.attack" {
				return a.Off, a.Tip
			}
		}
		t.Fatal("the bar has no attack")
		return false, model.Tip{}
	}
	b.stand(map[rules.ID]grid.Cell{me: grid.C(1, 4), foe: grid.C(11, 5), friend: grid.C(0, 15)})
	if off, tip := attack(); !off || tip.Text != b.about(rules.Attack) || tip.Why == "" || tip.WhyRule != "GEO-14" || tip.Opening != b.T("Gives no opportunity.") {
		t.Errorf("with every enemy far away the attack is off: %v, and its tip says %+v", off, tip)
	}
	b.stand(map[rules.ID]grid.Cell{me: grid.C(2, 4), foe: grid.C(6, 4), friend: grid.C(7, 3)})
	if off, tip := attack(); off || tip.Text != b.about(rules.Attack) || tip.Why != "" {
		t.Errorf("with an enemy to walk up to the attack is off: %v, and its tip says %+v", off, tip)
	}
	b.click("action.attack")
	if b.mode != modeAttack {
		t.Error("the button of the attack does not aim")
	}
	b.pointAt(grid.C(6, 4))
	if want := grid.C(5, 5); b.aim.from.At != want || len(b.aim.strikes) != 1 || b.aim.strikes[0].aim.Flanker != friend || len(b.aim.provoked) != 0 {
		t.Errorf("%s would strike at %s from %s by %v with %v, want %s flanking with %s", b.nameOf(me), b.nameOf(foe), b.aim.from.At.Name(), b.aim.path, b.aim.strikes, want.Name(), b.nameOf(friend))
	}
}

// TestEndOfTurnIsConfirmed: with actions left the first press only asks, and
// the setting turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	b := openedBattle(t, "fr", "ford", 1, "human", "human")
	who, hash := b.sit.who, b.match.Hash()
	b.click("end_turn")
	b.quiet(t)
	if b.match.Hash() != hash || b.toast.text == "" {
		t.Fatalf("the first press ended the turn or said nothing: %q", b.toast.text)
	}
	for range sureTicks + 1 {
		b.Update()
	}
	b.click("end_turn")
	b.quiet(t)
	if b.match.Hash() != hash {
		t.Fatal("a press long after the first ended the turn")
	}
	b.click("end_turn")
	b.quiet(t)
	if b.match.Hash() == hash || b.sit.who == who {
		t.Fatal("the second press did not end the turn")
	}
	b.Settings.ConfirmEnd = false
	hash = b.match.Hash()
	b.click("end_turn")
	b.quiet(t)
	if b.match.Hash() == hash {
		t.Error("without the setting one press did not end the turn")
	}
}
