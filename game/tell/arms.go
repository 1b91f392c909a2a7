package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Arms are the weapons to choose from.
func (te *Teller) Arms() []model.Action {
	if !te.Now.Mine || te.Now.What != rules.AwaitsAction || te.E.Rules.Attack.OneWeapon {
		return nil
	}
	id := te.Now.Who
	c := &te.E.Creatures[id]
	var out []model.Action
	taken, fixed := te.Turn.Arms[id]
	first := te.InHand(id, false)
	if len(te.Proposed.Strikes) > 0 {
		first = te.Proposed.Strikes[0].Weapon
	} else if w, told := te.OutlookWeapon(); told {
		first = w
	}
	for i := range c.Weapons {
		w := &c.Weapons[i]
		a := model.Action{
			ID: "weapon." + w.Name, Icon: "attack", Label: te.WeaponName(w.Name), Key: te.Number(len(out) + 1),
			Selected: fixed && int(taken) == i || !fixed && int(first) == i,
		}
		if w.Projectile() {
			a.Icon = "ranged"
		}
		a.Tip = model.Tip{Title: te.WeaponName(w.Name), Text: w.Damage.String(), Rule: rules.DMG01.String()}
		if te.E.Facts.Combatants[id].Ready>>i&1 == 0 && !w.Natural {
			te.sheathed(&a, int8(i))
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
func (te *Teller) sheathed(arm *model.Action, weapon int8) {
	arm.Tip.Rule = rules.ACT23.String()
	draw := rules.Action{Verb: rules.Draw, By: te.Now.Who, On: rules.Nobody, Weapon: weapon}
	if r := te.E.Check(&draw); !r.OK() {
		arm.Off, arm.Tip.Why, arm.Tip.WhyRule = true, te.RefusalOf(draw.Verb, r), r.Cite.String()
		return
	}
	cost := combat.Drawing(te.E, te.Now.Who, weapon)
	arm.Icon, arm.Price = plan.Rows[rules.Draw].Icon, priceSign(cost)
	arm.Tip.Text += "\n" + te.CostWords(cost) + ". " + te.Key("about.draw")
	for i := range te.Now.Legal {
		if way := te.Now.Legal[i]; way.Verb == rules.Move {
			if way.Option, way.Weapon = combat.OptionDraw, weapon; cost != rules.NoCost && te.E.Check(&way).OK() {
				arm.Tip.Text += " " + te.T("On the way of a move it costs nothing.")
			}
			break
		}
	}
}
