// Package tree finds the source tree that the tools work on.
package tree

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// Root is the root of the game's module around the working directory.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if mod, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil && strings.HasPrefix(string(mod), "module tenaille\n") {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("run me inside the source tree")
		}
		dir = up
	}
}
