//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

var errHeld = errors.New("another program holds the folder")

// patience is how long another program is waited for.
const patience = 300 * time.Millisecond

// Alone does something while no other program does anything so in the folder.
func (f folder) Alone(do func()) {
	path := filepath.Join(f.root, hidden+"lock")
	unlock, err := lock(path)
	if errors.Is(err, os.ErrNotExist) && os.MkdirAll(f.root, 0o755) == nil {
		unlock, err = lock(path)
	}
	for end := time.Now().Add(patience); errors.Is(err, errHeld) && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
		unlock, err = lock(path)
	}
	if err == nil {
		defer unlock()
	}
	do()
}
