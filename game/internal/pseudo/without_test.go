package pseudo_test

import (
	"io/fs"
	"strings"
)

// without is a set of files less those whose paths begin so.
type without struct {
	files fs.FS
	lacks string
}

// Open opens a file that is not left out.
func (w without) Open(name string) (fs.File, error) {
	if strings.HasPrefix(name, w.lacks) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return w.files.Open(name)
}
