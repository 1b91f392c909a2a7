package playback

import (
	"testing"

	"tenaille/render/board"
	"tenaille/rules"
)

// TestEveryMissileFliesAsItIs: a net flies as a net, and bows, crossbows and what
// is thrown as theirs.
func TestEveryMissileFliesAsItIs(t *testing.T) {
	for _, c := range []struct {
		place int8
		w     rules.Weapon
		want  board.BoltKind
	}{
		{rules.NetWeapon, rules.Weapon{Kind: rules.Thrown}, board.Mesh}, {0, rules.Weapon{Kind: rules.Thrown}, board.Stone},
		{0, rules.Weapon{Kind: rules.Ranged, Family: rules.Crossbow}, board.Quarrel}, {0, rules.Weapon{Kind: rules.Ranged}, board.Arrow},
	} {
		if got := flight(c.place, &c.w); got != c.want {
			t.Errorf("weapon %d, %+v flies as %d, want %d", c.place, c.w, got, c.want)
		}
	}
}
