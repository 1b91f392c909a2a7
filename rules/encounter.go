package rules

import (
	"fmt"
	"math/bits"
	"slices"

	"tenaille/rules/grid"
)

// Scenario is what never changes during an encounter: the ground, the
// creatures' sheets, the ruleset and its options.
type Scenario struct {
	Map       *grid.Map
	Creatures []Creature // canonical order; ID is the index
	Sides     []string
	members   [8]uint64 // of each side, by ID
	Options   Options
	Rules     *Ruleset
	ZeroG     bool
	Locked    uint64 // doors that cannot be opened (ACT-30)
	// What is played for besides felling the others, and where (SKI-19). In a side's
	// view goals that it does not know have no kind, and there are no scenes.
	Objectives []Objective
	Zones      []Zone
	Tokens     []string
	Scenes     []Scene
	reserve    [MaxScenes]uint64 // who comes with each of the scenes that a round begins
	Setup      *Setup
}

// Encounter is a checked situation under way: a scenario, the facts and the
// agenda. An encounter and its clones share working space and belong to one
// goroutine.
type Encounter struct {
	*Scenario
	Facts  Facts
	Agenda Agenda
	// Free lets every creature act whenever it has a turn open, as scripts
	// of position files want; the order is then not followed. A clone begins with
	// it and has its own.
	Free bool
	// Listen is told every event after it was applied; nil when nobody is.
	Listen func(Event)
	// Watch is told the same, for those who count what happens and read no
	// reports: none are made for it.
	Watch func(Event)

	step Step // being worked off
	work *workspace
}

type workspace struct {
	field  grid.Field
	ground grid.Field
	bodies [MaxCombatants]grid.Body
	walk   grid.Walk
	occ    []uint8
	danger []uint8
	memo   grid.Memo
	// The tables of rows gathered last, and the one to be replaced next.
	indexes [3]index
	turn    int
	asked   Action // for LegalFor
	probe   Action
	// For Wise.
	question Step
	// The last search, and whether nothing can have changed since.
	search            Ways
	searched, listing bool
}

// NewEncounter checks a setup under a ruleset. The error names the key that
// is wrong; the setup is left untouched.
func NewEncounter(s *Setup, rs *Ruleset) (*Encounter, error) {
	sc := &Scenario{Rules: rs, Setup: s, ZeroG: s.Map.ZeroGravity}
	var err error
	if sc.Options, err = NewOptions(s.Options, rs.Options); err != nil {
		return nil, err
	}
	switch s.Fog {
	case "", "off", "sight", "memory":
	default:
		return nil, fmt.Errorf("fog: %q is none of off, sight, memory", s.Fog)
	}
	doors := uint64(0)
	if sc.Map, doors, sc.Locked, err = newMap(&s.Map); err != nil {
		return nil, fmt.Errorf("map.%w", err)
	}
	if len(s.Combatants) == 0 || len(s.Combatants) > MaxCombatants {
		return nil, fmt.Errorf("combatants: %d are not from 1 to %d", len(s.Combatants), MaxCombatants)
	}
	order := s.byID()
	sc.Sides = s.SidesInOrder()
	if len(sc.Sides) > 8 {
		return nil, fmt.Errorf("combatants: %d sides are more than 8", len(sc.Sides))
	}
	e := &Encounter{Scenario: sc, work: new(workspace)}
	sc.Options.Grid.Roomy = rs.Figures != nil
	e.Facts.OpenDoors, e.Facts.Winner, e.Facts.Last, e.Facts.Phase.Lead = doors, -1, Nobody, Nobody
	for k, i := range order {
		sheet := &s.Combatants[i]
		if k > 0 && s.Combatants[order[k-1]].ID == sheet.ID {
			return nil, fmt.Errorf("combatants[%d].id: %d is there twice", i, sheet.ID)
		}
		c, err := newCreature(sheet, uint8(slices.Index(sc.Sides, sheet.Side)), rs)
		if err != nil {
			return nil, &SheetError{At: i, Err: err}
		}
		sc.Creatures = append(sc.Creatures, c)
		sc.members[c.Side] |= 1 << k
		e.Facts.Combatants = append(e.Facts.Combatants, newCombatant(&c, sc))
		if err := e.checkPlace(ID(k)); err != nil {
			return nil, fmt.Errorf("combatants[%d].at: %w", i, err)
		}
	}
	if err := e.beginQuest(); err != nil {
		return nil, err
	}
	if err := e.beginAmbush(); err != nil {
		return nil, err
	}
	for id := range e.Count() {
		if err := e.checkState(id); err != nil {
			return nil, fmt.Errorf("combatants[%d].conditions%w", order[id], err)
		}
	}
	e.beginGrapples()
	sc.Map.SurveyAs(s.Map.surveyed)
	return e, nil
}

// Space returns the cells a creature occupies (GEO-02).
func (e *Encounter) Space(id ID) grid.Space {
	n := e.Creatures[id].Space
	if e.Facts.Combatants[id].Conditions.Has(Squeezing) {
		n = (n + 1) / 2 // MOV-07
	}
	return grid.Space{At: e.Facts.Combatants[id].At, N: n}
}

// Present reports whether a creature is on the board and not dead.
func (e *Encounter) Present(id ID) bool {
	c := &e.Facts.Combatants[id]
	return !c.Absent && !c.Conditions.Has(Dead)
}

// Hostile reports whether two creatures are on different sides.
func (e *Encounter) Hostile(a, b ID) bool { return e.Creatures[a].Side != e.Creatures[b].Side }

// Allies returns the creatures of one's side, itself among them, as a set of IDs.
func (e *Encounter) Allies(id ID) uint64 { return e.members[e.Creatures[id].Side] }

// Members returns the creatures of a side as a set of IDs.
func (e *Encounter) Members(side int) uint64 { return e.members[side] }

// Everybody returns all creatures as a set of IDs.
func (e *Encounter) Everybody() (set uint64) {
	for _, m := range e.members {
		set |= m
	}
	return set
}

// First returns the lowest ID of a set, or Nobody of an empty one.
func First(set uint64) ID {
	if set == 0 {
		return Nobody
	}
	return ID(bits.TrailingZeros64(set))
}

// Count returns the number of combatants, whatever their state.
func (e *Encounter) Count() ID { return ID(len(e.Facts.Combatants)) }

// Field returns the board as it stands, for questions of geometry. It is
// valid until the encounter, or a clone of it, changes or is asked again.
func (e *Encounter) Field() *grid.Field {
	w := e.work
	n := 0
	for id := range e.Count() {
		if e.Present(id) {
			w.bodies[n] = grid.Body{Space: e.Space(id), Tag: int16(id)}
			n++
		}
	}
	e.lay(&w.field)
	w.field.Bodies = w.bodies[:n]
	return &w.field
}

// Ground returns the board without its creatures, for the questions of
// geometry that none of them changes: steps, reach, lines of effect and of
// sight, light. It costs less than Field and is valid as long.
func (e *Encounter) Ground() *grid.Field {
	e.lay(&e.work.ground)
	return &e.work.ground
}

func (e *Encounter) lay(f *grid.Field) {
	if f.Map != e.Map {
		*f = grid.Field{Map: e.Map, Memo: &e.work.memo}
	}
	f.OpenDoors, f.Rules = e.Facts.OpenDoors, e.Options.Grid
}

// Ways is what a search looks for: where a creature may go with so many squares.
type Ways struct {
	By              ID
	From            grid.Space
	Squares         int
	Squeezing, Wary bool
	Partly          bool // only as far as the first of some goals
}

// Walk returns the reusable search of the encounter with its grids of
// occupation and danger, both as long as the map has cells. While the actions
// of one creature are listed nothing changes: what has just been searched for
// is then still there, and done is true.
func (e *Encounter) Walk(s Ways) (w *grid.Walk, occ, danger []uint8, done bool) {
	if e.work.listing && e.work.searched && e.work.search == s {
		return &e.work.walk, e.work.occ, e.work.danger, true
	}
	e.work.search, e.work.searched = s, true
	n := e.Map.W() * e.Map.H()
	if cap(e.work.occ) < n {
		e.work.occ, e.work.danger = make([]uint8, n), make([]uint8, n)
	}
	e.work.occ, e.work.danger = e.work.occ[:n], e.work.danger[:n]
	clear(e.work.occ)
	clear(e.work.danger)
	return &e.work.walk, e.work.occ, e.work.danger, false
}

// Probe returns an action of the working space, set as given, for asking Check
// about it without making a new one. It is valid until Probe is called again.
func (e *Encounter) Probe(a Action) *Action {
	e.work.probe = a
	return &e.work.probe
}

// Emit applies an event to the facts and tells whoever listens.
func (e *Encounter) Emit(ev Event) { e.happen(&ev) }

// happen is apart from Emit so that events are made where they are applied, and
// not copied there.
func (e *Encounter) happen(ev *Event) {
	if r := ev.Report; r != nil {
		r.Lowered = [2]Scores{e.lowered(ev.Who), e.lowered(ev.Whom)}
	}
	e.Facts.Apply(ev)
	if e.Listen != nil {
		e.Listen(*ev)
	}
	if e.Watch != nil {
		e.Watch(*ev)
	}
}
