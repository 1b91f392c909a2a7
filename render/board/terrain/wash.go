package terrain

import (
	"image"
	"image/color"
	"math"

	"tenaille/render/art"
	"tenaille/rules/grid"

	"github.com/hajimehoshi/ebiten/v2"
)

// A wash lays a few large flat shapes of tone over a ground, as one lays gouache over paper
// before anything is drawn on it: where grass is lush or dry, where stone is worn or damp, how
// snow lies in drifts. They are far larger than a square, follow no edge of one and are faint,
// so that none is taken for something that the rules know.

// lie is what a shape of a wash may follow at a place of the map.
type lie struct {
	x, y  float64
	own   float64 // how much of what is around is the same ground: .5 at its edge, 1 inside
	deep  float64 // the same of all squares around: 1 a square and more from the edge
	walls float64 // how near walls are: 0 none about, to 1
}

// shape tells, for a part of a map, how much of it there is at a place: the more the further above 0.
type shape func(w *washing) func(p *lie) float64

// shade is one tone of a wash and where it lies.
type shade struct {
	tone  color.NRGBA
	shape shape
}

// tone is a colour in so many hundredths.
func tone(rgb uint32, percent int) color.NRGBA {
	c := art.RGB(rgb)
	c.A = uint8(percent * 255 / 100)
	return c
}

// patch are shapes as wide as so many squares, on about so much of the ground.
func patch(salt int, wide, share float64) shape { return patches(salt, wide, 1, share) }

// drifted are patches drawn out from west to east.
func drifted(salt int, wide, share float64) shape { return patches(salt, wide, .45, share) }

func patches(salt int, wide, low, share float64) shape {
	least := .5 + (.5-share)*.62
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, wide, low)
		return func(p *lie) float64 { return f.at(p.x, p.y) - least }
	}
}

// trail is a winding band, as something leaves that often goes the same way.
func trail(salt int, wide, breadth float64) shape {
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, wide, 1)
		return func(p *lie) float64 { return breadth - math.Abs(f.at(p.x, p.y)-.5) }
	}
}

// rim is a ragged band along the edge of a ground.
func rim(salt int, breadth float64) shape {
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, 1.4, 1)
		return func(p *lie) float64 { return breadth*(.4+1.2*f.at(p.x, p.y)) - 2*(p.own-.5) }
	}
}

// inside is what lies a square and more from the edge of a ground.
func inside(salt int) shape {
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, 1.9, 1)
		return func(p *lie) float64 { return .5*(p.deep-.88) + .14*(f.at(p.x, p.y)-.5) }
	}
}

// corner is what gathers where walls are near.
func corner(salt int, share float64) shape {
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, 1.9, 1)
		return func(p *lie) float64 { return p.walls*.55 + f.at(p.x, p.y) - (1.05 - share) }
	}
}

// slope is the side of drifts that the light falls on, or with lit below 0 that it does not.
func slope(salt int, wide, lit, least float64) shape {
	const d = .16
	return func(w *washing) func(*lie) float64 {
		f := w.cloud(salt, wide, .42)
		return func(p *lie) float64 { return lit*(f.at(p.x+d, p.y+d)-f.at(p.x-d, p.y-d)) - least }
	}
}

// softness is over how much of a shape's value its edge is drawn.
const softness = .014

// unlit is what no light reaches, without an edge: dark wood would be a hole there.
func unlit(w *washing) func(*lie) float64 {
	f := w.middles(func(x, y int) float64 {
		if w.t.Ambient == Bright || w.t.Square(x, y).Light == grid.LightBright {
			return 0
		}
		return 1
	})
	return func(p *lie) float64 { return softness * (f.at(p.x, p.y) - .5) }
}

// washes are those of the grounds.
var washes = map[Ground][]shade{
	Floor: {
		{tone(0x4b443a, 13), patch(101, 4.6, .34)},
		{tone(0xc9bd9f, 15), trail(103, 7.5, .05)},
		{tone(0x57663f, 30), corner(105, .06)},
	},
	Platform: {
		{tone(0x6b604c, 13), patch(107, 4.2, .34)},
		{tone(0xd8ccac, 14), trail(109, 6, .05)},
	},
	Planks: {
		{tone(0x3a2715, 16), patch(111, 4.4, .34)},
		{tone(0xb08a5c, 15), trail(113, 6, .06)},
		{tone(0xc4a76a, 20), drifted(114, 2.6, .14)},
		{tone(0xbfa482, 36), unlit},
	},
	Salt: {
		{tone(0x8a8474, 13), patch(115, 4.6, .34)},
		{tone(0xf0e9d6, 16), drifted(117, 5, .3)},
	},
	Dirt: {
		{tone(0x684f35, 22), patch(119, 3.2, .32)},
		{tone(0xb59a6f, 20), drifted(121, 3.6, .3)},
		{tone(0x6d6a45, 30), rim(123, .26)},
	},
	Sand: {
		{tone(0x9b8a62, 18), slope(125, 3.2, -1, .05)},
		{tone(0xe6d8b0, 18), slope(125, 3.2, 1, .05)},
	},
	Grass: {
		{tone(0x3d522c, 30), patch(127, 5.2, .38)},
		{tone(0x93995f, 24), patch(129, 4.4, .26)},
		{tone(0x9a8a5c, 26), trail(131, 8.5, .026)},
		{tone(0x847c4e, 34), rim(133, .34)},
	},
	Mire: {
		{tone(0x2e3324, 22), patch(135, 3.6, .34)},
		{tone(0x7d8253, 18), drifted(137, 4, .28)},
	},
	Snow: {
		{tone(0x8299ae, 28), slope(139, 4.6, -1, .035)},
		{tone(0xf4f8f8, 34), slope(139, 4.6, 1, .04)},
		{tone(0x8195a4, 34), rim(141, .3)},
	},
	Water: {
		{tone(0x1c3f52, 34), inside(143)},
		{tone(0x7fa8a2, 26), rim(145, .3)},
	},
	Ice: {
		{tone(0x4e7890, 22), drifted(147, 4, .34)},
		{tone(0xe8f4f8, 26), drifted(149, 4.6, .3)},
		{tone(0xdfeaee, 34), rim(151, .28)},
	},
}

// perSquare is how many samples of a wash there are to a square, perCloud of the clouds that
// they follow: these are smooth.
const (
	perSquare = 16
	perCloud  = 4
)

// washing is the wash of one part of the map while it is made.
type washing struct {
	t      *Terrain
	cells  image.Rectangle
	clouds map[cloudKey]*field
	walls  *field
	of     [Void]*ground
}

// ground is one of those that the part shows: how much of what is around is made of it, and its
// tones.
type ground struct {
	share, deep *field
	shades      []shade
	at          []func(*lie) float64 // their shapes
}

type cloudKey struct {
	salt      int
	wide, low float64
}

// cloud is a field of clouds as wide as so many squares, and low as a part of that.
func (w *washing) cloud(salt int, wide, low float64) *field {
	k := cloudKey{salt, wide, low}
	f := w.clouds[k]
	if f == nil {
		f = newField(w.cells, perCloud, func(x, y float64) float64 { return clouds(x/wide, y/(wide*low), salt) })
		w.clouds[k] = f
	}
	return f
}

// wash lays the tones of the grounds over a chunk.
func (p *painter) wash(cells image.Rectangle) {
	b := p.b
	px := washed(b.terrain, cells)
	if px == nil {
		return
	}
	size := cells.Size().Mul(perSquare)
	if b.scratch.Tones == nil || b.scratch.Tones.Bounds().Size() != size {
		if b.scratch.Tones != nil {
			b.scratch.Tones.Deallocate()
		}
		b.scratch.Tones = ebiten.NewImage(size.X, size.Y)
	}
	b.scratch.Tones.WritePixels(px)
	var o ebiten.DrawImageOptions
	k := float64(b.square) / perSquare
	o.GeoM.Scale(k, k)
	o.Filter = ebiten.FilterLinear
	p.dst.DrawImage(b.scratch.Tones, &o)
}

// washed returns the pixels of the wash of a part of a map, nil where none of its grounds has one.
func washed(t *Terrain, cells image.Rectangle) []byte {
	w := &washing{t: t, cells: cells, clouds: map[cloudKey]*field{}}
	none := true
	each(cells.Inset(-1), func(x, y int) {
		if g := t.solid(x, y); g != Void && len(washes[g]) > 0 && w.of[g] == nil {
			w.of[g] = w.ground(g)
			none = false
		}
	})
	if none {
		return nil
	}
	w.walls = w.near()
	size := cells.Size().Mul(perSquare)
	px := make([]byte, 4*size.X*size.Y)
	at := &lie{}
	for j := range size.Y {
		for i := range size.X {
			at.x, at.y = float64(cells.Min.X)+(float64(i)+.5)/perSquare, float64(cells.Min.Y)+(float64(j)+.5)/perSquare
			c := w.at(at)
			n := 4 * (j*size.X + i)
			px[n], px[n+1], px[n+2], px[n+3] = c[0], c[1], c[2], c[3]
		}
	}
	return px
}

// ground makes one of the grounds ready.
func (w *washing) ground(g Ground) *ground {
	is := func(x, y int) float64 {
		if s := w.t.solid(x, y); s == g || g == Water && s == Bridge {
			return 1
		}
		return 0
	}
	q := &ground{shades: washes[g], share: w.middles(is), deep: w.middles(func(x, y int) float64 {
		all := 0.
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				all += is(x+dx, y+dy)
			}
		}
		return all / 9
	})}
	for i := range q.shades {
		q.at = append(q.at, q.shades[i].shape(w))
	}
	return q
}

// at is the colour of the wash at a place, multiplied by its alpha: of the soft ground that most
// of what is around is made of, else of that of the square.
func (w *washing) at(p *lie) (px [4]byte) {
	own := w.t.solid(int(math.Floor(p.x)), int(math.Floor(p.y)))
	if own == Void {
		return px
	}
	best, most := own, 0.
	if q := w.of[own]; q != nil {
		most = q.share.at(p.x, p.y)
	}
	for g := Dirt; g < Void; g++ {
		if q := w.of[g]; q != nil && g != own && soft[g] != "" {
			if v := q.share.at(p.x, p.y); v > most {
				best, most = g, v
			}
		}
	}
	q := w.of[best]
	if q == nil {
		return px
	}
	p.own, p.deep, p.walls = max(most, .5), q.deep.at(p.x, p.y), w.walls.at(p.x, p.y)
	if soft[best] == "" {
		p.own = 1
	}
	var r, g, b, a float64
	for i := range q.shades {
		t := &q.shades[i].tone
		k := min(max(q.at[i](p)/softness+.5, 0), 1) * float64(t.A) / 255
		if k > 0 {
			r, g, b, a = r+(float64(t.R)-r)*k, g+(float64(t.G)-g)*k, b+(float64(t.B)-b)*k, a+(1-a)*k
		}
	}
	return [4]byte{byte(r + .5), byte(g + .5), byte(b + .5), byte(a*255 + .5)}
}

// near is how near walls are.
func (w *washing) near() *field {
	return w.middles(func(x, y int) float64 {
		n := 0.
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				if w.t.tall(x+dx, y+dy) && !w.t.stone(x+dx, y+dy) {
					n++
				}
			}
		}
		return min(n/4, 1)
	})
}

// middles is a field with a number for the middle of each square.
func (w *washing) middles(f func(x, y int) float64) *field {
	q := newField(w.cells, 1, func(x, y float64) float64 { return f(int(x), int(y)) })
	q.x, q.y = q.x+.5, q.y+.5
	return q
}
