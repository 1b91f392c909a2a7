package battle

import (
	"fmt"
	"strings"

	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules"
)

// surpriseBadge marks those whom an ambush has surprised, on the board and in the
// order of turns, as long as they are.
var surpriseBadge = board.Badge{Icon: surprisedIcon, Family: model.Senses}

// surprisedIcon is the sign of one who is surprised.
const surprisedIcon = "surprised"

// surpriseTip says what being surprised costs.
func (b *battle) surpriseTip() model.Tip {
	words := b.T("Loses its first turn. Until it is over: flat-footed, no opportunity attacks.")
	if b.turn.E.Rules.Turn.SurpriseRound {
		words = b.T("No turn in the surprise round. Until its first turn: flat-footed, no opportunity attacks.")
	}
	return model.Tip{Title: b.T("Surprised"), Text: words, Rule: b.turn.E.Rules.Grounds.Surprised.String()}
}

// surpriseMarks is the sign of one who is surprised, for its card.
func (b *battle) surpriseMarks(id rules.ID) []model.Mark {
	if !b.shown.facts.Combatants[id].Surprised {
		return nil
	}
	return []model.Mark{{Icon: surprisedIcon, Family: model.Senses, Tip: b.surpriseTip()}}
}

// surpriseBadges is the same sign on the piece.
func surpriseBadges(f *rules.Facts, id rules.ID) []board.Badge {
	if !f.Combatants[id].Surprised {
		return nil
	}
	return []board.Badge{surpriseBadge}
}

// inSurpriseRound reports whether the round shown is that of the aware alone
// (SUR-03).
func (b *battle) inSurpriseRound() bool {
	return b.turn.E.Rules.Turn.SurpriseRound && b.shown.facts.Round == 0
}

// noticedBy says who has noticed one who hides, as far as its side may know
// (STL-01).
func (b *battle) noticedBy(id rules.ID) string {
	from := b.shown.facts.Combatants[id].HiddenFrom
	var list []string
	for o := range b.turn.E.Count() {
		if b.turn.E.Hostile(id, o) && b.turn.E.Present(o) && from != 0 && from>>o&1 == 0 {
			list = append(list, b.nameOf(o))
		}
	}
	if len(list) == 0 {
		return b.T("No enemy has noticed it.")
	}
	return b.T("Noticed by: %[1]s", strings.Join(list, ", "))
}

// ambush heads the tests that an ambush opens a match with, once it has come to
// them, and tells whether it did (SUR-02, LIM-02).
func (j *journal) ambush(b *battle, ev *rules.Event, heard int, done bool) bool {
	switch ev.Kind {
	case rules.HideRolled, rules.SpotRolled, rules.Noticed, rules.Surprised:
		if !done && b.shown.turns == 0 && ev.Cite != rules.NoCite {
			j.add(b, record{events: []rules.Event{*ev}, heard: heard, title: true})
			return true
		}
	}
	return false
}

// surpriseEntry writes what belongs to an ambush: its tests, who is surprised, and
// who comes out of hiding (SUR-01, SUR-02, LIM-02, STL-02).
func (b *battle) surpriseEntry(r *record, e model.Entry) (model.Entry, bool) {
	ev := &r.events[0]
	if r.title {
		e.Rule, e.Side, e.Head, e.Tone = true, -1, b.T("Ambush"), model.Muted
		return e, true
	}
	who := b.nameOf(ev.Who)
	switch {
	case ev.Kind == rules.SpotRolled:
		return b.spotEntry(r, e), true
	case ev.Kind == rules.Surprised:
		return b.awareEntry(r, e)
	case ev.Kind != rules.ConditionLost || ev.Condition != rules.Hidden:
		return e, false
	case ev.Cite == rules.STL02:
		e.Head, e.Tone = b.T("%[1]s springs from hiding", who), model.Golden
	default: // whoever noticed it last has a line of its own
		return e, false
	}
	return e, true
}

// awareEntry writes who is surprised and who is not, with the roll that settled it
// unless the line above tells of that (SUR-01, SUR-02).
func (b *battle) awareEntry(r *record, e model.Entry) (model.Entry, bool) {
	ev := &r.events[0]
	switch who := b.nameOf(ev.Who); {
	case ev.A == 1:
		e.Head, e.Tone = b.T("%[1]s is surprised", who), model.Bad
	case ev.B == 0 || r.noticed: // the last line says so
		return e, false
	default:
		e.Head, e.Tone = b.T("%[1]s sees an enemy in the open", who), model.Good
	}
	if ev.B != 0 && !r.looked {
		face, total := noticing(ev)
		e.Lines = []string{b.T("%[1]s: %[2]s", b.soloName(ev), fmt.Sprintf("%d%s = %s", face, b.Signed(total-face), b.Number(total)))}
	}
	return e, true
}

// echo marks the record of who is surprised and who is not by what the record
// before it tells of the same roll.
func (j *journal) echo(r *record) {
	n := len(j.records)
	if n == 0 || r.events[0].Kind != rules.Surprised {
		return
	}
	for i, events := 0, j.records[n-1].events; i < len(events); i++ {
		if ev := &events[i]; ev.Kind == rules.SpotRolled && ev.Who == r.events[0].Who {
			r.looked, r.noticed = true, r.noticed || ev.Flags&rules.FlagHit != 0
		}
	}
}

// noticing is the natural roll and the total of the Perception that settled whether
// one is surprised, 0 for none.
func noticing(ev *rules.Event) (face, total int) { return int(ev.B), int(ev.C) }

// sameLook reports whether an event belongs to the roll by which one looks for all
// who lie in ambush (SUR-02, LIM-02).
func sameLook(first, ev *rules.Event) bool {
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
func (b *battle) spotEntry(r *record, e model.Entry) model.Entry {
	ev := &r.events[0]
	e.Head, e.Tone, e.Result = b.T("%[1]s: %[2]s", b.nameOf(ev.Who), b.soloName(ev)), model.Muted, b.T("failure")
	rolls := looks(r.events)
	for i := range rolls {
		ev := &rolls[i]
		if ev.Flags&rules.FlagHit != 0 {
			e.Result = b.T("success")
		}
		line := b.soloLine(ev)
		if len(rolls) > 1 {
			line = b.T("%[1]s: %[2]s", b.nameOf(ev.Whom), line)
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
func (b *battle) spotted(events []rules.Event) *model.Slip {
	events = looks(events)
	s := b.rolledAlone(&events[0])
	if s == nil || len(events) < 2 {
		return s
	}
	s.Needs, s.Against, s.Parts = b.T("failed"), "", nil
	for i := range events {
		ev := &events[i]
		if ev.Flags&rules.FlagHit != 0 {
			s.Needs = b.T("succeeded")
		}
		part := b.rollPart(ev, int(ev.A), int(ev.B), ev.Cite)
		part.Title = b.T("%[1]s: %[2]s", b.nameOf(ev.Whom), b.Number(int(ev.B)))
		if against := hardToNotice(b.turn.E, ev); against > 0 {
			part.Title = b.T("%[1]s: %[2]s", b.nameOf(ev.Whom), b.T("%[1]d against %[2]d", int(ev.B), against))
		}
		s.Parts = append(s.Parts, part)
	}
	return s
}

// proclaim shows over the map that a battle begins with an ambush: the round of the
// aware, and how many of a side are surprised and how many are not.
func (b *battle) proclaim() {
	f := &b.shown.facts
	for side := range b.turn.Match.Sides() {
		surprised, aware := 0, 0
		for id := range b.turn.E.Count() {
			switch c := &f.Combatants[id]; {
			case c.Absent || int(b.turn.E.Creatures[id].Side) != side:
			case c.Surprised:
				surprised++
			default:
				aware++
			}
		}
		if surprised == 0 {
			continue
		}
		words := b.TN("%[2]s: %[1]d surprised", "%[2]s: %[1]d surprised", surprised, surprised, b.SideName(side))
		if aware > 0 {
			words = b.TN("%[2]s, %[1]d aware", "%[2]s, %[1]d aware", aware, aware, words)
		}
		if b.inSurpriseRound() {
			words = b.phaseWord(0) + " · " + words
		}
		b.banner = note{text: words, side: side, ticks: proclaimTicks}
		return
	}
}

// proclaimTicks is how long that is shown.
const proclaimTicks = 200
