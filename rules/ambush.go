package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// Situation is what distance and surroundings add to the tests of those who
// might notice an ambush (LIM-03). In files it is a number for all, or an object
// with a number for each of some ids.
type Situation struct {
	// All counts for every observer that Of does not name.
	All int
	// Of holds what counts for single observers, in ascending order of ids.
	Of []SituationOf
}

// SituationOf is what counts for one observer, named by the id of its sheet.
type SituationOf struct{ ID, Add int }

// maxSituation bounds the number in either direction.
const maxSituation = 100

var errSituation = errors.New("situation: must be a whole number, or an object of ids and whole numbers")

// For returns what counts for one observer.
func (s *Situation) For(sheet int) int {
	for _, of := range s.Of {
		if of.ID == sheet {
			return of.Add
		}
	}
	return s.All
}

// MarshalJSON writes -2 or {"3":-2}; "all" beside ids is what counts for the
// others.
func (s Situation) MarshalJSON() ([]byte, error) {
	if len(s.Of) == 0 {
		return strconv.AppendInt(nil, int64(s.All), 10), nil
	}
	b := []byte{'{'}
	if s.All != 0 {
		b = fmt.Appendf(b, "%q:%d,", "all", s.All)
	}
	for i, of := range s.Of {
		if i > 0 {
			b = append(b, ',')
		}
		b = fmt.Appendf(b, "\"%d\":%d", of.ID, of.Add)
	}
	return append(b, '}'), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Situation) UnmarshalJSON(data []byte) error {
	*s = Situation{}
	if json.Unmarshal(data, &s.All) == nil {
		return nil
	}
	var of map[string]int
	if json.Unmarshal(data, &of) != nil {
		return errSituation
	}
	for key, add := range of {
		if key == "all" {
			s.All = add
			continue
		}
		id, err := strconv.Atoi(key)
		if err != nil || strconv.Itoa(id) != key {
			return errSituation
		}
		s.Of = append(s.Of, SituationOf{id, add})
	}
	slices.SortFunc(s.Of, func(a, b SituationOf) int { return a.ID - b.ID })
	return nil
}

// SetAmbush has exactly the creatures of the sides named lie in ambush; nobody
// is surprised outright any more. Without a side nobody lies in ambush.
func (s *Setup) SetAmbush(sides ...string) {
	s.Ambush, s.Surprised = nil, nil
	for i := range s.Combatants {
		if c := &s.Combatants[i]; slices.Contains(sides, c.Side) {
			s.Ambush = append(s.Ambush, c.ID)
		}
	}
}

// LiesInAmbush reports whether a side has creatures that lie in ambush, and
// whether all of them do.
func (s *Setup) LiesInAmbush(side string) (some, all bool) {
	all = true
	for i := range s.Combatants {
		if c := &s.Combatants[i]; c.Side == side {
			lies := slices.Contains(s.Ambush, c.ID)
			some, all = some || lies, all && lies
		}
	}
	return some, some && all
}

// HasOpening reports whether a setup has an ambush or a surprise that its
// ruleset knows: those of skirmish begin plainly (SKI-18, SIL-38).
func (e *Encounter) HasOpening() bool {
	return e.Rules.Sight.Ambush != nil && len(e.Setup.Ambush)+len(e.Setup.Surprised) > 0
}

// beginAmbush begins what the setup says of ambush, surprise and situation; a ruleset
// without ambush knows none of it. The error names the key that is wrong.
func (e *Encounter) beginAmbush() error {
	s := e.Setup
	find := func(key string, i, sheet int) (ID, error) {
		id := slices.IndexFunc(e.Creatures, func(c Creature) bool { return c.Sheet == sheet })
		if id < 0 {
			return Nobody, fmt.Errorf("%s[%d]: there is no combatant %d", key, i, sheet)
		}
		return ID(id), nil
	}
	if err := e.Situate(&s.Situation); err != nil {
		return err
	}
	for i, sheet := range s.Surprised {
		id, err := find("surprised", i, sheet)
		switch {
		case err != nil:
			return err
		case slices.Contains(s.Surprised[:i], sheet):
			return fmt.Errorf("surprised[%d]: %d is there twice", i, sheet)
		}
		e.Facts.Combatants[id].Surprised = e.Rules.Sight.Ambush != nil
	}
	for i, sheet := range s.Ambush {
		id, err := find("ambush", i, sheet)
		switch {
		case err != nil:
			return err
		case slices.Contains(s.Ambush[:i], sheet):
			return fmt.Errorf("ambush[%d]: %d is there twice", i, sheet)
		case slices.Contains(s.Surprised, sheet):
			return fmt.Errorf("ambush[%d]: %d is surprised, and cannot lie in ambush", i, sheet)
		}
		if c := &e.Facts.Combatants[id]; e.Rules.Sight.Ambush != nil && e.Present(id) {
			c.Conditions, c.Lurking = c.Conditions.With(Hidden), true
			for o := range e.Count() {
				if e.Hostile(o, id) {
					c.HiddenFrom |= 1 << o
				}
			}
		}
	}
	return nil
}

// Situate sets what the situation adds to each creature's tests against an
// ambush (LIM-03), or returns what is wrong with it: a number out of bounds, an
// id that nobody has.
func (e *Encounter) Situate(s *Situation) error {
	if s.All < -maxSituation || s.All > maxSituation {
		return fmt.Errorf("situation: %d is not -%d to %d", s.All, maxSituation, maxSituation)
	}
	for _, of := range s.Of {
		if !slices.ContainsFunc(e.Creatures, func(c Creature) bool { return c.Sheet == of.ID }) {
			return fmt.Errorf("situation: there is no combatant %d", of.ID)
		}
		if of.Add < -maxSituation || of.Add > maxSituation {
			return fmt.Errorf("situation.%d: %d is not -%d to %d", of.ID, of.Add, maxSituation, maxSituation)
		}
	}
	for id := range e.Creatures {
		e.Creatures[id].Situation = int8(s.For(e.Creatures[id].Sheet))
	}
	return nil
}
