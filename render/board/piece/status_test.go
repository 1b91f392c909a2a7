package piece

import (
	"testing"

	"tenaille/game/model"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// TestBadgesStandInTheirSquare: what befalls a creature has its badges on the upper east
// of its space and stances on the west, or on the east where nothing else is there, the
// other way round where the piece says so, at most two fifths of a square wide at any scale
// of the panels; none lies over the face, over another, over the tick of who has acted or
// far over the next square.
func TestBadgesStandInTheirSquare(t *testing.T) {
	for i, square := range []int{32, 48, 64, 96, 32, 40, 46, 80} {
		cam := camera.Camera{Square: square, Scale: 2, Flush: i > 3}
		least, most := .17, .2
		if cam.Flush { // fingers have small squares
			least, most = .195, .2+1e-9
		}
		s := float64(square)
		for n := 1; n <= 3; n++ {
			for _, left := range []bool{false, true} {
				q := &Piece{At: grid.C(2, 2), N: n, Left: left, Badges: []Badge{
					{Icon: "dying", Family: model.Life}, {Icon: "kneeling", Family: model.Stance}, {Icon: "stunned", Family: model.Mind}, {Icon: "ready", Family: model.Stance}, {Icon: "blinded", Family: model.Senses},
				}}
				if east, west := q.Column(false), q.Column(true); east != 3 || west != 2 {
					t.Fatalf("%d badges on the east and %d on the west, want 3 and 2", east, west)
				}
				at := q.corner(cam)
				f := Face(cam, q.At, n)
				for _, stance := range []bool{false, true} {
					for row := range MostBadges {
						m, r := q.BadgeAt(cam, stance, row)
						if r > most*s || r < least*s {
							t.Errorf("at %d pixels a badge has a radius of %.1f, want %.2f to %.2f of a square", square, r, least, most)
						}
						if onWest := m.X < at.X+s*float64(n)/2; onWest != (stance != left) {
							t.Errorf("at %d pixels, stance %v, left %v: the badge stands at %.1f of a piece from %.1f", square, stance, left, m.X, at.X)
						}
						if out := max(at.X-(m.X-r), m.X+r-(at.X+s*float64(n))); out > .08*s || m.Y-r < at.Y {
							t.Errorf("at %d pixels: a badge lies %.1f pixels over the next square", square, out)
						}
						if mid := (f.X0 + f.X1) / 2; m.X-r < mid+.17*s && m.X+r > mid-.17*s {
							t.Errorf("at %d pixels: a badge lies over the middle of the face", square)
						}
						if row > 0 {
							if under, _ := q.BadgeAt(cam, stance, row-1); m.Y-under.Y < 1.6*r {
								t.Errorf("at %d pixels: badges stand %.1f apart, want %.1f", square, m.Y-under.Y, 1.6*r)
							}
						}
					}
				}
				if m, r := q.BadgeAt(cam, false, 0); m.Y+r > at.Y+.4*s {
					t.Errorf("at %d pixels, %d squares wide: the first badge ends %.1f under the corner", square, n, m.Y+r-at.Y)
				}
				if q.Done = true; !left {
					if m, r := q.BadgeAt(cam, true, 0); m.Y-r < at.Y+.32*s {
						t.Errorf("at %d pixels: a badge lies over the tick of who has acted", square)
					}
				}
				q.Badges = []Badge{{Icon: "kneeling", Family: model.Stance}}
				if m, _ := q.BadgeAt(cam, true, 0); m.X < at.X+s*float64(n)/2 != left {
					t.Errorf("at %d pixels, left %v: a stance alone stands at %.1f of a piece from %.1f", square, left, m.X, at.X)
				}
			}
		}
	}
}

// TestAFallenEnemyHasNoBadges: what befell it matters no more, only its count is left.
func TestAFallenEnemyHasNoBadges(t *testing.T) {
	q := &Piece{At: grid.C(2, 2), N: 2, Grey: 1, Badges: []Badge{{Icon: "dying", Family: model.Life}, {Icon: "kneeling", Family: model.Stance}}}
	if n := q.Column(false) + q.Column(true); n != 0 {
		t.Errorf("it has %d", n)
	}
	if q.Grey = 0; q.Column(false)+q.Column(true) != 2 {
		t.Error("an own one that lies dying has lost its badges")
	}
}

// TestTheCountLeavesTheFaceFree: the plate that counts who is dying lies at the feet, in its
// square, and off the half of the body where the face is.
func TestTheCountLeavesTheFaceFree(t *testing.T) {
	for _, square := range []int{32, 48, 96} {
		cam := camera.Camera{Square: square}
		s := float64(square)
		for n := 1; n <= 3; n++ {
			q := &Piece{At: grid.C(2, 2), N: n, Pose: Dying, Count: "−13"}
			at, to := q.corner(cam), q.CountAt(cam)
			const half = .32 // of a square: the plate with three signs
			if to.X-half*s < at.X-.02*s || to.X+half*s > at.X+s*(float64(n)/2+.16) {
				t.Errorf("%d squares of %d pixels: the plate lies %.1f from the corner", n, square, to.X-at.X)
			}
		}
	}
}

// TestWhoStandsAsideShowsHisFace: of a piece that nothing is asked of, what befell it keeps its
// badge, what it chose and what others do not see is a small mark at the foot, off the face, in
// its square and clear of the other marks.
func TestWhoStandsAsideShowsHisFace(t *testing.T) {
	for _, square := range []int{32, 40, 64} {
		cam := camera.Camera{Square: square}
		s := float64(square)
		for n := 1; n <= 3; n++ {
			q := &Piece{At: grid.C(2, 2), N: n, Badges: []Badge{{Icon: "stunned", Family: model.Mind}, {Icon: "total-defence", Family: model.Stance}, {Icon: "hide", Family: model.Senses}}}
			whole := q.Badges
			q.Aside()
			if east, west, marks := q.Column(false), q.Column(true), q.Marks(); east != 1 || west != 0 || marks != 2 {
				t.Fatalf("%d and %d badges and %d marks, want 1, 0 and 2", east, west, marks)
			}
			at, f := q.corner(cam), Face(cam, q.At, n)
			last := 0.
			for row := range q.Marks() {
				m, r := q.MarkAt(cam, row)
				if m.X+r > at.X+s*float64(n)+.5 || m.Y+r > at.Y+s*float64(n) {
					t.Errorf("%d of %d pixels: a mark leaves the square", n, square)
				}
				if mid := (f.X0 + f.X1) / 2; m.X-r < mid+.17*s {
					t.Errorf("%d of %d pixels: a mark lies over the middle of the face", n, square)
				}
				if row > 0 && last-m.Y < 1.8*r {
					t.Errorf("%d of %d pixels: marks stand %.1f apart", n, square, last-m.Y)
				}
				last = m.Y
			}
			if q.Badges = whole; q.Marks() != 0 || q.Column(false)+q.Column(true) != 3 {
				t.Errorf("looked at, it has %d marks", q.Marks())
			}
		}
	}
}
