package battle

import (
	"strings"

	"tenaille/game/desk"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/head"
	"tenaille/rules"
)

// open reports whether there is anything to step back from on the screen itself.
func (b *battle) open() bool {
	return b.desk.Help || b.study.Placing() || b.hand.Ring || b.desk.Reading != "" || b.command.Open()
}

// back takes one step back: closes what is open, drops what is planned, and at
// last opens the pause menu, or leaves a recorded match.
func (b *battle) back() {
	switch {
	case b.desk.Help:
		b.desk.Help = false
	case b.desk.Reading != "":
		b.desk.Reading = ""
	case b.hand.Ring:
		b.desk.LeaveAround()
	case b.study.Drop():
		b.Changed()
	case b.command.Pinned:
		b.pointing.unpin(b)
	case b.session.CloseFilm():
	case b.command.Back():
	case b.command.LogOpen:
		b.command.LogOpen = false
	case b.session.Recording != nil:
		b.Sound.Play(sound.Select)
		b.Stack.Pop()
	default:
		b.Sound.Play(sound.Select)
		b.Stack.Push(b.Routes.Pause(b.Context, b.terms, nil))
	}
}

// bringAimed brings into the sight of a small screen what is aimed by itself.
func bringAimed(b *battle) {
	if b.desk.Layout.Compact && !b.turn.Wanted.Pointer.OnMap {
		b.table.BringPlan()
	}
}

// click does what a part of the panels does.
func (b *battle) click(id string) {
	b.desk.ArmsOpen = id == foot.ArmsID && !b.desk.ArmsOpen // until a weapon, or anything else, is taken
	b.desk.SwitchesOpen = id == head.SwitchesID && !b.desk.SwitchesOpen
	if do, ok := buttons[id]; ok {
		do(b)
	} else {
		clickOne(b, id)
	}
	b.session.Offered = false // the player has seen it
	bringAimed(b)
}

// clickOne does what one of several parts of a kind does: an entry of the log, a
// creature of the order, a chip. Of each kind is asked whether the part is one of its own.
func clickOne(b *battle, id string) {
	_ = b.clickWatching(id) || b.command.ClickFire(id) || clickRule(b, id) || clickEntry(b, id) || clickOrder(b, id) ||
		clickPlanned(b, id) || clickWeapon(b, id) || clickPalette(b, id) || clickDraft(b, id) || clickChoice(b, id)
}

// clickRule opens the rule behind what is shown.
func clickRule(b *battle, id string) bool {
	if rule, ok := strings.CutPrefix(id, "rule."); ok {
		b.desk.OpenRule(rule)
		return true
	}
	return b.desk.OpenRuleOf(id)
}

// clickEntry opens an entry of the log, or closes the one that is open.
func clickEntry(b *battle, id string) bool {
	for i := range b.tell.Log.Entries {
		if b.tell.Log.Entries[i].ID != id {
			continue
		}
		if b.command.Opened == i || b.tell.Rolls.Recorded(i) == nil {
			b.command.Opened = -1
		} else {
			b.command.Opened = i
		}
		return true
	}
	return false
}

// clickOrder looks at a creature of the order, and has it act where it may begin.
func clickOrder(b *battle, id string) bool {
	i, ok := numbered(b, id, "order.")
	if !ok {
		return false
	}
	b.command.Looked = i
	b.table.LookAt(i)
	if b.turn.Supposed() && b.command.Plans.For(i) {
		return true
	}
	if i != b.turn.Now.Who && b.turn.MayBegin(i) {
		b.command.Pick(i)
	}
	return true
}

// clickPlanned plans for a creature whose turn has not come.
func clickPlanned(b *battle, id string) bool {
	i, ok := numbered(b, id, desk.ForID)
	if ok {
		b.command.Plans.For(i)
	}
	return ok
}

// numbered is the creature whose number an id ends in, after a prefix.
func numbered(b *battle, id, prefix string) (rules.ID, bool) {
	n, ok := strings.CutPrefix(id, prefix)
	if !ok {
		return rules.Nobody, false
	}
	for i := range b.turn.E.Count() {
		if b.Number(b.turn.E.Creatures[i].Sheet) == n {
			return i, true
		}
	}
	return rules.Nobody, false
}

// clickWeapon takes a weapon of whoever acts.
func clickWeapon(b *battle, id string) bool {
	name, ok := strings.CutPrefix(id, "weapon.")
	if !ok || b.turn.Now.Who == rules.Nobody {
		return false
	}
	arms := b.turn.E.Creatures[b.turn.Now.Who].Weapons
	for i := range arms {
		if arms[i].Name == name {
			b.command.Wield(i)
			return true
		}
	}
	return false
}

// clickPalette turns to a group of the palette.
func clickPalette(b *battle, id string) bool {
	g, ok := strings.CutPrefix(id, "palette.group.")
	if ok {
		b.command.Tab = plan.Group(g[0] - '0')
	}
	return ok
}

// clickDraft picks a chip of what is being put together.
func clickDraft(b *battle, id string) bool {
	ok := strings.HasPrefix(id, "draft.")
	if ok {
		b.command.PickChip(id)
	}
	return ok
}

// clickChoice chooses an action of the bar or of the palette.
func clickChoice(b *battle, id string) bool {
	v, ok := b.command.EntryOf(id)
	if ok {
		b.command.Choose(v)
	}
	return ok
}
