package store

import (
	"errors"
	"fmt"
	"strings"
)

// ErrNotFound says that nothing is stored under a name.
var ErrNotFound = errors.New("nothing stored under that name")

// ErrFull says that a store has no room for what was to be kept.
var ErrFull = errors.New("no room left")

// Limit is the size of the largest thing kept, in bytes.
const Limit = 4 << 20

// Store keeps named blobs of bytes. Names are relative paths of lower-case
// letters, digits, '-', '_', '.' and '/', no part of which begins with '.'.
type Store interface {
	// Load returns what was saved under name, or ErrNotFound.
	Load(name string) ([]byte, error)
	// Head returns the first n bytes of what was saved under name, all of them where
	// there are no more, and how many there are, or ErrNotFound. It costs little,
	// however much was saved.
	Head(name string, n int) (head []byte, size int, err error)
	// Save keeps b under name in place of what was there, so that it outlives the
	// program from then on. After an error the old content stands; where there is no
	// room it is an ErrFull.
	Save(name string, b []byte) error
	// List returns the names that begin with prefix, sorted.
	List(prefix string) ([]string, error)
	// Remove lets go of what was saved under name; nothing there is no error.
	Remove(name string) error
}

// Placed is a store whose blobs are files that the player may want to find.
type Placed interface {
	// Path returns where what is saved under name lies.
	Path(name string) string
}

// checkName refuses names that could leave the store's folder.
func checkName(name string) error {
	if name == "" || strings.HasPrefix(name, "/") || len(name) > 200 {
		return fmt.Errorf("bad name %q", name)
	}
	for _, part := range strings.Split(name, "/") {
		if part == "" || strings.HasPrefix(part, ".") {
			return fmt.Errorf("bad name %q", name)
		}
	}
	for _, r := range name {
		ok := r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || strings.ContainsRune("-_./", r)
		if !ok {
			return fmt.Errorf("bad name %q: no %q allowed", name, r)
		}
	}
	return nil
}

func checkSave(name string, b []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(b) > Limit {
		return fmt.Errorf("%s: %d bytes are more than the %d kept", name, len(b), Limit)
	}
	return nil
}
