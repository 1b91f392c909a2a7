package scene

import (
	"strconv"

	"tenaille/game/store"
)

// unit is how distances are written: as the player chose, else by the custom of
// the language.
func (c *Context) unit() string {
	switch {
	case c.Settings.Distances != "":
		return c.Settings.Distances
	case c.Text.Language() == "fr":
		return store.Metres
	}
	return store.Feet
}

// length writes a distance in squares as the player wants it.
func (c *Context) length(squares int) string {
	switch c.unit() {
	case store.Squares:
		return c.TN("%[1]d square", "%[1]d squares", squares)
	case store.Metres:
		return c.bare(squares) + "\u00a0m"
	}
	return c.bare(squares) + c.T(" ft")
}

// bare is a distance without its unit.
func (c *Context) bare(squares int) string {
	switch c.unit() {
	case store.Squares:
		return strconv.Itoa(squares)
	case store.Feet:
		return strconv.Itoa(squares * 5)
	}
	s := strconv.Itoa(squares * 3 / 2)
	if squares%2 != 0 {
		s += c.point() + "5"
	}
	return s
}

// tall writes a height in centimetres as feet or metres.
func (c *Context) tall(cm int) string {
	metres := c.unit() == store.Metres || c.unit() == store.Squares && c.Text.Language() == "fr"
	if !metres {
		return number((cm+15)/30) + c.T(" ft")
	}
	frac := number(cm % 100)
	if len(frac) < 2 {
		frac = "0" + frac
	}
	return number(cm/100) + c.point() + frac + "\u00a0m"
}

// point parts the whole of a number from its decimals.
func (c *Context) point() string {
	if c.Text.Language() == "fr" {
		return ","
	}
	return "."
}
