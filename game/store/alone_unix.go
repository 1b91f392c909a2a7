//go:build unix

package store

import (
	"os"
	"syscall"
)

// lock tries to hold the folder for this program, and says how to let go of it. The
// system lets go of it when the program ends, however that happens.
func lock(path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		return nil, errHeld
	}
	return func() { f.Close() }, nil
}
