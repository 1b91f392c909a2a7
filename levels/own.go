package levels

import (
	"cmp"
	"encoding/xml"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"time"
)

// owned are the maps of the player's own that were brought, by name.
var owned sync.Map

// ownFile is the file of such a map, and what it calls the map.
type ownFile struct {
	data   []byte
	called func() string
}

// ownFolder begins the name of a map of the player's own.
const ownFolder = "own/"

// Bring makes a map of the player's own known, so that it opens by the name that is
// returned as the built-in ones do by theirs. It takes the place of one of the same title.
func Bring(title string, tmx []byte) (name string) {
	data := slices.Clone(tmx)
	owned.Store(ownFolder+title, &ownFile{data, sync.OnceValue(func() string { return titleIn(data) })})
	return ownFolder + title
}

// Forget lets go of a map that was brought.
func Forget(name string) { owned.Delete(name) }

// Own lists the maps that were brought, sorted.
func Own() (list []string) {
	owned.Range(func(name, _ any) bool { list = append(list, name.(string)); return true })
	slices.Sort(list)
	return list
}

// LongestTitle is how many letters the title of a map has at most.
const LongestTitle = 32

// titleIn is the title that a map's file gives it by its property, empty where it gives
// none: of what was written elsewhere no more is taken than a title may have.
func titleIn(tmx []byte) string {
	var m struct {
		Properties []struct {
			Name  string `xml:"name,attr"`
			Value string `xml:"value,attr"`
		} `xml:"properties>property"`
	}
	if xml.Unmarshal(tmx, &m) != nil {
		return ""
	}
	for _, q := range m.Properties {
		if letters := []rune(strings.TrimSpace(Line(q.Value))); q.Name == "title" {
			return string(letters[:min(len(letters), LongestTitle)])
		}
	}
	return ""
}

// Called is what a map of the player's own is called on the screen: as its title was typed,
// else as its file is named. It is empty for any other map.
func Called(name string) string {
	f, own := owned.Load(name)
	if !own {
		return Title(name)
	}
	return cmp.Or(f.(*ownFile).called(), Title(name))
}

// Untitled is the title of a map that is tried out before it has one.
const Untitled = "untitled"

// Title is what the file of a map of the player's own is named, and empty for any other.
func Title(name string) string {
	title, own := strings.CutPrefix(name, ownFolder)
	if !own {
		return ""
	}
	return title
}

// ownMap reads a map that was brought; own is false where none of that name was.
func ownMap(name string) (l level, own bool, err error) {
	f, own := owned.Load(name)
	if !own {
		return level{}, false, nil
	}
	l, err = readMap(lone(f.(*ownFile).data), loneName, name)
	l.setup.Name = name
	return l, true, err
}

// loneName is the name of the only file of a lone.
const loneName = "map.tmx"

// lone is a folder that holds one map and nothing else.
type lone []byte

// Open opens the map.
func (l lone) Open(name string) (fs.File, error) {
	if name != loneName {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &loneFile{left: l, size: int64(len(l))}, nil
}

// loneFile is the map, open, and what is told of it.
type loneFile struct {
	left []byte
	size int64
}

func (f *loneFile) Read(b []byte) (n int, err error) {
	if len(f.left) == 0 {
		return 0, io.EOF
	}
	n = copy(b, f.left)
	f.left = f.left[n:]
	return n, nil
}
func (f *loneFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *loneFile) Close() error               { return nil }
func (f *loneFile) Name() string               { return loneName }
func (f *loneFile) Size() int64                { return f.size }
func (f *loneFile) Mode() fs.FileMode          { return 0o444 }
func (f *loneFile) ModTime() time.Time         { return time.Time{} }
func (f *loneFile) IsDir() bool                { return false }
func (f *loneFile) Sys() any                   { return nil }

// OwnName is the name of a map of the player's own by its title.
func OwnName(title string) string { return ownFolder + title }

// Source is the file of a map that is built in.
func Source(name string) ([]byte, error) { return fs.ReadFile(mapFiles, name+".tmx") }
