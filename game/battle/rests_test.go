package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/rules"
)

// pointerBy rests in the middle of the square of a creature's neighbour, in pixels.
func (b *battle) pointerBy(id rules.ID, dx, dy int) input.Pointer {
	at := b.turn.E.Space(id).At
	at.X, at.Y = at.X+int16(dx), at.Y+int16(dy)
	r := b.table.Camera.CellRect(at)
	return input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2, Pinch: 1}
}

// TestRestingPointerLosesToKeys: a battle that opens under a pointer that rests
// plans what the first key chose, and Enter does that.
func TestRestingPointerLosesToKeys(t *testing.T) {
	b := openedBattle(t, "en", "sheepfold", 5, "human", "human")
	fresh := newBattle(b.Context, b.terms)
	fresh.turn.Match = b.turn.Match
	fresh.begin()
	fresh.Layout()
	p := b.pointerBy(b.turn.Now.Who, 1, 0)
	fresh.Devices.Feign(p)
	fresh.Devices.Rest()
	fresh.Update()
	fresh.quiet(t)
	fresh.feign(input.Next)
	target := fresh.turn.Wanted.Stop
	if target == rules.Nobody || fresh.turn.Wanted.Pointer.Who != target || !fresh.turn.Wanted.Pointer.Keys {
		t.Fatalf("Tab chose %d, the cursor is on %d at %s, by keys %v", target, fresh.turn.Wanted.Pointer.Who, fresh.turn.Wanted.Pointer.Cell.Name(), fresh.turn.Wanted.Pointer.Keys)
	}
	fresh.feign()
	if fresh.turn.Wanted.Pointer.Who != target || fresh.turn.Forecast.Proposed.Target != target {
		t.Errorf("a tick later the cursor is on %d and the plan is against %d, want %d", fresh.turn.Wanted.Pointer.Who, fresh.turn.Forecast.Proposed.Target, target)
	}
	moved := fresh.Devices.Pointer()
	moved.X++
	fresh.Devices.Feign(moved)
	fresh.Update()
	if fresh.turn.Wanted.Pointer.Keys || fresh.turn.Wanted.Pointer.Who == target {
		t.Errorf("the pointer moved and the cursor stays on %d, by keys %v", fresh.turn.Wanted.Pointer.Who, fresh.turn.Wanted.Pointer.Keys)
	}
}

// TestRestingPointerOnAButtonLosesToKeys: the same for a pointer that rests on a
// button of the bar.
func TestRestingPointerOnAButtonLosesToKeys(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 5, 5).First(), red("goblin", 6, 5))
	r, there := b.desk.Panels.Find("action.total_defence")
	if !there {
		r, there = b.desk.Panels.Find("action.move")
	}
	if !there {
		t.Fatal("no button to rest on")
	}
	k := b.desk.PanelStyle.Scale()
	p := input.Pointer{X: int((r.Box.X + r.Box.W/2) * k), Y: int((r.Box.Y + r.Box.H/2) * k), Pinch: 1}
	b.Devices.Feign(p)
	b.Update()
	if b.hand.Hot != r.ID {
		t.Fatalf("the pointer is on %q, want %q", b.hand.Hot, r.ID)
	}
	b.feign(input.Next)
	b.feign()
	if b.hand.Hot != "" || b.turn.Forecast.Proposed.Target != 1 {
		t.Errorf("after Tab the part %q is lit and the plan is against %d, want the goblin", b.hand.Hot, b.turn.Forecast.Proposed.Target)
	}
}
