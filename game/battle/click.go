package battle

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/render/hud/foot"
	"tenaille/rules"
)

// open reports whether there is anything to step back from on the screen
// itself.
func (b *battle) open() bool {
	return b.help || b.hand.Ring || b.menu || b.pinned || b.reading != "" || b.opened >= 0 || len(b.orders) > 0 || b.turn.Wanted.Mode != plan.FreeMode
}

// back takes one step back: closes what is open, drops what is planned, and at
// last opens the pause menu.
func (b *battle) back() {
	b.dirty = true
	switch {
	case b.help:
		b.help = false
	case b.reading != "":
		b.reading = ""
	case b.hand.Ring:
		b.leaveAround()
	case b.pinned:
		b.unpin()
	case b.menu:
		b.menu, b.hand.Focus = false, ""
		b.plot()
	case b.opened >= 0:
		b.opened = -1
	case len(b.orders) > 0:
		b.orders = nil
	case b.turn.Wanted.Mode == plan.FireMode && b.turn.Wanted.Fire.On != rules.Nobody && len(b.turn.Now.Known.Marks) > 1:
		b.turn.Wanted.Fire = plan.CombinedFire{On: rules.Nobody}
		b.plot()
	case b.turn.Wanted.Mode == plan.VerbMode && b.turn.Wanted.Draft.Fixed:
		b.turn.Wanted.Draft.Fixed, b.hand.Focus = false, ""
		b.plot()
	case b.turn.Wanted.Mode != plan.FreeMode:
		b.setMode(plan.FreeMode)
	case b.ending():
		b.confirmation.Drop()
		b.toast = note{}
	case b.turn.Wanted.Pointer.Keys && b.turn.Wanted.Pointer.OnMap:
		b.hoverAt(plan.Pointer{Who: rules.Nobody})
	case b.reel != nil:
		b.Sound.Play(sound.Select)
		b.Stack.Pop()
	default:
		b.Sound.Play(sound.Select)
		b.Stack.Push(b.Routes.Pause(b.Context, b.terms, false))
	}
}

// click does what a part of the panels does.
func (b *battle) click(id string) {
	b.dirty = true
	b.armsOpen = id == foot.ArmsID // until a weapon, or anything else, is taken
	switch id {
	case "menu":
		b.Sound.Play(sound.Select)
		if b.reel != nil {
			b.reel.runs = false
			b.Stack.Push(b.Routes.Pause(b.Context, b.terms, true))
		} else {
			b.Stack.Push(b.Routes.Pause(b.Context, b.terms, false))
		}
	case "end_turn":
		b.endTurn()
	case "undo":
		b.undo()
	case "toggle.log":
		b.logOpen = !b.logOpen
	case "toggle.threat":
		b.table.Threat = !b.table.Threat
	case "toggle.lines":
		b.table.Lines = !b.table.Lines
	case "toggle.whatif":
		b.toggleWhatIf()
	case "toggle.grid":
		b.table.Grid = !b.table.Grid
	case "toggle.speed":
		b.Settings.Speed = map[int]int{1: 2, 2: 4, 4: 1}[b.Settings.Speed]
		b.SaveSettings()
	case "toggle.help":
		b.help = !b.help
	case "help.close", "help.veil":
		b.help = false
	case "help.next":
		b.helpPage++
	case "help.previous":
		b.helpPage--
	case "aoo.take":
		b.answer(rules.Take)
	case "aoo.decline":
		b.answer(rules.Decline)
	case "aoo.always":
		b.Settings.AlwaysOpportunity = !b.Settings.AlwaysOpportunity
		b.SaveSettings()
	case "log.filter":
		b.nextFilter(1)
	case "log.older":
		b.scrollLog(4)
	case "log.newer":
		b.scrollLog(-4)
	case "ruleset":
		b.Sound.Play(sound.Select)
		b.Stack.Push(b.Routes.Options(b.Context, b.Options(), ""))
	case "minimap":
		b.small.Click(b.Devices.Pointer(), b.style.Scale())
	default:
		b.clickOther(id)
	}
}

func (b *battle) clickOther(id string) {
	if b.clickReel(id) || b.clickFire(id) {
		return
	}
	if rule, ok := strings.CutPrefix(id, "rule."); ok {
		b.openRule(rule)
		return
	}
	if b.openRuleOf(id) {
		return
	}
	for i := range b.tell.Log.Entries {
		if b.tell.Log.Entries[i].ID == id {
			if b.opened == i || b.tell.Rolls.Recorded(i) == nil {
				b.opened = -1
			} else {
				b.opened = i
			}
			return
		}
	}
	for i := range b.turn.E.Count() {
		if id == "order."+b.Number(b.turn.E.Creatures[i].Sheet) {
			b.looked = i
			b.table.LookAt(i)
			if i != b.turn.Now.Who && b.turn.MayBegin(i) {
				b.pick(i)
			}
			return
		}
	}
	if name, ok := strings.CutPrefix(id, "weapon."); ok && b.turn.Now.Who != rules.Nobody {
		for i := range b.turn.E.Creatures[b.turn.Now.Who].Weapons {
			if b.turn.E.Creatures[b.turn.Now.Who].Weapons[i].Name == name {
				b.wield(i)
				return
			}
		}
	}
	switch {
	case id == "palette.close":
		b.menu = false
		b.plot()
		return
	case id == confirmID:
		b.confirmWish()
		return
	case id == planID:
		b.act()
		return
	case id == "wish.close":
		b.back()
		return
	case id == "action.more":
		b.choose(plan.MoreChoice(b.turn.E))
		return
	}
	if g, ok := strings.CutPrefix(id, "palette.group."); ok {
		b.tab = plan.Group(g[0] - '0')
		return
	}
	if strings.HasPrefix(id, "wish.") {
		b.pickChip(id)
		return
	}
	if v, ok := b.entryOf(id); ok {
		b.choose(v)
	}
}
