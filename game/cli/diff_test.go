//go:build !js

package cli

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// The differences of the rulesets are pinned: one that changes is a rule that
// changes, and the commit says which.
func TestDifferencesGolden(t *testing.T) {
	for _, pair := range [][2]string{{"d20", "limited"}, {"d20", "skirmish"}} {
		name := "testdata/diff-" + pair[0] + "-" + pair[1] + ".txt"
		code, out, errs := run(t, "rules", "--diff", pair[0], pair[1])
		if code != 0 || errs != "" {
			t.Fatalf("%v: code %d, %q", pair, code, errs)
		}
		if os.Getenv("TENAILLE_GOLDEN") == "write" {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if out != string(want) {
			t.Errorf("%s: \"make golden\" writes it again\n%s", name, out)
		}
	}
}

// TestDifferencesAreInWords: every field of a ruleset is compared, and no line
// names a function, a field or a number of a table.
func TestDifferencesAreInWords(t *testing.T) {
	known := []string{"Name", "Deeds", "Rolls", "Questions", "Verbs", "Rows", "Checks", "Tests", "States", "Options", "Turn.Costs", "Turn.Pips"}
	for i := range subjects {
		known = append(known, subjects[i].field)
	}
	// What these say, another line says.
	for name, by := range map[string]string{
		"VariantOf": "Name", "Attack.AimIf": "Attack.Aim", "Turn.Phases": "Turn.Initiative", "Attack.Shoots": "Attack.Strikeable", "Attack.Reach": "Attack.Strikeable",
		"Attack.OneWeapon": "Figures", "Attack.Flanking": "Rows", "Attack.Psychic": "Rows", "Attack.Removed": "Attack.Defeated",
		"Move.Doubled": "Move.Squares", "Move.Minimum": "Move.Squares", "Move.Climbs": "States", "Move.Floats": "States", "Move.Straight": "Verbs",
		"Screen.Notch": "Figures", "Screen.Bar": "Verbs",
	} {
		if !slices.Contains(known, by) {
			t.Errorf("%s is to be told by %s, which is not compared", name, by)
		}
		known = append(known, name)
	}
	for _, name := range fieldsIn(reflect.TypeFor[rules.Ruleset](), "") {
		if !slices.Contains(known, name) {
			t.Errorf("differences in %s have no words", name)
		}
	}
	for _, r := range rulesets.All() {
		name := r.Name
		for _, row := range slices.Concat(r.Rows, r.Checks, r.Tests) {
			if stats[row.Stat] == "" {
				t.Errorf("%s: stat %d has no words", name, row.Stat)
			}
		}
		for _, second := range rulesets.All() {
			other := second.Name
			_, out, _ := run(t, "rules", "--diff", name, other)
			for line := range strings.Lines(out) {
				if strings.HasPrefix(line, "#") {
					continue
				}
				for _, bad := range []string{"combat.", "limited.", "skirmish.", "d20.", "_", "func", "0x", "!("} {
					if strings.Contains(strings.NewReplacer("limited_aoo", "", "limited_surprised_def", "", "limited_zero_hp", "").Replace(line), bad) {
						t.Errorf("%s, %s: %q in %q", name, other, bad, line)
					}
				}
			}
			if heads := strings.Count(out, "# "); heads != 3 {
				t.Errorf("%s, %s: %d lines say how to read it", name, other, heads)
			}
		}
	}
}

// TestRulesSayHowToReadThem: the list begins with what its columns and verdicts
// mean; without those lines there is one of each rule.
func TestRulesSayHowToReadThem(t *testing.T) {
	_, out, _ := run(t, "rules", "d20")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	n := 0
	for n < len(lines) && strings.HasPrefix(lines[n], "# ") {
		n++
	}
	head := strings.Join(lines[:n], "\n")
	for _, want := range []string{"id, verdict, title", "Proved: ", "Carried: ", "Reading: "} {
		if !strings.Contains(head, want) {
			t.Errorf("%q is not said in\n%s", want, head)
		}
	}
	for _, line := range lines[n:] {
		if _, known := rules.CiteByName(strings.Fields(line)[0]); !known {
			t.Errorf("no rule: %q", line)
		}
	}
}

func TestRulesArguments(t *testing.T) {
	for _, args := range [][]string{{"rules", "d20", "limited"}, {"rules", "--diff", "d20"}, {"rules", "--diff", "d20", "chess"}} {
		if code, _, errs := run(t, args...); code != 1 || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: code %d, %q", args, code, errs)
		}
	}
}

// fieldsIn are the paths of the fields of a type, those of a group of fields
// after its name.
func fieldsIn(t reflect.Type, group string) (list []string) {
	for i := range t.NumField() {
		if f := t.Field(i); f.Type.Kind() == reflect.Struct {
			list = append(list, fieldsIn(f.Type, group+f.Name+".")...)
		} else {
			list = append(list, group+f.Name)
		}
	}
	return list
}
