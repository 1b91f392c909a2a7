package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Goals tell what the sides of a match play for besides felling each other (SKI-19).
type Goals struct{ *voice.Voice }

// All are the goals that the side on screen knows, its own first, those that are
// optional behind the others.
func (g Goals) All() (list []model.Goal) {
	e := g.E
	for i := range e.Objectives {
		if !e.Known(i, g.Side) {
			continue
		}
		o := &e.Objectives[i]
		m := model.Goal{Words: aims(g.Voice).Say(e, i, int(o.Side) == g.Side), Side: int(o.Side), Own: g.Side < 0 || int(o.Side) == g.Side, Optional: o.Optional}
		state := g.Shown.Facts.Quest.Goals[i]
		m.Reached, m.Failed = state == rules.Reached, state == rules.Failed
		if have, want := combat.Progress(e, i); state == rules.Pursued {
			switch {
			case o.Kind == rules.ToRout:
				m.Count = g.Key("goal.count", g.Percent(have), g.Percent(want))
			case want > 1 && o.Kind != rules.ToProtect:
				m.Count = g.Key("goal.count", g.Number(have), g.Number(want))
			}
		}
		m.Brief, m.Term = aims(g.Voice).Brief(e, i)
		if m.Count != "" {
			m.Term = strings.TrimSuffix(m.Count+" · "+m.Term, " · ")
		}
		if !m.Own {
			m.Brief = g.T("%[1]s: %[2]s", g.SideName(m.Side), m.Brief)
		}
		list = append(list, m)
	}
	slices.SortStableFunc(list, func(a, b model.Goal) int { return rank(&a) - rank(&b) })
	return list
}

// aims are the words for goals.
func aims(v *voice.Voice) words.Aims { return words.Aims{Words: v.Words} }

func rank(m *model.Goal) (n int) {
	if !m.Own {
		n += 2
	}
	if m.Optional {
		n++
	}
	return n
}

// Quest is all of it for the panels.
func (g Goals) Quest() (q model.Quest) {
	if t := g.puzzle(); t != nil {
		said := aims(g.Voice).Puzzle(g.E, t)
		return model.Quest{
			Goals: []model.Goal{{Words: said, Brief: said, Own: true, Term: g.T("Puzzle")}},
			Tip:   model.Tip{Title: said, Text: g.T("What counts is the chance that your choices leave, not what the dice make of them.")},
		}
	}
	if q.Goals = g.All(); len(q.Goals) > 0 {
		q.Tip = g.Tip(q.Goals)
		if n := len(q.Goals) - 1; n > 0 {
			q.More = g.Signed(n)
		}
	}
	return q
}

// Tip lists the goals in sentences.
func (g Goals) Tip(list []model.Goal) model.Tip {
	lines := make([]string, 0, len(list))
	for i := range list {
		m := &list[i]
		line := m.Words
		switch {
		case m.Reached:
			line = g.T("%[1]s: reached", line)
		case m.Failed:
			line = g.T("%[1]s: failed", line)
		case m.Count != "":
			line = g.T("%[1]s: %[2]s", line, m.Count)
		}
		if m.Optional {
			line = g.T("%[1]s (optional)", line)
		}
		if !m.Own {
			line = g.T("%[1]s: %[2]s", g.SideName(m.Side), line)
		}
		lines = append(lines, line)
	}
	if key := "level." + g.Match.Setup().Name + ".brief"; g.Text.Has(key) {
		lines = append(lines, g.Key(key))
	}
	return model.Tip{Title: g.T("What is at stake"), Text: strings.Join(lines, "\n"), Rule: rules.SKI19.String()}
}

// goalEntry writes what has come of goals, and what scenes bring (SKI-19).
func (j *Log) goalEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	switch ev.Kind {
	case rules.GoalReached, rules.GoalFailed, rules.GoalRevealed:
		if int(ev.A) >= len(j.E.Objectives) || j.E.Objectives[ev.A].Kind == rules.NoGoal {
			return e, false
		}
		e.Side = int(j.E.Objectives[ev.A].Side)
		e.Head = aims(j.Voice).Say(j.E, int(ev.A), e.Side == j.Side)
		switch ev.Kind {
		case rules.GoalReached:
			e.Result, e.Tone = j.T("reached"), model.Good
		case rules.GoalFailed:
			e.Result, e.Tone = j.T("failed"), model.Bad
		default:
			e.Result, e.Tone = j.T("a new goal"), model.Golden
		}
	case rules.Spoken:
		l, ok := j.Match.Setup().Line(int(ev.A), int(ev.B))
		if !ok {
			return e, false
		}
		e.Head, e.Tone = aims(j.Voice).Line(l.Text), model.Golden
		if ev.Who != rules.Nobody {
			e.Head = j.T("%[1]s: “%[2]s”", j.NameOf(ev.Who), aims(j.Voice).Line(l.Text))
		}
	case rules.Arrived:
		e.Head, e.Result, e.Tone = j.NameOf(ev.Who), j.T("arrives"), model.Golden
	case rules.Left:
		e.Head, e.Result, e.Tone = j.NameOf(ev.Who), j.T("has got away"), model.Golden
	case rules.TokenTaken, rules.TokenDropped:
		if int(ev.A) >= len(j.E.Tokens) {
			return e, false
		}
		e.Head, e.Tone = j.NameOf(ev.Who), model.Golden
		e.Result = j.T("takes up: %[1]s", aims(j.Voice).Token(j.E.Tokens[ev.A]))
		if ev.Kind == rules.TokenDropped {
			e.Result = j.T("drops: %[1]s", aims(j.Voice).Token(j.E.Tokens[ev.A]))
		}
	default:
		return e, false
	}
	return e, true
}

// Speech is what somebody says in a scene, nil where that is not known.
func (g Goals) Speech(ev *rules.Event) *model.Speech {
	l, ok := g.Match.Setup().Line(int(ev.A), int(ev.B))
	if !ok {
		return nil
	}
	m := &model.Speech{Words: aims(g.Voice).Line(l.Text)}
	if ev.Who != rules.Nobody {
		c := &g.E.Creatures[ev.Who]
		m.Figure, m.Side, m.Name = c.Kind, int(c.Side), g.NameOf(ev.Who)
	}
	return m
}

// goals tell of a square what is played for there, and what the level makes of those who
// stand there (ATK-06).
func (sq Squares) goals(c grid.Cell) (list []model.Fact) {
	for i := range sq.E.Zones {
		if z := &sq.E.Zones[i]; z.Has(sq.E.Map, c) {
			if lent := Goals(sq).lent(z); lent != "" {
				list = append(list, model.Fact{Icon: "ability-area", Words: lent, Bad: z.Attack+z.AC < 0})
			}
		}
	}
	for i := range sq.E.Zones {
		if z := &sq.E.Zones[i]; z.Has(sq.E.Map, c) && Goals(sq).matters(i) {
			list = append(list, model.Fact{Icon: "scenario", Words: aims(sq.Voice).Zone(z.Name)})
		}
	}
	for i, name := range sq.E.Tokens {
		if t := &sq.E.Facts.Quest.Tokens[i]; t.Holder == rules.Nobody && t.At == c {
			list = append(list, model.Fact{Icon: "pick-up", Words: aims(sq.Voice).Token(name)})
		}
	}
	return list
}

// lent is what a zone makes of attacks, by its name, empty where it does nothing or attacks
// know no circumstances (ATK-06, SKI-18).
func (g Goals) lent(z *rules.Zone) string {
	if z.Attack == 0 && z.AC == 0 || !g.E.Rules.Circumstances() {
		return ""
	}
	a := aims(g.Voice)
	return g.T("%[1]s: %[2]s", a.Zone(z.Name), a.Lent(int(z.Attack), int(z.AC)))
}

// Lent are the zones in which attacks have other odds, with what they make of them
// (ATK-06).
func (g Goals) Lent() (list []Zone) {
	for i := range g.E.Zones {
		if said := g.lent(&g.E.Zones[i]); said != "" {
			list = append(list, Zone{Name: said, Cells: g.E.Zones[i].Cells(g.E.Map)})
		}
	}
	return list
}

// aimed is the zone that the aim of a puzzle is about, empty for none.
func (g Goals) aimed() string {
	if t := g.puzzle(); t != nil {
		return t.Aim.Zone
	}
	return ""
}

// puzzle is the turn that has an aim, nil where none has; a side that does not see all has
// no set-up.
func (g Goals) puzzle() *rules.TurnSetup {
	if s := g.E.Setup; s != nil && s.Turn != nil && s.Turn.Aim != nil {
		return s.Turn
	}
	return nil
}

// Puzzle reports whether what is played is a puzzle.
func (g Goals) Puzzle() bool { return g.puzzle() != nil }

// matters reports whether a goal that the side on screen knows is about a zone.
func (g Goals) matters(zone int) bool {
	if g.aimed() == g.E.Zones[zone].Name {
		return true
	}
	for i := range g.E.Objectives {
		if o := &g.E.Objectives[i]; int(o.Zone) == zone && g.E.Known(i, g.Side) {
			return true
		}
	}
	return false
}

// Zone is a part of the map that a goal is about, for the board.
type Zone struct {
	Cells []grid.Cell
	Name  string
	// Side is whose goal it is; Own that it is the side's on screen.
	Side int
	Own  bool
}

// Zones are those that goals are about which are still pursued and known.
func (g Goals) Zones() (list []Zone) {
	e := g.E
	done := uint32(0)
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if o.Zone < 0 || done>>o.Zone&1 == 1 || !e.Known(i, g.Side) || g.Shown.Facts.Quest.Goals[i] != rules.Pursued {
			continue
		}
		done |= 1 << o.Zone
		list = append(list, g.zone(int(o.Zone), int(o.Side)))
	}
	for i := range e.Zones {
		if g.aimed() == e.Zones[i].Name {
			list = append(list, g.zone(i, 0))
		}
	}
	return list
}

// zone is a zone of the map that a goal of a side is about.
func (g Goals) zone(at, side int) Zone {
	e := g.E
	return Zone{Name: aims(g.Voice).Zone(e.Zones[at].Name), Cells: e.Zones[at].Cells(e.Map), Side: side, Own: g.Side < 0 || side == g.Side}
}

// Persons are those whom goals that are still pursued and known are about by name: to be
// felled, protected or brought away. A goal that anybody may reach is about nobody.
func (g Goals) Persons() (who uint64) {
	for i := range g.E.Objectives {
		if o := &g.E.Objectives[i]; g.E.Known(i, g.Side) && g.Shown.Facts.Quest.Goals[i] == rules.Pursued {
			who |= o.Who
		}
	}
	return who
}

// Tokens are those that lie in sight, by their places, and those that somebody carries.
func (g Goals) Tokens() (lie []grid.Cell, names []string, borne uint64) {
	for i, name := range g.E.Tokens {
		switch t := &g.Shown.Facts.Quest.Tokens[i]; {
		case t.Holder != rules.Nobody:
			borne |= 1 << t.Holder
		case t.At != rules.Nowhere:
			lie, names = append(lie, t.At), append(names, aims(g.Voice).Token(name))
		}
	}
	return lie, names, borne
}
