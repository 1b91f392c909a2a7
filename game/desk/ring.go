package desk

import (
	"strings"

	"tenaille/render/ui"
)

// WalkFocus moves the ring to the nearest part in a direction among those whose
// id begins as said; the first of them when none has it yet. It tells whether
// there was one.
func (d *Desk) WalkFocus(dx, dy int, prefix string) bool {
	if d.Panels == nil {
		return false
	}
	best := d.Panels.Toward(d.hand.Focus, dx, dy, func(r *ui.Region) bool {
		if !strings.HasPrefix(r.ID, prefix) || r.Solo || !walked(r.ID) {
			return false
		}
		return prefix == "" || !strings.HasPrefix(r.ID, "palette.group.") && r.ID != "palette.close"
	})
	if best == "" {
		return false
	}
	d.hand.Focus = best
	d.command.Plot()
	return true
}

// CycleAround gives the ring to the next part in order.
func (d *Desk) CycleAround(step int) {
	d.hand.Focus = d.Panels.Next(d.hand.Focus, step, func(r *ui.Region) bool { return walked(r.ID) && !r.Solo })
	d.command.Plot()
}

// walked tells whether the ring stops at a part.
func walked(id string) bool { return id != "help.veil" && id != "minimap" }

// GoAround gives the ring to the end of the turn, or to what would be taken back.
func (d *Desk) GoAround() {
	d.hand.Ring = true
	for _, id := range [...]string{"aoo.take", "undo", "end_turn", "menu"} {
		if r, ok := d.Panels.Find(id); ok && !r.Off {
			d.hand.Focus, d.hand.Tip = id, id
			return
		}
	}
}

// LeaveAround gives the keys back to the board.
func (d *Desk) LeaveAround() {
	if d.hand.Ring {
		d.hand.Leave()
		d.command.Plot()
	}
}
