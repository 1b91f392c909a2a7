package levels

import (
	"maps"
	"slices"
	"sync"

	"tenaille/rules"
)

// kept has the levels that are built in, by name, and creatures the sheets, by
// kind, once they were asked for: nobody changes their files, and reading them is
// most of what opening a level takes.
var kept, creatures sync.Map

// builtIn is a level that is built in. What its slices and pointers lead to is the
// caller's own.
func builtIn(name string) (level, error) {
	if l, ok := kept.Load(name); ok {
		return l.(level).copied(), nil
	}
	label := "levels/" + name + ".tmx"
	read := func() (level, error) { return readMap(mapFiles, name+".tmx", label) }
	switch {
	case IsLesson(name):
		label = "levels/lessons/" + name + ".json"
		read = func() (level, error) { return load(scenarioFiles, "lessons/"+name+".json", label) }
	case puzzleNamed(name):
		label = "levels/puzzles/" + name + ".json"
		read = func() (level, error) { return load(scenarioFiles, "puzzles/"+name+".json", label) }
	case scenarioNamed(name):
		label = "levels/scenarios/" + name + ".json"
		read = func() (level, error) { return openScenario(scenarioFiles, "scenarios/"+name+".json", label) }
	case battleNamed(name):
		label = "levels/battles/" + name + ".json"
		read = func() (level, error) { return openScenario(scenarioFiles, "battles/"+name+".json", label) }
	}
	l, err := read()
	if err != nil {
		return l, err
	}
	if _, err := l.playable(label); err == nil {
		kept.Store(name, l.copied())
	}
	return l, nil
}

// builtInCreature is creature for the files that are built in.
func builtInCreature(kind string) (rules.Sheet, error) {
	if s, ok := creatures.Load(kind); ok {
		return clone(s.(rules.Sheet)), nil
	}
	s, err := creature(creatureFiles, kind, "levels/")
	if err == nil {
		creatures.Store(kind, clone(s))
	}
	return s, err
}

// copied is the level with a situation of its own; the rest nobody changes.
func (l level) copied() level {
	s := &l.setup
	s.Options = maps.Clone(s.Options)
	s.Combatants = slices.Clone(s.Combatants)
	for i := range s.Combatants {
		s.Combatants[i] = clone(s.Combatants[i])
	}
	s.Zones, s.Tokens = slices.Clone(s.Zones), slices.Clone(s.Tokens)
	s.Goals, s.Events = slices.Clone(s.Goals), slices.Clone(s.Events)
	for i := range s.Goals {
		s.Goals[i].Who = slices.Clone(s.Goals[i].Who)
	}
	for i := range s.Events {
		x := &s.Events[i]
		x.When.Falls, x.Arrive, x.Say = slices.Clone(x.When.Falls), slices.Clone(x.Arrive), slices.Clone(x.Say)
	}
	s.Ambush, s.Surprised = slices.Clone(s.Ambush), slices.Clone(s.Surprised)
	s.Situation.Of = slices.Clone(s.Situation.Of)
	s.Turn = copied(s.Turn)
	m := &s.Map
	m.Rows, m.Edges, m.Elevation = slices.Clone(m.Rows), slices.Clone(m.Edges), slices.Clone(m.Elevation)
	m.Legend = maps.Clone(m.Legend)
	for k, list := range m.Legend {
		m.Legend[k] = slices.Clone(list)
		for i := range list {
			m.Legend[k][i].Walkable = copied(list[i].Walkable)
		}
	}
	for i := range m.Edges {
		m.Edges[i].Walkable = copied(m.Edges[i].Walkable)
	}
	if m.Light = copied(m.Light); m.Light != nil {
		m.Light.Sources = slices.Clone(m.Light.Sources)
	}
	if s.Look = copied(s.Look); s.Look != nil {
		s.Look.Ground, s.Look.Props = slices.Clone(s.Look.Ground), slices.Clone(s.Look.Props)
	}
	return l
}
