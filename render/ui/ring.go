package ui

import "math"

// Stops tells at which regions the ring stops. Nil is at all that can be used.
type Stops func(*Region) bool

func (f Stops) at(r *Region) bool {
	if f == nil {
		return !r.Off && !r.Solo
	}
	return f(r)
}

// Next is the region steps (1 or -1) after another, around the ends; of one that is
// not there, the first or the last. Of several with one id it comes to the first
// alone. It is empty where the ring stops nowhere.
func (s *Regions) Next(from string, step int, stops Stops) string {
	n, at := len(s.list), s.find(from)
	if at < 0 && step < 0 {
		at = 0
	}
	for i := 1; i <= n; i++ {
		next := ((at+step*i)%n + n) % n
		if r := &s.list[next]; stops.at(r) && s.find(r.ID) == next {
			return s.list[next].ID
		}
	}
	return ""
}

// Toward is the region nearest to another in a direction (dx, dy of -1, 0 or 1), the
// first of all from one that is not there, and empty where none lies that way.
func (s *Regions) Toward(from string, dx, dy int, stops Stops) string {
	at := s.find(from)
	if at < 0 {
		return s.Next("", 1, stops)
	}
	best, least := "", math.Inf(1)
	for i := range s.list {
		if i == at || !stops.at(&s.list[i]) {
			continue
		}
		if far := away(s.list[at].Box, s.list[i].Box, dx, dy); far < least {
			best, least = s.list[i].ID, far
		}
	}
	return best
}

// column is the region above (dy -1) or below (dy 1) another in its column, from the
// end of the column the one at its other end; of one that is alone there as Toward.
func (s *Regions) column(from string, dy int, stops Stops) string {
	at := s.find(from)
	if at < 0 {
		return s.Next("", 1, stops)
	}
	box := s.list[at].Box
	next, end := -1, -1 // the nearest ahead, the farthest behind
	ahead := func(i int) float64 { return (s.list[i].Box.Y - box.Y) * float64(dy) }
	for i := range s.list {
		q := s.list[i].Box
		if i == at || !stops.at(&s.list[i]) || min(box.X+box.W, q.X+q.W) <= max(box.X, q.X) {
			continue
		}
		switch d := ahead(i); {
		case d > 0 && (next < 0 || d < ahead(next)):
			next = i
		case d < 0 && (end < 0 || d < ahead(end)):
			end = i
		}
	}
	switch {
	case next >= 0:
		return s.list[next].ID
	case end >= 0:
		return s.list[end].ID
	}
	return s.Toward(from, 0, dy, stops)
}

// away is how far b lies from a in a direction, sideways distance counting
// more; infinite when it does not lie there.
func away(a, b Rect, dx, dy int) float64 {
	gap := func(a0, a1, b0, b1 float64) float64 { return math.Max(0, math.Max(b0-a1, a0-b1)) }
	ax, ay := a.X+a.W/2, a.Y+a.H/2
	bx, by := b.X+b.W/2, b.Y+b.H/2
	var ahead, side, drift float64
	switch {
	case dx != 0:
		ahead, side, drift = (bx-ax)*float64(dx), gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H), math.Abs(by-ay)
		if gap(a.X, a.X+a.W, b.X, b.X+b.W) == 0 && side > 0 {
			return math.Inf(1)
		}
	default:
		ahead, side, drift = (by-ay)*float64(dy), gap(a.X, a.X+a.W, b.X, b.X+b.W), math.Abs(bx-ax)
		if gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H) == 0 && side > 0 {
			return math.Inf(1)
		}
	}
	if ahead <= 1 {
		return math.Inf(1)
	}
	return ahead + 12*side + drift*.2
}
