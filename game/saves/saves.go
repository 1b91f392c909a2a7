package saves

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// Matches are kept by record: a name made of when they began, their map and
// their seed. One that is not over is kept packed, with a card beside it that
// tells of it without reading it; one that is over remains as its replay. These
// are the folders of both in the store.
const (
	Unfinished = "saves/"
	Finished   = "replays/"
)

// cardVersion is the version of the layout of Card.
const cardVersion = 1

// Card tells what match is kept.
type Card struct {
	Version int    `json:"version"`
	Level   string `json:"level"`
	Ruleset string `json:"ruleset"`
	Round   int    `json:"round"`
	// Side is the side to act, counted from 0, or -1.
	Side int `json:"side"`
}

// stamp is how the time stands at the beginning of a record.
const stamp = "20060102-150405"

// NewRecord names a match that begins now.
func NewRecord(m *match.Match) string {
	level := strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' {
			return r
		}
		return '_'
	}, strings.ToLower(filepath.Base(m.Setup().Name)))
	return fmt.Sprintf("%s-%.60s-%d", time.Now().Format(stamp), level, m.Seed())
}

// RecordTime is when the match of a record began; ok is false for a name that
// does not say it.
func RecordTime(record string) (when time.Time, ok bool) {
	if len(record) < len(stamp) {
		return when, false
	}
	when, err := time.ParseInLocation(stamp, record[:len(stamp)], time.Local)
	return when, err == nil
}

// Kept says where the replay of a match that is over lies.
type Kept struct {
	// Name is its name in the store, empty when it could not be kept.
	Name string
	// Dropped is how many older ones had to go.
	Dropped int
}

// BrowserRoom is how many bytes of finished matches a browser keeps: its store
// is small, and letters take the room of two.
const BrowserRoom = 1_200_000

// Archive keeps the replay of a match that is over: plain, as it is checked by
// "tenaille verify", in a browser and when it is very long packed. A browser
// lets the oldest go to make room. What was kept of it before goes only once the
// replay is there; a store that refuses costs a line in the log.
func Archive(st store.Store, m *match.Match, record string) (k Kept) {
	var lines bytes.Buffer
	err := m.Save(&lines)
	name, b := Finished+record+".jsonl", lines.Bytes()
	if err == nil && (runtime.GOOS == "js" || len(b) > store.Limit) {
		name += ".gz"
		b, err = Pack(b)
	}
	if err == nil && runtime.GOOS == "js" {
		k.Dropped = makeRoom(st, BrowserRoom-len(b))
	}
	if err == nil {
		err = st.Save(name, b)
	}
	for err != nil && runtime.GOOS == "js" && dropOldest(st) {
		k.Dropped++
		err = st.Save(name, b)
	}
	if err != nil {
		slog.Warn("the replay is not saved", "cause", err)
		return k
	}
	k.Name = name
	Forget(st, record)
	return k
}

// makeRoom lets the oldest finished matches go until the others take no more
// than so many bytes, and tells how many went.
func makeRoom(st store.Store, most int) (dropped int) {
	names, err := st.List(Finished)
	if err != nil {
		return 0
	}
	sum := 0
	for i := len(names) - 1; i >= 0; i-- { // names begin with the time
		b, err := st.Load(names[i])
		if sum += len(b); err != nil || sum <= most {
			continue
		}
		if st.Remove(names[i]) == nil {
			dropped++
		}
	}
	return dropped
}

// dropOldest lets the oldest finished match go and tells whether there was one.
func dropOldest(st store.Store) bool {
	names, err := st.List(Finished)
	return err == nil && len(names) > 0 && st.Remove(names[0]) == nil
}

// Pack makes the text of a replay small, as it is kept.
func Pack(b []byte) ([]byte, error) {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	if _, err := z.Write(b); err != nil {
		return nil, err
	}
	err := z.Close()
	return out.Bytes(), err
}

// Save keeps a match that is not over, so that it can be continued another day.
func Save(st store.Store, m *match.Match, record string) error {
	_, _, side := m.Awaits()
	s := m.Setup()
	about, err := json.Marshal(Card{Version: cardVersion, Level: s.Name, Ruleset: s.Ruleset, Round: m.Round(), Side: side})
	if err != nil {
		return err
	}
	var lines bytes.Buffer
	if err := m.Save(&lines); err != nil {
		return err
	}
	b, err := Pack(lines.Bytes())
	if err != nil {
		return err
	}
	if err := st.Save(Unfinished+record+".jsonl.gz", b); err != nil {
		return err
	}
	return st.Save(Unfinished+record+".json", about)
}

// Forget lets go of a match that is not over.
func Forget(st store.Store, record string) {
	for _, end := range []string{".json", ".jsonl.gz"} {
		if err := st.Remove(Unfinished + record + end); err != nil {
			slog.Warn("the match is still offered", "cause", err)
		}
	}
}

// CardOf tells of a match that is not over; ok is false when that is not known.
func CardOf(st store.Store, record string) (about Card, ok bool) {
	text, err := st.Load(Unfinished + record + ".json")
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
		return Card{}, false
	}
	return about, true
}

// Latest is the match kept last of those that are not over; ok is false when
// there is none.
func Latest(st store.Store) (record string, about Card, ok bool) {
	names, err := st.List(Unfinished)
	if err != nil {
		slog.Warn("the saved matches cannot be listed", "cause", err)
	}
	for _, name := range slices.Backward(names) {
		record, ok := strings.CutSuffix(strings.TrimPrefix(name, Unfinished), ".json")
		if !ok {
			continue
		}
		if about, ok := CardOf(st, record); ok {
			return record, about, true
		}
	}
	return "", Card{}, false
}

// Continue opens a match that is not over. The error names the line that
// cannot be played; the file then stays as it is.
func Continue(st store.Store, record string) (match.Terms, error) {
	name := Unfinished + record + ".jsonl.gz"
	text, err := Text(st, name)
	if err != nil {
		return match.Terms{}, err
	}
	p, err := opened(bytes.NewReader(text), name)
	p.Record = record
	return p, err
}

// Text is what a replay of the store says, unpacked.
func Text(st store.Store, name string) ([]byte, error) {
	b, err := st.Load(name)
	if err != nil {
		return nil, err
	}
	if b, err = replay.Unpack(b); err != nil {
		return nil, &replay.Fault{File: name, Err: err}
	}
	return b, nil
}

// Place is where the player finds what is kept under a name; empty in a
// browser, where it is nowhere to be found.
func Place(st store.Store, name string) string {
	if p, ok := st.(store.Placed); ok && name != "" {
		return p.Path(name)
	}
	return ""
}

func opened(r io.Reader, name string) (match.Terms, error) {
	rp, err := replay.Read(r, name)
	if err != nil {
		return match.Terms{}, err
	}
	m, err := match.Resume(rp)
	if err != nil {
		return match.Terms{}, err
	}
	if over, _ := m.Over(); over {
		return match.Terms{}, fmt.Errorf("%s: the match is over, there is nothing left to play", name)
	}
	return match.TermsOf(m), nil
}
