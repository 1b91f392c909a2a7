package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// acting is the creature on the card: always the one whose turn it is.
func (b *battle) acting() rules.ID {
	if id := b.current(); id != rules.Nobody {
		return id
	}
	return b.turn.Now.Who
}

// pointedAt is the other creature under the pointer, on the map or in the
// initiative row, Nobody for none.
func (b *battle) pointedAt() rules.ID {
	id := b.turn.Pointer.Who
	if strings.HasPrefix(b.hot, "order.") {
		id = b.looked
	} else if b.play.busy() {
		return rules.Nobody // slips of attacks come and go
	}
	if id == rules.Nobody || id >= b.turn.E.Count() || id == b.acting() {
		return rules.Nobody
	}
	return id
}

func (b *battle) card(id rules.ID) *model.Card {
	c, f := &b.turn.E.Creatures[id], &b.shown.facts.Combatants[id]
	k := &model.Card{
		Figure: c.Kind, Side: int(c.Side), Name: b.nameOf(id), Kind: b.SideName(int(c.Side)),
		HP: int(f.HP), Max: c.Whole(f), Count: b.T("%[1]s of %[2]s HP", b.Number(int(f.HP)), b.Number(c.Whole(f))),
	}
	k.Conditions, k.State = b.marks(id)
	k.Life = model.Tip{Title: k.Count, Text: b.T("At 0 a creature is disabled, below 0 it is dying."), Rule: rules.HP01.String()}
	if b.turn.E.Rules.Attack.Removed {
		k.Life.Text, k.Life.Rule = b.T("At 0 a figure is defeated and leaves the map."), rules.SKI05.String()
	}
	if c.Card != nil {
		k.Cells = b.figureCells(c.Card)
		return k
	}
	d := b.defences(id)
	w := c.Weapon(b.turn.InHand(id, false))
	bonus := attack.Wielding(b.turn.E, id, w)
	speed := b.turn.E.Rules.Move.Speed(b.turn.E, id)
	k.Cells = [3]model.Cell{
		b.defenceCell(&d),
		{Icon: "move", Main: b.Number(speed), Sub: b.Length(speed), Tip: model.Tip{
			Title: b.T("Speed"), Text: b.speedWords(c, speed), Rule: rules.MOV01.String(),
		}},
		{Icon: "attack", Main: b.Signed(bonus), Sub: damageOf(b.turn.E, id, w), Tip: model.Tip{
			Title: b.WeaponName(w.Name), Text: b.T("Attack %[1]s, damage %[2]s", b.Signed(bonus), damageOf(b.turn.E, id, w)), Rule: rules.ATK01.String(),
		}},
	}
	if w.Projectile() {
		k.Cells[2].Icon = "ranged"
	}
	if dep, ok := b.psychic(id); ok {
		k.Cells[0].Sub = b.T("DEP %[1]d", dep)
		k.Cells[0].Tip.Text += "\n" + b.T("DEP: %[1]d against attacks of the mind.", dep)
	}
	return k
}

// speedWords is the speed of a creature, with what its armour takes of it
// (MOV-01).
func (b *battle) speedWords(c *rules.Creature, speed int) string {
	words := b.TN("%[1]d square a move", "%[1]d squares a move", speed)
	if c.Unburdened > c.Speed && speed <= int(c.Speed) {
		words += "\n" + b.T("%[1]d without the armour", int(c.Unburdened))
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

// marks are the conditions of a creature by icon, and the word for one that is
// down.
func (b *battle) marks(id rules.ID) (list []model.Mark, state string) {
	f := &b.shown.facts.Combatants[id]
	list = b.surpriseMarks(id)
	for _, v := range conditionIcons {
		if !f.Conditions.Has(v.c) {
			continue
		}
		m := model.Mark{Icon: v.icon, Family: v.family, Tip: model.Tip{Title: b.ConditionName(v.c), Rule: stateRule(b.turn.E, v.c)}}
		switch v.c {
		case rules.Hidden:
			m.Tip.Text = b.noticedBy(id)
		case rules.Floating:
			m.Tip.Text = b.T("No charge, run or 5-foot step until righted by a move action.")
		}
		list = append(list, m)
		if state == "" && rules.DownSet.Has(v.c) {
			state = b.ConditionName(v.c) + " " + b.Number(int(f.HP))
		}
	}
	if f.Loosed {
		list = append(list, model.Mark{Icon: "loose-shield", Family: model.Other, Tip: model.Tip{Title: b.T("Shield loose"), Text: b.T("It gives nothing until it is readied."), Rule: rules.ACT23.String()}})
	}
	if !f.Conditions.Has(rules.Dead) {
		list = append(list, b.scoreMarks(id, f)...)
	}
	list = append(append(list, b.climbMarks(id)...), b.waitMarks(id)...)
	if f.Conditions.Has(rules.Dead) {
		state = b.Key("condition.dead")
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
func (b *battle) subject(id rules.ID) *model.Subject {
	f := &b.shown.facts.Combatants[id]
	most := b.turn.E.Creatures[id].Whole(f)
	u := &model.Subject{HP: int(f.HP), Max: most, Count: b.T("%[1]s of %[2]s HP", b.Number(int(f.HP)), b.Number(most))}
	var state string
	if u.Conditions, state = b.marks(id); state != "" {
		u.Count = state
	}
	return u
}

// lookSlip is the slip of a creature that is only looked at; a compact one has no
// room for the rule of each number.
func (b *battle) lookSlip(id rules.ID, compact bool) *model.Slip {
	s := &model.Slip{About: model.About{Target: b.nameOf(id), Side: int(b.turn.E.Creatures[id].Side), Subject: b.subject(id)}}
	if b.turn.E.Creatures[id].Card != nil {
		b.figureFacts(s, id, compact)
		return s
	}
	d := b.defences(id)
	w := b.turn.E.Creatures[id].Weapon(b.turn.InHand(id, false))
	if !compact { // with the rule of each number
		s.Notes = append(b.defenceNotes(&d), []model.Line{
			{Value: b.Signed(attack.Wielding(b.turn.E, id, w)), Words: b.T("%[1]s, damage %[2]s", b.WeaponName(w.Name), damageOf(b.turn.E, id, w)), Rule: rules.ATK01.String()},
			{Value: b.Length(b.turn.E.Rules.Move.Speed(b.turn.E, id)), Words: b.T("Speed"), Rule: rules.MOV01.String()},
		}...)
		if dep, ok := b.psychic(id); ok {
			s.Notes = append(s.Notes, model.Line{Value: b.T("DEP %[1]d", dep), Words: b.T("against attacks of the mind"), Rule: rules.LIM12.String()})
		}
		s.Notes = append(s.Notes, b.scoreLines(id, &b.shown.facts.Combatants[id])...)
		s.Notes = append(s.Notes, b.tieLines(id)...)
		return s
	}
	s.Subject.Facts = []string{
		b.T("%[1]s, touch %[2]d, flat-footed %[3]d", b.defenceValue(d.plain), d.touch, d.flat),
		b.T("%[1]s: %[2]s, damage %[3]s", b.WeaponName(w.Name), b.Signed(attack.Wielding(b.turn.E, id, w)), damageOf(b.turn.E, id, w)),
		b.T("Speed") + " " + b.Length(b.turn.E.Rules.Move.Speed(b.turn.E, id)),
	}
	for _, l := range b.scoreLines(id, &b.shown.facts.Combatants[id]) {
		s.Subject.Facts = append(s.Subject.Facts, l.Words+" "+l.Value)
	}
	for _, l := range b.tieLines(id) {
		s.Subject.Facts = append(s.Subject.Facts, b.T("Score %[1]s", l.Value)+", "+l.Words)
	}
	if words := b.variants(&d); words != "" {
		s.Subject.Facts[0] = b.defenceValue(d.plain) + " (" + words + ")"
	}
	return s
}
