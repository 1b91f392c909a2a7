package census

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// game is one match to be played, complete in itself.
type game struct {
	ruleset, level string
	seats          []string
	seed           uint64
	// turn is its place among the games of its ruleset: what changes from one
	// to the next follows from it.
	turn int
	// lap is how often every level has had its turn before.
	lap int
}

// pairings are who plays whom, in the order in which games have them.
var pairings = [][2]string{
	{"random", "random"}, {"soldier", "random"}, {"random", "recruit"}, {"recruit", "soldier"},
	{"random", "soldier"}, {"soldier", "soldier"}, {"recruit", "random"},
}

// plan lays out the games of a census: every ruleset in turn, every level under
// each, every pairing.
func plan(c Config) ([]game, error) {
	if c.Games < 1 {
		return nil, errors.New("a census of no games")
	}
	all, names := rulesets.All(), levels.Names()
	games := make([]game, c.Games)
	for i, seed := range seeds(c) {
		turn := i / len(all)
		games[i] = game{
			ruleset: all[i%len(all)].Name, level: names[turn%len(names)],
			seats: pairings[(turn+turn/len(names))%len(pairings)][:], seed: seed, turn: turn, lap: turn / len(names),
		}
	}
	return games, nil
}

func (g *game) name() string { return g.level + ", " + g.ruleset }

// setup is the situation the game begins with: the level with its own rosters or
// with an army that its seed draws for a side, under options that differ from
// game to game.
func (g *game) setup() (rules.Setup, error) {
	f, err := levels.OpenField(g.level)
	if err != nil {
		return rules.Setup{}, err
	}
	draw := dice.NewStream(g.seed)
	armies := make([]levels.Army, len(f.Sides))
	for side := range armies {
		if g.lap%2 == 1 && (g.turn+side)%3 != 2 { // first every level as it is
			armies[side] = drawn(f, g.ruleset, side, &draw)
		}
	}
	s, err := f.Muster(g.ruleset, armies...)
	var full *levels.NoRoom
	if errors.As(err, &full) {
		s, err = f.Muster(g.ruleset, make([]levels.Army, len(f.Sides))...)
	}
	if err != nil {
		return s, err
	}
	s.Fog = [...]string{"off", "sight", "off", "memory"}[g.turn%4]
	s.Options = g.options(s.Options)
	return s, nil
}

// drawn is an army of kinds drawn for a side, about as dear as its own.
func drawn(f *levels.Field, ruleset string, side int, draw *dice.Stream) levels.Army {
	kinds := f.Kinds()
	left := f.Cost(ruleset, f.Own(side))
	var a levels.Army
	for range 3 * len(kinds) {
		kind := kinds[draw.D(len(kinds))-1]
		price := f.Price(ruleset, kind)
		if price < 1 || price > left || a.Total() >= 8 {
			continue
		}
		left -= price
		if k := slices.IndexFunc(a, func(c levels.Company) bool { return c.Kind == kind }); k >= 0 {
			a[k].Count++
		} else {
			a = append(a, levels.Company{Kind: kind, Count: 1})
		}
	}
	return a
}

// options are those of the level and, of the options that matter to the ruleset,
// one in three at another value than its default, others in every game.
func (g *game) options(stated map[string]string) map[string]string {
	all := map[string]string{}
	for name, value := range stated {
		all[name] = value
	}
	n := 0
	for _, row := range rules.OptionTable() {
		if !slices.Contains(row.Rulesets, g.ruleset) {
			continue
		}
		if n++; (n+g.turn+g.lap)%3 == 0 {
			all[row.Name] = other(&row, row.Plain())
		}
	}
	return all
}

// other is a value of an option that is not the given one.
func other(row *rules.OptionRow, value string) string {
	for _, v := range row.Values {
		if v != value {
			return v
		}
	}
	n, _ := strconv.Atoi(value)
	if n == row.Default {
		return strconv.Itoa(max(row.Min, row.Default/3))
	}
	return strconv.Itoa(row.Default)
}

// sheetOf is the sheet of a creature as the setup states it.
func sheetOf(e *rules.Encounter, id rules.ID) *rules.Sheet {
	for i := range e.Setup.Combatants {
		if e.Setup.Combatants[i].ID == e.Creatures[id].Sheet {
			return &e.Setup.Combatants[i]
		}
	}
	panic(fmt.Sprintf("census: creature %d has no sheet", id))
}
