package saves

import (
	"bytes"
	"log/slog"
	"runtime"
	"slices"
	"strings"

	"tenaille/game/store"
)

// Kept says where a match lies.
type Kept struct {
	// Name is the name in the store of a match that is over, empty when its replay
	// could not be kept.
	Name string
	// Err is why it could not be, a store.ErrFull where there is no room; Size is how
	// many bytes its replay takes.
	Err  error
	Size int
	// Moved tells that somebody else goes on with the match under its record, so that
	// it has one of its own now: Record.
	Moved  bool
	Record string
}

// archive keeps the replay of a match that is over, if nothing lies under its name and
// what is known is so, and lets go of what was kept of it before: plain, as it is checked
// by "tenaille verify", in a browser and when it is very long packed. Nothing else goes
// for it: what may is for the player to say.
func archive(st store.Store, known []store.Known, lines []byte, record string, before ...string) (name string, size int, ok bool, err error) {
	name, b := Finished+record+".jsonl", lines
	if runtime.GOOS == "js" || len(b) > store.Limit {
		name += ".gz"
		if b, err = Pack(b); err != nil {
			return "", 0, false, err
		}
	}
	ok, err = store.SaveIf(st, append(known, store.Known{Name: name}), name, b, before...)
	return name, len(b), ok, err
}

// archived reports whether the replay of a match that is over is kept under a record.
func archived(st store.Store, record string) bool { return replayOf(st, record) != "" }

// replayOf is the name of the replay that is kept under a record, empty for none. What
// begins with its name and goes on otherwise was left behind by a program that was
// ended while it wrote.
func replayOf(st store.Store, record string) string {
	names, err := st.List(Finished + record + ".jsonl")
	at := slices.IndexFunc(names, func(name string) bool {
		return strings.TrimSuffix(name, ".gz") == Finished+record+".jsonl"
	})
	if err != nil || at < 0 {
		return ""
	}
	return names[at]
}

// contained reports whether all that a save says is in a replay: it is the same match, and
// nothing is lost with the save.
func contained(st store.Store, save, replay string) bool {
	part, err := Text(st, save)
	if err != nil {
		return false
	}
	whole, err := Text(st, replay)
	return err == nil && bytes.HasPrefix(whole, part)
}

// Settle brings order into what a program that was ended, or a full store, left
// behind: a match that is over but lies among those that are not goes to the finished
// ones, and the save of one whose replay is there, and says all that the save does, is let
// go of.
func Settle(st store.Store) { store.Alone(st, func() { settle(st) }) }

func settle(st store.Store) {
	for _, e := range List(st) {
		if over := replayOf(st, e.Record); over != "" {
			if contained(st, e.Name, over) {
				Forget(st, e.Record)
			}
			continue
		}
		if !e.Card.Over {
			continue
		}
		text, err := Text(st, e.Name)
		if err == nil {
			_, _, _, err = archive(st, nil, text, e.Record, kin(e.Record)...)
		}
		if err != nil {
			slog.Warn("a match that is over is not recorded yet", "cause", err)
		}
	}
}
