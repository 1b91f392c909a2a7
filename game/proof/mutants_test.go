package proof

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	mutants  = flag.Bool("mutants", false, "break every rule in turn and write what came of it into rules/proof.json")
	jobs     = flag.Int("jobs", 2, "mutants tried at a time")
	only     = flag.String("only", "", "only the mutants of this rule")
	list     = flag.Bool("list", false, "list the mutants and try none")
	unproved = flag.Bool("unproved", false, "only the mutants that rules/proof.json does not know as killed")
)

// provers are the packages whose tests may prove a rule.
var provers = []string{"rules", "rules/attack", "rules/combat", "rules/d20", "rules/limited", "rules/skirmish", "rules/dice", "rules/grid", "rules/odds", "rules/view", "game/referee"}

// verdict is what became of one mutant, as rules/proof.json keeps it.
type verdict struct {
	ID     string `json:"id"`
	Kind   string `json:"kind"`
	At     string `json:"at"` // file and symbol
	Killed string `json:"killed,omitempty"`
	Digest string `json:"digest"`
}

// proofs is the committed list of verdicts.
const proofs = root + "/rules/proof.json"

func readProofs(t *testing.T) []verdict {
	t.Helper()
	var vs []verdict
	data, err := os.ReadFile(proofs)
	if os.IsNotExist(err) {
		return nil
	}
	if err == nil {
		err = json.Unmarshal(data, &vs)
	}
	if err != nil {
		t.Fatal(err)
	}
	return vs
}

func writeProofs(t *testing.T, vs []verdict) {
	t.Helper()
	slices.SortFunc(vs, func(a, b verdict) int {
		for _, c := range []int{strings.Compare(a.ID, b.ID), strings.Compare(a.At, b.At), strings.Compare(a.Kind, b.Kind)} {
			if c != 0 {
				return c
			}
		}
		return strings.Compare(a.Digest, b.Digest)
	})
	var b strings.Builder
	b.WriteString("[\n")
	for i, v := range vs {
		line, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(line)
		if i < len(vs)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("]\n")
	if err := os.WriteFile(proofs, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestMutants breaks every place that a rule decides, one at a time, and wants
// a test that names the rule to fail. That takes minutes and is done on request:
// "make mutate". Otherwise it only looks at the places.
func TestMutants(t *testing.T) {
	known := scope(t)
	all := sites(t, known)
	if *mutants && *among != "" {
		return // the statements of some files are wanted
	}
	if !*mutants && !*list {
		places(t, all)
		return
	}
	if *list {
		old := map[string]verdict{}
		for _, v := range readProofs(t) {
			old[v.Digest] = v
		}
		for _, s := range all {
			if *unproved && old[s.Digest].Killed != "" || *only != "" && s.ID != *only {
				continue
			}
			fmt.Printf("%s\t%s\t%s:%d\t%s\n", s.ID, s.Kind, s.File, s.line, s.Symbol)
		}
		return
	}
	began := time.Now()
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	b := build(t, all)
	inexpressible := b.unbuilt()
	programs := b.programs(t, provers, caseIDs(t), known)
	fmt.Printf("tests run once after %s\n", time.Since(began).Round(time.Second))

	old := map[string]verdict{}
	for _, v := range readProofs(t) {
		old[v.Digest] = v
	}
	results := make([]string, len(all))
	for i, s := range all {
		results[i] = old[s.Digest].Killed
	}
	tried := make([]bool, len(all))
	verdicts := func() (vs []verdict) {
		for i, s := range all {
			if !inexpressible[s.Digest] && (tried[i] || old[s.Digest].Digest != "") {
				vs = append(vs, verdict{s.ID, s.Kind, s.File + " " + s.Symbol, results[i], s.Digest})
			}
		}
		return vs
	}
	var lock sync.Mutex // over results, tried and saved
	saved := time.Now()
	done := func(i int, killed string, took time.Duration) {
		lock.Lock()
		defer lock.Unlock()
		results[i], tried[i] = killed, true
		if s := &all[i]; killed == "" || took > 20*time.Second {
			fmt.Printf("%d/%d\t%s\t%s\t%s:%d\t%s\t%s\t%s\n", i, len(all), s.ID, s.Kind, s.File, s.line, s.Symbol, cmp.Or(killed, "survived"), took.Round(time.Second))
		}
		if time.Since(saved) > time.Minute { // a run cut short is not lost
			saved = time.Now()
			writeProofs(t, verdicts())
		}
	}
	var wait sync.WaitGroup
	next := make(chan int)
	for range max(*jobs, 1) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range next {
				at := time.Now()
				done(i, attempt(abs, programs, i, all[i].ID), time.Since(at))
			}
		}()
	}
	for i, s := range all {
		if !inexpressible[s.Digest] && (*only == "" || s.ID == *only) && (!*unproved || old[s.Digest].Killed == "") {
			next <- i
		}
	}
	close(next)
	wait.Wait()
	killed, survived := 0, 0
	for i := range all {
		switch {
		case !tried[i]:
		case results[i] == "":
			survived++
		default:
			killed++
		}
	}
	writeProofs(t, verdicts())
	fmt.Printf("%d killed, %d survived in %s\n", killed, survived, time.Since(began).Round(time.Second))
	if survived > 0 {
		t.Errorf("%d mutants survived", survived)
	}
}

var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (.+?) \([\d.]+s\)$`)

var begun = regexp.MustCompile(`(?m)^=== RUN\s+(.+)$`)

// attempt runs the tests that name a rule with one mutant on and returns the
// one that failed, or nothing.
func attempt(abs string, programs []program, n int, id string) string {
	const slow = 1 // second
	for _, patient := range []bool{false, true} {
		for k := range programs {
			p := &programs[k]
			var tests []string
			for _, test := range p.names[id] {
				if p.took[test] >= slow == patient {
					tests = append(tests, test)
				}
			}
			for len(tests) > 0 {
				chunk := tests[:min(len(tests), 150)]
				tests = tests[len(chunk):]
				limit := 4.0
				for _, test := range chunk {
					limit += 3 * p.took[test]
				}
				said, ok := p.run(abs, n, pattern(chunk), int(limit), p.flags...)
				if ok {
					continue
				}
				if m := failed.FindAllStringSubmatch(said, -1); len(m) > 0 {
					deepest := m[0][1]
					for _, x := range m {
						if strings.Count(x[1], "/") > strings.Count(deepest, "/") {
							deepest = x[1]
						}
					}
					return p.folder + " " + deepest
				}
				if m := begun.FindAllStringSubmatch(said, -1); len(m) > 0 {
					return p.folder + " " + m[len(m)-1][1] // it never ended
				}
			}
		}
	}
	return ""
}

// pattern is the -run that chooses exactly these tests.
func pattern(tests []string) string {
	all := make([]string, len(tests))
	for i, test := range tests {
		parts := strings.Split(test, "/")
		for k, p := range parts {
			parts[k] = "^" + regexp.QuoteMeta(p) + "$"
		}
		all[i] = strings.Join(parts, "/")
	}
	return strings.Join(all, "|")
}

// places wants every place to be one that a verdict can be kept for: none
// stands for two, and each is in a file, for a rule, broken somehow.
func places(t *testing.T, all []site) {
	t.Helper()
	if len(all) < 500 {
		t.Errorf("%d places decide a rule, fewer than there ever were: are some no longer found?", len(all))
	}
	seen := map[string]site{}
	for _, s := range all {
		if o, twice := seen[s.Digest]; twice {
			t.Errorf("%s %s %s:%d and %s %s %s:%d are one to their verdict", s.ID, s.Kind, s.File, s.line, o.ID, o.Kind, o.File, o.line)
		}
		seen[s.Digest] = s
		if s.ID == "" || s.Kind == "" || s.File == "" || s.line == 0 {
			t.Errorf("a place without rule, kind or line: %+v", s)
		}
	}
}
