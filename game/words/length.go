package words

import (
	"strconv"
	"strings"
	"unicode"
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

// About is the text of a key with its distances as the player wants them: a text of the
// catalog counts squares.
func About(w *Words, key string) string {
	text := w.Key(key)
	if w.Unit() == Squares {
		return text
	}
	var out strings.Builder
	digit := func(r rune) bool { return unicode.IsDigit(r) }
	for {
		at := strings.IndexFunc(text, digit)
		if at < 0 {
			return out.String() + text
		}
		digits := len(text) - at - len(strings.TrimLeftFunc(text[at:], digit))
		n, _ := strconv.Atoi(text[at : at+digits])
		out.WriteString(text[:at])
		if squares := w.TN("%[1]d square", "%[1]d squares", n); strings.HasPrefix(text[at:], squares) {
			out.WriteString(w.Length(n))
			text = text[at+len(squares):]
			continue
		}
		out.WriteString(text[at : at+digits])
		text = text[at+digits:]
	}
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
