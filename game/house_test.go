package game_test

import (
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// What the screen's side of the house may grow to: fields and methods of a type,
// lines of a package without its tests.
const (
	mostFields  = 30
	mostMethods = 60
	mostLines   = 7000
)

// large are the exceptions, with what they have: "folder.Type fields", "folder.Type
// methods" or "folder lines". None may grow, and what is within the limit leaves the
// list.
var large = map[string]int{
	"game/store.Settings fields": 32, // one flat file, whose keys stay what they are
}

// layer is where those limits hold.
var layer = regexp.MustCompile(`^(game|render)(/|$)`)

// part is what a struct type declares.
type part struct {
	own      int      // fields that are not embedded
	embedded []string // structs embedded: their fields are its own, of whatever package
	within   []string // structs of the same package that one of its fields leads to
}

// named is the name of the type of a field, "folder.Type", or empty: of a struct or
// of a pointer to one.
func named(e ast.Expr, folder string, imports map[string]string) (name string, pointer bool) {
	switch e := e.(type) {
	case *ast.StarExpr:
		name, _ = named(e.X, folder, imports)
		return name, true
	case *ast.Ident:
		return folder + "." + e.Name, false
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok {
			return imports[x.Name] + "." + e.Sel.Name, false
		}
	}
	return "", false
}

// parts lists the struct types, and how many methods every type declares.
func parts(all []source) (structs map[string]part, methods map[string]int) {
	structs, methods = map[string]part{}, map[string]int{}
	for _, s := range all {
		if s.test {
			continue
		}
		imports := map[string]string{}
		for _, spec := range s.file.Imports {
			to, _ := strconv.Unquote(spec.Path.Value)
			if inside, ok := strings.CutPrefix(to, module+"/"); ok {
				local := path.Base(inside)
				if spec.Name != nil {
					local = spec.Name.Name
				}
				imports[local] = inside
			}
		}
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					name, _ := named(d.Recv.List[0].Type, s.folder, nil)
					methods[name]++
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if t, ok := spec.(*ast.TypeSpec); ok {
						if st, ok := t.Type.(*ast.StructType); ok {
							structs[s.folder+"."+t.Name.Name] = partOf(st, s.folder, imports)
						}
					}
				}
			}
		}
	}
	return structs, methods
}

func partOf(st *ast.StructType, folder string, imports map[string]string) (p part) {
	for _, f := range st.Fields.List {
		name, pointer := named(f.Type, folder, imports)
		same := strings.HasPrefix(name, folder+".")
		switch {
		case len(f.Names) > 0:
			p.own += len(f.Names)
			if same {
				p.within = append(p.within, slices.Repeat([]string{name}, len(f.Names))...)
			}
		case pointer: // what it is handed is not its own, but of its package it counts
			p.own++
			if same {
				p.within = append(p.within, name)
			}
		default:
			p.embedded = append(p.embedded, name)
		}
	}
	return p
}

// fields counts the fields of a struct: its own, those of what it embeds, and those of
// the structs of its package that a field of it leads to.
func fields(structs map[string]part, name string) int {
	var flat func(name string) int
	flat = func(name string) int {
		p := structs[name]
		n := p.own
		for _, e := range p.embedded {
			if _, known := structs[e]; known {
				n += flat(e)
			} else {
				n++
			}
		}
		return n
	}
	n := flat(name)
	for _, w := range structs[name].within {
		if _, known := structs[w]; known && w != name {
			n += flat(w)
		}
	}
	return n
}

// TestHouseHasRoomsOfASize holds types and packages of game/ and render/ against the
// limits, and the exceptions against what they were.
func TestHouseHasRoomsOfASize(t *testing.T) {
	all := sources(t)
	found := map[string]int{}
	note := func(what string, n, most int) {
		if n > most {
			found[what] = n
		}
	}
	structs, methods := parts(all)
	for name := range structs {
		if layer.MatchString(name) {
			note(name+" fields", fields(structs, name), mostFields)
		}
	}
	for name, n := range methods {
		if layer.MatchString(name) {
			note(name+" methods", n, mostMethods)
		}
	}
	lines := map[string]int{}
	for _, s := range all {
		if !s.test && layer.MatchString(s.folder) {
			text, err := os.ReadFile(filepath.Join("..", s.path))
			if err != nil {
				t.Fatal(err)
			}
			lines[s.folder] += strings.Count(string(text), "\n")
		}
	}
	for folder, n := range lines {
		note(folder+" lines", n, mostLines)
	}
	if len(structs) < 100 || len(methods) < 100 || len(lines) < 20 {
		t.Fatalf("%d structs, %d types with methods, %d packages: the count is broken", len(structs), len(methods), len(lines))
	}
	for what, n := range found {
		if most, known := large[what]; !known || n > most {
			t.Errorf("%q: %d, not the %d that are noted: divide it, or have it do less", what, n, most)
		}
	}
	for what, n := range large {
		if found[what] == 0 {
			t.Errorf("%q is within the limit by now: it is no exception any more (%d)", what, n)
		}
	}
}
