// Command suite runs every check of the project and counts the results: without
// flags a slice of every proof, with -all the whole, in parts that can be gone on
// with. Its last line is "N passed, M failed, K skipped"; it fails when anything
// failed, or was skipped while TENAILLE_REQUIRE=all, which it sets unless told
// otherwise.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"tenaille/.ci/tools/tree"
)

func main() {
	if len(os.Args) > 2 && os.Args[1] == "-measure" {
		os.Exit(measure(os.Args[2:]))
	}
	var o options
	flag.BoolVar(&o.golden, "golden", false, "write the golden files again instead of checking")
	flag.BoolVar(&o.gallery, "gallery", false, "draw the pictures of README again")
	flag.BoolVar(&o.check, "check", false, "with -gallery, hold them against those that are kept instead of writing them")
	flag.StringVar(&o.only, "only", "", "run only the checks whose name contains this")
	flag.BoolVar(&o.optional, "optional", false, "let tests skip what the machine lacks")
	flag.BoolVar(&o.all, "all", false, "run the whole, in parts; those done for this commit are left out")
	flag.BoolVar(&o.again, "again", false, "with -all, run also the parts that are done")
	flag.Parse()
	root, err := tree.Root()
	if err == nil {
		err = os.Chdir(root)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "suite:", err)
		os.Exit(1)
	}
	os.Exit(run(root, o))
}

// options are what is asked for.
type options struct {
	only                                         string
	golden, gallery, check, optional, all, again bool
}

// run carries out the checks and returns the exit code.
func run(root string, o options) int {
	// One set of flags for all, so that what one check compiles serves the next.
	flags := strings.TrimSpace(os.Getenv("GOFLAGS") + " -trimpath")
	env := append(os.Environ(), "LIBGL_ALWAYS_SOFTWARE=1", "CGO_ENABLED=0", "GOFLAGS="+flags)
	if !o.optional {
		env = append(env, "TENAILLE_REQUIRE=all")
	}
	if o.golden || o.gallery && !o.check {
		env = append(env, "TENAILLE_GOLDEN=write")
	}
	if o.all {
		env = append(env, "TENAILLE_WHOLE=1")
	}
	display, stop, err := startDisplay()
	if err != nil {
		fmt.Println("no display of our own:", err)
	} else {
		defer stop()
		env = append(env, "DISPLAY="+display)
	}
	env = slices.Clip(env) // both lanes append to it
	checks := slices.DeleteFunc(chosen(root, o), func(c check) bool { return !strings.Contains(c.name, o.only) })
	s := &session{notes: readNotes(root), checks: checks, env: env}
	if o.all {
		s.commit = commit()
		s.again = o.again
	}
	start := time.Now()
	var both sync.WaitGroup
	both.Go(func() { s.lane(true) })
	s.lane(false)
	both.Wait()
	for _, line := range s.total.complaints {
		fmt.Println(line)
	}
	fmt.Println(spell(time.Since(start).Seconds()))
	fmt.Println(s.total)
	if s.total.failed > 0 || (s.total.skipped > 0 && !o.optional) || s.total.passed == 0 && s.left == 0 {
		return 1
	}
	return 0
}

// chosen are the checks that are asked for.
func chosen(root string, o options) []check {
	switch {
	case o.gallery:
		return []check{{name: "pictures of README", run: func(e []string) tally {
			return goTest(".", e, "-run", "TestGoldenGallery", "./game", "-args", "-gallery")
		}}}
	case o.golden:
		return []check{{name: "golden files", run: func(e []string) tally { return goTest(".", e, "-run", "Golden", "./...") }}}
	case o.all:
		return whole(root)
	}
	return slice(root)
}

// session is one run.
type session struct {
	notes  *notes
	checks []check
	env    []string
	commit string // for which parts that pass are noted
	again  bool

	lock  sync.Mutex
	total tally
	left  int // parts left out because they are done
}

// lane runs the checks of one lane, one after the other, each told by its number
// and by how long it took last time; while one goes on it says so.
func (s *session) lane(beside bool) {
	for i, c := range s.checks {
		if c.beside != beside {
			continue
		}
		step := fmt.Sprintf("step %d of %d", i+1, len(s.checks))
		if !s.again && s.notes.done(c.name, s.commit) {
			fmt.Printf("=== %s: %s: passed for this commit already (again: make test-all AGAIN=1)\n", step, c.name)
			s.lock.Lock()
			s.left++
			s.lock.Unlock()
			continue
		}
		began := time.Now()
		fmt.Printf("=== %s: %s (%s)\n", step, c.name, s.notes.last(c.name))
		stop := tick(30*time.Second, func(spent time.Duration) {
			fmt.Printf("    %s: %s for %s now\n", step, c.name, spell(spent.Seconds()))
		})
		t := c.run(s.env)
		stop()
		took := time.Since(began)
		fmt.Printf("--- %s: %s: %v (%s)\n", step, c.name, t, spell(took.Seconds()))
		passed := ""
		if t.failed == 0 && t.skipped == 0 {
			passed = s.commit
		}
		s.notes.ended(c.name, took, passed)
		s.lock.Lock()
		s.total.add(t)
		s.lock.Unlock()
	}
}

// tick calls f every so often until it is stopped.
func tick(every time.Duration, f func(spent time.Duration)) (stop func()) {
	began, ended := time.Now(), make(chan struct{})
	go func() {
		t := time.NewTicker(every)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				f(time.Since(began))
			case <-ended:
				return
			}
		}
	}()
	return func() { close(ended) }
}

// tally counts results; complaints name what failed or was skipped.
type tally struct {
	passed, failed, skipped int
	complaints              []string
}

func (t *tally) add(o tally) {
	t.passed += o.passed
	t.failed += o.failed
	t.skipped += o.skipped
	t.complaints = append(t.complaints, o.complaints...)
}

// String is the line the project's results are read from.
func (t tally) String() string {
	return fmt.Sprintf("%d passed, %d failed, %d skipped", t.passed, t.failed, t.skipped)
}

// pass and fail are the tallies of a check that is one thing.
func pass() tally { return tally{passed: 1} }

func fail(name, text string) tally {
	if text = strings.TrimSpace(text); text != "" {
		fmt.Println(text)
	}
	return tally{failed: 1, complaints: []string{"FAILED  " + name}}
}
