//go:build !js

package battle

import (
	"testing"

	"tenaille/game/screens"
	"tenaille/game/shot"
)

// TestSavedMatchOpensInTheMiddle: a match in which creatures have fallen opens
// with its log, as "Continue" does.
func TestSavedMatchOpensInTheMiddle(t *testing.T) {
	for _, seed := range []string{"1", "2", "3"} {
		p, err := shot.NewStudio(Screens(screens.All())).Pose(shot.Shot{Of: "broken-keep", Seed: seed, After: 120, At: -1, Width: 1280, Height: 720})
		if err != nil {
			t.Fatal(err)
		}
		b := p.Stack.Top().(*battle)
		b.Leave()
		if again := b.resumed(t); len(again.tell.Log.Records) != len(b.tell.Log.Records) {
			t.Errorf("seed %s: opened again with another log: %d lines, had %d", seed, len(again.tell.Log.Records), len(b.tell.Log.Records))
		}
		p.Close()
	}
}
