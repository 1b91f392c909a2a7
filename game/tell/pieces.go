package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// ClimbingIcon is the sign of one who climbs.
const ClimbingIcon = "climbing"

// climbMarks is the same sign on its card.
func (ca Cards) climbMarks(id rules.ID) []model.Mark {
	if !ca.Climbs(&ca.Shown.Facts, id) {
		return nil
	}
	return []model.Mark{{Icon: ClimbingIcon, Family: model.Body, Tip: model.Tip{
		Title: ca.Key("condition.climbing"), Text: ca.T("Flat-footed: no Dexterity bonus, no opportunity attacks."), Rule: rules.CND10.String(),
	}}}
}
