package profile

import (
	"bytes"
	"log/slog"
	"path"
	"strconv"
	"strings"

	"tenaille/game/saves"
	"tenaille/levels"
)

// puzzleFolder and puzzleEnd make the name of a puzzle in the store of its title.
const (
	puzzleFolder = "puzzles/"
	puzzleEnd    = ".json"
)

// MostPuzzles bounds the puzzles of the player's own that are listed.
const MostPuzzles = 500

// BringPuzzles makes the puzzles of the player's own known, as they lie in the store.
func (p *Profile) BringPuzzles() {
	names, err := p.Store.List(puzzleFolder)
	if err != nil {
		slog.Warn("own puzzles are not listed", "cause", err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		title, ok := strings.CutSuffix(strings.TrimPrefix(name, puzzleFolder), puzzleEnd)
		if !ok || MapTitle(title) != title || len(files) == MostPuzzles {
			continue
		}
		data, err := p.Store.Load(name)
		if err != nil {
			slog.Warn("an own puzzle is left out", "puzzle", title, "cause", err)
			continue
		}
		files[title] = data
	}
	levels.BringPuzzles(files)
}

// KeepPuzzle keeps a puzzle under the name of the level it is on and a number that is free,
// makes it known and returns its name.
func (p *Profile) KeepPuzzle(c *levels.Case) (name string, err error) {
	base := levels.Title(c.Setup.Name)
	if base == "" {
		base = strings.TrimSuffix(path.Base(c.Setup.Name), path.Ext(c.Setup.Name))
	}
	base = MapTitle(base)
	base = strings.Trim(base[:min(len(base), levels.LongestTitle-6)], "-")
	if base == "" {
		base = "puzzle"
	}
	var file bytes.Buffer
	if err := levels.WritePuzzle(&file, c); err != nil {
		return "", err
	}
	n := 1
	for _, other := range levels.OwnPuzzles() {
		if end, ok := strings.CutPrefix(levels.OwnPuzzleTitle(other), base+"-"); ok {
			if k, err := strconv.Atoi(end); err == nil && k < 99_999 {
				n = max(n, k+1)
			}
		}
	}
	title := base + "-" + strconv.Itoa(n)
	if err := p.Store.Save(puzzleFolder+title+puzzleEnd, file.Bytes()); err != nil {
		return "", err
	}
	p.BringPuzzles()
	return levels.OwnPuzzleName(title), nil
}

// DropPuzzle lets go of a puzzle of the player's own for good, and of what was reached in it.
func (p *Profile) DropPuzzle(name string) error {
	if err := p.Store.Remove(puzzleFolder + levels.OwnPuzzleTitle(name) + puzzleEnd); err != nil {
		return err
	}
	if err := saves.ForgetPuzzle(p.Store, name); err != nil {
		slog.Warn("a puzzle stays in the career", "cause", err)
	}
	p.BringPuzzles()
	return nil
}
