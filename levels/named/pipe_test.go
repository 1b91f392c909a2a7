//go:build unix

package named

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestPipesAreRefusedAtOnce: nobody waits for who may write to a pipe, not even
// where it has taken the place of a file that was just there.
func TestPipesAreRefusedAtOnce(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() {
		_, err := Open(pipe, 1)
		done <- err
	}()
	select {
	case err := <-done:
		if !errors.Is(err, ErrForeign) {
			t.Error(err)
		}
	case <-time.After(5 * time.Second):
		t.Error("a pipe is waited for")
	}
	if f, err := syscall.Open(pipe, syscall.O_RDONLY|atOnce, 0); err != nil {
		t.Error(err)
	} else {
		syscall.Close(f)
	}
}
