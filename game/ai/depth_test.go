package ai

import (
	"testing"

	"tenaille/rules/rulesets"
)

// TestDepthGoesByTheTurns: each ruleset has a depth of its own, and a setting changes all.
func TestDepthGoesByTheTurns(t *testing.T) {
	want := map[string]pacing{"d20": turns, "limited": short, "skirmish": phases}
	for _, name := range rulesets.Names() {
		r, err := rulesets.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range []*skill{captain, warlord} {
			if got := s.by(r); got != s.deep[want[name]] || got.plays == 0 {
				t.Errorf("%s: %+v", name, got)
			}
		}
	}
	p, err := New("warlord+plays=7", 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range rulesets.Names() {
		r, _ := rulesets.ByName(name)
		if got := p.(*planner).by(r); got.plays != 7 {
			t.Errorf("%s: set to 7 plays it has %+v", name, got)
		}
	}
}
