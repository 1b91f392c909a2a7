package proof

import (
	"cmp"
	"encoding/json"
	"flag"
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

	"tenaille/game/book"
	"tenaille/rules"
)

var write = flag.Bool("write", false, "write rules/index.json and rules/INDEX.md again, and the places in the lists of verdicts")

const (
	index  = root + "/rules/index.json"
	reader = root + "/rules/INDEX.md"
)

// naming returns the tests that name each rule, those of one file of
// conformance cases as one line that counts them.
func naming(t *testing.T) map[string][]string {
	t.Helper()
	known := map[string]bool{}
	for _, c := range rules.Cites() {
		known[c.String()] = true
	}
	tests := map[string][]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside := filepath.ToSlash(strings.TrimPrefix(path, filepath.FromSlash(root+"/")))
		switch {
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return filepath.SkipDir
		case strings.HasSuffix(inside, "_test.go") && !strings.HasPrefix(inside, "game/proof/"):
			return inTests(path, inside[:strings.LastIndexByte(inside, '/')], known, tests)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	folder := map[string]string{}
	for _, path := range caseFiles(t) {
		folder[filepath.Base(path)] = strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), root+"/")
	}
	counts := map[string]map[string]int{}
	for key, ids := range caseIDs(t) {
		file, _, _ := strings.Cut(key, "_")
		for _, rule := range ids {
			if counts[rule] == nil {
				counts[rule] = map[string]int{}
			}
			counts[rule][file]++
		}
	}
	for rule, files := range counts {
		for file, n := range files {
			tests[rule] = append(tests[rule], fmt.Sprintf("%s/%s: %d", folder[file], file, n))
		}
	}
	for rule := range tests {
		slices.Sort(tests[rule])
		tests[rule] = slices.Compact(tests[rule])
	}
	return tests
}

var (
	scene  = regexp.MustCompile(`(?m)\brule: *"([^"]*)"`)
	inCode = regexp.MustCompile(`\brules\.([A-Z]{2,3})(\d\d)\b`)
)

// inTests notes the rules that the test functions of a file name, in a
// comment, a row's name or a constant.
func inTests(path, folder string, known map[string]bool, tests map[string][]string) error {
	source, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, source, parser.ParseComments)
	if err != nil {
		return err
	}
	for _, row := range scene.FindAllSubmatch(source, -1) {
		for _, id := range idsIn(string(row[1]), known) {
			tests[id] = append(tests[id], folder+" scene "+string(row[1]))
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
		for _, id := range idsIn(inCode.ReplaceAllString(text, "$1-$2"), known) {
			tests[id] = append(tests[id], folder+" "+f.Name.Name)
		}
	}
	return nil
}

// made is the index as the sources, the tests and the verdicts of the mutants
// make it.
func made(t *testing.T) []rules.IndexEntry {
	t.Helper()
	b, err := book.Load("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	killed := map[string]string{}
	tried := map[string]bool{}
	for _, v := range readProofs(t) {
		killed[v.Digest], tried[v.Digest] = v.Killed, true
	}
	byID := map[string][]site{}
	for _, s := range sites(t, scope(t)) {
		byID[s.ID] = append(byID[s.ID], s)
	}
	tests := naming(t)
	carried := map[rules.Cite]rules.Definition{}
	for _, d := range rules.Definitions() {
		carried[d.Rule] = d
	}
	census, err := rules.Met()
	if err != nil {
		t.Fatal(err)
	}
	var all []rules.IndexEntry
	for _, c := range rules.Cites() {
		e, _ := b.Entry(c.String())
		x := rules.IndexEntry{ID: c.String(), Title: e.Title, Rulesets: e.Rulesets, Tests: tests[c.String()]}
		seen := map[rules.Proof]bool{}
		x.Verdict = rules.Proved
		for _, s := range byID[x.ID] {
			if !tried[s.Digest] {
				x.Verdict = rules.Untried
			} else if killed[s.Digest] == "" && x.Verdict == rules.Proved {
				x.Verdict = rules.Open
			}
			p := rules.Proof{Place: s.File + " " + s.Symbol, Breaks: s.Kind, Test: killed[s.Digest]}
			if !seen[p] {
				seen[p] = true
				x.Proofs = append(x.Proofs, p)
			}
		}
		d, defined := carried[c]
		switch {
		case len(byID[x.ID]) > 0:
		case defined:
			x.Verdict, x.By, x.Why = rules.Carried, d.By.String(), d.Why
		case strings.HasPrefix(x.ID, "CFL") || strings.HasPrefix(x.ID, "SIL"):
			x.Verdict = rules.Reading
			if len(e.Refs) > 0 {
				x.By = e.Refs[0]
			}
		default:
			x.Verdict = rules.Uncited
		}
		for _, ruleset := range x.Rulesets {
			if x.Verdict == rules.Proved && slices.Contains(census.Unmet[ruleset], x.ID) {
				x.Unmet = append(x.Unmet, ruleset)
			}
		}
		if len(x.Unmet) > 0 {
			x.Verdict = rules.Unmet
		}
		all = append(all, x)
	}
	return all
}

// indexFiles is what stands in rules/index.json and rules/INDEX.md, by path.
func indexFiles(t *testing.T, all []rules.IndexEntry) map[string]string {
	t.Helper()
	var b strings.Builder
	b.WriteString("[\n")
	for i := range all {
		line, err := json.Marshal(&all[i])
		if err != nil {
			t.Fatal(err)
		}
		b.Write(line)
		if i < len(all)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("]\n")
	return map[string]string{index: b.String(), reader: rules.IndexMarkdown("d20", all)}
}

// TestIndex holds rules/index.json and rules/INDEX.md against what the
// sources, the tests and the mutants' verdicts make. "go generate ./rules"
// has it write both instead of judging them. Every rule of d20 is proved, or carried by one that is.
func TestIndex(t *testing.T) {
	all := made(t)
	if *write {
		for path, text := range indexFiles(t, all) {
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		placed(t)
		return
	}
	verdicts := map[string]string{}
	for _, x := range all {
		verdicts[x.ID] = x.Verdict
	}
	for _, x := range all {
		switch x.Verdict {
		case rules.Uncited:
			t.Errorf("%s (%s) is decided nowhere: cite it where it is, or say in rules/definition.go what carries it", x.ID, x.Title)
		case rules.Unmet:
			t.Errorf("%s (%s) is proved by tests and never decided in a played match of %v: \"tenaille census\" wants content that meets it", x.ID, x.Title, x.Unmet)
		case rules.Untried:
			t.Errorf("%s (%s) changed since it was last broken: \"make mutate ONLY=%s\" tries it", x.ID, x.Title, x.ID)
		case rules.Open:
			for _, p := range x.Proofs {
				if p.Test == "" {
					t.Errorf("%s (%s): no test that names it fails without the %s in %s: give it one", x.ID, x.Title, p.Breaks, p.Place)
				}
			}
		case rules.Carried:
			if v := verdicts[x.By]; v != rules.Proved && v != rules.Open && v != rules.Unmet {
				t.Errorf("%s is carried by %s, which is %s", x.ID, x.By, v)
			}
		}
	}
	for path, want := range indexFiles(t, all) {
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != want {
			t.Errorf("%s is out of date at line %s; \"go test ./game/proof -run TestIndex -count=1 -args -write\" writes it again", path, firstDifference(string(got), want))
		}
	}
}

// placed writes into the lists of verdicts where what they speak of stands now.
func placed(t *testing.T) {
	t.Helper()
	at := map[string]string{}
	for _, s := range append(sites(t, scope(t)), statements(t)...) {
		at[s.Digest] = s.File + " " + s.Symbol
	}
	vs := readProofs(t)
	for i := range vs {
		vs[i].At = cmp.Or(at[vs[i].Digest], vs[i].At)
	}
	writeProofs(t, vs)
	data, err := os.ReadFile(survivors)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	for i, line := range lines[1:] {
		if cells := strings.Split(line, "\t"); len(cells) == 4 {
			cells[1] = cmp.Or(at[cells[0]], cells[1])
			lines[1+i] = strings.Join(cells, "\t")
		}
	}
	slices.SortStableFunc(lines[1:], func(a, b string) int {
		return strings.Compare(strings.SplitN(a, "\t", 2)[1], strings.SplitN(b, "\t", 2)[1])
	})
	if err := os.WriteFile(survivors, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		var a, b string
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			return fmt.Sprintf("%d:\n got %s\nwant %s", i+1, a, b)
		}
	}
	return "?"
}

// TestProofsAreTests holds the tests that killed a mutant against the tests
// there are: a verdict is worth what its test is.
func TestProofsAreTests(t *testing.T) {
	cases := caseIDs(t)
	functions := map[string]map[string]bool{}
	for _, v := range readProofs(t) {
		if v.Killed == "" {
			continue
		}
		folder, test, _ := strings.Cut(v.Killed, " ")
		if functions[folder] == nil {
			functions[folder] = map[string]bool{}
			for name := range functionNames(t, folder) {
				functions[folder][name] = true
			}
		}
		top, sub, _ := strings.Cut(test, "/")
		if !functions[folder][top] {
			t.Errorf("%s was proved by %s, which is no more", v.ID, v.Killed)
		}
		if top == "TestConformance" && cases[sub] == nil {
			t.Errorf("%s was proved by the case %s, which is no more", v.ID, sub)
		}
	}
}

func functionNames(t *testing.T, folder string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil {
				names[f.Name.Name] = true
			}
		}
	}
	return names
}
