package saves

import (
	"bytes"
	"errors"
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// Keeper keeps a match that is played, under its record. A save goes to one of two
// files in turn, so that the one before it stays whole beside it; what is over
// remains as its replay. Somebody else who goes on with the same match, in another
// window or program, is noticed by what lies in the files: then the match gets a
// record of its own, and neither loses anything.
type Keeper struct {
	match  *match.Match
	record string
	pack   packer
	slot   int       // the file that the next save goes to
	known  [2]uint64 // what the files held when they were read or written last
	count  uint64    // of the last save
	at     uint64    // actions of the match then
	saved  bool
	old    bool // there is a card of its own, as earlier versions of the game wrote it
}

// NewKeeper keeps a match under a record; what lies there already is what the match
// was opened from. It reads the store and packs what has happened so far, so that
// later saves have little to do.
func NewKeeper(st store.Store, m *match.Match, record string) *Keeper {
	k := &Keeper{match: m, record: record, count: highest(st)}
	newest, card := k.look(st)
	if newest >= 0 {
		k.slot = 1 - newest
		_, err := st.Load(oldCard(record))
		k.old = err == nil
	}
	if card.Actions > 0 && card.Actions != loaded(m) && m.Revised() == nil { // saved anew since it was opened
		k.known[newest] = 0
	}
	if m.Actions() > 0 {
		if err := k.packed(); err != nil {
			slog.Warn("the match is not packed", "cause", err)
		}
	}
	return k
}

// look reads what the match's files hold now, and tells which of them is the newest, -1
// where there is none, and its card.
func (k *Keeper) look(st store.Store) (newest int, card Card) {
	newest = -1
	for i, name := range files(k.record) {
		b, err := st.Load(name)
		if k.known[i] = 0; err != nil {
			continue
		}
		k.known[i] = store.Print(b)
		if c, ok := cardIn(b); newest < 0 || ok && c.Count > card.Count {
			newest, card = i, c
		}
	}
	return newest, card
}

// Record is the record the match is kept under now.
func (k *Keeper) Record() string { return k.record }

// Text is what the replay of the match says by now, and the name it lies under. The error
// is that of an ironman match, which stays where it is.
func (k *Keeper) Text() (text []byte, name string, err error) {
	if k.Ironman() {
		return nil, "", replay.ErrIronman
	}
	var lines bytes.Buffer
	err = k.match.Save(&lines)
	return lines.Bytes(), files(k.record)[1-k.slot], err
}

// Card tells of the match as it is now.
func (k *Keeper) Card() Card { return cardOf(k.match) }

// Over reports whether the match is over.
func (k *Keeper) Over() bool {
	over, _ := k.match.Over()
	return over
}

// loaded is how many actions a match had that was just opened, without the line that
// gives it other dice.
func loaded(m *match.Match) uint64 {
	if m.Reseeded() {
		return m.Actions() - 1
	}
	return m.Actions()
}

// Ironman reports whether the match is kept in one place only: it has no saves that the
// player names, and never a record beside its own.
func (k *Keeper) Ironman() bool { return k.match.Reload() == replay.Ironman }

// ErrElsewhere says that an ironman match goes on in another window or program, and what
// is done in this one is not kept.
var ErrElsewhere = errors.New("the match goes on elsewhere, and it is kept in one place only")

// Save keeps the match as it is, unless it has not gone on since. The error is the
// store's, or ErrElsewhere; what was saved before stands then.
func (k *Keeper) Save(st store.Store) (moved bool, err error) {
	if k.saved && k.at == k.match.Actions() && !k.Over() {
		return false, nil
	}
	store.Alone(st, func() { moved, err = k.put(st) })
	return moved, err
}

// tries is how often somebody else may come between in a row.
const tries = 100

// errCrowded says that somebody else came between all the time.
var errCrowded = errors.New("others save under every name")

// put saves the match under its record, or, where somebody else has renewed that, under
// one of its own.
func (k *Keeper) put(st store.Store) (moved bool, err error) {
	for range tries {
		ok, err := k.write(st)
		switch {
		case ok || err != nil:
			return moved, err
		case k.Ironman():
			return moved, ErrElsewhere
		}
		k.part(st)
		moved = true
	}
	return moved, errCrowded
}

// write saves the match to the file whose turn it is, if its files are those it knows.
func (k *Keeper) write(st store.Store) (ok bool, err error) {
	if err := k.packed(); err != nil {
		return false, err
	}
	c := cardOf(k.match)
	c.Count = k.count + 1
	b, err := k.pack.file(c)
	if err != nil {
		return false, err
	}
	if ok, err = store.SaveIf(st, k.held(), files(k.record)[k.slot], b); !ok || err != nil {
		return ok, err
	}
	k.known[k.slot] = store.Print(b)
	k.slot, k.count, k.at, k.saved = 1-k.slot, c.Count, c.Actions, true
	if k.old && st.Remove(oldCard(k.record)) == nil {
		k.old = false
	}
	return true, nil
}

// held is what the match's files are known to hold.
func (k *Keeper) held() (known []store.Known) {
	for i, name := range files(k.record) {
		known = append(known, store.Known{Name: name, Print: k.known[i]})
	}
	return known
}

// SaveAs keeps the match as it is under a name that the player gave; it stays when
// the match goes on. The error is the store's, or replay.ErrIronman.
func (k *Keeper) SaveAs(st store.Store, name string) error {
	if k.Ironman() {
		return replay.ErrIronman
	}
	if err := k.packed(); err != nil {
		return err
	}
	err := errCrowded
	store.Alone(st, func() {
		for range tries {
			c, b, ok := cardOf(k.match), []byte(nil), false
			c.Count, c.Name = highest(st)+1, name
			if b, err = k.pack.file(c); err == nil {
				ok, err = add(st, files(free(st, k.record))[0], b)
			}
			if ok || err != nil {
				return
			}
		}
		err = errCrowded
	})
	return err
}

// add saves what is new under a name, if nothing lies there.
func add(st store.Store, name string, b []byte) (ok bool, err error) {
	return store.SaveIf(st, []store.Known{{Name: name}}, name, b)
}

// Archive keeps the replay of a match that is over. What was kept of it before goes
// only once the replay is there; where the store refuses that, the whole match takes
// the place of its last save, to be recorded another time. A store that refuses
// costs a line in the log.
func (k *Keeper) Archive(st store.Store) (kept Kept) {
	store.Alone(st, func() { kept = k.archive(st) })
	return kept
}

func (k *Keeper) archive(st store.Store) (kept Kept) {
	var lines bytes.Buffer
	err := k.match.Save(&lines)
	for ok, n := false, 0; !ok && err == nil; n++ {
		if n == tries {
			err = errCrowded
			break
		}
		if k.Ironman() && !store.Unchanged(st, k.held()) {
			slog.Warn("an ironman match that goes on elsewhere is not kept", "record", k.record)
			return Kept{Record: k.record, Err: ErrElsewhere}
		}
		kept.Moved = k.move(st) || kept.Moved
		saved, held := k.record, k.held()
		if kept.Record = saved; archived(st, saved) {
			kept.Record = free(st, saved)
		}
		kept.Name, kept.Size, ok, err = archive(st, held, lines.Bytes(), kept.Record, kin(saved)...)
	}
	if kept.Record != "" && kept.Record != k.record {
		k.record, k.known = kept.Record, [2]uint64{}
	}
	if err == nil {
		k.known = [2]uint64{}
		return kept
	}
	slog.Warn("the replay is not saved", "cause", err)
	kept.Name, kept.Err = "", err
	if _, err := k.put(st); err != nil {
		slog.Warn("the end of the match is not saved", "cause", err)
	}
	kept.Record = k.record
	return kept
}

// packed packs the match as it is.
func (k *Keeper) packed() error {
	var lines bytes.Buffer
	if err := k.match.Save(&lines); err != nil {
		return err
	}
	return k.pack.take(lines.Bytes())
}

// move gives the match a record of its own if the files of its record are not those
// it knows, and tells whether it did.
func (k *Keeper) move(st store.Store) bool {
	if store.Unchanged(st, k.held()) {
		return false
	}
	k.part(st)
	return true
}

// part gives the match a record of its own.
func (k *Keeper) part(st store.Store) {
	k.record, k.known, k.slot, k.saved, k.old = free(st, k.record), [2]uint64{}, 0, false, false
}
