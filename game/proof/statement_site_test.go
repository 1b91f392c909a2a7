package proof

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// worked are the packages whose every statement is broken, whatever rule it
// serves: those that compute attacks and resolve actions.
var worked = []string{"rules/attack", "rules/combat"}

// sweeper is the package whose tests go through the broken statements, all of
// them in one process.
const sweeper = "rules/combat"

// statements finds the ways to break the statements of the packages worked: a
// guard dropped, two conditions changed about, a number off by one, the wrong
// creature asked, a step left out.
func statements(t *testing.T) []site {
	t.Helper()
	var all []site
	for _, folder := range worked {
		files, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f := &breaker{finder: finder{src: src, rel: folder + "/" + filepath.Base(path), set: token.NewFileSet()}}
			if f.file, err = parser.ParseFile(f.set, path, src, 0); err != nil {
				t.Fatal(err)
			}
			for _, d := range f.file.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
					f.in(fn)
				}
			}
			all = append(all, f.sites...)
		}
	}
	digests(all, 6)
	return all
}

// breaker finds the sites of one file.
type breaker struct {
	finder
	fn        *ast.FuncDecl
	creatures []string // parameters of the function that are creatures
	yes       bool     // the function returns one bool
}

func (f *breaker) in(fn *ast.FuncDecl) {
	f.fn, f.creatures, f.yes = fn, nil, false
	for _, p := range fn.Type.Params.List {
		if k := f.text(p.Type); k == "rules.ID" {
			for _, n := range p.Names {
				f.creatures = append(f.creatures, n.Name)
			}
		}
	}
	if r := fn.Type.Results; r != nil && len(r.List) == 1 && len(r.List[0].Names) <= 1 {
		f.yes = f.text(r.List[0].Type) == "bool"
	}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			yes := f.yes
			r := n.Type.Results
			f.yes = r != nil && len(r.List) == 1 && f.text(r.List[0].Type) == "bool"
			ast.Inspect(n.Body, func(m ast.Node) bool { f.look(m); return true })
			f.yes = yes
			return false
		default:
			f.look(n)
		}
		return true
	})
}

// put adds a site.
func (f *breaker) put(kind string, n ast.Node, before, after string) {
	f.sites = append(f.sites, site{
		Kind: kind, File: f.rel, Symbol: f.symbol(n), Text: strings.Join(strings.Fields(f.text(n)), " "), line: f.set.Position(n.Pos()).Line, fragile: true,
		edits: []edit{{f.off(n.Pos()), false, before}, {f.off(n.End()), true, after}}, within: f.around(n),
	})
}

// around is the statement that a node is a part of, of one with a body only
// what stands before it.
func (f *breaker) around(n ast.Node) string {
	from, to := token.NoPos, token.NoPos
	ast.Inspect(f.fn.Body, func(m ast.Node) bool {
		if m == nil || n.Pos() < m.Pos() || n.End() > m.End() {
			return false
		}
		if _, ok := m.(ast.Stmt); ok {
			from, to = m.Pos(), m.End()
		}
		switch m := m.(type) {
		case *ast.BlockStmt:
			from, to = token.NoPos, token.NoPos
		case *ast.IfStmt:
			to = m.Body.Lbrace
		case *ast.ForStmt:
			to = m.Body.Lbrace
		case *ast.RangeStmt:
			to = m.Body.Lbrace
		case *ast.SwitchStmt:
			to = m.Body.Lbrace
		case *ast.TypeSwitchStmt:
			to = m.Body.Lbrace
		case *ast.CaseClause:
			to = m.Colon
		}
		return true
	})
	if from == token.NoPos {
		return ""
	}
	return strings.Join(strings.Fields(string(f.src[f.off(from):f.off(to)])), " ")
}

func (f *breaker) look(n ast.Node) {
	switch n := n.(type) {
	case *ast.BlockStmt:
		f.listed(n.List)
	case *ast.IfStmt:
		f.condition(n.Cond)
	case *ast.CaseClause:
		f.listed(n.Body)
	case *ast.SwitchStmt:
		f.cases(n)
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.ReturnStmt:
		if f.yes && len(n.Results) == 1 {
			f.put("answer turned", n.Results[0], "(", ") != mutant.On(%d)")
		}
	case *ast.CallExpr:
		for _, a := range n.Args {
			f.creature(a)
		}
	case *ast.IndexExpr:
		f.creature(n.Index)
	case *ast.KeyValueExpr:
		switch name(n.Key) {
		case "Who", "Whom", "By", "On", "Against":
			f.creature(n.Value)
		case "A", "B", "C":
			f.put("off by one", n.Value, "mutant.Plus[int16](%d, ", ")")
		case "Left", "Value":
			f.put("off by one", n.Value, "mutant.Plus[int8](%d, ", ")")
		}
	case *ast.SelectorExpr:
		if with := exchanged[n.Sel.Name]; with != "" && f.text(n.X) == "rules" {
			f.put("another condition", n, "mutant.Pick(%d, ", ", rules."+with+")")
		}
	}
}

// exchanged are the conditions that a mutant takes for one another.
var exchanged = map[string]string{
	"Prone": "Kneeling", "Kneeling": "Prone", "Grappling": "Pinned", "Pinned": "Grappling", "Stunned": "Shaken", "Shaken": "Frightened",
	"Frightened": "Shaken", "Blinded": "Dazzled", "Dazzled": "Blinded", "FlatFooted": "Stunned", "Hidden": "Invisible", "Invisible": "Hidden",
	"Dying": "Stable", "Stable": "Dying", "Dead": "Dying", "Disabled": "Dying", "Unconscious": "Asleep", "Asleep": "Unconscious",
	"Paralysed": "Bound", "Bound": "Paralysed", "Entangled": "Grappling", "Charging": "Running", "Running": "Charging",
	"TotalDefence": "FightingDefensively", "FightingDefensively": "TotalDefence", "Squeezing": "Prone", "Floating": "Prone", "Cowering": "Stunned",
}

// condition drops a guard, and has it hold always.
func (f *breaker) condition(e ast.Expr) {
	f.put("guard dropped", e, "(", ") && !mutant.On(%d)")
	f.put("always so", e, "(", ") || mutant.On(%d)")
}

// listed leaves each statement of a list out that can be.
func (f *breaker) listed(list []ast.Stmt) {
	for _, n := range list {
		switch n := n.(type) {
		case *ast.ExprStmt, *ast.IncDecStmt:
			f.put("left out", n, "if !mutant.On(%d) { ", " }")
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE && f.text(n.Lhs[0]) != "_" {
				f.put("left out", n, "if !mutant.On(%d) { ", " }")
			}
		}
	}
	f.neighbours(list)
}

// neighbours changes two guards about that stand one after the other: the
// second is asked before the first.
func (f *breaker) neighbours(list []ast.Stmt) {
	for i := 1; i < len(list); i++ {
		a, ok1 := list[i-1].(*ast.IfStmt)
		b, ok2 := list[i].(*ast.IfStmt)
		if ok1 && ok2 && a.Init == nil && b.Init == nil && a.Else == nil && leaves(a.Body) && leaves(b.Body) {
			f.before(a.Cond, b.Cond)
		}
	}
}

// cases does it with the cases of a switch without a tag.
func (f *breaker) cases(s *ast.SwitchStmt) {
	if s.Tag != nil {
		return
	}
	for i, c := range s.Body.List {
		list := c.(*ast.CaseClause).List
		if len(list) != 1 {
			continue
		}
		f.condition(list[0])
		if i+1 < len(s.Body.List) {
			if next := s.Body.List[i+1].(*ast.CaseClause).List; len(next) == 1 {
				f.before(list[0], next[0])
			}
		}
	}
}

func (f *breaker) before(a, b ast.Expr) {
	if text := f.text(b); !strings.Contains(text, "func(") {
		f.put("conditions changed about", a, "(", ") && !(mutant.On(%d) && ("+strings.Join(strings.Fields(text), " ")+"))")
	}
}

// leaves reports whether a block ends what it stands in.
func leaves(b *ast.BlockStmt) bool {
	if len(b.List) == 0 {
		return false
	}
	switch b.List[len(b.List)-1].(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		return true
	}
	return false
}

func (f *breaker) binary(n *ast.BinaryExpr) {
	switch n.Op {
	case token.LAND:
		f.put("half a condition", n.X, "(", " || mutant.On(%d))")
		f.put("half a condition", n.Y, "(", " || mutant.On(%d))")
	case token.LOR:
		f.put("half a condition", n.X, "((", ") && !mutant.On(%d))") // X may be an or itself
		f.put("half a condition", n.Y, "(", " && !mutant.On(%d))")
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		side := n.X
		if _, ok := side.(*ast.BasicLit); ok {
			side = n.Y
		}
		f.put("off by one", side, "mutant.Plus(%d, ", ")")
	case token.ADD, token.SUB:
		if lit, ok := n.Y.(*ast.BasicLit); ok && lit.Kind == token.INT {
			f.put("off by one", n.X, "mutant.Plus(%d, ", ")")
		}
	}
}

// creature asks the other one.
func (f *breaker) creature(e ast.Expr) {
	switch e := e.(type) {
	case *ast.Ident:
		if i := slices.Index(f.creatures, e.Name); i >= 0 && len(f.creatures) > 1 {
			f.put("wrong creature", e, "mutant.Pick(%d, ", ", "+f.creatures[(i+1)%len(f.creatures)]+")")
		}
	case *ast.SelectorExpr:
		if with := map[string]string{"Who": "Whom", "Whom": "Who", "By": "On", "On": "By"}[e.Sel.Name]; with != "" && f.text(e.X) != "rules" {
			f.put("wrong creature", e, "mutant.Pick(%d, ", ", "+f.text(e.X)+"."+with+")")
		}
	}
}
