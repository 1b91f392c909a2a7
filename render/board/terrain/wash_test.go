package terrain

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"tenaille/render/art"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// m11 is the middle of a map of three by three.
var m11 = grid.C(1, 1)

// plain is a map of one ground.
func plain(g Ground, w, h int) *Terrain {
	t := NewTerrain(w, h)
	for i := range t.Squares {
		t.Squares[i].Ground = g
	}
	return t
}

func lab(c color.NRGBA) vision.Lab { return vision.Light(color.RGBA(c)).Lab() }

// under is what is seen of a colour under a pixel of a wash.
func under(c color.NRGBA, px []byte) color.NRGBA {
	part := func(k, over byte) byte { return byte(min(255, int(over)+int(k)*(255-int(px[3]))/255)) }
	return color.NRGBA{part(c.R, px[0]), part(c.G, px[1]), part(c.B, px[2]), 255}
}

// TestWashesHaveNoSeams paints a map in one and in parts: the same pixels come out, on every
// ground and where they meet.
func TestWashesHaveNoSeams(t *testing.T) {
	m := NewTerrain(16, 8)
	for i := range m.Squares {
		m.Squares[i].Ground = Ground(hash(i%16/3, i/16/3, 5) % uint32(Void))
	}
	m.Square(7, 3).Block, m.Square(8, 3).Block = Wall, Wall
	whole := washed(m, image.Rect(0, 0, 16, 8))
	for k := range 2 {
		part := washed(m, image.Rect(8*k, 0, 8*k+8, 8))
		for y := range 8 * perSquare {
			const row = 4 * 8 * perSquare
			if !bytes.Equal(part[y*row:(y+1)*row], whole[(2*y+k)*row:(2*y+k+1)*row]) {
				t.Fatalf("row %d of part %d is not that of the whole", y, k)
			}
		}
	}
}

// TestWashesAreFaintAndLarge: on no ground does a wash change the colour as much as a sign has to,
// and its shapes are far larger than what stands in a square: along a line one goes a square and
// more before another begins.
func TestWashesAreFaintAndLarge(t *testing.T) {
	const faint = 9 // a sign has to differ by 19
	for g := Floor; g < Void; g++ {
		if g == Stairs {
			continue // they lie on floor
		}
		m := plain(g, 24, 16)
		px := washed(m, image.Rect(0, 0, 24, 16))
		if len(washes[g]) == 0 {
			if px != nil {
				t.Errorf("ground %d has no wash and gets one", g)
			}
			continue
		}
		ground, most := lab(means[g]), 0.
		edges, shown := 0, 0
		const wide = 24 * perSquare
		for n := 0; n+3 < len(px); n += 4 {
			most = max(most, vision.Difference(ground, lab(under(means[g], px[n:n+4]))))
			if px[n+3] > 0 {
				shown++
			}
			if x := n / 4 % wide; x > 0 && vision.Difference(lab(under(means[g], px[n:n+4])), lab(under(means[g], px[n-4:n]))) > 1.5 {
				edges++
			}
		}
		squares := 24 * 16
		t.Logf("ground %d: differs by %.1f at most, is there on %d %%, %d edges in %d lines", g, most, 100*shown*4/len(px), edges, 16*perSquare)
		if most > faint {
			t.Errorf("ground %d: its wash differs by %.1f from it", g, most)
		}
		if per := float64(edges) / float64(squares*perSquare); per > 1 {
			t.Errorf("ground %d: its wash has %.2f edges to a square", g, per)
		}
	}
}

// TestGroundsAreOfTheirDrawings: what is taken for the colour of a ground is that of its tile.
func TestGroundsAreOfTheirDrawings(t *testing.T) {
	g := art.NewGallery()
	for ground, tile := range map[Ground]string{
		Floor: "floor-1", Salt: "salt-1", Platform: "platform-1", Planks: "planks-1", Dirt: "blend-dirt-15", Sand: "blend-sand-15",
		Grass: "blend-grass-15", Mire: "blend-mire-15", Snow: "blend-snow-15", Water: "blend-water-15", Ice: "blend-ice-15", Bridge: "bridge-h-0", Stairs: "stairs-n",
	} {
		img := g.Raster("tiles/"+tile, "", 64, nil)
		if img == nil {
			t.Fatalf("no tile %s", tile)
		}
		var sum [3]int
		n := 0
		for i := 0; i+3 < len(img.Pix); i += 4 {
			if img.Pix[i+3] == 255 {
				n++
				for k := range sum {
					sum[k] += int(img.Pix[i+k])
				}
			}
		}
		own := color.NRGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
		if d := vision.Difference(lab(own), lab(means[ground])); d > 6 {
			t.Errorf("%s is %v, taken for %v: %.1f", tile, own, means[ground], d)
		}
	}
}

// TestDuskIsCool: where no lamp shines at dusk every ground is bluer than by day, yet keeps its own
// hue: none turns violet, its green weaker than both its red and its blue, and grass stays greener
// than stone and earth redder than water. It is darker than by day and lighter than by night, and at
// the foot of a lamp it is what it is by day.
func TestDuskIsCool(t *testing.T) {
	for g := Floor; g < Void; g++ {
		of := func(a Ambience, lamps ...Lamp) color.NRGBA {
			m := plain(g, 3, 3)
			m.Ambient, m.Lamps = a, lamps
			return groundAt(&Pictures{terrain: m}, m11)
		}
		day, dusk, night := of(Bright), of(Dusk), of(Night)
		if a, b := lab(day).B, lab(dusk).B; b > a-1 && g != Water && g != Ice {
			t.Errorf("ground %d is no cooler at dusk: %v", g, dusk)
		}
		for _, c := range []color.NRGBA{dusk, night} {
			if int(c.G) < min(int(c.R), int(c.B))-2 {
				t.Errorf("ground %d turns violet: %v", g, c)
			}
		}
		if a, b, c := lab(day).L, lab(dusk).L, lab(night).L; a < b+6 || b < c+6 {
			t.Errorf("ground %d: %.0f by day, %.0f at dusk, %.0f by night", g, a, b, c)
		}
		if d := vision.Difference(lab(day), lab(of(Dusk, Lamp{At: m11, Radius: 4}))); d > 8 {
			t.Errorf("ground %d at the foot of a lamp differs by %.1f from day", g, d)
		}
	}
	dusk := func(g Ground) color.NRGBA {
		m := plain(g, 3, 3)
		m.Ambient = Dusk
		return groundAt(&Pictures{terrain: m}, m11)
	}
	if grass, stone := lab(dusk(Grass)), lab(dusk(Floor)); grass.A > stone.A-5 {
		t.Errorf("grass %v is as grey as stone %v", grass, stone)
	}
	if earth, water := lab(dusk(Dirt)), lab(dusk(Water)); earth.A < water.A+5 || earth.B < water.B+12 {
		t.Errorf("earth %v is as blue as water %v", earth, water)
	}
}

// means are about the colours of the grounds by day.
var means = map[Ground]color.NRGBA{
	Floor: art.RGB(0x877f73), Salt: art.RGB(0xb9b2a0), Platform: art.RGB(0xa39985), Planks: art.RGB(0x7e5d3d), Bridge: art.RGB(0x7a5a3c), Stairs: art.RGB(0x857b6a),
	Dirt: art.RGB(0x92785a), Sand: art.RGB(0xbba67a), Grass: art.RGB(0x62734a), Mire: art.RGB(0x605d3e), Snow: art.RGB(0xb0b9bc), Water: art.RGB(0x386570), Ice: art.RGB(0x7f9fae),
}

// groundAt is about the colour of the ground of a square under the light there.
func groundAt(b *Pictures, at grid.Cell) color.NRGBA {
	c, ok := means[b.terrain.Square(int(at.X), int(at.Y)).Ground]
	if !ok {
		c = nowhere
	}
	v := b.hazeAt(float64(at.X)+.5, float64(at.Y)+.5, c)
	part := func(k uint8, by float64) uint8 { return uint8(min(255, float64(k)*by) + .5) }
	return color.NRGBA{part(c.R, v[0]), part(c.G, v[1]), part(c.B, v[2]), 255}
}
