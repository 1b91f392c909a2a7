package tell

import (
	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/attack"
)

func (ca Cards) Card(id rules.ID) *model.Card {
	c, f := &ca.E.Creatures[id], &ca.Shown.Facts.Combatants[id]
	k := &model.Card{
		Figure: c.Kind, Side: int(c.Side), Name: ca.NameOf(id), Kind: ca.T("%[1]s · %[2]s", ca.CreatureKind(ca.E, id), ca.SideName(int(c.Side))),
		HP: int(f.HP), Max: c.Whole(f), Count: ca.T("%[1]s of %[2]s HP", ca.Number(int(f.HP)), ca.Number(c.Whole(f))),
	}
	k.Conditions, k.State = ca.marks(id)
	k.Life = model.Tip{Title: k.Count, Text: ca.T("At 0 a creature is disabled, below 0 it is dying."), Rule: rules.HP01.String()}
	if ca.E.Rules.Attack.Removed {
		k.Life.Text, k.Life.Rule = ca.T("At 0 a figure is defeated and leaves the map."), rules.SKI05.String()
	}
	if c.Card != nil {
		k.Cells = ca.figureCells(c.Card)
		return k
	}
	d := ca.defences(id)
	w := c.Weapon(ca.InHand(id, false))
	bonus := attack.Wielding(ca.E, id, w)
	speed := ca.E.Rules.Move.Speed(ca.E, id)
	k.Cells = [3]model.Cell{
		ca.defenceCell(&d),
		{Icon: "move", Main: ca.Number(speed), Sub: ca.Length(speed), Tip: model.Tip{
			Title: ca.T("Speed"), Text: ca.speedWords(c, speed), Rule: ca.E.Rules.Grounds.Far.String(),
		}},
		{Icon: "attack", Main: ca.Signed(bonus), Sub: damageOf(ca.E, id, w), Tip: model.Tip{
			Title: ca.WeaponName(w.Name), Text: ca.T("Attack %[1]s, damage %[2]s", ca.Signed(bonus), damageOf(ca.E, id, w)), Rule: rules.ATK01.String(),
		}},
	}
	if w.Projectile() {
		k.Cells[2].Icon = "ranged"
	}
	if dep, ok := ca.psychic(id); ok {
		k.Cells[0].Sub = ca.T("DEP %[1]d", dep)
		k.Cells[0].Tip.Text += "\n" + ca.T("DEP: %[1]d against attacks of the mind.", dep)
	}
	return k
}

// speedWords is the speed of a creature, with what its armour takes of it
// (MOV-01).
func (ca Cards) speedWords(c *rules.Creature, speed int) string {
	words := ca.TN("%[1]d square a move", "%[1]d squares a move", speed)
	if c.Unburdened > c.Speed && speed <= int(c.Speed) {
		words += "\n" + ca.T("%[1]d without the armour", int(c.Unburdened))
	}
	return words
}

// damageOf is the damage of a weapon in a creature's hands: that of an attack
// on anybody.
func damageOf(e *rules.Encounter, id rules.ID, w *rules.Weapon) string {
	for on := range e.Count() {
		if on == id {
			continue
		}
		for i := int8(rules.UnarmedWeapon); int(i) < len(e.Creatures[id].Weapons); i++ {
			if e.Creatures[id].Weapon(i) == w {
				var a rules.Aim
				attack.AimAt(e, id, on, i, 0, &a)
				a.Frame.Dice.Plus -= a.Damage.Total // whom it is used on decides that
				return rolled(&a.Frame, false)
			}
		}
	}
	return voice.DiceWords(w.Damage)
}

// marks are the conditions of a creature by icon, and the word for one that is
// down.
func (ca Cards) marks(id rules.ID) (list []model.Mark, state string) {
	f := &ca.Shown.Facts.Combatants[id]
	list = ca.surpriseMarks(id)
	for _, v := range voice.ConditionIcons {
		if !f.Conditions.Has(v.C) {
			continue
		}
		m := model.Mark{Icon: v.Icon, Family: v.Family, Tip: model.Tip{Title: ca.ConditionName(v.C), Rule: stateRule(ca.E, v.C)}}
		switch v.C {
		case rules.Hidden:
			m.Tip.Text = ca.noticedBy(id)
		case rules.Dying:
			m.Tip.Text = ca.T("Dies at %[1]s hit points.", ca.Number(-ca.E.DeathThreshold(id)))
		case rules.Floating:
			m.Tip.Text = ca.T("No charge, run or 5-foot step until righted by a move action.")
		}
		list = append(list, m)
		if state == "" && rules.DownSet.Has(v.C) {
			state = ca.ConditionName(v.C) + " " + ca.Number(int(f.HP))
		}
	}
	if f.Loosed {
		list = append(list, model.Mark{Icon: "loose-shield", Family: model.Other, Tip: model.Tip{Title: ca.T("Shield loose"), Text: ca.T("It gives nothing until it is readied."), Rule: rules.ACT23.String()}})
	}
	if !f.Conditions.Has(rules.Dead) {
		list = append(list, ca.scoreMarks(id, f)...)
	}
	list = append(append(list, ca.climbMarks(id)...), ca.waitMarks(id)...)
	if f.Conditions.Has(rules.Dead) {
		state = ca.Key("condition.dead")
	}
	return list, state
}

// stateRule is the rule of a condition.
func stateRule(e *rules.Encounter, c rules.Condition) string {
	if cite, ok := conditionRules[c]; ok {
		return cite.String()
	}
	return e.Rules.States[c].Cite.String()
}

// conditionRules are the entries of the book that describe a condition, where
// the table of states names one that is more general.
var conditionRules = map[rules.Condition]rules.Cite{
	rules.Dazzled: rules.CND02, rules.Prone: rules.CND03, rules.Floating: rules.CND16, rules.Kneeling: rules.CND04, rules.Sitting: rules.CND04,
	rules.Invisible: rules.CND05, rules.Shaken: rules.CND07, rules.Frightened: rules.CND07, rules.Squeezing: rules.CND08,
	rules.FlatFooted: rules.CND10, rules.Disabled: rules.CND17, rules.Charging: rules.CND18, rules.Running: rules.CND18,
	rules.FightingDefensively: rules.CND19, rules.Hidden: rules.CND20, rules.Blurred: rules.CON09, rules.Displaced: rules.CON09,
}

// subject is how a creature stands, for the slip about it.
func (ca Cards) subject(id rules.ID) *model.Subject {
	f := &ca.Shown.Facts.Combatants[id]
	most := ca.E.Creatures[id].Whole(f)
	u := &model.Subject{HP: int(f.HP), Max: most, Count: ca.T("%[1]s of %[2]s HP", ca.Number(int(f.HP)), ca.Number(most))}
	var state string
	if u.Conditions, state = ca.marks(id); state != "" {
		u.Count = state
	}
	return u
}

// LookSlip is the slip of a creature that is only looked at; a compact one has no
// room for the rule of each number.
func (ca Cards) LookSlip(id rules.ID, compact bool) *model.Slip {
	s := &model.Slip{About: model.About{Target: ca.FullOf(id), Side: int(ca.E.Creatures[id].Side), Subject: ca.subject(id)}}
	if ca.E.Creatures[id].Card != nil {
		ca.figureFacts(s, id, compact)
		return s
	}
	d := ca.defences(id)
	w := ca.E.Creatures[id].Weapon(ca.InHand(id, false))
	if !compact { // with the rule of each number
		s.Notes = append(ca.defenceNotes(&d), []model.Line{
			{Value: ca.Signed(attack.Wielding(ca.E, id, w)), Words: ca.T("%[1]s, damage %[2]s", ca.WeaponName(w.Name), damageOf(ca.E, id, w)), Rule: rules.ATK01.String()},
			{Value: ca.Length(ca.E.Rules.Move.Speed(ca.E, id)), Words: ca.T("Speed"), Rule: ca.E.Rules.Grounds.Far.String()},
		}...)
		if dep, ok := ca.psychic(id); ok {
			s.Notes = append(s.Notes, model.Line{Value: ca.T("DEP %[1]d", dep), Words: ca.T("against attacks of the mind"), Rule: rules.LIM12.String()})
		}
		s.Notes = append(s.Notes, ca.scoreLines(id, &ca.Shown.Facts.Combatants[id])...)
		s.Notes = append(s.Notes, ca.tieLines(id)...)
		return s
	}
	s.Subject.Facts = []string{
		ca.T("%[1]s, touch %[2]d, flat-footed %[3]d", ca.DefenceValue(d.Plain), d.Touch, d.Flat),
		ca.T("%[1]s: %[2]s, damage %[3]s", ca.WeaponName(w.Name), ca.Signed(attack.Wielding(ca.E, id, w)), damageOf(ca.E, id, w)),
		ca.T("Speed") + " " + ca.Length(ca.E.Rules.Move.Speed(ca.E, id)),
	}
	for _, l := range ca.scoreLines(id, &ca.Shown.Facts.Combatants[id]) {
		s.Subject.Facts = append(s.Subject.Facts, l.Words+" "+l.Value)
	}
	for _, l := range ca.tieLines(id) {
		s.Subject.Facts = append(s.Subject.Facts, ca.T("Score %[1]s", l.Value)+", "+l.Words)
	}
	if words := ca.variants(&d); words != "" {
		s.Subject.Facts[0] = ca.DefenceValue(d.Plain) + " (" + words + ")"
	}
	return s
}
