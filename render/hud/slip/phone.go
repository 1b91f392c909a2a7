package slip

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Beside lays the slip of a small screen out over a height, where it hides as little
// as can be of what must be seen and then of what might be, which hides measures, and so
// with fewer rows where the longer slip would lie on somebody: in a corner first, and where
// it hides something of what must be seen in each, in any place under the upper row or
// over the lower.
func Beside(k *part.Kit, m *model.Slip, pinned bool, lines func(n int) string, floor float64, hides func(widget.Rect) (must, might float64)) Slip {
	s := &sheet{Kit: k, slip: m, wide: k.Side.W, gap: &small, lines: lines}
	list := s.lengths(floor - 6 - k.Side.Y)
	best, least, rest := Slip{}, math.Inf(1), 0.
	try := func(l *laid, x, y float64) {
		must, might := hides(widget.Rect{X: x, Y: y, W: s.wide, H: l.tall + 6})
		if must < least || must == least && might < rest {
			least, rest = must, might
			best = Slip{sheet: s, rows: l.rows, pinned: pinned, Box: widget.Rect{X: x, Y: y, W: s.wide, H: l.tall}}
		}
	}
	both := func(l *laid, x float64) {
		try(l, x, k.Side.Y)
		try(l, x, floor-l.tall-6)
	}
	for i := range list {
		both(&list[i], k.Side.X)
		both(&list[i], k.Header.X)
	}
	if least == 0 && rest == 0 {
		return best
	}
	for i := range list {
		for x := k.Side.X; x > k.Header.X; x -= 12 {
			both(&list[i], x)
		}
	}
	return best
}

// lengths are the slip of a phone: as long as its column has room for, without how the
// target stands, which the map tells too, without modifiers, and then with a row less
// each until it has room over what stands on the lower row, wherever that is.
func (s *sheet) lengths(room float64) (list []laid) {
	all := newRows(s.list())
	add := func(l laid) {
		if n := len(list); n == 0 || l.tall < list[n-1].tall {
			list = append(list, l)
		}
	}
	for _, last := range [...]rank{onPhone, foremost, faces} {
		all.upTo(last)
		if last == onPhone {
			all.lone()
		}
		add(all.fit(s, s.Side.H))
	}
	for list[len(list)-1].tall > room && all.drop() {
		add(all.stack(s))
	}
	return list
}
