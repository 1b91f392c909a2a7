package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const module = "tenaille"

// room is a line of the house's plan: who it is and what it may bring in from
// outside. A room imports only rooms of lower rows. Row 6 is in two: what is
// embedded (assets) below those who read it.
type room struct {
	row     float64
	path    string   // folder below the module; "" is main.go
	below   bool     // folders below it belong to it
	outside []string // prefixes of packages of other modules
}

var (
	engine   = "github.com/hajimehoshi/ebiten/v2"
	pictures = "golang.org/x/image"
)

// plan is the table of rooms. Nothing may stand outside of it.
var plan = []room{
	{0, "rules/dice", false, nil},
	{0, "rules/grid", false, nil},
	{1, "rules", false, nil},
	{1, "rules/internal/names", false, nil}, // the generator: run, never linked
	{1.5, "rules/attack", false, nil},
	{2, "rules/combat", false, nil},
	{3, "rules/d20", false, nil},
	{3, "rules/limited", false, nil},
	{3, "rules/skirmish", false, nil},
	{4, "rules/rulesets", false, nil},
	{5, "rules/odds", false, nil},
	{5, "rules/view", false, nil},
	{6, "assets", true, []string{pictures}},
	{6.5, "levels", true, []string{"github.com/lafriks/go-tiled", "github.com/go-json-experiment/json"}},
	{6.5, "game/book", false, nil},
	{6.5, "game/text", false, []string{"github.com/leonelquinteros/gotext", "github.com/jeandeaual/go-locale"}},
	{6.5, "game/model", false, nil},
	{7, "game/replay", false, nil},
	{7.2, "game/mail", false, nil},
	{7.2, "game/live", false, nil},
	{7.3, "game/live/ladder", false, nil},
	{7.3, "game/live/table", false, nil},
	{7.4, "game/live/server", false, []string{"github.com/nats-io"}},
	{7.3, "game/live/presence", false, nil},
	{7.4, "game/live/line", false, []string{"github.com/nats-io"}},
	{7.6, "game/live/arbiter", false, []string{"github.com/nats-io"}},
	{6.5, "game/ai/errand", false, nil},
	{6.6, "game/ai/eval", false, nil},
	{6.7, "game/ai/position", false, nil},
	{6.75, "game/ai/search", false, nil},
	{6.8, "game/ai/squad", false, nil},
	{6.9, "game/ai/tactics", false, nil},
	{6.95, "game/ai/portfolio", false, nil},
	{6.97, "game/ai/play", false, nil},
	{7, "game/ai", false, nil},
	{7.5, "game/words", false, nil},
	{8, "game/match", false, nil},
	{8, "game/referee", false, nil},
	{8.2, "game/link", false, nil},
	{8.2, "game/link/code", false, []string{"rsc.io/qr"}},
	{8, "game/story", false, nil},
	{8, "game/census", false, nil},
	{8, "game/pace", false, nil},
	{8, "game/reel", false, []string{"github.com/kettek/apng", "github.com/ericpauley/go-quantize"}},
	{7, "game/company", false, nil},
	{8.4, "game/company/march", false, nil},
	{8.4, "game/lab", false, nil},
	{8.5, "game/lab/crew", false, []string{"github.com/nats-io"}},
	{8.4, "game/solve", false, nil},
	{8.6, "game/compose", false, nil},
	{8.4, "game/placing/lineup", false, nil},
	{8.4, "game/advice", false, nil},
	{8.4, "game/thinking", false, nil},
	{8.6, "game/forecast", false, nil},
	{8.7, "game/offer", false, nil},
	{8.5, "game/review/rollout", false, nil},
	{8.6, "game/review", false, nil},
	{8.5, "game/plan", false, nil},
	{8.5, "game/draft", false, nil},
	{8.5, "game/placing", false, nil},
	{8.5, "game/easel", false, nil},
	{8.6, "game/tell/voice", false, nil},
	{8.7, "game/tell", false, nil},
	{9, "render", true, []string{engine, pictures, "github.com/tanema/gween", "github.com/solarlune/resolv", "github.com/srwiley"}},
	{8.9, "game/input/pointer", false, []string{engine}},
	{9, "game/input", false, []string{engine, "github.com/quasilyte/ebitengine-input"}},
	{9, "game/store", false, []string{"github.com/adrg/xdg", "github.com/natefinch/atomic"}},
	{8.8, "game/sound/music/pluck", false, nil},
	{8.9, "game/sound/music", false, nil},
	{8.9, "game/sound/volume", false, nil},
	{9, "game/sound", false, []string{engine + "/audio"}},
	{9, "game/probe", false, nil},
	{9, "game/files", false, nil},
	{9, "game/proof", false, nil}, // all tests
	{9.5, "game/saves", false, nil},
	{9.6, "game/profile", false, nil},
	{9.6, "game/window", false, []string{engine}}, // the table it paints
	{10, "game/scene", false, []string{engine}},   // the surface to draw on, and the loop that calls it
	{10.1, "game/screens/rulebook/paper", false, nil},
	{10.1, "game/screens/rulebook/diagram", false, []string{engine}}, // a part of the page
	{10.2, "game/screens/campaign", false, nil},
	{10.11, "game/screens/editor/form", false, nil},
	{10.12, "game/screens/editor/being", false, nil},
	{10.12, "game/screens/editor/quests", false, nil},
	{10.12, "game/screens/editor/whole", false, nil},
	{10.13, "game/screens/editor/file", false, nil},
	{10.1, "game/screens/editor/samples", false, []string{engine}},
	{10.2, "game/screens/editor", false, []string{engine}},
	{10.2, "game/screens/hall", false, nil},
	{10.1, "game/screens/ledger", false, nil},
	{10.2, "game/screens/linked", false, nil},
	{10.2, "game/screens/matches", false, []string{engine}},
	{10.2, "game/screens/post", false, nil},
	{10.2, "game/screens/menu", false, []string{engine}},
	{10.05, "game/screens/result/tableau", false, []string{engine}},
	{10.2, "game/screens/result", false, []string{engine}},
	{10.2, "game/screens/rulebook", false, []string{engine}},
	{10.2, "game/screens/scenarios", false, []string{engine}}, // the veil over a board
	{10.2, "game/screens/settings", false, []string{engine}},
	{10.1, "game/screens/setup/army", false, nil},
	{10.1, "game/screens/setup/deploy", false, []string{engine}},
	{10.1, "game/screens/setup/outlook", false, nil},
	{10.15, "game/screens/setup/making", false, nil},
	{10.16, "game/screens/setup/atlas", false, []string{engine}},
	{10.15, "game/screens/setup/fresh", false, nil},
	{10.2, "game/screens/setup", false, []string{engine}},
	{10.4, "game/screens", false, nil},
	{10.4, "game/shot", false, []string{engine}},
	{9.7, "game/notice", false, nil},
	{9.7, "game/playback", false, nil},
	{9.75, "game/recording", false, nil},
	{9.8, "game/session", false, nil},
	{9.85, "game/study", false, nil},
	{9.8, "game/fog", false, []string{engine}},
	{9.9, "game/tabletop", false, []string{engine}},
	{10.1, "game/smallmap", false, []string{engine}},
	{10.3, "game/painting", false, []string{engine}},
	{10.1, "game/keys", false, nil},
	{10, "game/counsel", false, nil},
	{10.2, "game/command", false, nil},
	{10.3, "game/desk", false, nil},
	{10.1, "game/riddle", false, nil},
	{10.5, "game/battle", false, []string{engine}},
	{10.1, "game/soak", false, nil}, // all tests
	{10, "game/cli", false, []string{"github.com/alecthomas/kong"}},
	{11, "game", false, nil},
	{12, "", false, nil},
}

// forTests is what tests alone may bring in.
var forTests = []string{"github.com/google/go-cmp", "pgregory.net/rapid", engine, pictures, "github.com/nats-io"}

// testHelp are the packages that only tests import.
var testHelp = []string{"game/inspect", "game/live/livetest", "game/internal/arena", "game/internal/authority", "game/internal/pseudo", "game/internal/unseen", "game/require", "game/require/flip", "game/require/seeded", "game/internal/screentest", "game/internal/screentest/routes", "rules/internal/drawn", "rules/internal/options"}

// roomOf is the room a folder belongs to, the innermost if several fit.
func roomOf(folder string) (room, bool) {
	best, found := room{}, false
	for _, r := range plan {
		fits := folder == r.path || r.below && strings.HasPrefix(folder, r.path+"/")
		if fits && (!found || len(r.path) > len(best.path)) {
			best, found = r, true
		}
	}
	return best, found
}

// source is a parsed file of the module.
type source struct {
	path, folder string
	test         bool
	file         *ast.File
	set          *token.FileSet
}

// at names a place for a message.
func (s source) at(n ast.Node) string {
	return s.path + ":" + strconv.Itoa(s.set.Position(n.Pos()).Line)
}

// sources are all Go files of the module, of all systems and tags, which no test
// changes.
func sources(t *testing.T) []source {
	t.Helper()
	all, err := parsed()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 10 {
		t.Fatalf("only %d Go files found: the walk is wrong", len(all))
	}
	return all
}

var parsed = sync.OnceValues(func() (all []source, err error) {
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build" || d.Name() == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel("..", path)
		if err != nil {
			return err
		}
		inside = filepath.ToSlash(inside)
		folder := strings.TrimSuffix(inside[:strings.LastIndex("/"+inside, "/")], "/")
		all = append(all, source{inside, folder, strings.HasSuffix(inside, "_test.go"), file, set})
		return nil
	})
	return all, err
})

// standard reports whether an import path is of the standard library.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".") && first != module
}

func startsWith(path string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return path == p || strings.HasPrefix(path, p+"/") })
}

// TestImports holds every import against the plan.
func TestImports(t *testing.T) {
	for _, s := range sources(t) {
		if slices.Contains(testHelp, s.folder) {
			continue
		}
		own, known := roomOf(s.folder)
		if !known {
			t.Errorf("%s: folder %q is in no row of the plan", s.path, s.folder)
			continue
		}
		for _, spec := range s.file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			folder, inside := strings.CutPrefix(path, module+"/")
			switch {
			case standard(path):
			case s.test && (inside || startsWith(path, forTests)):
			case inside:
				other, known := roomOf(folder)
				if slices.Contains(testHelp, folder) || !known || other.row >= own.row && (other.path != own.path || !own.below) {
					t.Errorf("%s: %q (row %v) imports %q (row %v): only lower rows are allowed", s.at(spec), s.folder, own.row, folder, other.row)
				}
			case !startsWith(path, own.outside):
				t.Errorf("%s: %q may not import %s from outside", s.at(spec), s.folder, path)
			}
		}
	}
}

// TestPureBelowTheScreen follows imports from the rooms that decide and from their
// tests: none of them may reach the window system, not even by way of another room.
func TestPureBelowTheScreen(t *testing.T) {
	imports, tested := map[string][]string{}, map[string][]string{}
	for _, s := range sources(t) {
		in := imports
		if s.test {
			in = tested
		}
		for _, spec := range s.file.Imports {
			path, _ := strconv.Unquote(spec.Path.Value)
			in[s.folder] = append(in[s.folder], path)
		}
	}
	pure := regexp.MustCompile(`^(rules|rules/.*|levels|levels/.*|assets|assets/.*|game/(text|words|model|company|plan|draft|placing|tell|book|replay|ai|match|link|referee|lab|solve)|render/(ui|frame|board/camera))$`)
	checked := 0
	for folder := range imports {
		if !pure.MatchString(folder) {
			continue
		}
		checked++
		seen := map[string]bool{}
		var walk func(folder, way string)
		walk = func(at, way string) {
			if seen[at] {
				return
			}
			seen[at] = true
			list := imports[at]
			if at == folder { // its own tests run without a screen too
				list = slices.Concat(list, tested[at])
			}
			for _, path := range list {
				if startsWith(path, []string{"github.com/hajimehoshi", "github.com/quasilyte"}) {
					t.Errorf("%s imports %s", way, path)
				}
				if inside, ok := strings.CutPrefix(path, module+"/"); ok {
					walk(inside, way+" imports "+inside)
				}
			}
		}
		walk(folder, folder)
	}
	if checked == 0 {
		t.Error("no folder was checked")
	}
}

// TestRulesAreDeterministic forbids under rules/ what could let a clock, a file
// or a scheduler into a result.
func TestRulesAreDeterministic(t *testing.T) {
	forbidden := []string{"time", "os", "io/fs", "log", "net", "math/rand", "math/rand/v2", "crypto/rand", "sync", "runtime", "unsafe", "context", "syscall"}
	for _, s := range sources(t) {
		if s.test || s.file.Name.Name == "main" || s.folder != "rules" && !strings.HasPrefix(s.folder, "rules/") {
			continue
		}
		for _, spec := range s.file.Imports {
			path, _ := strconv.Unquote(spec.Path.Value)
			if startsWith(path, forbidden) {
				t.Errorf("%s: rules may not import %s", s.at(spec), path)
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				t.Errorf("%s: rules start no goroutine", s.at(n))
			case *ast.SelectStmt, *ast.ChanType:
				t.Errorf("%s: rules use no channel", s.at(n))
			case *ast.Ident:
				// The odds offer their fractions to the screen as numbers to draw.
				if (n.Name == "float64" || n.Name == "float32") && s.folder != "rules/odds" {
					t.Errorf("%s: rules decide by integers, not by %s", s.at(n), n.Name)
				}
			}
			return true
		})
	}
}

// TestNoRulesetByName forbids asking which ruleset is played: what differs
// stands in the ruleset's own tables.
func TestNoRulesetByName(t *testing.T) {
	for _, s := range sources(t) {
		switch s.folder {
		case "rules/d20", "rules/limited", "rules/skirmish", "rules/rulesets":
			continue
		}
		if s.test {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if (n.Op == token.EQL || n.Op == token.NEQ) && (asksRuleset(n.X, n.Y) || asksRuleset(n.Y, n.X)) {
					t.Errorf("%s: compares a ruleset by name", s.at(n))
				}
			case *ast.SwitchStmt:
				for _, c := range n.Body.List {
					for _, value := range c.(*ast.CaseClause).List {
						if n.Tag != nil && asksRuleset(n.Tag, value) {
							t.Errorf("%s: chooses by a ruleset's name", s.at(value))
						}
					}
				}
			}
			return true
		})
	}
}

var rulesetNames = regexp.MustCompile(`(?i)^"?(d20|limited|skirmish)"?$`)

// asksRuleset reports whether what, which speaks of rules, is held against the
// name of one ruleset.
func asksRuleset(what, name ast.Expr) bool {
	named := false
	switch n := name.(type) {
	case *ast.BasicLit:
		named = rulesetNames.MatchString(n.Value)
	case *ast.Ident:
		named = rulesetNames.MatchString(n.Name)
	case *ast.SelectorExpr:
		x, ok := n.X.(*ast.Ident)
		named = rulesetNames.MatchString(n.Sel.Name) || ok && rulesetNames.MatchString(x.Name)
	}
	speaks := false
	ast.Inspect(what, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && strings.Contains(strings.ToLower(id.Name), "rule") {
			speaks = true
		}
		return true
	})
	return named && speaks
}

// TestPackagesSayWhatTheyAre wants a doc.go with the package's purpose in every
// folder of the module.
func TestPackagesSayWhatTheyAre(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range sources(t) {
		if s.folder == "" || seen[s.folder] || s.test || s.file.Name.Name == "main" {
			continue
		}
		seen[s.folder] = true
		if _, err := os.Stat(filepath.Join("..", s.folder, "doc.go")); err != nil {
			t.Errorf("%s has no doc.go", s.folder)
		}
	}
}
