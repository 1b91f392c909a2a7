package battle

import (
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/sound"
	"tenaille/render/ui"
	"tenaille/rules"
)

// ruleID is the part of the screen that opens a rule.
func ruleID(rule string) string { return "rule." + rule }

// openRule opens the rule book at a rule. What the pointer was on stays as it
// is until the player is back.
func (b *battle) openRule(rule string) {
	if b.turn.Wanted.Pointer.OnMap && (b.turn.Forecast.Proposed.Planned || len(b.turn.Forecast.Prospects) > 0) {
		b.pinned = true
	}
	b.Sound.Play(sound.Select)
	b.Stack.Push(b.Routes.Rules(b.Context, rule))
}

// openRuleOf opens the rule of a part that does nothing else, and tells whether
// it did.
func (b *battle) openRuleOf(id string) bool {
	if !strings.HasPrefix(id, "unit_card.") && !strings.HasPrefix(id, "slip.condition") && !strings.HasPrefix(id, "pip.") && !strings.HasPrefix(id, "foe.") {
		return false
	}
	r, ok := b.panels.Find(id)
	if !ok || r.Tip.Rule == "" {
		return false
	}
	b.openRule(r.Tip.Rule)
	return true
}

// ruleKeys opens the rules on the screen by keys: the one of the part under the
// pointer at once, else the player walks through the ids that are shown. Whatever
// does not walk or open leaves the ring and means what it always does. It
// tells whether the keys of this tick are its own.
func (b *battle) ruleKeys() bool {
	d := b.Devices
	if b.reading == "" {
		if !d.Pressed(input.OpenRule) || b.panels == nil {
			return false
		}
		if p := b.panels.Palette; p != nil && p.Note != nil && p.Note.Rule != "" {
			b.openRule(p.Note.Rule)
			return true
		}
		if t := b.panels.Tip; t != nil && t.Rule != "" {
			b.openRule(t.Rule)
			return true
		}
		if list := b.panels.RuleIDs(); len(list) > 0 {
			b.reading = list[0]
		} else {
			b.Sound.Play(sound.Select)
			b.Stack.Push(b.Routes.Rules(b.Context, ""))
		}
		b.dirty = true
		return true
	}
	list := b.panels.RuleIDs()
	at := slices.Index(list, b.reading)
	if at < 0 {
		b.reading, b.dirty = "", true
		return false
	}
	step := 0
	switch {
	case d.Repeated(input.Down), d.Repeated(input.Right), d.Repeated(input.Next), d.Pressed(input.OpenRule):
		step = 1
	case d.Repeated(input.Up), d.Repeated(input.Left), d.Repeated(input.Previous):
		step = len(list) - 1
	case d.Pressed(confirm):
		b.openRule(b.reading)
		return true
	case d.Pressed(cancel):
		b.reading, b.dirty = "", true
		return true
	case d.Any():
		// Any other key leaves the ring and does what it always does.
		b.reading, b.dirty = "", true
		return false
	default:
		return true
	}
	b.reading, b.dirty = list[(at+step)%len(list)], true
	return true
}

// pin keeps the slip of what the pointer is on, so that its parts can be
// reached.
func (b *battle) pin() {
	if b.panels != nil && b.panels.Slip != nil && b.turn.Wanted.Pointer.OnMap {
		b.pinned, b.dirty = true, true
		b.Sound.Play(sound.Select)
	}
}

// unpin lets the slip follow the pointer again.
func (b *battle) unpin() {
	b.pinned, b.dirty = false, true
	if !b.turn.Wanted.Pointer.Keys {
		b.lastX = -1 // the pointer is looked at anew
	}
}

// unpinAt lets the slip go at a click on the board, and tells whether the click
// goes on to act: on a creature or on the square that was pinned it does, on
// another square, whose way and price nobody has seen yet, it does not.
func (b *battle) unpinAt(p input.Pointer) bool {
	was := b.turn.Wanted.Pointer
	b.unpin()
	k := b.style.Scale()
	b.point(p, float64(p.X)/k, float64(p.Y)/k)
	return b.turn.Wanted.Pointer.OnMap && (b.turn.Wanted.Pointer.Who != rules.Nobody || was.OnMap && b.turn.Wanted.Pointer.Cell == was.Cell)
}

// held reports whether what the pointer was on stays while it is where it is
// now: a slip that is pinned, or the slip itself being read.
func (b *battle) held(hot string, over bool) bool {
	if b.pinned {
		return true
	}
	if !over || !b.turn.Wanted.Pointer.OnMap || b.turn.Wanted.Pointer.Keys {
		return b.turn.Wanted.Pointer.Keys && over && onSlip(hot)
	}
	return onSlip(hot)
}

// onSlip reports whether a part belongs to the slip.
func onSlip(id string) bool {
	return id == "slip" || id == planID || strings.HasPrefix(id, "rule.") || strings.HasPrefix(id, "foe.") || strings.HasPrefix(id, "slip.") || id == "tip"
}

// tipAt finds out whose tip is shown with the pointer at a point: that of the
// part under it, or still that of one whose tip the pointer is on its way to.
func (b *battle) tipAt(r ui.Region, x, y float64) {
	if b.hand.ShowTip(r, b.panels.Tip.Stays(x, y)) {
		b.dirty = true
	}
}
