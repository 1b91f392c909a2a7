package census

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestCensusDoesNotDependOnWorkers: a slice of the census counts the same however
// many games are played at a time, and finds every ruleset's plain rules at work.
func TestCensusDoesNotDependOnWorkers(t *testing.T) {
	c := Config{Games: 6, Seed: 1, Workers: 1}
	one, err := Take(c)
	if err != nil {
		t.Fatal(err)
	}
	c.Workers = 3
	three, err := Take(c)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(one.Lines, three.Lines) || one.Actions != three.Actions {
		t.Error("the counts of one worker and of three differ")
	}
	times := map[[2]string]uint64{}
	for _, l := range one.Lines {
		times[[2]string{l.Ruleset, l.Rule}] = l.Times
	}
	for ruleset, ids := range map[string][]string{
		"d20":      {"ATK-01", "INI-01", "MOV-01", "MOV-02", "GEO-06", "COV-01", "DEF-01", "DMG-01", "STK-03", "AOO-05", "ACT-01", "RST-03", "DIC-17"},
		"limited":  {"ATK-01", "LIM-05", "LIM-08", "LIM-09", "GEO-11", "DEF-01", "DMG-04"},
		"skirmish": {"SKI-01", "SKI-02", "SKI-06", "SKI-15", "SKI-17", "RST-01"},
	} {
		for _, id := range ids {
			if times[[2]string{ruleset, id}] == 0 {
				t.Errorf("%s never decided in %s", id, ruleset)
			}
		}
	}
	// What another ruleset alone has cannot be counted.
	for key := range times {
		if key[0] == "skirmish" && key[1] == "LIM-05" || key[0] == "d20" && key[1] == "SKI-15" {
			t.Errorf("%s is counted in %s", key[1], key[0])
		}
	}
}

// TestOnlyTheIndexExempts: the rules that need not be met are those that the index
// calls carried or readings, and their number is shown.
func TestOnlyTheIndexExempts(t *testing.T) {
	index, err := rules.Index()
	if err != nil {
		t.Fatal(err)
	}
	r, err := list(Config{}, map[string]*tally{})
	if err != nil {
		t.Fatal(err)
	}
	for _, rs := range rulesets.All() {
		must, carried, readings := 0, 0, 0
		for i := range index {
			switch x := &index[i]; {
			case !slices.Contains(x.Rulesets, rs.Name):
			case x.Verdict == rules.Carried:
				carried++
			case x.Verdict == rules.Reading:
				readings++
			default:
				must++
			}
		}
		if c, n := r.Exempt(rs.Name); c != carried || n != readings {
			t.Errorf("%s exempts %d and %d, the index %d and %d", rs.Name, c, n, carried, readings)
		}
		unmet := 0
		for _, l := range r.Unmet() {
			if l.Ruleset == rs.Name {
				unmet++
			}
		}
		if unmet != must {
			t.Errorf("%s: of nothing played %d are unmet, want all %d", rs.Name, unmet, must)
		}
	}
}

// TestPlansCoverEverything: the games of a short census have every ruleset on every
// level, every player, and every option at a value that is not its default.
func TestPlansCoverEverything(t *testing.T) {
	games, err := plan(Config{Games: 60, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	levels, players, options := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, g := range games {
		levels[g.name()] = true
		for _, p := range g.seats {
			players[p] = true
		}
		for name := range g.options(nil) {
			options[name] = true
		}
	}
	if len(levels) < 3*6 {
		t.Errorf("only %d pairs of level and ruleset", len(levels))
	}
	for _, p := range []string{"random", "recruit", "soldier"} {
		if !players[p] {
			t.Errorf("%s plays nowhere", p)
		}
	}
	for _, row := range rulesets.Options() {
		if !options[row.Name] {
			t.Errorf("%s is never changed", row.Name)
		}
		if v := other(&row, row.Plain()); v == row.Plain() || !row.Accepts(v) {
			t.Errorf("%s: %q is no other value than %q", row.Name, v, row.Plain())
		}
	}
	if _, err := plan(Config{}); err == nil {
		t.Error("no games are a census")
	}
}
