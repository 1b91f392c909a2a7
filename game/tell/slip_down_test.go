package tell

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestPastRollTellsItsOwnTime: the slip of a past hit has the hit points before
// and after it, whatever has come since (HP-01).
func TestPastRollTellsItsOwnTime(t *testing.T) {
	te := keep(t, "en", 7)
	who, foe := te.Now.Who, plan.NearestEnemy(te.E, te.Now.Who)
	r := Record{Hp: 20, Events: []rules.Event{{Kind: rules.AttackRolled, Who: who, Whom: foe}, {Kind: rules.Damaged, Who: foe, A: 11}}}
	s := te.Cards.LookSlip(foe, false)
	s.Subject.Max = 24
	te.Rolls.stoodThen(s, &r)
	if got := s.Subject.Count; got != "20 → 9 of 24 HP" || s.Subject.HP != 9 {
		t.Errorf("after the hit the head says %q", got)
	}
	r.Events = r.Events[:1]
	te.Rolls.stoodThen(s, &r)
	if got := s.Subject.Count; got != "then 20 of 24 HP" {
		t.Errorf("after the miss the head says %q", got)
	}
}

// TestTheDyingAreKilled: an attack on one who is dying tells its chance to kill
// and the hit points left until then, not of felling it again (HP-04).
func TestTheDyingAreKilled(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4).Hurt(-5), arena.Red("orc", 12, 9))
	te.Wanted.Mode = plan.AttackMode
	s := te.pointAt(grid.C(5, 4))
	left := -5 + te.E.DeathThreshold(1)
	if s == nil || strings.Contains(s.Kill, "fells") || strings.Contains(s.Mean, " of ") || !strings.HasSuffix(s.Mean, "dies after "+te.Number(left)+" HP") {
		t.Fatalf("the slip on a dying orc says %+v", s)
	}
}

// TestOpportunitiesAgainstTheDyingKill: the line of an opportunity attack on one who
// is down says how likely it dies, not that it would fall again (HP-04).
func TestOpportunitiesAgainstTheDyingKill(t *testing.T) {
	for hp, want := range map[int]string{5: "fells", -5: "kills"} {
		te := on(t, "en", nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4).Hurt(hp), arena.Red("orc", 12, 9))
		te.Wanted.Mode = plan.AttackMode
		te.pointAt(grid.C(5, 4))
		v := &te.Forecast.Proposed.Strikes[0]
		facts := te.Slips.strikeFacts(te.Now.Who, &match.Strike{On: v.On, Weapon: v.Weapon, Aim: v.Aim, Odds: v.Odds})
		if !strings.Contains(facts[0], ", "+want+" ") {
			t.Errorf("against one with %d hit points the line is %q, want that it %s", hp, facts[0], want)
		}
	}
}

// TestTheDyingTellWhenTheyDie: the slip of one who lies dying says at how many hit points it
// is dead: by Constitution, which no other number on it tells (HP-04).
func TestTheDyingTellWhenTheyDie(t *testing.T) {
	for lang, want := range map[string]string{"en": "Dying. Dies at −%d hit points.", "fr": "Mourant. Meurt à −%d points de vie."} {
		te := on(t, lang, nil, arena.Blue("fighter", 4, 4).First(), arena.Blue("knight", 5, 4).Hurt(-5), arena.Red("orc", 9, 4))
		want, told := fmt.Sprintf(want, te.E.DeathThreshold(1)), ""
		for _, p := range te.Cards.Looked(1).Parts {
			for _, l := range p.Lines {
				told += l.Words + "\n"
			}
		}
		if !strings.Contains(told, want) {
			t.Errorf("%s: it is told %q, want %q in it", lang, told, want)
		}
	}
}
