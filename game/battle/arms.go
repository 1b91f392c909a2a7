package battle

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// arms are the weapons to choose from.
func (b *battle) arms() []model.Action {
	if !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.turn.E.Rules.Attack.OneWeapon {
		return nil
	}
	id := b.turn.Now.Who
	c := &b.turn.E.Creatures[id]
	var out []model.Action
	taken, fixed := b.turn.Arms[id]
	first := b.turn.InHand(id, false)
	if len(b.turn.Proposed.Strikes) > 0 {
		first = b.turn.Proposed.Strikes[0].Weapon
	} else if w, told := b.turn.OutlookWeapon(); told {
		first = w
	}
	for i := range c.Weapons {
		w := &c.Weapons[i]
		a := model.Action{
			ID: "weapon." + w.Name, Icon: "attack", Label: b.WeaponName(w.Name), Key: b.Number(len(out) + 1),
			Selected: fixed && int(taken) == i || !fixed && int(first) == i,
		}
		if w.Projectile() {
			a.Icon = "ranged"
		}
		a.Tip = model.Tip{Title: b.WeaponName(w.Name), Text: w.Damage.String(), Rule: rules.DMG01.String()}
		if b.turn.E.Facts.Combatants[id].Ready>>i&1 == 0 && !w.Natural {
			b.sheathed(&a, int8(i))
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
func (b *battle) sheathed(arm *model.Action, weapon int8) {
	arm.Tip.Rule = rules.ACT23.String()
	draw := rules.Action{Verb: rules.Draw, By: b.turn.Now.Who, On: rules.Nobody, Weapon: weapon}
	if r := b.turn.E.Check(&draw); !r.OK() {
		arm.Off, arm.Tip.Why, arm.Tip.WhyRule = true, b.refusalOf(draw.Verb, r), r.Cite.String()
		return
	}
	cost := combat.Drawing(b.turn.E, b.turn.Now.Who, weapon)
	arm.Icon, arm.Price = plan.Rows[rules.Draw].Icon, priceSign(cost)
	arm.Tip.Text += "\n" + b.costWords(cost) + ". " + b.Key("about.draw")
	for i := range b.turn.Now.Legal {
		if way := b.turn.Now.Legal[i]; way.Verb == rules.Move {
			if way.Option, way.Weapon = combat.OptionDraw, weapon; cost != rules.NoCost && b.turn.E.Check(&way).OK() {
				arm.Tip.Text += " " + b.T("On the way of a move it costs nothing.")
			}
			break
		}
	}
}

// wield takes the n-th weapon for the attacks to come; one that is not in hand
// is drawn.
func (b *battle) wield(n int) {
	if !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.busy() || b.turn.E.Rules.Attack.OneWeapon || n >= len(b.turn.E.Creatures[b.turn.Now.Who].Weapons) {
		return
	}
	id, w := b.turn.Now.Who, &b.turn.E.Creatures[b.turn.Now.Who].Weapons[n]
	if b.turn.E.Facts.Combatants[id].Ready>>n&1 == 0 && !w.Natural {
		a := rules.Action{Verb: rules.Draw, By: id, On: rules.Nobody, Weapon: int8(n)}
		if r := b.turn.E.Check(&a); !r.OK() {
			b.refuse(a.Verb, r)
			return
		}
		b.turn.Arms[id] = int8(n)
		b.order(a)
		return
	}
	if was, ok := b.turn.Arms[id]; ok && int(was) == n {
		delete(b.turn.Arms, id)
	} else {
		b.turn.Arms[id] = int8(n)
	}
	b.turn.CanWalkUp()
	b.plot()
}
