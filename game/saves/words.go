package saves

import (
	"errors"

	"tenaille/game/store"
	"tenaille/game/words"
)

// FaultWords says on the screen why a match cannot be kept or opened, that of a file or
// of a name in the store.
func FaultWords(w *words.Words, err error, name string) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return w.T("There is no room left.")
	case errors.Is(err, ErrCampaignElsewhere):
		return w.T("it has gone on in another window, and is shown as it is there.")
	case errors.Is(err, ErrMailElsewhere):
		return w.T("the match has gone on in another window")
	case errors.Is(err, ErrCampaignWaits):
		return w.T("the ironman campaign waits for this battle.")
	case errors.Is(err, ErrElsewhere):
		return w.T("an ironman match is kept in one place only, and it goes on in another window.")
	}
	return w.FaultWords(err, name)
}
