package levels

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCollectionsOfCases: what only the referee reads may hold thousands of cases, what a
// player opens may not.
func TestCollectionsOfCases(t *testing.T) {
	var b strings.Builder
	b.WriteString(`{"format":1,"cases":[`)
	for i := range 5000 {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `{"id":"c%d","ruleset":"d20","map":{"rows":["..."]},"combatants":[{"cast":"G","id":1,"side":"red","at":[0,0]}],"ask":{"threatens":{"by":1}}}`, i)
	}
	b.WriteString(`]}`)
	name := filepath.Join(t.TempDir(), "cases.json")
	if err := os.WriteFile(name, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if file, err := OpenCases(name); err != nil || len(file.Cases) != 5000 {
		t.Errorf("%d of 5000 cases: %v", len(file.Cases), err)
	}
	if _, err := OpenPosition(name); err == nil || !strings.Contains(err.Error(), "more than 60000") {
		t.Errorf("a player's position of 5000 cases: %v", err)
	}
	if err := os.WriteFile(name, []byte(strings.Repeat(" ", maxCasesBytes+1)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenCases(name); err == nil || !strings.Contains(err.Error(), "larger than 32 MB") {
		t.Errorf("more than 32 MB: %v", err)
	}
}
