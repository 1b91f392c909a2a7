package ai

import (
	"strings"
	"testing"

	"tenaille/game/ai/tactics"
)

// TestSettings: what is set of a machine is set of it alone, and stays so in its next
// match; what cannot be set is named.
func TestSettings(t *testing.T) {
	p, err := New("captain+plays=20+ideas=3+wily=1", 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range []Player{p, Again(p, 6, 0)} {
		if q := q.(*planner); q.turns.plays != 20 || q.phases.plays != 20 || q.turns.ideas != 3 || q.turns.rounds != captain.turns.rounds || !q.temper.Wily || !q.mind.Temper.Wily {
			t.Errorf("%+v, %+v", q.skill, q.mind.Temper)
		}
	}
	if p, err := New("captain", 5, 0); err != nil || p.(*planner).skill != captain {
		t.Errorf("another captain has changed: %v", err)
	}
	s, err := New("soldier+rash=1+hasty=1", 5, 1)
	if err != nil || !s.(*tactics.Soldier).Rash || !s.(*tactics.Soldier).Hasty || s.(*tactics.Soldier).Wily {
		t.Errorf("%+v, %v", s, err)
	}
	for name, want := range map[string]string{
		"soldier+plays=3": `"plays" cannot be set of soldier; there are blur, fickle, hasty`,
		"soldier+blur":    `"blur" is no setting, write wily=1`,
		"captain+plays=x": `"plays=x" is no setting`,
		"random+blur=1":   `"blur" cannot be set of random`,
		"general+blur=1":  `"general+blur=1" is none of random`,
		"soldier+":        `"" is no setting`,
		"captain+plays=-": "is no setting",
	} {
		if _, err := New(name, 1, 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}
