package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestSlimProgramDoesTheSame builds a program, makes it slim and runs both: they
// print the same, the slim one is smaller, and its trace names the function that
// panicked and no line.
func TestSlimProgramDoesTheSame(t *testing.T) {
	root, err := goroot()
	if err != nil {
		t.Fatal(err)
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("no node to run WebAssembly; .ci/install.sh brings it: ", err)
	}
	dir := t.TempDir()
	source := `package main

import (
	"fmt"
	"runtime/debug"
)

var zeros = [1 << 14]int{0: 7, 9000: 5, 1<<14 - 1: 3}

func deep(n int) int {
	if n == 0 {
		panic("at the bottom")
	}
	return deep(n-1) + zeros[n]
}

func main() {
	defer func() { fmt.Println(recover(), zeros[0], zeros[8999], zeros[9000], zeros[1<<14-1]); fmt.Println(string(debug.Stack())) }()
	deep(3)
}
`
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	whole := filepath.Join(dir, "whole.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", whole, "main.go")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	program, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	small, err := slim(program)
	if err != nil {
		t.Fatal(err)
	}
	run := func(name string, b []byte) (said, trace string) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(node, filepath.Join(root, "lib", "wasm", "wasm_exec_node.js"), path).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
		said, trace, _ = strings.Cut(string(out), "\n")
		return said, trace
	}
	said, trace := run("whole.wasm", program)
	if said != "at the bottom 7 0 5 3" || !strings.Contains(trace, "main.go:") {
		t.Fatalf("the whole program says %q, %s", said, trace)
	}
	slimSaid, slimTrace := run("slim.wasm", small)
	if slimSaid != said {
		t.Errorf("the slim program says %q, want %q", slimSaid, said)
	}
	if !strings.Contains(slimTrace, "main.deep") || strings.Contains(slimTrace, "main.go") {
		t.Errorf("the slim program traces %s", slimTrace)
	}
	// Packed: the segments put together are longer by zeros.
	if a, b := packed(t, dir, program), packed(t, dir, small); b > a*19/20 {
		t.Errorf("%d bytes packed, %d before", b, a)
	}
	unfolds(t, dir, node, root, program, small)
	again, err := slim(small)
	if err != nil || !bytes.Equal(again, small) {
		t.Errorf("slim twice is not slim once: %v", err)
	}
}

// unfolds tests that the memory of a slim program is, once it is loaded, that which
// it was before what can be counted was left out.
func unfolds(t *testing.T, dir, node, root string, program, small []byte) {
	t.Helper()
	sections, err := cut(program)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(sections, func(s section) bool { return s.id == dataSection })
	m, err := image(sections[at].content)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := findTables(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := tables.blank(); err != nil {
		t.Fatal(err)
	}
	want := filepath.Join(dir, "memory")
	if err := os.WriteFile(want, m.bytes, 0o644); err != nil {
		t.Fatal(err)
	}
	script := `const fs = require("fs");
require(process.argv[1]);
const want = fs.readFileSync(process.argv[2]);
WebAssembly.instantiate(fs.readFileSync(process.argv[3]), new Go().importObject).then(({ instance }) => {
	const got = Buffer.from(instance.exports.mem.buffer, Number(process.argv[4]), want.length);
	for (let i = 0; i < want.length; i++)
		if (got[i] !== want[i]) { console.log("byte", i, "is", got[i], "want", want[i]); return; }
	console.log("the same", got.length > 1e6 && got.some((b) => b));
});`
	out, err := exec.Command(node, "-e", script, filepath.Join(root, "lib", "wasm", "wasm_exec.js"), want, filepath.Join(dir, "slim.wasm"), strconv.Itoa(m.start)).CombinedOutput()
	if err != nil || string(out) != "the same true\n" {
		t.Errorf("the memory of the slim program: %v: %s", err, out)
	}
}

func packed(t *testing.T, dir string, b []byte) int {
	t.Helper()
	n, err := write(dir, "packed", b, 5)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestSlimSaysWhatIsWrong: what is no program, or none that this Go would write,
// is an error and no smaller program.
func TestSlimSaysWhatIsWrong(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	for name, c := range map[string]struct{ module, want string }{
		"nothing":            {"", "no WebAssembly program"},
		"cut":                {head + "\x0b\x7f\x01", "ends within a section"},
		"no memory":          {head + "\x01\x01\x00", "no initial memory"},
		"counted":            {head + "\x0c\x01\x01", "counts its segments"},
		"passive":            {head + "\x0b\x03\x01\x01\x00", "fixed place"},
		"computed":           {head + "\x0b\x05\x01\x00\x41\x00\x23", "computed"},
		"outside":            {head + "\x0b\x06\x01\x00\x41\x7f\x0b\x00", "does not fit"},
		"no tables":          {head + "\x0b\x07\x01\x00\x41\x00\x0b\x01\x05", "no tables"},
		"none":               {head + "\x0b\x01\x00", "no segment"},
		"a number too large": {head + "\x0b\xff\xff\xff\xff\xff\x01", "ends within a section"},
	} {
		if _, err := slim([]byte(c.module)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
