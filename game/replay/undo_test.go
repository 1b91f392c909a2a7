package replay

import (
	"bytes"
	"reflect"
	"testing"

	"tenaille/game/require/flip"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// begun is a course at its first turn.
func begun(t *testing.T, level, ruleset string, seed uint64) *Course {
	t.Helper()
	f, err := levels.OpenField(level)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewCourse(NewHeader(s, []string{"random", "random"}, seed), false)
	if err == nil {
		err = c.Begin(nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// shared is what an encounter and its copies have in common, or no fact.
var shared = map[string]string{
	"Encounter.Scenario": "never changes",
	"Encounter.Free":     "a match keeps to its turns",
	"Encounter.Listen":   "nobody listens between two actions",
	"Encounter.Watch":    "nobody watches",
	"Encounter.step":     "there is none between two actions",
	"Encounter.work":     "room to work in",
}

// returns is what going back makes of each field of a course: spoilt before, it is
// afterwards what it was, unless it is told why not. A new field has to be told.
var returns = map[string]struct {
	spoil      func(c *Course)
	undo, back string
}{
	"Header":   {nil, "never changes", "never changes"},
	"hear":     {nil, "who is told", "who is told"},
	"e":        {nil, "bit after bit, by flip.Each", "the same"},
	"first":    {nil, "never changes", "never changes"},
	"dice":     {func(c *Course) { c.dice.Stream.D(20); c.dice.Fixed = dice.Set{Sides: 20, Face: 7} }, "", ""},
	"seats":    {func(c *Course) { c.seats = []string{"random", "human"} }, "", ""},
	"silent":   {nil, "never changes", "never changes"},
	"doing":    {nil, "read while an action is carried out", "the same"},
	"text":     {func(c *Course) { c.text = append(c.text, "a line\n"...) }, "the way there stays written", ""},
	"lines":    {func(c *Course) { c.lines += 3 }, "the way there stays written", ""},
	"events":   {nil, "of the action under way", "the same"},
	"worded":   {func(c *Course) { c.worded++ }, "counts what was read", ""},
	"recorded": {func(c *Course) { c.recorded = true }, "taking back begins and ends on one side of a revision", ""},
	"ended":    {func(c *Course) { c.ended = ResultStopped }, "nobody takes back what has ended", ""},
	"broken":   {func(c *Course) { c.broken = &Broken{} }, "what is broken cannot be undone", ""},
	"past":     {func(c *Course) { c.remember() }, "one shorter: that is what undoing is", ""},
	"spare":    {nil, "room to work in", "room to work in"},
}

func TestReturnsKnowsEveryField(t *testing.T) {
	of := reflect.TypeFor[Course]()
	for i := range of.NumField() {
		if _, told := returns[of.Field(i).Name]; !told {
			t.Errorf("nobody says what becomes of Course.%s when an action is taken back or a mark is gone back to", of.Field(i).Name)
		}
	}
	if len(returns) != of.NumField() {
		t.Errorf("%d fields are told, a course has %d", len(returns), of.NumField())
	}
}

// stuffed is a course with something in every list of its encounter.
func stuffed(t *testing.T) *Course {
	t.Helper()
	c := begun(t, "proving-ground", "d20", 3)
	c.e.Facts.Combatants = c.e.Facts.Combatants[:3]
	c.e.Facts.Effects = []rules.Effect{{Who: 1}, {Who: 2}}
	c.e.Facts.Items = []rules.Item{{Owner: 1}, {Owner: 2}}
	c.e.Agenda.Steps = []rules.Step{{Who: 1}, {Who: 2}}
	return c
}

// TestUndoRestoresEveryBit: whatever an action changes, taking it back restores.
func TestUndoRestoresEveryBit(t *testing.T) {
	c := stuffed(t)
	c.silent = true
	facts, agenda := c.e.Facts.Clone(), c.e.Clone().Agenda
	held := c.Hash()
	tried := flip.Each(t, "Encounter", c.e, shared, func(place string) {
		spoilt := *c.e
		if reflect.DeepEqual(spoilt.Facts, facts) && reflect.DeepEqual(spoilt.Agenda, agenda) {
			t.Fatalf("%s was not changed", place)
		}
		*c.e = rules.Encounter{Scenario: spoilt.Scenario, Facts: facts, Agenda: agenda}
		c.remember()
		*c.e = spoilt
		returns["dice"].spoil(c)
		if err := c.Undo(); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(c.e.Facts, facts) || !reflect.DeepEqual(c.e.Agenda, agenda) || c.Hash() != held {
			t.Fatalf("undone, %s is not what it was", place)
		}
	})
	if tried < 2500 {
		t.Errorf("only %d bits were changed", tried)
	}
}

// TestGoingBackRestoresEveryBit: whatever happens after a mark, going back to it
// makes the course what it was.
func TestGoingBackRestoresEveryBit(t *testing.T) {
	c := stuffed(t)
	m, ok := c.Mark()
	if !ok {
		t.Fatal("a course at its first turn cannot be marked")
	}
	facts, agenda := c.e.Facts.Clone(), c.e.Clone().Agenda
	held, text := c.Hash(), c.Text()
	same := func(what string) {
		t.Helper()
		c.Back(m)
		if !reflect.DeepEqual(c.e.Facts, facts) || !reflect.DeepEqual(c.e.Agenda, agenda) || c.Hash() != held {
			t.Fatalf("gone back, %s is not what it was", what)
		}
	}
	flip.Each(t, "Encounter", c.e, shared, func(place string) {
		if reflect.DeepEqual(c.e.Facts, facts) && reflect.DeepEqual(c.e.Agenda, agenda) {
			t.Fatalf("%s was not changed", place)
		}
		same(place)
	})
	flip.Each(t, "Encounter", &m.e, shared, func(place string) {
		if !reflect.DeepEqual(c.e.Facts, facts) || !reflect.DeepEqual(c.e.Agenda, agenda) {
			t.Fatalf("the mark shares %s with its course", place)
		}
	})
	lines, worded := c.lines, c.worded
	for name, r := range returns {
		if r.spoil == nil || r.back != "" {
			continue
		}
		r.spoil(c)
		same(name)
		if !bytes.Equal(c.Text(), text) || c.lines != lines || c.worded != worded || c.ended != "" || c.broken != nil || c.Undoable() != 0 {
			t.Errorf("gone back, %s is not what it was", name)
		}
	}
}

// TestOnlyWhatTellsNothingIsUndone: an action can be taken back only if it drew no
// die, was no answer, met nobody unseen, asked nobody and left the turn to its side.
// Each of these alone keeps it from being taken back, and is met alone.
func TestOnlyWhatTellsNothingIsUndone(t *testing.T) {
	alone := map[string]int{}
	undoable := 0
	for seed := range uint64(60) {
		ruleset := []string{"d20", "limited", "skirmish", "d20"}[seed%4]
		c := begun(t, []string{"proving-ground", "broken-keep", "salt-mine", "ford"}[seed/4%4], ruleset, seed)
		c.Header.Setup.Fog = []string{"sight", "memory", "sight", "sight", "off"}[seed%5]
		e, draw := c.Encounter(), dice.NewStream(seed)
		for n := 0; n < 300 && !c.Over(); n++ {
			_, who := e.Awaits()
			side := e.Creatures[who].Side
			legal := view.New(e, int(side)).Legal(nil)
			a := legal[draw.D(len(legal))-1]
			var why []string
			if a.Verb == rules.Take || a.Verb == rules.Decline || a.Verb == rules.Choose {
				why = append(why, "answer")
			}
			if !e.Check(&a).OK() {
				why = append(why, "met somebody unseen")
			}
			state := c.dice.State()
			if r, err := c.Do(a); err != nil || !r.OK() {
				t.Fatal(err, r)
			}
			if c.dice.State() != state {
				why = append(why, "dice")
			}
			switch what, next := e.Awaits(); {
			case what != rules.AwaitsAction:
				why = append(why, "asked somebody")
			case e.Creatures[next].Side != side:
				why = append(why, "the other side's turn")
			}
			if len(why) == 1 {
				alone[why[0]]++
			}
			switch {
			case len(why) > 0 && c.Undoable() > 0:
				t.Fatalf("%s, seed %d: %s could be taken back: %v", ruleset, seed, a.Verb, why)
			case len(why) == 0 && c.Undoable() == 0:
				t.Fatalf("%s, seed %d: %s cannot be taken back", ruleset, seed, a.Verb)
			case len(why) == 0:
				undoable++
			}
		}
	}
	for _, why := range []string{"answer", "met somebody unseen", "dice", "asked somebody", "the other side's turn"} {
		if alone[why] < 2 {
			t.Errorf("%q decided alone %d times: draw more", why, alone[why])
		}
	}
	t.Log(undoable, alone)
}
