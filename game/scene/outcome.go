package scene

import (
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/story"
	"tenaille/rules"
)

// Outcome is how a match ended: what the battle hands to the result screen.
type Outcome struct {
	Terms match.Terms
	// Winner is the number of the winning side from 0, or -1 for a draw.
	Winner int
	// Goal is what decided it (SKI-19).
	Goal rules.Goal
	// Rounds is how many rounds were begun.
	Rounds int
	// Hash is that of the state the match ended in.
	Hash uint64
	// Losses are the sides' losses, in the order of the sides.
	Losses []Loss
	// Replay is the match as it was recorded, Story what it tells; nil when
	// there is none.
	Replay *replay.Replay
	Story  *story.Story
	// Names and Kinds are those of the creatures, by their number in the story.
	Names, Kinds []string
	// Titles are the creatures as one tells of them, "Ysolde the rogue", in the same order.
	Titles []string
	// Kept says where the replay lies.
	Kept saves.Kept
	// Keep tries again to keep a match that could not be; nil when there is none.
	Keep func() saves.Kept
}

// Loss counts the fallen of one side.
type Loss struct {
	Fallen, Total int
	// Kinds are the kinds of its creatures in canonical order; Down marks, in
	// the same order, those that are dead, dying or stable.
	Kinds []string
	Down  []bool
}
