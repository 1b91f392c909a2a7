package board_test

import (
	"image"
	"testing"

	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// crowd is a block of creatures that all have a badge and a danger, with words of
// the ground under them, marks on their rims and two that help a shot.
func crowd() *board.Picture {
	var p board.Picture
	s := &p.Signs
	sp := func(x, y int) grid.Space { return grid.Space{At: grid.C(x, y), N: 1} }
	for i := range 12 {
		at := sp(4+i%4, 3+i/4)
		p.Pieces = append(p.Pieces, piece.Piece{ID: i, Figure: "orc", Side: 1, At: at.At, N: 1, HP: 9, MaxHP: 9})
		s.Views = append(s.Views, board.Prospect{On: at, Chance: "55%", Percent: 55, Icon: "cover-half", Danger: "40%", Sign: "threat", Blocked: i%5 == 0})
		if i%5 == 0 {
			s.Views[i].Chance = ""
		}
		if i%3 == 0 {
			s.Tags = append(s.Tags, board.Tag{At: at.At, Text: "+5 ft", Icon: "height", Quiet: true})
			s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: at, Icon: "cover-half", Text: "+4"})
		}
	}
	for i, y := range []int{2, 6} {
		p.Pieces = append(p.Pieces, piece.Piece{ID: 20 + i, Figure: "archer", At: grid.C(1, y), N: 1, HP: 9, MaxHP: 9})
		s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: sp(1, y), To: sp(7, 4), Label: "+4"})
	}
	s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: sp(1, 4), To: sp(7, 4), Main: true})
	s.Chances = []board.Chance{{On: sp(7, 4), Text: "80%", Percent: 80, Veil: "20%", VeilIcon: "darkness"}}
	return &p
}

// TestLabelsKeepApart looks at every kept picture and at a crowd: chances, badges,
// bonuses, prices, marks and words of the ground never lie over one another.
func TestLabelsKeepApart(t *testing.T) {
	list := append(goldens[:len(goldens):len(goldens)], goldens[0])
	list[len(list)-1].name, list[len(list)-1].terrain, list[len(list)-1].picture = "crowd", plain, crowd
	for _, g := range list {
		p := g.picture()
		want := len(p.Signs.Chances) + len(p.Signs.Tags) + len(p.Signs.Views)
		for _, square := range []int{32, 48, 64} {
			_, labels := shootLabels(640, 420, float64(square)/48, g.terrain(), p, func(c *camera.Camera) {
				c.Square = square
				c.Safe = c.View
				c.Centre(g.x, g.y)
			})
			if g.name != "crowd" && len(labels) < want { // in a crowd the slip tells the rest
				t.Errorf("%s: %d labels, want at least %d", g.name, len(labels), want)
			}
			for i := range labels {
				for k := range labels[:i] {
					if labels[i].Overlaps(labels[k]) {
						t.Errorf("%s at %d pixels: label %v lies over %v", g.name, square, labels[i], labels[k])
					}
				}
			}
		}
	}
}

// TestLabelsKeepOffPanels lays panels over a crowd, and a ruler along them: all words
// stand beside them and in view, those that there is room for are there, and those
// about who is hidden are not.
func TestLabelsKeepOffPanels(t *testing.T) {
	p := crowd()
	for _, square := range []int{32, 48, 64} {
		k := float64(square) / 48
		var shut []image.Rectangle
		var cam camera.Camera
		_, labels := shootLabels(640, 420, k, plain(), p, func(c *camera.Camera) {
			c.Square = square
			c.Centre(5.5, 4)
			r := c.SpaceRect(grid.Space{At: grid.C(4, 3), N: 1})
			c.Safe = image.Rect(0, r.Min.Y-square/4, 640, 420)
			r = c.SpaceRect(grid.Space{At: grid.C(6, 5), N: 2}) // two of them are hidden
			shut = []image.Rectangle{r, image.Rect(0, 0, 640, c.Safe.Min.Y)}
			p.Hides = shut
			shut = append(shut, image.Rect(0, c.Safe.Min.Y, 640, c.Safe.Min.Y+int(14*k)))
			cam = *c
		})
		for _, l := range labels {
			if !l.In(cam.View) {
				t.Errorf("at %d pixels: label %v leaves the view %v", square, l, cam.View)
			}
			for _, s := range shut {
				if l.Overlaps(s) {
					t.Errorf("at %d pixels: label %v lies under %v", square, l, s)
				}
			}
		}
		chances := len(p.Signs.Views) - 2
		if len(labels) < chances/2 || len(labels) > 2*len(p.Signs.Views)+len(p.Signs.Tags)+len(p.Signs.Sights.Marks)+len(p.Signs.Sights.Beams)-4 {
			t.Errorf("at %d pixels: %d labels, want half of those of %d in sight and none of the 2 hidden", square, len(labels), chances)
		}
	}
}
