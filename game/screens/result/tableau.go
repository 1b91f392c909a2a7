package result

import (
	"cmp"
	"math"
	"slices"

	"tenaille/render/widget"
)

// standing is a figure of the painting after a match.
type standing struct {
	kind string
	side int
	most int64 // what it did, for its place: who did most stands in the middle
}

// cast are those who are standing at the end, of the winner or of all where nobody won, who
// did most first, and those who lie.
func (r *result) cast() (up, down []standing) {
	for i := range r.rows {
		v := &r.rows[i]
		if v.head {
			continue
		}
		s := standing{kind: v.kind, side: v.side}
		if v.hero != nil {
			s.most = v.hero.Worth
		}
		switch {
		case v.down:
			down = append(down, s)
		case v.side == r.outcome.Winner || r.outcome.Winner < 0:
			up = append(up, s)
		}
	}
	slices.SortStableFunc(up, func(a, b standing) int { return cmp.Compare(b.most, a.most) })
	return up, down
}

// tall is how tall a figure is that is drawn for so many squares, beside one of a single
// square: less than on the map, so that the small are not lost beside the large.
func tall(squares int) float64 { return 1 + .3*math.Sqrt(float64(squares-1)) }

// paintTableau paints the end of the day: those who won, whole, on the ground they won, among
// those who fell.
func (r *result) paintTableau(c widget.Canvas, box widget.Rect) {
	const level = .70 // of the height, where the ground begins
	r.land.paint(c, box, level)
	if c.Blind() {
		return
	}
	up, down := r.cast()
	in := widget.Rect{X: box.X + 12, Y: box.Y + 6, W: box.W - 24, H: box.H - 14}
	r.paintFelled(c, down, in, box.Y+box.H*level)
	if len(up) == 0 {
		return
	}
	most, wide := 0., 0.
	for i := range up {
		k := tall(c.Art().Squares(up[i].kind))
		most, wide = max(most, k), wide+k
	}
	// One beside another as far as they have room, else each a little behind the next.
	size := in.H / most
	step := min((in.W-size*most*.9)/max(wide-most, 1)/size, .84)
	if step < .5 {
		size *= max(step/.5, .62)
		step = (in.W - size*most*.9) / max(wide-most, 1) / size
	}
	places := places(c, up, step*size)
	mid := in.X + in.W/2
	for i := len(up) - 1; i >= 0; i-- { // who did most stands in front
		w := size * tall(c.Art().Squares(up[i].kind))
		far := 1 - .07*min(float64((i+1)/2), 2)
		w *= far
		foot := in.Y + in.H - (1-far)*in.H*.5
		c.Miniature(up[i].kind, up[i].side, min(max(mid+places[i]-w/2, in.X-6), in.X+in.W-w+6), foot-w, w)
	}
}

// places are how far right of the middle each stands: the first in it, the others by turns
// left and right.
func places(c widget.Canvas, list []standing, step float64) []float64 {
	at := make([]float64, len(list))
	reach := [2]float64{}
	for i := range list {
		half := step * tall(c.Art().Squares(list[i].kind)) / 2
		if i == 0 {
			reach = [2]float64{half, half}
			continue
		}
		side := i % 2
		at[i] = reach[side] + half
		if side == 1 {
			at[i] = -at[i]
		}
		reach[side] += 2 * half
	}
	shift := (reach[1] - reach[0]) / 2 // an odd one out leaves the group in the middle
	for i := range at {
		at[i] += shift
	}
	return at
}

// paintFelled paints those who lie, small and grey, from the sides inwards.
func (r *result) paintFelled(c widget.Canvas, list []standing, in widget.Rect, ground float64) {
	size := in.H * .34
	n := min(len(list), int(in.W/(size*.62)))
	for i := range n {
		t := (float64(i/2) + .5) / float64((n+1)/2) / 2
		x := in.X + size*.45 + t*(in.W-size*.9)
		if i%2 == 1 {
			x = in.X + in.W - size*.45 - t*(in.W-size*.9)
		}
		y := ground + max(in.Y+in.H-size*.36-ground, 0)*float64(i%3)/2
		k := min(tall(c.Art().Squares(list[i].kind)), 1.5)
		c.Felled(list[i].kind, list[i].side, x, y, size*k, i%2 == 0)
	}
}
