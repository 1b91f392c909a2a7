//go:build unix

package store

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestNobodyWaitsForAPipe: settings, cards and saves that are pipes are refused at
// once; the game opens all the same.
func TestNobodyWaitsForAPipe(t *testing.T) {
	f := folder{root: filepath.Join(t.TempDir(), "data"), config: filepath.Join(t.TempDir(), "config")}
	for _, name := range []string{"settings.json", "matches/a.json", "matches/a.jsonl.gz"} {
		if err := os.MkdirAll(filepath.Dir(f.Path(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := syscall.Mkfifo(f.Path(name), 0o600); err != nil {
			t.Fatal(err)
		}
		done := make(chan error, 1)
		go func() {
			_, err := f.Load(name)
			done <- err
		}()
		select {
		case err := <-done:
			if err == nil {
				t.Errorf("%s: a pipe was read", name)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%s: a pipe is waited for", name)
		}
	}
}
