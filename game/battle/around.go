package battle

import (
	"tenaille/game/input"
)

// aroundKeys walk everything around the board by keys or pad, with the tip of
// what has the ring: whatever a pointer can reach there they reach too. It tells
// whether the keys of this tick are its own.
func (b *battle) aroundKeys() bool {
	d := b.Devices
	if b.desk.Panels == nil {
		return false
	}
	if !b.hand.Ring {
		if d.Pressed(input.Panels) {
			b.desk.GoAround()
			return true
		}
		return false
	}
	if _, there := b.desk.Panels.Find(b.hand.Focus); !there {
		b.hand.Focus = ""
	}
	switch {
	case d.Pressed(input.Panels), d.Pressed(cancel):
		b.desk.LeaveAround()
	case d.Repeated(input.Next):
		b.desk.CycleAround(1)
	case d.Repeated(input.Previous):
		b.desk.CycleAround(-1)
	case d.Repeated(input.Up):
		b.desk.WalkFocus(0, -1, "")
	case d.Repeated(input.Down):
		b.desk.WalkFocus(0, 1, "")
	case d.Repeated(input.Left):
		b.desk.WalkFocus(-1, 0, "")
	case d.Repeated(input.Right):
		b.desk.WalkFocus(1, 0, "")
	case d.Pressed(confirm):
		b.pressAround()
	case d.Pressed(input.OpenRule):
		if r, ok := b.desk.Panels.Find(b.hand.Focus); ok && r.Tip.Rule != "" {
			b.desk.OpenRule(r.Tip.Rule)
		}
	case d.Any(): // any other key leaves the ring and does what it always does
		b.desk.LeaveAround()
		return false
	default:
		return true
	}
	if b.hand.Ring {
		b.hand.Tip = b.hand.Focus
	}
	return true
}

// pressAround clicks what has the ring. What begins something on the board or
// opens a sheet takes the keys with it.
func (b *battle) pressAround() {
	id := b.hand.Focus
	if id == "" || id == "minimap" { // the small map is for pointers; arrows move the large one
		return
	}
	mode, menu, help := b.turn.Wanted.Mode, b.command.Menu, b.desk.Help
	b.hand.Ring = false
	b.hand.CloseTip(id)
	b.click(id)
	b.hand.CloseTip("")
	if b.turn.Wanted.Mode == mode && b.command.Menu == menu && b.desk.Help == help && len(b.session.Orders) == 0 && b.hand.Focus == id {
		b.hand.Ring = true
	}
}
