package live

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"tenaille/game/replay"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// Glimpse is what a side perceives of an entry, in a match of which it may not know
// everything: it stands for the action, its dice and its hash.
type Glimpse struct {
	Known Known `json:"known,omitzero"`
	Heard Heard `json:"heard,omitzero"`
}

// Known is what a side knows after an entry.
type Known struct {
	Facts  rules.Facts  `json:"facts"`
	Agenda rules.Agenda `json:"agenda"`
	// Way is the path of the agenda's action.
	Way []grid.Dir `json:"way,omitempty"`
}

// Heard is what a side has perceived while it happened, without the reports of rolls.
type Heard struct {
	Events []rules.Event `json:"events,omitempty"`
	// Seen are the enemies that it saw, each whenever it was no longer as it had been.
	Seen []Seen `json:"seen,omitempty"`
	// Sheets are those of creatures that it has got to know.
	Sheets []rules.Sheet `json:"sheets,omitempty"`
	// Truth is all that is in a glimpse of what is shown once the match is over: an entry of it
	// as it was.
	Truth *Entry `json:"truth,omitempty"`
}

// Truth is the entry that is shown by one, as it was, nil of any other.
func (e *Entry) Truth() *Entry {
	if e.Glimpse == nil {
		return nil
	}
	return e.Glimpse.Heard.Truth
}

// Seen is an enemy as it was when a side saw it, after so many of the events of its glimpse.
type Seen struct {
	Who   rules.ID        `json:"who"`
	After int             `json:"after"`
	As    rules.Combatant `json:"as"`
}

// Fogged reports whether a match in which sides may not know everything can be played live:
// one with fog, where nobody lies in ambush and no story is told.
func Fogged(s *rules.Setup) bool {
	return s.Fog != "off" && s.Fog != "" && len(s.Ambush) == 0 && len(s.Surprised) == 0 && len(s.Events) == 0 && s.Turn == nil &&
		!slices.ContainsFunc(s.Goals, func(g rules.GoalSetup) bool { return g.Hidden })
}

// Lookout is a match as a side gets to know it by glimpses. It belongs to one goroutine.
type Lookout struct {
	Side int

	setup rules.Setup
	known map[int]bool // ids on sheets
	e     *rules.Encounter
	view  *view.View
	heard Heard
	last  int
	offer *Offer
	over  bool
	won   int
}

// Errors of glimpses.
var (
	errGlimpse = errors.New("what is perceived cannot be")
	errOpen    = errors.New("it is no match in which a side does not know everything")
)

// Stranger is the sheet that stands for a creature of which a side knows nothing but that it
// is there: that of one of its own, with another id.
func Stranger(own *rules.Sheet, id int, side string, at [2]int) rules.Sheet {
	s := Bare(*own, at)
	s.ID, s.Side = id, side
	return s
}

// Bare is a sheet without what changes in a match, standing where it is said.
func Bare(s rules.Sheet, at [2]int) rules.Sheet {
	s.At, s.HP, s.State, s.ShieldOn, s.Lowered = at, s.MaxHP, nil, nil, rules.AbilitiesSetup{}
	s.Weapons = slices.Clone(s.Weapons)
	return s
}

// View is what the side knows now, nil before the match has begun.
func (l *Lookout) View() *view.View { return l.view }

// Heard is what the entry played last let the side perceive.
func (l *Lookout) Heard() Heard { return l.heard }

// Known is the match as the side knows it, to be read and not to be changed: nil before it
// has begun, and another one whenever the side gets to know a creature.
func (l *Lookout) Known() *rules.Encounter { return l.e }

// Setup is the situation that the match began with, as far as the side knows it: of those it
// has not met there is nothing but that they are there. It is not to be changed.
func (l *Lookout) Setup() *rules.Setup { return &l.setup }

// Offered is what was agreed, nil before the match has begun.
func (l *Lookout) Offered() *Offer { return l.offer }

// Over reports whether the match is over, and who won it, -1 for nobody.
func (l *Lookout) Over() (winner int, over bool) {
	if !l.over {
		return -1, false
	}
	return l.won, true
}

// Played is the number of the entry that was played last.
func (l *Lookout) Played() int { return l.last }

// Play takes over the next entry. The error names what of it cannot be; the lookout is of
// no use then. Whatever an entry holds, it is refused or can be looked at.
func (l *Lookout) Play(e Entry) (err error) {
	defer func() {
		if recover() != nil {
			err = errGlimpse
		}
		if err != nil {
			err = fmt.Errorf("entry %d: %w", e.N, err)
		}
	}()
	switch {
	case e.N != l.last+1:
		return ErrGap
	case e.Kind == Began && e.Offer != nil:
		if e.Offer.Revision != rules.Revision {
			return ErrRevision
		}
		if l.offer != nil {
			return errBegun
		}
		l.offer, l.setup, l.known = e.Offer, e.Offer.Setup, map[int]bool{}
		l.setup.Combatants = slices.Clone(l.setup.Combatants)
	case l.view == nil:
		return errNotBegun
	}
	l.last = e.N
	l.heard = Heard{}
	if e.Over {
		l.over, l.won = true, e.Winner
	}
	if e.Glimpse == nil || e.Kind == Shown {
		if l.view == nil {
			return errOpen
		}
		return nil
	}
	return l.look(e.Glimpse)
}

// look takes over what is perceived.
func (l *Lookout) look(g *Glimpse) error {
	if l.e == nil || len(g.Heard.Sheets) > 0 {
		if err := l.meet(g.Heard.Sheets); err != nil {
			return err
		}
	}
	if len(g.Known.Facts.Combatants) != int(l.e.Count()) || !sound(reflect.ValueOf(g).Elem(), l.e) {
		return errGlimpse
	}
	l.e.Facts, l.e.Agenda = g.Known.Facts, g.Known.Agenda
	path := &l.e.Agenda.Action.Path
	for _, d := range g.Known.Way {
		if d > 7 || !path.Add(d) {
			return errGlimpse
		}
	}
	for i := range g.Heard.Seen {
		if s := &g.Heard.Seen[i]; s.Who < 0 || s.After < 0 || s.After > len(g.Heard.Events) || !l.known[l.e.Creatures[s.Who].Sheet] {
			return errGlimpse
		}
	}
	shown := l.e.Facts.Clone()
	for i := range g.Heard.Events {
		g.Heard.Events[i].Report = nil
		shown.Apply(&g.Heard.Events[i]) // what cannot be shown is refused now
	}
	l.heard = g.Heard
	l.view = view.New(l.e, l.Side)
	l.view.Legal(nil) // what cannot be thought about is refused now
	l.e.Hash()
	return nil
}

// meet makes the encounter anew, with creatures that are known by now.
func (l *Lookout) meet(sheets []rules.Sheet) error {
	for _, s := range sheets {
		i := slices.IndexFunc(l.setup.Combatants, func(c rules.Sheet) bool { return c.ID == s.ID && c.Side == s.Side })
		if i < 0 || l.known[s.ID] {
			return errGlimpse
		}
		l.setup.Combatants[i], l.known[s.ID] = s, true
	}
	h := replay.NewHeader(l.setup, nil, 0)
	e, err := rulesets.New(&h.Setup)
	if err != nil {
		return err
	}
	if len(e.Sides) != 2 || !view.Secret(e) {
		return errOpen
	}
	for id := range e.Count() {
		if c := &e.Creatures[id]; !l.known[c.Sheet] {
			e.Creatures[id] = rules.Creature{Sheet: c.Sheet, Side: c.Side, Space: 1}
		}
	}
	l.e = e
	return nil
}

// Types whose values point at something of an encounter.
var (
	typeID   = reflect.TypeFor[rules.ID]()
	typeCell = reflect.TypeFor[grid.Cell]()
)

// sound reports whether everything that is perceived is of the match: creatures there are,
// squares of the map, rules and actions there are.
func sound(v reflect.Value, e *rules.Encounter) bool {
	switch {
	case v.Type() == typeID:
		return v.Int() >= -1 && v.Int() < int64(e.Count())
	case v.Type() == typeCell:
		x, y := v.Field(0).Int(), v.Field(1).Int()
		return x >= -1 && y >= -1 && x < int64(e.Map.W()) && y < int64(e.Map.H())
	}
	if name, ok := v.Interface().(fmt.Stringer); ok && v.CanUint() {
		_ = name.String() // which there is none of it breaks over
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !sound(v.Field(i), e) {
				return false
			}
		}
	case reflect.Slice, reflect.Array:
		if v.Len() > 4096 {
			return false
		}
		if k := v.Type().Elem().Kind(); k != reflect.Struct && v.Type().Elem() != typeID {
			return true
		}
		for i := range v.Len() {
			if !sound(v.Index(i), e) {
				return false
			}
		}
	}
	return true
}
