package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules/odds"
)

// outcomes is what one attack can come to, for the bar of the slip.
func (te *Teller) outcomes(o *odds.Attack) *model.Outcomes {
	plain := o.Damages.Less(o.Critical)
	s := &model.Outcomes{Miss: o.Miss.Float(), Hit: plain.Float(), Critical: o.Critical.Float(), Fell: o.Drops.Float()}
	s.Labels = [][]string{
		{te.T("missed %[1]s", te.Chance(o.Miss)), te.T("miss")},
		{te.T("hit %[1]s", te.Chance(plain)), te.T("hit")},
		{te.T("critical %[1]s", te.Chance(o.Critical)), te.Chance(o.Critical)},
	}
	words := []string{te.T("missed %[1]s", te.Chance(o.Miss)), te.T("hit %[1]s", te.Chance(plain))}
	if o.Critical.Float() > 0 {
		words = append(words, te.T("critical %[1]s", te.Chance(o.Critical)))
	}
	if f := te.Fells(o); f != "" {
		words = append(words, f)
	}
	s.Tip = model.Tip{Title: te.T("What it can come to"), Text: strings.Join(words, ", ")}
	return s
}

// allOutcomes is the same of a whole full attack: how many of its blows hit.
func (te *Teller) allOutcomes(f *odds.Full) *model.Outcomes {
	s := &model.Outcomes{Fell: f.Drops.Float()}
	var words []string
	for n := range f.Hits {
		if n == 0 {
			s.Miss = f.Hits[n].Float()
		} else {
			s.Hits = append(s.Hits, f.Hits[n].Float())
		}
		hits, chance := te.TN("%[1]d hit", "%[1]d hits", n, n), te.Chance(f.Hits[n])
		s.Labels = append(s.Labels, []string{hits + " " + chance, hits})
		words = append(words, hits+" "+chance)
	}
	if s.Fell > 0 {
		words = append(words, te.T("fells %[1]s", te.Chance(f.Drops)))
	}
	s.Tip = model.Tip{Title: te.T("What it can come to"), Text: strings.Join(words, ", ")}
	return s
}
