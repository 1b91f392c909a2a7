// Command suite runs every check of the project and counts the results. Its
// last line is "N passed, M failed, K skipped"; it fails when anything failed,
// or was skipped while TENAILLE_REQUIRE=all, which it sets unless told otherwise.
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
	golden := flag.Bool("golden", false, "write the golden files again instead of checking")
	gallery := flag.Bool("gallery", false, "draw the pictures of README again")
	only := flag.String("only", "", "run only the checks whose name contains this")
	optional := flag.Bool("optional", false, "let tests skip what the machine lacks")
	flag.Parse()
	root, err := tree.Root()
	if err != nil {
		fmt.Fprintln(os.Stderr, "suite:", err)
		os.Exit(1)
	}
	if err := os.Chdir(root); err != nil {
		fmt.Fprintln(os.Stderr, "suite:", err)
		os.Exit(1)
	}
	os.Exit(run(root, *only, *golden, *gallery, *optional))
}

// run carries out the checks and returns the exit code.
func run(root, only string, golden, gallery, optional bool) int {
	// One set of flags for all, so that what one check compiles serves the next.
	flags := strings.TrimSpace(os.Getenv("GOFLAGS") + " -trimpath")
	env := append(os.Environ(), "LIBGL_ALWAYS_SOFTWARE=1", "CGO_ENABLED=0", "GOFLAGS="+flags)
	if !optional {
		env = append(env, "TENAILLE_REQUIRE=all")
	}
	if golden || gallery {
		env = append(env, "TENAILLE_GOLDEN=write")
	}
	display, stop, err := startDisplay()
	if err != nil {
		fmt.Println("no display of our own:", err)
	} else {
		defer stop()
		env = append(env, "DISPLAY="+display)
	}
	checks := all(root)
	switch {
	case gallery:
		checks = []check{{name: "pictures of README", run: func(e []string) tally {
			return goTest(".", e, "-run", "TestGoldenGallery", "./game", "-args", "-gallery")
		}}}
	case golden:
		checks = []check{{name: "golden files", run: func(e []string) tally { return goTest(".", e, "-run", "Golden", "./...") }}}
	}
	env = slices.Clip(env) // both lanes append to it
	var total tally
	start := time.Now()
	var lock sync.Mutex
	lane := func(beside bool) {
		for _, c := range checks {
			if c.beside != beside || !strings.Contains(c.name, only) {
				continue
			}
			began := time.Now()
			fmt.Printf("=== %s\n", c.name)
			t := c.run(env)
			fmt.Printf("--- %s: %v (%.0f s)\n", c.name, t, time.Since(began).Seconds())
			lock.Lock()
			total.add(t)
			lock.Unlock()
		}
	}
	var both sync.WaitGroup
	both.Go(func() { lane(true) })
	lane(false)
	both.Wait()
	for _, line := range total.complaints {
		fmt.Println(line)
	}
	fmt.Printf("%.0f seconds\n", time.Since(start).Seconds())
	fmt.Println(total)
	if total.failed > 0 || (total.skipped > 0 && !optional) || total.passed == 0 {
		return 1
	}
	return 0
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
