//go:build unix

package cli

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestNobodyWaitsForAPipe: a command that is to read a pipe to which nobody writes
// says so in one line, at once.
func TestNobodyWaitsForAPipe(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ name, command string }{
		{"a.jsonl", "verify"}, {"b.jsonl.gz", "verify"}, {"c.json", "referee"}, {"d.json", "referee --check"},
		{"e.tmx", "simulate --games 1 --level"}, {"f.json", "simulate --games 1 --level"},
	} {
		pipe := filepath.Join(dir, c.name)
		if err := syscall.Mkfifo(pipe, 0o600); err != nil {
			t.Fatal(err)
		}
		type said struct {
			code int
			errs string
		}
		done := make(chan said, 1)
		go func() {
			code, _, errs := run(t, append(strings.Fields(c.command), pipe)...)
			done <- said{code, errs}
		}()
		select {
		case s := <-done:
			if s.code != 1 || strings.Count(s.errs, "\n") != 1 || !strings.Contains(s.errs, "not a") || !strings.Contains(s.errs, c.name) {
				t.Errorf("%s of a pipe: code %d, %q", c.command, s.code, s.errs)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s waits for a pipe", c.command)
		}
	}
}
