package view_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/view"
)

// TestLocatedIsAllThatIsKnown: of one unseen that a side has located it knows the square,
// and nothing else, until it moves (STL-03).
func TestLocatedIsAllThatIsKnown(t *testing.T) {
	e := walledEncounter(t)
	const unseen = 1
	at := e.Facts.Combatants[unseen].At
	e.Emit(rules.Event{Kind: rules.Located, Who: 0, Whom: unseen, To: at, Cite: rules.STL03})
	v := view.New(e, 0)
	if c := v.Encounter().Facts.Combatants[unseen]; v.Knows(unseen) || c != (rules.Combatant{Absent: true, At: at, Located: 1}) {
		t.Errorf("blue knows %+v", c)
	}
	if c := view.New(e, 2).Encounter().Facts.Combatants[unseen]; c.Located != 0 && !view.New(e, 2).Knows(unseen) {
		t.Errorf("another side knows %+v", c)
	}
	was := rules.Event{Kind: rules.Located, Who: 0, Whom: unseen, To: at, Cite: rules.STL03}
	if seen, ok := view.Seen(was, v, v); !ok || seen.Whom != rules.Nobody || seen.To != at {
		t.Errorf("blue perceives %+v: %v", seen, ok)
	}
	if e.Hash() == walledEncounter(t).Hash() {
		t.Error("that it is known is no part of the state")
	}
	e.Emit(rules.Event{Kind: rules.Moved, Who: unseen, Whom: rules.Nobody, From: at, To: at, A: 0, Cite: rules.MOV01})
	if c := view.New(e, 0).Encounter().Facts.Combatants[unseen]; c != (rules.Combatant{Absent: true}) {
		t.Errorf("once it has moved blue knows %+v", c)
	}
}
