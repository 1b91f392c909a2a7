//go:build !js

package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// rulesList holds the arguments of the rules command.
type rulesList struct {
	Rulesets []string `arg:"" name:"ruleset" help:"Ruleset to list; with --diff, two."`
	Markdown bool     `help:"Write the table for readers, in Markdown."`
	Diff     bool     `help:"Print what differs between two rulesets, side by side."`
}

// rulesLegend tells how the list of rules is read.
func rulesLegend(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# The rules of %s: id, verdict, title, files and functions of the program that decide it, [tests that name it].\n", name)
	for v := range strings.SplitSeq(strings.ReplaceAll(rules.Verdicts, "[DEVIATIONS.md](DEVIATIONS.md)", "rules/DEVIATIONS.md"), " *") {
		fmt.Fprintf(&b, "# %s\n", strings.ReplaceAll(v, "*", ""))
	}
	return b.String()
}

// Run prints the rules of the ruleset: where each is decided, the tests that
// name it, and whether it is proved; or what two rulesets do not have in common.
func (r *rulesList) Run(s streams) error {
	if r.Diff != (len(r.Rulesets) == 2) || len(r.Rulesets) > 2 {
		return errors.New("rules: one ruleset is listed, two are compared with --diff")
	}
	chosen, err := rulesets.ByName(r.Rulesets[0])
	if err != nil {
		return err
	}
	if r.Diff {
		other, err := rulesets.ByName(r.Rulesets[1])
		if err != nil {
			return err
		}
		return printDifferences(s.out, chosen, other)
	}
	all, err := rules.Index()
	if err != nil {
		return err
	}
	if r.Markdown {
		fmt.Fprint(s.out, rules.IndexMarkdown(chosen.Book(), all))
		return nil
	}
	fmt.Fprint(s.out, rulesLegend(chosen.Name))
	for i := range all {
		x := &all[i]
		if !slices.Contains(x.Rulesets, chosen.Book()) {
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
