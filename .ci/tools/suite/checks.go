package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

// check is one entry of the suite.
type check struct {
	name string
	run  func(env []string) tally
	// beside marks a check that needs no screen and no quiet: such checks run
	// one after the other on a lane of their own while the rest go on.
	beside bool
}

// slice lists the checks of "make test", a slice of every proof, in the order in
// which they say most for least time.
func slice(root string) []check {
	return append(basics(root),
		check{name: "go test", run: func(env []string) tally { return goTest(".", env, "./...") }},
		browserVersion(true),
		check{"rules in WebAssembly, a slice", func(env []string) tally { return wasiRules(root, env) }, true},
		check{"rules with 32 bits, a slice", func(env []string) tally {
			return narrow(env, "-run", "^(TestPerft|TestHashTellsFactsApart|TestAgreesWithPlain|TestRecordedMatchesVerify|TestGoldenDecisions)$/^(broken-keep|ford|three-.*)$", "./rules/grid", "./rules/combat", "./game/replay", "./game/match")
		}, true},
		check{"go vet and tests of the tools", func(env []string) tally {
			t := silentGo("go vet of the tools", ".ci/tools", env, "vet", "./...")
			t.add(goTest(".ci/tools", env, "./suite", "./web", "./tree", "./size", "./release", "./deploy"))
			return t
		}, true},
		check{"go vet and tests of the benchmarks", benches, true},
		check{name: "tests in the browser", run: browserSlice},
	)
}

// whole lists the parts of "make test-all".
func whole(root string) []check {
	part := func(name string, packages ...string) check {
		return check{name: name, run: func(env []string) tally { return goTest(".", env, packages...) }}
	}
	return append(basics(root),
		part("the rules, whole", "./rules/..."),
		part("levels and what lies below the screen, whole", "./levels/...", "./assets/...", "./game/ai/...", "./game/book", "./game/census", "./game/cli", "./game/lab", "./game/match", "./game/proof", "./game/referee", "./game/replay", "./game/solve", "./game/story", "./game/text"),
		part("what is drawn, whole", "./render/..."),
		check{name: "screens and battle, whole", run: func(env []string) tally { return goTest(".", env, rest(env)...) }},
		part("the program in its window, whole", "./game"),
		browserVersion(false),
		check{name: "rules in WebAssembly, whole", run: wasmRules},
		check{name: "rules and machines with 32 bits, whole", run: func(env []string) tally {
			return narrow(env, "./rules/...", "./levels/...", "./game/ai/...", "./game/match", "./game/referee", "./game/replay")
		}},
		check{name: "go vet and tests of the benchmarks", run: benches},
		check{name: "tests of the tools, browser", run: func(env []string) tally { return goTest(".ci/tools", env, "./...") }},
		check{name: "ten minutes of a soak", run: func(env []string) tally {
			return goTest(".", env, "-run", "^TestSoak$", "./game/soak", "-args", "-minutes", "10")
		}},
		check{name: "400 games of a soak of games", run: func(env []string) tally {
			return goTest(".", env, "-timeout=4h", "-run", "^TestSoakGames$", "./game/lab", "-args", "-games", "400")
		}},
		check{name: "every known fault put back in turn", run: func(env []string) tally {
			return goTest(".", env, "-timeout=2h", "-run", "TestBreaks", "./game/proof", "-args", "-breaks")
		}},
		check{name: "every rule broken in turn", run: func(env []string) tally {
			return goTest(".", env, "-timeout=6h", "-run", "TestMutants", "./game/proof", "-args", "-mutants")
		}},
		check{name: "every statement of the rules broken in turn", run: func(env []string) tally {
			return goTest(".", env, "-timeout=12h", "-run", "TestStatements", "./game/proof", "-args", "-statements")
		}},
	)
}

// named are the packages that have a part of their own in the whole.
var named = []string{"tenaille/rules", "tenaille/levels", "tenaille/assets", "tenaille/render", "tenaille/game/ai", "tenaille/game/book", "tenaille/game/census", "tenaille/game/cli", "tenaille/game/lab", "tenaille/game/match", "tenaille/game/proof", "tenaille/game/referee", "tenaille/game/replay", "tenaille/game/solve", "tenaille/game/story", "tenaille/game/text"}

// rest are the packages that no other part of the whole tests.
func rest(env []string) []string {
	c := exec.Command("go", "list", "./...")
	c.Env = env
	out, err := c.Output()
	if err != nil {
		return []string{"./..."}
	}
	return slices.DeleteFunc(strings.Fields(string(out)), func(p string) bool {
		return p == "tenaille/game" || slices.ContainsFunc(named, func(n string) bool { return p == n || strings.HasPrefix(p, n+"/") })
	})
}

// basics are the checks that read the sources and build the program.
func basics(root string) []check {
	checks := []check{
		{name: "gofmt -s", run: format},
		{name: "compile the program", run: compile},
		{name: "go vet", run: func(env []string) tally { return silentGo("go vet", ".", env, "vet", "./...") }},
		{name: "staticcheck", run: func(env []string) tally { return staticcheck(root, env) }, beside: true},
		{name: "builds for Linux, Windows, macOS and the browser", run: builds, beside: true},
		{name: "the slim program, and what has no server in it", run: slim, beside: true},
	}
	return checks
}

// compile builds the program once, counting the packages as they come: on a bare
// machine that takes minutes. What it compiles serves the other checks.
func compile(env []string) tally {
	const name = "compile the program"
	c := exec.Command("go", "build", "-v", "-o", os.DevNull, ".")
	c.Env = env
	said, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		return fail(name, err.Error())
	}
	var n atomic.Int64
	stop := tick(10*time.Second, func(spent time.Duration) {
		fmt.Printf("    %d packages compiled after %s\n", n.Load(), spell(spent.Seconds()))
	})
	defer stop()
	var text strings.Builder
	for lines := bufio.NewScanner(said); lines.Scan(); n.Add(1) {
		fmt.Fprintln(&text, lines.Text())
	}
	if err := c.Wait(); err != nil {
		return fail(name, fmt.Sprintf("%s%v", text.String(), err))
	}
	return pass()
}

// targets are the systems that the program is built for.
var targets = []string{"linux/amd64", "linux/arm64", "linux/386", "linux/arm", "windows/amd64", "darwin/amd64", "darwin/arm64", "js/wasm"}

// builds builds the program for every target. What only the browser's has is held
// to go vet as well.
func builds(env []string) tally {
	var total tally
	for _, target := range targets {
		system, processor, _ := strings.Cut(target, "/")
		e := append(env[:len(env):len(env)], "GOOS="+system, "GOARCH="+processor)
		if target == released {
			total.add(weighed(e, "the program", told))
			continue
		}
		total.add(silentGo("build for "+target, ".", e, "build", "-o", os.DevNull, "."))
		if system == "js" {
			total.add(silentGo("go vet of what only the browser has", ".", e, append([]string{"vet"}, ofTheBrowser()...)...))
		}
	}
	return total
}

// ofTheBrowser are the folders that have files for the browser alone.
func ofTheBrowser() []string {
	files, _ := filepath.Glob("*/*_js.go")
	more, _ := filepath.Glob("*/*/*_js.go")
	folders := []string{"."}
	for _, f := range append(files, more...) {
		folders = append(folders, "./"+filepath.ToSlash(filepath.Dir(f)))
	}
	slices.Sort(folders)
	return slices.Compact(folders)
}

// browserVersion packs the browser version as for a release, which takes a core a minute more
// than "make web" does, and fails where a player would have more to fetch than is promised.
func browserVersion(beside bool) check {
	const name = "browser version of at most 5.0 MB"
	return check{name, func(env []string) tally {
		return silentGo(name, ".ci/tools", env, "run", "./web", "-limit", "5000000", "-quality", "11")
	}, beside}
}

// benches looks at the benchmarks and runs every one of the comparison once.
func benches(env []string) tally {
	t := silentGo("go vet of the benchmarks", ".ci/bench", env, "vet", "./...")
	t.add(goTest(".ci/bench", env, "./..."))
	t.add(silentGo("every benchmark of the comparison once", ".ci/bench", env, "run", ".", "-count=1", "-benchtime=1x"))
	return t
}

// browsers are the names under which Chromium goes.
var browsers = []string{"chromium", "chromium-browser", "chromium-headless-shell", "google-chrome"}

// browserSlice compiles the tests of the browser version, and runs the first of
// them and a match of two pages and a window over a server where there is a browser:
// 300 MB of packages are not fetched for it.
func browserSlice(env []string) tally {
	t := silentGo("compile the tests in the browser", ".ci/tools", env, "test", "-vet=off", "-run", "^$", "./browser")
	for _, b := range browsers {
		if _, err := exec.LookPath(b); err == nil {
			t.add(goTest(".ci/tools", env, "-run", "TestPageSaysWhatFails|TestPlayed|TestOnlineOnTheScreens", "./browser"))
			return t
		}
	}
	fmt.Println("    there is no Chromium here: the tests in the browser are compiled, make test-all fetches it and runs them")
	return t
}

// format fails when gofmt -s would change a file of either module.
func format([]string) tally {
	var files []string
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "build" || d.Name() == ".git"):
			return filepath.SkipDir
		case !d.IsDir() && strings.HasSuffix(path, ".go"):
			files = append(files, path)
		}
		return nil
	})
	if err != nil {
		return fail("gofmt -s", err.Error())
	}
	out, err := exec.Command("gofmt", append([]string{"-s", "-l"}, files...)...).CombinedOutput()
	if err != nil || len(out) > 0 {
		return fail("gofmt -s", "not formatted:\n"+string(out))
	}
	return pass()
}

// silentGo runs the go command; it passes when the command succeeds.
func silentGo(name, dir string, env []string, args ...string) tally {
	c := exec.Command("go", args...)
	c.Dir, c.Env = dir, env
	if out, err := c.CombinedOutput(); err != nil {
		return fail(name, fmt.Sprintf("%sgo %s: %v", out, strings.Join(args, " "), err))
	}
	return pass()
}

// staticcheck builds the linter at the version of the tools' go.mod and runs it
// over the desktop and the browser build and over the tools.
func staticcheck(root string, env []string) tally {
	linter := filepath.Join(root, "build", "staticcheck")
	if t := silentGo("staticcheck", ".ci/tools", env, "build", "-o", linter, "honnef.co/go/tools/cmd/staticcheck"); t.failed > 0 {
		return t
	}
	var total tally
	for _, r := range []struct {
		name, dir string
		env       []string
	}{
		{"staticcheck", ".", nil},
		{"staticcheck of the browser build", ".", []string{"GOOS=js", "GOARCH=wasm"}},
		{"staticcheck of the tools", ".ci/tools", nil},
	} {
		c := exec.Command(linter, "./...")
		c.Dir, c.Env = r.dir, append(env[:len(env):len(env)], r.env...)
		if out, err := c.CombinedOutput(); err != nil || len(out) > 0 {
			total.add(fail(r.name, fmt.Sprintf("%s%v", out, err)))
			continue
		}
		total.add(pass())
	}
	return total
}

// narrow runs tests where an int has 32 bits, so that a replay made on one processor
// is the same on another. Other machines than Linux on amd64, and those whose kernel was
// started without 32 bits, only compile them.
func narrow(env []string, args ...string) tally {
	e := append(env[:len(env):len(env)], "GOARCH=386")
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" && runs(e) {
		return goTest(".", e, args...)
	}
	var packages []string
	for _, a := range args {
		if strings.HasPrefix(a, "./") {
			packages = append(packages, a)
		}
	}
	return silentGo("compile the rules for 32 bits", ".", e, append([]string{"vet"}, packages...)...)
}

// runs reports whether this machine can run what is built for a processor at all.
func runs(env []string) bool {
	folder, err := os.MkdirTemp("", "tenaille-runs")
	if err != nil {
		return true // the tests themselves will say what is wrong
	}
	defer os.RemoveAll(folder)
	program := filepath.Join(folder, "nothing")
	if err := os.WriteFile(program+".go", []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		return true
	}
	build := exec.Command("go", "build", "-o", program, program+".go")
	build.Env = env
	if build.Run() != nil {
		return true
	}
	return exec.Command(program).Run() == nil
}

// wasmRules runs the tests of the rules as the browser would compute them, so
// that a replay made in one place is the same in the other.
func wasmRules(env []string) tally {
	const name = "rules in WebAssembly"
	if _, err := exec.LookPath("node"); err != nil {
		return tally{skipped: 1, complaints: []string{"SKIPPED " + name + ": node is not installed"}}
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fail(name, err.Error())
	}
	runner := filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "go_js_wasm_exec")
	return goTest(".", append(env, "GOOS=js", "GOARCH=wasm"), "-exec", runner, "./rules/...")
}

// wasiRules is a slice of the same without a browser's engine: the counts of
// actions, with their hashes, on two maps, the hashes of facts and those of matches that
// are studied, in wazero, which is built at the version of the
// tools' go.mod.
func wasiRules(root string, env []string) tally {
	const name = "rules in WebAssembly, a slice"
	folder := filepath.Join(root, "build")
	if t := silentGo(name, ".ci/tools", env, "build", "-o", filepath.Join(folder, "wazero"), "github.com/tetratelabs/wazero/cmd/wazero"); t.failed > 0 {
		return t
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fail(name, err.Error())
	}
	runner := filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "go_wasip1_wasm_exec")
	env = append(env, "GOOS=wasip1", "GOARCH=wasm", "GOWASIRUNTIME=wazero", "PATH="+folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	return goTest(".", env, "-run", "^(TestPerft|TestHashTellsFactsApart|TestStudyIsTheSameEverywhere)$/^(broken-keep|ford)$", "-exec", runner, "./rules/combat", "./game/replay")
}
