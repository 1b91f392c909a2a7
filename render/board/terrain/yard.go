package terrain

import (
	"image"
	"math"
)

// The least size of a map of which nothing is known but its walls for its floor to be drawn as
// an old yard.
const (
	leastYard     = 24 // squares
	leastYardWide = 6
)

// overgrow draws the floor of a map that has no look of its own as an old yard: grass has come in
// from its rim and earth lies bare where one walks across. It is open ground all the same. What
// grows where follows from the map's size and walls alone.
func (t *Terrain) overgrow() {
	if !t.Bare || t.W < leastYardWide || t.W*t.H < leastYard || t.walled() {
		return
	}
	seed := t.W*31 + t.H*57
	for i := range t.Squares {
		seed = int(hash(seed, int(t.Squares[i].Block), i)) & 0xffff
	}
	w, h := float64(t.W), float64(t.H)
	green := .74 // how far out grass begins
	if t.W*t.H < 60 {
		green = .58
	}
	// Where one comes in, from the west and from the east.
	west := h * (.3 + .4*puff(.5, float64(seed), 71))
	east := h * (.3 + .4*puff(9.5, float64(seed), 71))
	each(image.Rect(0, 0, t.W, t.H), func(x, y int) {
		s := t.Square(x, y)
		if s.Ground != Floor || s.Block != Open || s.Level != 0 {
			return
		}
		fx, fy := float64(x)+.5, float64(y)+.5
		u, v := 2*fx/w-1, 2*fy/h-1
		out := math.Pow(u, 4) + math.Pow(v, 4) + 1.1*(clouds(fx/4.2, fy/4.2, seed)-.5)
		way := west
		if u > 0 {
			way = east
		}
		way += .8 * (puff(fx/3, float64(seed), 73) - .5)
		switch off := math.Abs(fy - way); {
		case h >= 5 && off < min(1.1, h/8) && u*u > .3 && out > .12:
			s.Ground = Dirt
		case out > green:
			s.Ground = Grass
		}
	})
}

// walled reports whether walls stand around most of a map: it is a room.
func (t *Terrain) walled() bool {
	n := 0
	for x := range t.W {
		for _, y := range [...]int{0, t.H - 1} {
			if t.tall(x, y) {
				n++
			}
		}
	}
	for y := 1; y < t.H-1; y++ {
		for _, x := range [...]int{0, t.W - 1} {
			if t.tall(x, y) {
				n++
			}
		}
	}
	return n >= t.W+t.H-2 // half of all
}
