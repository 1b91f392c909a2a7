package battle

import (
	"slices"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/tell"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// keys does what keys and pad mean.
func (b *battle) keys() {
	d := b.Devices
	if b.help {
		if d.Pressed(input.Help) || d.Pressed(cancel) || d.Pressed(confirm) {
			b.help, b.dirty = false, true
		}
		switch {
		case d.Pressed(input.Right), d.Pressed(input.Next):
			b.click("help.next")
		case d.Pressed(input.Left), d.Pressed(input.Previous):
			b.click("help.previous")
		}
		return
	}
	if b.reading != "" && b.ruleKeys() {
		return
	}
	if b.aroundKeys() {
		return
	}
	if b.reel != nil && b.reelKeys() {
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
		{input.ToggleGrid, "toggle.grid"}, {input.ToggleWhatIf, "toggle.whatif"}, {input.Speed, "toggle.speed"}, {input.Help, "toggle.help"}, {input.Menu, "menu"},
	} {
		if d.Pressed(c.i) {
			b.click(c.id)
		}
	}
	if b.ruleKeys() {
		return
	}
	if b.reel == nil {
		b.actionKeys()
		b.cursorKeys()
	}
	if !scene.CameraKeys(d, &b.table.Camera, b.style.Px(14), b.table) && d.Pressed(input.Log) {
		b.openOlder()
	}
}

// openOlder shows the arithmetic of the newest attack in the log, and of the
// one before at each further press.
func (b *battle) openOlder() {
	from := len(b.tell.Log.Records)
	if b.opened >= 0 {
		from = b.opened
	}
	for i := from - 1; i >= 0; i-- {
		if b.tell.Rolls.Recorded(i) != nil {
			b.opened, b.dirty = i, true
			b.tell.Log.Scroll = max(len(b.tell.Log.Records)-1-i-2, 0)
			return
		}
	}
	b.opened, b.tell.Log.Scroll, b.dirty = -1, 0, true
}

func (b *battle) actionKeys() {
	if b.turn.Now.What != rules.AwaitsAction {
		return
	}
	if b.Devices.Pressed(input.ActMore) {
		b.choose(plan.MoreChoice(b.turn.E))
		return
	}
	if v, ok := b.keyed(); ok {
		b.choose(v)
		return
	}
	for i := range tell.MaxChipKeys {
		if b.Devices.Pressed(input.Weapon1 + input.Intent(i)) {
			b.digit(i)
		}
	}
}

// keyed is the action whose key was pressed: of several with the same key the
// first that can be used, else the first.
func (b *battle) keyed() (plan.Choice, bool) {
	var first plan.Choice
	found := false
	if !b.Devices.Any() {
		return first, found
	}
	for _, v := range b.turn.Palette() {
		i := intentOfEntry(v)
		if i < 0 || !b.Devices.Pressed(i) {
			continue
		}
		if _, no := v.Unusable(b.turn); !no {
			return v, true
		}
		if !found {
			first, found = v, true
		}
	}
	return first, found
}

// digit chooses the n-th chip of what is being aimed, else the n-th weapon.
func (b *battle) digit(n int) {
	if b.turn.Wanted.Mode == plan.FireMode {
		if chips := b.tell.Choices.FireChips(); len(chips) > 0 && n < len(chips[0]) {
			b.clickFire(chips[0][n].ID)
		}
		return
	}
	k := 0
	for _, r := range b.tell.Choices.ChipRows() {
		for i := range r.Chips {
			if k == n {
				b.pickChip(r.Chips[i].ID)
				return
			}
			k++
		}
	}
	if b.turn.Wanted.Mode != plan.VerbMode {
		b.wield(n)
	}
}

// chipKeys walk the chips of a wish that has nothing left to aim at.
func (b *battle) chipKeys() {
	d := b.Devices
	switch {
	case d.Repeated(input.Left), d.Repeated(input.Previous):
		b.walkFocus(-1, 0, "wish.")
	case d.Repeated(input.Right), d.Repeated(input.Next):
		b.walkFocus(1, 0, "wish.")
	case d.Repeated(input.Up):
		b.walkFocus(0, -1, "wish.")
	case d.Repeated(input.Down):
		b.walkFocus(0, 1, "wish.")
	case d.Pressed(confirm):
		if b.hand.Focus != "" {
			b.click(b.hand.Focus)
		} else if b.turn.Deliberate() {
			b.confirmWish()
		} else {
			b.act()
		}
	case d.Pressed(cancel):
		b.back()
	default:
		return
	}
	b.dirty = true
}

// cursorKeys walk the cursor over squares and enemies.
func (b *battle) cursorKeys() {
	if b.menu {
		b.paletteKeys()
		return
	}
	d := b.Devices
	if b.turn.Wanted.Mode == plan.VerbMode && (b.turn.Wanted.Draft.Aims(b.turn) == plan.AimsNothing || b.turn.Wanted.Draft.Fixed && !b.turn.Wanted.Draft.Twofold(b.turn)) {
		b.chipKeys()
		return
	}
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
	at := b.turn.Wanted.Pointer.Cell
	if !b.turn.Wanted.Pointer.OnMap || !b.turn.Wanted.Pointer.Keys {
		at = b.table.Home()
	}
	w, h := b.table.Board.Size()
	at = grid.C(min(max(int(at.X)+dx, 0), w-1), min(max(int(at.Y)+dy, 0), h-1))
	b.setCursor(at)
}

// comeHome puts the cursor of keys and pad back on the acting creature when it is
// about to walk, unless the player has walked it to a square within reach; the
// camera shows it.
func (b *battle) comeHome() {
	last, h := b.Devices.Last(), &b.turn.Wanted.Pointer
	switch {
	case !b.turn.Wanted.Mode.Walks(), h.OnMap && !h.Keys, !h.OnMap && (last == input.Mouse || last == input.Touch):
	case h.OnMap && h.Who == rules.Nobody && b.turn.Forecast.Proposed.Planned && b.turn.Forecast.Proposed.Refusal.OK():
	default:
		b.setCursor(b.table.Home())
	}
}

func (b *battle) setCursor(at grid.Cell) {
	b.hand.Hot, b.hand.Tip = "", ""
	b.table.Camera.AimInto(float64(at.X)+.5, float64(at.Y)+.5)
	b.hoverAt(plan.Pointer{Cell: at, OnMap: true, Who: plan.StandsAt(b.turn.E, at), Keys: true})
	if b.layout.Compact {
		b.table.BringPlan()
	}
}

// nextTarget puts the cursor on the next enemy.
func (b *battle) nextTarget(step int) {
	if b.turn.Now.Who == rules.Nobody {
		return
	}
	list := b.turn.Stops()
	if len(list) == 0 {
		return
	}
	at := slices.Index(list, b.cycle)
	switch {
	case at >= 0:
		at += step
	case step < 0:
		at = -1
	default: // the first after the one that is gone
		at = max(slices.IndexFunc(list, func(id rules.ID) bool { return id > b.cycle }), 0)
	}
	b.cycle = list[(at+len(list))%len(list)]
	b.setCursor(b.turn.E.Space(b.cycle).At)
}
