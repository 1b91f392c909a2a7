//go:build !js

package battle

import (
	"slices"
	"testing"

	"tenaille/render/hud/over"
	"tenaille/render/widget"
	"tenaille/rules"
)

// TestEnemiesOutOfSightShowTheirFaces: on a phone, held either way, the nearest enemies that
// stand and lie out of sight have their faces at the edge towards them, in a rail at the left or
// the right, over nobody who is there and clear of all panels, and so have friends; the fallen
// and whoever is in sight have none, nor has anybody on a desktop or in fog who is not seen.
func TestEnemiesOutOfSightShowTheirFaces(t *testing.T) {
	for _, fog := range []string{"off", "sight"} {
		friend := blue("fighter", 12, 3)
		if fog == "sight" { // behind the wall nobody looks out for his side
			friend = blue("fighter", 1, 3)
		}
		b := opening(t, "en", func(s *rules.Setup) {
			s.Fog = fog
			if fog == "sight" {
				walled(fog)(s)
				s.Map.Rows[4] = s.Map.Rows[0]
			}
		}, blue("fighter", 1, 1).First(), friend, red("orc", 2, 2), red("goblin", 11, 2), red("goblin", 10, 4), red("orc", 12, 0).Hurt(-3))
		for _, size := range [][2]int{{844, 390}, {390, 844}, {1280, 720}} {
			b.Resize(size[0], size[1], 1)
			b.Layout()
			w, h := b.table.Board.Size()
			b.table.Camera.Square = 96
			b.table.Camera.X, b.table.Camera.Y = 0, 0
			b.table.Camera.Clamp(w, h)
			b.arrange()
			var got []int
			free := b.desk.Layout.Free()
			for _, v := range b.desk.Panels.Signs.Heralds {
				got = append(got, v.Creature)
				r := b.table.Camera.SpaceRect(b.turn.E.Space(rules.ID(v.Creature)))
				x, y := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
				if !free.Has(v.X, v.Y) || free.Has(x, y) || (x-v.X)*v.AwayX < 0 || (y-v.Y)*v.AwayY < 0 {
					t.Errorf("%v: the face of %d at %.0f, %.0f points by %.0f, %.0f; it stands at %v", size, v.Creature, v.X, v.Y, v.AwayX, v.AwayY, r)
				}
				box := over.HeraldBox(v.X, v.Y)
				if left, right := box.X == 0, box.X+box.W == float64(size[0]); !left && !right {
					t.Errorf("%v: the face of %d at %.0f stands in no rail", size, v.Creature, box)
				}
				l := b.desk.Layout
				for _, panel := range []widget.Rect{l.Header, l.Order, l.TogglesBox, l.CardBox, l.Bar, l.UndoBox, l.EndBox, l.ConfirmBox()} {
					if box.Inset(-4).Shared(panel) > 0 && (panel != l.ConfirmBox() || b.desk.Panels.Buttons.Confirm != nil) {
						t.Errorf("%v: the face of %d at %.0f touches a panel at %.0f", size, v.Creature, box, panel)
					}
				}
				for id := range b.turn.E.Count() {
					q := b.table.Camera.SpaceRect(b.turn.E.Space(id))
					if float64(q.Min.X) < box.X+box.W && float64(q.Max.X) > box.X && float64(q.Min.Y) < box.Y+box.H && float64(q.Max.Y) > box.Y {
						t.Errorf("%v: the face of %d lies over %d at %v", size, v.Creature, id, q)
					}
				}
			}
			slices.Sort(got)
			want := []int{1, 3, 4}
			if fog == "sight" || size[0] == 1280 {
				want = nil
			}
			if !slices.Equal(got, want) {
				t.Errorf("fog %s, %v: the faces of %v stand at the edges, want %v", fog, size, got, want)
			}
		}
	}
}
