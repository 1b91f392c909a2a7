package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sort"
	"strings"
)

// event is a line of "go test -json".
type event struct {
	Action, Package, ImportPath, Test, Output string
	Elapsed                                   float64
}

// goTest runs the tests in dir and counts their results: every test without
// subtests once, and a package that fails outside of its tests as one failure.
func goTest(dir string, env []string, args ...string) tally {
	own, err := os.Executable()
	if err != nil {
		return fail("go test", err.Error())
	}
	file, err := os.CreateTemp("", "tenaille-measures")
	if err != nil {
		return fail("go test", err.Error())
	}
	file.Close()
	defer os.Remove(file.Name())
	runner := own + " -measure"
	if i := slices.Index(args, "-exec"); i >= 0 { // it runs what runs them
		runner += " " + args[i+1]
		args = slices.Delete(slices.Clone(args), i, i+2)
	}
	args = append([]string{"test", "-json", "-count=1", "-vet=off", "-timeout=40m", "-exec", runner}, args...)
	c := exec.Command("go", args...)
	c.Dir, c.Env, c.Stderr = dir, append(env[:len(env):len(env)], "TENAILLE_MEASURES="+file.Name()), os.Stderr
	out, err := c.StdoutPipe()
	if err != nil {
		return fail("go test", err.Error())
	}
	if err := c.Start(); err != nil {
		return fail("go test", err.Error())
	}
	root, err := os.Getwd()
	if err != nil {
		return fail("go test", err.Error())
	}
	r := report{packages: map[string]*outcome{}, took: func(name string) (measured, bool) { return took(file.Name(), root, name) }}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil {
			fmt.Println(lines.Text())
			continue
		}
		r.take(e)
	}
	err = c.Wait()
	if err != nil && r.total.failed == 0 {
		r.total.add(fail("go test in "+dir, err.Error()))
	}
	return r.total
}

// report gathers events package by package.
type report struct {
	packages map[string]*outcome
	total    tally
	took     func(name string) (measured, bool) // what a package's tests took; may be nil
}

// outcome is what is known of a package's tests so far.
type outcome struct {
	results map[string]string   // test to its last action
	output  map[string][]string // test, or "" for the package, to its lines
}

func (r *report) take(e event) {
	name := e.Package
	if name == "" {
		name, _, _ = strings.Cut(e.ImportPath, " ")
	}
	p := r.packages[name]
	if p == nil {
		p = &outcome{map[string]string{}, map[string][]string{}}
		r.packages[name] = p
	}
	switch e.Action {
	case "output", "build-output":
		p.output[e.Test] = append(p.output[e.Test], e.Output)
	case "pass", "fail", "skip":
		if e.Test != "" {
			p.results[e.Test] = e.Action
			return
		}
		t := p.tally(name, e.Action)
		r.total.add(t)
		if len(p.results) > 0 || t.failed > 0 {
			more := ""
			if r.took != nil {
				if m, ok := r.took(name); ok {
					more = fmt.Sprintf("  %5.1f s CPU  %4d MB", m.CPU.Seconds(), m.Peak>>20)
					if m.Peak > mostResident {
						r.total.add(fail(name+": a process of its tests took more than 2 GB", ""))
					}
				}
			}
			fmt.Printf("    %-34s %6.1f s  %v%s\n", name, e.Elapsed, t, more)
		}
	}
}

// tally counts a package that has ended with the action given.
func (p *outcome) tally(name, action string) tally {
	var tests []string
	children := map[string]bool{}
	failedBelow := map[string]bool{}
	for test, result := range p.results {
		tests = append(tests, test)
		for i, c := range test {
			if c == '/' {
				children[test[:i]] = true
				failedBelow[test[:i]] = failedBelow[test[:i]] || result == "fail"
			}
		}
	}
	sort.Strings(tests)
	var t tally
	for _, test := range tests {
		text := strings.TrimSpace(strings.Join(p.output[test], ""))
		switch result := p.results[test]; {
		case result == "fail" && !failedBelow[test]:
			t.failed++
			t.complaints = append(t.complaints, "FAILED  "+name+" "+test)
			fmt.Println(text)
		case result == "fail":
			fmt.Println(text)
		case children[test]:
		case result == "skip":
			t.skipped++
			t.complaints = append(t.complaints, "SKIPPED "+name+" "+test+": "+reason(p.output[test]))
		default:
			t.passed++
		}
	}
	if action == "fail" && t.failed == 0 {
		t.add(fail(name, strings.Join(p.output[""], "")+p.unfinished()))
	}
	return t
}

// unfinished is the output of tests that never reported, as after a panic.
func (p *outcome) unfinished() string {
	var text string
	for test, lines := range p.output {
		if test != "" && p.results[test] == "" {
			text += strings.Join(lines, "")
		}
	}
	return text
}

// reason is the line in which a skipped test says why.
func reason(lines []string) string {
	for _, line := range lines {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "===") && !strings.HasPrefix(line, "---") {
			return line
		}
	}
	return "no reason given"
}
