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
		"ties for ever":      {`{"initiative":{"dice":[[20,10],[20,10],[20,10],[20,7],[20,7],[4,9]]}}`, "scripted die 5: want a d20"},
		"no dice":            {`{"initiative":{"dice":[]}}`, "scripted die 0: want a d20"},
		"contest":            {`{"script":{"dice":[[20,20]],"commands":[{"do":"trip","by":1,"on":2,"decline":[2]}]}}`, "scripted die 1: want a d20"},
		"impossible face":    {`{"script":{"dice":[[20,21]],"commands":[{"do":"attack","by":1,"on":2,"weapon":"longsword"}]}}`, "cannot show 21"},
		"nobody aimed at":    {`{"attack":{"by":1,"weapon":"longsword"}}`, "neither a target nor a square"},
		"square and enemy":   {`{"attack":{"by":1,"on":2,"square":[1,0],"weapon":"longsword"}}`, "a square is attacked in place of a target"},
		"no such weapon":     {`{"attack":{"by":1,"on":2,"weapon":"halberd"}}`, `no weapon "halberd"`},
		"unknown situation":  {`{"surprise":{"hidden":[1],"observers":[2],"situation":{"9":1},"dice":[[20,1],[20,1]]}}`, "ask.surprise.situation: there is no combatant 9"},
		"huge situation":     {`{"surprise":{"hidden":[1],"observers":[2],"situation":{"2":2000000000},"dice":[[20,1],[20,1]]}}`, "ask.surprise.situation.2: 2000000000 is not -100 to 100"},
		"twice in the order": {`{"script":{"order":[2,1,2],"commands":[{"do":"speak","by":1}]}}`, "ask.script.order[2]: 2 stands there twice"},
		"no such fighter":    {`{"attack":{"by":1,"on":9,"weapon":"longsword"}}`, "there is no combatant 9"},
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

// A position that cannot be is refused in one line that says where, before
// anything is asked of it.
func TestContradictionsAreRefused(t *testing.T) {
	const ask = `"ask":{"save":{"by":1,"kind":"reflex","dc":15%s}},"expect":{}`
	for name, c := range map[string]struct{ first, area, want string }{
		"dying and well":        {`"conditions":[{"id":"dying"}]`, "", "combatants[0].conditions[0].id: nobody with 30 hit points is dying"},
		"stable and well":       {`"conditions":[{"id":"prone"},{"id":"stable"}]`, "", "conditions[1].id: nobody with 30 hit points is stable"},
		"disabled and well":     {`"hp":3,"conditions":[{"id":"disabled"}]`, "", "nobody with 3 hit points is disabled"},
		"grappling with nobody": {`"conditions":[{"id":"grappling","with":[2,9]}]`, "", "conditions[0].with[1]: there is no combatant 9"},
		"pinned by nobody":      {`"conditions":[{"id":"pinned","by":9}]`, "", "conditions[0].by: there is no combatant 9"},
		"pinned by itself":      {`"conditions":[{"id":"pinned","by":1}]`, "", "there is no combatant 1 to pin it"},
		"half a blur":           {`"personal_concealment":30`, "", "personal_concealment: 30 is none of 0, 20, 50"},
		"burst nowhere":         {`"hp":30`, `,"area":{"kind":"burst","radius":2}`, "area.origin: a burst needs a cell of the map"},
		"spread off the map":    {`"hp":30`, `,"area":{"kind":"spread","origin":[9,9],"radius":2}`, "area.origin: a spread needs a cell"},
		"burst turned inside":   {`"hp":30`, `,"area":{"kind":"burst","origin":[3,0],"radius":-1}`, "area.radius: -1 is not from 0"},
		"line to itself":        {`"hp":30`, `,"area":{"kind":"line","by":2,"length":4,"toward":[1,0]}`, "area.toward: a line needs"},
		"line of no length":     {`"hp":30`, `,"area":{"kind":"line","by":2,"toward":[3,0]}`, "area.length: 0 is not from 1"},
		"cone nowhere":          {`"hp":30`, `,"area":{"kind":"cone","by":2,"length":4}`, "area.direction"},
	} {
		position := `{"id":"x","rules":["SAV-01"],"ruleset":"d20","map":{"rows":["......"]},"combatants":[{"cast":"G","id":1,"side":"red","at":[0,0],` +
			c.first + `},{"cast":"G","id":2,"side":"blue","at":[1,0]}],` + strings.Replace(ask, "%s", c.area, 1) + `}`
		file, err := levels.ReadPosition(strings.NewReader(position), "x.json")
		if err == nil {
			_, err = Judge(&file.Cases[0])
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want one line with %q", name, err, c.want)
		}
	}
}
