package proof

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	broke = flag.Bool("statements", false, "break every statement of "+strings.Join(worked, " and ")+" in turn")
	among = flag.String("among", "", "only the statements whose digest, or the name of whose file, matches")
	// With it a new case is tried against what it is written for at once.
	asked = flag.String("asked", "", "have the broken statements noticed only by the cases and tests whose name matches")
	// Those it says to survive the tests of other packages may still notice.
	swiftly = flag.Bool("swiftly", false, "have the broken statements noticed only by the cases and the tests of "+sweeper)
)

// spared tests are not run for the statements they come by: perft takes long
// and only counts, and the positions and cases of the others are gone through
// one by one, see sweeping.
var spared = regexp.MustCompile("/|Allocat|Perft|^TestMain$|^TestSweep$|^TestLedger|^TestConformance$")

// survivors is the list of the broken statements that no test notices, each
// with the line that says why none can, or why that does no harm:
// digest, place, what is broken, reason, with tabs between.
const survivors = root + "/game/proof/testdata/survivors.txt"

// reasons are the explained survivors, by digest.
func reasons(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.Open(survivors)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	why := map[string]string{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if lines.Text() == "" || lines.Text()[0] == '#' {
			continue
		}
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) != 4 || len(cells[3]) < 12 {
			t.Errorf("%s: a line is digest, place, what is broken and a reason: %q", survivors, lines.Text())
			continue
		}
		why[cells[0]] = cells[3]
	}
	return why
}

// TestStatements breaks every statement of the packages that compute attacks and
// resolve actions, one at a time, and wants some test to fail, or a reason why none can. That
// takes long and is done on request: "make mutate". Otherwise it
// holds the explained survivors against the sources: none is of a place that
// has changed.
func TestStatements(t *testing.T) {
	all := statements(t)
	why := reasons(t)
	if *only != "" {
		return // the mutants of one rule are wanted
	}
	if !*broke {
		if len(all) < 2000 {
			t.Errorf("%d statements to break are fewer than there ever were: are some no longer found?", len(all))
		}
		known := map[string]bool{}
		for _, s := range all {
			known[s.Digest] = true
		}
		for digest, reason := range why {
			if !known[digest] {
				t.Errorf("%s explains %s (%s), and what stood there has changed", survivors, digest, reason)
			}
		}
		return
	}
	if *among != "" {
		wanted := regexp.MustCompile(*among)
		all = slices.DeleteFunc(all, func(s site) bool { return !wanted.MatchString(filepath.Base(s.File)) && !wanted.MatchString(s.Digest) })
	}
	began := time.Now()
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	b := build(t, all)
	out := b.unbuilt()
	before := cache{path: filepath.Join(abs, "build", "statements.txt")}
	before.read(t)
	p, _ := b.program(t, abs, sweeper)
	if len(p.flags) > 0 { // with fewer positions of the laws a mutant
		p.flags[len(p.flags)-1] = "-rapid.checks=60"
	}
	var open []int
	for i, s := range all {
		if !out[s.Digest] && before.killed[s.Digest] == "" {
			open = append(open, i)
		}
	}
	noticed, unmet := p.swept(t, abs, b.dir, open, func(i int, by string) {
		if by == "survived" || by == "unmet" {
			fmt.Printf("%s so far: %s\n", by, all[i].told())
			return
		}
		before.note(t, all[i].Digest, by)
	})
	for i, by := range noticed {
		before.killed[all[i].Digest] = by
	}
	fmt.Printf("positions, cases and tests of %s gone through after %s\n", sweeper, time.Since(began).Round(time.Second))
	var programs []program
	var passing [][]string // of each program: the tests that come by a mutant, see meets
	var meets []map[string]map[int]bool
	for _, folder := range []string{sweeper, "rules/attack", "game/referee", "rules/odds", "rules/view"} {
		if *swiftly || *asked != "" {
			break
		}
		p, ok := b.program(t, abs, folder)
		if !ok {
			continue
		}
		var tops []string
		by := map[string]map[int]bool{}
		if len(p.flags) > 0 { // with fewer positions of the laws a mutant
			p.flags[len(p.flags)-1] = "-rapid.checks=60"
		}
		for _, test := range p.whole(t, abs) {
			if !spared.MatchString(test) {
				tops = append(tops, test)
				by[test] = p.comesBy(t, abs, b.dir, test)
			}
		}
		slices.SortStableFunc(tops, func(x, y string) int { return int(1000 * (p.took[x] - p.took[y])) })
		programs, passing, meets = append(programs, p), append(passing, tops), append(meets, by)
	}
	fmt.Printf("tests run once after %s\n", time.Since(began).Round(time.Second))
	var lock sync.Mutex
	killed, explained, done := 0, 0, 0
	var left []string
	var wait sync.WaitGroup
	next := make(chan int)
	for range max(*jobs, 1) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range next {
				by := before.killed[all[i].Digest]
				for k := range programs {
					if by == "" && (k > 0 || unmet[i]) {
						by = programs[k].kills(abs, i, passing[k], meets[k])
					}
				}
				lock.Lock()
				done++
				s := &all[i]
				switch {
				case by != "":
					killed++
					before.note(t, s.Digest, by)
				case why[s.Digest] != "":
					explained++
				default:
					line := s.told()
					left = append(left, line)
					fmt.Println(line)
				}
				if done%200 == 0 {
					fmt.Printf("%d tried, %d killed, %d explained, %d survived after %s\n", done, killed, explained, len(left), time.Since(began).Round(time.Second))
				}
				lock.Unlock()
			}
		}()
	}
	for i, s := range all {
		if !out[s.Digest] {
			next <- i
		}
	}
	close(next)
	wait.Wait()
	fmt.Printf("%d killed, %d survived and are explained, %d survived in %s\n", killed, explained, len(left), time.Since(began).Round(time.Second))
	if len(left) > 0 {
		t.Errorf("%d broken statements are noticed by no test and explained nowhere", len(left))
	}
}

// told is a statement as the list of survivors has it, with its line.
func (s *site) told() string {
	return fmt.Sprintf("%s\t%s:%d %s\t%s: %s", s.Digest, s.File, s.line, s.Symbol, s.Kind, s.Text)
}

// comesBy returns the mutants that a test comes by.
func (p *program) comesBy(t *testing.T, abs, dir, test string) map[int]bool {
	t.Helper()
	path := filepath.Join(dir, "met.txt")
	os.Remove(path)
	p.runMet(abs, -1, "^"+test+"$", path, 600, p.flags...)
	met := map[int]bool{}
	data, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, n := range strings.Fields(string(data)) {
		k, err := strconv.Atoi(n)
		if err != nil {
			t.Fatal(err)
		}
		met[k] = true
	}
	return met
}

// kills runs those of the tests that come by a mutant with it on, the quick
// ones at once, and returns what failed, or nothing.
func (p *program) kills(abs string, n int, tests []string, met map[string]map[int]bool) string {
	var quick, slow []string
	for _, test := range tests {
		switch {
		case !met[test][n]:
		case p.took[test] < 0.3:
			quick = append(quick, test)
		default:
			slow = append(slow, test)
		}
	}
	rounds := [][]string{quick}
	for _, test := range slow {
		rounds = append(rounds, []string{test})
	}
	for _, round := range rounds {
		if len(round) == 0 {
			continue
		}
		limit := 2.0
		for _, test := range round {
			limit += 3 * p.took[test]
		}
		if said, ok := p.run(abs, n, pattern(round), int(limit), p.flags...); !ok {
			if m := failed.FindStringSubmatch(said); m != nil {
				return p.folder + " " + m[1]
			}
			return p.folder + " " + strings.Join(round, ", ") // it never ended
		}
	}
	return ""
}

// cache keeps outside the repository which statements a test has noticed, so
// that a run cut short is gone on with.
type cache struct {
	path   string
	killed map[string]string
}

func (c *cache) read(t *testing.T) {
	t.Helper()
	c.killed = map[string]string{}
	data, err := os.ReadFile(c.path)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if digest, by, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			c.killed[digest] = by
		}
	}
}

// note adds a verdict to the file.
func (c *cache) note(t *testing.T, digest, by string) {
	t.Helper()
	if c.killed[digest] != "" {
		return
	}
	if err := os.MkdirAll(filepath.Dir(c.path), 0o755); err != nil {
		t.Error(err)
	}
	f, err := os.OpenFile(c.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Error(err)
		return
	}
	defer f.Close()
	fmt.Fprintf(f, "%s\t%s\n", digest, by)
}
