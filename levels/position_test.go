package levels

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tenaille/rules"
)

// conformance holds the cases of the rule book, examples the further ones of
// this program.
const (
	conformance = "testdata/conformance"
	examples    = "testdata/examples"
)

func TestConformanceFilesParse(t *testing.T) {
	var files []string
	for _, folder := range []string{conformance, examples} {
		list, err := filepath.Glob(folder + "/*.json")
		if err != nil || len(list) == 0 {
			t.Fatalf("no cases in %s: %v", folder, err)
		}
		files = append(files, list...)
	}
	cases := 0
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := ReadPosition(f, name)
		f.Close()
		if err != nil {
			t.Error(err)
			continue
		}
		for _, c := range file.Cases {
			cases++
			if c.Ask == nil || len(c.Expect) == 0 || len(c.Setup.Combatants) == 0 {
				t.Errorf("%s: %s: question %v, %d expected keys, %d combatants", name, c.ID, c.Ask, len(c.Expect), len(c.Setup.Combatants))
			}
			var buf bytes.Buffer
			if err := WritePosition(&buf, c.Setup); err != nil {
				t.Fatal(err)
			}
			again, err := ReadPosition(&buf, c.ID)
			if err != nil {
				t.Errorf("written position: %v", err)
				continue
			}
			if d := cmp.Diff(c.Setup, again.Cases[0].Setup, cmpopts.IgnoreUnexported(rules.MapSetup{})); d != "" {
				t.Errorf("%s: %s: written and read again differs (-want +got):\n%s", name, c.ID, d)
			}
		}
	}
	if cases < 800 {
		t.Errorf("%d cases read, want at least 800", cases)
	}
}
