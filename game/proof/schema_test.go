package proof

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"
	"time"
)

// switchboard is the package that the broken sources import: the number in
// the environment says which of the mutants is on. It exists in the overlay
// alone.
const switchboard = `package mutant

import (
	"os"
	"strconv"
)

// Set turns a mutant on in a program that goes through them all.
func Set(n int) { on = n }

var on = func() int {
	n, err := strconv.Atoi(os.Getenv("TENAILLE_MUTANT"))
	if err != nil {
		return -1
	}
	return n
}()

// met notes in a file which mutants a run comes by, each once.
var met, notes = func() ([]bool, *os.File) {
	f, err := os.OpenFile(os.Getenv("TENAILLE_MET"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, nil
	}
	return make([]bool, 20000), f
}()

// Listen begins to collect the mutants that a run comes by, Heard ends it.
func Listen() { met, heard = make([]bool, 20000), nil }

func Heard() []int {
	met = nil
	return heard
}

var heard []int

func On(n int) bool {
	if met != nil && !met[n] {
		met[n], heard = true, append(heard, n)
		if notes != nil {
			notes.WriteString(strconv.Itoa(n) + "\n")
		}
	}
	return n == on
}

func Flip(n int, v bool) bool { return v != On(n) }

func Plus[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64](n int, v T) T {
	if On(n) {
		return v + 1
	}
	return v
}

func Pick[T any](n int, as, with T) T {
	if On(n) {
		return with
	}
	return as
}

func Zero[T any](n int, v T) T {
	if On(n) {
		var zero T
		return zero
	}
	return v
}

func Never[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64](n int, v T) T {
	if On(n) {
		return v + 100
	}
	return v
}
`

// broken is the module with every mutant in it, all of them off, as compiled
// test programs.
type broken struct {
	dir     string
	overlay string
	left    []site // those that could not be expressed
}

// unbuilt are the digests of the sites that could not be expressed.
func (b *broken) unbuilt() map[string]bool {
	digests := map[string]bool{}
	for _, s := range b.left {
		digests[s.Digest] = true
	}
	return digests
}

// build writes the sources with all the sites wrapped and drops the sites that
// do not compile, until the packages do. Mutant n is site n of the list given.
func build(t *testing.T, all []site) *broken {
	t.Helper()
	b, began := &broken{dir: t.TempDir()}, time.Now()
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	out := make([]bool, len(all))
	message := regexp.MustCompile(`(?m)^((?:\.\./)*[\w./-]+\.go):(\d+):\d+: (.*)$`)
	for range 20 {
		b.write(t, abs, all, out)
		cmd := exec.Command("go", "build", "-gcflags=-e", "-overlay", b.overlay, "./rules/...")
		cmd.Dir = abs
		said, err := cmd.CombinedOutput()
		if err == nil {
			for i := range out {
				if out[i] {
					b.left = append(b.left, all[i])
				}
			}
			fmt.Printf("%d mutants, %d more that Go cannot express; compiled after %s\n", len(all)-len(b.left), len(b.left), time.Since(began).Round(time.Second))
			return b
		}
		dropped := 0
		for _, m := range message.FindAllStringSubmatch(string(said), -1) {
			for i := range all {
				if !out[i] && all[i].fragile && names(m[1], all[i].File) && fmt.Sprint(all[i].line) == m[2] {
					out[i] = true
					dropped++
				}
			}
		}
		if dropped == 0 {
			// A statement left out may cost a line further down its return.
			for _, m := range message.FindAllStringSubmatch(string(said), -1) {
				for i := range all {
					var n int
					fmt.Sscan(m[2], &n)
					if !out[i] && names(m[1], all[i].File) && all[i].line <= n && n-all[i].line < 12 {
						out[i] = true
						dropped++
					}
				}
			}
		}
		if dropped == 0 {
			t.Fatalf("the broken sources do not compile:\n%s", said)
		}
	}
	t.Fatal("the broken sources do not compile")
	return nil
}

// names reports whether a path of the compiler is that of a source, or of its
// place in the overlay.
func names(path, source string) bool {
	path = filepath.ToSlash(path)
	return strings.HasSuffix(path, source) || strings.HasSuffix(path, "/"+strings.ReplaceAll(source, "/", "_"))
}

func (b *broken) write(t *testing.T, abs string, all []site, out []bool) {
	t.Helper()
	byFile := map[string][]edit{}
	for i := range all {
		if !out[i] {
			for _, e := range all[i].edits {
				if strings.Contains(e.text, "%d") {
					e.text = strings.ReplaceAll(e.text, "%d", fmt.Sprint(i))
				}
				byFile[all[i].File] = append(byFile[all[i].File], e)
			}
		}
	}
	replace := map[string]string{}
	put := func(inside string, data []byte) {
		path := filepath.Join(b.dir, strings.ReplaceAll(inside, "/", "_"))
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		replace[filepath.Join(abs, filepath.FromSlash(inside))] = path
	}
	put("rules/mutant/mutant.go", []byte(switchboard))
	going, err := sweeping(abs)
	if err != nil {
		t.Fatal(err)
	}
	put(sweeper+"/sweep_test.go", []byte(going))
	clause := regexp.MustCompile(`(?m)^package \w+`)
	for file, edits := range byFile {
		src, err := os.ReadFile(filepath.Join(abs, file))
		if err != nil {
			t.Fatal(err)
		}
		// At one place what closes comes first, the innermost before the outer;
		// what opens follows, the outermost first.
		order := make([]int, len(edits))
		for i := range order {
			order[i] = i
		}
		sort.SliceStable(order, func(x, y int) bool {
			a, b := edits[order[x]], edits[order[y]]
			switch {
			case a.at != b.at:
				return a.at < b.at
			case a.close != b.close:
				return a.close
			case a.close:
				return order[x] > order[y]
			}
			return order[x] < order[y]
		})
		head := clause.FindIndex(src)
		var w strings.Builder
		w.Write(src[:head[1]])
		w.WriteString(`; import mutant "tenaille/rules/mutant"`)
		last := head[1]
		for _, k := range order {
			w.Write(src[last:edits[k].at])
			w.WriteString(edits[k].text)
			last = edits[k].at
		}
		w.Write(src[last:])
		w.WriteString("\nvar _ = mutant.On\n")
		put(file, []byte(w.String()))
	}
	table, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	b.overlay = filepath.Join(b.dir, "overlay.json")
	if err := os.WriteFile(b.overlay, table, 0o600); err != nil {
		t.Fatal(err)
	}
}

// program is the compiled tests of one package.
type program struct {
	folder, path string
	names        map[string][]string // the tests that name an id, by id
	took         map[string]float64  // seconds
	flags        []string
}

// programs compiles the tests of the folders with the mutants in, runs each
// once with all of them off and notes the tests that pass by the ids they name.
func (b *broken) programs(t *testing.T, folders []string, cases map[string][]string, known map[string]bool) []program {
	t.Helper()
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	var all []program
	for _, folder := range folders {
		p, ok := b.program(t, abs, folder)
		if !ok {
			continue
		}
		done := p.whole(t, abs)
		docs := docIDs(t, folder, known)
		for _, test := range done {
			top, sub, _ := strings.Cut(test, "/")
			ids := idsIn(strings.ReplaceAll(sub, "_", " "), known)
			for _, id := range cases[sub] {
				if !slices.Contains(ids, id) {
					ids = append(ids, id)
				}
			}
			if sub == "" {
				ids = docs[top]
			}
			for _, id := range ids {
				p.names[id] = append(p.names[id], test)
			}
		}
		for id, tests := range p.names {
			// What bears the rule's name says most; what is quick comes first.
			weight := func(test string) float64 {
				if strings.Contains(test, id) {
					return p.took[test] / 10
				}
				return p.took[test] + 0.01
			}
			slices.SortStableFunc(tests, func(x, y string) int { return cmp.Compare(weight(x), weight(y)) })
		}
		all = append(all, p)
	}
	return all
}

// program compiles the tests of a folder with the mutants in; ok is false when
// it has none.
func (b *broken) program(t *testing.T, abs, folder string) (p program, ok bool) {
	t.Helper()
	p = program{folder: folder, path: filepath.Join(b.dir, strings.ReplaceAll(folder, "/", "_")+".test"), names: map[string][]string{}, took: map[string]float64{}}
	cmd := exec.Command("go", "test", "-c", "-vet=off", "-overlay", b.overlay, "-o", p.path, "./"+folder)
	cmd.Dir = abs
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s with the mutants off does not build: %s", folder, said)
	}
	if _, err := os.Stat(p.path); err != nil {
		return p, false
	}
	// What a mutant breaks is no case for the laws to keep.
	// They draw the same positions every time, and enough of them.
	flags := []string{"-rapid.nofailfile", "-rapid.seed=20261121", "-rapid.checks=500"}
	if _, ok := p.run(abs, -1, "^$", 60, flags...); ok {
		p.flags = flags
	}
	return p, true
}

// whole runs every test once with all mutants off and returns those that pass,
// in their order.
func (p *program) whole(t *testing.T, abs string) (done []string) {
	t.Helper()
	said, _ := p.run(abs, -1, "", 600, p.flags...)
	passed := regexp.MustCompile(`(?m)^\s*--- (PASS|FAIL): (.+?) \(([\d.]+)s\)$`)
	for _, m := range passed.FindAllStringSubmatch(said, -1) {
		if m[1] == "FAIL" {
			t.Errorf("%s %s fails with every mutant off", p.folder, m[2])
			continue
		}
		done = append(done, m[2])
		p.took[m[2]], _ = strconv.ParseFloat(m[3], 64)
	}
	if len(done) == 0 {
		t.Errorf("%s: no test ran:\n%s", p.folder, said)
	}
	return done
}

// run runs the tests of a pattern with one mutant on, within a limit of
// processor seconds and of memory.
func (p *program) run(abs string, n int, pattern string, seconds int, flags ...string) (said string, ok bool) {
	return p.runMet(abs, n, pattern, "", seconds, flags...)
}

// runMet is run, and notes in a file the mutants that the tests came by.
func (p *program) runMet(abs string, n int, pattern, met string, seconds int, flags ...string) (said string, ok bool) {
	cmd := exec.Command("sh", "-c", fmt.Sprintf(`ulimit -v 6000000; ulimit -t %d; exec "$0" "$@"`, seconds), p.path, "-test.v", "-test.timeout=20m", "-test.run="+pattern)
	cmd.Args = append(cmd.Args, flags...)
	if n >= 0 {
		cmd.Args = append(cmd.Args, "-test.failfast")
	}
	cmd.Dir = filepath.Join(abs, filepath.FromSlash(p.folder))
	cmd.Env = append(os.Environ(), fmt.Sprintf("TENAILLE_MUTANT=%d", n), "TENAILLE_MET="+met, "GOMAXPROCS=1", "TENAILLE_GOLDEN=")
	out, err := cmd.CombinedOutput()
	return string(out), err == nil
}
