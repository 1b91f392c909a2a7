package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// The most lines that a list of the card has.
const (
	mostArms   = 4
	mostPowers = 5
)

// Whole adds to a slip about a creature the rest of its card: its numbers, what its
// weapons do to whoever acts now and what those of whoever acts do to it, its abilities and
// its conditions, each with its rule. It is the same for friend and enemy, whatever stands
// over it: odds, a refusal or nothing.
func (ca Cards) Whole(s *model.Slip, id rules.ID) {
	add := func(title string, lines []model.Line) {
		if len(lines) > 0 {
			s.Parts = append(s.Parts, model.Part{Title: title, Lines: lines, Card: true})
		}
	}
	me := ca.Now.Who
	hostile := me != rules.Nobody && ca.E.Hostile(id, me)
	add(ca.CreatureKind(ca.E, id), ca.numbers(id))
	if hostile {
		add(ca.T("Against you now"), ca.armLines(id, me))
		if s.HitFrom == 0 { // else the slip is about one of them
			add(ca.T("You against it now"), ca.armLines(me, id))
		}
	} else if ca.E.Creatures[id].Card == nil { // a figure's attack is among the numbers
		add(ca.T("Weapons"), ca.armLines(id, rules.Nobody))
	}
	add(ca.T("Abilities"), ca.powerLines(id))
	add(ca.T("Conditions"), ca.stateLines(id))
}

// numbers are what is always known of a creature, with the rule of each number.
func (ca Cards) numbers(id rules.ID) (list []model.Line) {
	figure := ca.E.Creatures[id].Card != nil
	for _, l := range ca.LookSlip(id, false).Notes {
		if l.Rule == rules.ATK01.String() && !figure {
			continue // the weapons have a list of their own
		}
		if l.Wide = true; l.Value == "" {
			l.Value = "·"
		}
		list = append(list, l)
	}
	return list
}

// Looked is the slip of a creature that is only looked at: its card and nothing else.
func (ca Cards) Looked(id rules.ID) *model.Slip {
	s := ca.LookSlip(id, false)
	s.Notes = nil
	ca.Whole(s, id)
	return s
}

// armLines are the weapons that a creature has ready: with the chance that one hurts
// another creature as both stand, or why it cannot; with what it adds where there is
// nobody to strike at.
func (ca Cards) armLines(by, on rules.ID) (list []model.Line) {
	c := &ca.E.Creatures[by]
	for i := range c.Weapons {
		w := &c.Weapons[i]
		if len(list) == mostArms || !w.Natural && ca.E.Facts.Combatants[by].Ready>>i&1 == 0 {
			continue
		}
		name, bonus, cite := ca.WeaponName(w.Name), ca.Signed(attack.Wielding(ca.E, by, w)), rules.ATK01
		if c.Card != nil {
			name, bonus, cite = ca.T("attack"), ca.Signed(int(c.Card.Attack)), rules.SKI01
		}
		if on == rules.Nobody {
			list = append(list, model.Line{Value: "·", Words: ca.T("%[1]s %[2]s, damage %[3]s", name, bonus, damageOf(ca.E, by, w)), Rule: cite.String(), Wide: true})
			continue
		}
		var a rules.Aim
		attack.AimAt(ca.E, by, on, int8(i), 0, &a)
		if still := combat.Still(ca.E, by); !still.OK() { // it strikes nobody while it is so
			a.Refusal = still
		}
		if !a.Refusal.OK() {
			list = append(list, model.Line{Value: "–", Words: ca.T("%[1]s %[2]s (%[3]s)", name, bonus, ca.Briefly(rules.Attack, a.Refusal)), Rule: a.Refusal.Cite.String(), Wide: true})
		} else {
			o := odds.OfAttack(ca.E, &a.Frame, dice.Set{})
			list = append(list, model.Line{Value: ca.Chance(o.Damages), Words: ca.T("%[1]s %[2]s, damage %[3]s", name, ca.Signed(int(a.Frame.Bonus)), rolled(&a.Frame, false)), Rule: cite.String(), Wide: true})
		}
		if c.Card != nil {
			break // a figure has one attack
		}
	}
	return list
}

// powerLines are the abilities of a creature, with the uses that are left.
func (ca Cards) powerLines(id rules.ID) (list []model.Line) {
	c := &ca.E.Creatures[id]
	for i := range c.Powers {
		p := &c.Powers[i]
		if p.Potion || len(list) == mostPowers {
			continue
		}
		line := model.Line{Value: "·", Words: ca.PowerName(p.ID), Rule: rules.ACT28.String(), Wide: true}
		if p.PerMatch > 0 {
			left := int(p.PerMatch) - int(ca.Shown.Facts.Combatants[id].Uses[i])
			line.Value = ca.T("%[1]d×", max(left, 0))
			if left <= 0 {
				line.Value, line.Words = "–", ca.T("%[1]s (%[2]s)", line.Words, ca.T("used up"))
			}
		}
		list = append(list, line)
	}
	return list
}

// stateLines are the conditions of a creature, with what they mean where that is told.
func (ca Cards) stateLines(id rules.ID) (list []model.Line) {
	marks, _ := ca.marks(id)
	for _, m := range marks {
		words := m.Tip.Title
		if m.Tip.Text != "" {
			words += ". " + m.Tip.Text
		}
		list = append(list, model.Line{Value: "·", Words: words, Rule: m.Tip.Rule, Wide: true})
	}
	return list
}
