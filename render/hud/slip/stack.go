package slip

import (
	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// row is one row of the slip. It stands under the baseline y.
type row interface {
	// tall is how far it moves the baseline on.
	tall(s *sheet) float64
	paint(c canvas, y float64)
	// put makes what stands on it parts of the screen; below tells that they lie
	// under those of other rows.
	put(s *sheet, box *widget.Rect, y float64)
	below() bool
}

// bare is a row that has no parts of the screen.
type bare struct{}

func (bare) put(*sheet, *widget.Rect, float64) {}
func (bare) below() bool                       { return false }

// above is a row whose parts lie over those of others.
type above struct{}

func (above) below() bool { return false }

// ranked is a row and how much it is missed.
type ranked struct {
	row
	rank rank
}

// placed is a row that is shown, under the baseline y from the upper edge of the slip.
type placed struct {
	row
	y float64
}

// rows are the rows of a slip, and which of them have given way.
type rows struct {
	list []ranked
	gone []bool
}

func newRows(list []ranked) *rows { return &rows{list, make([]bool, len(list))} }

// upTo leaves the rows that are missed at least as much as the rank, and those whose
// numbers are counted then.
func (r *rows) upTo(last rank) {
	for i := range r.list {
		r.gone[i] = r.gone[i] || r.list[i].rank > last
	}
}

// lone brings the only line back that has given way: words that count it would take its
// room and tell less.
func (r *rows) lone() {
	_, left, _ := r.sums()
	if left != 1 {
		return
	}
	for i := range r.list {
		switch r.list[i].row.(type) {
		case *lineRow, *noteRow:
			r.gone[i] = false
		}
	}
}

// drop lets the row go that is missed least, and reports whether there was one.
// Titles go together: one alone would stand over the lines of another.
func (r *rows) drop() bool {
	at, least := -1, always
	for i := range r.list {
		if !r.gone[i] && r.list[i].rank >= least && r.list[i].rank > always {
			at, least = i, r.list[i].rank
		}
	}
	if at < 0 {
		return false
	}
	r.gone[at] = true
	for i := range r.list {
		r.gone[i] = r.gone[i] || least == heading && r.list[i].rank == heading
	}
	return true
}

// laid is a slip as it is laid out.
type laid struct {
	rows []placed
	tall float64
}

// foot is the room under the last baseline.
const foot = 12

// fit lets rows go from the end of their order until the others have room.
func (r *rows) fit(s *sheet, room float64) laid {
	s.dense = false
	l := r.stack(s)
	if s.dense = l.tall > room; s.dense { // rather closer than without a number
		l = r.stack(s)
	}
	for l.tall > room && r.drop() {
		l = r.stack(s)
	}
	return l
}

// stack lays the rows that are left one under another. Where numbers of a list have
// given way stands what they add up to, and where that has too, or lines that are no
// such numbers, how many they are.
func (r *rows) stack(s *sheet) laid {
	l := laid{rows: make([]placed, 0, len(r.list))}
	sums, left, first := r.sums()
	last := 0. // the baseline of the last rule id
	put := func(v row) {
		if y, ok := s.ruled(v); ok && s.Compact && !s.dense { // a finger has room for each
			if last > 0 {
				l.tall = max(l.tall, last+part.Finger-y)
			}
			last = l.tall + y
		}
		l.rows = append(l.rows, placed{v, l.tall})
		l.tall += v.tall(s)
	}
	title, at := "", 0. // the title over the lines, and its baseline
	for i := range r.list {
		v := r.list[i].row
		switch v := v.(type) {
		case *headingRow:
			title = ""
			if !r.gone[i] && r.holds(v, sums) {
				put(v)
				title, at = v.words, l.tall
			}
			continue
		case *lineRow:
			if t := sums[max(v.of, 0)]; r.gone[i] && v.of >= 0 && len(t) > 0 && t[0] == v {
				if len(t) == 1 {
					put(v)
				} else {
					put(s.newSum(t, title, at-l.tall))
				}
			}
		case *restRow:
			if left > 0 && !r.gone[i] {
				put(&restRow{count: left, of: s.slip, first: first})
			}
			continue
		case *sumPlace:
			continue
		}
		if !r.gone[i] {
			put(v)
		}
	}
	l.tall += foot
	return l
}

// ruled tells whether a rule id stands on a row, and how far under it its baseline is.
func (s *sheet) ruled(v row) (y float64, ok bool) {
	switch v := v.(type) {
	case *lineRow:
		return s.gap.line, v.Rule != ""
	case *noteRow:
		return s.gap.line * float64(1+v.at), v.Rule != ""
	case *sumRow:
		return s.gap.line, v.Rule != ""
	case *underRow:
		return 14, v.rule != ""
	case *refusalRow:
		return 2 + v.high, s.slip.Refused.Rule != ""
	case *dangerRow:
		return 29, s.slip.Danger.Rule != ""
	}
	return 0, false
}

// sums are the lines of attack and defence that have given way and are added up, and
// how many lines are neither shown nor added up, with the number among them that tells most:
// one of the situation before what a creature always adds.
func (r *rows) sums() (sums [2][]*lineRow, left int, first *model.Line) {
	var adds [2]bool
	for i := range r.list {
		if v, ok := r.list[i].row.(*sumPlace); ok {
			adds[v.of] = !r.gone[i]
		}
	}
	best := cardPart + 1
	for i := range r.list {
		if !r.gone[i] {
			continue
		}
		switch v := r.list[i].row.(type) {
		case *lineRow:
			if v.of >= 0 && adds[v.of] && v.number {
				sums[v.of] = append(sums[v.of], v)
			} else {
				if left++; r.list[i].rank < best && v.number && v.of >= 0 && !v.Lost {
					first, best = &v.Line, r.list[i].rank
				}
			}
		case *noteRow:
			left++
		}
	}
	return sums, left, first
}

// holds reports whether anything stands under a title.
func (r *rows) holds(h *headingRow, sums [2][]*lineRow) bool {
	for i := range r.list {
		if v, ok := r.list[i].row.(*lineRow); ok && v.list == h.list && (!r.gone[i] || v.of >= 0 && len(sums[v.of]) > 0) {
			return true
		}
	}
	return false
}
