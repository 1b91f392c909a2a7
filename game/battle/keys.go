package battle

import (
	"tenaille/game/desk"
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/tell"
	"tenaille/render/hud/head"
	"tenaille/rules"
)

const (
	confirm = input.Confirm
	cancel  = input.Cancel
)

// input turns pointer and keys into what they mean here.
func (b *battle) input() {
	b.keys()
	b.pointing.follow(b, b.Devices.Pointer())
}

// keys does what keys and pad mean.
func (b *battle) keys() {
	d := b.Devices
	if b.desk.Help {
		if d.Pressed(input.Help) || d.Pressed(cancel) || d.Pressed(confirm) {
			b.desk.Help = false
		}
		switch {
		case d.Pressed(input.Right), d.Pressed(input.Next):
			b.click("help.next")
		case d.Pressed(input.Left), d.Pressed(input.Previous):
			b.click("help.previous")
		}
		return
	}
	if b.desk.Reading != "" && b.desk.RuleKeys() {
		return
	}
	if b.aroundKeys() {
		return
	}
	if b.session.Recording != nil && b.watchingKeys() {
		return
	}
	if b.session.Asking() {
		switch {
		case d.Pressed(confirm), d.Pressed(input.Take):
			b.click("aoo.take")
			return
		case d.Pressed(cancel), d.Pressed(input.Decline):
			b.click("aoo.decline")
			return
		case d.Pressed(input.ActAttack):
			if q := b.tell.Questions.Question(); q != nil && q.Always.ID != "" { // where it is offered
				b.click(q.Always.ID)
			}
			return
		}
	}
	if b.play.Filming() > 0 {
		if d.Pressed(confirm) || d.Pressed(cancel) || d.Pressed(input.Since) || d.Pressed(input.EndTurn) {
			b.click(desk.SkipID)
			return
		}
	}
	for _, c := range [...]struct {
		i  input.Intent
		id string
	}{
		{input.EndTurn, "end_turn"}, {input.Undo, "undo"}, {input.ToggleThreat, "toggle.threat"}, {input.ToggleLines, "toggle.lines"},
		{input.ToggleGrid, "toggle.grid"}, {input.ToggleWhatIf, "toggle.whatif"}, {input.Speed, "toggle.speed"}, {input.Help, "toggle.help"}, {input.Menu, "menu"}, {input.Since, desk.SinceID}, {input.Study, head.StudyID}, {input.Suggest, "toggle.advice"}, {input.Why, desk.WhyID}, {input.PlanAhead, "plans.next"}, {input.CarryOut, desk.CarryID},
	} {
		if d.Pressed(c.i) {
			b.click(c.id)
		}
	}
	if b.desk.RuleKeys() {
		return
	}
	if b.session.Recording == nil {
		b.actionKeys()
		b.cursorKeys()
	}
	if !scene.CameraKeys(d, &b.table.Camera, b.desk.PanelStyle.Px(14), b.table) && d.Pressed(input.Log) {
		if b.desk.LogShown() {
			b.command.OpenOlder()
		} else {
			b.click("toggle.log")
		}
	}
}

func (b *battle) actionKeys() {
	if b.turn.Now.What != rules.AwaitsAction {
		return
	}
	if b.Devices.Pressed(input.ActMore) {
		b.command.Choose(plan.MoreChoice(b.turn.E))
		return
	}
	if v, ok := b.command.Keyed(); ok {
		b.command.Choose(v)
		return
	}
	for i := range tell.MaxChipKeys {
		if b.Devices.Pressed(input.Weapon1 + input.Intent(i)) {
			b.command.Digit(i)
		}
	}
}

// chipKeys walk the chips of a draft that has nothing left to aim at.
func (b *battle) chipKeys() {
	d := b.Devices
	switch {
	case d.Repeated(input.Left), d.Repeated(input.Previous):
		b.desk.WalkFocus(-1, 0, "draft.")
	case d.Repeated(input.Right), d.Repeated(input.Next):
		b.desk.WalkFocus(1, 0, "draft.")
	case d.Repeated(input.Up):
		b.desk.WalkFocus(0, -1, "draft.")
	case d.Repeated(input.Down):
		b.desk.WalkFocus(0, 1, "draft.")
	case d.Pressed(confirm):
		if b.hand.Focus != "" {
			b.click(b.hand.Focus)
		} else if b.turn.Deliberate() {
			b.command.Confirm()
		} else {
			b.command.Act()
		}
	case d.Pressed(cancel):
		b.back()
	default:
		return
	}
}

// cursorKeys walk the cursor over squares and enemies.
func (b *battle) cursorKeys() {
	if b.command.Menu {
		b.paletteKeys()
		return
	}
	d := b.Devices
	if b.turn.Wanted.Mode == plan.VerbMode && (b.turn.Wanted.Draft.Aims(b.turn) == plan.AimsNothing || b.turn.Wanted.Draft.Fixed && !b.turn.Wanted.Draft.Twofold(b.turn)) {
		b.chipKeys()
		return
	}
	dx, dy := d.Arrows()
	switch {
	case dx != 0 || dy != 0:
		b.command.MoveCursor(dx, dy)
	case d.Repeated(input.Next):
		b.command.NextTarget(1)
	case d.Repeated(input.Previous):
		b.command.NextTarget(-1)
	case d.Pressed(confirm):
		b.command.Act()
	case d.Pressed(cancel):
		b.back()
	}
}
