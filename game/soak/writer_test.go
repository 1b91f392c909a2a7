//go:build linux

package soak

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"syscall"

	"tenaille/game/internal/unseen"
	"tenaille/game/probe"
	"tenaille/game/profile"
	"tenaille/game/saves"
	"tenaille/game/store"
)

// refusals is how many failing writes one program goes through.
const refusals = 25

// nobodyID is a user who owns nothing.
const nobodyID = 65534

// refusal is a way in which writing fails from time to time.
type refusal struct {
	name string
	// on has writing fail, off lets it succeed again.
	on, off func() error
}

// writer is a player whose store fails.
type writer struct {
	*player
	store *counting
	way   refusal
	kept  uint64 // actions that were kept last
	of    string // under this record
}

// writeRefused plays matches of which many saves fail, and wants all of them kept as soon
// as writing succeeds again.
func writeRefused(dir string, seed uint64) error {
	rng := drawn(seed, 20)
	st := &counting{Store: folder(dir), rng: rng}
	way, err := wayOf(int(seed%4), dir, st)
	if err != nil {
		return err
	}
	p := &player{Screen: unseen.Screen{Speed: 4}, rng: drawn(seed, 1), own: &profile.Profile{Store: st, Settings: store.DefaultSettings()}, quiet: true}
	w := &writer{player: p, store: st, way: way}
	for st.failed < refusals {
		if err := w.match(rng); err != nil {
			return fmt.Errorf("%s: %w", way.name, err)
		}
	}
	say("failed %d %s", st.failed, way.name)
	return nil
}

// match plays one match to its end.
func (w *writer) match(rng *rand.Rand) error {
	if err := w.open(); err != nil {
		return err
	}
	w.kept, w.of = w.told, w.own.Playing.Record()
	if w.branch || w.play.Match.Reseeded() {
		w.kept = 0 // as far as it was shown, that is kept elsewhere
	}
	seen := w.told
	for !w.over {
		if w.store.failed >= 2*refusals { // it is not over yet, but long
			w.session.KeepOn()
			return w.look()
		}
		bad := rng.IntN(2) == 0
		if bad {
			if err := w.way.on(); err != nil {
				return err
			}
		}
		err := w.tick()
		if bad {
			err = errors.Join(err, w.way.off())
		}
		if now := w.play.Match.Actions(); err == nil && now != seen {
			seen, err = now, w.look()
		}
		if err != nil {
			return err
		}
	}
	kept := w.session.Archive() // again, now that it can be written
	if kept.Name == "" {
		return fmt.Errorf("the match %s is over and not kept", kept.Record)
	}
	return whole(w.store, kept.Record, probe.Hash(w.play.Match.Hash()))
}

// look holds what is kept against the match.
func (w *writer) look() error {
	m := w.play.Match
	if m.Actions() == 0 {
		return nil
	}
	record := w.own.Playing.Record()
	n := uint64(max(len(newest(w.store, record))-1, 0))
	over, _ := m.Over()
	switch {
	case w.of != record:
		if old := newest(w.store, w.of); uint64(len(old)) <= w.kept {
			return fmt.Errorf("%d of %d actions are left of %s", len(old)-1, w.kept, w.of)
		}
	case n < w.kept:
		return fmt.Errorf("%d actions are kept of %s, %d were", n, record, w.kept)
	}
	if w.own.Unkept == nil && !over && n != m.Actions() {
		return fmt.Errorf("%d of %d actions of %s are kept, and nobody is told", n, m.Actions(), record)
	}
	if w.kept, w.of = n, record; n > 0 {
		hashes := newest(w.store, record)
		rp, err := m.Replay()
		if err != nil {
			return err
		}
		if hashes[n] != rp.Steps[n].Hash {
			return fmt.Errorf("action %d of %s is kept as %s", n, record, hashes[n])
		}
	}
	return nil
}

// counting counts the writes that fail, and fails itself while it is full.
type counting struct {
	store.Store
	rng    *rand.Rand
	full   bool
	failed int
}

func (c *counting) Save(name string, b []byte) error {
	err := error(syscall.ENOSPC)
	if !c.full {
		err = c.Store.Save(name, b)
	}
	if err != nil {
		c.failed++
	}
	return err
}

func (c *counting) Load(name string) ([]byte, error) {
	if c.full && c.rng.IntN(10) == 0 {
		return nil, syscall.EIO
	}
	return c.Store.Load(name)
}

func (c *counting) List(prefix string) ([]string, error) {
	if c.full && c.rng.IntN(10) == 0 {
		return nil, syscall.EIO
	}
	return c.Store.List(prefix)
}

func (c *counting) Remove(name string) error {
	if c.full {
		return syscall.EROFS
	}
	return c.Store.Remove(name)
}

// Alone holds the others off as the store does.
func (c *counting) Alone(do func()) { store.Alone(c.Store, do) }

// wayOf is one of the ways in which writing fails.
func wayOf(n int, dir string, st *counting) (refusal, error) {
	switch n {
	case 0:
		return refusal{"a store that fails", func() error { st.full = true; return nil }, func() error { st.full = false; return nil }}, nil
	case 1:
		return limited("a quota", syscall.RLIMIT_FSIZE, func() uint64 { return st.rng.Uint64N(3000) })
	case 2:
		return limited("too many open files", syscall.RLIMIT_NOFILE, func() uint64 { return 3 })
	}
	return readOnly(dir)
}

// limited is a limit of the system's own.
func limited(name string, what int, most func() uint64) (refusal, error) {
	var old syscall.Rlimit
	err := syscall.Getrlimit(what, &old)
	set := func(n uint64) error { return syscall.Setrlimit(what, &syscall.Rlimit{Cur: n, Max: old.Max}) }
	return refusal{name, func() error { return set(most()) }, func() error { return set(old.Cur) }}, err
}

// readOnly is a folder that its owner may not write to; the program becomes somebody who
// is held by that.
func readOnly(dir string) (refusal, error) {
	folders := []string{dir}
	for _, name := range []string{"data", "config", dataIn, configIn, dataIn + "/" + saves.Unfinished, dataIn + "/" + saves.Finished} {
		folders = append(folders, filepath.Join(dir, name))
	}
	for _, f := range folders {
		if err := os.MkdirAll(f, 0o755); err != nil {
			return refusal{}, err
		}
	}
	if os.Getuid() == 0 {
		err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
			return errors.Join(err, os.Chown(path, nobodyID, nobodyID))
		})
		if err = errors.Join(err, syscall.Setgid(nobodyID), syscall.Setuid(nobodyID)); err != nil {
			return refusal{}, err
		}
	}
	mode := func(m fs.FileMode) func() error {
		return func() (err error) {
			for _, f := range folders {
				err = errors.Join(err, os.Chmod(f, m))
			}
			return err
		}
	}
	return refusal{"a folder to read only", mode(0o555), mode(0o755)}, nil
}
