package terrain

import (
	"image"

	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// Stirs tells each the pixels that something living may take at any beat.
func (b *Pictures) Stirs(cam camera.Camera, each func(image.Rectangle)) {
	tell := func(at grid.Cell, rim int) {
		if r, ok := b.stir(cam, at, rim); ok {
			each(r)
		}
	}
	for i := range b.blades {
		tell(b.blades[i].At, cam.Sway())
	}
	for i := range b.fires {
		tell(b.fires[i].At, cam.Sway())
	}
	for _, at := range b.water {
		tell(at, cam.Sway())
	}
	for i := range b.terrain.Props {
		if p := &b.terrain.Props[i]; heightOf(p.Name) == above {
			tell(p.At, cam.Sway())
		}
	}
	for i := range b.terrain.Lamps {
		if l := &b.terrain.Lamps[i]; l.Flame && b.terrain.Ambient != Bright {
			tell(l.At, cam.Square)
		}
	}
}

// stir returns the pixels of a square and a rim, and whether something living there
// is to be drawn: panels do not hide it.
func (b *Pictures) stir(cam camera.Camera, at grid.Cell, rim int) (image.Rectangle, bool) {
	r := cam.CellRect(at).Inset(-rim)
	for _, h := range b.hides {
		if r.In(h) {
			return r, false
		}
	}
	return r, true
}
