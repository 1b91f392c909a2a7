package store

import "log/slog"

// Open returns the store of this browser: its database, into which goes what earlier
// versions of the game kept in localStorage. Where the browser offers none, as in some
// private windows, it is localStorage, and where that is forbidden too a Memory: it
// forgets with the page, which the player has to be told.
func Open() Store {
	d, err := openDatabase()
	if err == nil {
		if err := moveAll(local{}, d); err != nil {
			slog.Warn("what lay in localStorage stays there", "cause", err)
		}
		return d
	}
	slog.Warn("there is no database", "cause", err)
	if (local{}).works() {
		return local{}
	}
	return new(Memory)
}
