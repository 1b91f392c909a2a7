//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"syscall"

	"github.com/adrg/xdg"

	"tenaille/levels/named"
)

// Open returns the store of this player: settings in the system's folder for
// them, all else in the one for data. Where the system offers no folder to write
// to, saving fails with the reason and loading finds nothing.
func Open() Store {
	return In(DataFolder(), filepath.Join(xdg.ConfigHome, "tenaille"))
}

// DataFolder is the system's folder for what the program keeps for this user. It may not be
// there yet.
func DataFolder() string { return filepath.Join(xdg.DataHome, "tenaille") }

// In returns the store of two folders, one for data and one for settings; both are
// made when first written to.
func In(data, config string) Store {
	for _, root := range []string{data, config} {
		if root != "" {
			sweep(root)
		}
	}
	return folder{root: data, config: config}
}

// folder keeps settings in config, where that is named, and all else in root; both are
// made when first written to.
type folder struct{ root, config string }

// Path returns the file of a name.
func (f folder) Path(name string) string {
	root := f.root
	if f.config != "" && strings.HasPrefix(name, "settings") {
		root = f.config
	}
	return filepath.Join(root, filepath.FromSlash(name))
}

// open opens the file of a name.
func (f folder) open(name string) (*os.File, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	file, err := named.Open(f.Path(name), Limit)
	if errors.Is(err, named.ErrNone) {
		// Where settings lay before they had a folder of their own.
		file, err = named.Open(filepath.Join(f.root, filepath.FromSlash(name)), Limit)
	}
	if errors.Is(err, named.ErrNone) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", name, err)
	}
	return file, nil
}

func (f folder) Head(name string, n int) (head []byte, size int, err error) {
	file, err := f.open(name)
	if err != nil {
		return nil, 0, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err == nil {
		head, err = io.ReadAll(io.LimitReader(file, int64(n)))
	}
	if err != nil {
		return nil, 0, fmt.Errorf("load %s: %w", name, err)
	}
	return head, int(info.Size()), nil
}

func (f folder) Load(name string) ([]byte, error) {
	file, err := f.open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	b, err := io.ReadAll(io.LimitReader(file, Limit+1))
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", name, err)
	}
	if len(b) > Limit {
		return nil, fmt.Errorf("load %s: larger than %d bytes", name, Limit)
	}
	return b, nil
}

func (f folder) Save(name string, b []byte) error {
	if err := checkSave(name, b); err != nil {
		return err
	}
	path := f.Path(name)
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = replace(path, b)
	}
	switch {
	case err == nil:
		return nil
	case noRoom(err):
		return fmt.Errorf("save %s: %w: %w", name, ErrFull, err)
	}
	return fmt.Errorf("save %s: %w", name, err)
}

// noRoom tells whether the system says that a disk, or what a player may have of it,
// is full.
func noRoom(err error) bool {
	if runtime.GOOS == "windows" {
		const diskFull, handleDiskFull = syscall.Errno(112), syscall.Errno(39)
		return errors.Is(err, diskFull) || errors.Is(err, handleDiskFull)
	}
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

func (f folder) List(prefix string) ([]string, error) {
	found := map[string]bool{}
	for _, root := range []string{f.root, f.config} {
		if root == "" {
			continue
		}
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			rel, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			name := filepath.ToSlash(rel)
			if strings.HasPrefix(name, prefix) && checkName(name) == nil {
				found[name] = true
			}
			return nil
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("list %q: %w", prefix, err)
		}
	}
	var names []string
	for name := range found {
		names = append(names, name)
	}
	sort.Strings(names)
	return names, nil
}

func (f folder) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := os.Remove(f.Path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove %s: %w", name, err)
	}
	return nil
}
