package battle

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"unsafe"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// truth is the true encounter of a match, which the program hands to nobody.
func truth(m *match.Match) *rules.Encounter {
	f := reflect.ValueOf(m).Elem().FieldByName("course")
	return (*(**replay.Course)(unsafe.Pointer(f.UnsafeAddr()))).Encounter()
}

// estrange has the match look at the truth anew, and what the others have perceived
// of it be other than it was.
func estrange(m *match.Match, side int) {
	ears := reflect.ValueOf(m).Elem().FieldByName("ears")
	for i := range ears.Len() {
		*(*bool)(unsafe.Pointer(ears.Index(i).FieldByName("stale").UnsafeAddr())) = true
		if i == side || !m.Secret() {
			continue
		}
		heard := *(*[]rules.Event)(unsafe.Pointer(ears.Index(i).FieldByName("Heard").UnsafeAddr()))
		for k := range heard {
			heard[k].A, heard[k].B, heard[k].Flags = heard[k].A^1, heard[k].B+1, heard[k].Flags^rules.FlagHit
		}
	}
}

// guises are what one unseen may turn out to be.
var guises = []string{"orc", "goblin", "ogre", "fighter", "psychic", "rogue", "archer", "monk"}

// casts are those guises under a ruleset, each made once.
var casts = map[string]*rules.Creature{}

func casting(ruleset, kind string) *rules.Creature {
	key := ruleset + " " + kind
	if c, made := casts[key]; made {
		return c
	}
	casts[key] = nil
	if sheet, ok := levels.Creature(kind); ok {
		s := rules.Setup{Ruleset: ruleset, Map: rules.MapSetup{Rows: slices.Repeat([]string{"...."}, 4)}}
		sheet.ID, sheet.Side, sheet.At = 1, "blue", [2]int{0, 0}
		s.Combatants = append(s.Combatants, sheet)
		if e, err := rulesets.New(&s); err == nil {
			casts[key] = &e.Creatures[0]
		}
	}
	return casts[key]
}

// otherwise changes what a side cannot know of a match: of its enemies that it does not
// see the places, guises, wounds, states, what they have left of their turns, when they
// come, what lies upon them; of those that it sees what they are ready for and what
// their Hide came to; doors out of its sight; what the others have perceived. It tells
// what it changed, nothing where the side would perceive it.
func otherwise(m *match.Match, side int, r *rand.Rand) (changed []string) {
	e := truth(m)
	v := view.New(e, side)
	sees := view.Ground(e, side, nil)
	sc := *e.Scenario
	sc.Creatures = slices.Clone(sc.Creatures)
	note := func(format string, args ...any) { changed = append(changed, fmt.Sprintf(format, args...)) }
	readies := slices.ContainsFunc(e.Rules.Questions[:], func(q rules.QuestionRow) bool { return q.Name == rules.AskReadied })
	var unseen []rules.ID
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		if int(e.Creatures[id].Side) != side && readies {
			c.HideTotal, c.Readied = int16(r.IntN(40)), rules.Readied{}
			if r.IntN(2) == 0 {
				c.Readied = rules.Readied{Trigger: rules.Trigger(1 + r.IntN(int(rules.TriggerCount)-1)), Then: rules.Attack, Cell: c.At, To: c.At}
			}
			note("%d is ready for %s, and hid with %d", id, c.Readied.Trigger, c.HideTotal)
		}
		if v.Knows(id) {
			continue
		}
		unseen = append(unseen, id)
		if as := casting(e.Setup.Ruleset, guises[r.IntN(len(guises))]); as != nil && as.Space == sc.Creatures[id].Space && r.IntN(2) == 0 {
			old := sc.Creatures[id]
			sc.Creatures[id] = *as
			sc.Creatures[id].Side, sc.Creatures[id].Sheet = old.Side, old.Sheet
			note("kind of %d is %s", id, as.Kind)
		}
		for range 20 {
			at := grid.C(r.IntN(e.Map.W()), r.IntN(e.Map.H()))
			space := grid.Space{At: at, N: e.Space(id).N}
			free := true
			for i := range space.Len() {
				x := space.Cell(i)
				free = free && e.Map.Inside(x) && !sees[int(x.Y)*e.Map.W()+int(x.X)]
			}
			if free && !e.Ground().Filled(space) {
				c.At = at
				note("%d stands at %s", id, at.Name())
				break
			}
		}
		c.HP = int16(1 + r.IntN(20))
		c.Conditions = c.Conditions.With([]rules.Condition{rules.Shaken, rules.Dazzled, rules.Prone, rules.Entangled, rules.FlatFooted}[r.IntN(5)])
		c.Ready, c.Loaded = uint16(r.IntN(4)), uint16(r.IntN(4))
		c.Budget = rules.Budget{Standard: uint8(r.IntN(2)), Move: uint8(r.IntN(2)), Over: r.IntN(2) == 0, Delaying: r.IntN(3) == 0}
		c.Initiative, c.Opportunities, c.Taken = int16(r.IntN(20)), uint8(r.IntN(2)), r.Uint64()
		c.Activated = r.IntN(2) == 0
		e.Facts.Effects = append(e.Facts.Effects, rules.Effect{Kind: rules.Holds, Who: id, By: id, Against: rules.Nobody, Condition: rules.Shaken, Left: int8(r.IntN(5))})
	}
	e.Scenario = &sc
	swapTurns(e, unseen, r)
	if e.Map.Doors() > 0 {
		flip := uint64(1) << r.IntN(e.Map.Doors())
		before := e.Facts.OpenDoors
		e.Facts.OpenDoors ^= flip
		if view.Doors(e, side, before) != before {
			e.Facts.OpenDoors = before
		} else {
			note("doors %b", e.Facts.OpenDoors)
		}
	}
	two := view.New(e, side)
	same := slices.Equal(sees, view.Ground(e, side, nil))
	for id := range e.Count() {
		same = same && two.Knows(id) == v.Knows(id)
	}
	if !same {
		return nil // it has come into sight, or stands in the way of eyes
	}
	estrange(m, side)
	return changed
}

// swapTurns has two whom a side does not see come in each other's turns.
func swapTurns(e *rules.Encounter, unseen []rules.ID, r *rand.Rand) {
	if len(unseen) < 2 {
		return
	}
	order := e.Facts.Order[:e.Facts.Ordered]
	a, z := slices.Index(order, unseen[0]), slices.Index(order, unseen[1+r.IntN(len(unseen)-1)])
	if a >= 0 && z >= 0 && a != int(e.Facts.Turn) && z != int(e.Facts.Turn) {
		order[a], order[z] = order[z], order[a]
	}
}

// played is a match and the actions that it has come to.
type played struct {
	*match.Match
	done []rules.Action
}

// do carries out an action.
func (p *played) do(t *testing.T, a rules.Action) {
	t.Helper()
	if why, err := p.Do(a); err != nil || !why.OK() {
		t.Fatal(a.Verb, why, err)
	}
	p.done = append(p.done, a)
}

// twin is the same match played again.
func (p *played) twin(t *testing.T) *match.Match {
	t.Helper()
	again, err := p.Again(p.Seed())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range p.done {
		if why, err := again.Do(a); err != nil || !why.OK() {
			t.Fatal(a.Verb, why, err)
		}
	}
	if again.Hash() != p.Hash() {
		t.Fatal("the same actions have led elsewhere")
	}
	return again
}
