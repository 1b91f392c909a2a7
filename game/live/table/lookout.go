package table

import (
	"slices"

	"tenaille/game/live"
	"tenaille/game/replay"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// lookout is what one side of a match perceives in which it may not know everything.
type lookout struct {
	view.Ear
	side    int
	begun   bool
	known   uint64 // creatures whose sheets it was told
	seen    int    // sightings that it was told
	entries []live.Entry
}

// watch has both sides perceive what happens from the first event on.
func (t *Table) watch() {
	for side := range t.looks {
		t.looks[side] = &lookout{side: side}
	}
	t.board.Listen(func(ev rules.Event) {
		truth := t.board.Course().Encounter()
		for _, l := range t.looks {
			l.hear(&ev, truth)
		}
	})
}

// begin has the side know what is known before the first event.
func (l *lookout) begin(truth *rules.Encounter) {
	if !l.begun {
		l.begun, l.Doors = true, truth.Facts.OpenDoors
	}
}

// hear takes in what the side perceives of an event.
func (l *lookout) hear(ev *rules.Event, truth *rules.Encounter) {
	l.begin(truth)
	if ev.Kind != rules.Edited { // by other dice, which is worth no word
		l.Hear(ev, truth, l.side)
	}
}

// now is what the side knows.
func (l *lookout) now(truth *rules.Encounter) *view.View {
	l.begin(truth)
	v := l.Renew(truth, l.side)
	v.Suppose(l.Doors)
	return v
}

// note writes down what the side perceives of an entry.
func (l *lookout) note(e live.Entry, course *replay.Course, setup *rules.Setup) {
	e.Do, e.Seed, e.Hash = nil, "", ""
	if course != nil {
		truth := course.Encounter()
		switch e.Kind {
		case live.Began, live.Did, live.Flagged, live.Yielded, live.Drawn:
			e.Glimpse = l.glimpse(truth, setup)
		}
		if e.Offer != nil {
			o := *e.Offer
			o.Setup = l.stage(setup, truth)
			e.Offer = &o
		}
	}
	l.entries = append(l.entries, e)
}

// glimpse is what the side has perceived since the entry before.
func (l *lookout) glimpse(truth *rules.Encounter, setup *rules.Setup) *live.Glimpse {
	v := l.now(truth)
	g := &live.Glimpse{Heard: live.Heard{Events: l.Heard}}
	for i := range g.Heard.Events {
		g.Heard.Events[i].Report = nil
	}
	l.Heard = nil
	e := v.Encounter()
	k := &g.Known
	k.Facts, k.Agenda = e.Facts, e.Agenda
	if len(e.Agenda.Steps) == 0 { // what was done last is read no more
		k.Agenda.Blow, k.Agenda.Action = rules.Frame{}, rules.Action{By: rules.Nobody, On: rules.Nobody}
	}
	for i := range k.Agenda.Action.Path.Len() {
		k.Way = append(k.Way, k.Agenda.Action.Path.Step(i))
	}
	met := uint64(0)
	for ; l.seen < len(l.Sightings); l.seen++ {
		s := &l.Sightings[l.seen]
		met |= 1 << s.Who
		g.Heard.Seen = append(g.Heard.Seen, live.Seen{Who: s.Who, After: s.Heard, As: s.As})
	}
	for id := range truth.Count() {
		if (v.Knows(id) || met>>id&1 == 1) && l.known>>id&1 == 0 {
			l.known |= 1 << id
			if s := sheetOf(setup, truth.Creatures[id].Sheet); s != nil {
				at := place(truth, id)
				if int(truth.Creatures[id].Side) == l.side {
					at = s.At
				}
				g.Heard.Sheets = append(g.Heard.Sheets, live.Bare(*s, at))
			}
		}
	}
	return g
}

// stage is a set-up in which everybody is a stranger.
func (l *lookout) stage(setup *rules.Setup, truth *rules.Encounter) rules.Setup {
	s, own := *setup, rules.First(truth.Members(l.side))
	sheet, at := sheetOf(setup, truth.Creatures[own].Sheet), place(truth, own)
	s.Combatants = slices.Clone(s.Combatants)
	for i := range s.Combatants {
		c := &s.Combatants[i]
		*c = live.Stranger(sheet, c.ID, c.Side, at)
	}
	return s
}

// place is where a creature stands on its sheet for whoever may not know where it did when
// the match began: the first squares of the map that have room for it.
func place(truth *rules.Encounter, id rules.ID) [2]int {
	n := int(truth.Creatures[id].Space)
	fits := func(x0, y0 int) bool {
		for y := y0; y < y0+n; y++ {
			for x := x0; x < x0+n; x++ {
				for _, f := range truth.Map.CellFeatures(grid.C(x, y)) {
					if f.Kind == grid.FeatureWall || f.Kind == grid.FeatureGlass || f.Kind == grid.FeaturePit {
						return false
					}
				}
			}
		}
		return true
	}
	for y := range truth.Map.H() - n + 1 {
		for x := range truth.Map.W() - n + 1 {
			if fits(x, y) {
				return [2]int{x, y}
			}
		}
	}
	return [2]int{}
}

// sheetOf is the sheet of an id, nil where there is none.
func sheetOf(setup *rules.Setup, id int) *rules.Sheet {
	for i := range setup.Combatants {
		if setup.Combatants[i].ID == id {
			return &setup.Combatants[i]
		}
	}
	return nil
}

// Perceived is what a side takes for true, the whole match where all is known.
func (t *Table) Perceived(side int) *view.View {
	truth := t.board.Course().Encounter()
	if t.looks[side] == nil {
		return view.New(truth, side)
	}
	return t.looks[side].now(truth)
}

// within is an action as far as the doors let it come: a way through one that its side
// takes for open and that is closed ends before it.
func (t *Table) within(side int, a rules.Action) rules.Action {
	course := t.board.Course()
	if t.looks[side] == nil || a.Path.Len() == 0 || check(course, &a).OK() {
		return a
	}
	var steps []grid.Dir
	for i := range a.Path.Len() {
		steps = append(steps, a.Path.Step(i))
	}
	for n := len(steps) - 1; n > 0; n-- {
		b := a
		b.Path = rules.Path{}
		b.Cell = course.Encounter().Facts.Combatants[a.By].At
		for _, d := range steps[:n] {
			b.Path.Add(d)
			b.Cell = b.Cell.Step(d)
		}
		if check(course, &b).OK() {
			return b
		}
	}
	return a
}
