package scene

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTheWindowsTitleTellsNothing wants the title of the window, and of the page in a
// browser, to be the name of the game and nothing that a match could change: it stands
// where the other player reads it, curtain or not.
func TestTheWindowsTitleTellsNothing(t *testing.T) {
	titles := regexp.MustCompile(`SetWindowTitle\(([^)]*)\)|(document\.title|Set\("title")`)
	var found []string
	for _, root := range []string{"..", "../../assets/web"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if os.IsNotExist(err) {
				return nil
			}
			if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") || !strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, ".js") && !strings.HasSuffix(path, ".html") {
				return err
			}
			src, err := os.ReadFile(path)
			for _, m := range titles.FindAllSubmatch(src, -1) {
				found = append(found, string(m[0]))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(found) != 1 || found[0] != `SetWindowTitle("Tenaille")` {
		t.Errorf("the title of the window is set by %q, want once, to the name of the game", found)
	}
}
