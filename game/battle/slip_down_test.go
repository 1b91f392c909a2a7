package battle

import (
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// TestPastRollTellsItsOwnTime: the slip of a past hit has the hit points before
// and after it, whatever has come since.
func TestPastRollTellsItsOwnTime(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	who, foe := b.turn.Now.Who, plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	r := tell.Record{Hp: 20, Events: []rules.Event{{Kind: rules.AttackRolled, Who: who, Whom: foe}, {Kind: rules.Damaged, Who: foe, A: 11}}}
	s := b.tell.Cards.LookSlip(foe, b.desk.Layout.Compact)
	s.Subject.Max = 24
	b.tell.Rolls.StoodThen(s, &r)
	if got := s.Subject.Count; got != "20 → 9 of 24 HP" || s.Subject.HP != 9 {
		t.Errorf("after the hit the head says %q", got)
	}
	r.Events = r.Events[:1]
	b.tell.Rolls.StoodThen(s, &r)
	if got := s.Subject.Count; got != "then 20 of 24 HP" {
		t.Errorf("after the miss the head says %q", got)
	}
}

// TestTheDyingAreKilled: an attack on one who is dying tells its chance to kill
// and the hit points left until then, not of felling it again (HP-04).
func TestTheDyingAreKilled(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 5, 4).Hurt(-5), red("orc", 12, 9))
	b.command.SetMode(plan.AttackMode)
	b.pointAt(at(5, 4))
	b.arrange()
	s := b.desk.Panels.Slip
	left := -5 + b.turn.E.DeathThreshold(1)
	if s == nil || strings.Contains(s.Kill, "fells") || strings.Contains(s.Mean, " of ") || !strings.HasSuffix(s.Mean, "dies after "+b.Number(left)+" HP") {
		t.Fatalf("the slip on a dying orc says %+v", s)
	}
}

// TestOpportunitiesAgainstTheDyingKill: the line of an opportunity attack on one who
// is down says how likely it dies, not that it would fall again (HP-04).
func TestOpportunitiesAgainstTheDyingKill(t *testing.T) {
	for hp, want := range map[int]string{5: "fells", -5: "kills"} {
		b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 5, 4).Hurt(hp), red("orc", 12, 9))
		b.command.SetMode(plan.AttackMode)
		b.pointAt(at(5, 4))
		v := &b.turn.Forecast.Proposed.Strikes[0]
		facts := b.tell.Slips.StrikeFacts(b.turn.Now.Who, &match.Strike{On: v.On, Weapon: v.Weapon, Aim: v.Aim, Odds: v.Odds})
		if !strings.Contains(facts[0], ", "+want+" ") {
			t.Errorf("against one with %d hit points the line is %q, want that it %s", hp, facts[0], want)
		}
	}
}
