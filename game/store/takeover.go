package store

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
)

// moveAll moves everything from one store into another, where a thing of another
// content already lies under its name under a name of its own; of the settings those
// that are moved hold. Each is let go of only once it lies in the other; what cannot
// be read stays where it is.
func moveAll(from, to Store) error {
	names, err := from.List("")
	if err != nil {
		return err
	}
	var faults []error
	for _, name := range names {
		b, err := from.Load(name)
		if err == nil {
			err = add(to, name, b)
		}
		if err == nil {
			err = from.Remove(name)
		}
		faults = append(faults, err)
	}
	return errors.Join(faults...)
}

// add saves b under a name, or under one made of it where something else lies there.
func add(to Store, name string, b []byte) error {
	at := name
	for n := 2; ; n++ {
		there, err := to.Load(at)
		switch {
		case errors.Is(err, ErrNotFound), err == nil && name == settingsName:
			return to.Save(at, b)
		case err != nil:
			return err
		case bytes.Equal(there, b):
			return nil
		}
		at = numbered(name, n)
	}
}

// numbered is a name with a number before its endings, as saves/a-2.jsonl.gz.
func numbered(name string, n int) string {
	folder := strings.LastIndexByte(name, '/') + 1
	stem, ending, dotted := strings.Cut(name[folder:], ".")
	if dotted {
		ending = "." + ending
	}
	return fmt.Sprintf("%s%s-%d%s", name[:folder], stem, n, ending)
}
