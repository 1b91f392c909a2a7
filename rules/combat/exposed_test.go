package combat_test

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// A natural 1 on a saving throw exposes what the creature carries, any other
// throw does not, whoever fails (SAV-04, SIL-21).
func TestNaturalOneExposesItems(t *testing.T) {
	const blast = `{"id":"x","rules":["SAV-04"],"ruleset":"d20","map":{"rows":["............"]},
		"combatants":[{"cast":"G","id":1,"side":"red","at":[0,0],"powers":[{"id":"blast","cost":"standard","range":20,"damage":"1d6",
			"save":{"kind":"reflex","dc":15,"success":"half"},"area":{"kind":"burst","radius":0},"provokes":false}]},
		{"cast":"A","id":2,"side":"blue","at":[6,0]}],
		"ask":{"script":{"dice":[],"commands":[{"do":"power","by":1,"option":"blast","square":[6,0]}]}},"expect":{}}`
	for _, roll := range []int{1, 2, 20} {
		file, err := levels.ReadPosition(strings.NewReader(blast), "blast.json")
		if err != nil {
			t.Fatal(err)
		}
		c := &file.Cases[0]
		e, err := rulesets.New(&c.Setup)
		if err != nil {
			t.Fatal(err)
		}
		e.Free = true
		saves := 0
		e.Listen = func(ev rules.Event) {
			if ev.Kind != rules.TestRolled {
				return
			}
			saves++
			if got := ev.Flags&rules.FlagExposed != 0; got != (roll == 1) {
				t.Errorf("a natural %d: exposed %v, want %v", roll, got, roll == 1)
			}
		}
		a, err := c.Ask.Script.Commands[0].Action(e)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.NewScripted([][2]int{{6, 3}, {20, roll}})
		if r := e.Do(&a, src); !r.OK() || src.Err() != nil || saves != 1 {
			t.Errorf("a natural %d: refused by %v, %v, %d saves", roll, r.Cite, src.Err(), saves)
		}
	}
}
