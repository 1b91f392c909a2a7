package desk

import (
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/sound"
)

// OpenRule opens the rule book at a rule. What the pointer was on stays as it
// is until the player is back.
func (d *Desk) OpenRule(rule string) {
	if d.turn.Wanted.Pointer.OnMap && (d.turn.Forecast.Proposed.Planned || len(d.turn.Forecast.Prospects.All) > 0) {
		d.command.Pinned = true
	}
	d.Sound.Play(sound.Select)
	d.Stack.Push(d.Routes.Rules(d.Context, rule))
}

// OpenRuleOf opens the rule of a part that does nothing else, and tells whether
// it did.
func (d *Desk) OpenRuleOf(id string) bool {
	if !strings.HasPrefix(id, "unit_card.") && !strings.HasPrefix(id, "slip.condition") && !strings.HasPrefix(id, "pip.") && !strings.HasPrefix(id, "foe.") {
		return false
	}
	r, ok := d.Panels.Find(id)
	if !ok || r.Tip.Rule == "" {
		return false
	}
	d.OpenRule(r.Tip.Rule)
	return true
}

// RuleKeys opens the rules on the screen by keys: the one of the part under the
// pointer at once, else the player walks through the ids that are shown. Whatever
// does not walk or open leaves the ring and means what it always does. It
// tells whether the keys of this tick are its own.
func (d *Desk) RuleKeys() bool {
	k := d.Devices
	if d.Reading == "" {
		if !k.Pressed(input.OpenRule) || d.Panels == nil {
			return false
		}
		if p := d.Panels.Palette; p != nil && p.Note != nil && p.Note.Rule != "" {
			d.OpenRule(p.Note.Rule)
			return true
		}
		if t := d.Panels.Tip; t != nil && t.Rule != "" {
			d.OpenRule(t.Rule)
			return true
		}
		d.Reading = "…" // a slip that is folded is opened to be read
		d.Arrange()
		if list := d.Panels.RuleIDs(); len(list) > 0 {
			d.Reading = list[0]
		} else {
			d.Reading = ""
			d.Sound.Play(sound.Select)
			d.Stack.Push(d.Routes.Rules(d.Context, ""))
		}
		return true
	}
	list := d.Panels.RuleIDs()
	at := slices.Index(list, d.Reading)
	if at < 0 {
		d.Reading = ""
		return false
	}
	step := 0
	switch {
	case k.Repeated(input.Down), k.Repeated(input.Right), k.Repeated(input.Next), k.Pressed(input.OpenRule):
		step = 1
	case k.Repeated(input.Up), k.Repeated(input.Left), k.Repeated(input.Previous):
		step = len(list) - 1
	case k.Pressed(input.Confirm):
		d.OpenRule(d.Reading)
		return true
	case k.Pressed(input.Cancel):
		d.Reading = ""
		return true
	case k.Any():
		// Any other key leaves the ring and does what it always does.
		d.Reading = ""
		return false
	default:
		return true
	}
	d.Reading = list[(at+step)%len(list)]
	return true
}

// Pin keeps the slip of what the pointer is on, so that its parts can be
// reached.
func (d *Desk) Pin() {
	if d.Panels != nil && d.Panels.Slip != nil && d.turn.Wanted.Pointer.OnMap {
		d.command.Pinned = true
		d.Sound.Play(sound.Select)
	}
}
