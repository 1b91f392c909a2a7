package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// MaxChipKeys is how many chips have a key: the ten digits, then with Shift.
const MaxChipKeys = 20

// chipKey is the key of the n-th chip from 1, empty where there is none.
func (ch Choices) chipKey(n int) string {
	switch {
	case n <= 10:
		return ch.Number(n % 10)
	case n <= MaxChipKeys:
		return ch.Key("key.shift") + "+" + ch.Number(n%10)
	}
	return ""
}

// Responds reports whether a row of chips holds what an action is readied for.
func (ch Choices) Responds(f int) bool {
	facets := ch.Wanted.Draft.Row().Facets
	return f < len(facets) && facets[f].Kind == plan.ThenFacet
}

// RowHead is the title of a row of chips, empty where they speak for
// themselves.
func (ch Choices) RowHead(f int) string {
	if ch.Wanted.Mode != plan.VerbMode || f >= len(ch.Wanted.Draft.Row().Facets) {
		return ""
	}
	switch ch.Wanted.Draft.Row().Facets[f].Kind {
	case plan.TriggerFacet:
		return ch.T("When")
	case plan.ThenFacet:
		return ch.T("Then")
	case plan.StepFacet:
		return ch.T("Before that")
	}
	return ""
}

// waitMarks are the signs of one who delays or is ready, as far as the side on
// screen may know it (INI-07, INI-08).
func (ca Cards) waitMarks(id rules.ID) []model.Mark {
	f := &ca.Shown.Facts.Combatants[id]
	var list []model.Mark
	if r := f.Readied; r.Trigger != rules.NoTrigger && ca.MayRead(id) {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance, Tip: model.Tip{
			Title: ca.Key("verb.ready"), Rule: rules.INI08.String(),
			Text: ca.T("when: %[1]s", ca.WaitsFor(&r)) + "\n" + ca.T("then: %[1]s", ca.Answers(id, &r)),
		}})
	}
	if f.Budget.Delaying {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance, Tip: model.Tip{
			Title: ca.Key("verb.delay"), Rule: rules.INI07.String(), Text: ca.T("Asked after each turn whether it acts now."),
		}})
	}
	return list
}
