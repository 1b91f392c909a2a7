package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

func main() {
	count := flag.Int("count", 5, "how often each program is run; the medians are printed")
	benchtime := flag.String("benchtime", "0.3s", "how long each run lasts, as for go test")
	only := flag.String("only", "", "run only the rows whose name contains this")
	flag.Parse()
	if err := run(*count, *benchtime, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(count int, benchtime, only string) error {
	game, here, err := trees()
	if err != nil {
		return err
	}
	made := filepath.Join(game, "build", "bench")
	if err := os.MkdirAll(made, 0o755); err != nil {
		return err
	}
	b := bench{game: game, here: here, made: made, benchtime: benchtime, figures: map[program][]float64{}, allocs: map[program]string{}}
	chosen := slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return !strings.Contains(r.what, only) })
	for round := range max(1, count) {
		for i, r := range chosen {
			fmt.Fprintf(os.Stderr, "round %d of %d, %d of %d: %s\n", round+1, max(1, count), i+1, len(chosen), r.what)
			for _, p := range append([]program{r.ours}, r.peers...) {
				if err := b.measure(p, r.nodes); err != nil {
					return err
				}
			}
		}
	}
	b.print(chosen)
	return nil
}

// trees are the roots of the game's module and of this one.
func trees() (game, here string, err error) {
	if here, err = os.Getwd(); err != nil {
		return "", "", err
	}
	for dir := here; ; dir = filepath.Dir(dir) {
		mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		switch {
		case err == nil && strings.HasPrefix(string(mod), "module tenaille\n"):
			return dir, filepath.Join(dir, ".ci", "bench"), nil
		case dir == filepath.Dir(dir):
			return "", "", errors.New("run me inside the source tree")
		}
	}
}

// bench runs test binaries and keeps what they say.
type bench struct {
	game, here, made, benchtime string
	figures                     map[program][]float64
	allocs                      map[program]string
}

// binary compiles the tests of a package once.
func (b *bench) binary(p program) (string, error) {
	dir, name := b.game, strings.NewReplacer("/", "-", ".", "").Replace(p.at)
	if strings.HasPrefix(p.at, ".") {
		dir = b.here
	}
	file := filepath.Join(b.made, name+".test")
	if len(b.figures[p]) == 0 {
		c := exec.Command("go", "test", "-c", "-o", file, "./"+strings.TrimPrefix(p.at, "./"))
		c.Dir = dir
		if out, err := c.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s: %w\n%s", p.at, err, out)
		}
	}
	return file, nil
}

// line is a result of a benchmark: its figures in pairs of value and unit.
var line = regexp.MustCompile(`^Benchmark\S+\s+\d+\s+(.*)$`)

// measure runs one program once.
func (b *bench) measure(p program, nodes bool) error {
	file, err := b.binary(p)
	if err != nil {
		return err
	}
	parts := strings.Split(p.run, "/")
	for i := range parts {
		parts[i] = "^" + parts[i] + "$"
	}
	c := exec.Command(file, "-test.run", "^$", "-test.bench", strings.Join(parts, "/"), "-test.benchtime", b.benchtime, "-test.benchmem")
	c.Dir = filepath.Join(b.game, p.at)
	if strings.HasPrefix(p.at, ".") {
		c.Dir = filepath.Join(b.here, p.at)
	}
	out, err := c.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s %s: %w\n%s", p.at, p.run, err, out)
	}
	want := "ns/op"
	if nodes {
		want = "nodes/s"
	}
	for _, l := range strings.Split(string(out), "\n") {
		m := line.FindStringSubmatch(strings.TrimSpace(l))
		if m == nil {
			continue
		}
		f := strings.Fields(m[1])
		for i := 0; i+1 < len(f); i += 2 {
			v, err := strconv.ParseFloat(f[i], 64)
			switch {
			case err != nil:
				return fmt.Errorf("%s: %q is no figure", p.run, f[i])
			case f[i+1] == want:
				b.figures[p] = append(b.figures[p], v)
			case f[i+1] == "allocs/op":
				b.allocs[p] = f[i]
			}
		}
		return nil
	}
	return fmt.Errorf("%s in %s gave no figure:\n%s", p.run, p.at, out)
}

// print writes the table: ours, the goal, and each peer with how often ours
// goes into it.
func (b *bench) print(rows []row) {
	fmt.Println("Goal is what was wanted before the first line was written; goal / ours above 1x is kept. Behind each other program stands how many times longer it takes than ours: below 1x it is faster.")
	fmt.Println()
	fmt.Println("| what | ours | allocations | goal | goal / ours | others, same run (times ours) |")
	fmt.Println("|---|---|---|---|---|---|")
	for _, r := range rows {
		ours := median(b.figures[r.ours])
		var others []string
		for _, p := range r.peers {
			theirs := median(b.figures[p])
			others = append(others, fmt.Sprintf("%s %s (%s)", p.name, amount(theirs, r.nodes), times(theirs, ours, r.nodes)))
		}
		fmt.Printf("| %s | %s | %s | %s | %s | %s |\n", r.what, amount(ours, r.nodes), b.allocs[r.ours],
			amount(r.goal, r.nodes), times(r.goal, ours, r.nodes), strings.Join(others, "; "))
	}
}

// times is how many times faster ours is.
func times(theirs, ours float64, nodes bool) string {
	ratio := theirs / ours
	if nodes {
		ratio = ours / theirs
	}
	return strconv.FormatFloat(ratio, 'g', 3, 64) + "x"
}

// amount writes nanoseconds, or nodes a second, in a fitting unit.
func amount(v float64, nodes bool) string {
	switch {
	case nodes:
		return fmt.Sprintf("%.2f M/s", v/1e6)
	case v >= 1e6:
		return fmt.Sprintf("%.2f ms", v/1e6)
	case v >= 1e3:
		return fmt.Sprintf("%.2f µs", v/1e3)
	}
	return fmt.Sprintf("%.1f ns", v)
}

func median(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return (list[(len(list)-1)/2] + list[len(list)/2]) / 2
}
