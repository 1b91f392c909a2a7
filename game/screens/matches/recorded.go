package matches

import (
	"bytes"
	"log/slog"
	"slices"
	"strings"
	"time"

	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// recorded is a match that is kept, as a list shows it.
type recorded struct {
	record, name string // its record, and its name in the store
	over         bool
	size         int       // bytes it takes
	when         time.Time // when it began, or zero
	header       replay.Header
	known        bool // header says what match it was
	end          *replay.End
	about        saves.Card // of one that is not over
	secret       discretion
	// fault is why it cannot be opened, empty when nothing is known against it.
	fault  string
	damage damage
}

// recordedMatches lists all matches that are kept, the newest first. What
// cannot be read is listed with the reason.
func recordedMatches(c *scene.Context) []*recorded {
	saves.Settle(c.Store)
	var list []*recorded
	for _, e := range saves.List(c.Store) {
		m := &recorded{record: e.Record, name: e.Name, about: e.Card, over: e.Card.Over}
		text, name, err := saves.Good(c.Store, e.Record)
		if err == nil {
			m.name = name
		}
		m.glance(c, text, err)
		m.size = saves.Size(c.Store, e.Record)
		list = append(list, m)
	}
	names, err := c.Store.List(saves.Finished)
	if err != nil {
		slog.Warn("the recorded matches cannot be listed", "cause", err)
	}
	for _, name := range names {
		record, ok := strings.CutSuffix(strings.TrimSuffix(strings.TrimPrefix(name, saves.Finished), ".gz"), ".jsonl")
		if !ok {
			continue
		}
		m := &recorded{record: record, name: name, over: true}
		text, err := saves.Text(c.Store, name)
		m.glance(c, text, err)
		_, m.size, _ = c.Store.Head(name, 0)
		list = append(list, m)
	}
	slices.SortStableFunc(list, func(a, b *recorded) int {
		if d := b.when.Compare(a.when); d != 0 {
			return d
		}
		return strings.Compare(a.name, b.name)
	})
	return list
}

// glance reads what a list shows of the text of a match, or why there is none.
func (m *recorded) glance(c *scene.Context, text []byte, err error) {
	m.when, _ = saves.RecordTime(m.record)
	if err == nil {
		m.header, m.end, err = replay.Glance(text, m.name)
	}
	m.known = len(m.header.Setup.Map.Rows) > 0
	if err != nil {
		m.fault = c.FaultWords(err, m.name)
	}
}

// recall takes over what was found against a match when it was to be opened: a glance does not
// tell, as long as its file is the same.
func (m *recorded) recall(before []*recorded) {
	for _, was := range before {
		if was.name == m.name && was.size == m.size && m.fault == "" {
			m.fault, m.damage = was.fault, was.damage
		}
	}
}

// openRecorded opens a match to be watched, or to be played on.
func openRecorded(c *scene.Context, m *recorded) (scene.Scene, error) {
	if !m.over {
		terms, err := c.Continue(m.record)
		if err != nil {
			return nil, err
		}
		return c.Routes.Battle(c, terms), nil
	}
	text, err := saves.Text(c.Store, m.name)
	if err != nil {
		return nil, err
	}
	rp, err := replay.Read(bytes.NewReader(text), m.name)
	if err != nil {
		return nil, err
	}
	return c.Routes.Replay(c, rp, 0)
}

// dropRecorded lets go of a match for good.
func dropRecorded(c *scene.Context, m *recorded) error {
	if strings.HasPrefix(m.name, saves.Unfinished) {
		if err := saves.MayForget(c.Store, m.record); err != nil {
			return err
		}
		saves.Forget(c.Store, m.record)
		return nil
	}
	return c.Store.Remove(m.name)
}
