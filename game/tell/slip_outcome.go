package tell

import (
	"math/big"
	"strings"

	"tenaille/game/model"
	"tenaille/game/words"
	"tenaille/rules/odds"
)

// outcomes is what one attack can come to, for the bar of the slip.
func (sl *Slips) outcomes(o *odds.Attack) *model.Outcomes {
	plain := o.Damages.Less(o.Critical)
	s := &model.Outcomes{Miss: o.Miss.Float(), Hit: plain.Float(), Critical: o.Critical.Float(), Fell: o.Drops.Float()}
	miss := words.Chances(sl.Words, o.Miss.Rat(), o.Damages.Rat())[0] // beside the headline
	hits := words.Chances(sl.Words, plain.Rat(), o.Critical.Rat())
	s.Labels = [][]string{
		{sl.T("missed %[1]s", miss), sl.T("miss")},
		{sl.T("hit %[1]s", hits[0]), sl.T("hit")},
		{sl.T("critical %[1]s", hits[1]), hits[1]},
	}
	said := []string{sl.T("missed %[1]s", miss), sl.T("hit %[1]s", hits[0])}
	if o.Critical.Float() > 0 {
		said = append(said, sl.T("critical %[1]s", hits[1]))
	}
	if f := sl.fells(o); f != "" {
		said = append(said, f)
	}
	s.Tip = model.Tip{Title: sl.T("What can come of it"), Text: strings.Join(said, ", ")}
	return s
}

// allOutcomes is the same of a whole full attack: how many of its blows hit.
func (sl *Slips) allOutcomes(f *odds.Full) *model.Outcomes {
	s := &model.Outcomes{Fell: f.Fells.Float()}
	var said []string
	chances := sl.hitChances(f)
	for n := range f.Hits {
		if n == 0 {
			s.Miss = f.Hits[n].Float()
		} else {
			s.Hits = append(s.Hits, f.Hits[n].Float())
		}
		hits, chance := sl.TN("%[1]d hit", "%[1]d hits", n, n), chances[n]
		s.Labels = append(s.Labels, []string{hits + " " + chance, hits})
		said = append(said, hits+" "+chance)
	}
	if s.Fell > 0 {
		said = append(said, sl.T("fells %[1]s", sl.Chance(f.Fells)))
	}
	s.Tip = model.Tip{Title: sl.T("What can come of it"), Text: strings.Join(said, ", ")}
	return s
}

// hitChances are the chances of so many hits of a full attack, which add up.
func (sl *Slips) hitChances(f *odds.Full) []string {
	var list []*big.Rat
	for n := range f.Hits {
		list = append(list, f.Hits[n].Rat())
	}
	return words.Chances(sl.Words, list...)
}
