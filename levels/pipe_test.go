//go:build unix

package levels

import (
	"path/filepath"
	"syscall"
	"testing"
)

// TestPipeIsRefused would hang if a pipe were opened before it is looked at.
func TestPipeIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe.tmx")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Load(path)
	wantLine(t, "pipe", err, path, "not a regular file")
	_, err = Load("/dev/zero")
	wantLine(t, "device", err, "/dev/zero", "not a regular file")
}
