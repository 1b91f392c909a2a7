package levels

import (
	"io/fs"
	"maps"
	"slices"
	"sync"

	"tenaille/rules"
)

// kept has the levels that are built in, by name, and creatures the sheets, by
// kind, once they were asked for: nobody changes their files, and reading them is
// most of what opening a level takes.
var kept, creatures sync.Map

// shelf is a folder of levels that are built in beside the maps, and how its files are read.
type shelf struct {
	folder string
	read   func(fsys fs.FS, name, label string) (level, error)
}

// shelves are the folders of the levels that are no maps of their own.
var shelves = []shelf{{"lessons", load}, {"puzzles", load}, {"scenarios", openScenario}, {"battles", openScenario}}

func (s shelf) file(name string) string { return s.folder + "/" + name + ".json" }

// holds reports whether a level of that name stands on the shelf.
func (s shelf) holds(name string) bool {
	_, err := fs.Stat(scenarioFiles, s.file(name))
	return err == nil
}

// shelfOf is the shelf on which a level stands; ok is false for any other.
func shelfOf(name string) (s shelf, ok bool) {
	i := slices.IndexFunc(shelves, func(s shelf) bool { return s.holds(name) })
	if i < 0 {
		return s, false
	}
	return shelves[i], true
}

// IsLesson reports whether a lesson of that name is built in.
func IsLesson(name string) bool {
	s, ok := shelfOf(name)
	return ok && s.folder == "lessons"
}

// builtIn is a level that is built in. What its slices and pointers lead to is the
// caller's own.
func builtIn(name string) (level, error) {
	if l, ok := kept.Load(name); ok {
		return l.(level).copied(), nil
	}
	fsys, file, read := fs.FS(mapFiles), name+".tmx", readMap
	if s, ok := shelfOf(name); ok {
		fsys, file, read = scenarioFiles, s.file(name), s.read
	}
	label := "levels/" + file
	l, err := read(fsys, file, label)
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
	for i := range s.Zones {
		s.Zones[i].Rects = slices.Clone(s.Zones[i].Rects)
	}
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
