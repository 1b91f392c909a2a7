package combat_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"tenaille/levels"
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
