package referee

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
)

// cases are the folders of position files whose answers are known: those of
// the rule book, and the further examples of this program.
var cases = []string{"../../levels/testdata/conformance", "../../levels/testdata/examples"}

// later reads the list of cases whose rules are not built yet; it may only
// shrink, and a case on it that passes fails the test.
func later(t *testing.T) map[string]bool {
	f, err := os.Open("testdata/later.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list := map[string]bool{}
	for s := bufio.NewScanner(f); s.Scan(); {
		if line := strings.TrimSpace(s.Text()); line != "" && !strings.HasPrefix(line, "#") {
			list[line] = true
		}
	}
	return list
}

func TestConformance(t *testing.T) {
	var files []string
	for _, folder := range cases {
		list, err := filepath.Glob(folder + "/*.json")
		if err != nil || len(list) == 0 {
			t.Fatalf("no cases in %s: %v", folder, err)
		}
		files = append(files, list...)
	}
	postponed := later(t)
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := levels.ReadPosition(f, name)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		base := filepath.Base(name)
		for i := range file.Cases {
			c := &file.Cases[i]
			key := base + " " + c.ID
			if postponed[key] {
				delete(postponed, key)
				if a, err := Judge(c); err == nil && len(Compare(c, a)) == 0 {
					t.Errorf("%s passes: take it off testdata/later.txt", key)
				}
				continue
			}
			t.Run(key, func(t *testing.T) {
				a, err := Judge(c)
				if err != nil {
					t.Fatalf("%s: %v", key, err)
				}
				if diffs := Compare(c, a); len(diffs) > 0 {
					t.Errorf("%s: %s\nmap:\n%s", key, diffs, strings.Join(c.Setup.Map.Rows, "\n"))
				}
			})
		}
	}
	for key := range postponed {
		t.Errorf("testdata/later.txt: there is no case %q", key)
	}
}
