package main

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// released is the target whose stripped program README tells the size of.
const released = "linux/amd64"

// told is README's row with that size, and toldSlim with that of the slim one.
var (
	told     = regexp.MustCompile(`the native program, stripped [^|]*\| ([0-9.]+) MB`)
	toldSlim = regexp.MustCompile(`the same built with ` + "`-tags slim`" + `[^|]*\| ([0-9.]+) MB`)
)

// weighed builds the program as it is released, and holds README to its size: what is
// told is off by at most a fiftieth.
func weighed(env []string, what string, row *regexp.Regexp, flags ...string) tally {
	name := "build " + what + " for " + released + ", as large as README says"
	folder, err := os.MkdirTemp("", "tenaille-build")
	if err != nil {
		return fail(name, err.Error())
	}
	defer os.RemoveAll(folder)
	program := filepath.Join(folder, "tenaille")
	args := append([]string{"build", "-ldflags=-s -w"}, flags...)
	if t := silentGo(name, ".", env, append(args, "-o", program, ".")...); t.failed > 0 {
		return t
	}
	info, err := os.Stat(program)
	if err != nil {
		return fail(name, err.Error())
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		return fail(name, err.Error())
	}
	found := row.FindSubmatch(readme)
	if found == nil {
		return fail(name, "README tells no size of "+what)
	}
	said, err := strconv.ParseFloat(string(found[1]), 64)
	if size := float64(info.Size()) / 1e6; err != nil || math.Abs(said-size) > size/50 {
		return fail(name, fmt.Sprintf("it has %.1f MB, README says %s", size, found[1]))
	}
	return pass()
}

// engine is what matches over a server are made with; only the whole native program has it.
const engine = "github.com/nats-io/"

// slim holds the program without servers to its size, and it and the browser's to having
// nothing of their engine; what it was built without it says in a line.
func slim(env []string) tally {
	native := append(env[:len(env):len(env)], "GOOS=linux", "GOARCH=amd64")
	total := weighed(native, "the slim program", toldSlim, "-tags", "slim")
	total.add(silentGo("go vet of the slim program", ".", env, "vet", "-tags", "slim", "./game/cli"))
	for _, v := range []struct {
		what string
		env  []string
		has  bool
		args []string
	}{
		{"the program", native, true, nil},
		{"the slim program", native, false, []string{"-tags", "slim"}},
		{"the browser version", append(env[:len(env):len(env)], "GOOS=js", "GOARCH=wasm"), false, nil},
	} {
		total.add(engined(v.what, v.env, v.has, v.args))
	}
	for _, args := range [][]string{{"host"}, {"worker", "--nats", "nats://127.0.0.1"}, {"referee", "--serve"}, {"simulate", "--games", "1", "--workers", "nats://127.0.0.1"}} {
		total.add(without(env, args))
	}
	return total
}

// engined holds a program to having, or not having, something of the engine.
func engined(what string, env []string, has bool, args []string) tally {
	name := "what of servers is in " + what
	c := exec.Command("go", append(append([]string{"list", "-deps"}, args...), ".")...)
	c.Env = env
	out, err := c.Output()
	if err != nil {
		return fail(name, err.Error())
	}
	if strings.Contains(string(out), engine) != has {
		return fail(name, fmt.Sprintf("%s* is in it: %v, wanted: %v", engine, !has, has))
	}
	return pass()
}

// without runs the slim program with something that it has not.
func without(env, args []string) tally {
	name := "the slim program says that it has no " + args[0] + " over a server"
	c := exec.Command("go", append([]string{"run", "-tags", "slim", "."}, args...)...)
	c.Env = env
	out, err := c.CombinedOutput()
	if err == nil || !strings.Contains(string(out), "tenaille: this program was built without servers (-tags slim)") || strings.Count(string(out), "\n") > 2 {
		return fail(name, fmt.Sprintf("%v: %s", err, out))
	}
	return pass()
}
