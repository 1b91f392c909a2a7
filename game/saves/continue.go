package saves

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// ErrOver says that there is nothing left to play.
var ErrOver = errors.New("the match is over, there is nothing left to play")

// Opened is a match to go on with.
type Opened struct {
	match.Terms
	// Damage is what is wrong with its last save, nil when nothing is; the match goes
	// on from the save before it then.
	Damage error
}

// errCut says that a save does not hold all that was saved.
var errCut = errors.New("cut off")

// Continue opens a match that is not over, from its last save that is whole, else from
// the one of which most is left; one that the player has named gets a record of its
// own. Where new dice are agreed on reload it goes on with those of a new seed. The error names the line of the last save that cannot be played; the file then
// stays as it is.
func Continue(st store.Store, record string) (o Opened, err error) {
	found, whole, best := "", false, Opened{}
	for _, name := range newest(st, record) {
		b, fault := st.Load(name)
		if fault == nil {
			o.Terms, fault = opened(bytes.NewReader(b), name)
		}
		if errors.Is(fault, ErrOver) {
			return Opened{}, fault
		}
		if fault != nil {
			err = cmp.Or(err, fault)
			continue
		}
		c, _ := cardIn(b)
		if o.Record = record; c.Name != "" {
			o.Record = ""
		}
		whole = c.Version == 0 || c.Actions == o.Begun.Actions() || o.Begun.Revised() != nil
		if whole || found == "" || o.Begun.Actions() > best.Begun.Actions() {
			found, best = name, o
		}
		if whole {
			break
		}
		err = cmp.Or(err, error(&replay.Fault{File: name, Err: errCut}))
	}
	if found == "" {
		return Opened{}, cmp.Or(err, error(store.ErrNotFound))
	}
	if best.Damage = err; err != nil && best.Record != "" {
		store.Alone(st, func() { mend(st, record, found, whole, best.Begun) })
	}
	return best, best.Begun.Reseed(match.NewSeed())
}

// OpenFile opens the match of a replay that is not over, as Continue does, but from
// wherever it lies: it gets a record of its own. The error is ErrOver, replay.ErrIronman
// for a match that goes on from its one save only, or the line that cannot be played.
func OpenFile(rp *replay.Replay) (match.Terms, error) {
	if rp.Header.Reload == replay.Ironman && rp.End == nil {
		return match.Terms{}, &replay.Fault{File: rp.Name, Err: replay.ErrIronman}
	}
	t, err := resumed(rp)
	if err == nil {
		err = t.Begun.Reseed(match.NewSeed())
	}
	return t, err
}

// mend leaves of the files of a match the one found good; of one that was cut off what
// is left is saved anew. The others are set aside.
func mend(st store.Store, record string, found string, whole bool, m *match.Match) {
	k := &Keeper{match: m, record: record, count: highest(st)}
	for i, name := range files(record) {
		if name != found {
			k.slot = i
			setAside(st, name)
		}
	}
	if whole {
		return
	}
	k.look(st)
	if ok, err := k.write(st); !ok || err != nil {
		slog.Warn("a damaged save is not mended", "cause", err)
		return
	}
	setAside(st, found)
}

// setAside takes a damaged save out of the way, but never what it says.
func setAside(st store.Store, name string) {
	b, err := st.Load(name)
	if errors.Is(err, store.ErrNotFound) {
		return
	}
	if err == nil {
		err = st.Save(Aside+strings.TrimPrefix(name, Unfinished), b)
	}
	if err == nil {
		err = st.Remove(name)
	}
	if err != nil {
		slog.Warn("a damaged save stays where it is", "cause", err)
	}
}

func opened(r io.Reader, name string) (match.Terms, error) {
	rp, err := replay.Read(r, name)
	if err != nil {
		return match.Terms{}, err
	}
	return resumed(rp)
}

// resumed are the terms of the match of a replay, which goes on.
func resumed(rp *replay.Replay) (match.Terms, error) {
	m, err := match.Resume(rp)
	if err != nil {
		return match.Terms{}, err
	}
	if over, _ := m.Over(); over {
		return match.Terms{}, fmt.Errorf("%s: %w", rp.Name, ErrOver)
	}
	return match.TermsOf(m), nil
}
