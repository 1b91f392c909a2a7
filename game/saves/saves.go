package saves

import (
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// Matches are kept by record: a name made of when they began, their map and
// their seed. One that is not over is kept packed, with a card in its head that
// tells of it without reading it; one that is over remains as its replay. What is
// damaged is set aside once the match goes on from what was saved before. These are
// the folders in the store.
const (
	Unfinished = "saves/"
	Finished   = "replays/"
	Aside      = "damaged/"
)

// stamp is how the time stands at the beginning of a record.
const stamp = "20060102-150405"

// NewRecord names a match that begins now, unlike any that is kept.
func NewRecord(st store.Store, m *match.Match) string {
	level := spelt(filepath.Base(m.Setup().Name))
	record := fmt.Sprintf("%s-%.60s-%d", time.Now().Format(stamp), level, m.Seed())
	if m.Study() != nil {
		record += "-study"
	}
	if taken(st, record) {
		return free(st, record)
	}
	return record
}

// taken reports whether something is kept under a record, over or not, or may be: a
// store that cannot be read hides what is there.
func taken(st store.Store, record string) bool {
	replay := Finished + record + ".jsonl"
	for _, name := range append(kin(record), replay, replay+".gz") {
		if _, err := st.Load(name); !errors.Is(err, store.ErrNotFound) {
			return true
		}
	}
	return false
}

// free is a record made of another that nothing is kept under; of a store that cannot be
// read at all the last one tried.
func free(st store.Store, record string) (next string) {
	for n := 2; n < 10_000; n++ {
		if next = fmt.Sprintf("%s-%d", record, n); !taken(st, next) {
			break
		}
	}
	return next
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

// kin are the names under which a match that is not over may lie.
func kin(record string) []string { return append(files(record), oldCard(record)) }

// Forget lets go of a match that is not over.
func Forget(st store.Store, record string) {
	for _, name := range kin(record) {
		if err := st.Remove(name); err != nil {
			slog.Warn("the match is still offered", "cause", err)
		}
	}
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
