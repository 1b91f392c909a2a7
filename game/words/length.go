package words

import (
	"strconv"
	"strings"
)

// How distances are written.
const (
	Squares = "squares"
	Feet    = "feet"
	Metres  = "metres"
)

// Unit is how distances are written, Squares, Feet or Metres: as the player chose, else by
// the custom of the language.
func (w *Words) Unit() string {
	if *w.distances != "" {
		return *w.distances
	}
	return w.Key("format.unit")
}

// Length writes a distance in squares as the player wants it.
func (w *Words) Length(squares int) string {
	switch w.Unit() {
	case Squares:
		return w.TN("%[1]d square", "%[1]d squares", squares)
	case Metres:
		return w.Key("format.metres", w.Measure(squares))
	}
	return w.Key("format.feet", w.Measure(squares))
}

// Measure is a distance in squares without its unit.
func (w *Words) Measure(squares int) string {
	switch {
	case w.Unit() == Squares:
		return strconv.Itoa(squares)
	case w.Unit() == Feet:
		return strconv.Itoa(squares * 5)
	case squares%2 == 0:
		return strconv.Itoa(squares * 3 / 2)
	}
	return w.Tenths(squares * 15)
}

// Tall writes a height in centimetres as feet or metres; one who counts squares
// reads it by the custom of the language.
func (w *Words) Tall(cm int) string {
	unit := w.Unit()
	if unit == Squares {
		unit = w.Key("format.unit")
	}
	if unit != Metres {
		return w.Key("format.feet", strconv.Itoa((cm+15)/30))
	}
	frac := strconv.Itoa(cm % 100)
	if len(frac) < 2 {
		frac = "0" + frac
	}
	return w.Key("format.metres", strconv.Itoa(cm/100)+w.point()+frac)
}

// filled is a text of the catalog with a distance in each of its places: {6} is the place
// of six squares.
func filled(text string, length func(squares int) string) string {
	done := 0
	for {
		from := strings.IndexByte(text[done:], '{')
		if from < 0 {
			return text
		}
		from += done
		to := from + strings.IndexByte(text[from:], '}')
		squares, err := strconv.Atoi(text[from+1 : max(from+1, to)])
		if err != nil { // a brace of the text itself
			done = from + 1
			continue
		}
		words := length(squares)
		text, done = text[:from]+words+text[to+1:], from+len(words)
	}
}
