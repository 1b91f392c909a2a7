package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
)

// Given is a file that the player gave, or a link that was followed.
type Given struct {
	// Link is the link, empty for a file.
	Link string
	// Name is that of the file, without its folder.
	Name string
	// Bytes are its contents, Most and one more of one that is larger.
	Bytes []byte
	// Err is why it cannot be read.
	Err error
}

// Most is how many bytes of a file are read at most, and MostAtOnce how many files that
// are given at once.
const (
	Most       = 10 << 20
	MostAtOnce = 20
)

// ErrMany says that more files were given at once than are read: it comes after those, in
// place of the others.
var ErrMany = errors.New("too many files at once")

// Inbox holds what the player gave until the game takes it. Its methods are called by
// the game's goroutine; the files are read by others. Make it with NewInbox.
type Inbox struct{ given chan Given }

// NewInbox is an empty one.
func NewInbox() *Inbox { return &Inbox{make(chan Given, MostAtOnce)} }

// Next is the next file given; ok is false while there is none.
func (in *Inbox) Next() (g Given, ok bool) {
	select {
	case g = <-in.given:
		return g, true
	default:
		return Given{}, false
	}
}

// Take reads the files that were dropped; what is no file, as a folder or a pipe, is
// given with an error.
func (in *Inbox) Take(dropped fs.FS) {
	go func() {
		count := 0
		err := fs.WalkDir(dropped, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if count++; count > MostAtOnce {
				in.given <- Given{Err: ErrMany}
				return fs.SkipAll
			}
			in.given <- read(dropped, path, d)
			return nil
		})
		if err != nil {
			slog.Warn("what was dropped cannot be read", "cause", err)
			in.given <- Given{Err: err}
		}
	}()
}

var errNoFile = errors.New("no file")

func read(from fs.FS, path string, d fs.DirEntry) Given {
	g := Given{Name: d.Name()}
	info, err := fs.Stat(from, path)
	if err == nil && !info.Mode().IsRegular() {
		err = errNoFile
	}
	if err != nil {
		g.Err = fmt.Errorf("%s: %w", g.Name, err)
		return g
	}
	f, err := from.Open(path)
	if err != nil {
		g.Err = err
		return g
	}
	defer f.Close()
	g.Bytes, g.Err = io.ReadAll(io.LimitReader(f, Most+1))
	return g
}

// Clerk hands files over a counter where the player has no folder to find them in: the
// browser. Elsewhere there is none.
type Clerk interface {
	// Pick lets the player choose files for an inbox. A browser opens its window for
	// that only soon after a click or key.
	Pick(in *Inbox)
	// Hand gives the player a file of this name to keep.
	Hand(name string, b []byte) error
}
