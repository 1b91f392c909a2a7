package levels

import (
	"errors"
	"fmt"
	"io"
	"io/fs"

	"tenaille/levels/tmx"
	"tenaille/rules"
)

// Limits of every file read here. They are checked before anything is
// allocated for the contents, so that no file costs more than 64 MB and a second;
// save a collection of cases, which only the referee reads.
const (
	maxBytes      = 4 << 20       // bytes in a file
	maxDepth      = tmx.MostDepth // nesting of XML elements or JSON values
	maxTokens     = 60_000        // names, values and brackets of a JSON file
	maxAttributes = 80_000        // of all elements of an XML file
	maxSide       = tmx.MostSide  // cells along one side of a map
	maxSides      = MostSides     // sides in a match

	maxCasesBytes  = 32 << 20  // bytes in a collection of cases
	maxCasesTokens = 2_000_000 // its names, values and brackets

	maxSituation = 100 // added to the tests against an ambush, or taken off
	maxFigures   = rules.MaxCombatants
)

// MostSides is how many sides a map has at most.
const MostSides = 8

var errTooBig = tooBig(maxBytes)

func tooBig(most int) error { return fmt.Errorf("larger than %d MB", most>>20) }

// readAll reads a whole file of at most maxBytes.
func readAll(r io.Reader) ([]byte, error) { return readMost(r, maxBytes) }

// readMost reads a whole file of at most so many bytes.
func readMost(r io.Reader, most int) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if err != nil {
		return nil, err
	}
	if len(data) > most {
		return nil, tooBig(most)
	}
	return data, nil
}

// readFile reads one regular file of at most maxBytes from fsys; label is the
// name its faults carry.
func readFile(fsys fs.FS, name, label string) ([]byte, error) {
	stat, err := fs.Stat(fsys, name)
	switch {
	case err != nil:
		return nil, &Fault{File: label, Err: cause(err)}
	case !stat.Mode().IsRegular():
		return nil, fault(label, "", "not a regular file")
	case stat.Size() > maxBytes:
		return nil, &Fault{File: label, Err: errTooBig}
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, &Fault{File: label, Err: cause(err)}
	}
	defer f.Close()
	data, err := readAll(f)
	if err != nil {
		return nil, &Fault{File: label, Err: cause(err)}
	}
	return data, nil
}

// cause strips the path that the file system puts into its errors, since a
// Fault names the file already.
func cause(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		if errors.Is(p.Err, fs.ErrNotExist) || errors.Is(p.Err, fs.ErrInvalid) {
			return errors.New("no such file")
		}
		return p.Err
	}
	return err
}
