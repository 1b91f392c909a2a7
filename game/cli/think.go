//go:build !js

package cli

import (
	"encoding/json"
	"fmt"

	"tenaille/game/ai"
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// think holds the flags of the think command.
type think struct {
	Position string `arg:"" help:"Position file; with a puzzle its first creature is to act, else whoever wins initiative."`
	Level    string `default:"soldier" help:"Machine that thinks: ${players}."`
	Case     string `help:"Id of the case, of a file with several."`
	Seed     string `default:"1" help:"Seed, an unsigned 64-bit number, of the dice and of the machine's choices among equals."`
}

// thought is the turn that a machine would play.
type thought struct {
	Position string `json:"position"`
	Ruleset  string `json:"ruleset"`
	Level    string `json:"level"`
	Seed     string `json:"seed"`
	Side     string `json:"side"`
	Turn     []deed `json:"turn"`
}

// deed is a decision of a turn with the dice that came of it: an action of the side
// whose turn it is, or an answer that somebody gave in the middle of one.
type deed struct {
	Action levels.Command `json:"action"`
	Dice   [][2]int       `json:"dice,omitempty"`
}

// longestTurn is how many decisions a turn has at most; there is no end to what a file
// may ask for.
const longestTurn = 500

// Run has the machine play the turn, the others answering as machines of its level do,
// and prints it.
func (c *think) Run(to streams) error {
	seed, err := seedOf(c.Seed)
	if err != nil {
		return err
	}
	if err := machines(c.Level); err != nil {
		return err
	}
	f, err := levels.OpenPosition(c.Position)
	if err != nil {
		return err
	}
	position, err := pick(&f, c.Position, c.Case)
	if err != nil {
		return err
	}
	src := dice.NewSeeded(seed)
	e, err := begun(position, src)
	if err != nil {
		return fmt.Errorf("%s: %w", levels.Line(c.Position), err)
	}
	_, who := e.Awaits()
	side := e.Creatures[who].Side
	t := thought{Position: position.ID, Ruleset: e.Rules.Name, Level: c.Level, Seed: c.Seed, Side: e.Sides[side]}
	if t.Turn, err = turnOf(e, src, c.Level, seed); err != nil {
		return err
	}
	b, err := json.MarshalIndent(&t, "", "  ")
	if err != nil {
		return err
	}
	fmt.Fprintf(to.out, "%s\n", b)
	return nil
}

// begun is a position at its first turn.
func begun(c *levels.Case, src *dice.Seeded) (*rules.Encounter, error) {
	if c.Puzzle != nil {
		return solve.Start(c)
	}
	e, err := rulesets.New(&c.Setup)
	if err != nil {
		return nil, err
	}
	e.Rules.Turn.Begin(e)
	e.Run(src)
	if what, _ := e.Awaits(); what != rules.AwaitsAction {
		return nil, fmt.Errorf("nobody can act")
	}
	return e, nil
}

// turnOf plays the turn that has begun to its end: that of the creature, or of the side
// where sides activate figures.
func turnOf(e *rules.Encounter, src *dice.Seeded, level string, seed uint64) (list []deed, err error) {
	players := make([]ai.Player, len(e.Sides))
	for side := range players {
		if players[side], err = ai.New(level, seed, side); err != nil {
			return nil, err
		}
	}
	_, first := e.Awaits()
	over := false
	e.Listen = func(ev rules.Event) {
		switch ev.Kind {
		case rules.TurnBegan, rules.SideTurnBegan, rules.RoundBegan:
			over = true
		}
	}
	for turn := uint64(0); turn < longestTurn; turn++ {
		what, who := e.Awaits()
		if what == rules.AwaitsNothing || over || e.Facts.Over {
			break
		}
		if what == rules.AwaitsAction && e.Creatures[who].Side != e.Creatures[first].Side {
			break
		}
		side := int(e.Creatures[who].Side)
		v := view.New(e, side)
		a, done := players[side].Think(v, turn, 1<<20)
		for ; !done; a, done = players[side].Think(v, turn, 1<<20) {
		}
		d := deed{Action: levels.CommandOf(e, &a)}
		src.Log, src.Logging = src.Log[:0], true
		if r := e.Do(&a, src); !r.OK() {
			return nil, fmt.Errorf("%s chose what is not legal: %v", level, r)
		}
		for _, roll := range src.Log {
			d.Dice = append(d.Dice, [2]int{int(roll.Sides), int(roll.Result)})
		}
		list = append(list, d)
	}
	return list, nil
}
