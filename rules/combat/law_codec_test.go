package combat_test

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// What is written is read back the same: a position by way of its file, a
// canonical action by way of its command, at any moment of an encounter; and
// both do the same to the same dice.
func TestWrittenIsRead(t *testing.T) {
	actions := 0
	rapid.Check(t, func(t *rapid.T) {
		e := sober(t)
		var file bytes.Buffer
		if err := levels.WritePosition(&file, *e.Setup); err != nil {
			t.Fatal(err)
		}
		text := file.String()
		read, err := levels.ReadPosition(&file, "drawn.json")
		if err != nil || len(read.Cases) != 1 {
			t.Fatalf("%v\n%s", err, text)
		}
		again, err := rulesets.New(&read.Cases[0].Setup)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if e.Hash() != again.Hash() {
			t.Fatalf("written and read, %x is %x\n%s", e.Hash(), again.Hash(), text)
		}
		seed := rapid.Uint64().Draw(t, "seed")
		one, two := dice.NewSeeded(seed), dice.NewSeeded(seed)
		e.Rules.Turn.Begin(e)
		e.Run(one)
		again.Rules.Turn.Begin(again)
		again.Run(two)
		for n := 0; n < 4 && !e.Facts.Over; n++ {
			legal := e.Legal(nil)
			a := legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
			c := levels.CommandOf(e, &a)
			b, err := c.Action(e)
			if err != nil {
				t.Fatalf("%s, %+v, is written as %+v: %v\n%s", a.Verb, a, c, err, draw(e))
			}
			actions++
			e.Do(&a, one)
			if r := again.Do(&b, two); !r.OK() || e.Hash() != again.Hash() {
				t.Fatalf("%s, %+v, is written as %+v and read as %+v, refused by %s\n%s", a.Verb, a, c, b, r.Cite, draw(e))
			}
		}
	})
	if actions < 50 {
		t.Errorf("only %d actions were written", actions)
	}
}

// TestHashTellsFactsApart: the way an encounter is written for hashes forgets
// nothing, and a copy is apart from what it was made from. Where two differ in a
// fact, in a step still to be done or in what the steps work on, their hashes do.
func TestHashTellsFactsApart(t *testing.T) {
	e := field(t, 20, 3)
	e.Facts.Ordered = 2
	e.Facts.Effects = []rules.Effect{{}}
	e.Facts.Items = []rules.Item{{}}
	e.Agenda.Steps = []rules.Step{{}}
	e.Agenda.Action.NBlows = 1
	// Of the others nothing is written, or they are alike.
	used := map[string]int{"Facts.Combatants": 1, "Facts.Order": int(e.Facts.Ordered), "Agenda.Action.Blows": int(e.Agenda.Action.NBlows)}
	o := e.Clone()
	told, held := 0, e.Hash()
	var change func(v reflect.Value, place string)
	change = func(v reflect.Value, place string) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if f := v.Type().Field(i); f.IsExported() {
					change(v.Field(i), place+"."+f.Name)
				}
			}
			return
		case reflect.Array, reflect.Slice:
			n, ok := used[place]
			if !ok {
				n = v.Len()
			}
			if n == 0 {
				t.Errorf("%s is empty here: put something into it", place)
			}
			for i := range n {
				change(v.Index(i), fmt.Sprintf("%s[%d]", place, i))
			}
			return
		}
		was := reflect.ValueOf(v.Interface())
		switch {
		case v.Kind() == reflect.Bool:
			v.SetBool(!v.Bool())
		case v.CanInt():
			v.SetInt(v.Int() ^ 1)
		default:
			v.SetUint(v.Uint() ^ 1)
		}
		if o.Hash() == held {
			t.Errorf("the hash forgets %s: write it in rules.Encounter.AppendBinary", place)
		}
		if e.Hash() != held {
			t.Errorf("a copy shares %s with what it was made from: copy it in rules.Encounter.CopyTo", place)
		}
		v.Set(was)
		told++
	}
	change(reflect.ValueOf(&o.Facts).Elem(), "Facts")
	change(reflect.ValueOf(&o.Agenda).Elem(), "Agenda")
	if told < 150 {
		t.Errorf("only %d facts were changed: the search is broken", told)
	}
}
