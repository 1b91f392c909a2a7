package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/rules"
)

// pointerBy rests in the middle of the square of a creature's neighbour, in pixels.
func (b *battle) pointerBy(id rules.ID, dx, dy int) input.Pointer {
	at := b.e.Space(id).At
	at.X, at.Y = at.X+int16(dx), at.Y+int16(dy)
	r := b.camera.CellRect(at)
	return input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2, Pinch: 1}
}

// TestRestingPointerLosesToKeys: a battle that opens under a pointer that rests
// plans what the first key chose, and Enter does that.
func TestRestingPointerLosesToKeys(t *testing.T) {
	b := openedBattle(t, "en", "sheepfold", 5, "human", "human")
	fresh := newBattle(b.Context, b.plan)
	fresh.match = b.match
	fresh.begin()
	fresh.Layout()
	p := b.pointerBy(b.sit.who, 1, 0)
	fresh.Devices.Feign(p)
	fresh.Devices.Rest()
	fresh.Update()
	fresh.quiet(t)
	fresh.feign(input.Next)
	target := fresh.cycle
	if target == rules.Nobody || fresh.hover.who != target || !fresh.hover.keys {
		t.Fatalf("Tab chose %d, the cursor is on %d at %s, by keys %v", target, fresh.hover.who, fresh.hover.cell.Name(), fresh.hover.keys)
	}
	fresh.feign()
	if fresh.hover.who != target || fresh.aim.target != target {
		t.Errorf("a tick later the cursor is on %d and the plan is against %d, want %d", fresh.hover.who, fresh.aim.target, target)
	}
	moved := fresh.Devices.Pointer()
	moved.X++
	fresh.Devices.Feign(moved)
	fresh.Update()
	if fresh.hover.keys || fresh.hover.who == target {
		t.Errorf("the pointer moved and the cursor stays on %d, by keys %v", fresh.hover.who, fresh.hover.keys)
	}
}

// TestRestingPointerOnAButtonLosesToKeys: the same for a pointer that rests on a
// button of the bar.
func TestRestingPointerOnAButtonLosesToKeys(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 5, 5).first(), red("goblin", 6, 5))
	r, there := b.panels.Find("action.total_defence")
	if !there {
		r, there = b.panels.Find("action.move")
	}
	if !there {
		t.Fatal("no button to rest on")
	}
	k := b.style.Scale()
	p := input.Pointer{X: int((r.Box.X + r.Box.W/2) * k), Y: int((r.Box.Y + r.Box.H/2) * k), Pinch: 1}
	b.Devices.Feign(p)
	b.Update()
	if b.hot != r.ID {
		t.Fatalf("the pointer is on %q, want %q", b.hot, r.ID)
	}
	b.feign(input.Next)
	b.feign()
	if b.hot != "" || b.aim.target != 1 {
		t.Errorf("after Tab the part %q is lit and the plan is against %d, want the goblin", b.hot, b.aim.target)
	}
}
