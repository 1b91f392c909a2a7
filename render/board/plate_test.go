package board

import (
	"image"
	"math"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// paintings are what the tests share.
var paintings = sync.OnceValue(art.NewGallery)

// painted is a board of 13 by 9 squares with a picture drawn on it, and its pixels.
func painted(p *Picture, square int, scale float64) (*Board, camera.Camera, *image.RGBA) {
	NextFrame()
	b := New(paintings())
	b.SetTerrain(terrain.NewTerrain(13, 9))
	view := image.Rect(0, 0, 13*square, 9*square)
	cam := camera.NewCamera(view, view, scale)
	cam.Square, cam.X, cam.Y = square, 0, 0
	dst := ebiten.NewImage(view.Dx(), view.Dy())
	defer dst.Deallocate()
	b.brush.Art.Begin(0)
	b.Draw(dst, cam, p)
	out := image.NewRGBA(view)
	dst.ReadPixels(out.Pix)
	return b, cam, out
}

// square is a space of one square.
func square(x, y int) grid.Space { return grid.Square(grid.C(x, y)) }

// orcAt is a living creature on a square.
func orcAt(x, y int) piece.Piece {
	return piece.Piece{ID: 10*x + y, Figure: "orc", At: grid.C(x, y), N: 1, HP: 9, MaxHP: 9}
}

// flanked is a creature between two, with a third about to stand in the place of one.
func flanked() *Picture {
	ghost := orcAt(6, 4)
	return &Picture{
		Pieces: []piece.Piece{orcAt(4, 4), orcAt(5, 4), orcAt(6, 1), orcAt(5, 5), orcAt(8, 4)},
		Signs: Signs{
			Ghost:  &Ghost{Piece: ghost, At: ghost.At},
			Flanks: []Flank{{Target: square(5, 4), From: square(6, 4), To: square(4, 4)}},
		},
	}
}

// TestOddsHideNobody: at every size of squares and scale of the panels the plates of
// chances are at most about a square wide, and stand clear of faces, jaws and bars.
func TestOddsHideNobody(t *testing.T) {
	for _, v := range []struct {
		square int
		scale  float64
	}{{32, 1}, {36, 1.5}, {46, 1}, {62, 2.25}, {64, 2}} {
		for _, chance := range []string{"55%", "55\u00a0%", ">99\u00a0%"} {
			p := flanked()
			for i := range p.Pieces {
				p.Signs.Views = append(p.Signs.Views, Prospect{On: grid.Square(p.Pieces[i].At), Chance: chance, Percent: 55, Icon: "concealment", Danger: chance, Sign: "threat"})
			}
			b, cam, _ := painted(p, v.square, v.scale)
			if len(b.places.Taken()) < 4 {
				t.Errorf("at %d pixels only %d plates found a place", v.square, len(b.places.Taken()))
			}
			for _, q := range b.places.Taken() {
				if b.places.Shuns(q, true) {
					t.Errorf("at %d pixels the plate %v lies over a face, the jaws or a bar", v.square, q)
				}
				if w := q.X1 - q.X0 - 3*cam.Scale; w > 1.05*float64(v.square) {
					t.Errorf("at %d pixels and scale %.2f a plate of %q is %.1f wide", v.square, v.scale, chance, w)
				}
			}
		}
	}
}

// TestPlatesDropTheSignFirst: of what a plate has no room for the sign goes first, then
// the sign of the percent, and never the number.
func TestPlatesDropTheSignFirst(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	for _, v := range []struct {
		size   float64
		words  string
		signed bool
	}{{12, "55\u00a0%", true}, {17, "55\u00a0%", false}, {26, "55", false}} {
		if words, signed := brush.Fitted(cam, 1, "55\u00a0%", v.size, .6, 1); words != v.words || signed != v.signed {
			t.Errorf("letters of %.0f pixels: %q, signed %v; want %q, %v", v.size, words, signed, v.words, v.signed)
		}
	}
}

// TestJawsLieOverAll: brackets, frames and badges leave the jaws as they are.
func TestJawsLieOverAll(t *testing.T) {
	p := flanked()
	p.Signs.Ghost = nil
	p.Pieces = p.Pieces[:2]
	p.Pieces = append(p.Pieces, orcAt(6, 4))
	_, _, bare := painted(p, 48, 1)
	p.Pieces[1].Badges = []piece.Badge{{Icon: "dazed", Family: model.Mind}, {Icon: "prone", Family: model.Body}}
	acting := square(6, 4)
	p.Signs.Acting = &acting
	p.Signs.Sights.Marks = []sight.Mark{{On: square(5, 4), Kind: sight.Conceals, Icon: "darkness"}}
	_, cam, full := painted(p, 48, 1)
	differ := func(q place.Box) (n int) {
		for y := int(q.Y0); y < int(q.Y1); y++ {
			for x := int(q.X0); x < int(q.X1); x++ {
				if bare.RGBAAt(x, y) != full.RGBAAt(x, y) {
					n++
				}
			}
		}
		return n
	}
	if n := differ(place.Box{X0: 288, Y0: 192, X1: 336, Y1: 240}); n < 100 {
		t.Fatalf("%d pixels of the acting creature's square differ, so nothing is tested", n)
	}
	p.Signs.Flanks[0].claws(cam, func(q place.Box) {
		mid := place.Around(q.Middle(), 5, 5)
		if n := differ(mid); n > 0 {
			t.Errorf("%d of 25 pixels of the jaws at %v are hidden", n, q.Middle())
		}
	})
}

// TestHitPointsLieOverTheJaws: the bar of whom jaws close on reads as without them.
func TestHitPointsLieOverTheJaws(t *testing.T) {
	for n := 1; n <= 3; n++ {
		p := &Picture{Pieces: []piece.Piece{{ID: 1, Figure: "dragon", At: grid.C(4, 3), N: n, HP: 7, MaxHP: 9}}}
		for _, at := range []grid.Space{square(3, 3), square(4, 2), square(3, 2), square(4+n, 2)} {
			p.Signs.Flanks = nil
			_, _, bare := painted(p, 48, 1)
			to := square(int(2*4)+n-1-int(at.At.X), 2*3+n-1-int(at.At.Y))
			p.Signs.Flanks = []Flank{{Target: grid.Space{At: grid.C(4, 3), N: uint8(n)}, From: at, To: to}}
			_, _, with := painted(p, 48, 1)
			y, wide := 48*3+48*n*94/100, 48*n*74/100 // on the lip of its base
			from := 48*4 + (48*n-wide)/2
			for x := from + 2; x < from+wide-2; x++ {
				if bare.RGBAAt(x, y) != with.RGBAAt(x, y) {
					t.Fatalf("%d squares wide, jaws from %v: the bar is hidden at %d, %d", n, at.At, x, y)
				}
			}
		}
	}
}

// TestTheChanceKeepsItsPlace: with a miss chance and with squares to flank from beside
// the target its chance stands where it does without them, and hides none of these.
func TestTheChanceKeepsItsPlace(t *testing.T) {
	for _, v := range []struct {
		square int
		scale  float64
	}{{46, 1}, {36, 1.5}, {62, 2.25}} {
		p := &Picture{Pieces: []piece.Piece{orcAt(5, 4), orcAt(4, 4)}}
		p.Signs.Chances = []Chance{{On: square(5, 4), Text: "60\u00a0%", Percent: 60}}
		b, _, _ := painted(p, v.square, v.scale)
		was := b.places.Taken()[0]
		p.Signs.Chances[0].Veil, p.Signs.Chances[0].VeilIcon = "20\u00a0%", "darkness"
		p.Signs.Spots = []grid.Space{grid.Square(grid.C(6, 3)), grid.Square(grid.C(6, 4))}
		b, _, _ = painted(p, v.square, v.scale)
		is := b.places.Taken()[0]
		if math.Abs(is.Y1-was.Y1) > .5 || math.Abs(is.Middle().X-was.Middle().X) > .5 || is.Y0 >= was.Y0 {
			t.Errorf("at %d pixels the label %v becomes %v, want it to grow upwards alone", v.square, was, is)
		}
		if b.places.Shuns(is, true) {
			t.Errorf("at %d pixels the label %v hides a square to flank from", v.square, is)
		}
	}
}

// TestTheRiskStandsByItsDiamond: who shoots beside an enemy reads at the diamond what
// that risks, at every scale of the panels.
func TestTheRiskStandsByItsDiamond(t *testing.T) {
	for _, v := range []struct {
		square int
		scale  float64
	}{{46, 1}, {36, 1.5}, {62, 2.25}} {
		p := &Picture{Pieces: []piece.Piece{orcAt(5, 4), orcAt(4, 4), orcAt(6, 4)}}
		p.Signs.Path = &Path{Cells: []grid.Cell{grid.C(6, 4)}, N: 1, Provokes: []Provoke{{By: []grid.Space{square(5, 4)}, Chances: []string{"55%"}}}}
		p.Signs.Spots = []grid.Space{grid.Square(grid.C(6, 3))}
		b, cam, _ := painted(p, v.square, v.scale)
		if len(b.places.Taken()) != 1 {
			t.Fatalf("at %d pixels: %d labels, want the chance", v.square, len(b.places.Taken()))
		}
		at, _ := p.Signs.Path.diamondAt(cam, &p.Signs.Path.Provokes[0])
		if q := b.places.Taken()[0]; b.places.Shuns(q, true) || q.Middle().Sub(at).Length() > float64(v.square) {
			t.Errorf("at %d pixels the chance stands at %v, far from the diamond at %v or over somebody", v.square, q, at)
		}
	}
}

// TestZonesAreNamedInside: the name of a zone stands whole inside it wherever it is as wide,
// in its middle where not, and off whoever stands there.
func TestZonesAreNamedInside(t *testing.T) {
	for _, name := range []string{"camp", "the banner", "la bannière du roi"} {
		for wide := 1; wide <= 6; wide++ {
			for _, who := range [][]piece.Piece{nil, {orcAt(2, 2)}} {
				z := orthogon(2, 2, wide, 3)
				p := &Picture{Pieces: who, Signs: Signs{Tags: []Tag{{At: z[len(z)/2], Icon: "scenario", Text: name, Quiet: true, Zone: z}}}}
				b, cam, _ := painted(p, 48, 1)
				if len(b.places.Taken()) != 1 {
					t.Fatalf("%q: %d names of a zone %d squares wide", name, len(b.places.Taken()), wide)
				}
				q := b.places.Taken()[0]
				in := cam.SpaceRect(grid.Space{At: grid.C(2, 2), N: 1}).Union(cam.CellRect(z[len(z)-1]))
				left, right := q.X0-float64(in.Min.X), float64(in.Max.X)-q.X1
				if fits := q.X1-q.X0 < float64(in.Dx())-.2*48; fits && (left < 0 || right < 0) || !fits && math.Abs(left-right) > 1 {
					t.Errorf("%q: %.0f and %.0f pixels are left beside it in a zone %d squares wide", name, left, right, wide)
				}
				if q.Y0 < float64(in.Min.Y) || q.Y1 > float64(in.Max.Y) || b.places.Shuns(q, true) {
					t.Errorf("%q at %v leaves the zone %v or hides somebody", name, q, in)
				}
			}
		}
	}
}

// orthogon is a rectangle of squares.
func orthogon(x, y, w, h int) (list []grid.Cell) {
	for j := range h {
		for i := range w {
			list = append(list, grid.C(x+i, y+j))
		}
	}
	return list
}

// TestHeightsGiveWay: how high the ground lies is told on empty ground, not over or
// right beside a face.
func TestHeightsGiveWay(t *testing.T) {
	p := &Picture{Signs: Signs{Tags: []Tag{{At: grid.C(5, 4), Icon: "height", Text: "+5 ft", Quiet: true}}}}
	for _, v := range []struct {
		who  []piece.Piece
		want int
	}{{nil, 1}, {[]piece.Piece{orcAt(5, 4)}, 0}, {[]piece.Piece{orcAt(5, 3), orcAt(5, 5)}, 1}} {
		p.Pieces = v.who
		b, _, _ := painted(p, 36, 1.5)
		if len(b.places.Taken()) != v.want {
			t.Errorf("beside %d pieces: %d tags, want %d", len(v.who), len(b.places.Taken()), v.want)
		}
		for _, q := range b.places.Taken() {
			if b.places.Shuns(q, true) || q.Y0 < 4*36-2 || q.Y1 > 5*36+2 {
				t.Errorf("the tag %v leaves its square or lies over a piece", q)
			}
		}
	}
}
