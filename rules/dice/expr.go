package dice

import (
	"fmt"
	"strconv"
	"strings"
)

// Expr is a dice expression such as 2d6+1: Count dice of Sides faces, plus a
// flat number that may be negative.
type Expr struct{ Count, Sides, Plus int16 }

const (
	maxCount = 99
	maxSides = 100
	maxPlus  = 999
)

// Parse reads "1d8", "2d6+1", "1d4-1" or a fixed "5", for which nothing is drawn
// at all. The count is 1 to 99, the sides 2 to 100, the flat number at most 999
// either way; anything else is an error that quotes the text.
func Parse(s string) (Expr, error) {
	bad := func(why string) (Expr, error) {
		return Expr{}, fmt.Errorf("dice %q: %s", s, why)
	}
	count, rest, ok := strings.Cut(s, "d")
	if !ok {
		if n, ok := number(s, maxPlus); ok {
			return Expr{Plus: int16(n)}, nil
		}
		return bad("want a form like 2d6+1")
	}
	plus := ""
	if i := strings.IndexAny(rest, "+-"); i >= 0 {
		rest, plus = rest[:i], rest[i:]
	}
	var e Expr
	n, ok := number(count, maxCount)
	if !ok || n < 1 {
		return bad("the number of dice must be 1 to 99")
	}
	e.Count = int16(n)
	n, ok = number(rest, maxSides)
	if !ok || n < 2 {
		return bad("the sides must be 2 to 100")
	}
	e.Sides = int16(n)
	if plus != "" {
		n, ok = number(plus[1:], maxPlus)
		if !ok {
			return bad("the flat number must be 0 to 999")
		}
		if plus[0] == '-' {
			n = -n
		}
		e.Plus = int16(n)
	}
	return e, nil
}

// number reads plain decimal digits, without sign, up to limit.
func number(s string, limit int) (int, bool) {
	if s == "" || len(s) > 3 {
		return 0, false
	}
	n := 0
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, n <= limit
}

// None reports whether e is always 0: neither dice nor a fixed number.
func (e Expr) None() bool { return e.Count == 0 && e.Plus == 0 }

// String writes e as Parse reads it.
func (e Expr) String() string {
	if e.Count == 0 {
		return strconv.Itoa(int(e.Plus))
	}
	s := strconv.Itoa(int(e.Count)) + "d" + strconv.Itoa(int(e.Sides))
	switch {
	case e.Plus > 0:
		s += "+" + strconv.Itoa(int(e.Plus))
	case e.Plus < 0:
		s += strconv.Itoa(int(e.Plus))
	}
	return s
}

// Min is the least total of e.
func (e Expr) Min() int { return int(e.Count) + int(e.Plus) }

// Max is the greatest total of e.
func (e Expr) Max() int { return int(e.Count)*int(e.Sides) + int(e.Plus) }
