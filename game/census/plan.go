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
	// scenario tells that the level is one, played as it is.
	scenario bool
}

// pairings are who plays whom, in the order in which games have them. Chance
// against itself is rare among them: it seldom comes to blows.
var pairings = [][2]string{
	{"random", "soldier"}, {"soldier", "random"}, {"soldier", "soldier"}, {"recruit", "soldier"},
	{"random", "soldier"}, {"soldier", "random"}, {"random", "recruit"}, {"soldier", "soldier"}, {"random", "random"},
}

// apart are the maps that the census leaves to that of the scenarios: with them sixty games
// have too few with armies drawn by lot, and those meet the rarest rules.
var apart = []string{"high-pass", "old-quay", "stilts"}

// plan lays out the games of a census: every ruleset in turn, every level but those apart
// under each, every pairing.
func plan(c Config) ([]game, error) {
	if c.Games < 1 {
		return nil, errors.New("a census of no games")
	}
	if len(c.Scenarios) > 0 {
		return planScenarios(c)
	}
	all, names := rulesets.All(), slices.DeleteFunc(levels.Names(), func(name string) bool { return slices.Contains(apart, name) })
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

// planScenarios lays out the games of a census of scenarios: each of them in turn, every
// pairing on each.
func planScenarios(c Config) ([]game, error) {
	names := c.Scenarios
	rulesetOf := map[string]string{}
	for _, name := range names {
		s, err := levels.Load(name)
		if err != nil {
			return nil, err
		}
		rulesetOf[name] = s.Ruleset
	}
	games := make([]game, c.Games)
	for i, seed := range seeds(c) {
		turn := i / len(names)
		name := names[i%len(names)]
		games[i] = game{ruleset: rulesetOf[name], level: name, seats: pairings[(turn+i%len(names))%len(pairings)][:], seed: seed, turn: i, lap: turn, scenario: true}
	}
	return games, nil
}

func (g *game) name() string { return g.level + ", " + g.ruleset }

// setup is the situation the game begins with: a scenario as it is, else the level with its own rosters or
// with an army that its seed draws for a side, under options that differ from
// game to game.
func (g *game) setup() (rules.Setup, error) {
	if g.scenario {
		return levels.Load(g.level)
	}
	f, err := levels.OpenField(g.level)
	if err != nil {
		return rules.Setup{}, err
	}
	draw := dice.NewStream(g.seed)
	armies := make([]levels.Army, len(f.Sides))
	for side := range armies {
		if g.lap%2 == 1 { // first every level as it is
			armies[side] = g.drawn(f, side, &draw)
		}
	}
	s, err := f.Place(g.ruleset, armies...)
	for full := (*levels.NoRoom)(nil); errors.As(err, &full) && armies[full.Side] != nil; s, err = f.Place(g.ruleset, armies...) {
		stay := slices.DeleteFunc(armies[full.Side], func(c levels.Company) bool { return c.Kind == full.Kind })
		if armies[full.Side] = stay; len(stay) == 0 {
			armies[full.Side] = nil // its own
		}
	}
	if err != nil {
		return s, err
	}
	s.Fog = [...]string{"off", "sight", "off", "memory"}[g.turn%4]
	s.Options = g.options(s.Options)
	return s, nil
}

// plenty are the points of an army in which every kind has room, and great those of
// a kind that is a quarter of such an army: a giant, say.
const (
	plenty = 700
	great  = plenty / 4
)

// drawn is an army for a side such as a player could buy, of eight at most: one of
// the great kinds and the kinds whose turn it is, so that each kind has one, then
// others that are drawn.
func (g *game) drawn(f *levels.Field, side int, draw *dice.Stream) levels.Army {
	kinds := f.Kinds()
	left := max(f.Cost(g.ruleset, f.Own(side)), plenty)
	var a levels.Army
	add := func(kind string) {
		price := f.Price(g.ruleset, kind)
		if price < 1 || price > left || a.Total() >= 8 {
			return
		}
		left -= price
		if k := slices.IndexFunc(a, func(c levels.Company) bool { return c.Kind == kind }); k >= 0 {
			a[k].Count++
		} else {
			a = append(a, levels.Company{Kind: kind, Count: 1})
		}
	}
	var giants []string
	for _, kind := range kinds {
		if f.Price(g.ruleset, kind) >= great {
			giants = append(giants, kind)
		}
	}
	if g.options(nil)["massive_damage"] == "true" {
		add(heaviest(f))
	}
	if n := g.turn*len(f.Sides) + side; len(giants) > 0 {
		add(giants[(g.turn/2+side)%len(giants)])
		for k := range 4 {
			add(kinds[(4*n+k)%len(kinds)])
		}
	}
	for range 3 * len(kinds) {
		add(kinds[draw.D(len(kinds))-1])
	}
	return a
}

// heaviest is the kind that deals most by one attack: without it the rule of massive
// damage has nobody to ask (HP-07).
func heaviest(f *levels.Field) (kind string) {
	most := 0
	for _, k := range f.Kinds() {
		sheet, _ := f.Sheet(k)
		for _, p := range sheet.Powers {
			if d, err := dice.Parse(p.Damage); err == nil && p.Attack != "" && d.Max() > most {
				kind, most = k, d.Max()
			}
		}
	}
	return kind
}

// options are those of the level and, of the options that matter to the ruleset,
// one in two at another value than its default: on one map in one game, the others
// in the next on it.
func (g *game) options(stated map[string]string) map[string]string {
	all := map[string]string{}
	for name, value := range stated {
		all[name] = value
	}
	n := 0
	for _, row := range rulesets.OptionsOf(g.ruleset) {
		if n++; (n+g.turn+g.lap)%2 == 0 {
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
