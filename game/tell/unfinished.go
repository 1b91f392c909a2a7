package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// hush leaves out of a slip whatever is not known yet, and says that it is being
// counted.
func (sl *Slips) hush(s *model.Slip) {
	s.Chance, s.Product, s.Mean, s.Kill, s.Outcomes, s.Parts = "…", "", "", "", nil, nil
	s.Notes = []model.Line{{Icon: "dice", Words: sl.T("still counting the outcomes"), Rule: rules.AOO10.String()}}
}
