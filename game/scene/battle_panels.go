package scene

import (
	"fmt"
	"path/filepath"
	"strings"

	"tenaille/game/input"
	"tenaille/render/hud"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// arrange writes down everything the screen shows and lays it out.
func (b *battle) arrange() {
	b.dirty = false
	b.show()
	f := &b.play.facts
	s := hud.Screen{
		Title: b.Key("level." + b.plan.Level), Round: b.T("Round %[1]d", max(int(f.Round), 1)),
		Ruleset: b.plan.Ruleset, Chips: b.chips(), Toggles: b.toggles(),
		Undo: b.undoButton(), End: b.endButton(),
		Log: b.log.entries, LogTitle: b.T("Combat log"), Scroll: b.log.scroll, LogOpen: b.logOpen,
		Hot: b.hot, Down: b.down, Toast: b.toast.toast(),
	}
	if !b.Text.Has("level." + b.plan.Level) {
		s.Title = filepath.Base(b.plan.Level) // a file of the player's own
	}
	if l := b.match.Setup().Map.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" {
		s.Light = b.Key("light." + l.Ambient)
	}
	for i := range s.Log {
		s.Log[i].Open = i == b.opened
	}
	if id := b.shownOnCard(); id != rules.Nobody {
		s.Card = b.card(id)
	}
	s.Actions = b.actions(b.bar())
	s.Pips = b.pips()
	s.Arms = b.arms()
	if b.menu {
		s.Focus = b.focus
		s.Menu = b.actions(b.more())
		for i := range s.Menu {
			s.Menu[i].Tip = hud.Tip{}
		}
	}
	s.Hint, s.HintBad = b.hint()
	switch {
	case b.opened >= 0:
		s.Slip = b.recorded(b.opened)
	case b.play.busy():
		s.Slip = b.rollingSlip()
	case !b.asking():
		s.Slip = b.planned(&b.aim)
	}
	if b.asking() {
		s.Ask = b.question()
	}
	if b.banner.ticks > 0 {
		s.Banner, s.BannerOf = b.banner.text, b.banner.side
	}
	if b.help {
		s.Help = b.keySheet()
	}
	b.panels = hud.Arrange(b.style, b.layout, s)
	if r, ok := b.panels.Region(b.hot); ok && b.hot != "" && !b.menu && (r.Tip.Title != "" || r.Tip.Text != "") {
		b.panels.Tip = &r.Tip
	}
}

// chips is the initiative row.
func (b *battle) chips() []hud.Chip {
	f := &b.play.facts
	var list []hud.Chip
	active := f.Active()
	for place := range int(f.Ordered) {
		id := f.Order[place]
		c, cr := &f.Combatants[id], &b.e.Creatures[id]
		if c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
			continue
		}
		chip := hud.Chip{
			ID: "order." + number(cr.Sheet), Figure: cr.Kind, Side: int(cr.Side), HP: int(c.HP), Max: int(cr.MaxHP),
			Acting: id == active, Marked: b.hover.who == id, Down: c.Conditions.Any(rules.DownSet), Done: place < int(f.Turn),
		}
		for _, v := range conditionIcons {
			if c.Conditions.Has(v.c) && v.c != rules.FlatFooted {
				chip.Badge = v.icon
				break
			}
		}
		list = append(list, chip)
	}
	return list
}

func (b *battle) toggles() []hud.Toggle {
	tip := func(title, text string) hud.Tip { return hud.Tip{Title: title, Text: text} }
	if b.layout.Compact {
		return []hud.Toggle{
			{ID: "toggle.log", Icon: "log", On: b.logOpen, Tip: tip(b.T("Combat log"), "")},
			{ID: "toggle.threat", Icon: "threat", On: b.threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
			{ID: "toggle.help", Icon: "help", Tip: tip(b.T("Keys"), "")},
		}
	}
	return []hud.Toggle{
		{ID: "toggle.threat", Icon: "threat", Key: b.keyName(input.ToggleThreat), On: b.threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
		{ID: "toggle.lines", Icon: "los", Key: b.keyName(input.ToggleLines), On: b.lines, Tip: tip(b.T("Sight lines"), b.T("Clear, under cover or blocked."))},
		{ID: "toggle.grid", Icon: "grid", Key: b.keyName(input.ToggleGrid), On: b.grid, Tip: tip(b.T("Grid"), "")},
		{ID: "toggle.speed", Icon: "speed", Label: fmt.Sprintf("×%d", b.Settings.Speed), Tip: tip(b.T("Animation speed"), "")},
		{ID: "toggle.help", Icon: "help", Key: "F1", Tip: tip(b.T("Keys"), "")},
	}
}

// shownOnCard is the creature on the card: the one pointed at, else the one
// acting.
func (b *battle) shownOnCard() rules.ID {
	if b.hover.who != rules.Nobody && b.hover.who < b.e.Count() {
		return b.hover.who
	}
	if strings.HasPrefix(b.hot, "order.") && b.looked != rules.Nobody {
		return b.looked
	}
	if id := b.play.facts.Active(); id != rules.Nobody {
		return id
	}
	return b.sit.who
}

func (b *battle) card(id rules.ID) *hud.Card {
	c, f := &b.e.Creatures[id], &b.play.facts.Combatants[id]
	k := &hud.Card{
		Figure: c.Kind, Side: int(c.Side), Name: b.nameOf(id), Kind: b.sideName(int(c.Side)),
		HP: int(f.HP), Max: int(c.MaxHP), Count: b.T("%[1]s of %[2]s HP", number(int(f.HP)), number(int(c.MaxHP))),
	}
	for _, v := range conditionIcons {
		if !f.Conditions.Has(v.c) {
			continue
		}
		k.Conditions = append(k.Conditions, hud.Mark{Icon: v.icon, Tip: hud.Tip{Title: b.Key("condition." + v.c.String()), Rule: rules.CND01.String()}})
		if k.State == "" && rules.DownSet.Has(v.c) {
			k.State = b.Key("condition."+v.c.String()) + " " + number(int(f.HP))
		}
	}
	if f.Conditions.Has(rules.Dead) {
		k.State = b.Key("condition.dead")
	}
	ac, touch, flat := b.defences(id)
	w := c.Weapon(b.inHand(id, false))
	bonus := b.attackBonus(id, w)
	speed := b.e.Rules.Speed(b.e, id)
	k.Cells = [3]hud.Cell{
		{Icon: "cover-full", Main: number(ac), Sub: b.T("T%[1]d F%[2]d", touch, flat), Tip: hud.Tip{
			Title: b.T("Armour class %[1]d", ac), Text: b.T("Against touch %[1]d, flat-footed %[2]d", touch, flat), Rule: rules.DEF01.String(),
		}},
		{Icon: "move", Main: number(speed), Sub: b.length(speed), Tip: hud.Tip{
			Title: b.T("Speed"), Text: b.TN("%[1]d square a move", "%[1]d squares a move", speed), Rule: rules.MOV01.String(),
		}},
		{Icon: "attack", Main: signed(bonus), Sub: b.damageOf(id, w), Tip: hud.Tip{
			Title: b.weaponName(w), Text: b.T("Attack %[1]s, damage %[2]s", signed(bonus), b.damageOf(id, w)), Rule: rules.ATK01.String(),
		}},
	}
	if w.Projectile() {
		k.Cells[2].Icon = "ranged"
	}
	return k
}

// defences are the armour class of a creature as it stands, against touch and
// flat-footed, by the rows that decide attacks.
func (b *battle) defences(id rules.ID) (ac, touch, flat int) {
	c := &b.e.Creatures[id]
	var t rules.Terms
	t[rules.TermArmour], t[rules.TermShield] = c.Armour, c.Shield
	t[rules.TermNatural], t[rules.TermDeflection] = c.Natural, c.Deflection
	t[rules.TermDodge] = c.Dodge
	t[rules.TermDexToAC] = min(int8(rules.Modifier(combat.Dexterity(b.e, id))), c.MaxDex)
	t[rules.TermDefenceSize] = c.Size.Row().Attack
	state := combat.State(b.e, id)
	now := rules.InMelee
	if state.Has(rules.FlatFooted) && !c.Traits.Has(rules.UncannyDodge) {
		now |= rules.DexDenied
	}
	if state.Any(rules.HelplessSet) {
		now |= rules.DexZero
	}
	total := func(circumstances rules.Circumstance) int {
		var d rules.Breakdown
		rules.Gather(b.e.Rules.Rows, rules.Defence, 0, state, circumstances, &t, &d)
		return int(d.Total)
	}
	return total(now), total(now | rules.TouchAttack), total(now | rules.DexDenied)
}

// attackBonus is what a creature adds to its d20 with a weapon, before anything
// about the target.
func (b *battle) attackBonus(id rules.ID, w *rules.Weapon) int {
	c := &b.e.Creatures[id]
	var t rules.Terms
	t[rules.TermBAB] = c.BAB
	t[rules.TermStr] = int8(rules.Modifier(int(c.Str)))
	t[rules.TermDex] = int8(rules.Modifier(combat.Dexterity(b.e, id)))
	t[rules.TermAttackSize] = c.Size.Row().Attack
	t[rules.TermEnhancement] = w.Enhancement
	how := rules.InMelee
	if w.Projectile() {
		how = rules.AtRange
	} else if c.Traits.Has(rules.WeaponFinesse) && w.Hand == rules.Light {
		how |= rules.Finesse
	}
	var d rules.Breakdown
	rules.Gather(b.e.Rules.Rows, rules.AttackRoll, combat.State(b.e, id), 0, how, &t, &d)
	return int(d.Total)
}

// damageOf is the damage of a weapon in a creature's hands: that of an attack
// on anybody.
func (b *battle) damageOf(id rules.ID, w *rules.Weapon) string {
	for on := range b.e.Count() {
		if on == id {
			continue
		}
		for i := int8(rules.UnarmedWeapon); int(i) < len(b.e.Creatures[id].Weapons); i++ {
			if b.e.Creatures[id].Weapon(i) == w {
				var a combat.Aim
				combat.AimAt(b.e, id, on, i, 0, &a)
				return a.Frame.Dice.String()
			}
		}
	}
	return w.Damage.String()
}

// pips are the parts of the turn.
func (b *battle) pips() []hud.Pip {
	id := b.sit.who
	if id == rules.Nobody || b.sit.what != rules.AwaitsAction {
		id = b.play.facts.Active()
	}
	if id == rules.Nobody {
		return nil
	}
	budget := &b.play.facts.Combatants[id].Budget
	left := func(n bool) hud.PipState {
		if n {
			return hud.Ready
		}
		return hud.Spent
	}
	list := []hud.Pip{
		{ID: "standard", Icon: "pip-standard", Label: b.Key("cost.standard"), State: left(budget.Standard > 0), Ink: widget.Brass, Tip: hud.Tip{Title: b.Key("cost.standard"), Text: b.T("An attack, total defence ... or a second move."), Rule: rules.ACT01.String()}},
		{ID: "move", Icon: "pip-move", Label: b.Key("cost.move"), State: left(budget.Move > 0), Ink: widget.MoveBlue, Tip: hud.Tip{Title: b.Key("cost.move"), Text: b.T("Walk, stand up, draw or load."), Rule: rules.ACT01.String()}},
		{ID: "step", Icon: "pip-step", Label: b.Key("cost.step"), State: left(budget.Step && !budget.Moved), Ink: widget.MoveBlue, Tip: hud.Tip{Title: b.Key("verb.five_foot_step"), Text: b.T("One square that gives no opportunity, in a turn without walking."), Rule: rules.MOV10.String()}},
		{ID: "free", Icon: "pip-free", Label: b.Key("cost.free"), State: left(budget.Free > 0), Ink: widget.Bone, Tip: hud.Tip{Title: b.Key("cost.free"), Text: b.T("Drop prone, kneel, let go."), Rule: rules.ACT05.String()}},
	}
	plan := func(i int) {
		if list[i].State == hud.Ready {
			list[i].State = hud.Planned
		}
	}
	moves := budget.Move
	for i := range b.aim.acts {
		if !b.aim.refusal.OK() {
			break
		}
		switch b.price(b.aim.acts[i].Verb) {
		case hud.Standard:
			plan(0)
		case hud.Move:
			if moves > 0 {
				moves--
				plan(1)
			} else {
				plan(0)
			}
		case hud.Full:
			plan(0)
			plan(1)
		case hud.Step:
			plan(2)
		case hud.Free:
			plan(3)
		}
	}
	return list
}

// hint is one line on what is planned.
func (b *battle) hint() (string, bool) {
	p := &b.aim
	switch {
	case b.sit.side >= 0 && !b.sit.mine:
		return b.T("%[1]s is thinking", b.sideName(b.sit.side)), false
	case !p.planned:
		switch b.mode {
		case modeAttack, modeFull, modeCharge, modeDefensive:
			return b.T("Choose an enemy."), false
		case modeStep, modeMove, modeWithdraw:
			return b.T("Choose a square."), false
		}
		if b.sit.mine && b.sit.what == rules.AwaitsAction && !b.busy() {
			if len(b.sit.legal) <= 1 || b.sit.moves == 0 {
				return b.T("Nothing left but to end the turn?"), false
			}
			return b.T("A square: walk. An enemy: attack."), false
		}
		return "", false
	case !p.refusal.OK():
		return b.refusal(p.refusal), true
	case len(p.costs) > 0:
		n := p.costs[len(p.costs)-1]
		most := b.sit.speed
		if p.split > 0 || b.mode == modeWithdraw || b.mode == modeCharge {
			most *= 2
		}
		if b.mode == modeStep {
			return b.T("Step: %[1]s", b.length(n)), false
		}
		return b.T("Move: %[1]s of %[2]s planned", b.length(n), b.length(most)), false
	}
	return "", false
}

func (b *battle) undoButton() hud.Action {
	a := hud.Action{ID: "undo", Icon: "undo", Label: b.T("Undo"), Key: b.keyName(input.Undo), Off: true}
	a.Tip = hud.Tip{Title: b.T("Undo"), Text: b.T("Only what rolled no die and showed nothing new can be taken back.")}
	if b.sit.mine && !b.busy() {
		a.Off = !b.match.CanUndo(b.sit.side)
	}
	return a
}

func (b *battle) endButton() hud.Action {
	a := hud.Action{ID: "end_turn", Icon: "end-turn", Label: b.T("End turn"), Key: b.keyName(input.EndTurn)}
	switch {
	case b.sit.side < 0:
		a.Off, a.Label = true, b.T("The end")
	case !b.sit.mine:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label = b.T("Waiting")
		a.Sub = b.T("%[1]s is thinking", b.sideName(b.sit.side))
	case b.sit.what == rules.AwaitsAnswer:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label, a.Sub = b.T("Waiting"), b.T("for your answer")
	default:
		budget := &b.e.Facts.Combatants[b.sit.who].Budget
		n := int(budget.Standard) + int(budget.Move)
		if budget.Restricted {
			n = min(n, 1)
		}
		if n == 0 {
			a.Sub = b.T("No action left")
		} else {
			a.Sub = b.TN("%[1]d action unspent", "%[1]d actions unspent", n)
		}
	}
	return a
}

// question is the dialog about an opportunity attack.
func (b *battle) question() *hud.Ask {
	step, ok := b.e.Asked()
	if !ok {
		return nil
	}
	q := &hud.Ask{
		Title: b.T("Attack of opportunity?"), Rule: rules.AOO08.String(),
		Figure: b.e.Creatures[step.Who].Kind, Side: int(b.e.Creatures[step.Who].Side),
		Yes:    hud.Action{ID: "aoo.take", Label: b.Key("verb.take"), Key: b.keyName(input.Confirm)},
		No:     hud.Action{ID: "aoo.decline", Label: b.Key("verb.decline"), Key: b.keyName(input.Cancel)},
		Always: hud.Action{ID: "aoo.always", Label: b.T("Always take opportunity attacks"), Key: b.keyName(input.ActAttack), Selected: b.Settings.AlwaysOpportunity},
	}
	r := b.camera.SpaceRect(b.e.Space(step.Whom)).Union(b.camera.SpaceRect(b.e.Space(step.Who)))
	k := b.style.Scale()
	q.About = widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
	who, whom := b.nameOf(step.Who), b.nameOf(step.Whom)
	if step.A == 1 {
		q.Text = b.T("%[2]s leaves a square that %[1]s threatens.", who, whom)
	} else {
		q.Text = b.T("%[2]s drops the guard within reach of %[1]s.", who, whom)
	}
	take := rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody}
	for _, s := range b.match.Preview(&take).Strikes {
		w := b.e.Creatures[step.Who].Weapon(s.Weapon)
		q.Facts = append(q.Facts,
			b.T("%[1]s: hits %[2]s, fells %[3]s", b.weaponName(w), b.percent(s.Odds.Hit.Percent()), b.percent(s.Odds.Drops.Percent())),
			b.T("Damage %[1]s, on average %[2]s", s.Aim.Frame.Dice.String(), b.decimal(s.Odds.Mean.Float())))
	}
	return q
}

// keySheet is the sheet of keys.
func (b *battle) keySheet() *hud.Help {
	k := func(i input.Intent, words string) hud.Key { return hud.Key{Keys: b.keyName(i), Words: words} }
	raw := func(keys, words string) hud.Key { return hud.Key{Keys: keys, Words: words} }
	return &hud.Help{
		Title: b.T("Keys"),
		Columns: [][]hud.Key{
			{
				{Words: b.T("Turn")},
				k(input.ActMove, b.Key("verb.move")), k(input.ActAttack, b.Key("verb.attack")), k(input.ActFullAttack, b.Key("verb.full_attack")),
				k(input.ActCharge, b.Key("verb.charge")), k(input.ActStep, b.Key("verb.five_foot_step")), k(input.ActWithdraw, b.Key("verb.withdraw")),
				k(input.ActDefend, b.Key("verb.total_defence")), k(input.ActGuard, b.Key("verb.fight_defensively")),
				k(input.ActProne, b.Key("verb.drop_prone")), k(input.ActKneel, b.Key("verb.kneel")), k(input.ActStand, b.Key("verb.stand_up")),
				k(input.ActHands, b.T("Draw or load")), raw("1-6", b.T("Choose a weapon")), k(input.ActMore, b.T("More actions")),
				k(input.Undo, b.T("Undo")), k(input.EndTurn, b.T("End turn")),
			},
			{
				{Words: b.T("Board")},
				raw(b.keyName(input.Up)+" "+b.keyName(input.Down)+" "+b.keyName(input.Left)+" "+b.keyName(input.Right), b.T("Walk the cursor")),
				k(input.Next, b.T("Next enemy")), k(input.Confirm, b.T("Do what is planned")), k(input.Cancel, b.T("Back, pause")),
				raw("+ −", b.T("Zoom")), raw(b.T("Shift+arrows"), b.T("Move the map")), k(input.Center, b.T("To the acting creature")),
				{Words: b.T("Signs")},
				k(input.ToggleThreat, b.T("Threatened squares")), k(input.ToggleLines, b.T("Sight lines")), k(input.ToggleGrid, b.T("Grid")),
				k(input.Speed, b.T("Animation speed")), k(input.Log, b.T("Earlier attacks and their dice")),
				{Words: b.T("Window")},
				raw("F11", b.T("Full screen")), raw("F10", b.T("Menu")),
			},
			{
				{Words: b.T("Mouse")},
				raw(b.T("Point"), b.T("See way, danger and odds")), raw(b.T("Click"), b.T("Do it")), raw(b.T("Right click"), b.T("Back")),
				raw(b.T("Drag"), b.T("Move the map")), raw(b.T("Wheel"), b.T("Zoom")),
				{Words: b.T("Reading the board")},
				raw("──", b.T("Reached with this move")), raw("- -", b.T("With a second move")), raw("◊ !", b.T("Gives an opportunity attack")),
				raw("( )", b.T("Caught in a pincer: +2")),
			},
		},
	}
}
