package board_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// squinted is a picture as one sees it with eyes half shut: the mean colour around a point, so many
// pixels wide.
func squinted(m *image.RGBA, x, y, wide float64) vision.Linear {
	var r, g, b, all float64
	reach := int(2.5*wide + 1)
	for v := -reach; v <= reach; v++ {
		for u := -reach; u <= reach; u++ {
			px, py := int(x)+u, int(y)+v
			if !image.Pt(px, py).In(m.Rect) {
				continue
			}
			d := math.Hypot(float64(u), float64(v)) / wide
			w := math.Exp(-d * d / 2)
			i := m.PixOffset(px, py)
			r, g, b, all = r+w*float64(m.Pix[i]), g+w*float64(m.Pix[i+1]), b+w*float64(m.Pix[i+2]), all+w
		}
	}
	return vision.Light(color.RGBA{uint8(r / all), uint8(g / all), uint8(b / all), 255})
}

// stands is how much what stands on a square strikes an eye half shut: how far the colours in it
// are, on average, from that of the ground around it.
func stands(m *image.RGBA, cam camera.Camera, at grid.Cell) float64 {
	r := cam.CellRect(at)
	c := float64(cam.Square)
	x, y := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	var around [8]vision.Lab
	for i := range around {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		around[i] = squinted(m, x+1.6*c*cos, y+1.6*c*sin, .3*c).Lab()
	}
	const parts = 9
	sum := 0.
	for j := range parts {
		for i := range parts {
			at := func(k int) float64 { return (float64(k)+.5)/parts - .5 }
			own := squinted(m, x+c*at(i), y+c*at(j), .07*c).Lab()
			for _, v := range around {
				sum += vision.Difference(own, v)
			}
		}
	}
	return sum / (parts * parts * 8)
}

// TestTheActingComesFirst squints at a fight on every ground: the marks of who acts and of whom a
// blow is aimed at make either strike the eye more than the same figure without them, in every light.
func TestTheActingComesFirst(t *testing.T) {
	e := newEasel()
	const square = 40
	dst := ebiten.NewImage(13*square, 7*square)
	for _, ground := range []struct {
		name string
		g    terrain.Ground
	}{{"floor", terrain.Floor}, {"grass", terrain.Grass}, {"planks", terrain.Planks}, {"salt", terrain.Salt}, {"snow", terrain.Snow}, {"sand", terrain.Sand}, {"water", terrain.Water},
		{"mire", terrain.Mire}, {"platform", terrain.Platform}, {"bridge", terrain.Bridge}, {"dirt", terrain.Dirt}, {"ice", terrain.Ice}, {"stairs", terrain.Stairs}} {
		for _, light := range []terrain.Ambience{terrain.Bright, terrain.Dusk, terrain.Night} {
			m := terrain.NewTerrain(13, 7)
			m.Ambient = light
			for i := range m.Squares {
				m.Squares[i] = terrain.Square{Ground: ground.g, Light: grid.LightBright}
			}
			b := board.New(e.g)
			b.SetTerrain(m)
			who := func(id int, figure string, side, x, y int) piece.Piece {
				return piece.Piece{ID: id, Figure: figure, Side: side, At: grid.C(x, y), N: 1, HP: 9, MaxHP: 9}
			}
			for side := range 2 {
				p := board.Picture{Pieces: []piece.Piece{
					who(1, "fighter", side, 2, 3), who(2, "orc", 1-side, 6, 3), who(3, "archer", side, 10, 2), who(4, "goblin", 1-side, 10, 5),
				}}
				acting, target := grid.Square(grid.C(2, 3)), grid.Square(grid.C(6, 3))
				p.Signs.Acting, p.Signs.Target = &acting, &target
				cam := camera.NewCamera(dst.Bounds(), dst.Bounds(), 1)
				cam.Square, cam.X, cam.Y = square, 0, 0
				look := func() *image.RGBA {
					for range 20 {
						e.g.Begin(0)
						b.Draw(dst, cam, &p)
						if !b.Busy() {
							break
						}
					}
					out := image.NewRGBA(dst.Bounds())
					dst.ReadPixels(out.Pix)
					return out
				}
				marked := look()
				p.Signs = board.Signs{}
				bare := look()
				act, aim := stands(marked, cam, acting.At), stands(marked, cam, target.At)
				actBare, aimBare := stands(bare, cam, acting.At), stands(bare, cam, target.At)
				t.Logf("%s, %v, side %d: %.1f acts, %.1f else, %.2f; %.1f is aimed at, %.1f else, %.2f", ground.name, light, side, act, actBare, act/actBare, aim, aimBare, aim/aimBare)
				if act < 1.08*actBare || aim < 1.08*aimBare {
					t.Errorf("%s, light %v: who acts strikes the eye by %.1f, else by %.1f; who is aimed at by %.1f, else by %.1f", ground.name, light, act, actBare, aim, aimBare)
				}
			}
		}
	}
}

// TestFiguresStandOutOnTheirPlate: the bone edge of a figure is far lighter than what lies
// right around it, and the rim of that than the plate, for every side on every ground.
func TestFiguresStandOutOnTheirPlate(t *testing.T) {
	contrast := func(a, b color.NRGBA) float64 {
		return vision.Contrast(vision.Light(color.RGBA(a)), vision.Light(color.RGBA(b)))
	}
	for i := range 8 {
		side := art.SideLook(i)
		if got := contrast(art.Bone, side.Dark); got < 5 {
			t.Errorf("side %d: the edge of a figure has a contrast of %.1f to its plate", i, got)
		}
		if got := contrast(side.Colour, side.Dark); got < 1.9 {
			t.Errorf("side %d: the rim of a plate has a contrast of %.1f", i, got)
		}
	}
	e := newEasel()
	for g := terrain.Floor; g < terrain.Void; g++ {
		for _, light := range []terrain.Ambience{terrain.Bright, terrain.Dusk, terrain.Night} {
			m := terrain.NewTerrain(5, 4)
			m.Ambient = light
			for i := range m.Squares {
				m.Squares[i] = terrain.Square{Ground: g, Light: grid.LightBright}
			}
			b := board.New(e.g)
			b.SetTerrain(m)
			on := grid.Square(grid.C(2, 2)) // nobody stands there: it is seen whole
			out := e.paint(b, board.Picture{Signs: board.Signs{Acting: &on}})
			x, y := 20+2*48+24, 20+2*48+24
			for _, d := range [][2]int{{0, 0}, {-18, 0}, {18, 0}, {0, -18}, {0, 18}, {12, -12}, {-12, -12}} {
				if at := out.RGBAAt(x+d[0], y+d[1]); contrast(art.Bone, color.NRGBA{at.R, at.G, at.B, 255}) < 4.5 {
					t.Errorf("ground %d, light %v: %v from the middle lies %v", g, light, d, at)
				}
			}
		}
	}
}

// TestPlatesKeepToTheirSquares: what lies under who acts has a rim in the colour of the side in every
// light, and leaves the squares it stands for by less than an eighth of one.
func TestPlatesKeepToTheirSquares(t *testing.T) {
	e := newEasel()
	for _, on := range []grid.Space{grid.Square(grid.C(2, 1)), {At: grid.C(1, 1), N: 2}} {
		for _, light := range []terrain.Ambience{terrain.Bright, terrain.Dusk, terrain.Night} {
			m := terrain.NewTerrain(5, 4)
			m.Ambient = light
			b := board.New(e.g)
			b.SetTerrain(m)
			n := max(1, int(on.N))
			who := piece.Piece{ID: 1, Figure: "fighter", Side: 1, At: on.At, N: n, HP: 9, MaxHP: 9}
			bare := e.paint(b, board.Picture{Pieces: []piece.Piece{who}})
			out := e.paint(b, board.Picture{Pieces: []piece.Piece{who}, Signs: board.Signs{Acting: &on}})
			x0, y0 := 20+48*int(on.At.X), 20+48*int(on.At.Y)
			own := image.Rect(x0, y0, x0+48*n, y0+48*n)
			for y := out.Rect.Min.Y; y < out.Rect.Max.Y; y++ {
				for x := out.Rect.Min.X; x < out.Rect.Max.X; x++ {
					if !image.Pt(x, y).In(own.Inset(-48/8)) && out.RGBAAt(x, y) != bare.RGBAAt(x, y) {
						t.Fatalf("light %v, %d squares: at %d, %d the ground has changed", light, n, x, y)
					}
				}
			}
			rim := out.RGBAAt(x0+48*n-2, y0+18*n) // beside the figure
			side := art.SideLook(1)
			near := vision.Light(rim).Lab()
			least := min(vision.Difference(near, vision.Light(color.RGBA(side.Colour)).Lab()), vision.Difference(near, vision.Light(color.RGBA(side.Light)).Lab()), vision.Difference(near, vision.Light(color.RGBA(side.Dark)).Lab()))
			if least > 14 {
				t.Errorf("light %v, %d squares: the rim is %v, %.1f from the colours of the side", light, n, rim, least)
			}
		}
	}
}
