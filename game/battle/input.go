package battle

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/render/hud/slip"
	"tenaille/rules"
	"tenaille/rules/grid"
)

const (
	confirm = input.Confirm
	cancel  = input.Cancel
)

// press is a button of the pointer being held.
type press struct {
	input.Press
	again bool // it repeats the tap whose plan the map glides to
}

// input turns pointer and keys into what they mean here.
func (b *battle) input() {
	b.keys()
	p := b.Devices.Pointer()
	if !b.seen { // the first place the pointer is seen at is no movement
		b.seen, b.lastX, b.lastY = true, p.X, p.Y
	}
	k := b.style.Scale()
	x, y := float64(p.X)/k, float64(p.Y)/k
	again := b.again(p)
	switch {
	case p.Gesture: // two fingers move and pinch the map and mean nothing else
		b.press, b.hand.Held = press{}, ""
		b.table.Pan(p.DragX, p.DragY)
	case p.Touch && !p.Down && !p.Released: // no finger points at anything
	case again: // neither the map nor a panel that slides under the finger is meant
	case b.Devices.Active() || b.gliding:
		b.point(p, x, y)
	}
	if short := b.Devices.Shift(); short != b.turn.Wanted.Short {
		b.turn.Wanted.Short = short
		b.plot()
	}
	b.wheel(p)
	if p.Pressed {
		b.reading = "" // the pointer leads now
		b.leaveAround()
		b.press = press{input.Press{Active: true, X: p.X, Y: p.Y, ID: b.hand.Hot}, again}
		if again {
			b.press.ID = ""
		}
		b.hand.Held = b.press.ID
		b.dirty = true
	}
	if p.Dragging && !b.press.Active {
		b.table.Pan(p.DragX, p.DragY)
	}
	if b.press.Active && p.Down {
		if b.press.ID == "" && b.press.Far(p, k) {
			b.press.Drag = true
		}
		if b.press.Drag {
			b.table.Pan(p.DragX, p.DragY)
		}
		if b.press.ID == "minimap" {
			if b.small.Drag(p, k) {
				b.dirty = true
			}
		}
		if b.press.ID == "reel.bar" && b.reel != nil {
			b.dragReel(x, false)
		}
	}
	if p.Released && b.press.Active {
		was := b.press
		b.press, b.hand.Held = press{}, ""
		b.dirty = true
		switch {
		case was.Drag:
		case was.again:
			b.act()
		case was.ID == "reel.bar" && b.reel != nil:
			b.dragReel(x, true)
		case p.LongPress || slip.TellsLines(was.ID): // it was hover: the tip stays, and what is planned
			return
		case was.ID != "":
			if b.hand.Hot == was.ID {
				b.hand.CloseTip(was.ID)
				b.click(was.ID)
			}
		case b.pinned && !b.unpinAt(p):
			// It only closed what was pinned.
		case p.Touch && !b.aimed(p):
			b.table.BringPlan() // the first tap plans, the second acts
			b.tapX, b.tapY = p.X, p.Y
		default:
			b.act()
		}
		if p.Touch { // the finger has left what it pressed
			b.hand.Hot, b.hand.Tip = "", ""
		}
	}
	if p.RightReleased && !p.Dragging {
		if b.open() {
			b.back()
		} else {
			b.pin()
		}
	}
}

// noSquare is the square of no tap.
var noSquare = grid.C(-1, -1)

// aimed reports whether a tap falls on what the tap before it has planned.
func (b *battle) aimed(p input.Pointer) bool {
	c, on := b.table.Board.CellAt(b.table.Camera, p.X, p.Y)
	same := on && b.turn.Wanted.Pointer.OnMap && !b.turn.Wanted.Pointer.Keys && c == b.turn.Wanted.Pointer.Cell && b.turn.Forecast.Proposed.Planned && b.tapped == c
	b.tapped = c
	return same
}

// hasteTicks is how long after a glide a tap is still part of a double one.
const hasteTicks = 20

// again reports whether a finger goes down, or is held, where it has just planned
// something, while the map glides to show it or hardly rests: whoever taps twice in
// haste means one square, whatever has come under the finger meanwhile.
func (b *battle) again(p input.Pointer) bool {
	if !p.Touch || !p.Pressed {
		return b.press.again
	}
	dx, dy := p.X-b.tapX, p.Y-b.tapY
	half := b.table.Camera.Square / 2
	return b.haste > 0 && b.turn.Forecast.Proposed.Planned && b.turn.Wanted.Pointer.OnMap && !b.turn.Wanted.Pointer.Keys && b.tapped == b.turn.Wanted.Pointer.Cell && dx*dx+dy*dy <= half*half
}

// beside reports whether panels lie beside something on the map, so that they are
// arranged anew when the map moves.
func (b *battle) beside() bool { return b.layout.Compact || b.asking() }

// point finds out what the pointer is on.
func (b *battle) point(p input.Pointer, x, y float64) {
	if b.panels == nil {
		return
	}
	moved := p.X != b.lastX || p.Y != b.lastY || p.Released || p.Pressed
	b.lastX, b.lastY = p.X, p.Y
	if !moved && p.Wheel == 0 && b.keysLead() {
		b.coolDown()
		return
	}
	hot := ""
	r, over := b.panels.Hit(x, y)
	if over {
		hot = r.ID
	}
	if was := b.hand.Hot; b.hand.Point(hot) {
		b.dirty = true
		if plans(hot) || plans(was) {
			if b.Devices.Last() == input.Mouse {
				b.hand.Focus = "" // the pointer leads now
			}
			b.plot()
		}
	}
	b.tipAt(r, x, y)
	if !moved && (!b.gliding || b.turn.Wanted.Pointer.Keys) {
		return
	}
	if b.held(hot, over) {
		return
	}
	h := plan.Pointer{Who: rules.Nobody}
	if !over && b.panels.Help == nil {
		h.Cell, h.OnMap = b.table.Board.CellAt(b.table.Camera, p.X, p.Y)
		b.table.Picker.Place(b.table.Camera, b.play.Stage.Pieces())
		if id, ok := b.table.Picker.At(p.X, p.Y); ok {
			h.Who = rules.ID(id)
			if s := b.turn.E.Space(h.Who); !s.Contains(h.Cell) {
				h.Cell = s.At
			}
		} else if h.OnMap {
			h.Who = plan.StandsAt(b.turn.E, h.Cell)
		}
	} else if id, ok := strings.CutPrefix(hot, "order."); ok {
		for i := range b.turn.E.Count() {
			if b.Number(b.turn.E.Creatures[i].Sheet) == id {
				b.looked = i
			}
		}
	}
	b.hoverAt(h)
}

// keysLead reports whether keys or a pad chose last what is pointed at: a pointer
// that rests changes nothing about it.
func (b *battle) keysLead() bool {
	last := b.Devices.Last()
	return b.turn.Wanted.Pointer.Keys || b.hand.Focus != "" && (last == input.Keyboard || last == input.Gamepad)
}

// coolDown takes the highlight off the part under a pointer that no longer leads,
// and with it what that part would do.
func (b *battle) coolDown() {
	was := b.hand.Hot
	if was == "" {
		return
	}
	b.hand.Point("")
	b.dirty = true
	if plans(was) {
		b.plot()
	}
}

// plans reports whether a part shows what it would do while it is pointed at.
func plans(id string) bool {
	return strings.HasPrefix(id, "action.") || strings.HasPrefix(id, "palette.") || strings.HasPrefix(id, "wish.")
}

// hoverAt takes over a new place of the pointer or cursor.
func (b *battle) hoverAt(h plan.Pointer) {
	if h == b.turn.Wanted.Pointer {
		return
	}
	b.turn.Wanted.Pointer, b.finished = h, -1
	b.plot()
}

// plot works out anew what a click would do.
func (b *battle) plot() {
	b.turn.Forecast.Proposed = b.contrive()
	b.turn.Forecast.Grounds = b.turn.Forecast.Proposed.Reason(b.turn)
	b.turn.Forecast.FlankFrom = b.turn.Forecast.Proposed.Pincers(b.turn)
	b.turn.Forecast.Prospects, b.turn.Forecast.ProspectsAt = b.outlook()
	b.tell.Slips.Remember()
	b.dirty = true
}

func (b *battle) wheel(p input.Pointer) {
	if p.Wheel == 0 && (p.Pinch == 1 || p.Pinch == 0) {
		return
	}
	if !p.Gesture && (b.hand.Hot == "log" || strings.HasPrefix(b.hand.Hot, "log.")) {
		if p.Wheel > 0 {
			b.scrollLog(2)
		} else if p.Wheel < 0 {
			b.scrollLog(-2)
		}
		return
	}
	if b.hand.Hot != "" && !p.Gesture {
		return
	}
	if steps := b.pinch.Steps(p); steps != 0 {
		b.table.Zoom(steps, p.X, p.Y)
		b.dirty = true
	}
}

func (b *battle) scrollLog(n int) {
	b.tell.Log.Scroll = min(max(b.tell.Log.Scroll+n, 0), max(len(b.tell.Log.Logged(b.logSubject()))-3, 0))
	b.dirty = true
}
