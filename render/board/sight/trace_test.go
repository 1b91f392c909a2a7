package sight

import (
	"testing"

	"tenaille/render/board/camera"
)

// TestOneLineTellsWhatStops: of the lines that something stops one is drawn, the one that decides,
// else the one that comes the furthest, whatever the order; lines that are clear or covered are
// all drawn.
func TestOneLineTellsWhatStops(t *testing.T) {
	cam := camera.Camera{Square: 40}
	stopped := func(y, at float64, faint bool) Trace {
		return Trace{From: Point{X: 1, Y: y}, To: Point{X: 9, Y: y}, Kind: Blocked, At: &Point{X: at, Y: y}, Faint: faint}
	}
	clear := Trace{From: Point{X: 1, Y: 5}, To: Point{X: 9, Y: 5}}
	for name, c := range map[string]struct {
		list []Trace
		told int
	}{
		"the furthest, last":    {[]Trace{stopped(1, 3, false), clear, stopped(2, 7, false)}, 2},
		"the furthest, first":   {[]Trace{stopped(1, 7, false), stopped(2, 3, false), clear}, 0},
		"the first of equals":   {[]Trace{stopped(1, 4, false), stopped(2, 4, false)}, 0},
		"the one that decides":  {[]Trace{stopped(1, 8, true), stopped(2, 3, false), clear}, 1},
		"of none that decides":  {[]Trace{stopped(1, 3, true), stopped(2, 6, true)}, 1},
		"one alone, nothing to": {[]Trace{clear, stopped(2, 6, true)}, 1},
	} {
		s := &Sights{Traces: c.list}
		for i := range c.list {
			if want := c.list[i].Kind == Blocked && i != c.told; s.doubles(cam, i) != want {
				t.Errorf("%s: line %d is told by another: %v, want %v", name, i, !want, want)
			}
		}
	}
}
