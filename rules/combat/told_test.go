package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// by is what the lines of a report from a source come to.
func by(r *rules.Report, source rules.Source) (sum int) {
	for _, l := range r.Attack.Lines[:r.Attack.N] {
		if r.Rows[l.Row].Source == source {
			sum += int(l.Value)
		}
	}
	return sum
}

// TestLooksAreExplained: every look for those in ambush tells the roll, what it came to
// and what it had to reach, with the skill of who looks; then who looked is told of its
// own roll alone, without distance (SUR-02, STL-01).
func TestLooksAreExplained(t *testing.T) {
	skilled := func(s *rules.Setup) {
		s.Combatants[1].Skills.Perception, s.Combatants[2].Skills.Perception = 7, 4
	}
	e := stage(t, scene{rows: []string{"R.i....G.g"}, change: all(ambush(0, 1), skilled, func(s *rules.Setup) { s.Combatants[1].Side = "red" })})
	e.Free = false
	looks, told := 0, 0
	e.Listen = func(ev rules.Event) {
		r := ev.Report
		switch {
		case ev.Kind == rules.SpotRolled:
			looks++
			far := e.Options.Grid.SpaceDistance(e.Space(ev.Who), e.Space(ev.Whom))
			if r == nil || r.Natural != ev.A || r.Total != ev.B || r.Against != ev.C+10 {
				t.Errorf("STL-01: %d rolled %d, came to %d against %d and improved cover: told of %+v", ev.Who, ev.A, ev.B, ev.C, r)
			} else if by(r, rules.SourceSkill) != int(e.Creatures[ev.Who].Perception) || by(r, rules.SourceDistance) != -far/2 {
				t.Errorf("STL-01: %d of Perception %d at %d squares adds %+v", ev.Who, e.Creatures[ev.Who].Perception, far, r.Attack.Lines[:r.Attack.N])
			}
		case ev.Kind == rules.Surprised && ev.B > 0:
			told++
			if r == nil || r.Natural != ev.B || r.Total != ev.C || r.Against != 0 || r.Total-r.Natural != r.Attack.Total {
				t.Errorf("SUR-02: %d rolled %d, came to %d: told of %+v", ev.Who, ev.B, ev.C, r)
			} else if by(r, rules.SourceSkill) != int(e.Creatures[ev.Who].Perception) || by(r, rules.SourceDistance) != 0 {
				t.Errorf("SUR-02: %d of Perception %d adds %+v", ev.Who, e.Creatures[ev.Who].Perception, r.Attack.Lines[:r.Attack.N])
			}
		}
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(3))
	if looks != 2 || told != 2 {
		t.Errorf("%d looks and %d verdicts were told, of two observers", looks, told)
	}
}

// TestHelpIsExplained: a helping blow is told with what an attack on that enemy by
// this creature is made of (ACT-15).
func TestHelpIsExplained(t *testing.T) {
	e := set(t, nil, "GaG")
	heard := 0
	e.Listen = func(ev rules.Event) {
		if ev.Kind != rules.TestRolled {
			return
		}
		heard++
		if r := ev.Report; r == nil || by(r, rules.SourceFlanking) != 2 || r.Attack.Total != 9 || r.Flanker != 2 || ev.B-ev.A != 9 {
			t.Errorf("ACT-15: rolled %d, came to %d: told of %+v", ev.A, ev.B, r)
		}
	}
	help := levels.Command{Do: "aid", By: 1, On: 2, Ally: 3, Weapon: "longsword"}
	a, err := help.Action(e)
	if err != nil {
		t.Fatal(err)
	}
	if r := e.Do(&a, dice.NewScripted([][2]int{{20, 5}})); !r.OK() || heard != 1 {
		t.Errorf("ACT-15: refused by %q, %d rolls told", r.Cite, heard)
	}
}

// TestTrialOfNobody: a helping blow that names no enemy leads to no roll, one that does
// to a roll against 10 (ACT-15).
func TestTrialOfNobody(t *testing.T) {
	e := set(t, nil, "GaG")
	for _, c := range []struct {
		on rules.ID
		ok bool
	}{{rules.Nobody, false}, {1, true}} {
		if trial, ok := combat.TrialOf(e, &rules.Action{Verb: rules.Aid, By: 0, On: c.on}); ok != c.ok || ok && (trial.DC != 10 || trial.Bonus != 9 || !trial.NoOne) {
			t.Errorf("ACT-15: on %d it leads to a roll: %v, %+v", c.on, ok, trial)
		}
	}
}
