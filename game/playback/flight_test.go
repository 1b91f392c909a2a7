package playback

import (
	"testing"

	"tenaille/render/board/moment"
	"tenaille/rules"
)

// TestEveryMissileFliesAsItIs: a net flies as a net, and bows, crossbows and what
// is thrown as theirs.
func TestEveryMissileFliesAsItIs(t *testing.T) {
	for _, c := range []struct {
		place int8
		w     rules.Weapon
		want  moment.BoltKind
	}{
		{rules.NetWeapon, rules.Weapon{Kind: rules.Thrown}, moment.Mesh}, {0, rules.Weapon{Kind: rules.Thrown}, moment.Stone},
		{0, rules.Weapon{Kind: rules.Ranged, Family: rules.Crossbow}, moment.Quarrel}, {0, rules.Weapon{Kind: rules.Ranged}, moment.Arrow},
	} {
		if got := flight(c.place, &c.w); got != c.want {
			t.Errorf("weapon %d, %+v flies as %d, want %d", c.place, c.w, got, c.want)
		}
	}
}
