package board

import (
	"testing"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// walk is a way of so many steps to the east, which provokes once at each of some.
func walk(steps int, provokes ...int) *Path {
	p := &Path{N: 1}
	for i := range steps + 1 {
		p.Cells = append(p.Cells, grid.C(2+i, 4))
		p.Costs = append(p.Costs, "5")
	}
	for _, at := range provokes {
		p.Provokes = append(p.Provokes, Provoke{Step: at, By: []grid.Space{{At: grid.C(2+at, 5), N: 1}}, Chances: []string{"45%"}})
	}
	return p
}

// TestBeadsThinOut: a way of three steps or more has numbers along it, one with diamonds
// of four, and none of them where a diamond is.
func TestBeadsThinOut(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	beads := func(p *Path) (n int) {
		for i := 1; i < len(p.Cells)-1; i++ {
			if p.bead(cam, i) != "" {
				n++
			}
		}
		return n
	}
	stands := walk(6)
	stands.Provokes = []Provoke{{Step: 2, By: []grid.Space{{At: grid.C(4, 5), N: 1}}}}
	stands.Cells[3] = stands.Cells[2] // the diamond is on its square
	for _, v := range []struct {
		name string
		way  *Path
		want int
	}{{"one step", walk(1), 0}, {"two steps", walk(2), 0}, {"three steps", walk(3), 2}, {"three with a diamond", walk(3, 0), 0}, {"four steps", walk(4), 3}, {"between diamonds", walk(6, 1, 2), 5}, {"on a diamond", stands, 3}} {
		if got := beads(v.way); got != v.want {
			t.Errorf("%s: %d numbers on the way, want %d", v.name, got, v.want)
		}
	}
	if short, long := walk(2, 0).diamond(), walk(6, 0).diamond(); short >= long {
		t.Errorf("the diamonds of a short way are %.2f wide, those of a long one %.2f", short, long)
	}
}

// TestOneNumberOnePlace: a chance that the badge of a striker beside the diamond tells
// is not told at the diamond as well; another one, or one far away, is.
func TestOneNumberOnePlace(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	by := grid.Space{At: grid.C(3, 5), N: 1}
	near, far := brush.Middle(cam, grid.Space{At: grid.C(3, 4), N: 1}), brush.Middle(cam, grid.Space{At: grid.C(9, 4), N: 1})
	s := &Signs{Views: []Prospect{{On: by, Danger: "45%"}}}
	b := &Board{told: []grid.Space{by}}
	for _, v := range []struct {
		name   string
		by     grid.Space
		at     pen.Vec
		chance string
		want   bool
	}{
		{"the same beside it", by, near, "45%", true},
		{"another beside it", by, near, "40%", false},
		{"the same far away", by, far, "45%", false},
		{"that of somebody else", grid.Space{At: grid.C(2, 5), N: 1}, near, "45%", false},
	} {
		if got := b.said(cam, s, v.by, v.at, v.chance); got != v.want {
			t.Errorf("%s: told already is %v, want %v", v.name, got, v.want)
		}
	}
	if b.told = nil; b.said(cam, s, by, near, "45%") {
		t.Error("a chance whose badge found no room is not told at the diamond either")
	}
}

// TestNoWordsOverSickles wishes labels onto diamonds and sickles: they stand beside.
func TestNoWordsOverSickles(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	p := &Picture{Signs: Signs{Path: walk(3, 0, 1)}}
	b := &Board{}
	b.places.Clear(place.Box{X0: 0, Y0: 0, X1: 640, Y1: 480})
	var marks []place.Box
	p.Signs.Path.marks(cam, p, func(q place.Box) { marks = append(marks, q); b.places.Mark(q) })
	if len(marks) < 10 {
		t.Fatalf("%d places are kept for two diamonds and two sickles", len(marks))
	}
	for _, q := range marks {
		at := pen.V((q.X0+q.X1)/2, (q.Y0+q.Y1)/2)
		put, _, ok := b.places.Settle(cam, at, 40, 14, []pen.Vec{at})
		if !ok {
			continue
		}
		for _, s := range marks {
			if place.Around(put, 40, 14).Meets(s) {
				t.Errorf("a label wished at %v stands at %v, over a mark at %v", at, put, s)
			}
		}
	}
	if len(b.places.Taken()) < 4 {
		t.Errorf("%d labels found a place", len(b.places.Taken()))
	}
}
