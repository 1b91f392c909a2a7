package slip

import (
	"strings"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Slip is the odds slip laid out.
type Slip struct {
	Box    widget.Rect // empty while no slip is shown
	sheet  *sheet
	rows   []placed
	pinned bool // it stays while the pointer goes elsewhere
}

// sheet is what all rows are laid out on.
type sheet struct {
	*part.Kit
	slip  *model.Slip
	wide  float64
	gap   *gaps
	lines func(n int) string // so many modifiers in words
	dense bool               // rule ids stand as close as the lines do
	large float64            // how much larger the chance is written
}

const (
	ink  = 12. // letters of the rows, never smaller
	rims = 27. // left and right
	edge = 14. // the left one
	col  = 28. // where the words of a modifier begin
)

// room is the width between the rims.
func (s *sheet) room() float64 { return s.wide - rims }

// counted is so many modifiers in words.
func (s *sheet) counted(n int) string { return s.lines(n) }

// wrap breaks words into lines of the rows' letters.
func (s *sheet) wrap(words string, width float64) []string {
	return s.Wrap(words, width, widget.Regular, ink)
}

// gaps are the gaps of a slip in units.
type gaps struct {
	line   float64 // from one baseline to the next
	title  float64 // to the baseline of a list's title
	small  float64 // between lines of what stands under another
	dashed float64 // over the dashed line
	deal   float64 // from there to the damage
	chip   float64 // how tall a rule id is
	bar    float64 // how tall the bar of outcomes is
}

// The usual gaps, those of a slip that would not fit in its column with them, and
// those of a phone, where no line is drawn over the damage.
var (
	airy  = gaps{line: 15.5, title: 19, small: 14, dashed: 12, deal: 19, chip: widget.ChipTall, bar: barTold}
	tight = gaps{line: 14, title: 16, small: 13, dashed: 7, deal: 16, chip: 13, bar: barPlain}
	small = gaps{line: 15.5, title: 19, small: 14, dashed: 4, deal: 19, chip: widget.ChipTall, bar: barPlain}
)

// New lays a slip out whole in the column at the right.
func New(k *part.Kit, m *model.Slip, pinned bool, words Words) Slip {
	s := &sheet{Kit: k, slip: m, wide: k.Side.W, gap: &airy, lines: words.Lines}
	all := newRows(s.list())
	if words.Fewer != "" && foldable(m) {
		all.add(&foldRow{words: words.Fewer, open: true})
	}
	l := all.stack(s)
	if l.tall > k.Side.H {
		s.gap = &tight
		l = all.fit(s, k.Side.H)
	}
	return Slip{sheet: s, rows: l.rows, pinned: pinned, Box: widget.Rect{X: k.Side.X, Y: k.Side.Y, W: s.wide, H: l.tall}}
}

// list are the rows of the slip in the order in which they are read.
func (s *sheet) list() []ranked {
	m := s.slip
	list := make([]ranked, 0, 24+len(m.Attack)+len(m.Defence)+len(m.Notes)+len(m.Foes))
	put := func(k rank, r row) { list = append(list, ranked{r, k}) }
	put(always, s.newTitle())
	if u := m.Subject; u != nil {
		put(life, &lifeRow{})
		for _, f := range u.Facts {
			put(fact, &factRow{words: s.wrap(f, s.room())})
		}
	}
	if m.Refused.Words != "" {
		put(always, s.newRefusal())
	}
	if m.HitFrom > 0 || m.Bare {
		put(always, s.newHeadline())
	}
	if m.HitFrom > 0 {
		put(faces, &rulerRow{})
	}
	if r := s.newUnder(); r != nil {
		put(always, r)
	}
	for i := range m.Foes {
		put(foeRank(i), s.newFoe(i))
	}
	list = s.modifiers(list)
	put(always, &restRow{})
	if m.HitFrom > 0 || m.Bare {
		put(always, &space{})
	}
	if m.Damage != "" {
		put(damage, &dashes{})
		if m.Outcomes != nil {
			put(outcome, &outcomesRow{of: m.Outcomes})
		}
		put(damage, s.newDamage())
		if m.Mean != "" {
			put(mean, &meanRow{words: s.Wrap(m.Mean, s.room()-19, widget.Regular, 12)})
		}
	}
	for i := range m.Notes {
		k := note
		switch {
		case m.Notes[i].Kept:
			k = always
		case m.Notes[i].Own:
			k = ownNote
		}
		put(k, s.newNote(&m.Notes[i]))
	}
	list = s.card(list)
	if m.Danger.Title != "" {
		put(always, s.newDanger())
	}
	return list
}

// Put makes the slip and what stands on it parts of the screen: each rule id opens
// its rule, what sums or counts tells what, signs tell what they are.
func (s *Slip) Put() {
	k := s.sheet
	k.Panel("slip", s.Box)
	for under := range 2 { // what is as large as a row lies under what stands on it
		for i := range s.rows {
			if r := &s.rows[i]; r.below() == (under == 0) {
				r.put(k, &s.Box, s.Box.Y+r.y)
			}
		}
	}
}

// Move lays the slip elsewhere.
func (s *Slip) Move(x, y float64) { s.Box.X, s.Box.Y = x, y }

// Paint paints the slip.
func (s *Slip) Paint(c part.Canvas) {
	if s.Box.H == 0 {
		return
	}
	on := canvas{c, s.sheet, s.Box.X + edge, s.Box.X + s.Box.W - rims + edge}
	on.paper(s.Box)
	for i := range s.rows {
		r := &s.rows[i]
		r.paint(on, s.Box.Y+r.y)
		if i == 0 && s.pinned {
			on.pinhead(s.Box.X+s.Box.W-14, s.Box.Y+4)
		}
	}
}

// canvas is what a row is painted on, between x and right.
type canvas struct {
	part.Canvas
	s        *sheet
	x, right float64
}

// linesID is the part that tells what a slip has no room for.
const linesID = "slip.lines"

// TellsLines reports whether a part tells modifiers that a slip has no room for.
func TellsLines(id string) bool { return strings.HasPrefix(id, linesID) }
