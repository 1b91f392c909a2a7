package scene

import (
	"strconv"

	"tenaille/game/store"
)

// Unit is how distances are written: as the player chose, else by the custom of
// the language.
func (c *Context) Unit() string {
	switch {
	case c.Settings.Distances != "":
		return c.Settings.Distances
	case c.Text.Language() == "fr":
		return store.Metres
	}
	return store.Feet
}

// Length writes a distance in squares as the player wants it.
func (c *Context) Length(squares int) string {
	switch c.Unit() {
	case store.Squares:
		return c.TN("%[1]d square", "%[1]d squares", squares)
	case store.Metres:
		return c.Measure(squares) + "\u00a0m"
	}
	return c.Measure(squares) + c.T(" ft")
}

// Measure is a distance without its unit.
func (c *Context) Measure(squares int) string {
	switch c.Unit() {
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

// Tall writes a height in centimetres as feet or metres.
func (c *Context) Tall(cm int) string {
	metres := c.Unit() == store.Metres || c.Unit() == store.Squares && c.Text.Language() == "fr"
	if !metres {
		return Number((cm+15)/30) + c.T(" ft")
	}
	frac := Number(cm % 100)
	if len(frac) < 2 {
		frac = "0" + frac
	}
	return Number(cm/100) + c.point() + frac + "\u00a0m"
}

// point parts the whole of a number from its decimals.
func (c *Context) point() string {
	if c.Text.Language() == "fr" {
		return ","
	}
	return "."
}
