package referee

import (
	"strings"
	"testing"

	"tenaille/levels"
)

// A question whose dice do not fit is answered by one line that says which
// die, even where the rules roll until somebody wins (DIC-17, INI-03, MAN-01).
func TestWrongDiceEndTheQuestion(t *testing.T) {
	const three = `"combatants":[{"cast":"G","id":1,"side":"red","at":[0,0]},{"cast":"G","id":2,"side":"blue","at":[1,0]},{"cast":"G","id":3,"side":"blue","at":[5,0]}]`
	for name, c := range map[string]struct{ ask, want string }{
		"ties for ever":    {`{"initiative":{"dice":[[20,10],[20,10],[20,10],[20,7],[20,7],[4,9]]}}`, "scripted die 5: want a d20"},
		"no dice":          {`{"initiative":{"dice":[]}}`, "scripted die 0: want a d20"},
		"contest":          {`{"script":{"dice":[[20,20]],"commands":[{"do":"trip","by":1,"on":2,"decline":[2]}]}}`, "scripted die 1: want a d20"},
		"impossible face":  {`{"script":{"dice":[[20,21]],"commands":[{"do":"attack","by":1,"on":2,"weapon":"longsword"}]}}`, "cannot show 21"},
		"nobody aimed at":  {`{"attack":{"by":1,"weapon":"longsword"}}`, "neither a target nor a square"},
		"square and enemy": {`{"attack":{"by":1,"on":2,"square":[1,0],"weapon":"longsword"}}`, "a square is attacked in place of a target"},
		"no such weapon":   {`{"attack":{"by":1,"on":2,"weapon":"halberd"}}`, `no weapon "halberd"`},
		"no such fighter":  {`{"attack":{"by":1,"on":9,"weapon":"longsword"}}`, "there is no combatant 9"},
	} {
		file, err := levels.ReadPosition(strings.NewReader(`{"id":"x","rules":["DIC-17"],"ruleset":"d20","map":{"rows":["......"]},`+three+`,"ask":`+c.ask+`,"expect":{}}`), "x.json")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		_, err = Judge(&file.Cases[0])
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want one line with %q", name, err, c.want)
		}
	}
}
