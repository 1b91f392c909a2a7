package game_test

import (
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// guides are the texts for who works on the code, and how many names each speaks of
// at least.
var guides = map[string]int{".github/CONTRIBUTING.md": 60, ".github/ARCHITECTURE.md": 50}

var (
	code        = regexp.MustCompile("`([^`\n]+)`")
	makeTarget  = regexp.MustCompile(`^make ([a-z-]+)`)
	testName    = regexp.MustCompile(`^Test[A-Z]\w*$`)
	placeholder = regexp.MustCompile(`\b(KIND|NAME|XX)\b`)
	symbol      = regexp.MustCompile(`^([a-z0-9]+)((?:\.[A-Za-z]\w*){1,2})$`)
	pathLike    = regexp.MustCompile(`^[\w.*-]+(/[\w.*-]+)*/?$`)
)

// declared are the names that the module declares, "package.Name" and
// "package.Type.Method", and its tests.
func declared(t *testing.T) (names, tests map[string]bool) {
	names, tests = map[string]bool{}, map[string]bool{}
	for _, s := range sources(t) {
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				switch {
				case s.test && d.Recv == nil:
					tests[d.Name.Name] = true
				case d.Recv == nil:
					names[s.file.Name.Name+"."+d.Name.Name] = true
				default:
					of, _ := named(d.Recv.List[0].Type, s.file.Name.Name, nil)
					names[of+"."+d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						names[s.file.Name.Name+"."+spec.Name.Name] = true
					case *ast.ValueSpec:
						for _, n := range spec.Names {
							names[s.file.Name.Name+"."+n.Name] = true
						}
					}
				}
			}
		}
	}
	return names, tests
}

// TestGuidesSpeakOfWhatThereIs: every path, function, type, test and target that the
// guides for contributors name exists.
func TestGuidesSpeakOfWhatThereIs(t *testing.T) {
	names, tests := declared(t)
	packages := map[string]bool{}
	for n := range names {
		p, _, _ := strings.Cut(n, ".")
		packages[p] = true
	}
	rules, err := os.ReadFile(filepath.Join("..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	top, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	roots := map[string]bool{}
	for _, e := range top {
		roots[e.Name()] = true
	}
	for guide, least := range guides {
		text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(guide)))
		if err != nil {
			t.Fatal(err)
		}
		checked := 0
		for _, m := range code.FindAllStringSubmatch(string(text), -1) {
			said := m[1]
			first, _, _ := strings.Cut(said, "/")
			target, isMake := makeTarget.FindStringSubmatch(said), strings.HasPrefix(said, "make ")
			sym := symbol.FindStringSubmatch(said)
			switch {
			case isMake:
				checked++
				if target == nil || !strings.Contains(string(rules), "\n"+target[1]+":") {
					t.Errorf("%s: there is no target %q", guide, said)
				}
			case testName.MatchString(said):
				checked++
				if !tests[said] {
					t.Errorf("%s: there is no test %s", guide, said)
				}
			case roots[first] && first != "build" && pathLike.MatchString(said):
				checked++
				found, err := filepath.Glob(filepath.Join("..", placeholder.ReplaceAllString(said, "*")))
				if err != nil || len(found) == 0 {
					t.Errorf("%s: there is no %s", guide, said)
				}
			case sym != nil && packages[sym[1]]:
				checked++
				if !names[said] {
					t.Errorf("%s: there is no %s", guide, said)
				}
			}
		}
		if checked < least {
			t.Errorf("%s: only %d names were looked up, of %d at least: the search is broken", guide, checked, least)
		}
	}
}

// TestReadmeLeadsToTheGuides: it does, and lists every package, or the folder of
// packages it lies in, and none that there is not.
func TestReadmeLeadsToTheGuides(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for guide := range guides {
		if !strings.Contains(string(text), "]("+guide+")") {
			t.Errorf("README does not lead to %s", guide)
		}
	}
	for _, m := range code.FindAllStringSubmatch(string(text), -1) {
		if strings.HasPrefix(m[1], "game/") || strings.HasPrefix(m[1], "render/") || strings.HasPrefix(m[1], "rules/") {
			if _, err := os.Stat(filepath.Join("..", filepath.FromSlash(m[1]))); err != nil {
				t.Errorf("README speaks of %s: %v", m[1], err)
			}
		}
	}
	for _, r := range plan {
		if r.path == "" || r.path == "rules/internal/names" {
			continue
		}
		told := r.below && strings.Contains(string(text), "`"+r.path+"/")
		for folder := r.path; folder != "." && !told; folder = path.Dir(folder) {
			// A package of game, render or rules has a place of its own.
			told = strings.Contains(string(text), "`"+folder+"`") && (folder == r.path || strings.Contains(folder, "/"))
		}
		if !told {
			t.Errorf("README does not say what %s holds", r.path)
		}
	}
}
