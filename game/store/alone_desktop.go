//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

// errHeld says that another program holds a folder.
var errHeld = errors.New("another program holds the folder")

// Hold holds a folder for this program alone, until it is released or the program ends, however
// that happens. The error says that another program holds it, or that it cannot be written. On a
// system that cannot hold a folder nothing is held.
func Hold(dir string) (release func(), err error) { return lock(filepath.Join(dir, hidden+"lock")) }

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
