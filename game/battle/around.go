package battle

import (
	"tenaille/game/input"
	"tenaille/render/ui"
)

// aroundKeys walk everything around the board by keys or pad, with the tip of
// what has the ring: whatever a pointer can reach there they reach too. It tells
// whether the keys of this tick are its own.
func (b *battle) aroundKeys() bool {
	d := b.Devices
	if b.panels == nil {
		return false
	}
	if !b.hand.Ring {
		if d.Pressed(input.Panels) {
			b.goAround()
			return true
		}
		return false
	}
	if _, there := b.panels.Find(b.hand.Focus); !there {
		b.hand.Focus = ""
	}
	switch {
	case d.Pressed(input.Panels), d.Pressed(cancel):
		b.leaveAround()
	case d.Repeated(input.Next):
		b.cycleAround(1)
	case d.Repeated(input.Previous):
		b.cycleAround(-1)
	case d.Repeated(input.Up):
		b.walkFocus(0, -1, "")
	case d.Repeated(input.Down):
		b.walkFocus(0, 1, "")
	case d.Repeated(input.Left):
		b.walkFocus(-1, 0, "")
	case d.Repeated(input.Right):
		b.walkFocus(1, 0, "")
	case d.Pressed(confirm):
		b.pressAround()
	case d.Pressed(input.OpenRule):
		if r, ok := b.panels.Find(b.hand.Focus); ok && r.Tip.Rule != "" {
			b.openRule(r.Tip.Rule)
		}
	case d.Any(): // any other key leaves the ring and does what it always does
		b.leaveAround()
		return false
	default:
		return true
	}
	if b.hand.Ring {
		b.hand.Tip = b.hand.Focus
	}
	b.dirty = true
	return true
}

// goAround gives the ring to the end of the turn, or to what would be taken back.
func (b *battle) goAround() {
	b.hand.Ring, b.dirty = true, true
	for _, id := range [...]string{"aoo.take", "undo", "end_turn", "menu"} {
		if r, ok := b.panels.Find(id); ok && !r.Off {
			b.hand.Focus, b.hand.Tip = id, id
			return
		}
	}
}

// leaveAround gives the keys back to the board.
func (b *battle) leaveAround() {
	if b.hand.Ring {
		b.hand.Leave()
		b.dirty = true
		b.plot()
	}
}

// pressAround clicks what has the ring. What begins something on the board or
// opens a sheet takes the keys with it.
func (b *battle) pressAround() {
	id := b.hand.Focus
	if id == "" || id == "minimap" { // the small map is for pointers; arrows move the large one
		return
	}
	mode, menu, help := b.turn.Wanted.Mode, b.menu, b.help
	b.hand.Ring = false
	b.hand.CloseTip(id)
	b.click(id)
	b.hand.CloseTip("")
	if b.turn.Wanted.Mode == mode && b.menu == menu && b.help == help && len(b.orders) == 0 && b.hand.Focus == id {
		b.hand.Ring = true
	}
}

// cycleAround gives the ring to the next part in order.
func (b *battle) cycleAround(step int) {
	b.hand.Focus = b.panels.Next(b.hand.Focus, step, func(r *ui.Region) bool { return walked(r.ID) && !r.Solo })
	b.plot()
}

// walked tells whether the ring stops at a part.
func walked(id string) bool { return id != "help.veil" && id != "minimap" }
