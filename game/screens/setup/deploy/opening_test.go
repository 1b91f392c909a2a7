package deploy

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/rules/grid"
)

// TestOpeningOfTheDeployment: both starts lie in what the panels leave, where there
// is room for them; the own does in any window.
func TestOpeningOfTheDeployment(t *testing.T) {
	inspect.Openings(t, func(t *testing.T, v inspect.Window, level string) {
		c := screentest.NewContext(t, "en", v.W, v.H, 1, v.Percent)
		terms := match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", match.Machine}, Seed: 7}
		d := opened(t, c, terms)
		d.Layout()
		cam, free := &d.view.Camera, d.view.Camera.Safe
		own := d.armies.Field.Starts[d.armies.Now]
		both := make([]grid.Space, 0, len(own)+len(d.armies.Enemy))
		for _, c := range append(own[:len(own):len(own)], d.armies.Enemy...) {
			both = append(both, grid.Square(c))
		}
		box := inspect.Extent(both)
		fits := box.Dx()*32+40 <= free.Dx() && box.Dy()*32+40 <= free.Dy()
		for i, at := range both {
			if r := cam.SpaceRect(at); !r.In(free) && (fits || i < len(own)) {
				t.Fatalf("the square %s of a start lies at %v on squares of %d, not in %v", at.At.Name(), r, cam.Square, free)
			}
		}
		w, h := d.view.Board.Size()
		if w*32+20 <= free.Dx() && h*32+20 <= free.Dy() {
			if r := cam.CellRect(grid.C(0, 0)).Union(cam.CellRect(grid.C(w-1, h-1))); !r.In(free) {
				t.Errorf("the map lies at %v and not in %v", r, free)
			}
		}
	})
}
