package named

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Causes for which a file is not opened.
var (
	ErrNone    = errors.New("no such file")
	ErrForeign = errors.New("not a file") // a folder, a pipe, a device
	ErrLarge   = errors.New("larger")
)

// Open opens a file of at most so many bytes for reading. What is no plain file is
// refused without waiting: nobody may ever write to a pipe. The error is a cause
// on one line and does not name the file.
func Open(name string, most int64) (*os.File, error) {
	about, err := os.Stat(name)
	if err == nil {
		err = check(about, most)
	}
	if err != nil {
		return nil, cause(err)
	}
	f, err := os.OpenFile(name, os.O_RDONLY|atOnce, 0)
	if err != nil {
		return nil, cause(err)
	}
	// It may be another by now.
	if about, err = f.Stat(); err == nil {
		err = check(about, most)
	}
	if err != nil {
		f.Close()
		return nil, cause(err)
	}
	return f, nil
}

func check(about fs.FileInfo, most int64) error {
	switch {
	case !about.Mode().IsRegular():
		return ErrForeign
	case about.Size() > most:
		return fmt.Errorf("%w than %d MB", ErrLarge, most>>20)
	}
	return nil
}

// cause leaves the name of the file out of what the system says.
func cause(err error) error {
	var path *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrInvalid):
		return ErrNone
	case errors.As(err, &path):
		return path.Err
	}
	return err
}
