package scene

import (
	"fmt"
	"math/rand/v2"
	"strconv"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
)

// Terms is a match about to be played: what set-up hands to the battle.
type Terms struct {
	// Level is the name of an embedded level or a path.
	Level string
	// Ruleset is "d20", "limited" or "skirmish".
	Ruleset string
	// Players are who plays each side, by name: "human", "soldier" ...
	Players [2]string
	// Options are the rules options chosen for it, by name (RST-03); the level's
	// own and the defaults hold where none is.
	Options map[string]string
	// Seed starts the match's dice (DIC-01).
	Seed uint64
	// Fog is what a side may know: "off", "sight" or "memory"; empty is what the
	// level says.
	Fog string
	// Ambush is who lies in ambush when it begins: the id of a side, or "none";
	// empty is what the level says (SUR-01, LIM-02).
	Ambush string
	// Situation is what distance and surroundings add to the tests of PER against
	// an ambush, nil for what the level says (LIM-03).
	Situation *int
	// Points is what an army may cost, 0 for what suits the level.
	Points int
	// Armies are those of the sides, nil for the level's own.
	Armies [2]levels.Army
	// Record is the name the match is kept under, empty before it began.
	Record string

	// Placed is the situation to begin with where it is known already: after a
	// deployment by hand, or of a match that has begun; nil otherwise.
	Placed *rules.Setup
	// Begun is a match that has begun already and goes on; nil for a new one.
	Begun *match.Match
}

// Again is the plan of the same battle from its beginning: the same armies in
// the same places.
func (p Terms) Again() Terms {
	p.Begun, p.Record = nil, ""
	return p
}

// NewSeed draws a seed for a new match: one the player can read aloud. It is
// the only chance outside of a match's own dice.
func NewSeed() uint64 { return rand.Uint64N(1_000_000_000) }

// ParseSeed reads an unsigned 64-bit decimal.
func ParseSeed(s string) (uint64, error) {
	v, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("seed %q: want a number from 0 to 18446744073709551615", s)
	}
	return v, nil
}

// Outcome is how a match ended: what the battle hands to the result screen.
type Outcome struct {
	Terms Terms
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
	// Kept says where the replay lies.
	Kept Kept
}

// Loss counts the fallen of one side.
type Loss struct {
	Fallen, Total int
	// Kinds are the kinds of its creatures in canonical order; Down marks, in
	// the same order, those that are dead, dying or stable.
	Kinds []string
	Down  []bool
}

// firstRuleset is the ruleset of a set-up that names none.
const firstRuleset = "d20"

// sideKeys are the catalog keys of the sides' names.
var sideKeys = [2]string{"side.blue", "side.red"}

func IsHuman(player string) bool { return player == "human" }

// Machine is the player the set-up offers against a human.
const Machine = "soldier"
