package match

import (
	"testing"

	"tenaille/levels"
)

// TestNewGroundLeavesTheLastMap: a fight on new ground leaves the map of the last set-up with
// its armies, and keeps what suits any; a set-up that was kept on such a ground brings its
// armies to no other map.
func TestNewGroundLeavesTheLastMap(t *testing.T) {
	pass := levels.Army{{Kind: "knight", Count: 2}}
	ruin := levels.Army{{Kind: "rat", Count: 1}}
	var l LastSetup
	l.Remember(&Terms{Level: "high-pass", Fog: "off", Points: 400, Players: [2]string{Human, "soldier"}, Armies: [2]levels.Army{pass, pass}})
	l.Remember(&Terms{Level: "wilds-ruin-short-hold-3", Fog: "sight", Players: [2]string{Human, "captain"}, Armies: [2]levels.Army{nil, ruin}})
	got := Terms{Players: [2]string{Human, "recruit"}}
	if l.Recall(&got); got.Level != "high-pass" || got.Points != 400 || got.Fog != "sight" || got.Players[1] != "captain" || len(got.Armies[1]) != 1 || got.Armies[1][0] != pass[0] {
		t.Errorf("the last set-up is %+v", got)
	}
	old := LastSetup{Level: "wilds-ruin-short-hold-3", Points: 60, Armies: [2]levels.Army{nil, ruin}}
	got = Terms{Players: [2]string{Human, "recruit"}}
	if old.Recall(&got); got.Level != "" || got.Points != 0 || len(got.Armies[1]) != 0 {
		t.Errorf("the armies of a new ground come to another map: %+v", got)
	}
}
