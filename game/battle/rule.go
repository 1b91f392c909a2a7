package battle

import (
	"strings"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/rules"
)

// unpin lets the slip follow the pointer again.
func (b *battle) unpin() {
	b.command.Pinned = false
	if !b.turn.Wanted.Pointer.Keys {
		b.moves.Anew() // the pointer is looked at anew
	}
}

// unpinAt lets the slip go at a click on the board, and tells whether the click
// goes on to act: on a creature or on the square that was pinned it does, on
// another square, whose way and price nobody has seen yet, it does not.
func (b *battle) unpinAt(p input.Pointer) bool {
	was := b.turn.Wanted.Pointer
	b.unpin()
	k := b.desk.PanelStyle.Scale()
	b.point(p, float64(p.X)/k, float64(p.Y)/k)
	return b.turn.Wanted.Pointer.OnMap && (b.turn.Wanted.Pointer.Who != rules.Nobody || was.OnMap && b.turn.Wanted.Pointer.Cell == was.Cell)
}

// advised reports whether a plan stays that was advised, or made before, wherever the
// pointer goes.
func advised(b *battle) bool { return command.Advised(b.command) && !b.study.Placing() }

// onAdvice reports whether a click on the board goes on to act while a plan that was
// advised stays: it does on what that is about. Elsewhere it lets the plan go; a finger
// then begins anew where it is.
func onAdvice(b *battle, p input.Pointer) bool {
	h := under(b, p)
	if b.turn.Forecast.Proposed.About(b.turn, &h) {
		return true
	}
	command.Leave(b.command)
	b.command.HoverAt(h)
	return p.Touch
}

// held reports whether what the pointer was on stays while it is where it is
// now: a slip that is pinned, or the slip itself being read.
func (b *battle) held(hot string, over bool) bool {
	if b.command.Pinned {
		return true
	}
	if !over || !b.turn.Wanted.Pointer.OnMap || b.turn.Wanted.Pointer.Keys {
		return b.turn.Wanted.Pointer.Keys && over && onSlip(hot)
	}
	return onSlip(hot)
}

// onSlip reports whether a part belongs to the slip.
func onSlip(id string) bool {
	return id == "slip" || id == command.PlanID || strings.HasPrefix(id, "rule.") || strings.HasPrefix(id, "foe.") || strings.HasPrefix(id, "slip.") || id == "tip"
}
