package scene

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/sound"
	"tenaille/rules"
	"tenaille/rules/grid"
)

const (
	confirm = input.Confirm
	cancel  = input.Cancel
)

// press is a button of the pointer being held.
type press struct {
	active bool
	x, y   int
	id     string // part it went down on, empty for the map
	drag   bool   // it has become a drag of the map
}

// dragAfter is how far, in units, a held pointer moves before it drags.
const dragAfter = 7

// input turns pointer and keys into what they mean here.
func (b *battle) input() {
	b.keys()
	p := b.Devices.Pointer()
	k := b.style.Scale()
	x, y := float64(p.X)/k, float64(p.Y)/k
	if b.Devices.Active() {
		b.point(p, x, y)
	}
	b.wheel(p)
	if p.Pressed {
		b.press = press{active: true, x: p.X, y: p.Y, id: b.hot}
		b.down = b.hot
		b.dirty = true
	}
	if p.Dragging && !b.press.active {
		b.pan(p.DragX, p.DragY)
	}
	if b.press.active && p.Down {
		dx, dy := float64(p.X-b.press.x)/k, float64(p.Y-b.press.y)/k
		if b.press.id == "" && dx*dx+dy*dy > dragAfter*dragAfter {
			b.press.drag = true
		}
		if b.press.drag {
			b.pan(p.DragX, p.DragY)
		}
	}
	if p.Released && b.press.active {
		was := b.press
		b.press, b.down = press{}, ""
		b.dirty = true
		switch {
		case was.drag:
		case was.id != "":
			if b.hot == was.id {
				b.click(was.id)
			}
		case p.Touch && !b.aimed(p):
			// The first tap plans, the second acts.
		default:
			b.act()
		}
	}
	if p.RightReleased && !p.Dragging && b.open() {
		b.back()
	}
}

// aimed reports whether a tap falls on what the tap before it has planned.
func (b *battle) aimed(p input.Pointer) bool {
	c, on := b.board.CellAt(b.camera, p.X, p.Y)
	same := on && b.hover.onMap && !b.hover.keys && c == b.hover.cell && b.aim.planned && b.tapped == c
	b.tapped = c
	return same
}

func (b *battle) pan(dx, dy int) {
	if dx == 0 && dy == 0 {
		return
	}
	w, h := b.board.Size()
	b.camera.Pan(float64(dx), float64(dy))
	b.camera.Clamp(w, h)
	b.dirty = true
}

// point finds out what the pointer is on.
func (b *battle) point(p input.Pointer, x, y float64) {
	if b.panels == nil {
		return
	}
	hot := ""
	r, over := b.panels.Hit(x, y)
	if over {
		hot = r.ID
	}
	if hot != b.hot {
		b.hot, b.rest = hot, 0
		b.dirty = true
	}
	moved := p.X != b.lastX || p.Y != b.lastY || p.Released || p.Pressed
	b.lastX, b.lastY = p.X, p.Y
	if !moved {
		return
	}
	h := hover{who: rules.Nobody}
	if !over && b.panels.Help == nil {
		h.cell, h.onMap = b.board.CellAt(b.camera, p.X, p.Y)
		b.picker.Place(b.camera, b.play.stage.Pieces())
		if id, ok := b.picker.At(p.X, p.Y); ok {
			h.who = rules.ID(id)
			if s := b.e.Space(h.who); !s.Contains(h.cell) {
				h.cell = s.At
			}
		} else if h.onMap {
			h.who = b.standing(h.cell)
		}
	} else if id, ok := strings.CutPrefix(hot, "order."); ok {
		for i := range b.e.Count() {
			if number(b.e.Creatures[i].Sheet) == id {
				b.looked = i
			}
		}
	}
	b.point2(h)
}

// point2 takes over a new place of the pointer or cursor.
func (b *battle) point2(h hover) {
	if h == b.hover {
		return
	}
	b.hover = h
	b.plot()
}

// plot works out anew what a click would do.
func (b *battle) plot() {
	if b.aim.planned && len(b.aim.strikes) > 0 {
		b.last = b.aim
	}
	b.aim = b.contrive()
	b.dirty = true
}

// standing is the creature on a square, Nobody for none; the living before the
// dead.
func (b *battle) standing(c grid.Cell) rules.ID {
	for id := range b.e.Count() {
		if b.e.Present(id) && b.e.Space(id).Contains(c) {
			return id
		}
	}
	return rules.Nobody
}

func (b *battle) wheel(p input.Pointer) {
	if p.Wheel == 0 && (p.Pinch == 1 || p.Pinch == 0) {
		return
	}
	if b.hot == "log" || strings.HasPrefix(b.hot, "log.") {
		if p.Wheel > 0 {
			b.scrollLog(2)
		} else if p.Wheel < 0 {
			b.scrollLog(-2)
		}
		return
	}
	if b.hot != "" {
		return
	}
	steps := 0
	switch {
	case p.Wheel > 0:
		steps = 1
	case p.Wheel < 0:
		steps = -1
	default:
		b.pinch *= p.Pinch
		if b.pinch == 0 {
			b.pinch = p.Pinch
		}
		if b.pinch > 1.25 {
			steps, b.pinch = 1, 1
		} else if b.pinch < .8 {
			steps, b.pinch = -1, 1
		}
	}
	b.zoom(steps, p.X, p.Y)
}

func (b *battle) zoom(steps, x, y int) {
	if steps != 0 && b.camera.Zoom(steps, x, y) {
		w, h := b.board.Size()
		b.camera.Clamp(w, h)
		b.dirty = true
	}
}

func (b *battle) scrollLog(n int) {
	b.log.scroll = min(max(b.log.scroll+n, 0), max(len(b.log.entries)-3, 0))
	b.dirty = true
}

// keys does what keys and pad mean.
func (b *battle) keys() {
	d := b.Devices
	if b.help {
		if d.Pressed(input.Help) || d.Pressed(cancel) || d.Pressed(confirm) {
			b.help, b.dirty = false, true
		}
		return
	}
	if b.asking() {
		switch {
		case d.Pressed(confirm), d.Pressed(input.Take):
			b.click("aoo.take")
			return
		case d.Pressed(cancel), d.Pressed(input.Decline):
			b.click("aoo.decline")
			return
		case d.Pressed(input.ActAttack):
			b.click("aoo.always")
		}
	}
	for _, c := range [...]struct {
		i  input.Intent
		id string
	}{
		{input.EndTurn, "end_turn"}, {input.Undo, "undo"}, {input.ToggleThreat, "toggle.threat"}, {input.ToggleLines, "toggle.lines"},
		{input.ToggleGrid, "toggle.grid"}, {input.Speed, "toggle.speed"}, {input.Help, "toggle.help"}, {input.Menu, "menu"},
	} {
		if d.Pressed(c.i) {
			b.click(c.id)
		}
	}
	b.actionKeys()
	b.cursorKeys()
	m := b.camera.Safe.Min.Add(b.camera.Safe.Max).Div(2)
	step := b.style.Px(14)
	switch {
	case d.Pressed(input.ZoomIn):
		b.zoom(1, m.X, m.Y)
	case d.Pressed(input.ZoomOut):
		b.zoom(-1, m.X, m.Y)
	case d.Held(input.PanUp):
		b.pan(0, step)
	case d.Held(input.PanDown):
		b.pan(0, -step)
	case d.Held(input.PanLeft):
		b.pan(step, 0)
	case d.Held(input.PanRight):
		b.pan(-step, 0)
	case d.Pressed(input.Center):
		b.lookAt(b.sit.who)
	case d.Pressed(input.Log):
		b.openOlder()
	}
}

// openOlder shows the arithmetic of the newest attack in the log, and of the
// one before at each further press.
func (b *battle) openOlder() {
	from := len(b.log.records)
	if b.opened >= 0 {
		from = b.opened
	}
	for i := from - 1; i >= 0; i-- {
		if b.recorded(i) != nil {
			b.opened, b.dirty = i, true
			b.log.scroll = max(len(b.log.records)-1-i-2, 0)
			return
		}
	}
	b.opened, b.log.scroll, b.dirty = -1, 0, true
}

// menuKeys walk the open menu.
func (b *battle) menuKeys() {
	list := b.more()
	if len(list) == 0 {
		return
	}
	at := -1
	for i := range list {
		if list[i].id == b.focus {
			at = i
		}
	}
	d := b.Devices
	switch {
	case d.Repeated(input.Down), d.Repeated(input.Next):
		b.focus = list[(at+1)%len(list)].id
	case d.Repeated(input.Up), d.Repeated(input.Previous):
		b.focus = list[(max(at, 0)+len(list)-1)%len(list)].id
	case d.Pressed(confirm) && at >= 0:
		b.choose(list[at])
	case d.Pressed(cancel):
		b.back()
	default:
		return
	}
	b.dirty = true
}

func (b *battle) lookAt(id rules.ID) {
	if id != rules.Nobody {
		s := b.e.Space(id)
		b.camera.Aim(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

func (b *battle) actionKeys() {
	if b.sit.what != rules.AwaitsAction {
		return
	}
	list := b.bar()
	if b.sit.mine {
		list = append(list, b.more()...)
	}
	used := map[input.Intent]bool{}
	for _, v := range list {
		if v.intent >= 0 && !used[v.intent] && b.Devices.Pressed(v.intent) {
			used[v.intent] = true
			b.choose(v)
		}
	}
	for i := range 6 {
		if b.Devices.Pressed(input.Weapon1 + input.Intent(i)) {
			b.wield(i)
		}
	}
}

// cursorKeys walk the cursor over squares and enemies.
func (b *battle) cursorKeys() {
	if b.menu {
		b.menuKeys()
		return
	}
	d := b.Devices
	dx, dy := 0, 0
	if d.Repeated(input.Left) {
		dx--
	}
	if d.Repeated(input.Right) {
		dx++
	}
	if d.Repeated(input.Up) {
		dy--
	}
	if d.Repeated(input.Down) {
		dy++
	}
	switch {
	case dx != 0 || dy != 0:
		b.moveCursor(dx, dy)
	case d.Repeated(input.Next):
		b.nextTarget(1)
	case d.Repeated(input.Previous):
		b.nextTarget(-1)
	case d.Pressed(confirm):
		b.act()
	case d.Pressed(cancel):
		b.back()
	}
}

func (b *battle) moveCursor(dx, dy int) {
	at := b.hover.cell
	if !b.hover.onMap || !b.hover.keys {
		at = b.home()
	}
	w, h := b.board.Size()
	at = grid.C(min(max(int(at.X)+dx, 0), w-1), min(max(int(at.Y)+dy, 0), h-1))
	b.setCursor(at)
}

// home is where the cursor starts: on the acting creature.
func (b *battle) home() grid.Cell {
	if b.sit.who != rules.Nobody {
		return b.e.Space(b.sit.who).At
	}
	x, y := b.camera.Middle()
	return grid.C(int(x), int(y))
}

func (b *battle) setCursor(at grid.Cell) {
	b.hot = ""
	b.camera.AimInto(float64(at.X)+.5, float64(at.Y)+.5)
	b.point2(hover{cell: at, onMap: true, who: b.standing(at), keys: true})
}

// nextTarget puts the cursor on the next enemy.
func (b *battle) nextTarget(step int) {
	if b.sit.who == rules.Nobody {
		return
	}
	n := int(b.e.Count())
	from := b.cycle
	for i := 1; i <= n; i++ {
		id := rules.ID(((int(from)+step*i)%n + n) % n)
		if b.e.Hostile(id, b.sit.who) && b.e.Present(id) && !b.e.Rules.Defeated(b.e, id) {
			b.cycle = id
			b.setCursor(b.e.Space(id).At)
			return
		}
	}
}

// open reports whether there is anything to step back from on the screen
// itself.
func (b *battle) open() bool {
	return b.help || b.menu || b.opened >= 0 || len(b.orders) > 0 || b.mode != modeFree
}

// back takes one step back: closes what is open, drops what is planned, and at
// last opens the pause menu.
func (b *battle) back() {
	b.dirty = true
	switch {
	case b.help:
		b.help = false
	case b.menu:
		b.menu = false
	case b.opened >= 0:
		b.opened = -1
	case len(b.orders) > 0:
		b.orders = nil
	case b.mode != modeFree:
		b.setMode(modeFree)
	case b.hover.keys && b.hover.onMap:
		b.point2(hover{who: rules.Nobody})
	default:
		b.Sound.Play(sound.Select)
		b.Stack.Push(NewPause(b.Context, b.plan))
	}
}

// click does what a part of the panels does.
func (b *battle) click(id string) {
	b.dirty = true
	switch id {
	case "menu":
		b.Sound.Play(sound.Select)
		b.Stack.Push(NewPause(b.Context, b.plan))
	case "end_turn":
		b.endTurn()
	case "undo":
		b.undo()
	case "toggle.log":
		b.logOpen = !b.logOpen
	case "toggle.threat":
		b.threat = !b.threat
	case "toggle.lines":
		b.lines = !b.lines
	case "toggle.grid":
		b.grid = !b.grid
	case "toggle.speed":
		b.Settings.Speed = map[int]int{1: 2, 2: 4, 4: 1}[b.Settings.Speed]
		b.SaveSettings()
	case "toggle.help":
		b.help = !b.help
	case "help.close", "help.veil":
		b.help = false
	case "aoo.take":
		b.answer(rules.Take)
	case "aoo.decline":
		b.answer(rules.Decline)
	case "aoo.always":
		b.Settings.AlwaysOpportunity = !b.Settings.AlwaysOpportunity
		b.SaveSettings()
	case "log.older":
		b.scrollLog(4)
	case "log.newer":
		b.scrollLog(-4)
	case "minimap":
		b.small.click(b)
	default:
		b.clickOther(id)
	}
}

func (b *battle) clickOther(id string) {
	if rule, ok := strings.CutPrefix(id, "rule."); ok {
		b.Stack.Push(NewRules(b.Context, rule))
		return
	}
	for i := range b.log.entries {
		if b.log.entries[i].ID == id {
			if b.opened == i || b.recorded(i) == nil {
				b.opened = -1
			} else {
				b.opened = i
			}
			return
		}
	}
	for i := range b.e.Count() {
		if id == "order."+number(b.e.Creatures[i].Sheet) {
			b.looked = i
			b.lookAt(i)
			return
		}
	}
	if name, ok := strings.CutPrefix(id, "weapon."); ok && b.sit.who != rules.Nobody {
		for i := range b.e.Creatures[b.sit.who].Weapons {
			if b.e.Creatures[b.sit.who].Weapons[i].Name == name {
				b.wield(i)
				return
			}
		}
	}
	for _, v := range append(b.bar(), b.more()...) {
		if v.id == id {
			b.choose(v)
			return
		}
	}
}
