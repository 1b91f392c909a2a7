package combat_test

import (
	"bytes"
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

// The way an encounter is written for hashes forgets nothing: where two differ
// in a fact, their hashes do.
func TestHashTellsFactsApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := sober(t)
		o := e.Clone()
		c := &o.Facts.Combatants[actor(t, o)]
		switch rapid.IntRange(0, 11).Draw(t, "fact") {
		case 0:
			c.HP++
		case 1:
			c.Conditions ^= 1 << rules.Shaken
		case 2:
			c.At.X++
		case 3:
			c.Budget.Move ^= 1
		case 4:
			c.Ready ^= 1
		case 5:
			c.HiddenFrom ^= 1
		case 6:
			c.Opportunities++
		case 7:
			o.Facts.OpenDoors ^= 1
		case 8:
			c.Readied.Then = rules.Attack
		case 9:
			o.Facts.Effects = append(o.Facts.Effects, rules.Effect{Left: 1})
		case 10:
			c.Activated = !c.Activated
		case 11:
			o.Facts.Phase.Left++
		}
		if e.Hash() == o.Hash() {
			t.Fatalf("two that differ hash alike:\n%+v\n%+v", e.Facts, o.Facts)
		}
	})
}
