package profile

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/store"
)

// Profile is what is the player's own.
type Profile struct {
	Store    store.Store
	Settings store.Settings
	// Named is what the options of the program name.
	Named Named
	// Unkept tells that the match being played could not be saved.
	Unkept bool
}

// SaveSettings keeps the settings; a store that refuses costs a line in the
// log, never the game.
func (p *Profile) SaveSettings() {
	if err := store.SaveSettings(p.Store, p.Settings); err != nil {
		slog.Warn("settings are not saved", "cause", err)
	}
}

// Open opens the match of terms: the one that has begun, or a new one. It gives
// it a record if it has none.
func (p *Profile) Open(t *match.Terms) (*match.Match, error) {
	m, err := t.Open()
	if err == nil && t.Record == "" {
		t.Record = saves.NewRecord(m)
	}
	return m, err
}

// Keep saves the match, so that it can be continued another day; of a match
// that is over the replay remains. A store that refuses costs a line in the log.
func (p *Profile) Keep(m *match.Match, record string) (k saves.Kept) {
	if over, _ := m.Over(); over {
		return saves.Archive(p.Store, m, record)
	}
	err := saves.Save(p.Store, m, record)
	if p.Unkept = err != nil; err != nil {
		slog.Warn("the match is not saved", "cause", err)
	}
	return saves.Kept{}
}
