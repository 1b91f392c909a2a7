package rules

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

//go:generate go run .. census --record census.json
//go:generate go test ../game/proof -run TestIndex -count=1 -args -write

// indexed is the index of the rules: where each is decided, what breaking it
// did, and the tests that name it. A test makes it from the sources.
//
//go:embed index.json
var indexed []byte

// met is the census that the index reads: the rules that no played match met.
//
//go:embed census.json
var met []byte

// Met returns the census that the index reads. The error is one of the embedded
// text.
func Met() (Census, error) {
	var c Census
	if err := json.Unmarshal(met, &c); err != nil {
		return c, fmt.Errorf("census.json: %w", err)
	}
	return c, nil
}

// Census is what the index keeps of a census of played matches.
type Census struct {
	Games int    `json:"games"`
	Seed  string `json:"seed"`
	// Unmet lists by ruleset the rules that never decided in them.
	Unmet map[string][]string `json:"unmet"`
}

// The verdicts of an IndexEntry.
const (
	// Proved: wherever the rule decides, taking it away makes a test fail that
	// names it.
	Proved = "proved"
	// Carried: the rule defines or points to what another rule decides.
	Carried = "carried"
	// Reading: a conflict or silent point whose reading another rule carries.
	Reading = "reading"
	// Unmet: proved by tests, but a census of played matches never met it under
	// some ruleset.
	Unmet = "unmet"
	// Open: a place where it decides can be taken away unnoticed.
	Open = "open"
	// Untried: a place where it decides changed since it was last broken.
	Untried = "untried"
	// Uncited: nothing says where it is decided.
	Uncited = "uncited"
)

// Verdicts says what the verdicts mean, each in a sentence of Markdown.
const Verdicts = "*Proved*: wherever the rule decides, a test that names it fails when the row, refusal, event or decision is taken away; the count is of such places. *Carried*: a definition, decided under the rule named. *Reading*: a conflict or silent point, see [DEVIATIONS.md](DEVIATIONS.md) and the rule named. *Unmet*: proved so, but never met in the matches of `tenaille census`, under the rulesets named. *Open*: at some of the places it can be taken away and no test that names it fails. *Untried*: a place changed since it was last taken away."

// IndexEntry is what the index says of one rule.
type IndexEntry struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Rulesets []string `json:"rulesets"`
	Verdict  string   `json:"verdict"`
	By       string   `json:"by,omitempty"`  // the rule that carries it
	Why      string   `json:"why,omitempty"` // what it defines
	Proofs   []Proof  `json:"proofs,omitempty"`
	Tests    []string `json:"tests,omitempty"`
	// Unmet are the rulesets in whose played matches the rule never decided.
	Unmet []string `json:"unmet,omitempty"`
}

// Proof is one place where a rule decides, what was taken away there, and the
// test that failed for it; Test is empty when none did.
type Proof struct {
	Place  string `json:"place"`
	Breaks string `json:"breaks"`
	Test   string `json:"test"`
}

// Index returns the index of the rules in the order of the rule book. The
// error is one of the embedded text.
func Index() ([]IndexEntry, error) {
	var all []IndexEntry
	if err := json.Unmarshal(indexed, &all); err != nil {
		return nil, fmt.Errorf("index.json: %w", err)
	}
	return all, nil
}

// Says is the verdict of an entry in words, such as "carried by ATK-19".
func (x *IndexEntry) Says() string {
	switch {
	case x.Verdict == Carried || x.Verdict == Reading && x.By != "":
		return x.Verdict + " by " + x.By
	case x.Verdict == Proved:
		return fmt.Sprintf("proved, %d of %d", len(x.Proofs), len(x.Proofs))
	case x.Verdict == Unmet:
		return fmt.Sprintf("unmet in %s, %d of %d", strings.Join(x.Unmet, ", "), len(x.Proofs), len(x.Proofs))
	case x.Verdict == Open:
		n := 0
		for i := range x.Proofs {
			if x.Proofs[i].Test != "" {
				n++
			}
		}
		return fmt.Sprintf("open, %d of %d", n, len(x.Proofs))
	}
	return x.Verdict
}

// Places returns the places of an entry's proofs, each once.
func (x *IndexEntry) Places() []string {
	var places []string
	for i := range x.Proofs {
		if !slices.Contains(places, x.Proofs[i].Place) {
			places = append(places, x.Proofs[i].Place)
		}
	}
	return places
}

// IndexMarkdown writes the entries of one ruleset, by the name of its book, as a table for readers.
func IndexMarkdown(ruleset string, all []IndexEntry) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# The rules of %s and their proofs\n\n", ruleset)
	b.WriteString("Written by `go generate ./rules` from the sources, the tests and what `make mutate` found; a test compares it. " + Verdicts + "\n\n")
	counts := map[string]int{}
	n := 0
	for i := range all {
		if slices.Contains(all[i].Rulesets, ruleset) {
			counts[all[i].Verdict]++
			n++
		}
	}
	fmt.Fprintf(&b, "%d rules", n)
	for _, v := range []string{Proved, Unmet, Carried, Reading, Open, Untried, Uncited} {
		if counts[v] > 0 {
			fmt.Fprintf(&b, ", %d %s", counts[v], v)
		}
	}
	b.WriteString(".\n\n| rule | title | decided in | tests that name it | verdict |\n|---|---|---|---|---|\n")
	for i := range all {
		x := &all[i]
		if !slices.Contains(x.Rulesets, ruleset) {
			continue
		}
		decided := strings.Join(x.Places(), ", ")
		if x.Why != "" {
			decided = x.Why
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", x.ID, x.Title, decided, brief(x.Tests), x.Says())
	}
	return b.String()
}

// brief is a list of tests cut to the first three.
func brief(tests []string) string {
	const most = 3
	if len(tests) <= most {
		return strings.Join(tests, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(tests[:most], ", "), len(tests)-most)
}
