package scene

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
)

// The match under way is kept under two names: the replay itself, and a card
// that tells of it without reading it.
const (
	keptMatch = "saves/current.jsonl.gz"
	keptAbout = "saves/current.json"
)

// cardVersion is the version of the layout of saveCard.
const cardVersion = 1

// saveCard tells what match is kept.
type saveCard struct {
	Version int    `json:"version"`
	Level   string `json:"level"`
	Ruleset string `json:"ruleset"`
	Round   int    `json:"round"`
	// Side is the side to act, counted from 0, or -1.
	Side int `json:"side"`
}

// finishedMatches is where replays of matches that are over lie.
const finishedMatches = "replays/"

// record keeps the replay of a match that is over, plain as it is checked by
// "tenaille verify", by level and seed. A browser's store is too small for it.
func (c *Context) record(m *match.Match) {
	if runtime.GOOS == "js" {
		return
	}
	level := strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, filepath.Base(m.Setup().Name))
	var lines bytes.Buffer
	err := m.Save(&lines)
	if err == nil {
		err = c.Store.Save(fmt.Sprintf("%s%s-%d.jsonl", finishedMatches, level, m.Seed()), lines.Bytes())
	}
	if err != nil {
		slog.Warn("the replay is not saved", "cause", err)
	}
}

// keep saves the match, so that it can be continued another day; of a match
// that is over the replay remains. A store that refuses costs a line in the log.
func (c *Context) keep(m *match.Match) {
	if over, _ := m.Over(); over {
		c.record(m)
		c.forget()
		return
	}
	_, _, side := m.Awaits()
	s := m.Setup()
	err := c.store(m, saveCard{Version: cardVersion, Level: s.Name, Ruleset: s.Ruleset, Round: m.Round(), Side: side})
	if err != nil {
		slog.Warn("the match is not saved", "cause", err)
	}
}

func (c *Context) store(m *match.Match, about saveCard) error {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if err := m.Save(z); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	text, err := json.Marshal(about)
	if err != nil {
		return err
	}
	if err := c.Store.Save(keptMatch, packed.Bytes()); err != nil {
		return err
	}
	return c.Store.Save(keptAbout, text)
}

// keepTurn saves the match whenever a person's creature comes to act, so that a
// closed window costs no more than that turn.
func (b *battle) keepTurn() {
	if b.sit.what != rules.AwaitsAction || !b.sit.mine {
		b.kept = rules.Nobody
		return
	}
	if b.sit.who != b.kept {
		b.kept = b.sit.who
		b.keep(b.match)
	}
}

// forget lets go of the match that is kept.
func (c *Context) forget() {
	if _, ok := c.keptCard(); !ok {
		return
	}
	if err := c.Store.Save(keptAbout, nil); err != nil {
		slog.Warn("the finished match is still offered", "cause", err)
	}
}

// keptCard tells what match is kept; ok is false when there is none.
func (c *Context) keptCard() (about saveCard, ok bool) {
	text, err := c.Store.Load(keptAbout)
	if err != nil {
		if !errors.Is(err, store.ErrNotFound) {
			slog.Warn("the saved match cannot be read", "cause", err)
		}
		return saveCard{}, false
	}
	if len(text) == 0 {
		return saveCard{}, false
	}
	if err := json.Unmarshal(text, &about); err != nil || about.Version != cardVersion {
		slog.Warn("the saved match cannot be read", "cause", err, "version", about.Version)
		return saveCard{}, false
	}
	return about, true
}

// continued opens the match that is kept. The error names the line that cannot
// be played; the file then stays as it is.
func (c *Context) continued() (Plan, error) {
	packed, err := c.Store.Load(keptMatch)
	if err != nil {
		return Plan{}, err
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return Plan{}, fmt.Errorf("%s: %w", keptMatch, err)
	}
	return opened(z, keptMatch)
}

// openReplay opens the unfinished match of a file.
func openReplay(path string) (Plan, error) {
	f, err := replay.Open(path)
	if err != nil {
		return Plan{}, err
	}
	defer f.Close()
	return opened(f, path)
}

func opened(r io.Reader, name string) (Plan, error) {
	rp, err := replay.Read(r, name)
	if err != nil {
		return Plan{}, err
	}
	m, err := match.Resume(rp)
	if err != nil {
		return Plan{}, err
	}
	if over, _ := m.Over(); over {
		return Plan{}, fmt.Errorf("%s: the match is over, there is nothing left to play; \"tenaille verify\" plays it again and tells how it ended", name)
	}
	return planOf(m), nil
}

// open opens the match of the plan: the one that has begun, or a new one.
func (p Plan) open() (*match.Match, error) {
	if p.match != nil {
		return p.match, nil
	}
	setup, err := p.setup()
	if err != nil {
		return nil, err
	}
	return match.New(match.Config{Setup: setup, Seats: p.Players[:], Seed: p.Seed})
}

// setup is the situation that a new match of the plan begins with.
func (p Plan) setup() (rules.Setup, error) {
	var s rules.Setup
	if p.placed != nil {
		s = *p.placed
	} else {
		f, err := levels.OpenField(p.Level)
		if err != nil {
			return rules.Setup{}, err
		}
		if s, err = f.Muster(p.Ruleset, p.Armies[:]...); err != nil {
			return rules.Setup{}, err
		}
	}
	s.Ruleset = p.Ruleset
	stated := maps.Clone(s.Options)
	if stated == nil {
		stated = map[string]string{}
	}
	maps.Copy(stated, p.Options)
	s.Options = stated
	if p.Fog != "" {
		s.Fog = p.Fog
	}
	return s, nil
}

// planOf is the plan of a match that has begun, which goes on in it.
func planOf(m *match.Match) Plan {
	s := m.Setup()
	p := Plan{Level: s.Name, Ruleset: s.Ruleset, Options: maps.Clone(s.Options), Seed: m.Seed(), Fog: s.Fog, placed: s, match: m}
	for side := range p.Players {
		if side < len(m.Sides()) {
			p.Players[side] = m.Seat(side)
		}
	}
	return p
}

// checkPlayer refuses a name that is no player.
func checkPlayer(name string) error {
	if slices.Contains(match.Seats(), name) {
		return nil
	}
	return fmt.Errorf("player %q: there are %s", name, strings.Join(match.Seats(), ", "))
}
