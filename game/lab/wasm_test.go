//go:build !js && !wasip1

package lab

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/require"
)

// TestDecisionsInWebAssembly: every level of the machine decides the same in WebAssembly
// as natively, decision by decision: 50 games under node where the whole is wanted, else
// the first four, in which every level plays. There is no table of them to be written again:
// both are played.
func TestDecisionsInWebAssembly(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the tests for the browser")
	}
	games := 50
	if !require.Whole() {
		games = 4
		if _, err := exec.LookPath("node"); err != nil { // only "make test-all" asks for it
			t.Skip("node is not installed")
		}
	}
	node := require.Program(t, "node")
	program := filepath.Join(t.TempDir(), "lab.wasm")
	build := exec.Command("go", "test", "-c", "-o", program, ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	said, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	glue := filepath.Join(strings.TrimSpace(string(said)), "lib", "wasm", "wasm_exec_node.js")
	run := exec.Command(node, "--stack-size=8192", glue, program, "-test.run", "^TestDecisionsPrinted$", "-decide", strconv.Itoa(games))
	run.Env = []string{"PATH=" + os.Getenv("PATH")}
	said, err = run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	var there []string
	for line := range strings.Lines(string(said)) {
		if strings.HasPrefix(line, "decided ") {
			there = append(there, strings.TrimSpace(line))
		}
	}
	here := decisions(t, games)
	for _, name := range ai.Names() {
		if !strings.Contains(strings.Join(here, "\n"), name) {
			t.Errorf("no %s in %d games", name, games)
		}
	}
	if len(there) != games || len(here) != games {
		t.Fatalf("%d games in WebAssembly, %d on %s: %s", len(there), len(here), runtime.GOARCH, said)
	}
	for i := range here {
		if here[i] != there[i] {
			t.Errorf("on %s\n%s\nin WebAssembly\n%s", runtime.GOARCH, here[i], there[i])
		}
	}
}
