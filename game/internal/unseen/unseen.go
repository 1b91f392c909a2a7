package unseen

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/replay"
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Screen is a screen and its board.
type Screen struct {
	Speed   int // 1, 2 or 4
	Events  []rules.Event
	Changes int // how often something was said to have changed
}

// Pace is how it is to be shown.
func (s *Screen) Pace() playback.Pace { return playback.Pace{Speed: s.Speed, Reduced: true} }

// Settled notes what has been shown.
func (s *Screen) Settled(events []rules.Event, _ playback.Manner) {
	s.Events = append(s.Events, events...)
}

// Changed counts.
func (s *Screen) Changed() { s.Changes++ }

// Follow looks nowhere.
func (s *Screen) Follow(grid.Space) {}

// Hang hangs no doors.
func (s *Screen) Hang(uint64) {}

// Footstep is heard by nobody.
func (s *Screen) Footstep(grid.Cell) sound.Effect { return sound.StepStone }

// Play is a player of a match on a screen, with its turn and its teller in English.
func (s *Screen) Play(t testing.TB, m *match.Match) *playback.Player {
	t.Helper()
	p := playback.New(Teller(t, m), s)
	p.On(s)
	return p
}

// Teller tells of a match in English.
func Teller(t testing.TB, m *match.Match) *tell.Teller {
	t.Helper()
	catalog, err := text.New("en")
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	te := tell.New(words.New(catalog, &unit), plan.NewTurn())
	te.Match = m
	return te
}

// Recorded is one of the recorded matches of game/replay, by its name, packed or not.
func Recorded(t testing.TB, name string) *replay.Replay {
	t.Helper()
	path := "../replay/testdata/" + name
	if !strings.HasSuffix(name, ".gz") {
		path += ".jsonl"
	}
	return arena.Recorded(t, path)
}
