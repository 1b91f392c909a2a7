package grid

import (
	"regexp"
	"strconv"
)

// columns are the letters of the first columns, so that writing them costs no garbage.
var columns = func() (list [64]string) {
	for x := range list {
		list[x] = letters(x)
	}
	return list
}()

// Column returns the letters of column x, counted from 0: A to Z, then AA.
func Column(x int) string {
	if x >= 0 && x < len(columns) {
		return columns[x]
	}
	return letters(x)
}

func letters(x int) string {
	s := ""
	for x++; x > 0; x = (x - 1) / 26 {
		s = string(rune('A'+(x-1)%26)) + s
	}
	return s
}

// Name is what players call a cell: the letters of its column and the number of
// its row, counted from 1. Cell (2, 6) is C7.
func (c Cell) Name() string { return Column(int(c.X)) + strconv.Itoa(int(c.Y)+1) }

var cellName = regexp.MustCompile(`^([A-Z]{1,2})([1-9][0-9]{0,2})$`)

// CellNamed returns the cell of a name as Name writes it; ok is false for what is
// no such name.
func CellNamed(name string) (c Cell, ok bool) {
	parts := cellName.FindStringSubmatch(name)
	if parts == nil {
		return Cell{}, false
	}
	x := 0
	for _, r := range parts[1] {
		x = 26*x + int(r-'A') + 1
	}
	y, _ := strconv.Atoi(parts[2]) // at most three digits
	return C(x-1, y-1), true
}
