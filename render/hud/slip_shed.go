package hud

// shed is one way in which a slip too long for its column becomes shorter.
type shed struct {
	name string
	in   func(Layout) bool // the arrangements that do so, nil for all
	// cut takes one thing off and reports whether there was one; it changes no
	// list that it was given.
	cut func(*Slip) bool
}

// sheds are those ways, the first that gets the least missed. Large letters cost
// a slip first what is the creature's own whatever the situation, and at last all
// but what matters most.
var sheds = [...]shed{
	{"own lines", Layout.snug, (*Slip).cutOwn},
	{"notes", nil, func(s *Slip) bool { return cutLast(&s.Notes, 0) }},
	{"attack", Layout.compact, (*Slip).cutAttack},
	{"foes", nil, func(s *Slip) bool { return cutLast(&s.Foes, 1) }},
	{"parts", nil, func(s *Slip) bool { return cutLast(&s.Parts, 2) }}, // the first tell the most
	{"outcomes", nil, (*Slip).cutOutcomes},
	{"titles", nil, (*Slip).cutTitles},
	{"facts", nil, (*Slip).cutFacts},
	{"fold", Layout.snug, (*Slip).cutToFold},
}

func (l Layout) snug() bool { return l.Snug }

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

// cutOwn leaves of the modifiers those of the situation.
func (s *Slip) cutOwn() bool {
	n := len(s.Attack) + len(s.Defence)
	s.Attack, s.Defence = situational(s.Attack), situational(s.Defence)
	return len(s.Attack)+len(s.Defence) < n
}

// situational are the lines that are not the creature's own in any case.
func situational(list []Line) (out []Line) {
	for _, l := range list {
		if !l.Own {
			out = append(out, l)
		}
	}
	return out
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
