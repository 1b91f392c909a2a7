package referee

import (
	"maps"
	"os"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Every option of RST-03 that the d20 rules know has a case for each of its
// values, and at least one whose answer is another once the option is left at
// its default.
func TestEveryOptionOfRST03Changes(t *testing.T) {
	const name = "../../levels/testdata/examples/options.json"
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	file, err := levels.ReadPosition(f, name)
	if err != nil {
		t.Fatal(err)
	}
	shown, changes := map[string]map[string]bool{}, map[string]bool{}
	for i := range file.Cases {
		c := &file.Cases[i]
		for option, value := range c.Setup.Options {
			if shown[option] == nil {
				shown[option] = map[string]bool{}
			}
			shown[option][value] = true
			plain := *c
			plain.Setup.Options = maps.Clone(c.Setup.Options)
			delete(plain.Setup.Options, option)
			// Without the option its dice may be too few or too many.
			if a, err := Judge(&plain); err != nil || len(Compare(c, a)) > 0 {
				changes[option] = true
			}
		}
	}
	for _, o := range rulesets.Options() {
		if _, shared := rules.OptionByName(rules.SharedOptions(), o.Name); !shared {
			continue
		}
		for _, v := range o.Values {
			if !shown[o.Name][v] {
				t.Errorf("%s: no case of %s has %s = %s", o.Cite, name, o.Name, v)
			}
		}
		if !changes[o.Name] {
			t.Errorf("%s: no case of %s changes its answer by %s", o.Cite, name, o.Name)
		}
	}
}
