package scene

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// cited finds the ids of the rule book that the rules name in their code, of
// those the ones that refuse something, and all that a refusal could name: also
// the rules of actions, states and parts of a turn.
func cited(t *testing.T) (named, refusing, forbidding map[string]bool) {
	t.Helper()
	named, refusing, forbidding = map[string]bool{}, map[string]bool{}, map[string]bool{}
	shape := regexp.MustCompile(`^([A-Z]{2,3})([0-9]{2})$`)
	id := func(e ast.Expr) (string, bool) {
		name := ""
		switch e := e.(type) {
		case *ast.Ident:
			name = e.Name
		case *ast.SelectorExpr:
			name = e.Sel.Name
		}
		m := shape.FindStringSubmatch(name)
		if m == nil {
			return "", false
		}
		return m[1] + "-" + m[2], true
	}
	set := token.NewFileSet()
	forbids := func(n ast.Node) { // every id below n
		ast.Inspect(n, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if s, ok := id(e); ok {
					forbidding[s] = true
				}
			}
			return true
		})
	}
	for _, dir := range []string{"../../rules", "../match", "../replay", "../study", "../draft", "../plan", "../tell", ".", "../screens", "../battle"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || d.Name() == "cite.go" {
				return err
			}
			file, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CompositeLit:
					switch bare(n.Type) {
					case "Refusal", "Grounds", "VerbRow", "StateRow", "Cite":
						forbids(n)
					}
				case *ast.FuncDecl:
					if r := n.Type.Results; r != nil && bare(r.List[0].Type) == "Cite" {
						forbids(n.Body)
					}
				case *ast.CallExpr:
					switch bare(n.Fun) {
					case "Refuse", "no", "has", "beside", "inert":
						forbids(n)
					}
					f, _ := n.Fun.(*ast.SelectorExpr)
					g, _ := n.Fun.(*ast.Ident)
					if f != nil && f.Sel.Name == "Refuse" || g != nil && g.Name == "Refuse" {
						for _, a := range n.Args {
							if s, ok := id(a); ok {
								refusing[s] = true
							}
						}
					}
				case *ast.KeyValueExpr:
					if k, ok := n.Key.(*ast.Ident); ok && k.Name == "Cite" {
						if s, ok := id(n.Value); ok {
							named[s] = true
						}
					}
				}
				if e, ok := n.(ast.Expr); ok {
					if s, ok := id(e); ok {
						named[s] = true
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return named, refusing, forbidding
}

// bare is the plain name of a type or a function.
func bare(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.ArrayType:
		return bare(e.Elt)
	}
	return ""
}

// TestRefusalsHaveARule: no words of a refusal, long or brief, are kept for a
// rule that refuses nothing.
func TestRefusalsHaveARule(t *testing.T) {
	_, _, forbidding := cited(t)
	c := newContext(t, "en", 1280, 720, 1, 100).Text
	for _, form := range []string{"refusal.", "brief."} {
		keys := c.Keys(form)
		if len(keys) < 50 {
			t.Errorf("%d texts begin with %q: the search is broken", len(keys), form)
		}
		for _, key := range keys {
			if id, _, _ := strings.Cut(strings.TrimPrefix(key, form), "."); !forbidding[id] {
				t.Errorf("%s: no rule refuses by %s", key, id)
			}
		}
	}
}

// TestRulesHaveWords asks for the words of everything the rules can name.
func TestRulesHaveWords(t *testing.T) {
	named, refusing, _ := cited(t)
	if len(named) < 40 || len(refusing) < 10 {
		t.Fatalf("found %d ids named and %d refusing: the search is broken", len(named), len(refusing))
	}
	known := map[string]bool{}
	for _, c := range rules.Cites() {
		known[c.String()] = true
	}
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100).Text
		want := func(key string) {
			if !c.Has(key) {
				t.Errorf("%s: no text for %s", lang, key)
			}
		}
		for id := range named {
			if known[id] {
				want("rule." + id + ".title")
			}
		}
		for id := range refusing {
			want("refusal." + id)
		}
		d20, err := rulesets.ByName("d20")
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range d20.Questions {
			if row.Take != nil && row.Name != rules.AskOffer {
				want("ask." + row.Name.String() + ".title")
				want("ask." + row.Name.String() + ".text")
			}
		}
		for _, s := range rules.Sources() {
			want("mod." + s.String())
		}
		for _, row := range slices.Concat(d20.Rows, d20.Tests) {
			if row.Cite == rules.SIL49 { // a feat that is a row is told on the sheet
				want("tag." + row.Source.String())
				want("feat." + row.Source.String() + ".text")
			}
		}
		for v := rules.Verb(1); v < rules.VerbCount; v++ {
			want("verb." + v.String())
		}
		for s := rules.Condition(0); s < rules.ConditionCount; s++ {
			want("condition." + s.String())
		}
		for _, kind := range levels.Kinds() {
			want("creature." + kind)
			sheet, _ := levels.Creature(kind)
			want("size." + sheet.Size)
			for _, w := range sheet.Weapons {
				want("weapon." + text.Slug(w.Name))
			}
			for _, p := range sheet.Powers {
				want("power." + p.ID)
				want("power." + p.ID + ".text")
			}
		}
		for _, id := range rules.Potions() {
			want("power." + id)
			want("power." + id + ".text")
		}
		for _, player := range match.Seats() {
			want("player." + player)
			want("player." + player + ".summary")
			want("player." + player + ".brief")
		}
	}
}
