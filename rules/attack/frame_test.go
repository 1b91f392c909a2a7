package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// Only an attack that is done with its dice and has hit deals damage, and never
// the touch that opens a maneuver (ATK-20, GRP-02).
func TestWhatDealsDamage(t *testing.T) {
	for _, c := range []struct {
		what string
		f    rules.Frame
		want bool
	}{
		{"a hit", rules.Frame{Stage: rules.StageDone, Hit: true}, true},
		{"a miss", rules.Frame{Stage: rules.StageDone}, false},
		{"a hit lost in the fog", rules.Frame{Stage: rules.StageDone, Hit: true, Lost: true}, false},
		{"a hit whose damage is still to be rolled", rules.Frame{Stage: rules.StageDamage, Hit: true}, false},
		{"the touch of a grapple", rules.Frame{Stage: rules.StageDone, Hit: true, Mode: rules.ModeOpening}, false},
	} {
		if got := attack.Strikes(&c.f); got != c.want {
			t.Errorf("%s deals damage: %v, want %v", c.what, got, c.want)
		}
	}
}
