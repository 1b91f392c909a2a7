package tell

import (
	"fmt"
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// SurprisedIcon is the sign of one who is surprised.
const SurprisedIcon = "surprised"

// surpriseTip says what being surprised costs.
func (ca Cards) surpriseTip() model.Tip {
	words := ca.T("Loses its first turn. Until it is over: flat-footed, no opportunity attacks.")
	if ca.E.Rules.Turn.SurpriseRound {
		words = ca.T("No turn in the surprise round. Until its first turn: flat-footed, no opportunity attacks.")
	}
	return model.Tip{Title: ca.T("Surprised"), Text: words, Rule: ca.E.Rules.Grounds.Surprised.String()}
}

// surpriseMarks is the sign of one who is surprised, for its card.
func (ca Cards) surpriseMarks(id rules.ID) []model.Mark {
	if !ca.Shown.Facts.Combatants[id].Surprised {
		return nil
	}
	return []model.Mark{{Icon: SurprisedIcon, Family: model.Senses, Tip: ca.surpriseTip()}}
}

// InSurpriseRound reports whether the round shown is that of the aware alone
// (SUR-03).
func (tu Turns) InSurpriseRound() bool {
	return tu.E.Rules.Turn.SurpriseRound && tu.Shown.Facts.Round == 0
}

// noticedBy says who has noticed one who hides, as far as its side may know
// (STL-01).
func (ca Cards) noticedBy(id rules.ID) string {
	from := ca.Shown.Facts.Combatants[id].HiddenFrom
	var list []string
	for o := range ca.E.Count() {
		if ca.E.Hostile(id, o) && ca.E.Present(o) && from != 0 && from>>o&1 == 0 {
			list = append(list, ca.NameOf(o))
		}
	}
	if len(list) == 0 {
		return ca.T("No enemy has noticed it.")
	}
	return ca.T("Noticed by: %[1]s", strings.Join(list, ", "))
}

// Ambush heads the tests that an ambush opens a match with, once it has come to
// them, and tells whether it did (SUR-02, LIM-02).
func (j *Log) Ambush(ev *rules.Event, heard int, done bool) bool {
	switch ev.Kind {
	case rules.HideRolled, rules.SpotRolled, rules.Noticed, rules.Surprised:
		if !done && j.Shown.Turns == 0 && ev.Cite != rules.NoCite {
			j.add(Record{Events: []rules.Event{*ev}, heard: heard, Title: true})
			return true
		}
	}
	return false
}

// surpriseEntry writes what belongs to an ambush: its tests, who is surprised, and
// who comes out of hiding (SUR-01, SUR-02, LIM-02, STL-02).
func (j *Log) surpriseEntry(r *Record, e model.Entry) (model.Entry, bool) {
	ev := &r.Events[0]
	if r.Title {
		e.Rule, e.Side, e.Head, e.Tone = true, -1, j.T("Ambush"), model.Muted
		return e, true
	}
	who := j.NameOf(ev.Who)
	switch {
	case ev.Kind == rules.SpotRolled:
		return j.spotEntry(r, e), true
	case ev.Kind == rules.Surprised:
		return j.awareEntry(r, e)
	case ev.Kind != rules.ConditionLost || ev.Condition != rules.Hidden:
		return e, false
	case ev.Cite == rules.STL02:
		e.Head, e.Tone = j.T("%[1]s springs from hiding", who), model.Golden
	default: // whoever noticed it last has a line of its own
		return e, false
	}
	return e, true
}

// awareEntry writes who is surprised and who is not, with the roll that settled it
// unless the line above tells of that (SUR-01, SUR-02).
func (j *Log) awareEntry(r *Record, e model.Entry) (model.Entry, bool) {
	ev := &r.Events[0]
	switch who := j.NameOf(ev.Who); {
	case ev.A == 1:
		e.Head, e.Tone = j.T("%[1]s is surprised", who), model.Bad
	case ev.B == 0 || r.noticed: // the last line says so
		return e, false
	default:
		e.Head, e.Tone = j.T("%[1]s sees an enemy in the open", who), model.Good
	}
	if ev.B != 0 && !r.looked {
		face, total := noticing(ev)
		e.Lines = []string{j.T("%[1]s: %[2]s", j.SoloName(ev), fmt.Sprintf("%d%s = %s", face, j.Signed(total-face), j.Number(total)))}
	}
	return e, true
}

// echo marks the record of who is surprised and who is not by what the record
// before it tells of the same roll.
func (j *Log) echo(r *Record) {
	n := len(j.Records)
	if n == 0 || r.Events[0].Kind != rules.Surprised {
		return
	}
	for i, events := 0, j.Records[n-1].Events; i < len(events); i++ {
		if ev := &events[i]; ev.Kind == rules.SpotRolled && ev.Who == r.Events[0].Who {
			r.looked, r.noticed = true, r.noticed || ev.Flags&rules.FlagHit != 0
		}
	}
}

// noticing is the natural roll and the total of the Perception that settled whether
// one is surprised, 0 for none.
func noticing(ev *rules.Event) (face, total int) { return int(ev.B), int(ev.C) }

// SameLook reports whether an event belongs to the roll by which one looks for all
// who lie in ambush (SUR-02, LIM-02).
func SameLook(first, ev *rules.Event) bool {
	if first.Cite != rules.SUR02 && first.Cite != rules.LIM02 || ev.Cite != first.Cite {
		return false
	}
	switch ev.Kind {
	case rules.SpotRolled:
		return ev.Who == first.Who
	case rules.Noticed:
		return ev.Whom == first.Who
	}
	return ev.Kind == rules.ConditionLost && ev.Condition == rules.Hidden
}

// spotEntry writes one roll of Perception against all who hide from it.
func (j *Log) spotEntry(r *Record, e model.Entry) model.Entry {
	ev := &r.Events[0]
	e.Head, e.Tone, e.Result = j.T("%[1]s: %[2]s", j.NameOf(ev.Who), j.SoloName(ev)), model.Muted, j.T("failure")
	rolls := looks(r.Events)
	for i := range rolls {
		ev := &rolls[i]
		if ev.Flags&rules.FlagHit != 0 {
			e.Result = j.T("success")
		}
		line := j.soloLine(ev)
		if len(rolls) > 1 {
			line = j.T("%[1]s: %[2]s", j.NameOf(ev.Whom), line)
		}
		e.Lines = append(e.Lines, line)
	}
	return e
}

// looks are the rolls among some events.
func looks(events []rules.Event) (list []rules.Event) {
	for i := range events {
		if events[i].Kind == rules.SpotRolled {
			list = append(list, events[i])
		}
	}
	return list
}

// spotted is the slip of one roll of Perception, with a part for each of those who
// hide from it.
func (ro Rolls) spotted(events []rules.Event) *model.Slip {
	events = looks(events)
	s := ro.rolledAlone(&events[0])
	if s == nil || len(events) < 2 {
		return s
	}
	s.Needs, s.Against, s.Parts = ro.T("failed"), "", nil
	for i := range events {
		ev := &events[i]
		if ev.Flags&rules.FlagHit != 0 {
			s.Needs = ro.T("succeeded")
		}
		part := Parts{ro.Voice}.rollPart(ev, int(ev.A), int(ev.B), ev.Cite)
		part.Title = ro.T("%[1]s: %[2]s", ro.NameOf(ev.Whom), ro.Number(int(ev.B)))
		if against := ro.HardToNotice(ev); against > 0 {
			part.Title = ro.T("%[1]s: %[2]s", ro.NameOf(ev.Whom), ro.T("%[1]d against %[2]d", int(ev.B), against))
		}
		s.Parts = append(s.Parts, part)
	}
	return s
}
