package battle

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// worded is a text that some rulesets put in words of their own.
func (b *battle) worded(key string, args ...any) string {
	return b.Worded(b.turn.E.Rules, key, args...)
}

// against is an attack bonus against a defence; attacks of the mind meet DEP
// (LIM-12).
func (b *battle) against(bonus, defence int, of *rules.Breakdown) string {
	if of != nil && of.N > 0 && b.turn.E.Rules.Rows[of.Lines[0].Row].Stat == rules.PsychicDefence {
		return b.T("%[1]s against DEP %[2]d", b.Signed(bonus), defence)
	}
	return b.worded("against", b.Signed(bonus), defence)
}

func (b *battle) defenceTitle(n int) string { return b.worded("defence.title", n) }

func (b *battle) defenceValue(n int) string { return b.worded("defence.value", n) }

// psychic is what attacks of the mind meet in a creature, where some creature
// of the match can make one (LIM-12).
func (b *battle) psychic(id rules.ID) (dep int, ok bool) {
	if !b.turn.E.Rules.Attack.Psychic {
		return 0, false
	}
	c := &b.turn.E.Creatures[id]
	var t rules.Terms
	t[rules.TermWisToDEP], t[rules.TermMind] = int8(b.turn.E.Mod(id, rules.Wis)), c.Mind
	var d rules.Breakdown
	rules.Gather(b.turn.E.Rules.Rows, rules.PsychicDefence, &rules.Case{Against: c.Traits}, &t, &d)
	return int(d.Total), true
}

// figureCells are the plain numbers of a figure's card (SKI-01).
func (b *battle) figureCells(f *rules.Figure) [3]model.Cell {
	icon, reach := "ranged", b.T("Attacks at any distance.")
	if f.Melee {
		icon, reach = "attack", b.T("Attacks only enemies next to it.")
	}
	return [3]model.Cell{
		{Icon: "cover-full", Main: b.Number(int(f.Defence)), Sub: b.T("defence"), Tip: model.Tip{
			Title: b.defenceTitle(int(f.Defence)), Text: b.T("What an attack on it must reach."), Rule: rules.SKI01.String(),
		}},
		{Icon: "move", Main: b.Number(int(f.Speed)), Sub: b.Length(int(f.Speed)), Tip: model.Tip{
			Title: b.T("Speed"), Text: b.TN("%[1]d square a move", "%[1]d squares a move", int(f.Speed)), Rule: rules.SKI16.String(),
		}},
		{Icon: icon, Main: b.Signed(int(f.Attack)), Sub: b.T("damage %[1]d", int(f.Damage)), Tip: model.Tip{
			Title: b.T("Attack %[1]s, damage %[2]s", b.Signed(int(f.Attack)), b.Number(int(f.Damage))), Text: reach, Rule: rules.SKI12.String(),
		}},
	}
}

// figureFacts write the card of a figure on a slip.
func (b *battle) figureFacts(s *model.Slip, id rules.ID, compact bool) {
	f := b.turn.E.Creatures[id].Card
	words := b.T("attacks at any distance")
	if f.Melee {
		words = b.T("attacks only next to it")
	}
	if compact {
		s.Subject.Facts = []string{
			b.defenceValue(int(f.Defence)), b.T("Attack %[1]s, damage %[2]s", b.Signed(int(f.Attack)), b.Number(int(f.Damage))),
			b.T("Speed") + " " + b.Length(int(f.Speed)),
		}
		return
	}
	s.Notes = []model.Line{
		{Value: b.Number(int(f.Defence)), Words: b.T("Defence"), Rule: rules.SKI01.String()},
		{Value: b.Signed(int(f.Attack)), Words: b.T("Attack") + " · " + words, Rule: rules.SKI12.String()},
		{Value: b.Number(int(f.Damage)), Words: b.T("Damage"), Rule: rules.SKI02.String()},
		{Value: b.Length(int(f.Speed)), Words: b.T("Speed"), Rule: rules.SKI16.String()},
	}
	if c := &b.shown.facts.Combatants[id]; c.Activated && !plan.Begun(b.turn.E, id) {
		s.Notes = append(s.Notes, model.Line{Value: "·", Words: b.T("has played in this phase"), Rule: rules.SKI15.String()})
	}
}
