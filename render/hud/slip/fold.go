package slip

import (
	"cmp"
	"slices"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Words are what a slip says of lines it does not show, and of folding.
type Words struct {
	Lines func(n int) string // so many modifiers
	More  func(n int) string // so many lines are behind a press; nil where slips never fold
	Fewer string             // folds it again
}

// FoldID is the part that opens a folded slip, and folds it again.
const FoldID = "slip.fold"

// few is how many lines a folded slip tells under its chance.
const few = 3

// fold leaves what is read at a glance: who strikes whom, the chance with its faces, what a
// hit does, what warns, and the few lines of the situation that matter most. What the
// creatures have in every situation is behind a press.
func (r *rows) fold() {
	type choice struct{ at, weight int }
	var list []choice
	kept := map[int]bool{} // lists that still have a line
	for i := range r.list {
		k := r.list[i].rank
		switch v := r.list[i].row.(type) {
		case *lineRow:
			switch {
			case k == foremost:
				list = append(list, choice{i, 1000})
			case k == situation && !v.Lost:
				list = append(list, choice{i, lineWeight(&v.Line)})
			case k < cardPart && v.list >= others && v.Wide: // a chance of its own
				kept[v.list] = true
				continue
			}
			r.gone[i] = true
		case *noteRow:
			switch {
			case k == always:
			case k == note && !v.Lost:
				list = append(list, choice{i, 0})
				r.gone[i] = true
			default:
				r.gone[i] = true
			}
		case *headingRow:
		default:
			r.gone[i] = k > damage || k == fact
		}
	}
	slices.SortStableFunc(list, func(a, z choice) int { return cmp.Compare(z.weight, a.weight) })
	for _, c := range list[:min(len(list), few)] {
		r.gone[c.at] = false
	}
	for i := range r.list {
		if v, ok := r.list[i].row.(*headingRow); ok {
			r.gone[i] = !kept[v.list]
		}
	}
}

// hidden counts the lines that a fold has put away.
func (r *rows) hidden() (n int) {
	for i := range r.list {
		if r.gone[i] {
			switch r.list[i].row.(type) {
			case *lineRow, *noteRow, *factRow, *meanRow, *foeRow:
				n++
			}
		}
	}
	return n
}

// foldable reports whether a slip has a headline, under which the rest is looked up: what
// is nothing but a card, or a card under a refusal, is read for its lines.
func foldable(m *model.Slip) bool { return m.HitFrom > 0 || m.Bare || len(m.Foes) > 0 }

// foldRow opens the slip, or folds it again.
type foldRow struct {
	above
	words string
	open  bool
}

// foldTall is the height of the button of the fold.
const foldTall = 26.

func (*foldRow) tall(*sheet) float64 { return 10 + foldTall - 6 }

func (r *foldRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Kit.Put(FoldID, r.box(box.X+edge, box.X+box.W-rims+edge, y), false, model.Tip{})
}

func (*foldRow) box(x, right, y float64) widget.Rect {
	return widget.Rect{X: x - 7, Y: y + 8, W: right - x + 13, H: foldTall}
}

func (r *foldRow) paint(c canvas, y float64) {
	b := r.box(c.x, c.right, y)
	fill := widget.Fade(widget.Chip, .55)
	if over, _, focus := c.State(FoldID); over || focus {
		fill = widget.Chip
	}
	c.Box(b, 5, fill, widget.Transparent, 0)
	w := c.Width(r.words, widget.Bold, ink)
	x, mid := b.X+(b.W-w-18)/2, b.Y+b.H/2
	c.Text(r.words, x, mid+4.5, widget.Bold, ink, widget.PaperHead, widget.Start)
	way := 1.
	if r.open {
		way = -1
	}
	x += w + 8
	c.Polyline(2, widget.PaperHead, x, mid-2.5*way, x+5, mid+2.5*way, x+10, mid-2.5*way)
}

// Folded lays a slip out in the column at the right with what matters most of it, and a
// button that opens the rest; one that is short anyhow is laid out whole.
func Folded(k *part.Kit, m *model.Slip, pinned bool, words Words) Slip {
	s := &sheet{Kit: k, slip: m, wide: k.Side.W, gap: &airy, lines: words.Lines}
	if m.Chance != "" {
		s.large = 10
	}
	all := newRows(s.list())
	if words.More == nil || !foldable(m) {
		return New(k, m, pinned, words)
	}
	all.fold()
	n := all.hidden()
	if n < 2 { // the button would take its room and tell less
		return New(k, m, pinned, words)
	}
	for i := range all.list { // it is counted on the button
		if _, rest := all.list[i].row.(*restRow); rest {
			all.gone[i] = true
		}
	}
	all.add(&foldRow{words: words.More(n)})
	l := all.stack(s)
	if l.tall > k.Side.H {
		s.gap = &tight
		l = all.fit(s, k.Side.H)
	}
	return Slip{sheet: s, rows: l.rows, pinned: pinned, Box: widget.Rect{X: k.Side.X, Y: k.Side.Y, W: s.wide, H: l.tall}}
}

// add appends a row that never gives way.
func (r *rows) add(v row) {
	r.list, r.gone = append(r.list, ranked{v, always}), append(r.gone, false)
}
