package saves

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// files are the two files in the store that a match which is not over is saved to in
// turn.
func files(record string) []string {
	return []string{Unfinished + record + ".jsonl.gz", Unfinished + record + ".twin.jsonl.gz"}
}

// oldCard is where earlier versions of the game kept the card of a match.
func oldCard(record string) string { return Unfinished + record + ".json" }

// Entry is a match that is not over, as a list shows it.
type Entry struct {
	Record string
	// Card tells of it; of a match whose card cannot be read its Version is 0.
	Card Card
	// Name is the file in the store that was saved last.
	Name string
}

// List lists the matches that are not over, the one saved last first.
func List(st store.Store) []Entry {
	names, err := st.List(Unfinished)
	if err != nil {
		slog.Warn("the saved matches cannot be listed", "cause", err)
	}
	var list []Entry
	at := map[string]int{}
	for _, name := range names {
		record, ok := strings.CutSuffix(strings.TrimPrefix(name, Unfinished), ".jsonl.gz")
		if !ok {
			continue
		}
		record = strings.TrimSuffix(record, ".twin")
		card, ok, err := cardAt(st, name)
		if err != nil {
			slog.Warn("a saved match cannot be read", "cause", err)
		}
		if !ok {
			card = oldCardOf(st, record)
		}
		if i, twice := at[record]; !twice {
			at[record] = len(list)
			list = append(list, Entry{record, card, name})
		} else if card.Count > list[i].Card.Count {
			list[i].Card, list[i].Name = card, name
		}
	}
	slices.SortStableFunc(list, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(b.Card.Count, a.Card.Count), cmp.Compare(b.Record, a.Record))
	})
	return list
}

// Size is how many bytes a match that is not over takes in the store.
func Size(st store.Store, record string) (sum int) {
	for _, name := range append(files(record), oldCard(record)) {
		if _, size, err := st.Head(name, 0); err == nil {
			sum += size
		}
	}
	return sum
}

// oldCardOf is the card that an earlier version of the game wrote, of Version 0 where
// there is none.
func oldCardOf(st store.Store, record string) (c Card) {
	text, err := st.Load(oldCard(record))
	if err == nil {
		err = json.Unmarshal(text, &c)
	}
	if err == nil && c.Version != cardVersion {
		err = fmt.Errorf("version %d", c.Version)
	}
	if err != nil {
		if !errors.Is(err, store.ErrNotFound) {
			slog.Warn("the card of a saved match cannot be read", "cause", err)
		}
		return Card{}
	}
	return c
}

// highest is the highest count of a save there is.
func highest(st store.Store) (count uint64) {
	for _, e := range List(st) {
		count = max(count, e.Card.Count)
	}
	return count
}

// newest are the files of a match that are there, the one saved last first.
func newest(st store.Store, record string) (names []string) {
	var counts []uint64
	for _, name := range files(record) {
		c, _, err := cardAt(st, name)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		names, counts = append(names, name), append(counts, c.Count)
	}
	if len(names) == 2 && counts[1] > counts[0] {
		slices.Reverse(names)
	}
	return names
}

// Good is the newest text of a match that is not damaged as far as its packing and
// its first line tell, and the name it lies under. The error is that of the newest one.
func Good(st store.Store, record string) (text []byte, name string, err error) {
	for _, name := range newest(st, record) {
		text, fault := Text(st, name)
		if fault == nil {
			_, _, fault = replay.Glance(text, name)
		}
		if fault == nil {
			return text, name, nil
		}
		err = cmp.Or(err, fault)
	}
	return nil, "", cmp.Or(err, error(store.ErrNotFound))
}

// Latest is the match saved last of those that can be gone on with, but for the
// records named; ok is false when there is none. Saves that the player has named do
// not count, nor does what is left of a match whose replay is there: the program was
// ended before it had let go of it.
func Latest(st store.Store, but ...string) (record string, about Card, ok bool) {
	for _, e := range List(st) {
		if e.Card.Over || e.Card.Name != "" || slices.Contains(but, e.Record) || archived(st, e.Record) {
			continue
		}
		text, name, err := Good(st, e.Record)
		if err != nil {
			slog.Warn("a saved match is damaged", "name", e.Name, "cause", err)
			continue
		}
		if e.Card.Version == 0 {
			if h, _, err := replay.Glance(text, name); err == nil {
				e.Card.Level, e.Card.Ruleset = h.Setup.Name, h.Setup.Ruleset
			}
		}
		return e.Record, e.Card, true
	}
	return "", Card{}, false
}

// Offer is what a player can go on with.
type Offer struct {
	// Record and About are those of Latest, and OK that there is one; Any tells that
	// some match is kept that is not over.
	Record string
	About  Card
	OK     bool
	Any    bool
	// New tells that nobody has played here yet: no match is kept, and none was ever
	// played to its end.
	New bool
	// Camp is the company of the campaign while it rests between two battles, nil where
	// none was fought yet, one is being fought, or the story is over.
	Camp *company.Company
}

// Look is what the store offers, but for the records named.
func Look(st store.Store, but ...string) *Offer {
	var o Offer
	o.Record, o.About, o.OK = Latest(st, but...)
	o.Any = o.OK || len(List(st)) > 0
	o.New = !o.Any && LoadCareer(st).Matches == 0
	if c, err := LoadCampaign(st); err == nil && c != nil && len(c.Chapters) > 0 && c.Pending == nil && !c.Over() {
		o.Camp = c
	}
	return &o
}
