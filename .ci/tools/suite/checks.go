package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// check is one entry of the suite.
type check struct {
	name string
	run  func(env []string) tally
	// beside marks a check that needs no screen and no quiet: such checks run
	// one after the other on a lane of their own while the rest go on.
	beside bool
}

// all lists the checks in the order in which they say most for least time.
func all(root string) []check {
	checks := []check{
		{name: "gofmt -s", run: format},
		{name: "go vet", run: func(env []string) tally { return silentGo("go vet", ".", env, "vet", "./...") }},
		{name: "go vet of the browser build", run: func(env []string) tally {
			return silentGo("go vet of the browser build", ".", append(env, "GOOS=js", "GOARCH=wasm"), "vet", ".", "./game/...")
		}},
		{name: "staticcheck", run: func(env []string) tally { return staticcheck(root, env) }, beside: true},
		{name: "go test", run: func(env []string) tally { return goTest(".", env, "./...") }},
	}
	for _, target := range []string{"linux/amd64", "linux/arm64", "windows/amd64", "darwin/amd64", "darwin/arm64", "js/wasm"} {
		system, processor, _ := strings.Cut(target, "/")
		name := "build for " + target
		checks = append(checks, check{name, func(env []string) tally {
			return silentGo(name, ".", append(env, "GOOS="+system, "GOARCH="+processor), "build", "-o", os.DevNull, ".")
		}, true})
	}
	return append(checks,
		// Packed as for a release: the limit is that of the best brotli.
		check{"browser version of at most 5.0 MB", func(env []string) tally {
			return silentGo("browser version of at most 5.0 MB", ".ci/tools", env, "run", "./web", "-limit", "5000000", "-quality", "11")
		}, true},
		check{"rules in WebAssembly", wasmRules, true},
		check{"go vet of the tools", func(env []string) tally {
			return silentGo("go vet of the tools", ".ci/tools", env, "vet", "./...")
		}, true},
		check{"go vet of the benchmarks", func(env []string) tally {
			return silentGo("go vet of the benchmarks", ".ci/bench", env, "vet", "./...")
		}, true},
		check{"tests of the benchmarks", func(env []string) tally { return goTest(".ci/bench", env, "./...") }, true},
		check{"every benchmark of the comparison once", func(env []string) tally {
			return silentGo("every benchmark of the comparison once", ".ci/bench", env, "run", ".", "-count=1", "-benchtime=1x")
		}, true},
		check{name: "tests of the tools, browser", run: func(env []string) tally { return goTest(".ci/tools", env, "./...") }},
	)
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
