package levels

import (
	"embed"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tenaille/levels/wilds"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

//go:embed *.tmx terrain.tsx
var mapFiles embed.FS

// Names lists the levels that are built in, sorted.
func Names() []string {
	entries, err := mapFiles.ReadDir(".")
	if err != nil {
		return nil
	}
	var list []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ".tmx"); ok {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// Load reads a level: one of Names, or a path to a Tiled map or a position
// file. Its combatants have ids from 1, sides "blue" and "red", and stand in
// their start. Every error is a Fault. The ruleset is the first until somebody
// chooses another.
func Load(nameOrPath string) (rules.Setup, error) {
	l, err := read(nameOrPath)
	if err != nil {
		return rules.Setup{}, err
	}
	return l.load(nameOrPath)
}

// load is the setup of a level that the rules can play, those in ambush hidden.
func (l *level) load(label string) (rules.Setup, error) {
	if len(l.setup.Ambush) == 0 {
		_, err := l.playable(label)
		return l.setup, err
	}
	f, err := l.field(label)
	if err != nil {
		return l.setup, err
	}
	return f.Setup, nil
}

// level is what a file holds: the situation, of each combatant the file of its
// sheet, the squares where each side may be placed, nil where the file names
// none, and whether each combatant has a place of its own.
type level struct {
	setup  rules.Setup
	from   []origin
	starts [][]grid.Cell
	fixed  []bool
	quest  questPlaces
	// ruleset is what the file asks for, empty where any will do.
	ruleset string
}

// playable is what the rules say of a level: its options, its sheets and
// where everybody stands. What is wrong with a sheet from a file of its own is
// told of that file.
func (l *level) playable(label string) (*rules.Encounter, error) {
	e, err := rulesets.New(&l.setup)
	if err == nil {
		l.setup.Map.SurveyedAs(e.Map)
		return e, nil
	}
	var sheet *rules.SheetError
	if errors.As(err, &sheet) && sheet.At < len(l.from) {
		return nil, l.from[sheet.At].fault(sheet.Err)
	}
	return nil, l.told(label, err)
}

func read(nameOrPath string) (level, error) {
	if _, ok := shelfOf(nameOrPath); ok || slices.Contains(Names(), nameOrPath) {
		return builtIn(nameOrPath)
	}
	if g, ok := wilds.Parse(nameOrPath); ok {
		return wild(g)
	}
	if l, own, err := ownMap(nameOrPath); own {
		return l, err
	}
	if c, own, err := ownPuzzleCase(nameOrPath); own {
		if err != nil {
			return level{}, err
		}
		c.Setup.Turn = c.Puzzle.Turn()
		return level{setup: c.Setup}, nil
	}
	ext := strings.ToLower(filepath.Ext(nameOrPath))
	if ext != ".tmx" && ext != ".json" && !strings.ContainsAny(nameOrPath, `/\`) {
		return level{}, fault(quote(nameOrPath), "", "no such level; there are %s, or give a path to a .tmx file", strings.Join(Names(), ", "))
	}
	dir, base := filepath.Split(nameOrPath)
	if dir == "" {
		dir = "."
	}
	if base == "" || !fs.ValidPath(base) {
		return level{}, fault(quote(nameOrPath), "", "not a file")
	}
	return load(os.DirFS(dir), base, nameOrPath)
}

// LoadFS reads the level at path name of fsys, as Load does.
func LoadFS(fsys fs.FS, name string) (rules.Setup, error) {
	if !fs.ValidPath(name) {
		return rules.Setup{}, fault(quote(name), "", "not a path")
	}
	l, err := load(fsys, name, name)
	if err != nil {
		return rules.Setup{}, err
	}
	return l.load(name)
}

func load(fsys fs.FS, name, label string) (level, error) {
	if strings.ToLower(path.Ext(name)) != ".json" {
		return readMap(fsys, name, label)
	}
	data, err := readFile(fsys, name, label)
	if err != nil {
		return level{}, err
	}
	file, err := ReadPosition(strings.NewReader(string(data)), label)
	if err != nil {
		return level{}, err
	}
	if len(file.Cases) != 1 {
		return level{}, fault(label, "", "%d %w", len(file.Cases), ErrCases)
	}
	l := level{setup: file.Cases[0].Setup}
	if p := file.Cases[0].Puzzle; p != nil {
		l.setup.Turn = p.Turn()
	}
	return l, nil
}

// ErrCases is the cause when a position file that is to be a level does not hold
// one case alone.
var ErrCases = errors.New("cases; a level is a file of one")

// overlay is the folder of a map with the built-in tile set behind it, so
// that a map may lie anywhere and still use terrain.tsx.
type overlay struct {
	fsys fs.FS
	dir  string
}

// Open opens name relative to the folder of the map.
func (o overlay) Open(name string) (fs.File, error) {
	fsys, full := o.find(name)
	return fsys.Open(full)
}

// Stat looks at a file without opening it, so that a pipe cannot hold the
// reader up.
func (o overlay) Stat(name string) (fs.FileInfo, error) {
	fsys, full := o.find(name)
	return fs.Stat(fsys, full)
}

// find says in which file system a name lies, and as what.
func (o overlay) find(name string) (fs.FS, string) {
	full := path.Join(o.dir, filepath.ToSlash(name))
	if path.Base(full) != "terrain.tsx" {
		return o.fsys, full
	}
	if _, err := fs.Stat(o.fsys, full); err == nil {
		return o.fsys, full
	}
	return mapFiles, "terrain.tsx"
}
