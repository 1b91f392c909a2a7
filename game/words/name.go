package words

import (
	"path/filepath"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/levels/wilds"
)

// SideName is the name of a side.
func (w *Words) SideName(side int) string {
	switch side {
	case 0:
		return w.Key("side.blue")
	case 1:
		return w.Key("side.red")
	}
	return w.Key("side.third")
}

// LevelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its file.
func (w *Words) LevelName(level string) string {
	if key := "level." + level; w.Text.Has(key) {
		return w.Key(key)
	}
	if g, ok := wilds.Parse(level); ok {
		return w.T("%[1]s no. %[2]d", w.Key("wilds."+g.Kind+".name"), int(g.Seed))
	}
	if title := levels.OwnPuzzleTitle(level); title != "" {
		if at := strings.LastIndexByte(title, '-'); at > 0 {
			if n, err := strconv.Atoi(title[at+1:]); err == nil {
				return w.T("%[1]s no. %[2]d", w.LevelName(title[:at]), n)
			}
		}
	}
	return filepath.Base(level)
}
