package hud

import (
	"slices"
	"strconv"
	"strings"
)

// shed is one way in which a slip too long for its column becomes shorter.
type shed struct {
	name string
	in   func(Layout) bool // the arrangements that do so, nil for all
	// cut takes one thing off and reports whether there was one; it changes no
	// list that it was given.
	cut func(*Slip) bool
}

// sheds are those ways, the first that gets the least missed. Large letters bring
// together, then fold on a slip what is the creature's own whatever the situation,
// and at last all but what matters most; a number that counts is never left out
// without a line that sums it and says how many it sums.
var sheds = [...]shed{
	{"gaps", Layout.desk, (*Slip).cutGaps},
	{"average", Layout.snug, (*Slip).cutMean},
	{"own lines of a rule", Layout.snug, (*Slip).gatherOwn},
	{"own lines", Layout.snug, (*Slip).foldOwn},
	{"own notes", Layout.snug, (*Slip).cutOwnNote},
	{"notes", nil, func(s *Slip) bool { return cutLast(&s.Notes, 0) }},
	{"attack", Layout.compact, (*Slip).cutAttack},
	{"foes", nil, func(s *Slip) bool { return cutLast(&s.Foes, 1) }},
	{"parts", nil, func(s *Slip) bool { return cutLast(&s.Parts, 2) }}, // the first tell the most
	{"outcomes", nil, (*Slip).cutOutcomes},
	{"titles", nil, (*Slip).cutTitles},
	{"facts", nil, (*Slip).cutFacts},
	{"all lines", Layout.snug, (*Slip).foldLines},
	{"fold", Layout.snug, (*Slip).cutToFold},
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

func (s *Slip) cutGaps() bool {
	had := !s.tight
	s.tight = true
	return had
}

func (s *Slip) cutMean() bool {
	had := s.Mean != ""
	s.Mean = ""
	return had
}

// cutOwnNote leaves out the last note of the creature's own.
func (s *Slip) cutOwnNote() bool {
	for i := len(s.Notes) - 1; i >= 0; i-- {
		if s.Notes[i].Own {
			s.Notes = slices.Delete(slices.Clone(s.Notes), i, i+1)
			return true
		}
	}
	return false
}

// gatherOwn writes what the creature itself adds by one rule as one number.
func (s *Slip) gatherOwn() bool {
	n := len(s.Attack) + len(s.Defence)
	s.Attack, s.Defence = gathered(s.Attack), gathered(s.Defence)
	return len(s.Attack)+len(s.Defence) < n
}

// gathered is a list in which the lines of the creature's own that count are one
// for each rule.
func gathered(list []Line) (out []Line) {
	for _, l := range list {
		at := -1
		if l.gathers() {
			at = slices.IndexFunc(out, func(o Line) bool { return o.gathers() && o.Rule == l.Rule })
		}
		if at < 0 {
			out = append(out, l)
			continue
		}
		o := &out[at]
		o.sums = append(o.parts(), l)
		o.Value, o.Words, o.New = o.plus(&l), o.Words+", "+l.Words, o.New || l.New
	}
	return out
}

// gathers reports whether a line is one that others of its rule may be added to.
func (l *Line) gathers() bool {
	_, ok := l.number()
	return ok && l.Own && !l.Lost && l.Note == "" && l.Rule != ""
}

// number is the number in a modifier, if it is nothing else.
func (l *Line) number() (int, bool) {
	n, err := strconv.Atoi(strings.Replace(l.Value, "−", "-", 1))
	return n, err == nil
}

// plus is the value of two modifiers together: signed as the first of them is.
func (l *Line) plus(o *Line) string {
	a, _ := l.number()
	b, _ := o.number()
	switch n := a + b; {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case strings.HasPrefix(l.Value, "+"), strings.HasPrefix(l.Value, "−"):
		return "+" + strconv.Itoa(n)
	default:
		return strconv.Itoa(n)
	}
}

func (s *Slip) cutAttack() bool {
	had := len(s.Attack) > 0
	s.Attack = nil
	return had
}

func (s *Slip) cutOutcomes() bool {
	had := s.Outcomes != nil
	s.Outcomes = nil
	return had
}

func (s *Slip) cutTitles() bool {
	had := s.AttackTitle != "" || s.DefenceTitle != ""
	s.AttackTitle, s.DefenceTitle = "", ""
	return had
}

// cutFacts leaves of how the creature stands its hit points and conditions.
func (s *Slip) cutFacts() bool {
	if s.Subject == nil || len(s.Subject.Facts) == 0 {
		return false
	}
	u := *s.Subject
	u.Facts = nil
	s.Subject = &u
	return true
}

// cutToFold folds the slip as on a phone.
func (s *Slip) cutToFold() bool {
	was := *s
	*s = *was.folded()
	return was.Damage != "" || was.AttackTitle != "" || len(was.Notes)+len(was.Defence)+len(was.Parts) > 0 ||
		len(was.Attack) > len(s.Attack) || len(was.Foes) > len(s.Foes)
}
