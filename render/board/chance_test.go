package board

import (
	"math"
	"testing"

	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/rules/grid"
)

// lattice are creatures side by side on four by three squares, with a large one and a
// single one apart.
func lattice() []piece.Piece {
	var list []piece.Piece
	for i := range 12 {
		list = append(list, orcAt(3+i%4, 3+i/4))
	}
	large := orcAt(7, 4)
	large.Figure, large.N = "ogre", 2
	return append(list, large, orcAt(10, 7))
}

// sizes are squares and scales of the panels that plates are tried at.
var sizes = []struct {
	square int
	scale  float64
}{{32, 1}, {32, 2}, {36, 1.5}, {40, 1}, {46, 1}, {64, 2}}

// TestChancesStandByTheirOwn: in the thickest fight each chance stands over the creature it is
// about, or under or beside it where nobody is, no wider than its space and touching it, over
// nobody's face; it is told whose it is by that place alone.
func TestChancesStandByTheirOwn(t *testing.T) {
	for _, v := range sizes {
		for _, text := range []string{"55%", "100%", "100\u00a0%"} {
			for _, veil := range []string{"", "20\u00a0%"} {
				p := &Picture{Pieces: lattice()}
				for i := range p.Pieces {
					q := &p.Pieces[i]
					p.Signs.Chances = append(p.Signs.Chances, Chance{On: grid.Space{At: q.At, N: uint8(q.N)}, Text: text, Percent: 55, Veil: veil, VeilIcon: "darkness"})
				}
				b, cam, _ := painted(p, v.square, v.scale)
				if n := len(b.places.Taken()); n != len(p.Pieces) {
					t.Fatalf("at %d pixels %d chances of %d are told", v.square, n, len(p.Pieces))
				}
				c := float64(v.square)
				for i, q := range b.places.Taken() {
					own := cam.SpaceRect(p.Signs.Chances[i].On)
					near := func(gap, off float64) bool { return gap >= -.04*c && gap <= .2*c && math.Abs(off) <= .5 }
					offX, offY := q.Middle().X-float64(own.Min.X+own.Max.X)/2, q.Middle().Y-float64(own.Min.Y+own.Max.Y)/2
					over := near(float64(own.Min.Y)-q.Y1, offX)
					aside := near(q.Y0-float64(own.Max.Y), offX) || near(q.X0-float64(own.Max.X), offY) || near(float64(own.Min.X)-q.X1, offY)
					if !over && (!aside || p.others(cam, p.Signs.Chances[i].On, q)) {
						t.Errorf("at %d pixels %q of %v stands at %v, its space is %v", v.square, text, p.Signs.Chances[i].On.At, q, own)
					}
					if q.X1-q.X0 > float64(own.Dx())+3*v.scale+1 {
						t.Errorf("at %d pixels %q of %v is %.1f wide", v.square, text, p.Signs.Chances[i].On.At, q.X1-q.X0)
					}
					if b.places.Shuns(q, false) {
						t.Errorf("at %d pixels %q of %v hides a face", v.square, text, p.Signs.Chances[i].On.At)
					}
				}
			}
		}
	}
}

// TestChancesOfAnEnemyStandAtItsHeadAndFoot: what one may do to an enemy stands over it and
// what it may do at its foot, or on its base in the thickest fight; neither lies in the space
// of somebody else but over the feet of who stands behind.
func TestChancesOfAnEnemyStandAtItsHeadAndFoot(t *testing.T) {
	for _, v := range sizes {
		crowd := lattice()
		for i := range crowd {
			p := &Picture{Pieces: crowd}
			q := &crowd[i]
			on := grid.Space{At: q.At, N: uint8(q.N)}
			p.Signs.Views = []Prospect{{On: on, Chance: "55%", Percent: 55, Danger: "40%", Sign: "threat"}}
			b, cam, _ := painted(p, v.square, v.scale)
			if len(b.places.Taken()) != 2 {
				t.Fatalf("at %d pixels %d of two chances of %v are told", v.square, len(b.places.Taken()), q.At)
			}
			mine, theirs := b.places.Taken()[0], b.places.Taken()[1]
			own := cam.SpaceRect(on)
			if mine.Y1 > float64(own.Min.Y)+.04*float64(v.square) {
				t.Errorf("at %d pixels what is done to %v stands at %v, its space is %v", v.square, q.At, mine, own)
			}
			if theirs.Y1 < float64(own.Max.Y)-1 {
				t.Errorf("at %d pixels what %v does stands at %v, its space is %v", v.square, q.At, theirs, own)
			}
			if b.places.Shuns(mine, false) || b.places.Shuns(theirs, false) {
				t.Errorf("at %d pixels a chance of %v hides a face", v.square, q.At)
			}
			hair := .05 * float64(v.square)
			if inside := (place.Box{X0: theirs.X0 + hair, Y0: theirs.Y0, X1: theirs.X1 - hair, Y1: theirs.Y1 - hair}); p.others(cam, on, inside) {
				t.Errorf("at %d pixels what %v does stands at %v, in the space of somebody else", v.square, q.At, theirs)
			}
		}
	}
}

// TestAChanceBesideJawsStandsInAnEmptySquare: where jaws bite from above and below the chance
// stands beside their target, and not in the square of somebody else where one is empty.
func TestAChanceBesideJawsStandsInAnEmptySquare(t *testing.T) {
	for _, v := range sizes {
		for _, taken := range []int{4, 6} { // the column of who stands beside the target
			p := &Picture{Pieces: []piece.Piece{orcAt(5, 3), orcAt(5, 4), orcAt(5, 5), orcAt(taken, 4)}}
			p.Signs.Flanks = []Flank{{Target: square(5, 4), From: square(5, 3), To: square(5, 5)}}
			p.Signs.Chances = []Chance{{On: square(5, 4), Text: "80%", Percent: 80}}
			b, cam, _ := painted(p, v.square, v.scale)
			if len(b.places.Taken()) != 1 {
				t.Fatalf("at %d pixels: %d labels", v.square, len(b.places.Taken()))
			}
			q := b.places.Taken()[0]
			if p.others(cam, square(5, 4), q) || b.places.Shuns(q, true) {
				t.Errorf("at %d pixels the chance stands at %v, in the square of somebody else or over the jaws", v.square, q)
			}
			if y := q.Middle().Y - (4.5 * float64(v.square)); math.Abs(y) > .5 {
				t.Errorf("at %d pixels the chance stands %.1f under the middle of its target", v.square, y)
			}
		}
	}
}

// TestBracketsSideBySideAreTwo: the brackets of who acts and those of a target beside, over or
// across from it keep a gap, however near they stand, and do not read as one frame.
func TestBracketsSideBySideAreTwo(t *testing.T) {
	for _, v := range sizes {
		for _, target := range []grid.Space{square(5, 3), square(6, 4), square(6, 5), square(3, 4), {At: grid.C(6, 3), N: 2}} {
			acting := square(5, 4)
			cam := camera.Camera{Square: v.square, Scale: v.scale}
			a, z := bracketed(cam, acting, &target, 13, 9), bracketed(cam, target, &acting, 13, 9)
			wide := float64(v.square) * edged
			gapX := math.Max(z[0].X-a[3].X, a[0].X-z[3].X) - 2*wide
			gapY := math.Max(z[0].Y-a[3].Y, a[0].Y-z[3].Y) - 2*wide
			if gap := math.Max(gapX, gapY); gap < .04*float64(v.square) {
				t.Errorf("at %d pixels: brackets of %v and %v are %.1f apart", v.square, acting, target, gap)
			}
		}
	}
}
