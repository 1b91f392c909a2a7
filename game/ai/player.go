package ai

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// Player decides for one side.
type Player interface {
	// Think works on the answer that the view awaits of its side. turn is the
	// number of the action in the match: a new number is a new question. It
	// works for about so many nodes and returns done when a is the answer;
	// otherwise it is to be called again with the same view. a is legal as
	// far as the side knows.
	Think(v *view.View, turn uint64, nodes int) (a rules.Action, done bool)
}

// maker makes one kind of player.
type maker struct {
	name string
	make func(seed uint64) Player
}

// aimless does anything that is allowed: for trials.
const aimless = "random"

// soldierSteps is in how many steps a soldier looks at the whole of a position with a
// goal.
const soldierSteps = 4_000

var makers = []maker{
	{aimless, func(seed uint64) Player { return &random{seed: seed} }},
	{"recruit", func(seed uint64) Player { return tactics.NewSoldier(seed, eval.Recruit) }},
	{"soldier", func(seed uint64) Player {
		s := tactics.NewSoldier(seed, eval.Temper{})
		s.Quest.Steps = soldierSteps
		return s
	}},
	{"captain", func(seed uint64) Player { return newPlanner(seed, captain) }},
	{"warlord", func(seed uint64) Player { return newPlanner(seed, warlord) }},
}

// Names lists the machine players, weakest first: the one list that command
// line, set-up and simulator read. Their names on the screen are the catalog's
// "player.NAME", what they do "player.NAME.summary".
func Names() []string {
	names := make([]string, len(makers))
	for i := range makers {
		names[i] = makers[i].name
	}
	return names
}

// Levels lists the machine players that a person chooses from, weakest first:
// Names without the one that plays aimlessly, which is a choice only where it is
// among those taken already.
func Levels(taken ...string) []string {
	return slices.DeleteFunc(Names(), func(name string) bool {
		return name == aimless && !slices.Contains(taken, name)
	})
}

// New returns the machine player of a name for one side of a match. Its
// choices among equals follow from the match's seed, the side and the number
// of the action; they do not touch the match's dice. The error lists the
// names there are.
func New(name string, seed uint64, side int) (Player, error) {
	base, settings := tuned(name)
	for i := range makers {
		if makers[i].name == base {
			own := seedOf(seed, side)
			return tune(makers[i].make(own), own, base, settings)
		}
	}
	return nil, fmt.Errorf("player: %q is none of %s", name, strings.Join(Names(), ", "))
}

// Again returns a player like p for another match of the same set-up, which
// keeps what p has found out about the ground: both belong to one goroutine.
// seed and side are those of New.
func Again(p Player, seed uint64, side int) Player {
	own := seedOf(seed, side)
	switch p := p.(type) {
	case *tactics.Soldier:
		return p.Again(own)
	case *planner:
		return p.again(own)
	}
	return &random{seed: own}
}

// seedOf is the seed of a player's own stream.
func seedOf(seed uint64, side int) uint64 {
	s := dice.NewStream(seed ^ uint64(side+1)*0xA24BAED4963EE407)
	return s.Next()
}
