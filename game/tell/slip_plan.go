package tell

import (
	"math/big"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// outlook makes the headline of a slip that of a whole plan, a way on which enemies may
// strike and the blow at its end, once that is weighed: what becomes of who walks and of whom
// it strikes, and whether another way comes to more. Until then it stays what it is.
func (sl *Slips) outlook(s *model.Slip, p *plan.Proposal) {
	o := p.OutlookOf(sl.Turn)
	if o == nil || !o.Known {
		return
	}
	blow := sl.Chance(p.Strikes[0].Odds.Damages)
	s.Chance = sl.between(o.Headline())
	if s.Product = sl.T("%[1]s gets there × %[2]s", sl.between(o.Begun(1)), blow); sl.Match.NextDie().Sides > 0 {
		s.Product = "" // the parts are no factors of it
	}
	s.Mean, s.Kill, s.Outcomes = "", "", nil
	var notes []model.Line
	for i, id := range []rules.ID{sl.Now.Who, p.Strikes[0].On} {
		l := model.Line{Icon: "dice", Words: sl.T("%[1]s: %[2]s", sl.NameOf(id), sl.bands(&o.Outlook, id)), Rule: rules.AOO10.String()}
		l.Kept = i == 0 && !o.Safer && o.Perilous(id) // the smallest window has room for one warning
		notes = append(notes, l)
	}
	goals := Goals{sl.Voice}
	for i := range sl.E.Objectives {
		if r := o.Reaches(i); sl.E.Known(i, sl.Side) && r.To.Sign() > 0 && sl.E.Facts.Quest.Goals[i] == rules.Pursued {
			brief, _ := aims(goals.Voice).Brief(sl.E, i)
			notes = append(notes, model.Line{Icon: "scenario", Words: sl.T("%[1]s: %[2]s", brief, sl.between(r)), Rule: rules.SKI19.String()})
		}
	}
	if o.Safer {
		notes = append(notes, model.Line{Icon: "move", Words: sl.safer(o, p), Rule: rules.AOO05.String(), Kept: true})
	}
	notes = append(notes, model.Line{Icon: "dice", Words: sl.T("assuming that all who may strike first do"), Rule: rules.AOO10.String()})
	s.Notes = append(notes, s.Notes...)
}

// between is a chance in words, of one of which only limits are known both.
func (sl *Slips) between(r odds.Range) string {
	if r.Exact() {
		return sl.Chance(r.Fraction())
	}
	return sl.T("%[1]s to %[2]s", sl.Percent(r.Percent()), sl.Percent(r.PercentTo()))
}

// bands are what a plan leaves of a creature, with the chances; known exactly, they add up.
// What is under one in a hundred is left out, but for death.
func (sl *Slips) bands(o *odds.Outlook, id rules.ID) string {
	var parts, chances []string
	var list []*big.Rat
	var rare []bool
	exact := true
	for b := range odds.BandCount {
		if r := o.InBand(id, b); r.To.Sign() > 0 {
			parts = append(parts, sl.Key("band."+b.String()))
			chances, list = append(chances, sl.between(r)), append(list, r.From)
			rare, exact = append(rare, b != odds.Killed && r.To.Cmp(big.NewRat(1, 100)) < 0), exact && r.Exact()
		}
	}
	if exact {
		chances = words.Chances(sl.Words, list...)
	}
	var said []string
	for i := range parts {
		if !rare[i] {
			said = append(said, parts[i]+" "+chances[i])
		}
	}
	return strings.Join(said, " · ")
}

// safer tells of a way that comes to more.
func (sl *Slips) safer(o *plan.Outlook, p *plan.Proposal) string {
	words := sl.T("a safer way: %[1]s, no longer", sl.between(o.Chance))
	if o.Longer > 0 {
		words = sl.T("a safer way: %[1]s, %[2]s longer", sl.between(o.Chance), sl.Length(o.Longer))
	}
	if o.To != p.From.At {
		words = sl.T("%[1]s, to %[2]s", words, o.To.Name())
	}
	return words
}
