package area

import (
	"image"
	"image/color"
	"testing"

	"tenaille/render/art"
	"tenaille/render/board/terrain"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// mean is the colour that a tile has on average.
func mean(img *image.RGBA) color.RGBA {
	var sum [3]int
	n := 0
	for i := 0; i+3 < len(img.Pix); i += 4 {
		if img.Pix[i+3] < 255 {
			continue
		}
		for k := range sum {
			sum[k] += int(img.Pix[i+k])
		}
		n++
	}
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// over is an ink of some strength on a ground.
func over(c color.NRGBA, strength float64, ground color.RGBA) color.RGBA {
	mix := func(a, b uint8) uint8 { return uint8(float64(a)*strength + float64(b)*(1-strength) + .5) }
	return color.RGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 255}
}

// TestReachIsSeenOnEveryGround: by day some line of the outline of reach stands out of the
// ground at three to one or more, on snow and ice, salt and sand as on grass: of the whole line,
// of the thin one, and of the dashed one.
func TestReachIsSeenOnEveryGround(t *testing.T) {
	g := art.NewGallery()
	for _, v := range []struct {
		tile   string
		ground terrain.Ground
	}{
		{"blend-snow-15", terrain.Snow}, {"blend-ice-15", terrain.Ice}, {"salt-1", terrain.Salt}, {"blend-sand-15", terrain.Sand}, {"floor-1", terrain.Floor},
		{"platform-1", terrain.Platform}, {"blend-mire-15", terrain.Mire}, {"planks-1", terrain.Planks}, {"blend-grass-15", terrain.Grass}, {"blend-dirt-15", terrain.Dirt},
	} {
		m := terrain.NewTerrain(3, 1)
		for i := range m.Squares {
			m.Squares[i].Ground = v.ground
		}
		cells := []grid.Cell{grid.C(0, 0), grid.C(1, 0), grid.C(2, 0)}
		look := reachLooks[pale(m, cells)]
		raster := g.Raster("tiles/"+v.tile, "", 64, nil)
		if raster == nil {
			t.Fatalf("no tile %s", v.tile)
		}
		ground := mean(raster)
		for name, strokes := range map[string][2]color.RGBA{
			"whole":  {over(art.Ink, look.dark, ground), over(art.ReachEdge, 1, ground)},
			"thin":   {over(art.Ink, look.thinDark, ground), over(art.ReachEdge, look.thinEdge, ground)},
			"dashed": {over(art.Ink, look.dashDark, ground), over(art.RGB(0xcfefff), .92, ground)},
		} {
			best := 0.
			for _, c := range strokes {
				best = max(best, vision.Contrast(vision.Light(c), vision.Light(ground)))
			}
			t.Logf("%s, %s: %.1f", v.tile, name, best)
			if best < 3 {
				t.Errorf("%s: the %s line stands out of the ground at %.2f to one", v.tile, name, best)
			}
		}
	}
}

// TestPaleIsByDayOnly: at dusk and in the dark the same ground is not pale, nor is a reach of
// which only a corner is.
func TestPaleIsByDayOnly(t *testing.T) {
	m := terrain.NewTerrain(4, 1)
	var cells []grid.Cell
	for i := range m.Squares {
		m.Squares[i].Ground = terrain.Snow
		cells = append(cells, grid.C(i, 0))
	}
	if !pale(m, cells) {
		t.Error("snow by day is not pale")
	}
	m.Ambient = terrain.Night
	if pale(m, cells) {
		t.Error("snow at night is pale")
	}
	m.Ambient = terrain.Bright
	for i := range 3 {
		m.Squares[i].Ground = terrain.Grass
	}
	if pale(m, cells) {
		t.Error("grass with one square of snow is pale")
	}
}
