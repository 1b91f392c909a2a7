package proof

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the root of the module as the tests see it.
const root = "../.."

// folders are the packages whose sources decide by rules.
var folders = []string{"rules", "rules/attack", "rules/combat", "rules/d20", "rules/dice", "rules/grid", "rules/limited", "rules/odds", "rules/skirmish", "rules/view"}

// site is one place in the sources that a rule decides, and one way to break
// it: what stands there is wrapped so that one mutant switches it off.
type site struct {
	ID      string // the rule, such as "ATK-07"
	Kind    string // what is taken away
	File    string // relative to the module
	Symbol  string // the function, variable or type it stands in
	Digest  string // of what is broken, wherever it stands in its package: see digests
	Text    string
	within  string // the statement it is a part of, where that is more than it
	fragile bool   // it may not compile; it is then left out
	line    int
	edits   []edit
}

// edit inserts a text at an offset; "%d" in it becomes the mutant's number.
type edit struct {
	at    int
	close bool
	text  string
}

var (
	constant = regexp.MustCompile(`^([A-Z]{2,3})(\d\d)$`)
	written  = regexp.MustCompile(`\b([A-Z]{2,3})-(\d\d)(?: to (?:([A-Z]{2,3})-)?(\d\d))?\b`)
)

// idsIn returns the ids that a text names; "MAN-02 to MAN-05" names four.
func idsIn(text string, known map[string]bool) (ids []string) {
	for _, m := range written.FindAllStringSubmatch(text, -1) {
		from, _ := strconv.Atoi(m[2])
		to := from
		if m[4] != "" && (m[3] == "" || m[3] == m[1]) {
			to, _ = strconv.Atoi(m[4])
		}
		for k := from; k <= to; k++ {
			id := fmt.Sprintf("%s-%02d", m[1], k)
			if known[id] && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// sites finds every place that a rule of the set decides.
func sites(t *testing.T, known map[string]bool) []site {
	t.Helper()
	var all []site
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			base := filepath.Base(path)
			if strings.HasSuffix(base, "_test.go") || base == "cite.go" || base == "definition.go" {
				continue
			}
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f := &finder{known: known, src: src, rel: folder + "/" + base, set: token.NewFileSet(), own: folder == "rules"}
			if f.file, err = parser.ParseFile(f.set, path, src, parser.ParseComments); err != nil {
				t.Fatal(err)
			}
			f.find()
			all = append(all, f.sites...)
		}
	}
	all = fallback(all)
	digests(all, 8)
	return all
}

// digests names the places by what stands there, so that a verdict follows what
// it was given for when that moves to another file or function of its package:
// by the rule, the way it is broken, the package, the text and the statement
// around it. What reads alike is counted in the order of the functions' names.
func digests(all []site, size int) {
	order := make([]*site, len(all))
	for i := range all {
		order[i] = &all[i]
	}
	slices.SortStableFunc(order, func(a, b *site) int { return strings.Compare(a.Symbol, b.Symbol) })
	alike := map[string]int{}
	for _, s := range order {
		key := strings.Join([]string{s.ID, s.Kind, path.Dir(s.File), s.Text, s.within}, "\x00")
		alike[key]++
		sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%d", key, alike[key]))
		s.Digest = hex.EncodeToString(sum[:size])
	}
}

// fallback leaves of the functions whose comment names a rule only those that
// decide what no row, refusal, event or remark does.
func fallback(all []site) []site {
	carried := map[string]bool{}
	for _, s := range all {
		if !strings.HasPrefix(s.Kind, "function") {
			carried[s.ID] = true
		}
	}
	return slices.DeleteFunc(all, func(s site) bool { return carried[s.ID] && strings.HasPrefix(s.Kind, "function") })
}

// finder looks for sites in one file.
type finder struct {
	known map[string]bool
	src   []byte
	rel   string
	own   bool // the file is of package rules, which writes its cites bare
	set   *token.FileSet
	file  *ast.File
	stack []ast.Node
	sites []site
	seen  map[ast.Node]bool // decisions that are sites already, by node
}

func (f *finder) off(p token.Pos) int { return f.set.Position(p).Offset }

func (f *finder) text(n ast.Node) string { return string(f.src[f.off(n.Pos()):f.off(n.End())]) }

// wrap adds the site that puts texts before and after a node.
func (f *finder) wrap(id, kind string, n ast.Node, before, after string, fragile bool) {
	if !f.known[id] {
		return
	}
	f.sites = append(f.sites, site{
		ID: id, Kind: kind, File: f.rel, Symbol: f.symbol(n), Text: strings.Join(strings.Fields(f.text(n)), " "), line: f.set.Position(n.Pos()).Line, fragile: fragile,
		edits: []edit{{f.off(n.Pos()), false, before}, {f.off(n.End()), true, after}},
	})
}

// pick replaces an expression by another in the mutant.
func (f *finder) pick(id, kind string, e ast.Expr, with string) {
	f.wrap(id, kind, e, "mutant.Pick(%d, ", ", "+with+")", true)
}

// without leaves a statement out in the mutant.
func (f *finder) without(id, kind string, s ast.Stmt) {
	f.wrap(id, kind, s, "if !mutant.On(%d) { ", " }", true)
}

// turned turns a condition round in the mutant.
func (f *finder) turned(id, kind string, e ast.Expr) {
	f.wrap(id, kind, e, "(", ") != mutant.On(%d)", true)
}

func (f *finder) symbol(n ast.Node) string {
	for _, d := range f.file.Decls {
		if n.Pos() < d.Pos() || n.End() > d.End() {
			continue
		}
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv != nil && len(d.Recv.List) == 1 {
				return strings.TrimLeft(f.text(d.Recv.List[0].Type), "*") + "." + d.Name.Name
			}
			return d.Name.Name
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if n.Pos() < s.Pos() || n.End() > s.End() {
					continue
				}
				switch s := s.(type) {
				case *ast.ValueSpec:
					return s.Names[0].Name
				case *ast.TypeSpec:
					return s.Name.Name
				}
			}
		}
	}
	return "package"
}

func (f *finder) find() {
	f.seen = map[ast.Node]bool{}
	ast.Inspect(f.file, func(n ast.Node) bool {
		if n == nil {
			f.stack = f.stack[:len(f.stack)-1]
			return true
		}
		f.stack = append(f.stack, n)
		switch n := n.(type) {
		case *ast.GenDecl:
			if n.Tok == token.CONST || n.Tok == token.IMPORT {
				f.stack = f.stack[:len(f.stack)-1]
				return false
			}
		case *ast.FuncDecl:
			f.function(n)
		case *ast.Ident:
			if m := constant.FindStringSubmatch(n.Name); m != nil && f.own {
				f.cited(n, m[1]+"-"+m[2])
			}
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "rules" {
				if m := constant.FindStringSubmatch(n.Sel.Name); m != nil {
					f.cited(n, m[1]+"-"+m[2])
				}
			}
			f.option(n)
		}
		return true
	})
	f.remarks()
}

// parent is the k-th node above the one being looked at.
func (f *finder) parent(k int) ast.Node {
	if i := len(f.stack) - 1 - k; i >= 0 {
		return f.stack[i]
	}
	return nil
}

// cited makes sites of a place where a constant of a rule stands.
func (f *finder) cited(e ast.Expr, id string) {
	if kv, ok := f.parent(1).(*ast.KeyValueExpr); ok {
		if lit, ok := f.parent(2).(*ast.CompositeLit); ok {
			f.entry(id, name(kv.Key), lit, e)
			return
		}
	}
	if f.consequence(e, id) {
		return
	}
	if call, ok := f.parent(1).(*ast.CallExpr); ok && (name(call.Fun) == "Refuse" || name(call.Fun) == "no") {
		f.pick(id, "refusal", e, f.noCite())
		return
	}
	f.pick(id, "cite", e, f.noCite())
}

func (f *finder) noCite() string {
	if f.own {
		return "NoCite"
	}
	return "rules.NoCite"
}

// consequence makes a site of the statement around a cite that only carries
// something out: an event, or what leads to one.
func (f *finder) consequence(e ast.Expr, id string) bool {
	for k := 1; k < len(f.stack); k++ {
		switch n := f.parent(k).(type) {
		case *ast.FuncLit, *ast.FuncDecl:
			return false
		case *ast.ExprStmt:
			kind := "consequence"
			if call, ok := n.X.(*ast.CallExpr); ok {
				switch {
				case name(call.Fun) == "Emit":
					kind = "event"
				case slices.Contains([]string{"add", "fixed", "inert"}, name(call.Fun)):
					kind = "table row"
				}
			}
			f.without(id, kind, n)
			return true
		case ast.Stmt:
			return false
		}
	}
	return false
}

// entry makes sites of a row of a table, a refusal or an event as a literal.
func (f *finder) entry(id, key string, lit *ast.CompositeLit, e ast.Expr) {
	switch {
	case key == "LostBy":
		if v := valueOf(lit, "Lost"); v != nil {
			f.pick(id, "row: lost by", v, "0")
		}
	case key != "Cite":
		f.pick(id, "cite", e, f.noCite())
	case valueOf(lit, "Stat") != nil:
		f.pick(id, "modifier row", valueOf(lit, "Stat"), "99")
		if w, ok := valueOf(lit, "When").(*ast.CompositeLit); ok {
			for _, el := range w.Elts {
				if kv, ok := el.(*ast.KeyValueExpr); ok {
					f.pick(id, "row: when "+strings.ToLower(name(kv.Key)), kv.Value, "0")
				}
			}
		}
	case name(lit.Type) == "StateRow" || name(lit.Type) == "VerbRow":
		first := len(f.sites)
		defer func() { // rows are alike in much, and are told apart by whose they are
			if at, ok := f.parent(3).(*ast.AssignStmt); ok {
				for i := range f.sites[first:] {
					f.sites[first+i].within = f.text(at.Lhs[0])
				}
			}
		}()
		f.pick(id, map[string]string{"StateRow": "state row", "VerbRow": "action row"}[name(lit.Type)], lit, f.text(lit.Type)+"{}")
		for _, el := range lit.Elts {
			kv, ok := el.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			switch column := name(kv.Key); column {
			case "NoAction", "NoAoO", "NoThreat", "Half":
				f.pick(id, "state row: "+column, kv.Value, "false")
			case "Provokes":
				f.pick(id, "action row: provokes", kv.Value, "0")
			case "Cost":
				with := "rules.NotAnAction"
				if strings.HasSuffix(f.text(kv.Value), "NotAnAction") {
					with = "rules.FullRoundAction"
				}
				f.pick(id, "action row: cost", kv.Value, with)
			}
		}
	case valueOf(lit, "Set") != nil:
		with := "func(*rules.Options, int) {}"
		if f.own {
			with = "func(*Options, int) {}"
		}
		f.pick(id, "option", valueOf(lit, "Set"), with)
	case name(lit.Type) == "Refusal":
		f.pick(id, "refusal", e, f.noCite())
	case name(lit.Type) == "Event":
		if !f.consequence(e, id) {
			if k := valueOf(lit, "Kind"); k != nil {
				with := "rules.NoEvent"
				if f.own {
					with = "NoEvent"
				}
				f.pick(id, "event", k, with)
			}
		}
	default:
		if !f.consequence(e, id) {
			f.pick(id, "cite", e, f.noCite())
		}
	}
}

// function makes sites of a function whose comment names rules: it does
// nothing and answers nothing in the mutant.
func (f *finder) function(d *ast.FuncDecl) {
	if d.Doc == nil || d.Body == nil || len(d.Body.List) == 0 {
		return
	}
	back, bare := "return", true
	yes := false
	if r := d.Type.Results; r != nil && len(r.List) > 0 && len(r.List[0].Names) == 0 {
		bare = false
		back = ""
		var names []string
		for i, field := range r.List {
			back += fmt.Sprintf("var r%d %s; ", i, f.text(field.Type))
			names = append(names, fmt.Sprintf("r%d", i))
		}
		back += "return " + strings.Join(names, ", ")
		yes = len(r.List) == 1 && f.text(r.List[0].Type) == "bool"
	}
	_ = bare
	for _, id := range idsIn(d.Doc.Text(), f.known) {
		at := f.off(d.Body.Lbrace) + 1
		add := func(kind, back string) {
			f.sites = append(f.sites, site{
				ID: id, Kind: kind, File: f.rel, Symbol: f.symbol(d.Name), line: f.set.Position(d.Body.Lbrace).Line, fragile: true,
				Text:  strings.Join(strings.Fields(f.text(d)), " "),
				edits: []edit{{at, false, " if mutant.On(%d) { " + back + " }; "}},
			})
		}
		add("function", back)
		if yes {
			add("function: always yes", "return true")
		}
	}
}

// option makes a site of the reading of an option.
func (f *finder) option(n *ast.SelectorExpr) {
	id := optionIDs[n.Sel.Name]
	if x, ok := n.X.(*ast.Ident); id == "" || ok && x.Name == "rules" && n.Sel.Name == "FreeActionCap" { // there it is named, not read
		return
	}
	if _, ok := f.parent(1).(*ast.UnaryExpr); ok { // &o.Option: it is set, not read
		if u := f.parent(1).(*ast.UnaryExpr); u.Op == token.AND {
			return
		}
	}
	if n.Sel.Name == "FreeActionCap" {
		if a, ok := f.parent(1).(*ast.AssignStmt); ok && slices.Contains(a.Lhs, ast.Expr(n)) {
			return
		}
		f.wrap(id, "option read", n, "mutant.Pick(%d, ", ", 1)", true)
		return
	}
	f.wrap(id, "option read", n, "mutant.Flip(%d, ", ")", true)
}

// optionIDs are the fields of options and the readings they decide.
var optionIDs = map[string]string{
	"ConcealDefender": "CFL-01", "ConcealAll": "CFL-02", "ConcealAlong": "CFL-03", "TotalByBarrier": "CFL-05", "PartialByBody": "CFL-06",
	"ImprovedCoverExtras": "CFL-07", "FlankAnyThreat": "CFL-09", "Reach2Diagonal": "SIL-07", "Diagonal1111": "SIL-05",
	"PinnedVsPinnerAll": "CFL-20", "CombatReflexesFlat": "CFL-19", "ShootIntoMelee": "SIL-14", "MassiveDamage": "SIL-20", "FreeActionCap": "SIL-12",
}

// remarks makes sites of the statements and cases that a comment inside a
// function gives to a rule.
func (f *finder) remarks() {
	for _, group := range f.file.Comments {
		ids := idsIn(group.Text(), f.known)
		if len(ids) == 0 {
			continue
		}
		n := f.remarked(group)
		if n == nil {
			continue
		}
		for _, id := range ids {
			f.decision(id, n)
		}
	}
}

// remarked is what a comment speaks of: what stands on its line before it, or
// on the next line if it stands alone.
func (f *finder) remarked(group *ast.CommentGroup) ast.Node {
	start := f.set.Position(group.Pos())
	lineStart := bytes.LastIndexByte(f.src[:start.Offset], '\n') + 1
	line := start.Line
	if len(bytes.TrimSpace(f.src[lineStart:start.Offset])) == 0 {
		line = f.set.Position(group.End()).Line + 1
	}
	var found ast.Node
	inside := false
	ast.Inspect(f.file, func(n ast.Node) bool {
		if n == nil || found != nil {
			return false
		}
		if fn, ok := n.(*ast.FuncDecl); ok {
			inside = fn.Body != nil && group.Pos() > fn.Body.Lbrace && group.End() < fn.Body.Rbrace
			return inside
		}
		if d, ok := n.(*ast.GenDecl); ok && !inside {
			return d.Tok == token.VAR
		}
		if f.set.Position(n.Pos()).Line == line {
			switch n.(type) {
			case *ast.BlockStmt, *ast.FuncLit:
			case ast.Stmt:
				found = n
				return false
			case *ast.KeyValueExpr:
				if _, ok := n.(*ast.KeyValueExpr).Value.(*ast.FuncLit); !ok {
					found = n
					return false
				}
			}
		}
		return true
	})
	return found
}

// decision makes a site of a statement, by what kind it is.
func (f *finder) decision(id string, n ast.Node) {
	const kind = "decision"
	switch n := n.(type) {
	case *ast.IfStmt:
		f.turned(id, kind, n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			f.wrap(id, kind, n.Cond, "(", ") && !mutant.On(%d)", true)
		}
	case *ast.CaseClause:
		for _, e := range n.List {
			f.caseOf(id, e)
		}
	case *ast.ReturnStmt:
		f.returned(id, n)
	case *ast.AssignStmt:
		switch {
		case n.Tok != token.DEFINE:
			f.without(id, kind, n)
		case len(n.Rhs) == 1 && len(n.Lhs) == 1:
			f.wrap(id, kind, n.Rhs[0], "mutant.Zero(%d, ", ")", true)
		}
	case *ast.KeyValueExpr:
		f.wrap(id, kind, n.Value, "mutant.Zero(%d, ", ")", true)
	case *ast.DeclStmt, *ast.LabeledStmt:
	case ast.Stmt:
		f.without(id, kind, n)
	}
}

// caseOf turns the condition of a switch without tag, and empties a value of
// one with.
func (f *finder) caseOf(id string, e ast.Expr) {
	tagged := false
	ast.Inspect(f.file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SwitchStmt); ok && s.Tag != nil {
			for _, c := range s.Body.List {
				tagged = tagged || slices.Contains(c.(*ast.CaseClause).List, e)
			}
		}
		return true
	})
	if tagged {
		f.wrap(id, "decision", e, "mutant.Never(%d, ", ")", true)
		return
	}
	f.turned(id, "decision", e)
}

// returned answers nothing in place of what is returned; yes and no change
// places.
func (f *finder) returned(id string, n *ast.ReturnStmt) {
	var results *ast.FieldList
	ast.Inspect(f.file, func(m ast.Node) bool {
		if m == nil || n.Pos() < m.Pos() || n.End() > m.End() {
			return false
		}
		switch m := m.(type) {
		case *ast.FuncDecl:
			results = m.Type.Results
		case *ast.FuncLit:
			results = m.Type.Results
		}
		return true
	})
	if results == nil || len(n.Results) == 0 {
		return
	}
	if len(results.List) == 1 && len(n.Results) == 1 && f.text(results.List[0].Type) == "bool" {
		f.turned(id, "decision", n.Results[0])
		return
	}
	back, k := "", 0
	var names []string
	for _, field := range results.List {
		for range max(1, len(field.Names)) {
			back += fmt.Sprintf("var r%d %s; ", k, f.text(field.Type))
			names = append(names, fmt.Sprintf("r%d", k))
			k++
		}
	}
	f.wrap(id, "decision", n, "if mutant.On(%d) { "+back+"return "+strings.Join(names, ", ")+" }; ", "", true)
}

func name(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

func valueOf(n *ast.CompositeLit, key string) ast.Expr {
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && name(kv.Key) == key {
			return kv.Value
		}
	}
	return nil
}
