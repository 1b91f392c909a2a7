package tableau

import (
	"image/color"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules"
)

// landscape is what the painting after a match shows behind the figures: that of the map in
// few words.
type landscape struct {
	ground terrain.Ground // that most of it is made of
	walls  bool           // walls stand on the horizon, else hills
	trees  bool
	water  bool
	night  bool
}

// landscapeOf looks at the map of a set-up, a meadow where there is none.
func landscapeOf(setup *rules.Setup) landscape {
	l := landscape{ground: terrain.Grass, trees: true}
	if setup == nil {
		return l
	}
	t := terrain.FromSetup(setup, terrain.StartingDoors(setup))
	if len(t.Squares) == 0 {
		return l
	}
	var of [terrain.Void + 1]int
	walls := 0
	for i := range t.Squares {
		switch s := &t.Squares[i]; {
		case s.Block == terrain.Wall:
			walls++
		case s.Block == terrain.Open:
			of[s.Ground]++
		}
	}
	l.ground = terrain.Floor
	for _, g := range []terrain.Ground{terrain.Salt, terrain.Dirt, terrain.Sand, terrain.Grass, terrain.Mire, terrain.Snow} {
		if of[g] > of[l.ground] {
			l.ground = g
		}
	}
	if l.ground == terrain.Floor && of[terrain.Planks] > of[terrain.Floor] {
		l.ground = terrain.Planks
	}
	trees := 0
	for i := range t.Props {
		if t.Props[i].Name == "tree" || t.Props[i].Name == "pine" {
			trees++
		}
	}
	l.walls, l.trees = walls*20 > len(t.Squares), trees > 2
	l.water, l.night = of[terrain.Water]*25 > len(t.Squares), t.Ambient == terrain.Night
	return l
}

// wash are the colours a landscape is painted in, from the sky down to the nearest ground.
type wash struct{ sky, glow, far, near, ground, front color.NRGBA }

func (l landscape) wash() wash {
	rgb := func(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }
	w := wash{sky: rgb(0xd3bf95), glow: rgb(0xe9cf97), far: rgb(0xbda87c), near: rgb(0xa18d63)}
	if l.night {
		w = wash{sky: rgb(0x77798c), glow: rgb(0x9a927f), far: rgb(0x666675), near: rgb(0x535362)}
	}
	switch l.ground {
	case terrain.Grass:
		w.ground, w.front = rgb(0x8c9462), rgb(0x757f50)
	case terrain.Dirt:
		w.ground, w.front = rgb(0xab8d66), rgb(0x94764f)
	case terrain.Sand:
		w.ground, w.front = rgb(0xbba478), rgb(0xa48d63)
	case terrain.Mire:
		w.ground, w.front = rgb(0x7d7850), rgb(0x666240)
	case terrain.Snow:
		w.ground, w.front = rgb(0xb7bfc0), rgb(0x9ba7ad)
	case terrain.Salt:
		w.ground, w.front = rgb(0xb6b0a3), rgb(0x9c958a)
	case terrain.Planks:
		w.ground, w.front = rgb(0xa68257), rgb(0x8b6942)
	default:
		w.ground, w.front = rgb(0xa39a86), rgb(0x8a8170)
	}
	return w
}

// paint paints the landscape into a box, in flat washes with brushed edges; the figures
// stand on its ground, whose edge lies level parts of the height below the top.
func (l landscape) paint(c widget.Canvas, box widget.Rect, level float64) {
	type key struct {
		l           landscape
		w, h, level float64
	}
	c.Ground(box, l.wash().sky)
	c.Stamp(key{l, box.W, box.H, level}, box, func(k widget.Canvas, at widget.Rect) {
		p := &brush{Canvas: k, box: at, rng: rand.New(rand.NewPCG(11, uint64(at.W))), horizon: at.H * level}
		w := l.wash()
		p.band(0, at.H-2, w.sky, 3)
		p.sun(w.glow)
		p.band(p.horizon*.62, at.H-2, w.glow, 5)
		if l.walls {
			p.wall(w.far, .40, 46)
			p.wall(w.near, .22, 30)
		} else {
			p.hills(w.far, .42)
			p.hills(w.near, .24)
		}
		if l.trees {
			p.trees(w.near)
		}
		if l.water {
			p.band(p.horizon-at.H*.05, p.horizon+9, color.NRGBA{0x6d, 0x90, 0x94, 255}, 2)
		}
		p.band(p.horizon, at.H-2, w.ground, 3)
		p.strokes(w)
	})
}

// brush paints washes inside a box; what it does depends on the size of the box alone.
type brush struct {
	widget.Canvas
	box     widget.Rect
	rng     *rand.Rand
	horizon float64 // below the top
}

func (p *brush) fill(path *vector.Path, ink color.NRGBA) {
	vector.FillPath(p.Dst, path, nil, widget.Paint(ink))
}

// most is the farthest that a wash keeps from a side.
const most = 13.

// rim is how far a wash keeps from the side of the box at a height: the brush has never
// stopped at one line.
func (p *brush) rim(y float64) float64 {
	return 4 + 5*math.Abs(math.Sin(y*.11)) + 4*math.Abs(math.Sin(y*.047+1.3))
}

// outline closes an upper edge, x and y in turn, down to a lower height.
func (p *brush) outline(top []float64, bottom float64) *vector.Path {
	k := float32(p.Scale())
	path := &vector.Path{}
	for i := 0; i+1 < len(top); i += 2 {
		x, y := float32(top[i])*k, float32(top[i+1])*k
		if i == 0 {
			path.MoveTo(x, y)
		} else {
			path.LineTo(x, y)
		}
	}
	from := top[len(top)-1]
	for y := from + 3; y < bottom; y += 5 {
		path.LineTo(float32(p.box.W-p.rim(y+40))*k, float32(y)*k)
	}
	for x := p.box.W - 14; x > 14; x -= 22 {
		path.LineTo(float32(x)*k, float32(bottom-2*math.Abs(math.Sin(x*.13)))*k)
	}
	for y := bottom; y > top[1]; y -= 5 {
		path.LineTo(float32(p.rim(y))*k, float32(y)*k)
	}
	path.Close()
	return path
}

// band paints a wash from a wavy upper edge down.
func (p *brush) band(from, to float64, ink color.NRGBA, wave float64) {
	var top []float64
	phase := p.rng.Float64() * 6
	for x := p.rim(from); x < p.box.W-p.rim(from+40); x += 9 {
		top = append(top, x, max(from+wave*math.Sin(x*.021+phase)+wave*.5*math.Sin(x*.057), 1))
	}
	p.fill(p.outline(top, to), ink)
}

// sun paints the light in the north-west.
func (p *brush) sun(ink color.NRGBA) {
	k := float32(p.Scale())
	r := math.Min(p.box.H*.15, p.box.W*.13-most*.6) // it does not go over the edge
	if r <= 0 {
		return
	}
	vector.FillCircle(p.Dst, float32(math.Max(p.box.W*.13, r+most))*k, float32(p.box.H*.27)*k, float32(r)*k, ink, true)
}

// hills paints a range whose highest part stands so much of the sky above the ground.
func (p *brush) hills(ink color.NRGBA, high float64) {
	phase := p.rng.Float64() * 6
	var top []float64
	for x := 10.; x < p.box.W-10; x += 7 {
		swell := .55 + .3*math.Sin(x*.011+phase) + .15*math.Sin(x*.031+phase*2)
		top = append(top, x, p.horizon*(1-high*swell))
	}
	p.fill(p.outline(top, p.horizon+4), ink)
}

// wall paints battlements with towers, so much of the sky above the ground.
func (p *brush) wall(ink color.NRGBA, high, tower float64) {
	var top []float64
	top = append(top, 9, p.horizon*(1-high))
	merlon := p.box.H * .045
	for x := 10.; x < p.box.W-28; {
		y, wide := p.horizon*(1-high), 4+p.rng.IntN(5)
		if p.rng.IntN(3) == 0 {
			y, wide = y-tower*p.box.H/250, 3
		}
		for range wide {
			if x > p.box.W-28 {
				break
			}
			top = append(top, x, y-merlon, x+merlon*1.1, y-merlon, x+merlon*1.1, y, x+merlon*1.9, y)
			x += merlon * 1.9
		}
	}
	p.fill(p.outline(top, p.horizon+4), ink)
}

// trees paints crowns against the sky.
func (p *brush) trees(ink color.NRGBA) {
	k := float32(p.Scale())
	for _, t := range p.crowns() {
		vector.FillCircle(p.Dst, float32(t[0])*k, float32(t[1])*k, float32(t[2])*k, ink, true)
	}
}

// crowns are the middles and radii of the discs that trees are made of: none reaches over
// the brushed edge of the washes.
func (p *brush) crowns() (list [][3]float64) {
	for x := p.box.W * .06; x < p.box.W*.97; x += p.box.W * (.05 + .09*p.rng.Float64()) {
		r := p.box.H * (.05 + .035*p.rng.Float64())
		y := p.horizon - r*.7
		at := min(max(x, 1.55*r+most), p.box.W-1.5*r-most)
		for _, d := range [][3]float64{{0, -.5, 1}, {-.8, .1, .75}, {.8, .15, .7}} {
			list = append(list, [3]float64{at + d[0]*r, y + d[1]*r, d[2] * r})
		}
	}
	return list
}

// strokes paints the nearest ground: strokes of a dry brush, closer the nearer they are.
func (p *brush) strokes(w wash) {
	k := float32(p.Scale())
	deep := p.box.H - p.horizon
	for range int(p.box.W / 9) {
		t := p.rng.Float64()
		y := p.horizon + deep*(.1+.84*t)
		long := (10 + 34*p.rng.Float64()) * (.4 + .6*t)
		x := 18 + p.rng.Float64()*(p.box.W-36-long)
		vector.StrokeLine(p.Dst, float32(x)*k, float32(y)*k, float32(x+long)*k, float32(y+1)*k, float32(1+1.6*t)*k, w.front, true)
	}
}
