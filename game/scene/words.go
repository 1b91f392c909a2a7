package scene

import (
	"path/filepath"
	"strconv"

	"tenaille/render/board"
	"tenaille/rules/grid"
)

// number writes a whole number with a true minus.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// signed writes a modifier with its sign, as on the slip.
func signed(n int) string {
	if n < 0 {
		return number(n)
	}
	return "+" + strconv.Itoa(n)
}

// cellName is the name of a square on the screen: column letters and row
// number.
func cellName(c grid.Cell) string { return board.Column(int(c.X)) + strconv.Itoa(int(c.Y)+1) }

// sideName is the name of a side on the screen.
func (c *Context) sideName(side int) string {
	if side >= 0 && side < len(sideKeys) {
		return c.Key(sideKeys[side])
	}
	return c.Key("side.third")
}

// levelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its file.
func (c *Context) levelName(level string) string {
	if key := "level." + level; c.Text.Has(key) {
		return c.Key(key)
	}
	return filepath.Base(level)
}
