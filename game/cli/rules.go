//go:build !js

package cli

import (
	_ "embed"
	"fmt"
	"strings"

	"tenaille/rules/rulesets"
)

// ruleTable has a line for every rule the program's rules cite: its id, the
// folders of the sources that do, and the tests that name it. A test makes it
// from the sources and fails when it is out of date.
//
//go:embed ruletable.tsv
var ruleTable string

// rulesList holds the arguments of the rules command.
type rulesList struct {
	Ruleset string `arg:"" help:"Ruleset to list."`
}

// Run prints the ids of the rules that the ruleset enforces, each with a test.
func (r *rulesList) Run(s streams) error {
	chosen, err := rulesets.ByName(r.Ruleset)
	if err != nil {
		return err
	}
	for line := range strings.Lines(ruleTable) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 3 || !cites(strings.Fields(fields[1]), chosen.Name) {
			continue
		}
		tests := fields[2]
		if tests == "" {
			tests = "no test yet"
		}
		fmt.Fprintf(s.out, "%s  %s\n", fields[0], tests)
	}
	return nil
}

// cites reports whether one of the folders is the ruleset's own or one that
// all rulesets share.
func cites(folders []string, ruleset string) bool {
	for _, folder := range folders {
		shared := true
		for _, other := range rulesets.All() {
			shared = shared && folder != "rules/"+other.Name
		}
		if shared || folder == "rules/"+ruleset {
			return true
		}
	}
	return false
}
