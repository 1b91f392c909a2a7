package census

import (
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
)

// TestScenariosMeetTheRules: the scenarios, each as it is and played by chance, recruits
// and soldiers, meet every rule that has to be met. The rarest rules want more games than
// one census has: it is taken again with other seeds until all are met, eight times at most.
func TestScenariosMeetTheRules(t *testing.T) {
	names := levels.Scenarios()
	var unmet []string
	for seed := uint64(1); seed <= 8; seed++ {
		r, err := Take(Config{Games: 6 * len(names), Seed: seed, Workers: 2, Scenarios: names})
		if err != nil {
			t.Fatal(err)
		}
		var here []string
		for _, l := range r.Unmet() {
			if !slices.Contains(here, l.Rule) && (seed == 1 || slices.Contains(unmet, l.Rule)) {
				here = append(here, l.Rule)
			}
		}
		if unmet = here; len(unmet) == 0 {
			break
		}
		t.Logf("met by none of the games so far: %s", strings.Join(unmet, " "))
	}
	for _, rule := range unmet {
		t.Errorf("no scenario meets %s", rule)
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
