package levels

import (
	"encoding/xml"
	"math"
	"strconv"
)

func attributes(t xml.StartElement) map[string]string {
	m := make(map[string]string, len(t.Attr))
	for _, a := range t.Attr {
		m[a.Name.Local] = a.Value
	}
	return m
}

// whole reads an attribute that must be a whole number from low to high.
func (s *scanner) whole(attrs map[string]string, key string, low, high int) (int, error) {
	v, ok := attrs[key]
	if !ok {
		return 0, s.here("missing attribute %s", quote(key))
	}
	n, err := strconv.Atoi(v)
	if err != nil {
		return 0, s.here("%s %s is not a whole number", key, quote(v))
	}
	if n < low || n > high {
		return 0, s.here("%s %d, must be %d to %d", key, n, low, high)
	}
	return n, nil
}

// number reads an attribute that must be a finite number, or gives absent.
func (s *scanner) number(attrs map[string]string, key string, absent float64) (float64, error) {
	v, ok := attrs[key]
	if !ok {
		return absent, nil
	}
	if !finite(v) {
		return 0, s.here("%s %s is not a number", key, quote(v))
	}
	return strconv.ParseFloat(v, 64)
}

// finite reports whether text is a number of at most seven digits before the
// point.
func finite(text string) bool {
	v, err := strconv.ParseFloat(text, 64)
	return err == nil && math.Abs(v) < 1e7
}
