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

const (
	confirm = input.Confirm
	cancel  = input.Cancel
)

// input turns pointer and keys into what they mean here.
func (b *battle) input() {
	b.keys()
	p := b.Devices.Pointer()
	b.moves.See(p) // the first place the pointer is seen at is no movement
	k := b.desk.PanelStyle.Scale()
	x, y := float64(p.X)/k, float64(p.Y)/k
	again := b.again(p)
	switch {
	case p.Gesture: // two fingers move and pinch the map and mean nothing else
		b.press, b.hand.Held = input.Press{}, ""
		b.table.Pan(p.DragX, p.DragY)
	case p.Touch && !p.Down && !p.Released: // no finger points at anything
	case again: // neither the map nor a panel that slides under the finger is meant
	case b.Devices.Active() || b.gliding:
		b.point(p, x, y)
	}
	if short := b.Devices.Shift(); short != b.turn.Wanted.Short {
		b.turn.Wanted.Short = short
		b.command.Plot()
	}
	b.wheel(p)
	if p.Pressed {
		b.desk.Reading = "" // the pointer leads now
		b.desk.LeaveAround()
		b.press = input.Press{Active: true, X: p.X, Y: p.Y, ID: b.hand.Hot, Again: again}
		if again {
			b.press.ID = ""
		}
		b.hand.Held = b.press.ID
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
		if b.press.ID == "replay.bar" && b.session.Recording != nil {
			b.session.Recording.Drag(b.desk.Panels.Timeline.Action(x), false)
		}
	}
	if p.Released && b.press.Active && b.release(p, x) {
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

// release does what a press means whose button or finger has just been let go; it
// reports whether that was one to look only.
func (b *battle) release(p input.Pointer, x float64) bool {
	was := b.press
	b.press, b.hand.Held = input.Press{}, ""
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
	case b.command.Pinned && !b.unpinAt(p):
		// It only closed what was pinned.
	case advised(b) && !onAdvice(b, p):
		// It only let the advice go.
	case p.Touch && !b.study.Placing() && !b.command.Gauge.On && !b.aimed(p):
		b.table.BringPlan() // the first tap plans, the second acts
		b.taps.At(p.X, p.Y)
	case !p.Touch && b.Settings.ConfirmRolls && b.turn.Forecast.Proposed.Rolls() && !plan.Beside(b.turn) && !b.aimed(p):
		b.notices.Toast, b.dirty = command.RollAsked(b.Words), true
	default:
		command.Click(b.command)
	}
	if p.Touch { // the finger has left what it pressed
		b.hand.Hot, b.hand.Tip = "", ""
	}
	return false
}

// aimed reports whether a tap falls on what the tap before it has planned.
func (b *battle) aimed(p input.Pointer) bool {
	c, on := b.table.Board.CellAt(b.table.Camera, p.X, p.Y)
	return b.taps.Tap(c) && on && (b.turn.PlannedAt(c) || advised(b))
}

// again reports whether a finger goes down, or is held, where it has just planned
// something, while the map glides to show it or hardly rests: whoever taps twice in
// haste means one square, whatever has come under the finger meanwhile.
func (b *battle) again(p input.Pointer) bool {
	if !p.Touch || !p.Pressed {
		return b.press.Again
	}
	at := b.turn.Wanted.Pointer.Cell
	return b.turn.PlannedAt(at) && b.taps.On(at) && b.taps.Hasty(p.X, p.Y, b.table.Camera.Square/2)
}

// point finds out what the pointer is on.
func (b *battle) point(p input.Pointer, x, y float64) {
	if b.desk.Panels == nil {
		return
	}
	moved := b.moves.Moved(p)
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
	if b.held(hot, over) {
		return
	}
	h := plan.Pointer{Who: rules.Nobody}
	if !over && b.desk.Panels.Help == nil {
		h = under(b, p)
	} else if id, ok := strings.CutPrefix(hot, "order."); ok {
		for i := range b.turn.E.Count() {
			if b.Number(b.turn.E.Creatures[i].Sheet) == id {
				b.command.Looked = i
			}
		}
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

func (b *battle) wheel(p input.Pointer) {
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
	if steps := b.pinch.Steps(p); steps != 0 {
		b.table.Zoom(steps, p.X, p.Y)
		b.dirty = true
	}
}
