package scenarios

import (
	"slices"
	"strings"

	"tenaille/game/replay"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// teller says what is done in a puzzle, of an encounter as it begins.
type teller struct {
	*words.Words
	e     *rules.Encounter
	asked *levels.Case
}

// told says an action of a creature in a few words.
func (t teller) told(c *levels.Command) string {
	verb, _ := rules.VerbByName(c.Do)
	words := t.VerbName(verb)
	switch {
	case c.Do == rules.Power.String():
		words = t.PowerName(c.Option)
	case c.Then != nil:
		if then, ok := rules.VerbByName(c.Then.Do); ok {
			words += " · " + t.VerbName(then)
		}
	}
	switch n := len(c.Cells); {
	case c.On != 0:
		words = t.T("%[1]s (%[2]s)", words, t.named(c.On))
	case n > 0:
		words += " " + grid.Cell{X: int16(c.Cells[n-1][0]), Y: int16(c.Cells[n-1][1])}.Name()
	}
	return words
}

// named is what the creature of a sheet is called.
func (t teller) named(sheet int) string {
	for id := range t.e.Count() {
		if t.e.Creatures[id].Sheet == sheet {
			return t.CreatureName(t.e, id)
		}
	}
	return ""
}

// line is the best line in words, one action after another.
func (t teller) line(film *replay.Replay) string {
	var list []string
	own := t.e.Creatures[0].Side
	for id := range t.e.Count() {
		if t.e.Creatures[id].Sheet == t.asked.Puzzle.Order[0] {
			own = t.e.Creatures[id].Side
		}
	}
	for i := range film.Steps {
		c := &film.Steps[i].Command
		verb, ok := rules.VerbByName(c.Do)
		mine := slices.ContainsFunc(t.e.Creatures, func(x rules.Creature) bool { return x.Sheet == c.By && x.Side == own })
		if ok && mine && verb != rules.EndTurn && verb != rules.Pass {
			list = append(list, t.told(c))
		}
	}
	return strings.Join(list, ", ")
}
