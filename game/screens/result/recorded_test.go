//go:build !js

package result

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/shot"
)

// TestFinishedMatchIsRecorded plays a match of machines to its end on the
// screen.
func TestFinishedMatchIsRecorded(t *testing.T) {
	p, err := shot.NewStudio(screentest.Routes).Pose(shot.Shot{Of: "../../replay/testdata/three-d20.jsonl", Screen: "result", Width: 1280, Height: 720, At: -1})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	r, ok := p.Stack.Top().(*result)
	if !ok {
		t.Fatalf("the screen is %s", p.Name())
	}
	list, _ := p.Store.List(saves.Finished)
	if len(list) != 1 || r.outcome.Kept.Name != list[0] || r.outcome.Story == nil || r.outcome.Replay.End == nil {
		t.Fatalf("kept %v, told %v", list, r.outcome.Kept)
	}
	if left, _ := p.Store.List(saves.Unfinished); len(left) != 0 {
		t.Errorf("%v is still offered", left)
	}
	if len(r.turns.rolls) < 3 || len(r.table.rows) != 10 {
		t.Errorf("%d turning points, %d lines", len(r.turns.rolls), len(r.table.rows))
	}
	at, watch := -1, p.Routes.Replay
	p.Routes.Replay = func(c *scene.Context, rp *replay.Replay, n int) (scene.Scene, error) {
		at = n
		return watch(c, rp, n)
	}
	r.watch(r.turns.rolls[1].Step - 1)
	p.Stack.Settle()
	if top := p.Stack.Top().Name(); top != "replay" || at != r.turns.rolls[1].Step-1 {
		t.Errorf("a turning point opens %s after %d actions, want the replay after %d", top, at, r.turns.rolls[1].Step-1)
	}
}
