package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// psychic is what attacks of the mind meet in a creature, where some creature
// of the match can make one (LIM-12).
func (ca Cards) psychic(id rules.ID) (dep int, ok bool) {
	if !ca.E.Rules.Attack.Psychic {
		return 0, false
	}
	c := &ca.E.Creatures[id]
	var t rules.Terms
	t[rules.TermWisToDEP], t[rules.TermMind] = int8(ca.E.Mod(id, rules.Wis)), c.Mind
	var d rules.Breakdown
	rules.Gather(ca.E.Rules.Rows, rules.PsychicDefence, &rules.Case{Against: c.Traits}, &t, &d)
	return int(d.Total), true
}

// figureCells are the plain numbers of a figure's card (SKI-01).
func (ca Cards) figureCells(f *rules.Figure) [3]model.Cell {
	icon, reach := "ranged", ca.T("Attacks at any distance.")
	if f.Melee {
		icon, reach = "attack", ca.T("Attacks only enemies next to it.")
	}
	return [3]model.Cell{
		{Icon: "cover-full", Main: ca.Number(int(f.Defence)), Sub: ca.T("defence"), Tip: model.Tip{
			Title: ca.DefenceTitle(int(f.Defence)), Text: ca.T("What an attack on it must reach."), Rule: rules.SKI01.String(),
		}},
		{Icon: "move", Main: ca.Number(int(f.Speed)), Sub: ca.Length(int(f.Speed)), Tip: model.Tip{
			Title: ca.T("Speed"), Text: ca.TN("%[1]d square a move", "%[1]d squares a move", int(f.Speed)), Rule: rules.SKI16.String(),
		}},
		{Icon: icon, Main: ca.Signed(int(f.Attack)), Sub: ca.T("damage %[1]d", int(f.Damage)), Tip: model.Tip{
			Title: ca.T("Attack %[1]s, damage %[2]s", ca.Signed(int(f.Attack)), ca.Number(int(f.Damage))), Text: reach, Rule: rules.SKI12.String(),
		}},
	}
}

// figureFacts write the card of a figure on a slip.
func (ca Cards) figureFacts(s *model.Slip, id rules.ID, compact bool) {
	f := ca.E.Creatures[id].Card
	words := ca.T("attacks at any distance")
	if f.Melee {
		words = ca.T("attacks only next to it")
	}
	if compact {
		s.Subject.Facts = []string{
			ca.DefenceValue(int(f.Defence)), ca.T("Attack %[1]s, damage %[2]s", ca.Signed(int(f.Attack)), ca.Number(int(f.Damage))),
			ca.T("Speed") + " " + ca.Length(int(f.Speed)),
		}
		return
	}
	s.Notes = []model.Line{
		{Value: ca.Number(int(f.Defence)), Words: ca.T("Defence"), Rule: rules.SKI01.String()},
		{Value: ca.Signed(int(f.Attack)), Words: ca.T("Attack") + " · " + words, Rule: rules.SKI12.String()},
		{Value: ca.Number(int(f.Damage)), Words: ca.T("Damage"), Rule: rules.SKI02.String()},
		{Value: ca.Length(int(f.Speed)), Words: ca.T("Speed"), Rule: rules.SKI16.String()},
	}
	if c := &ca.Shown.Facts.Combatants[id]; c.Activated && !plan.Begun(ca.E, id) {
		s.Notes = append(s.Notes, model.Line{Value: "·", Words: ca.T("has acted in this phase"), Rule: rules.SKI15.String()})
	}
}
