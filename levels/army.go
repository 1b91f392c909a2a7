package levels

import (
	"errors"
	"fmt"
	"slices"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Company is a number of creatures of one kind.
type Company struct {
	Kind  string `json:"kind"`
	Count int    `json:"count"`
}

// Army is what a side fields; nil stands for the roster of the level itself.
type Army []Company

// Total is the number of creatures of the army.
func (a Army) Total() int {
	n := 0
	for _, c := range a {
		n += c.Count
	}
	return n
}

// With is the army with so many more of a kind, none at the least and no more than a
// side may have.
func (a Army) With(kind string, by int) Army {
	b := append(Army{}, a...)
	i := slices.IndexFunc(b, func(c Company) bool { return c.Kind == kind })
	if i < 0 {
		i = len(b)
		b = append(b, Company{Kind: kind})
	}
	b[i].Count = min(max(b[i].Count+by, 0), rules.MaxCombatants/2)
	if b[i].Count == 0 {
		b = slices.Delete(b, i, i+1)
	}
	return b
}

// Own is the roster that the level gives a side.
func (f *Field) Own(side int) Army {
	var a Army
	for i := range f.Setup.Combatants {
		s := &f.Setup.Combatants[i]
		if s.Side != f.Sides[side] {
			continue
		}
		k := slices.IndexFunc(a, func(c Company) bool { return c.Kind == s.Kind })
		if k < 0 {
			k = len(a)
			a = append(a, Company{Kind: s.Kind})
		}
		a[k].Count++
	}
	return a
}

// Kinds lists the kinds that an army of the field may hold, sorted: those built
// in and those of its own rosters.
func (f *Field) Kinds() []string {
	list := Kinds()
	for i := range f.Setup.Combatants {
		if k := f.Setup.Combatants[i].Kind; k != "" && !slices.Contains(list, k) {
			list = append(list, k)
		}
	}
	slices.Sort(list)
	return list
}

// Sheet returns the sheet of a kind without id, side and place: the one the
// field's own rosters use, else the one that is built in.
func (f *Field) Sheet(kind string) (rules.Sheet, bool) {
	if kind == "" {
		return rules.Sheet{}, false
	}
	for i := range f.Setup.Combatants {
		if f.Setup.Combatants[i].Kind != kind {
			continue
		}
		s := clone(f.Setup.Combatants[i])
		s.ID, s.Side, s.At, s.State = 0, "", [2]int{}, nil
		s.HP = max(s.HP, s.MaxHP)
		if built, ok := Creature(kind); ok {
			s.Name, s.PC = built.Name, built.PC
		}
		return s, true
	}
	return Creature(kind)
}

// heroes reports whether the level makes every creature of a side a player
// character; then those that take their places are too (LIM-06).
func (f *Field) heroes(side string) bool {
	return !slices.ContainsFunc(f.Setup.Combatants, func(s rules.Sheet) bool { return s.Side == side && !s.PC })
}

// Card returns the figure that a sheet is under a ruleset of figures (SKI-01);
// ok is false where the ruleset has creatures, or the sheet is no good.
func Card(ruleset string, s rules.Sheet) (card rules.Figure, ok bool) {
	r, err := rulesets.ByName(ruleset)
	if err != nil {
		return card, false
	}
	return r.CardOf(&s)
}

// Price is what a creature of a kind costs in points under a ruleset, 0 for a
// kind the field does not know.
func (f *Field) Price(ruleset, kind string) int {
	key := [2]string{ruleset, kind}
	if p, ok := f.prices[key]; ok {
		return p
	}
	if f.prices == nil {
		f.prices = map[[2]string]int{}
	}
	s, ok := f.Sheet(kind)
	p := 0
	if card, figure := Card(ruleset, s); ok && figure {
		p = FigurePoints(&s, card)
	} else if ok {
		p = Points(&s)
	}
	f.prices[key] = p
	return p
}

// Cost is what an army of the field costs in points under a ruleset.
func (f *Field) Cost(ruleset string, a Army) int {
	sum := 0
	for _, c := range a {
		sum += c.Count * f.Price(ruleset, c.Kind)
	}
	return sum
}

// NoRoom says that the start of a side cannot hold its army: Kind is the first
// creature for which no place was left.
type NoRoom struct {
	Side int
	Kind string
}

// Error names side and kind.
func (e *NoRoom) Error() string {
	return fmt.Sprintf("no room left in the start of side %d for %s", e.Side+1, quote(e.Kind))
}

var errNobody = errors.New("an army of nobody")

// Place is the level with the armies given, one a side in order, where nil is
// the side's own roster, under the ruleset. Whoever is new is placed as Arrange
// does. The error is a *NoRoom or says which army cannot be.
func (f *Field) Place(ruleset string, armies ...Army) (rules.Setup, error) {
	s := f.Setup
	s.Ruleset = ruleset
	s.Combatants = nil
	taken := map[int]bool{}
	for i := range f.Setup.Combatants {
		c := &f.Setup.Combatants[i]
		if side := slices.Index(f.Sides, c.Side); side >= len(armies) || armies[side] == nil {
			taken[c.ID] = true
		}
	}
	id := 0
	var fresh []int  // sides that are new
	var fixed []bool // of each combatant: it keeps its place
	for side, name := range f.Sides {
		if side >= len(armies) || armies[side] == nil {
			for i := range f.Setup.Combatants {
				if c := &f.Setup.Combatants[i]; c.Side == name {
					s.Combatants = append(s.Combatants, clone(*c))
					fixed = append(fixed, f.fixed[i])
				}
			}
			continue
		}
		if armies[side].Total() < 1 {
			return s, fmt.Errorf("side %d: %w", side+1, errNobody)
		}
		fresh = append(fresh, side)
		heroes := f.heroes(name)
		for _, company := range armies[side] {
			for range company.Count {
				sheet, ok := f.Sheet(company.Kind)
				if !ok {
					return s, fmt.Errorf("side %d: no creature %s", side+1, quote(company.Kind))
				}
				for id++; taken[id]; id++ {
				}
				sheet.ID, sheet.Side, sheet.At = id, name, [2]int{-1, -1}
				sheet.PC = sheet.PC || heroes
				s.Combatants = append(s.Combatants, sheet)
				fixed = append(fixed, false)
			}
		}
	}
	if len(s.Combatants) > maxFigures {
		return s, fmt.Errorf("%d creatures, at most %d", len(s.Combatants), maxFigures)
	}
	if len(fresh) == 0 {
		return s, nil
	}
	f.reopen(&s, fresh)
	f.retarget(&s, fresh)
	letGo(s.Combatants)
	d, err := f.Deploy(s)
	if err != nil {
		return s, err
	}
	// Who lies in ambush is placed last: where it is hidden depends on the others.
	for _, waits := range []bool{false, true} {
		for side, name := range f.Sides {
			lies, _ := s.LiesInAmbush(name)
			if lies != waits || !lies && !slices.Contains(fresh, side) {
				continue
			}
			if err := d.arrange(side, fixed); err != nil {
				return s, err
			}
		}
	}
	return d.Setup, nil
}

// reopen says of the sides that are new who lies in ambush and who is surprised:
// everybody of a side of which the level says it of everybody (SUR-01).
func (f *Field) reopen(s *rules.Setup, fresh []int) {
	anew := func(list []int) (out []int) {
		for side, name := range f.Sides {
			own := rules.Setup{Combatants: f.Setup.Combatants, Ambush: list}
			_, all := own.LiesInAmbush(name)
			for i := range s.Combatants {
				c := &s.Combatants[i]
				if c.Side == name && (all || !slices.Contains(fresh, side) && slices.Contains(list, c.ID)) {
					out = append(out, c.ID)
				}
			}
		}
		slices.Sort(out)
		return out
	}
	s.Ambush, s.Surprised = anew(f.Setup.Ambush), anew(f.Setup.Surprised)
	s.Situation.Of = slices.DeleteFunc(slices.Clone(f.Setup.Situation.Of), func(of rules.SituationOf) bool {
		i := slices.IndexFunc(f.Setup.Combatants, func(c rules.Sheet) bool { return c.ID == of.ID })
		return i < 0 || slices.Contains(fresh, slices.Index(f.Sides, f.Setup.Combatants[i].Side))
	})
}
