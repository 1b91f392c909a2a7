package scene

import (
	"tenaille/game/input"
	"tenaille/render/hud"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// button is one action of the bar: how it looks and what it does.
type button struct {
	id, icon string
	label    string
	intent   input.Intent
	verb     rules.Verb
	weapon   int8
	mode     mode // chosen by the button; modeFree acts at once
	open     bool // opens the menu
}

// barVerbs are the verbs whose refusal the bar shows.
var barVerbs = []rules.Verb{
	rules.Move, rules.Attack, rules.FullAttack, rules.Charge, rules.FiveFootStep, rules.Withdraw,
	rules.TotalDefenceAction, rules.FightDefensively, rules.StandUp, rules.DropProne, rules.Kneel, rules.Rise,
	rules.Draw, rules.Load, rules.Sheathe, rules.Crawl, rules.EndTurn,
}

// bar is the row of buttons of the acting creature.
func (b *battle) bar() []button {
	list := []button{
		{id: "action.move", icon: "move", label: b.T("Move"), intent: input.ActMove, verb: rules.Move, mode: modeMove},
		{id: "action.attack", icon: "attack", label: b.T("Attack"), intent: input.ActAttack, verb: rules.Attack, mode: modeAttack},
		{id: "action.full_attack", icon: "full-attack", label: b.T("Full"), intent: input.ActFullAttack, verb: rules.FullAttack, mode: modeFull},
		{id: "action.charge", icon: "charge", label: b.T("Charge"), intent: input.ActCharge, verb: rules.Charge, mode: modeCharge},
		{id: "action.step", icon: "5-foot-step", label: b.T("Step"), intent: input.ActStep, verb: rules.FiveFootStep, mode: modeStep},
		{id: "action.withdraw", icon: "withdraw", label: b.T("Withdraw"), intent: input.ActWithdraw, verb: rules.Withdraw, mode: modeWithdraw},
		{id: "action.defend", icon: "total-defence", label: b.T("Defend"), intent: input.ActDefend, verb: rules.TotalDefenceAction},
		{id: "action.guard", icon: "ready", label: b.T("Guarded"), intent: input.ActGuard, verb: rules.FightDefensively, mode: modeDefensive},
	}
	cs := rules.Conditions(0)
	if b.sit.who != rules.Nobody {
		cs = b.e.Facts.Combatants[b.sit.who].Conditions
	}
	if cs.Has(rules.Prone) {
		list = append(list, button{id: "action.stand", icon: "stand-up", label: b.T("Stand"), intent: input.ActStand, verb: rules.StandUp})
	} else if cs.Any(rules.Set(rules.Kneeling, rules.Sitting)) {
		list = append(list, button{id: "action.stand", icon: "stand-up", label: b.T("Rise"), intent: input.ActStand, verb: rules.Rise})
	} else {
		list = append(list, button{id: "action.prone", icon: "drop-prone", label: b.T("Prone"), intent: input.ActProne, verb: rules.DropProne})
	}
	hands := button{id: "action.draw", icon: "ranged", label: b.Key("verb.draw"), intent: input.ActHands, verb: rules.Draw}
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		switch {
		case a.Verb == rules.Load:
			hands = button{id: "action.load", icon: "replay", label: b.T("Load"), intent: input.ActHands, verb: rules.Load, weapon: a.Weapon}
		case a.Verb == rules.Draw && hands.verb == rules.Draw:
			hands.weapon = a.Weapon
		}
	}
	if b.layout.Compact {
		// The rest is in the menu.
		list = append(list[:4:4], list[6])
		if hands.verb == rules.Load {
			list = append(list, hands)
		}
		return append(list, b.moreButton())
	}
	return append(list, hands, b.moreButton())
}

func (b *battle) moreButton() button {
	return button{id: "action.more", icon: "special", label: b.T("More"), intent: input.ActMore, open: true}
}

// more is the menu of what is seldom done.
func (b *battle) more() []button {
	var list []button
	if b.layout.Compact {
		list = append(list,
			button{id: "action.step", icon: "5-foot-step", label: b.Key("verb.five_foot_step"), intent: input.ActStep, verb: rules.FiveFootStep, mode: modeStep},
			button{id: "action.withdraw", icon: "withdraw", label: b.Key("verb.withdraw"), intent: input.ActWithdraw, verb: rules.Withdraw, mode: modeWithdraw},
			button{id: "action.guard", icon: "ready", label: b.Key("verb.fight_defensively"), intent: input.ActGuard, verb: rules.FightDefensively, mode: modeDefensive})
	}
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		switch a.Verb {
		case rules.StandUp, rules.Rise:
			list = append(list, button{id: "more.stand", icon: "stand-up", label: b.Key("verb." + a.Verb.String()), intent: input.ActStand, verb: a.Verb})
		case rules.Kneel:
			list = append(list, button{id: "more.kneel", icon: "kneeling", label: b.Key("verb.kneel"), intent: input.ActKneel, verb: a.Verb})
		case rules.DropProne:
			list = append(list, button{id: "more.prone", icon: "drop-prone", label: b.Key("verb.drop_prone"), intent: input.ActProne, verb: a.Verb})
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			if a.Verb == rules.Drop && b.layout.Compact {
				continue
			}
			name := b.weaponName(b.e.Creatures[a.By].Weapon(a.Weapon))
			icon := "ranged"
			if a.Verb != rules.Load {
				icon = "attack"
			}
			list = append(list, button{
				id: "more." + a.Verb.String() + "." + name, icon: icon, verb: a.Verb, weapon: a.Weapon,
				label: b.T("%[1]s: %[2]s", b.Key("verb."+a.Verb.String()), name), intent: -1,
			})
		}
	}
	return list
}

// price is the sign of what a verb costs.
func (b *battle) price(v rules.Verb) hud.Price {
	if v == rules.FiveFootStep {
		return hud.Step
	}
	switch b.e.Rules.Verbs[v].Cost {
	case rules.StandardAction:
		return hud.Standard
	case rules.MoveAction:
		return hud.Move
	case rules.FullRoundAction:
		return hud.Full
	case rules.FreeAction:
		return hud.Free
	}
	return hud.Nothing
}

// costName is the price of a verb in words.
func (b *battle) costName(v rules.Verb) string {
	if v == rules.FiveFootStep {
		return b.Key("cost.step")
	}
	switch b.e.Rules.Verbs[v].Cost {
	case rules.StandardAction:
		return b.Key("cost.standard")
	case rules.MoveAction:
		return b.Key("cost.move")
	case rules.FullRoundAction:
		return b.Key("cost.full_round")
	case rules.FreeAction:
		return b.Key("cost.free")
	}
	return b.Key("cost.none")
}

// actions are the buttons as the panels show them.
func (b *battle) actions(list []button) []hud.Action {
	var reactors []rules.ID
	live := b.sit.mine && b.sit.what == rules.AwaitsAction
	if live {
		reactors = combat.Reactors(b.e, b.sit.who, nil)
	}
	out := make([]hud.Action, 0, len(list))
	for _, v := range list {
		a := hud.Action{ID: v.id, Icon: v.icon, Label: v.label, Key: b.keyName(v.intent)}
		if v.open {
			a.Selected, a.Off = b.menu, !live
			a.Tip = hud.Tip{Title: b.T("More actions")}
			out = append(out, a)
			continue
		}
		a.Price = b.price(v.verb)
		a.Tip = hud.Tip{Title: b.Key("verb." + v.verb.String()), Text: b.about(v.verb), Rule: b.e.Rules.Verbs[v.verb].Cite.String()}
		a.Selected = v.mode != modeFree && b.mode == v.mode
		switch r, no := b.unusable(v.verb); {
		case !live:
			a.Off = true
			a.Tip.Text = b.T("It is not your turn.")
		case no:
			a.Off = true
			a.Tip.Text, a.Tip.Bad = b.refusalOf(v.verb, r), true
			a.Tip.Rule = r.Cite.String()
		default:
			if a.Provokes = len(reactors) > 0 && b.provokes(v.verb); a.Provokes {
				title, words := b.warning(&scheme{reactors: reactors})
				a.Tip.Text += "\n" + title + " (" + words + ")"
			}
		}
		out = append(out, a)
	}
	return out
}

// provokes reports whether a verb gives opportunities where the creature
// stands, with the weapon it would use.
func (b *battle) provokes(v rules.Verb) bool {
	switch b.e.Rules.Verbs[v].Provokes {
	case rules.ProvokesAll:
		return true
	case rules.ProvokesByWeapon:
		w := b.e.Creatures[b.sit.who].Weapon(b.inHand(b.sit.who, false))
		return w.Projectile() || w.Unarmed
	}
	return false
}

// about is one line on what a verb does.
func (b *battle) about(v rules.Verb) string {
	cost := b.costName(v)
	switch v {
	case rules.Move:
		return b.T("%[1]s. Walk up to your speed; a second move costs the standard action.", cost)
	case rules.Attack:
		return b.T("%[1]s. One attack; out of reach you walk up first.", cost)
	case rules.FullAttack:
		return b.T("%[1]s. All your attacks, at most a step.", cost)
	case rules.Charge:
		return b.T("%[1]s. Straight at an enemy: +2 to hit, −2 AC.", cost)
	case rules.FiveFootStep:
		return b.T("%[1]s. One square without danger, if you do not walk.", cost)
	case rules.Withdraw:
		return b.T("%[1]s. Leave a fight: the first square gives no opportunity.", cost)
	case rules.TotalDefenceAction:
		return b.T("%[1]s. +4 AC until your next turn, no attack.", cost)
	case rules.FightDefensively:
		return b.T("%[1]s. Attack at −4 and gain +2 AC.", cost)
	case rules.StandUp, rules.Rise:
		return b.T("%[1]s. Get up.", cost)
	case rules.DropProne:
		return b.T("%[1]s. +4 AC against shots, −4 in melee.", cost)
	}
	return cost
}

// keyName is the key of an intent as the screen writes it.
func (b *battle) keyName(i input.Intent) string {
	if i < 0 {
		return ""
	}
	id := b.Devices.Prompt(i)
	if id == "" {
		return ""
	}
	if key := "key." + id; b.Text.Has(key) {
		return b.Key(key)
	}
	if len(id) == 1 {
		return string(id[0] &^ 0x20)
	}
	return id
}

// choose does what a button of the bar or of the menu does.
func (b *battle) choose(v button) {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.busy() {
		b.tell(b.T("It is not your turn."), rules.INI02.String())
		return
	}
	if v.open {
		b.menu, b.focus = !b.menu, ""
		if list := b.more(); b.menu && b.Devices.Last() != input.Mouse && len(list) > 0 {
			b.focus = list[0].id
		}
		b.dirty = true
		return
	}
	b.menu = false
	if r, no := b.unusable(v.verb); no {
		b.tell(b.refusalOf(v.verb, r), r.Cite.String())
		return
	}
	if v.mode != modeFree {
		if b.mode == v.mode {
			b.setMode(modeFree)
		} else {
			b.setMode(v.mode)
		}
		return
	}
	for i := range b.sit.legal {
		if a := &b.sit.legal[i]; a.Verb == v.verb && (a.Weapon == v.weapon || v.weapon == 0 && a.Verb != rules.Draw && a.Verb != rules.Load) {
			b.order(*a)
			return
		}
	}
}

func (b *battle) setMode(m mode) {
	b.mode = m
	b.plot()
}
