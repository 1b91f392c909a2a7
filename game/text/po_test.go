package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/leonelquinteros/gotext"

	"tenaille/assets"

	"tenaille/game/require"
)

const root = "../.."

// message is one text the program asks for, with its place.
type message struct {
	singular, plural, place string
}

// asked finds the constant texts of every T and TN call in the module, and
// reports a call whose text is not a constant, since it cannot be checked.
func asked(t *testing.T) []message {
	t.Helper()
	var out []message
	set := token.NewFileSet()
	walk := func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") || name == "build" || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if f, ok := n.(*ast.FuncDecl); ok && (f.Name.Name == "T" || f.Name.Name == "TN") {
				return false // a short form, which passes on what it is given
			}
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			sel, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			place := set.Position(call.Pos()).String()
			switch sel.Sel.Name {
			case "T":
				if s, ok := constant(call.Args[0]); ok {
					out = append(out, message{singular: s, place: place})
				} else {
					t.Errorf("%s: the text given to T is not a constant string", place)
				}
			case "TN":
				if len(call.Args) < 3 {
					return true
				}
				one, ok1 := constant(call.Args[0])
				many, ok2 := constant(call.Args[1])
				if ok1 && ok2 {
					out = append(out, message{one, many, place})
				} else {
					t.Errorf("%s: the texts given to TN are not constant strings", place)
				}
			}
			return true
		})
		return nil
	}
	if err := filepath.WalkDir(root, walk); err != nil {
		t.Fatal(err)
	}
	return out
}

func constant(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind != token.STRING {
			return "", false
		}
		s, err := strconv.Unquote(e.Value)
		return s, err == nil
	case *ast.BinaryExpr:
		l, ok1 := constant(e.X)
		r, ok2 := constant(e.Y)
		return l + r, ok1 && ok2 && e.Op == token.ADD
	}
	return "", false
}

func parse(t *testing.T, lang string) (map[string]*gotext.Translation, string) {
	t.Helper()
	src, err := assets.PO(lang)
	if err != nil {
		t.Fatal(err)
	}
	po := gotext.NewPo()
	po.Parse(src)
	return po.GetDomain().GetTranslations(), string(src)
}

var keyShape = regexp.MustCompile(`^[a-z]+\.[A-Za-z0-9_.-]+$`)

// translated are the languages that have to translate what the screens ask for.
func translated() []Language { return Languages()[1:] }

// file is where the catalog of a language lies.
func file(l Language) string { return "assets/po/" + l.Code + ".po" }

func TestEveryScreenTextIsTranslated(t *testing.T) {
	for _, l := range translated() {
		catalog, _ := parse(t, l.Code)
		for _, m := range asked(t) {
			tr, ok := catalog[m.singular]
			if !ok || tr.Trs[0] == "" {
				t.Errorf("%s: %q has no translation in %s", m.place, m.singular, file(l))
				continue
			}
			if m.plural != "" && (tr.PluralID != m.plural || tr.Trs[1] == "") {
				t.Errorf("%s: %q / %q has no plural in %s", m.place, m.singular, m.plural, file(l))
			}
		}
	}
}

func TestTranslationsHoldOnlyWhatIsAsked(t *testing.T) {
	used := map[string]bool{"": true}
	for _, m := range asked(t) {
		used[m.singular] = true
	}
	for _, l := range translated() {
		catalog, _ := parse(t, l.Code)
		for id := range catalog {
			if !used[id] && !keyShape.MatchString(id) {
				t.Errorf("%s holds %q, which no screen asks for", file(l), id)
			}
		}
	}
}

func TestEveryKeyIsInAllLanguages(t *testing.T) {
	en, _ := parse(t, Default)
	for id, tr := range en {
		if id != "" && !keyShape.MatchString(id) {
			t.Errorf("en.po holds %q, which is no data key", id)
		}
		if id != "" && tr.Trs[0] == "" {
			t.Errorf("en.po: %s is empty", id)
		}
	}
	for _, l := range translated() {
		catalog, _ := parse(t, l.Code)
		for id := range en {
			if tr, ok := catalog[id]; id != "" && (!ok || tr.Trs[0] == "") {
				t.Errorf("%s has no translation in %s", id, file(l))
			}
		}
		for id := range catalog {
			if _, ok := en[id]; !ok && keyShape.MatchString(id) {
				t.Errorf("%s of %s is in no English catalog", id, file(l))
			}
		}
	}
}

// verbs are what a text is filled with: its arguments, and the places of its distances.
var verbs = regexp.MustCompile(`%\[\d+\][-+ 0-9.]*[a-z]|\{\d+\}`)

func TestTranslationsKeepTheirArguments(t *testing.T) {
	en, _ := parse(t, Default)
	for _, l := range translated() {
		catalog, src := parse(t, l.Code)
		for id, tr := range catalog {
			source := id
			if e, ok := en[id]; ok && id != "" {
				source = e.Trs[0]
			}
			want := count(verbs.FindAllString(source, -1))
			for form, s := range tr.Trs {
				if got := count(verbs.FindAllString(s, -1)); got != want {
					t.Errorf("%s %q form %d: arguments %s, the English has %s", file(l), id, form, got, want)
				}
				if rest := verbs.ReplaceAllString(s, ""); strings.Contains(rest, "%[") || strings.ContainsAny(rest, "{}") {
					t.Errorf("%s %q form %d: a broken verb in %q", file(l), id, form, s)
				}
			}
		}
		if strings.Contains(src, "\n#, fuzzy") {
			t.Errorf("%s holds fuzzy translations", file(l))
		}
		if !strings.Contains(src, nameField) {
			t.Errorf("%s does not say what its language calls itself: its header lacks %q", file(l), "X-Language-Name: ")
		}
	}
}

func count(list []string) string {
	n := map[string]int{}
	for _, v := range list {
		n[v]++
	}
	keys := make([]string, 0, len(n))
	for k := range n {
		keys = append(keys, k)
	}
	// Sorted, so that two orders of the same arguments compare equal.
	for i := range keys {
		for j := i + 1; j < len(keys); j++ {
			if keys[j] < keys[i] {
				keys[i], keys[j] = keys[j], keys[i]
			}
		}
	}
	return strings.Join(keys, " ")
}

func TestFrenchTypography(t *testing.T) {
	fr, _ := parse(t, "fr")
	bare := regexp.MustCompile(`[^\x{00a0}!?][!?;»]|[^\x{00a0}]:|«[^\x{00a0}]`)
	for id, tr := range fr {
		if id == "" {
			continue
		}
		for _, s := range tr.Trs {
			if m := bare.FindString(s); m != "" {
				t.Errorf("fr.po %q: no U+00A0 at %q in %q", id, m, s)
			}
			if strings.Contains(s, "'") {
				t.Errorf("fr.po %q: a straight apostrophe in %q", id, s)
			}
			if strings.ContainsRune(s, '\u202f') {
				t.Errorf("fr.po %q: U+202F is missing from the fonts", id)
			}
		}
	}
}

// TestGettextAccepts asks gettext's own checker, where there is one.
func TestGettextAccepts(t *testing.T) {
	msgfmt := require.Msgfmt(t)
	for _, l := range Languages() {
		if out, err := exec.Command(msgfmt, "--check", "-o", os.DevNull, filepath.Join(root, file(l))).CombinedOutput(); err != nil {
			t.Errorf("msgfmt --check %s: %v\n%s", file(l), err, out)
		}
	}
}
