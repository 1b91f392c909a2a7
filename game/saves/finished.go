package saves

import (
	"log/slog"
	"runtime"

	"tenaille/game/store"
)

// Kept says where a match lies.
type Kept struct {
	// Name is the name in the store of a match that is over, empty when its replay
	// could not be kept.
	Name string
	// Dropped is how many older ones had to go.
	Dropped int
	// Moved tells that somebody else goes on with the match under its record, so that
	// it has one of its own now: Record.
	Moved  bool
	Record string
}

// BrowserRoom is how many bytes of finished matches a browser keeps: its store
// is small, and letters take the room of two.
const BrowserRoom = 1_200_000

// archive keeps the replay of a match that is over: plain, as it is checked by
// "tenaille verify", in a browser and when it is very long packed. A browser
// lets the oldest go to make room.
func archive(st store.Store, lines []byte, record string) (name string, dropped int, err error) {
	name, b := Finished+record+".jsonl", lines
	if runtime.GOOS == "js" || len(b) > store.Limit {
		name += ".gz"
		if b, err = Pack(b); err != nil {
			return "", 0, err
		}
	}
	if runtime.GOOS == "js" {
		dropped = makeRoom(st, BrowserRoom-len(b))
	}
	err = st.Save(name, b)
	for err != nil && runtime.GOOS == "js" && dropOldest(st) {
		dropped++
		err = st.Save(name, b)
	}
	return name, dropped, err
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

// Settle brings order into what a program that was ended, or a full store, left
// behind: a match that is over but lies among those that are not goes to the finished
// ones, and the save of one whose replay is there is let go of.
func Settle(st store.Store) {
	for _, e := range List(st) {
		if names, err := st.List(Finished + e.Record + ".jsonl"); err == nil && len(names) > 0 {
			Forget(st, e.Record)
			continue
		}
		if !e.Card.Over {
			continue
		}
		text, err := Text(st, e.Name)
		if err == nil {
			_, _, err = archive(st, text, e.Record)
		}
		if err != nil {
			slog.Warn("a match that is over is not recorded yet", "cause", err)
			continue
		}
		Forget(st, e.Record)
	}
}
