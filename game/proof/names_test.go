package proof

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/book"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// scope returns the ids that some ruleset plays by.
func scope(t *testing.T) map[string]bool {
	t.Helper()
	b, err := book.Load("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	in := map[string]bool{}
	for _, c := range rules.Cites() {
		if _, ok := b.Entry(c.String()); !ok {
			t.Fatalf("the rule book has no entry %s", c)
		}
		in[c.String()] = true
	}
	return in
}

// caseFiles are the position files whose answers are known.
func caseFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, folder := range []string{"conformance", "examples"} {
		list, err := filepath.Glob(root + "/levels/testdata/" + folder + "/*.json")
		if err != nil || len(list) == 0 {
			t.Fatalf("no cases in %s: %v", folder, err)
		}
		files = append(files, list...)
	}
	return files
}

// caseIDs returns the ids that the conformance cases name, by the names of
// their subtests.
func caseIDs(t *testing.T) map[string][]string {
	t.Helper()
	ids := map[string][]string{}
	for _, path := range caseFiles(t) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Cases []struct {
				ID      string
				Rules   []string
				Options map[string]any
				Setup   struct{ Options map[string]any }
			}
		}
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		for _, c := range file.Cases {
			// A case that sets an option names the reading it settles.
			for _, o := range rulesets.Options() {
				if c.Options[o.Name] != nil || c.Setup.Options[o.Name] != nil {
					c.Rules = append(c.Rules, o.Cite.String())
				}
			}
			ids[strings.ReplaceAll(filepath.Base(path)+" "+c.ID, " ", "_")] = c.Rules
		}
	}
	return ids
}

// docIDs returns the ids that the test functions of a folder name, in their
// comment or their text, by the functions.
func docIDs(t *testing.T, folder string, known map[string]bool) map[string][]string {
	t.Helper()
	ids := map[string][]string{}
	files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, source, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil || !strings.HasPrefix(fn.Name.Name, "Test") {
				continue
			}
			from := fn.Pos()
			if fn.Doc != nil {
				from = fn.Doc.Pos()
			}
			text := string(source[set.Position(from).Offset:set.Position(fn.End()).Offset])
			ids[fn.Name.Name] = idsIn(inCode.ReplaceAllString(text, "$1-$2"), known)
		}
	}
	return ids
}
