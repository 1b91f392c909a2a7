package words

import (
	"path/filepath"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/levels/wilds"
)

// sideKeys are the keys of the names of the sides, after the colours they have.
var sideKeys = [...]string{"side.blue", "side.red", "side.third", "side.fourth", "side.fifth", "side.sixth", "side.seventh", "side.eighth"}

// SideName is the name of a side, counted from 0.
func (w *Words) SideName(side int) string {
	if side < 0 || side >= len(sideKeys) {
		side = 2 // the grey one, as it is painted
	}
	return w.Key(sideKeys[side])
}

// LevelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its title, or by its file.
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
	if levels.Title(level) == levels.Untitled {
		return w.T("A new map")
	}
	if called := levels.Called(level); called != "" {
		return called
	}
	file := filepath.Base(level)
	if filepath.Ext(file) == "" { // nobody has given it a name: a position, or a map of one's own
		return Capital(strings.ReplaceAll(file, "-", " "))
	}
	return file
}
