//go:build !js

package game_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// program is the program as players have it, built once for all tests.
var program = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "tenaille-built")
	if err != nil {
		return "", err
	}
	builtFolder = dir
	path := filepath.Join(dir, "tenaille")
	if out, err := exec.Command("go", "build", "-o", path, "..").CombinedOutput(); err != nil {
		return "", fmt.Errorf("build: %w\n%s", err, out)
	}
	return path, nil
})

// built is the path of the program as players have it.
func built(t *testing.T) string {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return path
}
