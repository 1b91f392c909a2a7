package proof

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// sweeping is the program that goes in one process through the mutants that a
// file names, each against those positions of the ledgers, those known cases and
// those other tests of the package that come by it: what it says of each it adds
// to a second file. It exists in the overlay alone.
func sweeping(abs string) (string, error) {
	files, err := filepath.Glob(filepath.Join(abs, sweeper, "*_test.go"))
	if err != nil {
		return "", err
	}
	program := sweep + "\nvar others = []testing.InternalTest{\n"
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		for _, m := range tested.FindAllSubmatch(src, -1) {
			if f := string(m[1]); !spared.MatchString(f) {
				program += fmt.Sprintf("{Name: %q, F: %s},\n", f, f)
			}
		}
	}
	return program + "}\n", nil
}

var tested = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

const sweep = `package combat_test

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"tenaille/game/referee"
	"tenaille/rules"
	"tenaille/rules/d20"
	"tenaille/rules/limited"
	"tenaille/rules/mutant"
	"tenaille/rules/rulesets"
	"tenaille/rules/skirmish"
)

// witness is one position, case or test: asked, it says whether all is as known.
type witness struct {
	name string
	ask  func() bool
	took time.Duration
}

func witnesses(t *testing.T, name *regexp.Regexp) (all []witness) {
	text, err := os.ReadFile(ledgerFile)
	if err != nil {
		t.Fatal(err)
	}
	_, before, _ := strings.Cut(string(text), marks)
	course := strings.Fields(before)
	for seed := range coursed {
		s := positions.Example(seed)
		all = append(all, witness{name: "TestLedger", ask: func() bool {
			m, _ := walked(t, s, seed, map[string]*tally{})
			return m == course[seed]
		}})
	}
	files, cases := knownCases(t)
	marks := marked(t)
	for k, file := range files {
		for i := range cases[k] {
			c := &cases[k][i]
			if i < len(marks[file]) {
				all = append(all, witness{name: "TestLedgerOfCases", ask: func() bool { return new(teller).mark(c, i) == marks[file][i] }})
			}
			if c.Ask == nil || len(c.Expect) == 0 {
				continue
			}
			all = append(all, witness{name: c.ID, ask: func() bool {
				a, err := referee.Judge(c)
				return err == nil && len(referee.Compare(c, a)) == 0
			}})
		}
	}
	written, err := os.ReadFile(gamesFile)
	if err != nil {
		t.Fatal(err)
	}
	known := strings.Fields(string(written))
	if name.MatchString("TestLedgerOfGames") {
		for seed, e := range moments(t) {
			all = append(all, witness{name: "TestLedgerOfGames", ask: func() bool { return wished(e, seed) == known[seed] }})
		}
	}
	for _, o := range others {
		one := []testing.InternalTest{{Name: o.Name, F: func(t *testing.T) {
			defer func() {
				if r := recover(); r != nil {
					t.Error(r)
				}
			}()
			o.F(t)
		}}}
		all = append(all, witness{name: o.Name, ask: func() bool {
			return testing.RunTests(func(string, string) (bool, error) { return true, nil }, one)
		}})
	}
	return all
}

// spent is the time of the processor so far: on a busy machine a clock would call
// endless what only waits for its turn.
func spent() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// heard waits for an answer as long as some time of the processor lasts.
func heard(no chan bool, limit time.Duration) (yes, ok bool) {
	for until := spent() + limit; spent() < until; {
		select {
		case yes = <-no:
			return yes, true
		case <-time.After(50 * time.Millisecond):
		}
	}
	return false, false
}

// notices asks a witness; what panics is noticed, what never ends too.
func (w *witness) notices() bool {
	no := make(chan bool, 1)
	go func() {
		defer func() {
			if recover() != nil {
				no <- true
			}
		}()
		no <- !w.ask()
	}()
	if yes, ok := heard(no, 2*time.Second+20*w.took); ok {
		return yes
	}
	mutant.Set(-1) // what goes round and round may come out of it now
	if _, ok := heard(no, 2*time.Second); !ok {
		os.Exit(3)
	}
	return true
}

// remade makes the tables of the rulesets anew, with the mutant that is on: they
// were made once for all when the program began. It says whether that went well.
func remade() (ok bool) {
	defer func() { ok = recover() == nil }()
	for i, make := range []func() *rules.Ruleset{d20.Rules, limited.Rules, skirmish.Rules} {
		*rulesets.All()[i] = *make()
	}
	return
}

func TestSweep(t *testing.T) {
	wanted, err := os.ReadFile(os.Getenv("TENAILLE_SWEEP"))
	if err != nil {
		return // it is run with the mutants on
	}
	said, err := os.OpenFile(os.Getenv("TENAILLE_SWEPT"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	name := regexp.MustCompile(os.Getenv("TENAILLE_ASKED"))
	all := slices.DeleteFunc(witnesses(t, name), func(w witness) bool { return !name.MatchString(w.name) })
	by := map[int][]*witness{}
	mutant.Listen()
	remade()
	tables := map[int]bool{}
	for _, n := range mutant.Heard() {
		tables[n] = true
	}
	for i := range all {
		w := &all[i]
		began := spent()
		mutant.Listen()
		if !w.ask() {
			t.Errorf("%s fails with every mutant off", w.name)
			continue
		}
		w.took = spent() - began
		for _, n := range mutant.Heard() {
			if !tables[n] {
				by[n] = append(by[n], w)
			}
		}
		for n := range tables {
			by[n] = append(by[n], w)
		}
	}
	fmt.Fprintln(said, "-1 begun")
	for _, field := range strings.Fields(string(wanted)) {
		var n int
		fmt.Sscan(field, &n)
		fmt.Fprintf(said, "%d begun\n", n)
		mutant.Set(n)
		slices.SortStableFunc(by[n], func(x, y *witness) int { return cmp.Compare(x.took, y.took) })
		noticed := ""
		if tables[n] && !remade() {
			noticed = "the tables of the rulesets"
		}
		for _, w := range by[n] {
			if noticed != "" || w.notices() {
				noticed = cmp.Or(noticed, w.name)
				break
			}
		}
		if tables[n] {
			mutant.Set(-1)
			remade()
		}
		if len(by[n]) == 0 {
			noticed = "unmet"
		}
		fmt.Fprintf(said, "%d %s\n", n, cmp.Or(noticed, "survived"))
	}
}
`

// swept returns of the mutants of a list those that a position, a case or a test
// of the package notices, each with its name, and those that none of them comes
// by: what runs when a program begins has run before the first one.
func (p *program) swept(t *testing.T, abs, dir string, list []int, note func(n int, by string)) (noticed map[int]string, unmet map[int]bool) {
	t.Helper()
	wanted, said := filepath.Join(dir, "sweep.txt"), filepath.Join(dir, "swept.txt")
	t.Setenv("TENAILLE_SWEEP", wanted)
	t.Setenv("TENAILLE_SWEPT", said)
	t.Setenv("TENAILLE_ASKED", *asked)
	noticed, unmet = map[int]string{}, map[int]bool{}
	judged := map[int]bool{}
	for {
		var left []string
		for _, n := range list {
			if !judged[n] {
				left = append(left, strconv.Itoa(n))
			}
		}
		if len(left) == 0 {
			return noticed, unmet
		}
		os.Remove(said)
		if err := os.WriteFile(wanted, []byte(strings.Join(left, "\n")), 0o600); err != nil {
			t.Fatal(err)
		}
		ended, kept := make(chan bool), make(chan bool)
		go func() {
			defer close(kept)
			keepAsTheyCome(said, note, ended)
		}()
		told, _ := p.run(abs, -1, "^TestSweep$", 100000, append(slices.Clone(p.flags), "-test.timeout=0")...)
		close(ended)
		<-kept
		data, err := os.ReadFile(said)
		if err != nil {
			t.Fatalf("%v\n%s", err, told)
		}
		begun := -1
		for line := range strings.Lines(string(data)) {
			number, what, _ := strings.Cut(strings.TrimSpace(line), " ")
			n, err := strconv.Atoi(number)
			if err != nil {
				t.Fatal(err)
			}
			switch begun = -1; what {
			case "begun":
				begun = n
			case "survived":
				judged[n] = true
			case "unmet":
				judged[n], unmet[n] = true, true
			default:
				judged[n], noticed[n] = true, what
			}
		}
		if begun >= 0 { // the program ended on it: it never comes to rest, or takes all memory
			judged[begun], noticed[begun] = true, "it never ends"
			note(begun, noticed[begun])
		}
		fmt.Printf("%d of %d tried, %d noticed\n", len(judged), len(list), len(noticed))
	}
}

// keepAsTheyCome notes the verdicts of a sweep while it goes on, so that a run cut
// short loses next to nothing.
func keepAsTheyCome(said string, note func(n int, by string), ended <-chan bool) {
	read := 0
	for over := false; !over; {
		select {
		case <-ended:
			over = true
		case <-time.After(20 * time.Second):
		}
		data, err := os.ReadFile(said)
		end := strings.LastIndexByte(string(data), '\n') + 1
		if err != nil || end <= read {
			continue
		}
		for line := range strings.Lines(string(data[read:end])) {
			number, by, _ := strings.Cut(strings.TrimSpace(line), " ")
			if n, err := strconv.Atoi(number); err == nil && by != "begun" {
				note(n, by)
			}
		}
		read = end
	}
}
