package store

import (
	"errors"
	"hash/fnv"
	"log/slog"
)

// Known is what a name is known to hold: the Print of it, 0 for nothing.
type Known struct {
	Name  string
	Print uint64
}

// Print tells the contents of files apart; it is never 0.
func Print(b []byte) uint64 {
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64() | 1
}

// Guarded is a store that compares and saves in one go, whoever else uses it.
type Guarded interface {
	// SaveIf is that of the package.
	SaveIf(known []Known, name string, b []byte, gone ...string) (ok bool, err error)
}

// SaveIf saves b under name and then lets go of what lies under the names of gone, but
// only while everything known is so; else it changes nothing, and ok is false. What cannot
// be read just now tells nothing, and what cannot be let go of stays, which costs a line
// in the log. After an error everything stands as it did. A store that is not Guarded has
// to be kept from others meanwhile, by Alone.
func SaveIf(st Store, known []Known, name string, b []byte, gone ...string) (ok bool, err error) {
	if g, ok := st.(Guarded); ok {
		return g.SaveIf(known, name, b, gone...)
	}
	if !Unchanged(st, known) {
		return false, nil
	}
	if err := st.Save(name, b); err != nil {
		return false, err
	}
	for _, name := range gone {
		if err := st.Remove(name); err != nil {
			slog.Warn("what is to go stays", "name", name, "cause", err)
		}
	}
	return true, nil
}

// Unchanged reports whether everything known is so. What cannot be read just now tells
// nothing.
func Unchanged(st Store, known []Known) bool {
	for _, k := range known {
		there, err := st.Load(k.Name)
		now := uint64(0)
		switch {
		case err == nil:
			now = Print(there)
		case !errors.Is(err, ErrNotFound):
			continue
		}
		if now != k.Print {
			return false
		}
	}
	return true
}
