package battle

import (
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// arms are the weapons to choose from.
func (b *battle) arms() []model.Action {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.figures() { // which tell no weapons apart
		return nil
	}
	id := b.sit.who
	c := &b.e.Creatures[id]
	var out []model.Action
	taken, fixed := b.arm[id]
	first := b.inHand(id, false)
	if len(b.aim.strikes) > 0 {
		first = b.aim.strikes[0].weapon
	} else if w, told := b.outlookWeapon(); told {
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
		if b.e.Facts.Combatants[id].Ready>>i&1 == 0 && !w.Natural {
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
	draw := rules.Action{Verb: rules.Draw, By: b.sit.who, On: rules.Nobody, Weapon: weapon}
	if r := b.e.Check(&draw); !r.OK() {
		arm.Off, arm.Tip.Why, arm.Tip.WhyRule = true, b.refusalOf(draw.Verb, r), r.Cite.String()
		return
	}
	cost := combat.Drawing(b.e, b.sit.who, weapon)
	arm.Icon, arm.Price = rows[rules.Draw].icon, priceSign(cost)
	arm.Tip.Text += "\n" + b.costWords(cost) + ". " + b.Key("about.draw")
	for i := range b.sit.legal {
		if way := b.sit.legal[i]; way.Verb == rules.Move {
			if way.Option, way.Weapon = combat.OptionDraw, weapon; cost != rules.NoCost && b.e.Check(&way).OK() {
				arm.Tip.Text += " " + b.T("On the way of a move it costs nothing.")
			}
			break
		}
	}
}

// wield takes the n-th weapon for the attacks to come; one that is not in hand
// is drawn.
func (b *battle) wield(n int) {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.busy() || b.figures() || n >= len(b.e.Creatures[b.sit.who].Weapons) {
		return
	}
	id, w := b.sit.who, &b.e.Creatures[b.sit.who].Weapons[n]
	if b.e.Facts.Combatants[id].Ready>>n&1 == 0 && !w.Natural {
		a := rules.Action{Verb: rules.Draw, By: id, On: rules.Nobody, Weapon: int8(n)}
		if r := b.e.Check(&a); !r.OK() {
			b.refuse(a.Verb, r)
			return
		}
		b.arm[id] = int8(n)
		b.order(a)
		return
	}
	if was, ok := b.arm[id]; ok && int(was) == n {
		delete(b.arm, id)
	} else {
		b.arm[id] = int8(n)
	}
	b.canWalkUp()
	b.plot()
}
