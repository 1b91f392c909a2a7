package combat_test

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"tenaille/game/require/flip"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// apart is what the canonical encoding leaves out, and why. Whoever adds a line
// here says that no hash, no replay and no undo will ever tell it.
var apart = map[string]string{
	"Encounter.Scenario": "never changes during an encounter",
	"Encounter.Listen":   "who is told, no fact",
	"Encounter.Free":     "whether turns are kept to, no fact: a script begins so",
	"Encounter.Watch":    "who is told, no fact",
	"Encounter.step":     "the step being worked off: there is none while an answer is awaited",
	"Encounter.work":     "room to work in, without meaning from one question to the next",
	// Their lengths are told by TestHashTellsLengthsApart: what is beyond cannot be.
	"Encounter.Facts.Ordered":        "a length",
	"Encounter.Agenda.Action.NBlows": "a length",
	"Encounter.Agenda.Action.Path.n": "a length",
}

func init() {
	// An item lies in a cell or is where its holder stands, and no map has more than
	// grid.MaxSide, 256, cells a side: the encoding has a byte for each.
	for bit := 8; bit < 16; bit++ {
		apart[fmt.Sprintf("Encounter.Facts.Items.At.X:%d", bit)] = "no map is so wide"
		apart[fmt.Sprintf("Encounter.Facts.Items.At.Y:%d", bit)] = "no map is so high"
	}
}

// full is an encounter in which every list has all that the encoding writes of it.
func full(t *testing.T) *rules.Encounter {
	t.Helper()
	if grid.MaxSide > 256 {
		t.Fatal("the encoding has a byte for the place of an item")
	}
	e := field(t, 20, 1)
	e.Facts.Ordered = uint8(len(e.Facts.Order))
	e.Facts.Effects = []rules.Effect{{}, {Who: 1}}
	e.Facts.Items = []rules.Item{{}, {Owner: 1}}
	e.Agenda.Steps = []rules.Step{{}, {Who: 1}}
	e.Agenda.Action.NBlows = rules.MaxAttacks
	for e.Agenda.Action.Path.Add(grid.E) {
	}
	return e
}

// TestHashTellsFactsApart: the way an encounter is written for hashes forgets
// nothing. Where two differ in one bit of a fact, of a step still to be done or of
// what the steps work on, they are written otherwise; what is left out is in one
// list.
func TestHashTellsFactsApart(t *testing.T) {
	e := full(t)
	held := e.AppendBinary(nil)
	var b []byte
	told := flip.Each(t, "Encounter", e, apart, func(place string) {
		if b = e.AppendBinary(b[:0]); bytes.Equal(b, held) {
			t.Errorf("the hash forgets %s: write it in rules.Encounter.AppendBinary", place)
		}
	})
	if told < 2500 {
		t.Errorf("only %d bits were changed: the search is broken", told)
	}
}

// TestHashTellsLengthsApart: the lists are told by how much of them counts.
func TestHashTellsLengthsApart(t *testing.T) {
	said := map[string]string{}
	tell := func(e *rules.Encounter, what string) {
		t.Helper()
		b := string(e.AppendBinary(nil))
		if was, known := said[b]; known {
			t.Errorf("%s is written like %s", what, was)
		}
		said[b] = what
	}
	for n := range rules.MaxCombatants + 1 {
		e := full(t)
		e.Facts.Ordered = uint8(n)
		tell(e, fmt.Sprint("an order of ", n))
	}
	for n := range rules.MaxAttacks {
		e := full(t)
		e.Agenda.Action.NBlows = uint8(n)
		tell(e, fmt.Sprint("blows, ", n))
	}
	for n := range rules.MaxPath {
		e := full(t)
		e.Agenda.Action.Path = rules.Path{}
		for range n {
			e.Agenda.Action.Path.Add(grid.N)
		}
		tell(e, fmt.Sprint("a path of ", n))
	}
	for n := range 12 {
		if n == 2 {
			continue // as it is
		}
		e := full(t)
		e.Facts.Effects = make([]rules.Effect, n)
		tell(e, fmt.Sprint("effects, ", n))
		e = full(t)
		e.Facts.Items = make([]rules.Item, n)
		tell(e, fmt.Sprint("items, ", n))
		e = full(t)
		e.Agenda.Steps = make([]rules.Step, n)
		tell(e, fmt.Sprint("steps, ", n))
	}
}

// TestCopiesAreApart: a copy of an encounter, or of its facts, is all that it was
// made from, and no bit of it can be changed there.
func TestCopiesAreApart(t *testing.T) {
	e := full(t)
	held := e.AppendBinary(nil)
	longer := full(t)
	longer.Facts.Combatants = append(longer.Facts.Combatants, longer.Facts.Combatants...)
	longer.Facts.Effects = append(longer.Facts.Effects, make([]rules.Effect, 9)...)
	longer.Facts.Items = append(longer.Facts.Items, make([]rules.Item, 9)...)
	longer.Agenda.Steps = append(longer.Agenda.Steps, make([]rules.Step, 9)...)
	seen := view.New(longer, view.Everyone)
	seen.Renew(e)
	for _, c := range []struct {
		name string
		make func() *rules.Encounter
	}{
		{"rules.Encounter.Clone", e.Clone},
		{"rules.Encounter.CopyTo what has more", func() *rules.Encounter { e.CopyTo(longer); return longer }},
		{"rules.Facts.Clone", func() *rules.Encounter { return &rules.Encounter{Facts: e.Facts.Clone(), Agenda: e.Clone().Agenda} }},
		{"view.New", func() (o *rules.Encounter) {
			view.New(e, view.Everyone).Read(func(v *rules.Encounter) { o = v })
			return o
		}},
		{"view.Renew", func() (o *rules.Encounter) {
			seen.Read(func(v *rules.Encounter) { o = v })
			return o
		}},
		{"view.Encounter", seen.Encounter},
	} {
		o := c.make()
		if !reflect.DeepEqual(o.Facts, e.Facts) || !reflect.DeepEqual(o.Agenda, e.Agenda) {
			t.Errorf("%s is not what it was made from", c.name)
		}
		var b []byte
		flip.Each(t, "Encounter", o, copied, func(place string) {
			if b = e.AppendBinary(b[:0]); !bytes.Equal(b, held) {
				t.Errorf("%s shares %s with what it was made from", c.name, place)
			}
		})
	}
}

// TestCopiesKeepToTurnsOfTheirOwn: a copy begins as free of the order as what it was made
// from, and a thought in which anybody may act leaves the match as it is.
func TestCopiesKeepToTurnsOfTheirOwn(t *testing.T) {
	for _, free := range []bool{false, true} {
		e := full(t)
		e.Free = free
		for name, c := range map[string]*rules.Encounter{"a clone": e.Clone(), "a view": view.New(e, view.Everyone).Encounter()} {
			if c.Free != free {
				t.Errorf("%s of an encounter is free: %v, want %v", name, c.Free, free)
			}
			if c.Free = !free; e.Free != free {
				t.Errorf("%s changes the encounter it was made from", name)
			}
		}
	}
}

// copied is what copies share, or have of their own.
var copied = map[string]string{
	"Encounter.Scenario": "shared: it never changes",
	"Encounter.Listen":   "nobody listens to a copy",
	"Encounter.Watch":    "nobody watches a copy",
	"Encounter.step":     "there is none while an answer is awaited",
	"Encounter.work":     "room to work in",
}
