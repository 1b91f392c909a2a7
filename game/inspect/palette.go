package inspect

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// small is a picture as it is kept: in 256 colours where these tell it as well for
// later comparisons, which no pixel but one in a thousand misses by half the step;
// else in colours a third of the step apart. Both pack far better.
func small(m *image.RGBA, step int) image.Image {
	coarse := image.NewRGBA(m.Bounds())
	q := step / 3
	count := map[color.RGBA]int{}
	for i, v := range m.Pix {
		coarse.Pix[i] = uint8(min((int(v)+q/2)/q*q, 255))
		if i%4 == 3 {
			coarse.Pix[i] = 255
			count[color.RGBA{coarse.Pix[i-3], coarse.Pix[i-2], coarse.Pix[i-1], 255}]++
		}
	}
	chosen := choose(count, step)
	few := image.NewPaletted(m.Bounds(), chosen)
	nearest := map[color.RGBA]uint8{}
	for c := range count {
		nearest[c] = uint8(chosen.Index(c))
	}
	misses := 0
	for i := range few.Pix {
		few.Pix[i] = nearest[color.RGBA{coarse.Pix[4*i], coarse.Pix[4*i+1], coarse.Pix[4*i+2], 255}]
		p := chosen[few.Pix[i]].(color.RGBA)
		if far(p, color.RGBA{m.Pix[4*i], m.Pix[4*i+1], m.Pix[4*i+2], 255}) > step/2 {
			misses++
		}
	}
	if misses*1000 > len(few.Pix) {
		return coarse
	}
	return few
}

// choose picks at most 256 of the colours: the most frequent ones, each of which
// answers for those near it.
func choose(count map[color.RGBA]int, step int) color.Palette {
	left := make([]color.RGBA, 0, len(count))
	for c := range count {
		left = append(left, c)
	}
	slices.SortFunc(left, func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B))
	})
	var chosen color.Palette
	for near := 0; len(chosen) < 256 && near <= step/3; near += max(step/3, 1) {
		// First those that lie apart, then the most frequent of the others.
		for _, c := range left {
			apart := !slices.ContainsFunc(chosen, func(p color.Color) bool { return far(p.(color.RGBA), c) <= step/3-near })
			if apart && len(chosen) < 256 {
				chosen = append(chosen, c)
			}
		}
	}
	return chosen
}

// far is the largest difference of a channel.
func far(a, b color.RGBA) int {
	d := func(x, y uint8) int { return int(max(x, y) - min(x, y)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}
