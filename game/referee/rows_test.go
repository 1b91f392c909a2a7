package referee

import (
	"strings"
	"testing"

	"tenaille/levels"
)

// A list of fewer rows than there are names some of them, in their order; one as long as
// the answer's is compared row by row (FLK-01).
func TestSomeRows(t *testing.T) {
	const flanks = `{"stat":"attack","value":2,"rule":"FLK-01","suppressed":false}`
	for name, c := range map[string]struct {
		rows  string
		wrong int
	}{
		"one of them":             {flanks, 0},
		"two in their order":      {`{"rule":"ATK-03","value":4},` + flanks, 0},
		"two the wrong way round": {flanks + `,{"rule":"ATK-03","value":4}`, 1},
		"none such":               {strings.Replace(flanks, "2", "3", 1), 1},
		"the first of two alike":  {`{"rule":"ATK-03"},{"rule":"ATK-03"}`, 0},
		"a third alike":           {`{"rule":"ATK-03"},{"rule":"ATK-03"},{"rule":"ATK-03"}`, 1},
		"more than there are":     {strings.Repeat(flanks+",", 20) + flanks, 1},
		"all, two of them wrong":  {`{"value":5},{"value":3},{"rule":"ATK-03"},{},{},{}`, 2},
	} {
		file, err := levels.ReadPosition(strings.NewReader(`{"id":"x","rules":["FLK-01"],"ruleset":"d20","map":{"rows":["......"]},"combatants":[
			{"cast":"G","id":1,"side":"red","at":[0,0]},{"cast":"A","id":2,"side":"blue","at":[1,0]},{"cast":"G","id":3,"side":"red","at":[2,0]}],
			"ask":{"attack":{"by":1,"on":2,"weapon":"longsword"}},"expect":{"rows":[`+c.rows+`]}}`), "x.json")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		answer, err := Judge(&file.Cases[0])
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if d := Compare(&file.Cases[0], answer); len(d) != c.wrong {
			t.Errorf("%s: %v", name, d)
		}
	}
}

// Conditions, what is held and who is surprised are sets, in whatever order a case lists them.
func TestSetsInAnyOrder(t *testing.T) {
	const two = `"map":{"rows":["......"]},"combatants":[{"cast":"G","id":3,"side":"red","at":[0,0]},{"cast":"A","id":2,"side":"blue","at":[4,0],"conditions":[{"id":"shaken"},{"id":"prone"}]},{"cast":"A","id":1,"side":"blue","at":[5,0]}]`
	for name, c := range map[string]struct {
		ask   string
		wrong int
	}{
		"conditions":        {`"ask":{"script":{"commands":[{"do":"speak","by":3}]}},"expect":{"combatants":[{"id":2,"conditions":["shaken","prone"]}]}`, 0},
		"one too few":       {`"ask":{"script":{"commands":[{"do":"speak","by":3}]}},"expect":{"combatants":[{"id":2,"conditions":["shaken"]}]}`, 1},
		"held":              {`"ask":{"script":{"commands":[{"do":"speak","by":3}]}},"expect":{"combatants":[{"id":2,"holds":["longbow","dagger"]}]}`, 0},
		"held twice":        {`"ask":{"script":{"commands":[{"do":"speak","by":3}]}},"expect":{"combatants":[{"id":2,"holds":["dagger","dagger"]}]}`, 1},
		"surprised":         {`"ask":{"surprise":{"hidden":[3],"observers":[2,1],"dice":[[20,20],[20,1],[20,1]]}},"expect":{"surprised":[2,1]}`, 0},
		"one not surprised": {`"ask":{"surprise":{"hidden":[3],"observers":[2,1],"dice":[[20,20],[20,1],[20,1]]}},"expect":{"surprised":[2]}`, 1},
	} {
		file, err := levels.ReadPosition(strings.NewReader(`{"id":"x","rules":["CND-01"],"ruleset":"d20",`+two+`,`+c.ask+`}`), "x.json")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		answer, err := Judge(&file.Cases[0])
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if d := Compare(&file.Cases[0], answer); len(d) != c.wrong {
			t.Errorf("%s: %v", name, d)
		}
	}
}
