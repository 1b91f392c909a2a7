package levels

import (
	"embed"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
)

//go:embed scenarios/*.json lessons/*.json battles/*.json puzzles/*.json
var scenarioFiles embed.FS

// Lessons lists the lessons that are built in, in their order: small fights that each
// ask for one idea.
func Lessons() (list []string) {
	entries, err := scenarioFiles.ReadDir("lessons")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		list = append(list, strings.TrimSuffix(e.Name(), ".json"))
	}
	return list
}

// LessonAfter is the lesson that comes after one; ok is false after the last, and where name
// is none.
func LessonAfter(name string) (next string, ok bool) {
	list := Lessons()
	i := slices.Index(list, name)
	if i < 0 || i+1 == len(list) {
		return "", false
	}
	return list[i+1], true
}

// Puzzles lists the puzzles for players that are built in, the easiest first.
func Puzzles() []string { return slices.Clone(graded()) }

// graded reads once how hard they are.
var graded = sync.OnceValue(func() (list []string) {
	level := map[string]int{}
	entries, err := scenarioFiles.ReadDir("puzzles")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		name := strings.TrimSuffix(e.Name(), ".json")
		if c, err := OpenPuzzle(name); err == nil {
			list, level[name] = append(list, name), c.Puzzle.Level
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return level[a] - level[b] })
	return list
})

// OpenPuzzle reads a puzzle that is built in or was brought, by its name, or a position
// file with one.
func OpenPuzzle(name string) (*Case, error) {
	if c, own, err := ownPuzzleCase(name); own {
		return c, err
	}
	var f File
	var err error
	if s, ok := shelfOf(name); ok && s.folder == "puzzles" {
		var data []byte
		label := "levels/" + s.file(name)
		if data, err = readFile(scenarioFiles, s.file(name), label); err == nil {
			f, err = ReadPosition(strings.NewReader(string(data)), label)
		}
	} else {
		f, err = OpenPosition(name)
	}
	switch {
	case err != nil:
		return nil, err
	case len(f.Cases) != 1 || f.Cases[0].Puzzle == nil:
		return nil, fault(name, "", "no puzzle: a position file of one case with a puzzle is one")
	}
	return &f.Cases[0], nil
}

// Scenarios lists the scenarios that are built in, in the order in which they are
// offered: those that ask for less first.
func Scenarios() []string { return slices.Clone(ranked()) }

// ranked reads their ranks once, since each stands in a file of its own.
var ranked = sync.OnceValue(func() (list []string) {
	rank := map[string]int{}
	entries, err := scenarioFiles.ReadDir("scenarios")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		name := strings.TrimSuffix(e.Name(), ".json")
		if s, err := readScenario(scenarioFiles, "scenarios/"+e.Name(), e.Name()); err == nil {
			list, rank[name] = append(list, name), s.Rank
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return rank[a] - rank[b] })
	return list
})

// scenario is a fight on a map of the game with armies, goals and scenes of its own
// (SKI-19), as its file states it.
type scenario struct {
	// Schema may name levels/schema/scenario.json, for editors; nothing reads it.
	Schema string `json:"$schema"`
	// Map is the name of the map it is fought on.
	Map     string `json:"map"`
	Ruleset string `json:"ruleset"`
	// Rank is its place among the others.
	Rank    int    `json:"rank"`
	Fog     string `json:"fog"`
	Ambient string `json:"ambient"`
	// Situation is what distance and surroundings add to the tests against an ambush (LIM-03).
	Situation rules.Situation   `json:"situation"`
	Options   map[string]string `json:"options"`
	// Starts are rectangles of squares for a side, in place of those of the map.
	Starts    map[string][][4]int `json:"starts"`
	Creatures []scenarioCreature  `json:"creatures"`
	Zones     []rules.ZoneSetup   `json:"zones"`
	Tokens    []rules.TokenSetup  `json:"tokens"`
	Goals     []rules.GoalSetup   `json:"goals"`
	Events    []rules.SceneSetup  `json:"events"`
}

// scenarioCreature is one creature of a scenario, or several alike.
type scenarioCreature struct {
	// ID is what goals and events call it by; 0 for one that none speaks of.
	ID    int    `json:"id"`
	Side  string `json:"side"`
	Kind  string `json:"kind"`
	Name  string `json:"name"`
	Count int    `json:"count"` // 0 is 1
	// At is where it stands; without it, it is placed in the start of its side.
	At        *[2]int                `json:"at"`
	PC        bool                   `json:"pc"`
	Ambush    bool                   `json:"ambush"`
	Surprised bool                   `json:"surprised"`
	State     []rules.ConditionSetup `json:"conditions"`
	// Grapples and Pins are the id of whom it has in its grip when the fight begins (GRP-03, GRP-07).
	Grapples int `json:"grapples"`
	Pins     int `json:"pins"`
}

// hold is whom it has in its grip.
func (c *scenarioCreature) hold(file, spot string) (hold, error) {
	if c.Grapples < 0 || c.Pins < 0 {
		return hold{}, fault(file, spot, "grapples and pins name the id of another creature")
	}
	if c.Grapples > 0 && c.Pins > 0 {
		return hold{}, fault(file, spot, "who pins grapples already: give one of grapples and pins")
	}
	return hold{point: uint32(max(c.Grapples, c.Pins)), pins: c.Pins > 0}, nil
}

// readScenario reads the file of a scenario.
func readScenario(fsys fs.FS, name, label string) (scenario, error) {
	data, err := readFile(fsys, name, label)
	if err != nil {
		return scenario{}, err
	}
	if err := inspect(label, data); err != nil {
		return scenario{}, err
	}
	var s scenario
	if err := decode(label, "", data, &s); err != nil {
		return scenario{}, err
	}
	switch {
	case !slices.Contains(Names(), s.Map):
		return s, fault(label, "map", "there is no map %s; there are %s", quote(s.Map), strings.Join(Names(), ", "))
	case len(s.Creatures) == 0:
		return s, fault(label, "", "missing key %s", quote("creatures"))
	}
	return s, nil
}

// openScenario is the level that a scenario makes of its map.
func openScenario(fsys fs.FS, name, label string) (level, error) {
	s, err := readScenario(fsys, name, label)
	if err != nil {
		return level{}, err
	}
	b, err := readGround(mapFiles, s.Map+".tmx", "levels/"+s.Map+".tmx")
	if err != nil {
		return level{}, err
	}
	b.file = label
	b.setup.Name = strings.TrimSuffix(path.Base(name), ".json")
	b.setup.Fog, b.setup.Situation = s.Fog, s.Situation
	if s.Ruleset != "" {
		b.setup.Ruleset = s.Ruleset
	}
	if s.Ambient != "" {
		if err := oneOf(label, "ambient", s.Ambient, ambients); err != nil {
			return level{}, err
		}
		b.light().Ambient = s.Ambient
	}
	for k, v := range s.Options {
		if b.setup.Options == nil {
			b.setup.Options = map[string]string{}
		}
		b.setup.Options[k] = v
	}
	b.taken = make([]bool, b.width*b.height)
	if err := b.settle(&s); err != nil {
		return level{}, err
	}
	return level{setup: b.setup, from: b.from, starts: b.starts(), fixed: b.fixed, quest: b.quest}, checkSetup(b.file, "", &b.setup)
}

// settle places the creatures of a scenario and takes over its goals.
func (b *builder) settle(s *scenario) error {
	var sides [maxSides + 1][]recruit
	for side, rects := range s.Starts {
		n, err := b.sideNamed(side, "starts")
		if err != nil {
			return err
		}
		b.zones[n] = nil
		for i, r := range rects {
			spot := place(jsontext.Pointer("/starts").AppendToken(side).AppendToken(strconv.Itoa(i)))
			if r[0] < 0 || r[1] < 0 || r[2] < 1 || r[3] < 1 || r[0] > b.width-r[2] || r[1] > b.height-r[3] {
				return fault(b.file, spot, "not a rectangle on the map")
			}
			b.zones[n] = append(b.zones[n], zone{r[0], r[1], r[2], r[3], spot})
		}
	}
	for i := range s.Creatures {
		c := &s.Creatures[i]
		spot := "creatures" + index(i)
		n, err := b.sideNamed(c.Side, spot+".side")
		if err != nil {
			return err
		}
		if c.Count < 0 || c.Count > maxFigures || c.Count > 1 && (c.ID != 0 || c.At != nil) {
			return fault(b.file, spot+".count", "%d, must be 1 for one with an id or a place, else at most %d", c.Count, maxFigures)
		}
		holds, err := c.hold(b.file, spot)
		if err != nil {
			return err
		}
		r := recruit{kind: c.Kind, name: c.Name, spot: spot, ambush: c.Ambush, surprised: c.Surprised, pc: c.PC, state: c.State, point: uint32(c.ID), holds: holds}
		if c.At != nil {
			r.fixed, r.x, r.y = true, c.At[0], c.At[1]
			if r.x < 0 || r.y < 0 || r.x >= b.width || r.y >= b.height {
				return fault(b.file, spot+".at", "[%d,%d] lies outside the map of %dx%d", r.x, r.y, b.width, b.height)
			}
		}
		for range max(c.Count, 1) {
			sides[n] = append(sides[n], r)
		}
	}
	return b.people(&sides, func(all []recruit) error { return b.adopt(s, all) })
}

// sideNamed is the number of a side by its name.
func (b *builder) sideNamed(name, spot string) (int, error) {
	for n := 1; n <= maxSides; n++ {
		if sideName(n) == name {
			return n, nil
		}
	}
	return 0, fault(b.file, spot, "there is no side %s; there are blue, red, side3 to side%d", quote(name), maxSides)
}

// adopt takes over zones, tokens, goals and events, with the ids of those who are there.
func (b *builder) adopt(s *scenario, all []recruit) error {
	ids := map[int]int{}
	for i, r := range all {
		if r.point != 0 {
			if ids[int(r.point)] != 0 {
				return fault(b.file, r.spot+".id", "%d is there twice", r.point)
			}
			ids[int(r.point)] = b.setup.Combatants[i].ID
		}
	}
	list := func(of []int, spot string) error {
		for i := range of {
			id, ok := ids[of[i]]
			if !ok {
				return fault(b.file, spot+index(i), "there is no creature with the id %d", of[i])
			}
			of[i] = id
		}
		return nil
	}
	b.quest = questPlaces{}
	for i := range s.Goals {
		if err := list(s.Goals[i].Who, "goals"+index(i)+".who"); err != nil {
			return err
		}
	}
	for i := range s.Events {
		x := &s.Events[i]
		spot := "events" + index(i)
		if err := errors.Join(list(x.When.Falls, spot+".when.falls"), list(x.Arrive, spot+".arrive")); err != nil {
			return err
		}
		for k := range x.Say {
			if by := x.Say[k].By; by != 0 {
				one := []int{by}
				if err := list(one, spot+".say"+index(k)+".by"); err != nil {
					return err
				}
				x.Say[k].By = one[0]
			}
		}
	}
	b.setup.Zones, b.setup.Tokens, b.setup.Goals, b.setup.Events = s.Zones, s.Tokens, s.Goals, s.Events
	return nil
}
