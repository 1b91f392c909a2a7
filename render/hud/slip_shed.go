package hud

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/game/model"
)

// shed is one way in which a slip too long for its column becomes shorter.
type shed struct {
	name string
	in   func(Layout) bool // the arrangements that do so, nil for all
	// cut takes one thing off and reports whether there was one; it changes no
	// list that it was given.
	cut func(*model.Slip) bool
}

// sheds are those ways, the first that gets the least missed. Large letters bring
// together, then fold on a slip what is the creature's own whatever the situation,
// and at last all but what matters most; a number that counts is never left out
// without a line that sums it and says how many it sums.
var sheds = [...]shed{
	{"gaps", Layout.desk, cutGaps},
	{"average", Layout.snug, cutMean},
	{"own lines of a rule", Layout.snug, gatherOwn},
	{"own lines", Layout.snug, foldOwn},
	{"own notes", Layout.snug, cutOwnNote},
	{"notes", nil, func(s *model.Slip) bool { return cutLast(&s.Notes, 0) }},
	{"attack", Layout.compact, cutAttack},
	{"foes", nil, func(s *model.Slip) bool { return cutLast(&s.Foes, 1) }},
	{"parts", nil, func(s *model.Slip) bool { return cutLast(&s.Parts, 2) }}, // the first tell the most
	{"outcomes", nil, cutOutcomes},
	{"titles", nil, cutTitles},
	{"facts", nil, cutFacts},
	{"all lines", Layout.snug, foldAll},
	{"fold", Layout.snug, cutToFold},
}

func (l Layout) snug() bool { return l.Snug }

func (l Layout) desk() bool { return !l.Compact }

func (l Layout) compact() bool { return l.Compact }

// planSlip lays the slip out and sheds, way by way, until it fits in its column.
func (p *Panels) planSlip() slipPlan {
	l := p.planRows()
	short := *p.Slip
	for _, v := range sheds {
		if v.in != nil && !v.in(p.Layout) {
			continue
		}
		for l.tall > p.Side.H && v.cut(&short) {
			p.Slip = &short
			l = p.planRows()
		}
	}
	return l
}

// cutLast takes the last of a list that stays longer than a least length.
func cutLast[T any](list *[]T, least int) bool {
	n := len(*list)
	if n > least {
		*list = (*list)[: n-1 : n-1]
	}
	return n > least
}

func cutGaps(s *model.Slip) bool {
	had := !s.Tight
	s.Tight = true
	return had
}

func cutMean(s *model.Slip) bool {
	had := s.Mean != ""
	s.Mean = ""
	return had
}

// cutOwnNote leaves out the last note of the creature's own.
func cutOwnNote(s *model.Slip) bool {
	for i := len(s.Notes) - 1; i >= 0; i-- {
		if s.Notes[i].Own {
			s.Notes = slices.Delete(slices.Clone(s.Notes), i, i+1)
			return true
		}
	}
	return false
}

// gatherOwn writes what the creature itself adds by one rule as one number.
func gatherOwn(s *model.Slip) bool {
	n := len(s.Attack) + len(s.Defence)
	s.Attack, s.Defence = gathered(s.Attack), gathered(s.Defence)
	return len(s.Attack)+len(s.Defence) < n
}

// gathered is a list in which the lines of the creature's own that count are one
// for each rule.
func gathered(list []model.Line) (out []model.Line) {
	for _, l := range list {
		at := -1
		if gathers(&l) {
			at = slices.IndexFunc(out, func(o model.Line) bool { return gathers(&o) && o.Rule == l.Rule })
		}
		if at < 0 {
			out = append(out, l)
			continue
		}
		o := &out[at]
		o.Sums = append(lineParts(o), l)
		o.Value, o.Words, o.New = linePlus(o, &l), o.Words+", "+l.Words, o.New || l.New
	}
	return out
}

// gathers reports whether a line is one that others of its rule may be added to.
func gathers(l *model.Line) bool {
	_, ok := lineNumber(l)
	return ok && l.Own && !l.Lost && l.Note == "" && l.Rule != ""
}

// lineNumber is the number in a modifier, if it is nothing else.
func lineNumber(l *model.Line) (int, bool) {
	n, err := strconv.Atoi(strings.Replace(l.Value, "−", "-", 1))
	return n, err == nil
}

// linePlus is the value of two modifiers together: signed as the first of them is.
func linePlus(l *model.Line, o *model.Line) string {
	a, _ := lineNumber(l)
	b, _ := lineNumber(o)
	switch n := a + b; {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case strings.HasPrefix(l.Value, "+"), strings.HasPrefix(l.Value, "−"):
		return "+" + strconv.Itoa(n)
	default:
		return strconv.Itoa(n)
	}
}

func cutAttack(s *model.Slip) bool {
	had := len(s.Attack) > 0
	s.Attack = nil
	return had
}

func cutOutcomes(s *model.Slip) bool {
	had := s.Outcomes != nil
	s.Outcomes = nil
	return had
}

func cutTitles(s *model.Slip) bool {
	had := s.AttackTitle != "" || s.DefenceTitle != ""
	s.AttackTitle, s.DefenceTitle = "", ""
	return had
}

// cutFacts leaves of how the creature stands its hit points and conditions.
func cutFacts(s *model.Slip) bool {
	if s.Subject == nil || len(s.Subject.Facts) == 0 {
		return false
	}
	u := *s.Subject
	u.Facts = nil
	s.Subject = &u
	return true
}

// cutToFold folds the slip as on a phone.
func cutToFold(s *model.Slip) bool {
	was := *s
	*s = *foldedSlip(&was)
	return was.Damage != "" || was.AttackTitle != "" || len(was.Notes)+len(was.Defence)+len(was.Parts) > 0 ||
		len(was.Attack) > len(s.Attack) || len(was.Foes) > len(s.Foes)
}
