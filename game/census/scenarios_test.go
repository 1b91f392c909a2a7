package census

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
)

// unmetByScenarios are the rules that no scenario has met in the games of
// TestScenariosMeetTheRules, one to a line with its reason behind it.
//
//go:embed testdata/scenarios-unmet.txt
var unmetByScenarios string

// TestScenariosMeetTheRules: the scenarios, each as it is and played by chance, recruits
// and soldiers, meet every rule that has to be met but those listed in the test data. The
// list may only grow shorter.
func TestScenariosMeetTheRules(t *testing.T) {
	names := levels.Scenarios()
	r, err := Take(Config{Games: 6 * len(names), Seed: 1, Workers: 2, Scenarios: names})
	if err != nil {
		t.Fatal(err)
	}
	var known []string
	for line := range strings.Lines(unmetByScenarios) {
		rule, why, _ := strings.Cut(strings.TrimSpace(line), " ")
		if known = append(known, rule); len(why) < 20 {
			t.Errorf("no reason is told why no scenario meets %s", rule)
		}
	}
	var unmet []string
	for _, l := range r.Unmet() {
		if !slices.Contains(unmet, l.Rule) {
			unmet = append(unmet, l.Rule)
		}
	}
	for _, rule := range unmet {
		if !slices.Contains(known, rule) {
			t.Errorf("no scenario meets %s any more", rule)
		}
	}
	t.Logf("%d rules are met by no scenario: %s", len(unmet), strings.Join(unmet, " "))
	for _, rule := range known {
		if !slices.Contains(unmet, rule) {
			t.Logf("%s is met now: take it off the list", rule)
		}
	}
}

// TestScenariosAreCountedAsTheyAre: a census of scenarios plays every one under its own
// ruleset, with its own armies and options.
func TestScenariosAreCountedAsTheyAre(t *testing.T) {
	names := levels.Scenarios()
	games, err := plan(Config{Games: 2 * len(names), Seed: 1, Scenarios: names})
	if err != nil {
		t.Fatal(err)
	}
	played := map[string]int{}
	for i := range games {
		want, err := levels.Load(games[i].level)
		if err != nil {
			t.Fatal(err)
		}
		got, err := games[i].setup()
		if err != nil || got.Ruleset != games[i].ruleset || len(got.Combatants) != len(want.Combatants) || len(got.Goals) == 0 {
			t.Errorf("%s: %v, ruleset %s, %d creatures", games[i].name(), err, got.Ruleset, len(got.Combatants))
		}
		played[games[i].level]++
	}
	for _, name := range names {
		if played[name] != 2 {
			t.Errorf("%s is played %d times", name, played[name])
		}
	}
	if _, err := plan(Config{Games: 1, Scenarios: []string{"moon"}}); err == nil {
		t.Error("a scenario that is not there is played")
	}
}
