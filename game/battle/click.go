package battle

import (
	"strings"

	"tenaille/game/command"
	"tenaille/game/desk"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/head"
	"tenaille/render/hud/slip"
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
		b.unpin()
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
	defer func() {
		b.session.Offered = false // the player has seen it
		bringAimed(b)
	}()
	switch id {
	case "menu":
		b.Sound.Play(sound.Select)
		if b.session.Recording != nil {
			b.session.Recording.Stop()
			b.Stack.Push(b.Routes.Pause(b.Context, b.terms, b.session.Recording.Replay))
		} else {
			b.Stack.Push(b.Routes.Pause(b.Context, b.terms, nil))
		}
	case head.StudyID:
		if b.terms.Live != nil {
			b.Sound.Play(sound.Select)
			tableOf(b)
			return
		}
		if b.study.Match() == nil {
			return
		}
		b.Sound.Play(sound.Select)
		b.study.Take(b.command.Looked)
		b.Stack.Push(b.Routes.Study(b.Context, b.study))
	case desk.WhyID:
		why(b)
	case "end_turn":
		if b.end.Ticks > 0 {
			b.end.Ticks = atEnd
			break
		}
		b.command.EndTurn()
	case "undo":
		b.command.Undo()
	case "toggle.log":
		b.command.LogOpen = !b.command.LogOpen
	case "toggle.threat":
		b.table.Threat = !b.table.Threat
	case "toggle.lines":
		b.command.Gauge.Turn(&b.table.Lines)
		b.command.SetMode(plan.FreeMode)
	case "toggle.whatif":
		b.command.ToggleWhatIf()
	case "toggle.plans":
		b.command.Plans.Toggle()
	case "plans.next":
		b.command.Plans.Next()
	case desk.CarryID:
		b.command.Plans.CarryOut()
	case desk.GaugeID:
		b.command.Gauge = plan.Gauge{}
		b.command.Plot()
	case desk.DropID:
		b.command.Plans.Drop()
	case desk.LeaveID:
		b.command.Plans.Leave()
	case "toggle.advice":
		b.command.Suggest()
	case "toggle.grid":
		b.table.Grid = !b.table.Grid
	case "toggle.speed":
		if b.play.Filming() > 0 {
			b.session.FilmFaster()
			break
		}
		b.Settings.Speed = map[int]int{1: 2, 2: 4, 4: 1}[b.Settings.Speed]
		b.SaveSettings()
	case "toggle.help":
		b.desk.Help = !b.desk.Help
	case "help.close", "help.veil":
		b.desk.Help = false
	case "help.next":
		b.desk.HelpPage++
	case "help.previous":
		b.desk.HelpPage--
	case "aoo.take":
		b.session.Answer(rules.Take)
	case "aoo.decline":
		b.session.Answer(rules.Decline)
	case "aoo.always":
		b.Settings.AlwaysOpportunity = true
		b.SaveSettings()
		b.session.Answer(rules.Take)
	case "log.filter":
		b.command.NextFilter(1)
	case desk.DiceID:
		b.Settings.LogDice = !b.Settings.LogDice
		b.SaveSettings()
	case slip.FoldID:
		b.desk.SlipOpen = !b.desk.SlipOpen
	case "log.older":
		b.command.ScrollLog(4)
	case "log.newer":
		b.command.ScrollLog(-4)
	case desk.SinceID, desk.WatchID:
		b.command.LogOpen = b.command.LogOpen && !b.desk.Layout.Compact // there it hides the map
		b.session.Film()
	case desk.SkipID, desk.NoSinceID:
		b.session.CloseFilm()
	case "ruleset":
		b.Sound.Play(sound.Select)
		b.Stack.Push(b.Routes.Options(b.Context, b.Options(), ""))
	case "minimap":
		b.small.Click(b.Devices.Pointer(), b.desk.PanelStyle.Scale())
	default:
		b.clickOther(id)
	}
}

func (b *battle) clickOther(id string) {
	if b.clickWatching(id) || b.command.ClickFire(id) {
		return
	}
	if rule, ok := strings.CutPrefix(id, "rule."); ok {
		b.desk.OpenRule(rule)
		return
	}
	if b.desk.OpenRuleOf(id) {
		return
	}
	for i := range b.tell.Log.Entries {
		if b.tell.Log.Entries[i].ID == id {
			if b.command.Opened == i || b.tell.Rolls.Recorded(i) == nil {
				b.command.Opened = -1
			} else {
				b.command.Opened = i
			}
			return
		}
	}
	for i := range b.turn.E.Count() {
		if id == "order."+b.Number(b.turn.E.Creatures[i].Sheet) {
			b.command.Looked = i
			b.table.LookAt(i)
			if b.turn.Supposed() && b.command.Plans.For(i) {
				return
			}
			if i != b.turn.Now.Who && b.turn.MayBegin(i) {
				b.command.Pick(i)
			}
			return
		}
	}
	if n, ok := strings.CutPrefix(id, desk.ForID); ok {
		for i := range b.turn.E.Count() {
			if b.Number(b.turn.E.Creatures[i].Sheet) == n {
				b.command.Plans.For(i)
				return
			}
		}
	}
	if name, ok := strings.CutPrefix(id, "weapon."); ok && b.turn.Now.Who != rules.Nobody {
		for i := range b.turn.E.Creatures[b.turn.Now.Who].Weapons {
			if b.turn.E.Creatures[b.turn.Now.Who].Weapons[i].Name == name {
				b.command.Wield(i)
				return
			}
		}
	}
	switch {
	case id == "palette.close":
		b.command.Menu = false
		b.command.Plot()
		return
	case id == command.ConfirmID:
		b.command.Confirm()
		return
	case id == command.PlanID:
		b.command.Act()
		return
	case id == "draft.close":
		b.back()
		return
	case id == desk.MoreID:
		b.desk.ThensPage++
		return
	case id == "action.more":
		b.command.Choose(plan.MoreChoice(b.turn.E))
		return
	}
	if g, ok := strings.CutPrefix(id, "palette.group."); ok {
		b.command.Tab = plan.Group(g[0] - '0')
		return
	}
	if strings.HasPrefix(id, "draft.") {
		b.command.PickChip(id)
		return
	}
	if v, ok := b.command.EntryOf(id); ok {
		b.command.Choose(v)
	}
}
