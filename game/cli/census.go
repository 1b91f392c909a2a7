//go:build !js

package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"tenaille/game/census"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// censusCommand holds the flags of the census command.
type censusCommand struct {
	Games     int    `default:"60" help:"Number of games, shared out among the rulesets."`
	Seed      string `default:"14" help:"Seed, an unsigned 64-bit number, from which every game draws its own."`
	Jobs      int    `default:"2" help:"Games played at a time; the counts do not depend on it."`
	JSON      bool   `name:"json" help:"Print as JSON."`
	Scenarios bool   `help:"Play the scenarios in place of the maps, by turns, each as it is; a rule need then be met under one ruleset."`
	Record    string `placeholder:"FILE" help:"Write the rules never met into FILE, as rules/census.json keeps them for the index, and print nothing."`
}

// met is a rule of the census as JSON.
type met struct {
	Rule    string            `json:"rule"`
	Verdict string            `json:"verdict,omitempty"`
	Times   map[string]uint64 `json:"times"` // by ruleset
}

// Run plays the games and prints how often each rule decided. It fails when a
// rule that has to be met never was.
func (c *censusCommand) Run(to streams) error {
	seed, err := seedOf(c.Seed)
	if err := cmp.Or(err, atLeast("games", c.Games, 1), atLeast("jobs", c.Jobs, 1)); err != nil {
		return err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	start := time.Now()
	of := census.Config{Games: c.Games, Seed: seed, Workers: c.Jobs}
	if c.Scenarios {
		of.Scenarios = levels.Scenarios()
	}
	r, err := census.Take(of)
	if err != nil {
		return err
	}
	switch {
	case c.Record != "":
		return c.record(r)
	case c.JSON:
		err = printMet(to.out, r)
	default:
		printCensus(to.out, r, time.Since(start))
	}
	if err == nil && len(r.Unmet()) > 0 {
		return silent{}
	}
	return err
}

// record writes the rules never met, as the index reads them.
func (c *censusCommand) record(r *census.Result) error {
	b, err := json.MarshalIndent(rules.Census{Games: r.Games, Seed: strconv.FormatUint(r.Seed, 10), Unmet: unmet(r)}, "", " ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(c.Record, append(b, '\n'), 0o644); err != nil {
		return fmt.Errorf("--record: %w", err)
	}
	return nil
}

// unmet lists the rules never met by ruleset.
func unmet(r *census.Result) map[string][]string {
	lists := map[string][]string{}
	for _, rs := range rulesets.All() {
		lists[rs.Name] = []string{}
	}
	for _, l := range r.Unmet() {
		lists[l.Ruleset] = append(lists[l.Ruleset], l.Rule)
	}
	return lists
}

// byRule gathers the lines of each rule.
func byRule(r *census.Result) []met {
	var all []met
	for _, l := range r.Lines {
		if len(all) == 0 || all[len(all)-1].Rule != l.Rule {
			all = append(all, met{Rule: l.Rule, Verdict: l.Verdict, Times: map[string]uint64{}})
		}
		all[len(all)-1].Times[l.Ruleset] = l.Times
	}
	return all
}

func printMet(out io.Writer, r *census.Result) error {
	b, err := json.MarshalIndent(struct {
		Games int                 `json:"games"`
		Seed  string              `json:"seed"`
		Rules []met               `json:"rules"`
		Unmet map[string][]string `json:"unmet"`
	}{r.Games, strconv.FormatUint(r.Seed, 10), byRule(r), unmet(r)}, "", "  ")
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s\n", b)
	return nil
}

// printCensus prints a line a rule: how often it decided under each ruleset, a
// dash where the ruleset has no such rule.
func printCensus(out io.Writer, r *census.Result, took time.Duration) {
	fmt.Fprintf(out, "%-8s", "rule")
	for _, rs := range rulesets.All() {
		fmt.Fprintf(out, "%10s", rs.Name)
	}
	fmt.Fprintln(out)
	for _, m := range byRule(r) {
		fmt.Fprintf(out, "%-8s", m.Rule)
		for _, rs := range rulesets.All() {
			if n, has := m.Times[rs.Name]; has {
				fmt.Fprintf(out, "%10d", n)
			} else {
				fmt.Fprintf(out, "%10s", "-")
			}
		}
		if m.Verdict != "" {
			fmt.Fprintf(out, "  %s", m.Verdict)
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "%d games, seed %d, %d actions, %.1f games per second (%.1f s)\n", r.Games, r.Seed, r.Actions, float64(r.Games)/took.Seconds(), took.Seconds())
	for _, rs := range rulesets.All() {
		carried, readings := r.Exempt(rs.Name)
		fmt.Fprintf(out, "%-8s  need not be met: %d carried by another rule, %d readings; never met: ", rs.Name, carried, readings)
		if list := unmet(r)[rs.Name]; len(list) > 0 {
			fmt.Fprintf(out, "%d: %s\n", len(list), strings.Join(list, " "))
		} else {
			fmt.Fprintln(out, "none")
		}
	}
}
