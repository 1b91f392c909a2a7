package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Arms are the weapons to choose from.
func (ch Choices) Arms() []model.Action {
	if !ch.Now.Mine || ch.Now.What != rules.AwaitsAction || ch.E.Rules.Attack.OneWeapon {
		return nil
	}
	id := ch.Now.Who
	c := &ch.E.Creatures[id]
	var out []model.Action
	taken, fixed := ch.Turn.Wanted.Arms[id]
	first := ch.InHand(id, false)
	if len(ch.Forecast.Proposed.Strikes) > 0 {
		first = ch.Forecast.Proposed.Strikes[0].Weapon
	} else if w, told := ch.ProspectsWeapon(); told {
		first = w
	}
	for i := range c.Weapons {
		w := &c.Weapons[i]
		a := model.Action{
			ID: "weapon." + w.Name, Icon: "attack", Label: ch.WeaponName(w.Name), Key: ch.Number(len(out) + 1),
			Selected: fixed && int(taken) == i || !fixed && int(first) == i,
		}
		if w.Projectile() {
			a.Icon = "ranged"
		}
		a.Tip = model.Tip{Title: ch.WeaponName(w.Name), Text: voice.DiceWords(w.Damage), Rule: rules.DMG01.String()}
		if ch.E.Facts.Combatants[id].Ready>>i&1 == 0 && !w.Natural {
			ch.sheathed(&a, int8(i))
		}
		out = append(out, a)
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// sheathed adds to a weapon that is not in hand what drawing it costs, or why it
// cannot be drawn (ACT-23).
func (ch Choices) sheathed(arm *model.Action, weapon int8) {
	arm.Tip.Rule = rules.ACT23.String()
	draw := rules.Action{Verb: rules.Draw, By: ch.Now.Who, On: rules.Nobody, Weapon: weapon}
	if r := ch.E.Check(&draw); !r.OK() {
		arm.Off, arm.Tip.Why, arm.Tip.WhyRule = true, ch.RefusalOf(draw.Verb, r), r.Cite.String()
		return
	}
	cost := combat.Drawing(ch.E, ch.Now.Who, weapon)
	arm.Icon, arm.Price = plan.Rows[rules.Draw].Icon, voice.PriceSign(cost)
	arm.Tip.Text += "\n" + ch.CostWords(cost) + ". " + ch.Key("about.draw")
	for i := range ch.Now.Legal {
		if way := ch.Now.Legal[i]; way.Verb == rules.Move {
			if way.Option, way.Weapon = combat.OptionDraw, weapon; cost != rules.NoCost && ch.E.Check(&way).OK() {
				arm.Tip.Text += " " + ch.T("During a move it costs nothing.")
			}
			break
		}
	}
}
