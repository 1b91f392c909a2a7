//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/rules"
)

var (
	written = regexp.MustCompile(`\b([A-Z]{3})-(\d\d)\b`)
	named   = regexp.MustCompile(`^([A-Z]{3})(\d\d)$`)
)

// rule is what the sources say of one rule.
type rule struct {
	folders, tests []string
}

// table reads the sources and the tests of the module.
func table(t *testing.T) map[string]*rule {
	t.Helper()
	all := map[string]*rule{}
	for _, c := range rules.Cites() {
		all[c.String()] = &rule{}
	}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside := filepath.ToSlash(strings.TrimPrefix(path, filepath.FromSlash("../../")))
		folder := filepath.ToSlash(filepath.Dir(inside))
		switch {
		case d.IsDir() && path != "../.." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return filepath.SkipDir
		case strings.HasSuffix(inside, "_test.go"):
			return inTests(path, folder, all)
		case strings.HasSuffix(inside, ".go") && strings.HasPrefix(inside, "rules/") && inside != "rules/cite.go":
			return inSources(path, folder, all)
		case strings.HasSuffix(inside, ".json") && (strings.Contains(inside, "testdata/conformance/") || strings.Contains(inside, "testdata/examples/")):
			return inCases(path, inside, all)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// inSources notes the rules that a file cites by their constants; the lowest
// rooms, which know no constants, cite in their comments.
func inSources(path, folder string, all map[string]*rule) error {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	note := func(id string) {
		if r := all[id]; r != nil && !slices.Contains(r.folders, folder) {
			r.folders = append(r.folders, folder)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if m := named.FindStringSubmatch(id.Name); m != nil {
				note(m[1] + "-" + m[2])
			}
		}
		return true
	})
	if folder == "rules/grid" || folder == "rules/dice" {
		for _, group := range file.Comments {
			for _, m := range written.FindAllString(group.Text(), -1) {
				note(m)
			}
		}
	}
	return nil
}

// scene is the row of a table that says which rule it is about.
var scene = regexp.MustCompile(`(?m)\brule: *"([^"]*)"`)

// inTests notes the rules that a test function names, in its comment, a row's
// name or a constant.
func inTests(path, folder string, all map[string]*rule) error {
	if folder == "game/cli" {
		return nil
	}
	source, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, source, parser.ParseComments)
	if err != nil {
		return err
	}
	// A row of a table of scenes says in its rule which rules it is about.
	for _, row := range scene.FindAllSubmatch(source, -1) {
		for _, id := range written.FindAllString(string(row[1]), -1) {
			if r := all[id]; r != nil {
				r.tests = append(r.tests, folder+" scene "+id)
			}
		}
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || !strings.HasPrefix(f.Name.Name, "Test") || f.Name.Name == "TestMain" {
			continue
		}
		from := f.Pos()
		if f.Doc != nil {
			from = f.Doc.Pos()
		}
		text := string(source[set.Position(from).Offset:set.Position(f.End()).Offset])
		text = regexp.MustCompile(`\brules\.([A-Z]{3})(\d\d)\b`).ReplaceAllString(text, "$1-$2")
		for _, id := range written.FindAllString(text, -1) {
			if r := all[id]; r != nil && !slices.Contains(r.tests, folder+" "+f.Name.Name) {
				r.tests = append(r.tests, folder+" "+f.Name.Name)
			}
		}
	}
	return nil
}

// inCases notes the rules that decide the cases of a file.
func inCases(path, inside string, all map[string]*rule) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var file struct {
		Cases []struct {
			ID    string
			Rules []string
		}
	}
	if err := json.Unmarshal(b, &file); err != nil {
		return fmt.Errorf("%s: %w", inside, err)
	}
	postponed, err := os.ReadFile("../referee/testdata/later.txt")
	if err != nil {
		return err
	}
	for _, c := range file.Cases {
		if slices.Contains(strings.Split(string(postponed), "\n"), filepath.Base(inside)+" "+c.ID) {
			continue
		}
		for _, id := range c.Rules {
			if r := all[id]; r != nil {
				r.tests = append(r.tests, inside+" "+c.ID)
			}
		}
	}
	return nil
}

// TestRuleTableGolden holds the table the program embeds against the sources:
// every rule they cite is in it, with a test that does name it wherever there
// is one. TENAILLE_GOLDEN=write writes the table again.
func TestRuleTableGolden(t *testing.T) {
	all := table(t)
	var b strings.Builder
	for _, c := range rules.Cites() {
		if r := all[c.String()]; len(r.folders) > 0 {
			slices.Sort(r.folders)
			// A case that bears the rule's own name says most.
			slices.SortFunc(r.tests, func(a, b string) int {
				if x, y := strings.Contains(a, c.String()), strings.Contains(b, c.String()); x != y {
					return map[bool]int{true: -1, false: 1}[x]
				}
				return strings.Compare(a, b)
			})
			fmt.Fprintf(&b, "%s\t%s\t%s\n", c, strings.Join(r.folders, " "), append(r.tests, "")[0])
		}
	}
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		if err := os.WriteFile("ruletable.tsv", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	listed := map[string]bool{}
	for line := range strings.Lines(ruleTable) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		r := all[fields[0]]
		if len(fields) != 3 || r == nil || len(r.folders) == 0 {
			t.Errorf("ruletable.tsv: %q speaks of no rule that is cited; \"make golden\" writes the table again", line)
			continue
		}
		listed[fields[0]] = true
		for folder := range strings.FieldsSeq(fields[1]) {
			if !slices.Contains(r.folders, folder) {
				t.Errorf("ruletable.tsv: %s is not cited in %s; \"make golden\" writes the table again", fields[0], folder)
			}
		}
		switch {
		case fields[2] == "" && len(r.tests) > 0:
			t.Logf("ruletable.tsv: %s is tested now, by %s; \"make golden\" writes the table again", fields[0], r.tests[0])
		case fields[2] != "" && !slices.Contains(r.tests, fields[2]):
			t.Errorf("ruletable.tsv: %s is not tested by %q; \"make golden\" writes the table again", fields[0], fields[2])
		}
	}
	for id, r := range all {
		if len(r.folders) > 0 && !listed[id] {
			t.Errorf("ruletable.tsv: %s, cited in %s, is missing; \"make golden\" writes the table again", id, strings.Join(r.folders, " "))
		}
	}
}
