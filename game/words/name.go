package words

import (
	"path/filepath"

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
	return filepath.Base(level)
}
