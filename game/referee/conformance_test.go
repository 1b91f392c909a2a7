package referee

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
)

// cases are the folders of position files whose answers are known: those of
// the rule book, and the further examples of this program.
var cases = []string{"../../levels/testdata/conformance", "../../levels/testdata/examples"}

// known is a case with the name of its file and its own.
type known struct {
	*levels.Case
	key string
}

// everyCase reads all cases.
func everyCase(t *testing.T) (all []known) {
	t.Helper()
	for _, folder := range cases {
		list, err := filepath.Glob(folder + "/*.json")
		if err != nil || len(list) == 0 {
			t.Fatalf("no cases in %s: %v", folder, err)
		}
		for _, name := range list {
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			file, err := levels.ReadPosition(f, name)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			for i := range file.Cases {
				c := &file.Cases[i]
				all = append(all, known{c, filepath.Base(name) + " " + c.ID})
			}
		}
	}
	return all
}

func TestConformance(t *testing.T) {
	for _, c := range everyCase(t) {
		t.Run(c.key, func(t *testing.T) {
			a, err := Judge(c.Case)
			if err != nil {
				t.Fatalf("%s: %v", c.key, err)
			}
			if diffs := Compare(c.Case, a); len(diffs) > 0 {
				t.Errorf("%s: %s\nmap:\n%s", c.key, diffs, strings.Join(c.Setup.Map.Rows, "\n"))
			}
		})
	}
}
