package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules/odds"
)

// outcomes is what one attack can come to, for the bar of the slip.
func (b *battle) outcomes(o *odds.Attack) *model.Outcomes {
	plain := o.Damages.Less(o.Critical)
	s := &model.Outcomes{Miss: o.Miss.Float(), Hit: plain.Float(), Critical: o.Critical.Float(), Fell: o.Drops.Float()}
	s.Labels = [][]string{
		{b.T("missed %[1]s", b.Chance(o.Miss)), b.T("miss")},
		{b.T("hit %[1]s", b.Chance(plain)), b.T("hit")},
		{b.T("critical %[1]s", b.Chance(o.Critical)), b.Chance(o.Critical)},
	}
	words := []string{b.T("missed %[1]s", b.Chance(o.Miss)), b.T("hit %[1]s", b.Chance(plain))}
	if o.Critical.Float() > 0 {
		words = append(words, b.T("critical %[1]s", b.Chance(o.Critical)))
	}
	if f := b.fells(o); f != "" {
		words = append(words, f)
	}
	s.Tip = model.Tip{Title: b.T("What it can come to"), Text: strings.Join(words, ", ")}
	return s
}

// allOutcomes is the same of a whole full attack: how many of its blows hit.
func (b *battle) allOutcomes(f *odds.Full) *model.Outcomes {
	s := &model.Outcomes{Fell: f.Drops.Float()}
	var words []string
	for n := range f.Hits {
		if n == 0 {
			s.Miss = f.Hits[n].Float()
		} else {
			s.Hits = append(s.Hits, f.Hits[n].Float())
		}
		hits, chance := b.TN("%[1]d hit", "%[1]d hits", n, n), b.Chance(f.Hits[n])
		s.Labels = append(s.Labels, []string{hits + " " + chance, hits})
		words = append(words, hits+" "+chance)
	}
	if s.Fell > 0 {
		words = append(words, b.T("fells %[1]s", b.Chance(f.Drops)))
	}
	s.Tip = model.Tip{Title: b.T("What it can come to"), Text: strings.Join(words, ", ")}
	return s
}
