package easel

import "tenaille/levels/tmx"

// Mark is the place on the map that pointer or keys point at.
type Mark struct {
	At    Spot
	OnMap bool
	// Keys tells that the keys have pointed there.
	Keys bool
}

// Square is the square that is pointed at, on a map of a size.
func (m Mark) Square(w, h int) (x, y int) {
	x, y = m.At.Square()
	return min(max(x, 0), w-1), min(max(y, 0), h-1)
}

// Walk is the mark a step of the keys on, on a map of a size. Walls lie between squares, and
// there the way leads over the edges: from a square to its edge, from there to the next
// square, and along an edge to the next one.
func (m Mark) Walk(dx, dy int, walls bool, w, h int) Mark {
	x, y := m.At.Square()
	at := On(x+dx, y+dy)
	if walls && (dx != 0 || dy != 0) {
		at = m.stepped(dx, dy)
	}
	rim := .5
	if walls {
		rim = 0
	}
	at.X, at.Y = min(max(at.X, rim), float64(w)-rim), min(max(at.Y, rim), float64(h)-rim)
	return Mark{At: at, OnMap: true, Keys: true}
}

func (m Mark) stepped(dx, dy int) Spot {
	edge, on := m.At.OnEdge()
	if !m.Keys || !on {
		x, y := m.At.Square()
		mid := On(x, y)
		return Spot{mid.X + float64(dx)/2, mid.Y + float64(dy)/2}
	}
	if edge.Vertical && dx != 0 || !edge.Vertical && dy != 0 {
		return Spot{m.At.X + float64(dx)/2, m.At.Y + float64(dy)/2}
	}
	return Spot{m.At.X + float64(dx), m.At.Y + float64(dy)}
}

// OnEdge is the edge in the middle of which a spot lies; ok is false where it lies elsewhere.
func (s Spot) OnEdge() (e tmx.Edge, ok bool) {
	e = s.Edge()
	return e, Along(e) == s
}
