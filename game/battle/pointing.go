package battle

import (
	"strings"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/slip"
	"tenaille/rules"
)

// pointing is what the mouse or the fingers are about: what they rest on, press, drag and
// pinch, and what that means to the battle.
type pointing struct {
	press input.Press // a button, or a finger, being held
	taps  input.Taps
	moves input.Track
	pinch input.Pinch
}

// follow does what the pointer means in this tick.
func (pt *pointing) follow(b *battle, p input.Pointer) {
	pt.moves.See(p) // the first place the pointer is seen at is no movement
	k := b.desk.PanelStyle.Scale()
	x, y := float64(p.X)/k, float64(p.Y)/k
	again := pt.again(b, p)
	switch {
	case p.Gesture: // two fingers move and pinch the map and mean nothing else
		pt.letGo(b)
		b.table.Pan(p.DragX, p.DragY)
	case p.Touch && !p.Down && !p.Released: // no finger points at anything
	case again: // neither the map nor a panel that slides under the finger is meant
	case b.Devices.Active() || b.gliding:
		pt.point(b, p, x, y)
	}
	if short := b.Devices.Shift(); short != b.turn.Wanted.Short {
		b.turn.Wanted.Short = short
		b.command.Plot()
	}
	pt.wheel(b, p)
	if p.Pressed {
		pt.begin(b, p, again)
	}
	pt.drag(b, p, x)
	if p.Released && pt.press.Active && pt.release(b, p, x) {
		return
	}
	if p.RightReleased && !p.Dragging {
		if b.open() {
			b.back()
		} else {
			b.desk.Pin()
		}
	}
}

// begin takes up a press; again tells that it goes on where the one before it planned.
func (pt *pointing) begin(b *battle, p input.Pointer, again bool) {
	b.desk.Reading = "" // the pointer leads now
	b.desk.LeaveAround()
	pt.press = input.Press{Active: true, X: p.X, Y: p.Y, ID: b.hand.Hot, Again: again}
	if again {
		pt.press.ID = ""
	}
	b.hand.Held = pt.press.ID
}

// drag moves what is held: the map, the frame of the small map, the place in a record.
func (pt *pointing) drag(b *battle, p input.Pointer, x float64) {
	if p.Dragging && !pt.press.Active {
		b.table.Pan(p.DragX, p.DragY)
	}
	if !pt.press.Active || !p.Down {
		return
	}
	k := b.desk.PanelStyle.Scale()
	if pt.press.ID == "" && pt.press.Far(p, k) {
		pt.press.Drag = true
	}
	switch {
	case pt.press.Drag:
		b.table.Pan(p.DragX, p.DragY)
	case pt.press.ID == "minimap":
		if b.small.Drag(p, k) {
			b.dirty = true
		}
	case pt.press.ID == "replay.bar" && b.session.Recording != nil:
		b.session.Recording.Drag(b.desk.Panels.Timeline.Action(x), false)
	}
}

// release does what a press means whose button or finger has just been let go; it
// reports whether that was one to look only.
func (pt *pointing) release(b *battle, p input.Pointer, x float64) bool {
	was := pt.press
	pt.letGo(b)
	switch {
	case was.Drag:
		if p.Touch && !advised(b) { // it moved the map, and meant no square: nothing lies over the board for it
			b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
		}
	case was.Again:
		command.Click(b.command)
	case was.ID == "replay.bar" && b.session.Recording != nil:
		b.session.Recording.Drag(b.desk.Panels.Timeline.Action(x), true)
	case p.LongPress || slip.TellsLines(was.ID) || was.ID == foot.PipsID: // it was hover: the tip stays, and what is planned
		return true
	case was.ID != "":
		if b.hand.Hot == was.ID {
			b.hand.CloseTip(was.ID)
			b.click(was.ID)
		}
	case b.command.Pinned && !pt.unpinAt(b, p):
		// It only closed what was pinned.
	case advised(b) && !onAdvice(b, p):
		// It only let the advice go.
	case p.Touch && !b.study.Placing() && !b.command.Gauge.On && !pt.aimed(b, p):
		b.table.BringPlan() // the first tap plans, the second acts
		pt.taps.At(p.X, p.Y)
	case !p.Touch && b.Settings.ConfirmRolls && b.turn.Forecast.Proposed.Rolls() && !plan.Beside(b.turn) && !pt.aimed(b, p):
		b.notices.Toast, b.dirty = command.RollAsked(b.Words), true
	default:
		command.Click(b.command)
	}
	if p.Touch { // the finger has left what it pressed
		b.hand.Hot, b.hand.Tip = "", ""
	}
	return false
}

// letGo forgets what was pressed.
func (pt *pointing) letGo(b *battle) { pt.press, b.hand.Held = input.Press{}, "" }

// aimed reports whether a tap falls on what the tap before it has planned.
func (pt *pointing) aimed(b *battle, p input.Pointer) bool {
	c, on := b.table.Board.CellAt(b.table.Camera, p.X, p.Y)
	return pt.taps.Tap(c) && on && (b.turn.PlannedAt(c) || advised(b))
}

// again reports whether a finger goes down, or is held, where it has just planned
// something, while the map glides to show it or hardly rests: whoever taps twice in
// haste means one square, whatever has come under the finger meanwhile.
func (pt *pointing) again(b *battle, p input.Pointer) bool {
	if !p.Touch || !p.Pressed {
		return pt.press.Again
	}
	at := b.turn.Wanted.Pointer.Cell
	return b.turn.PlannedAt(at) && pt.taps.On(at) && pt.taps.Hasty(p.X, p.Y, b.table.Camera.Square/2)
}

// point finds out what the pointer is on.
func (pt *pointing) point(b *battle, p input.Pointer, x, y float64) {
	if b.desk.Panels == nil {
		return
	}
	moved := pt.moves.Moved(p)
	if !moved && p.Wheel == 0 && b.command.KeysLead() {
		coolDown(b)
		return
	}
	hot := ""
	r, over := b.desk.Panels.Hit(x, y)
	if over {
		hot = r.ID
	}
	if was := b.hand.Hot; b.hand.Point(hot) {
		b.dirty = true
		if plans(hot) || plans(was) {
			if b.Devices.Last() == input.Mouse {
				b.hand.Focus = "" // the pointer leads now
			}
			b.command.Plot()
		}
	}
	if b.hand.ShowTip(r, b.desk.Panels.Tip.Stays(x, y)) {
		b.dirty = true
	}
	if !moved && (!b.gliding || b.turn.Wanted.Pointer.Keys) {
		return
	}
	if held(b, hot, over) {
		return
	}
	h := plan.Pointer{Who: rules.Nobody}
	if !over && b.desk.Panels.Help == nil {
		h = under(b, p)
	} else if id, ok := numbered(b, hot, "order."); ok {
		b.command.Looked = id
	}
	if !advised(b) {
		b.command.HoverAt(h)
	}
}

// under is what a pointer is on of the map.
func under(b *battle, p input.Pointer) (h plan.Pointer) {
	h.Who = rules.Nobody
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
	return h
}

// coolDown takes the highlight off the part under a pointer that no longer leads,
// and with it what that part would do.
func coolDown(b *battle) {
	was := b.hand.Hot
	if was == "" {
		return
	}
	b.hand.Point("")
	b.dirty = true
	if plans(was) {
		b.command.Plot()
	}
}

// plans reports whether a part shows what it would do while it is pointed at.
func plans(id string) bool {
	return strings.HasPrefix(id, "action.") || strings.HasPrefix(id, "palette.") || strings.HasPrefix(id, "draft.")
}

func (pt *pointing) wheel(b *battle, p input.Pointer) {
	if p.Wheel == 0 && (p.Pinch == 1 || p.Pinch == 0) {
		return
	}
	if !p.Gesture && (b.hand.Hot == "log" || strings.HasPrefix(b.hand.Hot, "log.")) {
		if p.Wheel > 0 {
			b.command.ScrollLog(2)
		} else if p.Wheel < 0 {
			b.command.ScrollLog(-2)
		}
		return
	}
	if b.hand.Hot != "" && !p.Gesture {
		return
	}
	if steps := pt.pinch.Steps(p); steps != 0 {
		b.table.Zoom(steps, p.X, p.Y)
		b.dirty = true
	}
}

// unpin lets the slip follow the pointer again.
func (pt *pointing) unpin(b *battle) {
	b.command.Pinned = false
	if !b.turn.Wanted.Pointer.Keys {
		pt.moves.Anew() // the pointer is looked at anew
	}
}

// unpinAt lets the slip go at a click on the board, and tells whether the click
// goes on to act: on a creature or on the square that was pinned it does, on
// another square, whose way and price nobody has seen yet, it does not.
func (pt *pointing) unpinAt(b *battle, p input.Pointer) bool {
	was := b.turn.Wanted.Pointer
	pt.unpin(b)
	k := b.desk.PanelStyle.Scale()
	pt.point(b, p, float64(p.X)/k, float64(p.Y)/k)
	return b.turn.Wanted.Pointer.OnMap && (b.turn.Wanted.Pointer.Who != rules.Nobody || was.OnMap && b.turn.Wanted.Pointer.Cell == was.Cell)
}

// advised reports whether a plan stays that was advised, or made before, wherever the
// pointer goes.
func advised(b *battle) bool { return b.command.Advised() && !b.study.Placing() }

// onAdvice reports whether a click on the board goes on to act while a plan that was
// advised stays: it does on what that is about. Elsewhere it lets the plan go; a finger
// then begins anew where it is.
func onAdvice(b *battle, p input.Pointer) bool {
	h := under(b, p)
	if b.turn.Forecast.Proposed.About(b.turn, &h) {
		return true
	}
	b.command.Leave()
	b.command.HoverAt(h)
	return p.Touch
}

// held reports whether what the pointer was on stays while it is where it is
// now: a slip that is pinned, or the slip itself being read.
func held(b *battle, hot string, over bool) bool {
	at := &b.turn.Wanted.Pointer
	return b.command.Pinned || over && (at.OnMap || at.Keys) && onSlip(hot)
}

// onSlip reports whether a part belongs to the slip.
func onSlip(id string) bool {
	return id == "slip" || id == command.PlanID || strings.HasPrefix(id, "rule.") || strings.HasPrefix(id, "foe.") || strings.HasPrefix(id, "slip.") || id == "tip"
}
