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

// acts are the actions of a line that those who play the puzzle choose, but for the end of
// a turn.
func (t teller) acts(film *replay.Replay) (list []*levels.Command) {
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
			list = append(list, c)
		}
	}
	return list
}

// line is the best line in words, one action after another.
func (t teller) line(film *replay.Replay) string {
	var list []string
	for _, c := range t.acts(film) {
		list = append(list, t.told(c))
	}
	return strings.Join(list, ", ")
}

// squares are those that a line speaks of: where those stand who act, where they go, whom it
// is aimed at, and the straight way between where no other is named.
func (t teller) squares(film *replay.Replay) (list []grid.Cell) {
	stand := func(sheet int) (at grid.Cell) {
		for id := range t.e.Count() {
			if t.e.Creatures[id].Sheet == sheet && sheet != 0 {
				s := t.e.Space(rules.ID(id))
				at = s.At
				for i := range s.N * s.N {
					list = append(list, grid.Cell{X: at.X + int16(i%s.N), Y: at.Y + int16(i/s.N)})
				}
			}
		}
		return at
	}
	for _, c := range t.acts(film) {
		from := stand(c.By)
		if on := stand(c.On); c.On != 0 && len(c.Cells) == 0 {
			dx, dy := int(on.X-from.X), int(on.Y-from.Y)
			n := max(dx, -dx, dy, -dy)
			for i := range n {
				list = append(list, grid.Cell{X: from.X + int16(dx*i/n), Y: from.Y + int16(dy*i/n)})
			}
		}
		for _, id := range slices.Concat(c.Targets, c.With) {
			stand(id)
		}
		for _, at := range c.Cells {
			list = append(list, grid.Cell{X: int16(at[0]), Y: int16(at[1])})
		}
		for _, at := range []*[2]int{c.Square, c.Step} {
			if at != nil {
				list = append(list, grid.Cell{X: int16(at[0]), Y: int16(at[1])})
			}
		}
	}
	return list
}
