package words

import (
	"fmt"
	"strconv"
	"strings"
)

// Number writes a whole number with a true minus.
func (w *Words) Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed writes a modifier with its sign, as on the slip.
func (w *Words) Signed(n int) string {
	if n < 0 {
		return w.Number(n)
	}
	return "+" + strconv.Itoa(n)
}

// Bonus writes what is added to dice, nothing for none.
func (w *Words) Bonus(n int) string {
	if n == 0 {
		return ""
	}
	return w.Signed(n)
}

// Tenths writes a number of tenths with one decimal.
func (w *Words) Tenths(n int) string {
	if n < 0 {
		return "−" + w.Tenths(-n)
	}
	return strconv.Itoa(n/10) + w.point() + strconv.Itoa(n%10)
}

// SignedTenths writes a number of tenths with its sign and one decimal; nothing at
// all is "0".
func (w *Words) SignedTenths(n int) string {
	switch {
	case n < 0:
		return w.Tenths(n)
	case n == 0:
		return "0"
	}
	return "+" + w.Tenths(n)
}

// Mean writes an average with one decimal.
func (w *Words) Mean(v float64) string {
	return strings.Replace(fmt.Sprintf("%.1f", v), ".", w.point(), 1)
}

// point parts the whole of a number from its decimals.
func (w *Words) point() string { return w.Key("format.point") }
