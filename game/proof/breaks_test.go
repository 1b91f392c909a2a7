package proof

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var breaks = flag.Bool("breaks", false, "put every known fault of testdata/breaks.json back in turn and see its test fail")

// wound is a fault that could come back where no rule is cited, so that
// TestMutants does not look: what stands in a file, what would stand there with the
// fault, and the test that has to fail then.
type wound struct {
	Why, File, Was, Is, Package, Test string
}

// TestBreaks puts known faults back, one at a time, and wants the test that is
// named to fail. That compiles a program each and is done on request, with -breaks;
// otherwise it only looks whether every place is still there, once.
func TestBreaks(t *testing.T) {
	data, err := os.ReadFile("testdata/breaks.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []wound
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	if len(all) == 0 {
		t.Fatal("no faults are known")
	}
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range all {
		name := fmt.Sprintf("%d %s", i, w.Why)
		file := filepath.Join(abs, filepath.FromSlash(w.File))
		src, err := os.ReadFile(file)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if n := strings.Count(string(src), w.Was); n != 1 {
			t.Errorf("%s: %q stands %d times in %s: follow what has changed there", name, w.Was, n, w.File)
			continue
		}
		if !*breaks {
			continue
		}
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			broken, overlay := filepath.Join(dir, "broken.go"), filepath.Join(dir, "overlay.json")
			if err := os.WriteFile(broken, []byte(strings.Replace(string(src), w.Was, w.Is, 1)), 0o600); err != nil {
				t.Fatal(err)
			}
			list, err := json.Marshal(map[string]map[string]string{"Replace": {file: broken}})
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(overlay, list, 0o600); err != nil {
				t.Fatal(err)
			}
			c := exec.Command("go", "test", "-vet=off", "-count=1", "-timeout=10m", "-overlay", overlay, "-run", "^"+w.Test+"$", w.Package)
			c.Dir = abs
			said, err := c.CombinedOutput()
			switch fails := regexp.MustCompile(`(?m)^--- FAIL: ` + w.Test + `\b`); {
			case err == nil:
				t.Errorf("%s does not notice it", w.Test)
			case !fails.Match(said):
				t.Errorf("%s was not run, or did not end:\n%s", w.Test, said)
			}
		})
	}
}
