package profile

import (
	"log/slog"

	"tenaille/game/easel"
	"tenaille/game/files"
	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/store"
)

// Profile is what is the player's own.
type Profile struct {
	Store    store.Store
	Settings store.Settings
	// KeyFaults names the keys of the settings that could not be used.
	KeyFaults string
	// Post is what goes to the player's files and comes from them.
	Post files.Post
	// Named is what the options of the program name.
	Named Named
	// Unkept is why the match being played could not be saved, nil when it was.
	Unkept error
	// Behind tells that the match being opened goes on from the save before its last
	// one, which is damaged, until the player has been told.
	Behind bool
	// Hall is the server of live matches that the player is connected to, nil for none.
	Hall *live.Hall
	// Playing keeps the match being played, nil before one has begun.
	Playing *saves.Keeper
	drawn   *easel.Easel // the map that is being drawn, as it was left
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
		t.Record = saves.NewRecord(p.Store, m)
	}
	return m, err
}

// Continue are the terms of a match that is not over and goes on. The error names
// the line that cannot be played.
func (p *Profile) Continue(record string) (match.Terms, error) {
	o, err := saves.Continue(p.Store, record)
	p.Behind = o.Damage != nil
	return o.Terms, err
}

// Keep saves the match of a keeper, so that it can be continued another day; of a
// match that is over the replay remains. A store that refuses costs a line in the log.
func (p *Profile) Keep(k *saves.Keeper) saves.Kept {
	if k.Over() {
		return k.Archive(p.Store)
	}
	moved, err := k.Save(p.Store)
	if p.Unkept = err; err != nil {
		slog.Warn("the match is not saved", "cause", err)
	}
	return saves.Kept{Moved: moved, Record: k.Record()}
}
