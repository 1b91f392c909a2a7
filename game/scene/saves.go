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
	"time"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
)

// Matches are kept by record: a name made of when they began, their map and
// their seed. One that is not over is kept packed, with a card beside it that
// tells of it without reading it; one that is over remains as its replay.
const (
	unfinishedMatches = "saves/"
	finishedMatches   = "replays/"
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

// stamp is how the time stands at the beginning of a record.
const stamp = "20060102-150405"

// newRecord names a match that begins now.
func newRecord(m *match.Match) string {
	level := strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' {
			return r
		}
		return '_'
	}, strings.ToLower(filepath.Base(m.Setup().Name)))
	return fmt.Sprintf("%s-%.60s-%d", time.Now().Format(stamp), level, m.Seed())
}

// recordTime is when the match of a record began; ok is false for a name that
// does not say it.
func recordTime(record string) (when time.Time, ok bool) {
	if len(record) < len(stamp) {
		return when, false
	}
	when, err := time.ParseInLocation(stamp, record[:len(stamp)], time.Local)
	return when, err == nil
}

// Kept says where the replay of a match that is over lies.
type Kept struct {
	// name is its name in the store, empty when it could not be kept.
	name string
	// dropped is how many older ones had to go.
	dropped int
}

// browserRoom is how many bytes of finished matches a browser keeps: its store
// is small, and letters take the room of two.
const browserRoom = 1_200_000

// archive keeps the replay of a match that is over: plain, as it is checked by
// "tenaille verify", in a browser and when it is very long packed. A browser
// lets the oldest go to make room.
func (c *Context) archive(m *match.Match, record string) (k Kept) {
	var lines bytes.Buffer
	err := m.Save(&lines)
	name, b := finishedMatches+record+".jsonl", lines.Bytes()
	if err == nil && (runtime.GOOS == "js" || len(b) > store.Limit) {
		name += ".gz"
		b, err = packed(b)
	}
	if err == nil && runtime.GOOS == "js" {
		k.dropped = c.makeRoom(browserRoom - len(b))
	}
	if err == nil {
		err = c.Store.Save(name, b)
	}
	for err != nil && runtime.GOOS == "js" && c.dropOldest() {
		k.dropped++
		err = c.Store.Save(name, b)
	}
	if err != nil {
		slog.Warn("the replay is not saved", "cause", err)
		return k
	}
	k.name = name
	return k
}

// makeRoom lets the oldest finished matches go until the others take no more
// than so many bytes, and tells how many went.
func (c *Context) makeRoom(most int) (dropped int) {
	names, err := c.Store.List(finishedMatches)
	if err != nil {
		return 0
	}
	sum := 0
	for i := len(names) - 1; i >= 0; i-- { // names begin with the time
		b, err := c.Store.Load(names[i])
		if sum += len(b); err != nil || sum <= most {
			continue
		}
		if c.Store.Remove(names[i]) == nil {
			dropped++
		}
	}
	return dropped
}

// dropOldest lets the oldest finished match go and tells whether there was one.
func (c *Context) dropOldest() bool {
	names, err := c.Store.List(finishedMatches)
	return err == nil && len(names) > 0 && c.Store.Remove(names[0]) == nil
}

func packed(b []byte) ([]byte, error) {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	if _, err := z.Write(b); err != nil {
		return nil, err
	}
	err := z.Close()
	return out.Bytes(), err
}

// Keep saves the match, so that it can be continued another day; of a match
// that is over the replay remains. A store that refuses costs a line in the log.
func (c *Context) Keep(m *match.Match, record string) (k Kept) {
	if over, _ := m.Over(); over {
		k = c.archive(m, record)
		c.forget(record)
		return k
	}
	_, _, side := m.Awaits()
	s := m.Setup()
	err := c.store(m, record, saveCard{Version: cardVersion, Level: s.Name, Ruleset: s.Ruleset, Round: m.Round(), Side: side})
	if c.unkept = err != nil; err != nil {
		slog.Warn("the match is not saved", "cause", err)
	}
	return k
}

func (c *Context) store(m *match.Match, record string, about saveCard) error {
	var lines bytes.Buffer
	if err := m.Save(&lines); err != nil {
		return err
	}
	b, err := packed(lines.Bytes())
	if err != nil {
		return err
	}
	text, err := json.Marshal(about)
	if err != nil {
		return err
	}
	if err := c.Store.Save(unfinishedMatches+record+".jsonl.gz", b); err != nil {
		return err
	}
	return c.Store.Save(unfinishedMatches+record+".json", text)
}

// forget lets go of a match that is not over.
func (c *Context) forget(record string) {
	for _, end := range []string{".json", ".jsonl.gz"} {
		if err := c.Store.Remove(unfinishedMatches + record + end); err != nil {
			slog.Warn("the match is still offered", "cause", err)
		}
	}
}

// card tells of a match that is not over; ok is false when that is not known.
func (c *Context) card(record string) (about saveCard, ok bool) {
	text, err := c.Store.Load(unfinishedMatches + record + ".json")
	if err == nil {
		err = json.Unmarshal(text, &about)
	}
	if err == nil && about.Version != cardVersion {
		err = fmt.Errorf("version %d", about.Version)
	}
	if err != nil {
		if !errors.Is(err, store.ErrNotFound) {
			slog.Warn("the card of a saved match cannot be read", "cause", err)
		}
		return saveCard{}, false
	}
	return about, true
}

// latest is the match kept last of those that are not over; ok is false when
// there is none.
func (c *Context) latest() (record string, about saveCard, ok bool) {
	names, err := c.Store.List(unfinishedMatches)
	if err != nil {
		slog.Warn("the saved matches cannot be listed", "cause", err)
	}
	for _, name := range slices.Backward(names) {
		record, ok := strings.CutSuffix(strings.TrimPrefix(name, unfinishedMatches), ".json")
		if !ok {
			continue
		}
		if about, ok := c.card(record); ok {
			return record, about, true
		}
	}
	return "", saveCard{}, false
}

// continued opens a match that is not over. The error names the line that
// cannot be played; the file then stays as it is.
func (c *Context) continued(record string) (Terms, error) {
	name := unfinishedMatches + record + ".jsonl.gz"
	text, err := c.text(name)
	if err != nil {
		return Terms{}, err
	}
	p, err := opened(bytes.NewReader(text), name)
	p.Record = record
	return p, err
}

// text is what a replay of the store says, unpacked.
func (c *Context) text(name string) ([]byte, error) {
	b, err := c.Store.Load(name)
	if err != nil {
		return nil, err
	}
	if b, err = replay.Unpack(b); err != nil {
		return nil, &replay.Fault{File: name, Err: err}
	}
	return b, nil
}

// place is where the player finds what is kept under a name; empty in a
// browser, where it is nowhere to be found.
func (c *Context) place(name string) string {
	if p, ok := c.Store.(store.Placed); ok && name != "" {
		return p.Path(name)
	}
	return ""
}

func opened(r io.Reader, name string) (Terms, error) {
	rp, err := replay.Read(r, name)
	if err != nil {
		return Terms{}, err
	}
	m, err := match.Resume(rp)
	if err != nil {
		return Terms{}, err
	}
	if over, _ := m.Over(); over {
		return Terms{}, fmt.Errorf("%s: the match is over, there is nothing left to play", name)
	}
	return TermsOf(m), nil
}

// Open opens the match of the plan: the one that has begun, or a new one. It
// gives it a record if it has none.
func (p *Terms) Open() (*match.Match, error) {
	m := p.Begun
	if m == nil {
		setup, err := p.Setup()
		if err != nil {
			return nil, err
		}
		if m, err = match.New(match.Config{Setup: setup, Seats: p.Players[:], Seed: p.Seed}); err != nil {
			return nil, err
		}
	}
	if p.Record == "" {
		p.Record = newRecord(m)
	}
	return m, nil
}

// Setup is the situation that a new match of the plan begins with.
func (p Terms) Setup() (rules.Setup, error) {
	var s rules.Setup
	if p.Placed != nil {
		s = *p.Placed
	} else {
		f, err := levels.OpenField(p.Level)
		if err != nil {
			return rules.Setup{}, err
		}
		if s, err = p.Muster(f); err != nil {
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

// Muster places the armies of the plan on their field, and says who of them lies in
// ambush.
func (p Terms) Muster(f *levels.Field) (rules.Setup, error) {
	s, err := f.Muster(p.Ruleset, p.Armies[:]...)
	if err != nil {
		return s, err
	}
	if p.Situation != nil {
		s.Situation = rules.Situation{All: *p.Situation}
	}
	if side := slices.Index(SideIDs[:], p.Ambush); side >= 0 && side < len(f.Sides) {
		return f.Ambush(s, f.Sides[side])
	}
	if p.Ambush == Nobody {
		return f.Ambush(s)
	}
	return s, nil
}

// TermsOf is the plan of a match that has begun, which goes on in it.
func TermsOf(m *match.Match) Terms {
	s := m.Setup()
	p := Terms{Level: s.Name, Ruleset: s.Ruleset, Options: maps.Clone(s.Options), Seed: m.Seed(), Fog: s.Fog, Placed: s, Begun: m}
	for side := range p.Players {
		if side < len(m.Sides()) {
			p.Players[side] = m.Seat(side)
		}
	}
	return p
}

// CheckSeat refuses a name that is no player.
func CheckSeat(name string) error {
	if slices.Contains(match.Seats(), name) {
		return nil
	}
	return fmt.Errorf("player %q: there are %s", name, strings.Join(match.Seats(), ", "))
}
