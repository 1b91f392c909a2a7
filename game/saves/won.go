package saves

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// WonByPerson says on which levels a finished match that is kept was won by the only
// person who played in it.
func WonByPerson(st store.Store) map[string]bool {
	won := map[string]bool{}
	names, err := st.List(Finished)
	if err != nil {
		slog.Warn("the recorded matches cannot be listed", "cause", err)
	}
	for _, name := range names {
		text, err := Text(st, name)
		if err != nil {
			continue
		}
		h, end, err := replay.Glance(text, name)
		if err != nil || end == nil || end.Result != replay.ResultWon {
			continue
		}
		if side, ok := person(&h); ok && side == end.Winner {
			won[h.Setup.Name] = true
		}
	}
	return won
}

// person is the side of the only person who played, by its name.
func person(h *replay.Header) (side string, ok bool) {
	sides := match.SidesOf(&h.Setup)
	for i, seat := range h.Seats {
		switch {
		case !match.IsHuman(seat) || i >= len(sides):
		case ok:
			return "", false
		default:
			side, ok = sides[i], true
		}
	}
	return side, ok
}
