//go:build !js

package cli

import (
	"encoding/json"
	"fmt"

	"tenaille/game/ai"
	"tenaille/game/ai/eval"
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
	Ideas  []reason       `json:"ideas,omitempty"`
}

// reason is an idea that a machine weighed before it decided, the one it chose first: its
// actions, none where it is what habit says, and what the whole side was about then; how
// often it was played and came off; how its side stood at the end of that on the mean, in
// thousandths of what creatures are worth; and what spoke against it, as ai.Reason counts
// it. Of a position looked at whole there are no plays, and at_most marks what was given up
// as no better.
type reason struct {
	Acts    []levels.Command `json:"acts"`
	About   string           `json:"about,omitempty"`
	Chosen  bool             `json:"chosen,omitempty"`
	Plays   int              `json:"plays,omitempty"`
	Came    int              `json:"came,omitempty"`
	Value   int64            `json:"value"`
	AtMost  bool             `json:"at_most,omitempty"`
	Against map[string]int   `json:"against,omitempty"`
}

// reasons are what a machine weighed for the decision it has just made, if it does so.
func reasons(p ai.Player, e *rules.Encounter) (list []reason) {
	t, ok := p.(ai.Thinker)
	if !ok {
		return nil
	}
	for _, idea := range t.Thoughts() {
		r := reason{Acts: []levels.Command{}, About: aboutOf(e, &idea.About), Chosen: idea.Chosen, Plays: idea.Plays, Came: idea.Came, Value: idea.Value, AtMost: idea.AtMost}
		for i := range idea.Acts {
			r.Acts = append(r.Acts, levels.CommandOf(e, &idea.Acts[i]))
		}
		for _, o := range idea.Against {
			if r.Against == nil {
				r.Against = map[string]int{}
			}
			r.Against[o.Reason.String()] = o.N
		}
		list = append(list, r)
	}
	return list
}

// aboutOf names what the whole side was about: hold, the temper it had, or as in
// "prey 4" the number of whom all went for; empty for nothing in particular.
func aboutOf(e *rules.Encounter, s *eval.Scheme) string {
	switch {
	case s.Quarry > 0:
		return fmt.Sprintf("prey %d", e.Creatures[s.Quarry-1].Sheet)
	case s.Holds:
		return "hold"
	}
	return s.Temper
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
	var goal *eval.Goal
	if position.Puzzle != nil {
		goal = solve.Goal(e, position.Puzzle)
	}
	if t.Turn, err = turnOf(e, src, c.Level, seed, goal); err != nil {
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
// where sides activate figures; goal is what that side plays for, nil for simply winning.
func turnOf(e *rules.Encounter, src *dice.Seeded, level string, seed uint64, goal *eval.Goal) (list []deed, err error) {
	players := make([]ai.Player, len(e.Sides))
	for side := range players {
		if players[side], err = ai.New(level, seed, side); err != nil {
			return nil, err
		}
	}
	_, first := e.Awaits()
	if goal != nil {
		ai.Seek(players[e.Creatures[first].Side], goal)
	}
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
		d := deed{Action: levels.CommandOf(e, &a), Ideas: reasons(players[side], e)}
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
