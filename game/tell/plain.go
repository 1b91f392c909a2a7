package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// worded is a text that some rulesets put in words of their own.
func (te *Teller) worded(key string, args ...any) string {
	return te.Worded(te.E.Rules, key, args...)
}

// against is an attack bonus against a defence; attacks of the mind meet DEP
// (LIM-12).
func (te *Teller) against(bonus, defence int, of *rules.Breakdown) string {
	if of != nil && of.N > 0 && te.E.Rules.Rows[of.Lines[0].Row].Stat == rules.PsychicDefence {
		return te.T("%[1]s against DEP %[2]d", te.Signed(bonus), defence)
	}
	return te.worded("against", te.Signed(bonus), defence)
}

func (te *Teller) defenceTitle(n int) string { return te.worded("defence.title", n) }

func (te *Teller) defenceValue(n int) string { return te.worded("defence.value", n) }

// psychic is what attacks of the mind meet in a creature, where some creature
// of the match can make one (LIM-12).
func (te *Teller) psychic(id rules.ID) (dep int, ok bool) {
	if !te.E.Rules.Attack.Psychic {
		return 0, false
	}
	c := &te.E.Creatures[id]
	var t rules.Terms
	t[rules.TermWisToDEP], t[rules.TermMind] = int8(te.E.Mod(id, rules.Wis)), c.Mind
	var d rules.Breakdown
	rules.Gather(te.E.Rules.Rows, rules.PsychicDefence, &rules.Case{Against: c.Traits}, &t, &d)
	return int(d.Total), true
}

// figureCells are the plain numbers of a figure's card (SKI-01).
func (te *Teller) figureCells(f *rules.Figure) [3]model.Cell {
	icon, reach := "ranged", te.T("Attacks at any distance.")
	if f.Melee {
		icon, reach = "attack", te.T("Attacks only enemies next to it.")
	}
	return [3]model.Cell{
		{Icon: "cover-full", Main: te.Number(int(f.Defence)), Sub: te.T("defence"), Tip: model.Tip{
			Title: te.defenceTitle(int(f.Defence)), Text: te.T("What an attack on it must reach."), Rule: rules.SKI01.String(),
		}},
		{Icon: "move", Main: te.Number(int(f.Speed)), Sub: te.Length(int(f.Speed)), Tip: model.Tip{
			Title: te.T("Speed"), Text: te.TN("%[1]d square a move", "%[1]d squares a move", int(f.Speed)), Rule: rules.SKI16.String(),
		}},
		{Icon: icon, Main: te.Signed(int(f.Attack)), Sub: te.T("damage %[1]d", int(f.Damage)), Tip: model.Tip{
			Title: te.T("Attack %[1]s, damage %[2]s", te.Signed(int(f.Attack)), te.Number(int(f.Damage))), Text: reach, Rule: rules.SKI12.String(),
		}},
	}
}

// figureFacts write the card of a figure on a slip.
func (te *Teller) figureFacts(s *model.Slip, id rules.ID, compact bool) {
	f := te.E.Creatures[id].Card
	words := te.T("attacks at any distance")
	if f.Melee {
		words = te.T("attacks only next to it")
	}
	if compact {
		s.Subject.Facts = []string{
			te.defenceValue(int(f.Defence)), te.T("Attack %[1]s, damage %[2]s", te.Signed(int(f.Attack)), te.Number(int(f.Damage))),
			te.T("Speed") + " " + te.Length(int(f.Speed)),
		}
		return
	}
	s.Notes = []model.Line{
		{Value: te.Number(int(f.Defence)), Words: te.T("Defence"), Rule: rules.SKI01.String()},
		{Value: te.Signed(int(f.Attack)), Words: te.T("Attack") + " · " + words, Rule: rules.SKI12.String()},
		{Value: te.Number(int(f.Damage)), Words: te.T("Damage"), Rule: rules.SKI02.String()},
		{Value: te.Length(int(f.Speed)), Words: te.T("Speed"), Rule: rules.SKI16.String()},
	}
	if c := &te.Shown.Facts.Combatants[id]; c.Activated && !plan.Begun(te.E, id) {
		s.Notes = append(s.Notes, model.Line{Value: "·", Words: te.T("has played in this phase"), Rule: rules.SKI15.String()})
	}
}
