//go:build !js

package cli

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// rulesList holds the arguments of the rules command.
type rulesList struct {
	Ruleset  string `arg:"" help:"Ruleset to list."`
	Markdown bool   `help:"Write the table for readers, in Markdown."`
}

// Run prints the rules of the ruleset: where each is decided, the tests that
// name it, and whether it is proved.
func (r *rulesList) Run(s streams) error {
	chosen, err := rulesets.ByName(r.Ruleset)
	if err != nil {
		return err
	}
	all, err := rules.Index()
	if err != nil {
		return err
	}
	if r.Markdown {
		fmt.Fprint(s.out, rules.IndexMarkdown(chosen.Name, all))
		return nil
	}
	for i := range all {
		x := &all[i]
		if !slices.Contains(x.Rulesets, chosen.Name) {
			continue
		}
		fmt.Fprintf(s.out, "%-6s  %-22s  %-40s", x.ID, x.Says(), x.Title)
		if where := x.Places(); len(where) > 0 {
			fmt.Fprintf(s.out, "  %s", strings.Join(where, ", "))
		} else if x.Why != "" {
			fmt.Fprintf(s.out, "  %s", x.Why)
		}
		if len(x.Tests) > 0 {
			fmt.Fprintf(s.out, "  [%s]", strings.Join(x.Tests, "; "))
		}
		fmt.Fprintln(s.out)
	}
	return nil
}
