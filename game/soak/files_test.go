//go:build linux

package soak

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/saves"
	"tenaille/game/store"
)

// wholeFiles are files as the game writes and reads them: a match is played for the
// saves, the rest lies in the sources.
func wholeFiles(rng *rand.Rand) (*originals, error) {
	s := new(originals)
	if err := s.played(rng); err != nil {
		return nil, err
	}
	st := new(store.Memory)
	if err := store.SaveSettings(st, store.DefaultSettings()); err != nil {
		return nil, err
	}
	var err error
	if s.settings, err = st.Load("settings.json"); err != nil {
		return nil, err
	}
	if s.tiles, err = os.ReadFile("../../levels/terrain.tsx"); err != nil {
		return nil, err
	}
	for _, f := range []struct {
		list    *[][]byte
		pattern string
		most    int64
	}{
		{&s.replays, "../replay/testdata/*.jsonl", 1 << 20},
		{&s.replays, "../replay/testdata/revisions/*.gz", 1 << 20},
		{&s.maps, "../../levels/*.tmx", 1 << 20},
		{&s.sheets, "../../levels/creatures/*.json", 1 << 20},
		{&s.positions, "../../levels/testdata/examples/*.json", 20_000},
	} {
		if err := gather(f.list, f.pattern, f.most); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// gather reads files that are no larger than most.
func gather(list *[][]byte, pattern string, most int64) error {
	names, err := filepath.Glob(pattern)
	if err != nil {
		return err
	}
	for _, name := range names {
		if about, err := os.Stat(name); err != nil || about.Size() > most {
			continue
		}
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		*list = append(*list, b)
	}
	if len(*list) == 0 {
		return fmt.Errorf("no file is %s", pattern)
	}
	return nil
}

// played plays a match for some actions, saving each.
func (s *originals) played(rng *rand.Rand) error {
	m, err := match.New(match.Config{Setup: brawl(rng, "d20", "off"), Seats: []string{"recruit", "recruit"}, Seed: rng.Uint64N(100)})
	if err != nil {
		return err
	}
	st := new(store.Memory)
	k := saves.NewKeeper(st, m, "it")
	for range 10 {
		a, done := m.Think(1 << 20)
		for !done {
			a, done = m.Think(1 << 20)
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			return errors.Join(err, errors.New(r.Cite.String()))
		}
		if over, _ := m.Over(); over {
			break
		}
		if _, err := k.Save(st); err != nil {
			return err
		}
		rp, err := m.Replay()
		if err != nil {
			return err
		}
		s.hashes = s.hashes[:0]
		for i := range rp.Steps {
			s.hashes = append(s.hashes, rp.Steps[i].Hash)
		}
		if s.hashes[len(s.hashes)-1] != probe.Hash(m.Hash()) {
			return errors.New("the record says another hash than the match")
		}
	}
	e := saves.List(st)[0]
	if s.save, err = st.Load(e.Name); err != nil {
		return err
	}
	var lines bytes.Buffer
	for _, name := range []string{saves.Unfinished + "it.jsonl.gz", saves.Unfinished + "it.twin.jsonl.gz"} {
		if name != e.Name {
			s.twin, err = st.Load(name)
		}
	}
	if err != nil || len(s.twin) == 0 {
		return errors.Join(err, errors.New("there is no save before the last"))
	}
	if err := m.Save(&lines); err != nil {
		return err
	}
	s.replays = append(s.replays, lines.Bytes())
	return nil
}
