package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tenaille/rules/rulesets"
)

// disguised are the names of questions that ask which ruleset is played, whatever
// they say.
var disguised = regexp.MustCompile(`(?i)^(in_?phases|(is|has|uses|plays)?_?(figures|d20|limited|skirmish)(rules(et)?)?)$`)

// disguises are the places of a file that ask which ruleset is played instead of
// what is: a ruleset's name as a text, or the beginning of its options' names; its
// package; a question by its name; whether combatants are figures at all; words
// that exist for a ruleset's name.
func disguises(file *ast.File) (found []ast.Node) {
	names := strings.Join(rulesets.Names(), "|")
	named := regexp.MustCompile(`^((` + names + `)|(` + names + `)_.*|.*[._](` + names + `))$`)
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		if folder, inside := strings.CutPrefix(path, module+"/rules/"); inside && named.MatchString(folder) {
			found = append(found, spec)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			return n.Tag == nil
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && named.MatchString(text) {
				found = append(found, n)
			}
		case *ast.SelectorExpr:
			if n.Sel.Name == "Figures" {
				found = append(found, n)
			}
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
			}
			if disguised.MatchString(name) {
				found = append(found, n)
			}
			if name == "Has" && speaksOfRuleset(n.Args) {
				found = append(found, n)
			}
		case *ast.BinaryExpr:
			if (n.Op == token.EQL || n.Op == token.NEQ) && (nameOfRuleset(n.X) || nameOfRuleset(n.Y)) {
				found = append(found, n)
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && nameOfRuleset(n.Tag) {
				found = append(found, n)
			}
		}
		return true
	})
	return found
}

// nameOfRuleset reports whether an expression is the name of an encounter's
// ruleset.
func nameOfRuleset(x ast.Expr) bool {
	sel, ok := x.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Name" {
		return false
	}
	of, ok := sel.X.(*ast.SelectorExpr)
	return ok && of.Sel.Name == "Rules"
}

// speaksOfRuleset reports whether the name of a ruleset is part of some words.
func speaksOfRuleset(words []ast.Expr) (speaks bool) {
	for _, w := range words {
		ast.Inspect(w, func(n ast.Node) bool {
			if x, ok := n.(ast.Expr); ok && nameOfRuleset(x) {
				speaks = true
			}
			if x, ok := n.(*ast.SelectorExpr); ok && x.Sel.Name == "Ruleset" {
				speaks = true
			}
			return true
		})
	}
	return speaks
}

// TestNoDisguises counts the places outside of rules that ask which ruleset is
// played, whatever they call it: there are none (RST-01). Who wants to know
// something asks the ruleset for it: rules.Ruleset has a field for what it is.
func TestNoDisguises(t *testing.T) {
	n := 0
	for _, s := range sources(t) {
		if s.test || strings.HasPrefix(s.path, "rules/") || strings.HasPrefix(s.path, ".ci/") || strings.HasPrefix(s.folder, "game/internal") {
			continue
		}
		for _, d := range disguises(s.file) {
			t.Errorf("%s: asks which ruleset is played, not what", s.at(d))
			n++
		}
	}
	if n > 0 {
		t.Errorf("%d disguises", n)
	}
}

// TestDisguisesAreFound plants one of each kind, and what is none.
func TestDisguisesAreFound(t *testing.T) {
	for code, want := range map[string]int{
		`if e.Rules.Name == "limited" {}`:                  2,
		`switch e.Rules.Name { case other: }`:              1,
		`if s.Ruleset == "skirmish" {}`:                    1,
		`const first = "d20"`:                              1,
		`if b.figures() {}`:                                1,
		`if b.turn.Figures() {}`:                           2, // the call, and its name
		`if words.InPhases(name) {}`:                       1,
		`if isSkirmish(e) {}`:                              1,
		`if e.Rules.Figures != nil {}`:                     1,
		`if text.Has("against." + e.Rules.Name) {}`:        1,
		`_ = options["limited_move"]`:                      1,
		`_ = text.Key("victory.skirmish")`:                 1,
		`if e.Rules.Turn.Phases {}`:                        0,
		`if card := c.Card; card != nil {}`:                0,
		`set, _ := rulesets.ByName(s.Ruleset)`:             0,
		`taken := set.Name == s.plan.Ruleset`:              0,
		`art.Figure(name, side, w)`:                        0,
		`fmt.Errorf("no command of %s", e.Rules.Name)`:     0,
		`_ = "a skirmish of two sides is limited in time"`: 0,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc f() {\n"+code+"\n}", 0)
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		if found := disguises(file); len(found) != want {
			t.Errorf("%s: %d disguises are found, want %d", code, len(found), want)
		}
	}
	file, err := parser.ParseFile(token.NewFileSet(), "", `package p; import "tenaille/rules/limited"`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(disguises(file)) != 1 {
		t.Error("an import of a ruleset is not found")
	}
}
