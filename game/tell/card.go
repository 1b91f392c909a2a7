package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Acting is the creature on the card: always the one whose turn it is.
func (te *Teller) Acting() rules.ID {
	if id := te.Current(); id != rules.Nobody {
		return id
	}
	return te.Now.Who
}

func (te *Teller) Card(id rules.ID) *model.Card {
	c, f := &te.E.Creatures[id], &te.Shown.Facts.Combatants[id]
	k := &model.Card{
		Figure: c.Kind, Side: int(c.Side), Name: te.NameOf(id), Kind: te.SideName(int(c.Side)),
		HP: int(f.HP), Max: c.Whole(f), Count: te.T("%[1]s of %[2]s HP", te.Number(int(f.HP)), te.Number(c.Whole(f))),
	}
	k.Conditions, k.State = te.Marks(id)
	k.Life = model.Tip{Title: k.Count, Text: te.T("At 0 a creature is disabled, below 0 it is dying."), Rule: rules.HP01.String()}
	if te.E.Rules.Attack.Removed {
		k.Life.Text, k.Life.Rule = te.T("At 0 a figure is defeated and leaves the map."), rules.SKI05.String()
	}
	if c.Card != nil {
		k.Cells = te.figureCells(c.Card)
		return k
	}
	d := te.Defences(id)
	w := c.Weapon(te.InHand(id, false))
	bonus := attack.Wielding(te.E, id, w)
	speed := te.E.Rules.Move.Speed(te.E, id)
	k.Cells = [3]model.Cell{
		te.DefenceCell(&d),
		{Icon: "move", Main: te.Number(speed), Sub: te.Length(speed), Tip: model.Tip{
			Title: te.T("Speed"), Text: te.speedWords(c, speed), Rule: rules.MOV01.String(),
		}},
		{Icon: "attack", Main: te.Signed(bonus), Sub: damageOf(te.E, id, w), Tip: model.Tip{
			Title: te.WeaponName(w.Name), Text: te.T("Attack %[1]s, damage %[2]s", te.Signed(bonus), damageOf(te.E, id, w)), Rule: rules.ATK01.String(),
		}},
	}
	if w.Projectile() {
		k.Cells[2].Icon = "ranged"
	}
	if dep, ok := te.psychic(id); ok {
		k.Cells[0].Sub = te.T("DEP %[1]d", dep)
		k.Cells[0].Tip.Text += "\n" + te.T("DEP: %[1]d against attacks of the mind.", dep)
	}
	return k
}

// speedWords is the speed of a creature, with what its armour takes of it
// (MOV-01).
func (te *Teller) speedWords(c *rules.Creature, speed int) string {
	words := te.TN("%[1]d square a move", "%[1]d squares a move", speed)
	if c.Unburdened > c.Speed && speed <= int(c.Speed) {
		words += "\n" + te.T("%[1]d without the armour", int(c.Unburdened))
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
	return w.Damage.String()
}

// Marks are the conditions of a creature by icon, and the word for one that is
// down.
func (te *Teller) Marks(id rules.ID) (list []model.Mark, state string) {
	f := &te.Shown.Facts.Combatants[id]
	list = te.surpriseMarks(id)
	for _, v := range ConditionIcons {
		if !f.Conditions.Has(v.C) {
			continue
		}
		m := model.Mark{Icon: v.Icon, Family: v.Family, Tip: model.Tip{Title: te.ConditionName(v.C), Rule: StateRule(te.E, v.C)}}
		switch v.C {
		case rules.Hidden:
			m.Tip.Text = te.noticedBy(id)
		case rules.Floating:
			m.Tip.Text = te.T("No charge, run or 5-foot step until righted by a move action.")
		}
		list = append(list, m)
		if state == "" && rules.DownSet.Has(v.C) {
			state = te.ConditionName(v.C) + " " + te.Number(int(f.HP))
		}
	}
	if f.Loosed {
		list = append(list, model.Mark{Icon: "loose-shield", Family: model.Other, Tip: model.Tip{Title: te.T("Shield loose"), Text: te.T("It gives nothing until it is readied."), Rule: rules.ACT23.String()}})
	}
	if !f.Conditions.Has(rules.Dead) {
		list = append(list, te.scoreMarks(id, f)...)
	}
	list = append(append(list, te.climbMarks(id)...), te.waitMarks(id)...)
	if f.Conditions.Has(rules.Dead) {
		state = te.Key("condition.dead")
	}
	return list, state
}

// StateRule is the rule of a condition.
func StateRule(e *rules.Encounter, c rules.Condition) string {
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
func (te *Teller) subject(id rules.ID) *model.Subject {
	f := &te.Shown.Facts.Combatants[id]
	most := te.E.Creatures[id].Whole(f)
	u := &model.Subject{HP: int(f.HP), Max: most, Count: te.T("%[1]s of %[2]s HP", te.Number(int(f.HP)), te.Number(most))}
	var state string
	if u.Conditions, state = te.Marks(id); state != "" {
		u.Count = state
	}
	return u
}

// LookSlip is the slip of a creature that is only looked at; a compact one has no
// room for the rule of each number.
func (te *Teller) LookSlip(id rules.ID, compact bool) *model.Slip {
	s := &model.Slip{About: model.About{Target: te.NameOf(id), Side: int(te.E.Creatures[id].Side), Subject: te.subject(id)}}
	if te.E.Creatures[id].Card != nil {
		te.figureFacts(s, id, compact)
		return s
	}
	d := te.Defences(id)
	w := te.E.Creatures[id].Weapon(te.InHand(id, false))
	if !compact { // with the rule of each number
		s.Notes = append(te.defenceNotes(&d), []model.Line{
			{Value: te.Signed(attack.Wielding(te.E, id, w)), Words: te.T("%[1]s, damage %[2]s", te.WeaponName(w.Name), damageOf(te.E, id, w)), Rule: rules.ATK01.String()},
			{Value: te.Length(te.E.Rules.Move.Speed(te.E, id)), Words: te.T("Speed"), Rule: rules.MOV01.String()},
		}...)
		if dep, ok := te.psychic(id); ok {
			s.Notes = append(s.Notes, model.Line{Value: te.T("DEP %[1]d", dep), Words: te.T("against attacks of the mind"), Rule: rules.LIM12.String()})
		}
		s.Notes = append(s.Notes, te.ScoreLines(id, &te.Shown.Facts.Combatants[id])...)
		s.Notes = append(s.Notes, te.TieLines(id)...)
		return s
	}
	s.Subject.Facts = []string{
		te.T("%[1]s, touch %[2]d, flat-footed %[3]d", te.defenceValue(d.Plain), d.Touch, d.Flat),
		te.T("%[1]s: %[2]s, damage %[3]s", te.WeaponName(w.Name), te.Signed(attack.Wielding(te.E, id, w)), damageOf(te.E, id, w)),
		te.T("Speed") + " " + te.Length(te.E.Rules.Move.Speed(te.E, id)),
	}
	for _, l := range te.ScoreLines(id, &te.Shown.Facts.Combatants[id]) {
		s.Subject.Facts = append(s.Subject.Facts, l.Words+" "+l.Value)
	}
	for _, l := range te.TieLines(id) {
		s.Subject.Facts = append(s.Subject.Facts, te.T("Score %[1]s", l.Value)+", "+l.Words)
	}
	if words := te.variants(&d); words != "" {
		s.Subject.Facts[0] = te.defenceValue(d.Plain) + " (" + words + ")"
	}
	return s
}
