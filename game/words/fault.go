package words

import (
	"errors"
	"strings"

	"tenaille/game/live"
	"tenaille/game/replay"
)

// FaultWords says on the screen why a recorded match cannot be opened or played on; what exactly
// is damaged is for the log and for whoever verifies the file. An error that is not
// about a replay stands as it is, on one line and without the name of its file.
func (w *Words) FaultWords(err error, name string) string {
	switch {
	case errors.Is(err, replay.ErrIronman):
		return w.T("An ironman match goes on from its last action only, until it is over.")
	case errors.Is(err, replay.ErrSecret):
		return w.T("The match is not over, and keeps its secrets from those who play it.")
	case errors.Is(err, replay.ErrOver):
		return w.T("The match is over here: go back to an earlier action.")
	case errors.Is(err, live.ErrRevision):
		return LiveFault(w, live.FaultRevision)
	case errors.Is(err, live.ErrAstray), errors.Is(err, live.ErrGap):
		return w.T("The match has gone differently elsewhere: leave it, and take your seat again.")
	}
	var f *replay.Fault
	if !errors.As(err, &f) {
		return strings.ReplaceAll(strings.TrimPrefix(err.Error(), name+": "), "\n", "; ")
	}
	switch {
	case errors.Is(f, replay.ErrEmpty):
		return w.T("The file is empty.")
	case errors.Is(f, replay.ErrForeign):
		return w.T("The file is not a recorded match.")
	case errors.Is(f, replay.ErrLarge):
		return w.T("The file is larger than any match.")
	case errors.Is(f, replay.ErrNewer):
		return w.T("It comes from a newer version of the game.")
	case errors.Is(f, replay.ErrIronman):
		return w.T("An ironman match is kept in one place only; it can be exported once it is over.")
	case errors.Is(f, replay.ErrNotBegun):
		return w.T("The match had not begun.")
	case f.Line > 0:
		return w.T("The file is damaged at line %[1]d.", f.Line)
	}
	return w.T("The file is damaged.")
}
