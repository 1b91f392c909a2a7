package tableau

import (
	"math"

	"tenaille/render/widget"
	"tenaille/rules"
)

// Figure is a creature of the painting.
type Figure struct {
	Kind string
	Side int
}

// Tableau is the painting of the end of a battle.
type Tableau struct {
	land     landscape
	up, down []Figure
}

// New returns the painting of those who stand at the end, first the one who did most, and of
// those who lie, on the ground of a map; nil is no map known.
func New(setup *rules.Setup, up, down []Figure) Tableau {
	return Tableau{land: landscapeOf(setup), up: up, down: down}
}

// tall is how tall a figure is that is drawn for so many squares, beside one of a single
// square: less than on the map, so that the small are not lost beside the large.
func tall(squares int) float64 { return 1 + .3*math.Sqrt(float64(squares-1)) }

// Paint paints it into a box.
func (t *Tableau) Paint(c widget.Canvas, box widget.Rect) {
	air := box.H * .13 // over their heads, so that nobody is cut
	t.paint(c, box, widget.Rect{X: box.X + 12, Y: box.Y + air, W: box.W - 24, H: box.H - air - 8}, t.up)
}

// level is where the ground of the painting begins, of its height.
const level = .70

// PaintBeside paints it into a box, those who stand in a part of that, where something else
// lies on the rest: all of them, or where it is narrow the first three, as large as they are
// broad together; none in no part.
func (t *Tableau) PaintBeside(c widget.Canvas, box, in widget.Rect) {
	up := t.up
	if in.W < in.H*1.9 {
		up = up[:min(len(up), 3)]
		tall := math.Min(in.H, in.W/1.3)
		in.Y, in.H = in.Y+in.H-tall, tall
	}
	t.paint(c, box, in, up)
}

// PaintFacing paints it into a box with the sides of those who stand face to face: the first
// of each, as many as are still large, one beside another.
func (t *Tableau) PaintFacing(c widget.Canvas, box widget.Rect) {
	t.land.paint(c, box, level)
	if c.Blind() {
		return
	}
	in := widget.Rect{X: box.X + 10, Y: box.Y + box.H*.08, W: box.W - 20, H: box.H * .86}
	for side, list := range facing(in, t.up) {
		for i := len(list) - 1; i >= 0; i-- {
			f := t.of(side, i)
			c.Miniature(f.Kind, f.Side, list[i].X, list[i].Y, list[i].W)
		}
	}
}

// of is the figure of a side that comes so far on.
func (t *Tableau) of(side, n int) Figure {
	for _, f := range t.up {
		if f.Side == side {
			if n == 0 {
				return f
			}
			n--
		}
	}
	return Figure{}
}

// facing are the places in a box of those of two sides who face each other, the first of each
// nearest to the middle, all of one size.
func facing(in widget.Rect, up []Figure) (sides [2][]widget.Rect) {
	const beside, gap, leastPart, behind = .64, .1, .5, .05
	var n [2]int
	for _, f := range up {
		if f.Side >= 0 && f.Side < len(n) {
			n[f.Side]++
		}
	}
	half := in.W * (1 - gap) / 2
	for most := max(n[0], n[1]); most > 0; most-- {
		size := math.Min(in.H/(1+behind), half/(1+beside*float64(most-1)))
		if size < in.H*leastPart && most > 2 {
			continue
		}
		for side := range sides {
			for i := range min(n[side], most) {
				x := in.X + half - size*(1+beside*float64(i))
				if side == 1 {
					x = in.X + in.W - half + size*beside*float64(i)
				}
				back := size * behind * float64(i%2)
				sides[side] = append(sides[side], widget.Rect{X: x, Y: in.Y + in.H - size - back, W: size, H: size})
			}
		}
		return sides
	}
	return sides
}

func (t *Tableau) paint(c widget.Canvas, box, in widget.Rect, up []Figure) {
	t.land.paint(c, box, level)
	if c.Blind() || in.W <= 0 {
		return
	}
	squares := make([]int, len(up))
	for i := range up {
		squares[i] = c.Art().Squares(up[i].Kind)
	}
	spots := stand(in, squares)
	t.paintFelled(c, in, box.Y+box.H*level, spots)
	for i := len(spots) - 1; i >= 0; i-- { // who did most stands in front
		c.Miniature(up[i].Kind, up[i].Side, spots[i].X, spots[i].Y, spots[i].W)
	}
}

// stand are the places in a box of figures drawn for so many squares each: one beside another
// as far as they have room, else each a little behind the next.
func stand(in widget.Rect, squares []int) []widget.Rect {
	if len(squares) == 0 {
		return nil
	}
	most, wide := 0., 0.
	for _, n := range squares {
		most, wide = max(most, tall(n)), wide+tall(n)
	}
	size := in.H / most
	step := min((in.W-size*most*.9)/max(wide-most, 1)/size, .84)
	if step < .5 {
		size *= max(step/.5, .62)
		step = (in.W - size*most*.9) / max(wide-most, 1) / size
	}
	spots := make([]widget.Rect, len(squares))
	mid := in.X + in.W/2
	for i, x := range places(squares, step*size) {
		far := 1 - .07*min(float64((i+1)/2), 2)
		w := size * tall(squares[i]) * far
		foot := in.Y + in.H - (1-far)*in.H*.5
		spots[i] = widget.Rect{X: min(max(mid+x-w/2, in.X-6), in.X+in.W-w+6), Y: foot - w, W: w, H: w}
	}
	return spots
}

// places are how far right of the middle each stands: the first in it, the others by turns
// left and right.
func places(squares []int, step float64) []float64 {
	at := make([]float64, len(squares))
	reach := [2]float64{}
	for i, n := range squares {
		half := step * tall(n) / 2
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

// paintFelled paints those who lie, small and grey: on the ground to the left and the right of
// those who stand, or from the sides inwards between them where that leaves no ground free.
func (t *Tableau) paintFelled(c widget.Canvas, in widget.Rect, ground float64, spots []widget.Rect) {
	list := t.down
	size := in.H * .31
	for i, at := range lie(in, ground, size, spots, len(list)) {
		k := min(tall(c.Art().Squares(list[i].Kind)), 1.5)
		c.Felled(list[i].Kind, list[i].Side, at.X, at.Y, size*k*at.W, at.X < in.X+in.W/2)
	}
}

// lie are the middles of the places of so many who lie, X and Y, on the ground of a box in
// which others stand, and how large each is there, W of a size: those further back smaller.
func lie(in widget.Rect, ground, size float64, spots []widget.Rect, n int) (list []widget.Rect) {
	left, right := in.X+in.W/2, in.X+in.W/2
	for _, s := range spots {
		left, right = min(left, s.X), max(right, s.X+s.W)
	}
	deep := max(in.Y+in.H-size*.36-ground, 0)
	free := min(left-in.X, in.X+in.W-right)
	const own = .45 // of a size, from the middle of who lies to the edge
	step := size * .78
	if room := free - 2*own*size; room >= 0 {
		each := int(room/step) + 1
		for i := range min(n, 2*2*each) { // in two ranks on either side, the nearest first
			k := i / 2
			rank := k / each
			x := own*size + min(float64(k%each)*step+.3*step*float64(rank), room)
			at := widget.Rect{X: in.X + x, Y: ground + deep*(1-.85*float64(rank)), W: 1 - .12*float64(rank)}
			if i%2 == 1 {
				at.X = in.X + in.W - x
			}
			list = append(list, at)
		}
		return list
	}
	m := min(n, int(in.W/(size*.62)))
	for i := range m {
		part := (float64(i/2) + .5) / float64((m+1)/2) / 2
		x := in.X + size*.45 + part*(in.W-size*.9)
		if i%2 == 1 {
			x = in.X + in.W - size*.45 - part*(in.W-size*.9)
		}
		list = append(list, widget.Rect{X: x, Y: ground + deep*float64(i%3)/2, W: 1})
	}
	return list
}
