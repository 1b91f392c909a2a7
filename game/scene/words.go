package scene

import (
	"path/filepath"
	"strconv"

	"tenaille/render/board"
	"tenaille/rules/grid"
)

// Number writes a whole number with a true minus.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed writes a modifier with its sign, as on the slip.
func Signed(n int) string {
	if n < 0 {
		return Number(n)
	}
	return "+" + strconv.Itoa(n)
}

// CellName is the name of a square on the screen: column letters and row
// number.
func CellName(c grid.Cell) string { return board.Column(int(c.X)) + strconv.Itoa(int(c.Y)+1) }

// SideName is the name of a side on the screen.
func (c *Context) SideName(side int) string {
	if side >= 0 && side < len(sideKeys) {
		return c.Key(sideKeys[side])
	}
	return c.Key("side.third")
}

// LevelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its file.
func (c *Context) LevelName(level string) string {
	if key := "level." + level; c.Text.Has(key) {
		return c.Key(key)
	}
	return filepath.Base(level)
}
