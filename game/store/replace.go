//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/natefinch/atomic"
)

// What is being written has a hidden name until it is whole, which no List tells: a
// program that is ended meanwhile leaves it behind. After a while it goes.
const (
	hidden = "."
	unfit  = ".new"
	left   = time.Hour
)

// replace puts b in place of what a file holds, or leaves that as it is.
func replace(path string, b []byte) error {
	name, err := part(path, b)
	if err == nil {
		if old, at := os.Stat(path); at == nil {
			err = os.Chmod(name, old.Mode())
		}
	}
	if err == nil {
		err = atomic.ReplaceFile(name, path)
	}
	if err != nil && name != "" {
		err = errors.Join(err, os.Remove(name))
	}
	return err
}

// part writes b beside a file, and sees to it that it lies on the disk.
func part(path string, b []byte) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), hidden+filepath.Base(path)+".*"+unfit)
	if err != nil {
		return "", err
	}
	_, err = f.Write(b)
	if err == nil {
		err = f.Sync()
	}
	return f.Name(), errors.Join(err, f.Close())
}

// sweep removes what programs have left behind that were ended while they wrote.
func sweep(root string) {
	_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasPrefix(d.Name(), hidden) || !strings.HasSuffix(d.Name(), unfit) {
			return nil
		}
		if about, err := d.Info(); err == nil && time.Since(about.ModTime()) > left {
			_ = os.Remove(path) // else it stays: it costs room and nothing more
		}
		return nil
	})
}
