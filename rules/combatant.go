package rules

import (
	"fmt"
	"slices"

	"tenaille/rules/grid"
)

func newCombatant(c *Creature, sc *Scenario) Combatant {
	f := Combatant{
		Conditions: c.start.conditions, At: c.start.at, HP: c.start.hp, Lowered: c.start.lowered,
		Ready: c.start.ready, Loaded: c.start.loaded, Loosed: c.start.loosed,
		Budget: Budget{Standard: 1, Move: 1, Free: uint8(sc.Options.FreeActionCap), Step: true},
	}
	if sc.ZeroG && f.Conditions.Any(PostureSet) {
		// CND-03, CND-16: nobody lies, kneels or sits where there is no ground.
		floats := f.Conditions.Has(Prone)
		f.Conditions &^= PostureSet
		if floats {
			f.Conditions = f.Conditions.With(Floating)
		}
	}
	if f.Conditions.Has(Anchored) {
		f.Conditions = f.Conditions.With(Entangled) // CND-06
	}
	if f.Conditions.Has(Prone) {
		f.Conditions = f.Conditions.Without(Kneeling).Without(Sitting) // CND-22
	}
	for s := range ScoreCount {
		if f.Lowered[s] > 0 && c.Score(&f, s) == 0 && !f.Conditions.Has(s.Empties()) {
			f.Spent |= 1 << s
		}
	}
	f.Conditions |= c.spent(&f)
	switch {
	case f.HP <= 0 && sc.Rules.Attack.OutAtZero(&sc.Options):
		f.Conditions = Set(Dead)
	case f.Conditions.Has(Dead) || int(f.HP) <= -max(10, c.Score(&f, Con)) || c.Traits.Has(NoCon) && f.HP <= 0: // HP-04, HP-08
		f.Conditions = Set(Dead)
	case f.HP < 0 && !f.Conditions.Has(Stable):
		f.Conditions = f.Conditions.With(Dying)
	case f.HP == 0:
		f.Conditions = f.Conditions.With(Disabled)
	}
	return f
}

// checkState says which of the conditions a creature starts with cannot be: one
// that its hit points belie, a grapple or a pin with nobody there (HP-02 to
// HP-05, GRP-03, GRP-07). The error begins with the place in the list.
func (e *Encounter) checkState(id ID) error {
	c := &e.Creatures[id]
	there := func(sheet int) bool {
		return sheet != c.Sheet && slices.ContainsFunc(e.Creatures, func(o Creature) bool { return o.Sheet == sheet })
	}
	for i := range e.Setup.Combatants {
		s := &e.Setup.Combatants[i]
		if s.ID != c.Sheet {
			continue
		}
		for k := range s.State {
			st := &s.State[k]
			cond, _ := ConditionByName(st.ID)
			switch {
			case (cond == Dying || cond == Stable) && s.HP >= 0, cond == Disabled && s.HP != 0:
				return fmt.Errorf("[%d].id: nobody with %d hit points is %s", k, s.HP, st.ID)
			case cond == Pinned && st.By != 0 && !there(st.By):
				return fmt.Errorf("[%d].by: there is no combatant %d to pin it", k, st.By)
			}
			for j, w := range st.With {
				if cond == Grappling && w != c.Sheet && !there(w) {
					return fmt.Errorf("[%d].with[%d]: there is no combatant %d to grapple with", k, j, w)
				}
			}
		}
	}
	return nil
}

// checkPlace says why a creature cannot start where it stands.
func (e *Encounter) checkPlace(id ID) error {
	s := e.Space(id)
	n := int(s.N)
	at := grid.C(int(s.At.X)+n-1, int(s.At.Y)+n-1)
	switch {
	case !e.Map.Inside(s.At):
		return fmt.Errorf("[%d,%d] is not on the map", s.At.X, s.At.Y)
	case !e.Map.Inside(at):
		return fmt.Errorf("the %d by %d squares from [%d,%d] are not all on the map", n, n, s.At.X, s.At.Y)
	}
	for y := range n {
		for x := range n {
			c := grid.C(int(s.At.X)+x, int(s.At.Y)+y)
			for _, ft := range e.Map.CellFeatures(c) {
				if ft.Door != 0 && e.Facts.OpenDoors>>(ft.Door-1)&1 == 1 {
					continue // an open door is none (ACT-30)
				}
				if ft.Kind == grid.FeatureWall || ft.Kind == grid.FeatureGlass || ft.Kind == grid.FeaturePit {
					return fmt.Errorf("[%d,%d] is filled by %s", c.X, c.Y, ft.Kind)
				}
			}
		}
	}
	return nil
}

// SheetError is what is wrong with the sheet of one combatant; Err begins with
// the key, as in "powers[0].cost: ...".
type SheetError struct {
	At  int // index in Setup.Combatants
	Err error
}

// Error returns "combatants[3].hp: cause".
func (e *SheetError) Error() string { return fmt.Sprintf("combatants[%d].%v", e.At, e.Err) }

// Unwrap returns the cause.
func (e *SheetError) Unwrap() error { return e.Err }
