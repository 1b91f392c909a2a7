// Command mutate proves the rules by breaking them: it takes away one cited
// modifier row, one cited refusal or one row of the action and state tables
// at a time, runs the tests of the rules, and demands that a test which names
// the id fails. It works on overlays: no source is touched.
//
//	mutate [-list] [-only ID] [-jobs N]
//
// It prints a line a mutant (killed, survived, or not built) and ends with
// the count; the exit code is 1 if any survived.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"sync"

	"tenaille/.ci/tools/tree"
)

// mutant is one way to break the rules.
type mutant struct {
	file       string // relative to the repository
	line       int
	id         string // the rule whose row or refusal is taken away
	kind       string
	start, end int // bytes replaced
	with       string
}

var cite = regexp.MustCompile(`^[A-Z]{2,3}[0-9]{2}$`)

func main() {
	list := flag.Bool("list", false, "only list the mutants")
	only := flag.String("only", "", "only mutants of this rule id")
	jobs := flag.Int("jobs", 2, "mutants tried at a time")
	flag.Parse()
	root, err := tree.Root()
	if err != nil {
		fail(err)
	}
	mutants, err := find(root)
	if err != nil {
		fail(err)
	}
	if *only != "" {
		kept := mutants[:0]
		for _, m := range mutants {
			if m.id == *only {
				kept = append(kept, m)
			}
		}
		mutants = kept
	}
	if *list {
		for _, m := range mutants {
			fmt.Printf("%s\t%s\t%s:%d\n", m.id, m.kind, m.file, m.line)
		}
		return
	}
	os.Exit(run(root, mutants, *jobs))
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "mutate:", err)
	os.Exit(1)
}

// find returns the mutants of every package that holds rules.
func find(root string) ([]mutant, error) {
	var all []mutant
	for _, dir := range []string{"rules", "rules/combat", "rules/d20", "rules/limited", "rules/skirmish"} {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") || strings.HasSuffix(f, "cite.go") {
				continue
			}
			ms, err := mutate(root, f)
			if err != nil {
				return nil, err
			}
			all = append(all, ms...)
		}
	}
	return all, nil
}

func mutate(root, path string) ([]mutant, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, nil, 0)
	if err != nil {
		return nil, err
	}
	rel, err := filepath.Rel(root, path)
	if err != nil {
		return nil, err
	}
	var ms []mutant
	add := func(id, kind string, n ast.Node, with string) {
		p, q := fset.Position(n.Pos()), fset.Position(n.End())
		ms = append(ms, mutant{file: rel, line: p.Line, id: id, kind: kind, start: p.Offset, end: q.Offset, with: with})
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			id, field := cited(n)
			if id == "" {
				break
			}
			switch {
			case hasKey(n, "Stat"):
				add(id, "modifier row", valueOf(n, "Stat"), "99")
			case name(n.Type) == "Refusal":
				add(id, "refusal", field, noCite(field))
			case name(n.Type) == "StateRow":
				add(id, "state row", n, lit(n)+"{}")
			case name(n.Type) == "VerbRow":
				add(id, "action row", n, lit(n)+"{}")
			}
		case *ast.CallExpr:
			if f := name(n.Fun); (f == "Refuse" || f == "no") && len(n.Args) == 1 {
				if id := constant(n.Args[0]); id != "" {
					add(id, "refusal", n.Args[0], noCite(n.Args[0]))
				}
			}
		}
		return true
	})
	return ms, nil
}

// cited returns the id in the Cite field of a literal.
func cited(n *ast.CompositeLit) (id string, field ast.Expr) {
	if v := valueOf(n, "Cite"); v != nil {
		return constant(v), v
	}
	return "", nil
}

func valueOf(n *ast.CompositeLit, key string) ast.Expr {
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && name(kv.Key) == key {
			return kv.Value
		}
	}
	return nil
}

func hasKey(n *ast.CompositeLit, key string) bool { return valueOf(n, key) != nil }

func name(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// lit is the type of a literal as it was written.
func lit(n *ast.CompositeLit) string {
	if s, ok := n.Type.(*ast.SelectorExpr); ok {
		return name(s.X) + "." + s.Sel.Name
	}
	return name(n.Type)
}

// noCite is the constant that cites nothing, as the place would write it.
func noCite(e ast.Expr) string {
	if _, ok := e.(*ast.SelectorExpr); ok {
		return "rules.NoCite"
	}
	return "NoCite"
}

// constant returns the id that a Cite constant stands for, such as ATK-07.
func constant(e ast.Expr) string {
	n := name(e)
	if !cite.MatchString(n) {
		return ""
	}
	return n[:len(n)-2] + "-" + n[len(n)-2:]
}

// run tries every mutant and prints what became of it.
func run(root string, mutants []mutant, jobs int) int {
	rules := rulesOfCases(root)
	verdicts := make([]string, len(mutants))
	var wait sync.WaitGroup
	next := make(chan int)
	for range max(jobs, 1) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range next {
				verdicts[i] = try(root, &mutants[i], rules)
				fmt.Fprintf(os.Stderr, "%d/%d %s %s:%d %s\n", i+1, len(mutants), mutants[i].id, mutants[i].file, mutants[i].line, verdicts[i])
			}
		}()
	}
	for i := range mutants {
		next <- i
	}
	close(next)
	wait.Wait()
	survived := 0
	for i, m := range mutants {
		if !strings.HasPrefix(verdicts[i], "killed") {
			fmt.Printf("%s\t%s\t%s\t%s:%d\n", verdicts[i], m.id, m.kind, m.file, m.line)
			survived++
		}
	}
	fmt.Printf("%d killed, %d survived\n", len(mutants)-survived, survived)
	if survived > 0 {
		return 1
	}
	return 0
}

// try runs the tests with one mutant in place of its source.
func try(root string, m *mutant, cases map[string][]string) string {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return err.Error()
	}
	defer os.RemoveAll(dir)
	src, err := os.ReadFile(filepath.Join(root, m.file))
	if err != nil {
		return err.Error()
	}
	changed := append(append(append([]byte(nil), src[:m.start]...), m.with...), src[m.end:]...)
	mutated, overlay := filepath.Join(dir, "mutant.go"), filepath.Join(dir, "overlay.json")
	table, _ := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(root, m.file): mutated}})
	if os.WriteFile(mutated, changed, 0o600) != nil || os.WriteFile(overlay, table, 0o600) != nil {
		return "not written"
	}
	cmd := exec.Command("go", "test", "-json", "-overlay", overlay, "./rules/...", "./game/referee")
	cmd.Dir = root
	out, err := cmd.Output()
	if err == nil {
		return "survived"
	}
	failed, built := failures(out)
	if !built {
		return "not built"
	}
	for _, f := range failed {
		if strings.Contains(f, m.id) {
			return "killed by " + f
		}
		for _, id := range cases[f] {
			if id == m.id {
				return "killed by " + f
			}
		}
	}
	return "killed only by tests that do not name it: " + strings.Join(failed[:min(len(failed), 3)], " ")
}

// failures returns the names of the failed subtests.
func failures(out []byte) (failed []string, built bool) {
	s := bufio.NewScanner(bytes.NewReader(out))
	s.Buffer(nil, 1<<24)
	for s.Scan() {
		var e struct{ Action, Test, Output string }
		if json.Unmarshal(s.Bytes(), &e) != nil {
			continue
		}
		if e.Action == "run" {
			built = true
		}
		if e.Action == "fail" && strings.Contains(e.Test, "/") {
			_, sub, _ := strings.Cut(e.Test, "/")
			failed = append(failed, sub)
		}
	}
	sort.Strings(failed)
	return failed, built
}

// rulesOfCases returns the ids that each conformance case names, by the name
// of its subtest.
func rulesOfCases(root string) map[string][]string {
	named := map[string][]string{}
	files, _ := filepath.Glob(filepath.Join(root, "levels/testdata/conformance/*.json"))
	examples, _ := filepath.Glob(filepath.Join(root, "levels/testdata/examples/*.json"))
	files = append(files, examples...)
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			continue
		}
		var file struct {
			Cases []struct {
				ID    string
				Rules []string
			}
		}
		if json.Unmarshal(data, &file) != nil {
			continue
		}
		for _, c := range file.Cases {
			named[strings.ReplaceAll(filepath.Base(f)+" "+c.ID, " ", "_")] = c.Rules
		}
	}
	return named
}
