package saves

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/levels"
)

// ErrHere says that a match that was to be taken in is here already.
var ErrHere = errors.New("this match is here already")

// Import takes in the match of a file that the player gave, under a record of its own
// that nothing is kept under yet, and returns the name it lies under. It is played to
// its end first: the error is a replay.Fault where it is no match, is damaged or of a
// newer version of the game, or goes on in one place only (replay.ErrIronman); an
// ErrHere, with the name it lies under, where the same match is kept already; else the
// store's. Of one that was cut off the whole lines are taken.
func Import(st store.Store, file string, b []byte) (name string, err error) {
	text, err := replay.Unpack(b)
	if err != nil {
		return "", &replay.Fault{File: file, Err: err}
	}
	rp, err := replay.Read(bytes.NewReader(text), file)
	if err != nil {
		return "", err
	}
	if rp.Header.Reload == replay.Ironman && rp.End == nil {
		return "", &replay.Fault{File: file, Err: replay.ErrIronman}
	}
	text = text[:bytes.LastIndexByte(text, '\n')+1]
	if name := same(st, text); name != "" {
		return name, ErrHere
	}
	if rp.End != nil {
		if _, err := replay.Verify(bytes.NewReader(text), file); err != nil {
			return "", err
		}
		return anew(st, func() (name string, ok bool, err error) {
			name, _, ok, err = archive(st, nil, text, recordOf(st, file, rp))
			return name, ok, err
		})
	}
	m, err := match.Resume(rp)
	if err != nil {
		return "", err
	}
	// What was taken in has not been played here: Continue does not offer it before
	// anything that was.
	about := cardOf(m)
	if c, ok := cardIn(b); ok {
		about.Name = fmt.Sprintf("%.*s", LongestName, levels.Line(c.Name))
	}
	var p packer
	if err := p.take(text); err != nil {
		return "", err
	}
	packed, err := p.file(about)
	if err != nil {
		return "", err
	}
	return anew(st, func() (name string, ok bool, err error) {
		name = files(recordOf(st, file, rp))[0]
		ok, err = add(st, name, packed)
		return name, ok, err
	})
}

// anew saves under names that are free until it does, and names what was saved, and
// nothing that was not.
func anew(st store.Store, save func() (name string, ok bool, err error)) (name string, err error) {
	store.Alone(st, func() {
		ok := false
		for n := 0; n < tries && !ok && err == nil; n++ {
			name, ok, err = save()
		}
		if !ok && err == nil {
			err = errCrowded
		}
	})
	if err != nil {
		return "", err
	}
	return name, nil
}

// same is the name under which a match of just that text lies, empty when there is none.
func same(st store.Store, text []byte) string {
	for _, folder := range []string{Finished, Unfinished} {
		names, err := st.List(folder)
		if err != nil {
			continue
		}
		for _, name := range names {
			if there, err := Text(st, name); err == nil && bytes.Equal(there, text) {
				return name
			}
		}
	}
	return ""
}

// recordOf is a record for the match of a file, unlike any that is kept: the file's own
// name, as far as records may hold it, else one of its map and dice.
func recordOf(st store.Store, file string, rp *replay.Replay) string {
	stem, _, _ := strings.Cut(filepath.Base(filepath.ToSlash(file)), ".")
	record := spelt(stem)
	if strings.Trim(record, "-_") == "" {
		record = spelt(fmt.Sprintf("%s-%s", rp.Header.Setup.Name, rp.Header.Seed))
	}
	if taken(st, record) {
		return free(st, record)
	}
	return record
}

// spelt is a text in the letters of a record, and no longer than one.
func spelt(text string) string {
	return fmt.Sprintf("%.100s", strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' {
			return r
		}
		return '_'
	}, strings.ToLower(text)))
}

// Export is a name for the file of what is kept under a name, and its contents. The error
// is the store's, or replay.ErrIronman for a match that goes on in one place only.
func Export(st store.Store, name string) (file string, b []byte, err error) {
	b, err = st.Load(name)
	if c, _ := cardIn(b); c.Reload == replay.Ironman && !c.Over {
		return "", nil, &replay.Fault{File: name, Err: replay.ErrIronman}
	}
	return strings.ReplaceAll(filepath.Base(name), ".twin.", "."), b, err
}
