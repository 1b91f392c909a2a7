package widget

import "math"

// Need is the width that a line takes at the least in which Fit leaves it whole, in
// the smallest letters that Fit writes it in.
func (s *Style) Need(line string, f Font, size float64) float64 {
	const hair = .01 // sums of widths are not exact
	return s.Width(line, f, s.least(size)) + hair
}

// least is the smallest size in which Fit writes what is asked for in a size.
func (s *Style) least(size float64) float64 {
	least := math.Max(size*.8, math.Min(size, 10))
	if s.Large {
		// Large letters may become what they are for others, no smaller.
		least = math.Max(size*.66, 7.5)
		for s.letters(least) < math.Max(size*.8, math.Min(size, 10)) {
			least += .25
		}
	}
	return least
}

// Share makes columns of the widths given as wide as they need to be, as far as the
// others have width to spare: what is taken from those is taken in proportion to it.
// The sum stays. Where all is too little, those that need more are given what there
// is in proportion to what they want.
func Share(widths, needs []float64) []float64 {
	want, spare := 0., 0.
	for i, w := range widths {
		want += math.Max(needs[i]-w, 0)
		spare += math.Max(w-needs[i], 0)
	}
	if want <= 0 || spare <= 0 {
		return widths
	}
	given := math.Min(want, spare)
	list := make([]float64, len(widths))
	for i, w := range widths {
		if more := needs[i] - w; more > 0 {
			list[i] = w + more*given/want
		} else {
			list[i] = w + more*given/spare
		}
	}
	return list
}

// Even are n columns of a width that are alike.
func Even(room float64, n int) []float64 {
	list := make([]float64, n)
	for i := range list {
		list[i] = room / float64(n)
	}
	return list
}
