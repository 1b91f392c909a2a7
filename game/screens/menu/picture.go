package menu

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// picture is the illustration of the title: a corner of a battle, made of the
// tiles and figures the game is played with. It is painted once for a size, and what is
// under the jaws and over them once more when they are to move.
type picture struct {
	bite
	board  *board.Board
	img    *ebiten.Image
	parted [2]*ebiten.Image // what lies under the jaws, and over them, once they move
	whole  bool
	scale  float64
	style  *widget.Style
	page   float64 // width of the title's dark page
}

// draw paints the illustration and tells whether it is whole: until then
// nothing of it is shown.
func (p *picture) draw(dst *ebiten.Image, g *art.Gallery) bool {
	b := dst.Bounds()
	if p.img == nil || p.img.Bounds() != b || p.scale != p.style.Scale() {
		for _, old := range []*ebiten.Image{p.img, p.parted[0], p.parted[1]} {
			if old != nil {
				old.Deallocate()
			}
		}
		p.parted = [2]*ebiten.Image{}
		p.img, p.whole, p.scale = ebiten.NewImage(b.Dx(), b.Dy()), false, p.style.Scale()
	}
	switch {
	case p.whole && p.moving():
		p.drawOpen(dst, g)
	case p.whole:
		dst.DrawImage(p.img, nil)
	}
	return p.whole
}

// drawOpen paints the illustration with the jaws as far apart as they are now.
func (p *picture) drawOpen(dst *ebiten.Image, g *art.Gallery) {
	cam, cx, cy := p.looks()
	square := float64(cam.Square)
	if p.parted[0] == nil {
		b := p.img.Bounds()
		for i := range p.parted {
			p.parted[i] = ebiten.NewImage(b.Dx(), b.Dy())
		}
		p.paintGround(p.parted[0], cam)
		p.paintCast(p.parted[1], cam, g)
	}
	dst.DrawImage(p.parted[0], nil)
	jaws(dst, cx, cy+square*.42, square, p.open())
	dst.DrawImage(p.parted[1], nil)
}

// grow paints what is still missing, as far as the time of this frame goes.
// It comes after everything else has taken its part of that time.
func (p *picture) grow(c *scene.Context) {
	if p.whole {
		return
	}
	p.paint(c)
	if p.whole {
		// One more frame shows it.
		c.Redraw = true
	}
}

func (p *picture) paint(c *scene.Context) {
	if p.board == nil {
		p.board = board.New(c.Art)
		p.board.SetTerrain(titleTerrain())
	}
	before := c.Art.Pending()
	cam, cx, cy := p.looks()
	p.img.Clear()
	p.paintGround(p.img, cam)
	jaws(p.img, cx, cy+float64(cam.Square)*.42, float64(cam.Square), 0)
	p.paintCast(p.img, cam, c.Art)
	p.whole = c.Art.Pending() == before && !p.board.Busy()
}

// looks is where the illustration is looked at from, and the middle of the fight, which
// stands right of the middle of what the menu leaves free.
func (p *picture) looks() (cam camera.Camera, cx, cy float64) {
	b := p.img.Bounds()
	square := camera.Steps[0]
	for _, s := range camera.Steps {
		if float64(s) <= 106*float64(b.Dy())/window.LeastHeight {
			square = s
		}
	}
	left := (p.page + 2) * p.style.Scale()
	cx, cy = left+(float64(b.Dx())-left)*.51, float64(b.Dy())*.585
	cam = camera.NewCamera(b, b, p.style.Scale())
	cam.Square = square
	cam.X, cam.Y = math.Round(cx-10.5*float64(square)), math.Round(cy-6.5*float64(square))
	return cam, cx, cy
}

// paintGround paints what lies under the jaws, paintCast what stands over them.
func (p *picture) paintGround(dst *ebiten.Image, cam camera.Camera) {
	p.board.Draw(dst, cam, &board.Picture{Signs: board.Signs{Grid: .2}})
	window.Vignette(dst, .66, .52, .7)
}

func (p *picture) paintCast(dst *ebiten.Image, cam camera.Camera, g *art.Gallery) {
	for _, f := range titleCast {
		figure(g, dst, f, cam)
	}
	leftPage(widget.Canvas{Style: p.style, Dst: dst}, float64(dst.Bounds().Dy())/p.style.Scale(), p.page)
}

// actor is one figure of the illustration.
type actor struct {
	name    string
	side, n int
	x, y    int
}

// titleCast stands from the back to the front.
var titleCast = []actor{
	{"psychic", 0, 1, 8, 4}, {"goblin-archer", 1, 1, 13, 4}, {"goblin", 1, 1, 12, 4},
	{"fighter", 0, 1, 8, 6}, {"rogue", 0, 1, 12, 6},
	{"dragon", 1, 3, 9, 5},
	{"cleric", 0, 1, 7, 7}, {"spear", 0, 1, 8, 8}, {"archer", 0, 1, 13, 8},
}

func figure(g *art.Gallery, dst *ebiten.Image, a actor, cam camera.Camera) {
	r := cam.SpaceRect(grid.Space{At: grid.C(a.x, a.y), N: uint8(a.n)})
	w := int(float64(r.Dx()) * .94)
	for _, img := range []*ebiten.Image{g.Base(a.side, a.n, w, false), g.Figure(a.name, a.side, w), g.Base(a.side, a.n, w, true)} {
		if img == nil {
			continue
		}
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(float64(r.Min.X)+float64(r.Dx()-w)/2, float64(r.Min.Y))
		dst.DrawImage(img, op)
	}
}

// titleTerrain is the corner of the keep the illustration shows.
func titleTerrain() *terrain.Terrain {
	t := terrain.NewTerrain(24, 16)
	set := func(x0, y0, x1, y1 int, f func(*terrain.Square)) {
		for y := y0; y <= y1; y++ {
			for x := x0; x <= x1; x++ {
				f(t.Square(x, y))
			}
		}
	}
	ground := func(g terrain.Ground) func(*terrain.Square) {
		return func(s *terrain.Square) { s.Ground = g }
	}
	set(5, 1, 9, 3, ground(terrain.Water))
	set(5, 4, 7, 4, ground(terrain.Water))
	set(9, 7, 15, 10, ground(terrain.Dirt))
	set(3, 8, 6, 12, ground(terrain.Grass))
	set(7, 9, 8, 12, ground(terrain.Dirt))
	set(12, 0, 16, 4, func(s *terrain.Square) { s.Ground, s.Level = terrain.Platform, 1 })
	*t.Square(13, 5) = terrain.Square{Ground: terrain.Stairs, Uphill: grid.N}
	t.Props = []terrain.Prop{
		{Name: "rubble", At: grid.C(14, 6)}, {Name: "bones", At: grid.C(6, 6)}, {Name: "barrel", At: grid.C(6, 5)},
		{Name: "blood", At: grid.C(7, 8)}, {Name: "bush", At: grid.C(5, 9)}, {Name: "rubble", At: grid.C(14, 7)},
	}
	t.Lamps = []terrain.Lamp{{At: grid.C(10, 4), Radius: 5}, {At: grid.C(10, 7), Radius: 5}, {At: grid.C(8, 6), Radius: 4}, {At: grid.C(12, 6), Radius: 4}}
	t.Ambient = terrain.Dusk
	return t
}

// jaws paints the two jaws of the pincer on the ground around a point, each some squares
// farther out than they rest.
func jaws(dst *ebiten.Image, cx, cy, square, open float64) {
	rx, ry := square*2.02, square*1.42
	middle := cx
	at := func(degrees, k float64) (float32, float32) {
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		return float32(cx + rx*k*cos), float32(cy + ry*k*sin)
	}
	ring := func(p *vector.Path, from, to, k float64, start bool) {
		const steps = 32
		for i := 0; i <= steps; i++ {
			x, y := at(from+(to-from)*float64(i)/steps, k)
			if i == 0 && start {
				p.MoveTo(x, y)
			} else {
				p.LineTo(x, y)
			}
		}
	}
	paint := func(p *vector.Path, width float64, ink color.NRGBA) {
		op := widget.Paint(ink)
		if width == 0 {
			vector.FillPath(dst, p, nil, op)
			return
		}
		vector.StrokePath(dst, p, &vector.StrokeOptions{Width: float32(width), LineJoin: vector.LineJoinRound, LineCap: vector.LineCapRound}, op)
	}
	u := square / 104
	for _, mid := range []float64{180, 0} {
		a0, a1 := mid-56, mid+50
		cx = middle - open*square
		if mid == 0 {
			cx = middle + open*square
			a0, a1 = mid-50, mid+56
		}
		p := &vector.Path{}
		ring(p, a0, a1, 1, true)
		// Each end widens to a barb and comes to a point.
		for _, q := range [][2]float64{{a1, 1.07}, {a1 + 8, .96}, {a1, .85}} {
			p.LineTo(at(q[0], q[1]))
		}
		ring(p, a1, a0, .92, false)
		for _, q := range [][2]float64{{a0, .85}, {a0 - 8, .96}, {a0, 1.07}} {
			p.LineTo(at(q[0], q[1]))
		}
		p.Close()
		shadow := &vector.Path{}
		op := &vector.AddPathOptions{}
		op.GeoM.Translate(4*u, 7*u)
		shadow.AddPath(p, op)
		paint(shadow, 9*u, color.NRGBA{A: 89})
		paint(p, 9*u, widget.Ink)
		paint(p, 0, widget.Gold)
		light := &vector.Path{}
		ring(light, a0+3, a1-3, .98, true)
		paint(light, 3*u, color.NRGBA{0xff, 0xf4, 0xcc, 216})
	}
}
