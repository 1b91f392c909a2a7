package art

import (
	"image"
	"math"
	"strings"
	"testing"

	"tenaille/assets"
)

// spread is how far apart the lightness of the opaque pixels of a picture is.
func spread(img *image.RGBA) float64 {
	n, sum, square := 0., 0., 0.
	for i := 0; i+3 < len(img.Pix); i += 4 {
		if img.Pix[i+3] < 250 {
			continue
		}
		l := .2126*float64(img.Pix[i]) + .7152*float64(img.Pix[i+1]) + .0722*float64(img.Pix[i+2])
		n, sum, square = n+1, sum+l, square+l*l
	}
	return math.Sqrt(square/n - sum/n*sum/n)
}

// TestDressIsQuieterThanPieces: what only dresses a map has less contrast than it was drawn
// with, the same shape, and less than any figure; what burns is left alone.
func TestDressIsQuieterThanPieces(t *testing.T) {
	g := NewGallery()
	least := math.Inf(1)
	for _, figure := range []string{"orc", "fighter", "goblin", "wolf"} {
		least = math.Min(least, spread(g.Raster("tokens/"+figure, "figure", 96, nil)))
	}
	seen := map[string]bool{}
	for _, name := range assets.Names("tiles") {
		name = "tiles/" + name
		tone, ok := toneOf(name)
		if !ok {
			continue
		}
		first, _, _ := strings.Cut(strings.TrimPrefix(name, "tiles/"), "-")
		seen[first] = true
		raw, quiet := g.Raster(name, "", 96, nil), g.Raster(name, "", 96, nil)
		tone.calm(quiet)
		for i := 3; i < len(raw.Pix); i += 4 {
			if raw.Pix[i] != quiet.Pix[i] {
				t.Fatalf("%s: its shape has changed", name)
			}
			for k := range 3 {
				if quiet.Pix[i-1-k] > quiet.Pix[i] {
					t.Fatalf("%s: a colour is brighter than its alpha allows", name)
				}
			}
		}
		was, is := spread(raw), spread(quiet)
		if is > .8*was || is > .8*least {
			t.Errorf("%s: contrast %.1f, drawn with %.1f; the quietest figure has %.1f", name, is, was, least)
		}
	}
	for name := range calmed {
		if first, _, _ := strings.Cut(name, "-"); !seen[first] {
			t.Errorf("no tile is called %s", name)
		}
	}
	for _, name := range []string{"tiles/brazier", "tiles/campfire", "tiles/torch", "tiles/wall-05", "tiles/edge-wall-h", "tokens/orc"} {
		if _, ok := toneOf(name); ok {
			t.Errorf("%s is toned down", name)
		}
	}
}
