package store

import (
	"sort"
	"strings"
)

// Memory is a store that forgets with the program, for tests and for players
// who may not write anywhere. The zero value is empty and ready.
type Memory struct{ blobs map[string][]byte }

// Load returns what was saved under name, or ErrNotFound.
func (m *Memory) Load(name string) ([]byte, error) {
	b, ok := m.blobs[name]
	if !ok {
		return nil, ErrNotFound
	}
	return append([]byte(nil), b...), nil
}

// Head returns the first n bytes of what was saved under name, and its size.
func (m *Memory) Head(name string, n int) (head []byte, size int, err error) {
	b, ok := m.blobs[name]
	if !ok {
		return nil, 0, ErrNotFound
	}
	return append([]byte(nil), b[:min(n, len(b))]...), len(b), nil
}

// Save keeps b under name.
func (m *Memory) Save(name string, b []byte) error {
	if err := checkSave(name, b); err != nil {
		return err
	}
	if m.blobs == nil {
		m.blobs = map[string][]byte{}
	}
	m.blobs[name] = append([]byte(nil), b...)
	return nil
}

// List returns the names that begin with prefix, sorted.
func (m *Memory) List(prefix string) ([]string, error) {
	var names []string
	for name := range m.blobs {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names, nil
}

// Remove lets go of what was saved under name.
func (m *Memory) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	delete(m.blobs, name)
	return nil
}
