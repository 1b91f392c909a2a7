package levels

import (
	"bytes"
	"errors"
	"io/fs"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// origin is the creature file that a sheet was read from.
type origin struct {
	fsys   fs.FS
	kind   string
	folder string // of the creatures' folder, as it stands in faults
}

// fault is what the rules say of the sheet, told of its file: err begins with
// the key, whose line is named where it can be found.
func (o origin) fault(err error) error {
	name := "creatures/" + o.kind + ".json"
	f := &Fault{File: o.folder + name, Err: err}
	key, why, ok := strings.Cut(err.Error(), ": ")
	if !ok {
		return f
	}
	f.Place, f.Err = key, errors.New(why)
	if data, err := fs.ReadFile(o.fsys, name); err == nil {
		if at := lineOfKey(data, key); at != "" {
			f.Place = at + ": " + key
		}
	}
	return f
}

// lineOfKey names the line of a JSON text on which the value at a place such as
// "powers[0].cost" ends, empty if there is none.
func lineOfKey(data []byte, key string) string {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	for {
		if _, err := dec.ReadToken(); err != nil {
			return ""
		}
		if kind, n := dec.StackIndex(dec.StackDepth()); kind == '{' && n%2 != 0 {
			continue // a name, its value follows
		}
		if place(dec.StackPointer()) == key {
			return line(data, dec.InputOffset())
		}
	}
}
