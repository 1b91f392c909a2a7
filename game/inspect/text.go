package inspect

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// again is how a golden text is written.
const again = `"make golden" writes it: look at it before you commit`

// Text compares a text with the golden one in a file, or writes that with
// TENAILLE_GOLDEN=write. What differs is told by the first line that does, and by
// the last one before it that begins with "= ", a heading.
func Text(t *testing.T, path, got string) {
	t.Helper()
	want, err := os.ReadFile(path)
	if err == nil && string(want) == got {
		return
	}
	if Writing() {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if err != nil {
		t.Fatalf("%v; %s", err, again)
	}
	now, kept, part := strings.Split(got, "\n"), strings.Split(string(want), "\n"), ""
	for i, line := range now {
		if strings.HasPrefix(line, "= ") {
			part = line
		}
		if i >= len(kept) || kept[i] != line {
			t.Fatalf("%s: line %d (%s) is now\n%s\nwhere was kept\n%s\n%s", path, i+1, part, line, strings.Join(kept[min(i, len(kept)):min(i+1, len(kept))], ""), again)
		}
	}
	t.Fatalf("%s: %d lines, where %d were kept; %s", path, len(now), len(kept), again)
}
