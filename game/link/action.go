package link

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// The fields of actions.
const (
	actVerb field = 64 + iota
	actBy
	actWho
	actOn
	actAt
	actWeapon
	actAlly
	actThen
	actOption
	actAmount
	actStep
	actCell
	actAcross
	actBlows
	actWay
	actTurn
	actSet
)

// scribe writes the actions of a match one after the other, or reads them: what an action
// does not say follows from where the match stands, which both sides know.
type scribe struct {
	*coder
	e     *rules.Encounter
	verb  rules.Verb                    // of the action before
	aimed [rules.MaxCombatants]rules.ID // whom each has aimed at last
}

func newScribe(c *coder, e *rules.Encounter) *scribe {
	s := &scribe{coder: c, e: e}
	for i := range s.aimed {
		s.aimed[i] = rules.Nobody
	}
	return s
}

// id is a creature, or Nobody.
func (s *scribe) id(f field, known int, id rules.ID) (rules.ID, error) {
	n := rules.ID(s.symbol(f, known, 7, int(id)+1) - 1)
	if n >= s.e.Count() {
		return rules.Nobody, errDamaged
	}
	return n, nil
}

// action writes an action, or reads it into a.
func (s *scribe) action(a *rules.Action) (err error) {
	awaited, who := s.e.Awaits()
	a.Verb = rules.Verb(s.symbol(actVerb, int(s.verb)<<2|int(awaited)&3, 6, int(a.Verb)))
	v := int(a.Verb)
	if a.Verb >= rules.VerbCount {
		return errDamaged
	}
	s.verb = a.Verb
	if who == rules.Nobody {
		who = 0
	}
	if s.flag(actBy, v, a.By == who) {
		a.By = who
	} else if a.By, err = s.id(actWho, int(who)+1, a.By); err != nil || a.By < 0 {
		return errDamaged
	}
	if a.On, err = s.target(v, a.By, a.On); err != nil {
		return err
	}
	a.Weapon = int8(s.symbol(actWeapon, int(a.By)<<6|v, 8, int(uint8(a.Weapon))))
	a.Option = uint8(s.symbol(actOption, v, 8, int(a.Option)))
	if err := s.seldom(a, v); err != nil {
		return err
	}
	n := s.number(actBlows, v, int(a.NBlows))
	if n > len(a.Blows) {
		return errDamaged
	}
	a.NBlows = uint8(n)
	for i := range a.Blows[:n] {
		b := &a.Blows[i]
		b.Weapon = int8(s.symbol(actWeapon, int(a.By)<<6|v, 8, int(uint8(b.Weapon))))
		if s.flag(actBlows, 64, b.On == a.On) {
			b.On = a.On
		} else if b.On, err = s.id(actBlows, 65, b.On); err != nil {
			return err
		}
	}
	if err := s.way(a, v); err != nil {
		return err
	}
	if err := s.cell(a, v); err != nil {
		return err
	}
	if s.dry() {
		return errDamaged
	}
	if a.On != rules.Nobody {
		s.aimed[a.By] = a.On
	}
	return nil
}

// target is whom an action is aimed at: nobody, whom its creature aimed at last, or
// another.
func (s *scribe) target(v int, by, on rules.ID) (rules.ID, error) {
	const nobody, again, other = 0, 1, 2
	how := other
	switch {
	case on == rules.Nobody:
		how = nobody
	case on == s.aimed[by]:
		how = again
	}
	switch s.symbol(actOn, v, 2, how) {
	case nobody:
		return rules.Nobody, nil
	case again:
		return s.aimed[by], nil
	}
	return s.id(actAt, 0, on)
}

// seldom are the parts of an action that most do not have.
func (s *scribe) seldom(a *rules.Action, v int) (err error) {
	some := a.Ally != 0 || a.Then != 0 || a.Amount != 0 || a.Step != 0 || a.With != 0 || a.Declined != 0
	if !s.flag(actSet, v, some) {
		return nil
	}
	if a.Ally, err = s.id(actAlly, v, a.Ally); err != nil || a.Ally < 0 {
		return errDamaged
	}
	if a.Then = rules.Verb(s.symbol(actThen, v, 6, int(a.Then))); a.Then >= rules.VerbCount {
		return errDamaged
	}
	a.Amount = int16(s.signed(actAmount, v, int(a.Amount)))
	a.Step = uint8(s.symbol(actStep, v, 4, int(a.Step)))
	a.With = s.set(v<<1, a.With)
	a.Declined = s.set(v<<1|1, a.Declined)
	return nil
}

// set are creatures.
func (s *scribe) set(known int, ids uint64) (out uint64) {
	if !s.flag(actSet, 256+known, ids != 0) {
		return 0
	}
	for id := range s.e.Count() {
		if s.flag(actSet, 512+known, ids>>id&1 == 1) {
			out |= 1 << id
		}
	}
	return out
}

// way is the path of an action, each step guessed from the one before and from where whom
// its creature aims at stands.
func (s *scribe) way(a *rules.Action, v int) error {
	n := s.number(actWay, v, a.Path.Len())
	if n > rules.MaxPath {
		return errDamaged
	}
	if n == 0 {
		return nil
	}
	at, to := s.at(a.By), s.at(a.By)
	if on := s.aimed[a.By]; on != rules.Nobody {
		to = s.at(on)
	}
	var way rules.Path
	before := 8
	for i := range n {
		d := 0
		if !s.reads {
			d = int(a.Path.Step(i))
		}
		d = s.symbol(actTurn, before*9+bearing(at, to), 3, d)
		if !way.Add(grid.Dir(d)) {
			return errDamaged
		}
		at, before = at.Step(grid.Dir(d)), d
	}
	a.Path = way
	return nil
}

// bearing is in which of eight directions a cell lies, or that it is the same, below 9.
func bearing(from, to grid.Cell) int {
	sign := func(n int16) int { return max(min(int(n), 1), -1) + 1 }
	return sign(to.X-from.X)*3 + sign(to.Y-from.Y)
}

func (s *scribe) at(id rules.ID) grid.Cell { return s.e.Facts.Combatants[id].At }

// cell is the square of an action: none, where its path ends, where one stands, or
// another.
func (s *scribe) cell(a *rules.Action, v int) error {
	own := s.at(a.By)
	known := []grid.Cell{{}, a.Path.End(own), own}
	if a.On != rules.Nobody {
		known = append(known, s.at(a.On))
	}
	how := len(known)
	for i, c := range known {
		if c == a.Cell {
			how = i
			break
		}
	}
	if how = s.symbol(actCell, v<<1|len(known)&1, 3, how); how < len(known) {
		a.Cell = known[how]
		return nil
	}
	x := int(own.X) + s.signed(actAcross, 0, int(a.Cell.X)-int(own.X))
	y := int(own.Y) + s.signed(actAcross, 1, int(a.Cell.Y)-int(own.Y))
	if max(x, y) > 255 || min(x, y) < 0 {
		return errDamaged
	}
	a.Cell = grid.C(x, y)
	return nil
}
