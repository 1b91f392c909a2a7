package tell

import (
	"cmp"
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// The sources of modifiers that are what a creature is, not what its place and
// moment give: without them it would be another.
var inborn = [...]rules.Source{
	rules.SourceBase, rules.SourceBAB, rules.SourceStrength, rules.SourceDexterity, rules.SourceFinesse, rules.SourceSize,
	rules.SourceEnhancement, rules.SourceArmour, rules.SourceNatural, rules.SourceDeflection, rules.SourceDodge,
	rules.SourceWisdom, rules.SourceMind, rules.SourceFigure,
	rules.SourceConstitution, rules.SourceRanks, rules.SourceSkill, rules.SourceSpecialSize, rules.SourceAttackBonus,
	rules.SourceHands, rules.SourceLarger,
}

// scales weigh a d20 that was thrown: what was added on either side of it, and how it came out.
type scales struct {
	pans []pan
	// came is how it came out: it has hit, was passed, or won by who began.
	came bool
	// would is how it would have come out had each pan held so much less; known is false
	// where that is neither, as where an opposed check comes out equal.
	would func(less []int) (came, known bool)
}

// pan is a breakdown of scales, by the table it was gathered from.
type pan struct {
	rows []rules.Row
	d    *rules.Breakdown
}

// leaden is a modifier on the scales: a line of one of the pans.
type leaden struct {
	Row       *rules.Row
	Value     int
	pan, line int
}

// lay puts a breakdown on the scales and returns what of it may be taken away, in its written
// order. Where a line is the whole attack bonus it is told by what that is made of (MAN-03).
func (s *scales) lay(rows []rules.Row, d *rules.Breakdown, strikes []rules.Row, strike *rules.Breakdown) (list []leaden) {
	at := len(s.pans)
	s.pans = append(s.pans, pan{rows, d})
	for i := range d.Lines[:d.N] {
		l := &d.Lines[i]
		row := &rows[l.Row]
		if row.From == rules.TermAttack && strike != nil && strike.N > 0 {
			list = append(list, s.lay(strikes, strike, nil, nil)...)
		}
		counts := l.Lost == rules.NoCite || l.Lost == rules.STK01 || l.Lost == rules.STK03 // or may, without another
		if counts && !slices.Contains(inborn[:], row.Source) {
			list = append(list, leaden{row, int(l.Value), at, i})
		}
	}
	return list
}

// tips reports whether the die would have come out the other way without some modifiers.
func (s *scales) tips(without ...leaden) bool {
	less := make([]int, len(s.pans))
	for i := range s.pans {
		var lines []int
		for _, l := range without {
			if l.pan == i {
				lines = append(lines, l.line)
			}
		}
		if p := &s.pans[i]; lines != nil {
			less[i] = p.d.Without(p.rows) - p.d.Without(p.rows, lines...)
		}
	}
	came, known := s.would(less)
	return known && came != s.came
}

// decisive are the modifiers each of which alone decided, the smallest first; where none did,
// the first two in the written order that decided together, if any.
func (s *scales) decisive(list []leaden) (alone, together []leaden) {
	if came, known := s.would(make([]int, len(s.pans))); !known || came != s.came {
		return nil, nil // something else decided
	}
	for _, l := range list {
		if s.tips(l) {
			alone = append(alone, l)
		}
	}
	slices.SortStableFunc(alone, func(x, y leaden) int { return cmp.Compare(max(x.Value, -x.Value), max(y.Value, -y.Value)) })
	for i := range list {
		for _, l := range list[i+1:] {
			if alone == nil && s.tips(list[i], l) {
				return nil, []leaden{list[i], l}
			}
		}
	}
	return alone, nil
}

// attackDecided are the modifiers that decided an attack whose d20 showed a face. A natural 1
// and a natural 20 leave none, since they decide by themselves (ATK-02).
func attackDecided(e *rules.Encounter, rep *rules.Report, face int, hit bool) (alone, together []leaden) {
	if face == 1 || face == 20 {
		return nil, nil
	}
	margin := face + int(rep.Frame.Bonus) - int(rep.Frame.AC)
	s := scales{came: hit, would: func(less []int) (bool, bool) { return margin-less[0]+less[1] >= 0, true }}
	list := s.lay(e.Rules.Rows, &rep.Attack, nil, nil)
	return s.decisive(append(list, s.lay(e.Rules.Rows, &rep.Defence, nil, nil)...))
}

// testDecided are those that decided a saving throw or a check against a difficulty. The
// natural 1 and 20 of a save decide by themselves (SAV-04), and so does the natural 1 of who
// helps (ACT-15).
func testDecided(ev *rules.Event) (alone, together []leaden) {
	rep, face := ev.Report, ev.A
	if rep == nil || save(ev) && (face == 1 || face == 20) || ev.Verb == rules.Aid && face == 1 {
		return nil, nil
	}
	margin := int(ev.B) - int(ev.C)
	s := scales{came: ev.Flags&rules.FlagHit != 0, would: func(less []int) (bool, bool) { return margin-less[0] >= 0, true }}
	return s.decisive(s.lay(rep.Rows, &rep.Attack, nil, nil))
}

// save reports whether a test was a saving throw.
func save(ev *rules.Event) bool { return ev.Cite == rules.SAV01 || ev.Cite == rules.DMG11 }

// contestDecided are those that decided an opposed check between who began and the other
// (MAN-01); none where the side is not told the modifiers of both.
func contestDecided(e *rules.Encounter, mine, theirs *rules.Event) (alone, together []leaden) {
	if mine.Report == nil || theirs.Report == nil {
		return nil, nil
	}
	var s scales
	begins := s.lay(mine.Report.Rows, &mine.Report.Attack, e.Rules.Rows, &mine.Report.Strike)
	other := len(s.pans)
	list := append(begins, s.lay(theirs.Report.Rows, &theirs.Report.Attack, e.Rules.Rows, &theirs.Report.Strike)...)
	s.came = theirs.Flags&rules.FlagHit == 0
	s.would = func(less []int) (came, known bool) {
		var of [2]int
		for i, n := range less {
			if i < other {
				of[0] += n
			} else {
				of[1] += n
			}
		}
		won, again := combat.Outdoes(int(mine.B)-of[0], int(theirs.B)-of[1], int(mine.C)-of[0], int(theirs.C)-of[1])
		return won, !again
	}
	return s.decisive(list)
}

// notes are the lines on what decided, each with a rule: one of each modifier that did so alone,
// or one of two together. The name of what cover there is comes from the report of an attack.
func (ro Rolls) notes(alone, together []leaden, rep *rules.Report, words func(what string) string) (lines []model.Line) {
	name := func(l leaden) string {
		name := ro.SourceName(l.Row.Source)
		if l.Row.Source == rules.SourceCover && rep.Cover.Grade != 0 {
			name = ro.Key("cover." + rep.Cover.Grade.String())
		}
		return name + " " + ro.Signed(l.Value)
	}
	for _, l := range alone {
		lines = append(lines, model.Line{Icon: "dice", Words: words(name(l)), Rule: l.Row.Cite.String()})
	}
	if len(together) == 2 {
		both := ro.T("%[1]s and %[2]s", name(together[0]), name(together[1]))
		lines = append(lines, model.Line{Icon: "dice", Words: words(both), Rule: together[0].Row.Cite.String()})
	}
	return lines
}

// whatElse says of an attack that was rolled what decided it, one thing alone or two together,
// with the rules; none when nothing did.
func (ro Rolls) whatElse(r *Record) (lines []model.Line) {
	ev := &r.Events[0]
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
		return nil
	}
	hit := ev.Flags&rules.FlagHit != 0
	if hit && Lost(r.Events) {
		return []model.Line{{Icon: "dice", Words: ro.T("would have hit but for the %[1]s miss chance", ro.Percent(int(ev.Report.Frame.Conceal))), Rule: rules.CON04.String()}}
	}
	alone, together := attackDecided(ro.E, ev.Report, int(ev.A), hit)
	lines = ro.notes(alone, together, ev.Report, func(what string) string {
		if hit {
			return ro.T("hit only thanks to: %[1]s", what)
		}
		return ro.T("would have hit without: %[1]s", what)
	})
	switch {
	case len(lines) > 0:
	case ev.A == 20 && hit && int(ev.A)+int(ev.Report.Frame.Bonus) < int(ev.Report.Frame.AC):
		lines = append(lines, model.Line{Icon: "dice", Words: ro.T("a natural 20 always hits"), Rule: rules.ATK02.String()})
	case ev.A == 1 && !hit && int(ev.A)+int(ev.Report.Frame.Bonus) >= int(ev.Report.Frame.AC):
		lines = append(lines, model.Line{Icon: "dice", Words: ro.T("a natural 1 always misses"), Rule: rules.ATK02.String()})
	}
	return lines
}

// testElse says the same of a saving throw or a check against a difficulty.
func (ro Rolls) testElse(ev *rules.Event) []model.Line {
	alone, together := testDecided(ev)
	return ro.notes(alone, together, ev.Report, func(what string) string {
		switch passed := ev.Flags&rules.FlagHit != 0; {
		case save(ev) && passed:
			return ro.T("saved only thanks to: %[1]s", what)
		case save(ev):
			return ro.T("would have saved without: %[1]s", what)
		case passed:
			return ro.T("succeeded only thanks to: %[1]s", what)
		}
		return ro.T("would have succeeded without: %[1]s", what)
	})
}

// contestElse says the same of an opposed check, of who began it.
func (ro Rolls) contestElse(mine, theirs *rules.Event) []model.Line {
	alone, together := contestDecided(ro.E, mine, theirs)
	return ro.notes(alone, together, mine.Report, func(what string) string {
		if theirs.Flags&rules.FlagHit == 0 {
			return ro.T("%[1]s won only thanks to: %[2]s", ro.NameOf(mine.Who), what)
		}
		return ro.T("%[1]s would have won without: %[2]s", ro.NameOf(mine.Who), what)
	})
}
