package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// contest is the opposed check that a record tells: who began it and the answer; ok is
// false for anything else, and until the answer is there.
func (r *Record) contest() (mine, theirs *rules.Event, ok bool) {
	if len(r.Events) < 2 || !answers(&r.Events[0], &r.Events[1]) {
		return nil, nil, false
	}
	return &r.Events[0], &r.Events[1], true
}

// answers reports whether an event is the answer to the first roll of an opposed check.
func answers(mine, theirs *rules.Event) bool {
	return mine.Kind == rules.ContestRolled && theirs.Kind == rules.ContestRolled && mine.Flags&rules.FlagBegins != 0 &&
		theirs.Flags&rules.FlagBegins == 0 && mine.Who == theirs.Whom && mine.Whom == theirs.Who
}

// contested is the slip of an opposed check that was rolled: both dice with
// their modifiers and who won (MAN-01).
func (ro Rolls) contested(i int) *model.Slip {
	mine, theirs, ok := ro.log.Records[i].contest()
	if !ok {
		return nil
	}
	s := &model.Slip{
		About:   model.About{Weapon: ro.T("%[1]s: %[2]s", ro.NameOf(mine.Who), ro.VerbName(mine.Verb)), Target: ro.NameOf(mine.Whom), Side: int(ro.E.Creatures[mine.Whom].Side)},
		Chances: model.Chances{Bare: true, Chance: ro.Number(int(mine.B)), Needs: ro.T("opposed check lost"), Against: ro.T("%[1]d against %[2]d", int(mine.B), int(theirs.B))},
	}
	switch {
	case mine.B == theirs.B && mine.C == theirs.C:
		s.Needs = ro.T("equal: rolled again")
	case theirs.Flags&rules.FlagHit == 0:
		s.Needs = ro.T("opposed check won")
	}
	for _, ev := range [...]*rules.Event{mine, theirs} {
		s.Parts = append(s.Parts, Parts{ro.Voice}.rollPart(ev, int(ev.A), int(ev.B), ro.E.Rules.Verbs[ev.Verb].Cite))
	}
	s.Notes = append(s.Notes, ro.contestElse(mine, theirs)...)
	return s
}

// rollPart writes one d20: the face, then every modifier that its report tells
// of, each with its rule; without a report their sum, by the rule of the roll.
func (pa Parts) rollPart(ev *rules.Event, face, total int, cite rules.Cite) model.Part {
	part := model.Part{Title: pa.T("%[1]s: %[2]s", pa.NameOf(roller(pa.E, ev)), pa.Number(total)), Lines: []model.Line{
		{Value: pa.Number(face), Words: pa.T("rolled"), Rule: ev.Cite.String()},
	}}
	switch rep := ev.Report; {
	case rep != nil && rep.Attack.N > 0:
		part.Lines = append(part.Lines, pa.rowLines(rep.Rows, &rep.Attack, &rep.Strike, atThatTime(pa.E, ev))...)
	case total != face:
		part.Lines = append(part.Lines, model.Line{Value: pa.Signed(total - face), Words: pa.T("modifiers"), Rule: cite.String()})
	}
	return part
}

// roller is who threw the die of an event: of one who is noticed, the other.
func roller(e *rules.Encounter, ev *rules.Event) rules.ID {
	if ev.Kind == rules.Noticed {
		return ev.Whom
	}
	return ev.Who
}

// tested is the slip of a saving throw or a check that was rolled.
func (ro Rolls) tested(ev *rules.Event) *model.Slip {
	if ev.Who == rules.Nobody {
		return nil
	}
	passed := ev.Flags&rules.FlagHit != 0
	title := ro.VerbName(ev.Verb)
	if save(ev) {
		title = ro.T("Saving throw")
	}
	s := &model.Slip{
		About:   model.About{Weapon: title, Target: ro.NameOf(ev.Who), Side: int(ro.E.Creatures[ev.Who].Side)},
		Chances: model.Chances{Bare: true, Chance: ro.Number(int(ev.B)), Needs: ro.T("failed"), Against: ro.T("%[1]d against DC %[2]d", int(ev.B), int(ev.C))},
	}
	if passed {
		s.Needs = ro.T("succeeded")
	}
	s.Parts = []model.Part{Parts{ro.Voice}.rollPart(ev, int(ev.A), int(ev.B), ev.Cite)}
	s.Notes = append(s.Notes, ro.testElse(ev)...)
	if save(ev) && (ev.A == 1 || ev.A == 20) {
		words := ro.T("a natural 20 always saves")
		if ev.A == 1 {
			words = ro.T("a natural 1 always fails")
		}
		s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: words, Rule: rules.SAV04.String()})
	}
	return s
}

// rolledAlone is the slip of initiative, of hiding or of noticing somebody, nil
// of what was not rolled or whose modifiers the side is not told.
func (ro Rolls) rolledAlone(ev *rules.Event) *model.Slip {
	rep := ev.Report
	if rep == nil || ev.Who == rules.Nobody {
		return nil
	}
	face, total := int(ev.A), int(ev.B)
	switch ev.Kind {
	case rules.Noticed:
		face, total = int(rep.Natural), int(rep.Total)
	case rules.Surprised:
		face, total = noticing(ev)
	}
	who := roller(ro.E, ev)
	s := &model.Slip{About: model.About{Weapon: ro.SoloName(ev), Target: ro.NameOf(who), Side: int(ro.E.Creatures[who].Side)}, Chances: model.Chances{Bare: true, Chance: ro.Number(total)}}
	if against := ro.HardToNotice(ev); against > 0 {
		s.Needs, s.Against = ro.T("failed"), ro.T("%[1]d against %[2]d", total, against)
		if total >= against && (ev.Kind == rules.Noticed || ev.Flags&rules.FlagHit != 0) {
			s.Needs = ro.T("succeeded")
		}
	}
	s.Parts = []model.Part{Parts{ro.Voice}.rollPart(ev, face, total, ev.Cite)}
	return s
}
