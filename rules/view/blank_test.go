package view_test

import (
	"reflect"
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/view"
)

// told are the places in the facts that name creatures though their side may not know
// them: whoever is held feels it, that one who hides from the unseen cannot tell
// whether it has been noticed is said by a bit that is always set, and how many turns
// there are is known, not whose (STL-01).
var told = []string{"Order", "Combatants.Grip", "Combatants.Held", "Combatants.Pins", "Combatants.HiddenFrom"}

// names calls a function for every place in a value that may name a creature: an ID, or
// a set of 64 bits of a creature.
func names(v reflect.Value, path string, found func(path string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			names(v.Field(i), join(path, f.Name), found)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			names(v.Index(i), path, found)
		}
	default:
		if v.Type() == reflect.TypeFor[rules.ID]() || v.Kind() == reflect.Uint64 && v.Type() != reflect.TypeFor[rules.Conditions]() {
			found(path, v)
		}
	}
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// TestNothingNamesTheUnseen writes one whom a side does not know of into every place of
// the facts and the agenda that can name a creature, one place at a time: the view is
// the same as if nobody or another were there. A field that is added is tried, too.
func TestNothingNamesTheUnseen(t *testing.T) {
	base := walledEncounter(t)
	f := &base.Facts
	f.Effects = append(f.Effects, rules.Effect{Kind: rules.Holds, Who: 0, By: 0, Against: 0, Left: 3})
	f.Items = append(f.Items, rules.Item{Owner: 0, Holder: 0})
	if view.New(base, 0).Knows(1) || !view.New(base, 0).Knows(2) {
		t.Fatal("blue is to know of 2 and not of 1")
	}
	tried := map[string]bool{}
	count := 0
	names(reflect.ValueOf(f).Elem(), "", func(path string, _ reflect.Value) { count++; tried[path] = true })
	if count < 40 || !tried["Effects.By"] || !tried["Items.Holder"] || !tried["Order"] || !tried["Last"] || !tried["Phase.Lead"] {
		t.Fatalf("%d places: %v", count, tried)
	}
	for n := range count {
		e := base.Clone()
		k, where := 0, ""
		names(reflect.ValueOf(&e.Facts).Elem(), "", func(path string, v reflect.Value) {
			if k == n {
				where = path
				if v.Kind() == reflect.Uint64 {
					v.SetUint(v.Uint() ^ 1<<1)
				} else {
					v.SetInt(1)
				}
			}
			k++
		})
		if slices.Contains(told, where) || where == "OpenDoors" {
			continue
		}
		names(reflect.ValueOf(view.New(e, 0).Encounter().Facts), "", func(path string, v reflect.Value) {
			switch {
			case path != where:
			case v.Kind() == reflect.Uint64 && v.Uint()>>1&1 == 1, v.Kind() != reflect.Uint64 && v.Int() == 1:
				t.Errorf("%s names the unseen", path)
			}
		})
	}
}

// TestPlacesOfTheUnseenAreNotTold: of several unseen a side does not know who comes when.
func TestPlacesOfTheUnseenAreNotTold(t *testing.T) {
	e := walledEncounter(t)
	order := func(list ...rules.ID) [rules.MaxCombatants]rules.ID {
		o := e.Clone()
		o.Facts.Ordered = uint8(copy(o.Facts.Order[:], list))
		return view.New(o, 2).Encounter().Facts.Order
	}
	if a, b := order(2, 0, 1), order(1, 2, 0); slices.Contains(a[:3], -1) || a != order(1, 0, 2) || b != order(0, 1, 2) {
		t.Errorf("a stranger knows the order %v", a[:3])
	}
}

// TestAgendaOfTheUnseenIsForgotten: what one unseen is about to do is no part of what a
// side knows; the question that the side is asked is.
func TestAgendaOfTheUnseenIsForgotten(t *testing.T) {
	e := walledEncounter(t)
	var op rules.OpCode
	for i := range e.Rules.Questions {
		if e.Rules.Questions[i].Name == rules.AskActNow {
			op = rules.OpCode(i)
		}
	}
	e.Agenda.Action = rules.Action{Verb: rules.EndTurn, By: 1, On: rules.Nobody}
	e.Agenda.Blow.Attacker, e.Agenda.Blow.Target = 1, 0
	e.Agenda.Steps = []rules.Step{{Op: rules.OpSettle, Who: 1, Whom: rules.Nobody}, {Op: op, Who: 0, Whom: 1}}
	a := view.New(e, 0).Encounter().Agenda
	if len(a.Steps) != 1 || a.Steps[0].Who != 0 || a.Steps[0].Whom != rules.Nobody || a.Action.By != rules.Nobody || a.Blow != (rules.Frame{}) {
		t.Errorf("blue knows of the agenda %+v", a)
	}
	e.Agenda.Steps[0].Who, e.Agenda.Steps[1].Whom, e.Agenda.Action.By, e.Agenda.Blow.Attacker = 2, 2, 2, 2
	if a := view.New(e, 0).Encounter().Agenda; len(a.Steps) != 2 || a.Action.By != 2 {
		t.Errorf("of one whom it sees blue knows %+v", a)
	}
}
