package terrain

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// leafPart is the part of a drawing that is the leaf, along its wall: what stands
// beside it is the frame.
func leafPart(vertical bool) (from, to float64) {
	if vertical {
		return 4. / 64, 60. / 64
	}
	return 8. / 64, 56. / 64
}

// DrawLeaves draws the doors that are opening or closing: a leaf on an edge turns
// about its hinge, one that fills a square fades.
func (b *Pictures) DrawLeaves(dst *ebiten.Image, cam camera.Camera, leaves []Leaf) {
	for i := range leaves {
		l := &leaves[i]
		if l.Shut <= 0 {
			continue
		}
		name, x, y := b.leafAt(l)
		img := b.Art.Tile(name, cam.Square)
		if img == nil {
			continue
		}
		s := float64(cam.Square)
		var o ebiten.DrawImageOptions
		if l.Fills {
			brush.Fit(&o, img, cam.Square)
			o.ColorScale.ScaleAlpha(float32(l.Shut))
		} else {
			r, w := img.Bounds(), float64(img.Bounds().Dx())
			from, to := leafPart(l.Edge.Vertical)
			part, k := image.Rect(int(w*from), 0, int(w*to), r.Dy()), s/w
			if l.Edge.Vertical {
				part = image.Rect(0, int(w*from), r.Dx(), int(w*to))
				o.GeoM.Scale(k, k*l.Shut)
				y += from
			} else {
				o.GeoM.Scale(k*l.Shut, k)
				x += from
			}
			img = img.SubImage(part.Add(r.Min)).(*ebiten.Image)
		}
		o.Filter = ebiten.FilterLinear
		o.GeoM.Translate(cam.X+x*s, cam.Y+y*s)
		light := b.LightAt(x+.5, y+.5)
		o.ColorScale.Scale(float32(light[0]), float32(light[1]), float32(light[2]), 1)
		dst.DrawImage(img, &o)
	}
}

// leafAt is the drawing of a door that is shut and where its corner lies, in
// squares.
func (b *Pictures) leafAt(l *Leaf) (name string, x, y float64) {
	if !l.Fills {
		return edgeAt(Edge{At: l.Edge.At, Vertical: l.Edge.Vertical, Kind: Door})
	}
	return doorName(b.terrain, int(l.Cell.X), int(l.Cell.Y), Door), float64(l.Cell.X), float64(l.Cell.Y)
}

// Leaf is a door while it opens or closes. The board shows it open; its leaf lies
// over that as far as it is still shut.
type Leaf struct {
	Edge  grid.Edge // the edge that it stands on, unless it fills a square
	Cell  grid.Cell // the square that it fills
	Fills bool
	Shut  float64 // 1 shut .. 0 open
}

// LeafOf returns the leaf of a door of a set-up by its number, counted from 0 as
// the rules count; ok is false where there is none.
func LeafOf(s *rules.Setup, door int) (l Leaf, ok bool) {
	features(s, func(at grid.Cell, f *rules.FeatureSetup, n int) {
		if n == door {
			l, ok = Leaf{Cell: at, Fills: true, Shut: 1}, true
		}
	}, func(e grid.Edge, f *rules.FeatureSetup, n int) {
		if n == door {
			l, ok = Leaf{Edge: e, Shut: 1}, true
		}
	})
	return l, ok
}
