package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/rules/grid"
)

// spotSize is the size in pixels of the tiles that spots are made of.
const spotSize = 16

// spots is a part of a view as tiles, and the same as few rectangles that do not
// meet.
type spots struct {
	view  image.Rectangle
	w, h  int // tiles
	tiles []bool
	vs    []ebiten.Vertex
	is    []uint32
	px    []byte // scratch
}

// clear makes the spots none of a view.
func (s *spots) clear(view image.Rectangle) {
	s.view = view
	s.w, s.h = (view.Dx()+spotSize-1)/spotSize, (view.Dy()+spotSize-1)/spotSize
	if n := s.w * s.h; cap(s.tiles) < n {
		s.tiles = make([]bool, n)
	} else {
		s.tiles = s.tiles[:n]
		clear(s.tiles)
	}
}

// mark makes them those that anything living in m may touch at any beat.
func (s *spots) mark(b *Board, m *ebiten.Image, cam Camera) {
	if m == nil {
		s.clear(image.Rectangle{})
		return
	}
	s.clear(m.Bounds())
	b.stirs(cam, func(q image.Rectangle) {
		if q = q.Intersect(s.view).Sub(s.view.Min); q.Empty() {
			return
		}
		for y := q.Min.Y / spotSize; y <= (q.Max.Y-1)/spotSize; y++ {
			for x := q.Min.X / spotSize; x <= (q.Max.X-1)/spotSize; x++ {
				s.tiles[y*s.w+x] = true
			}
		}
	})
}

// mostRead is the number of pixels up to which a layer is read back.
const mostRead = 4 << 20

// of makes them those of all in which a layer shows anything. Only a sparse one is
// looked at.
func (s *spots) of(all *spots, layer *ebiten.Image, sparse bool) {
	s.clear(all.view)
	copy(s.tiles, all.tiles)
	if n := s.view.Dx() * s.view.Dy(); sparse && n > 0 && n <= mostRead {
		if cap(s.px) < 4*n {
			s.px = make([]byte, 4*n)
		}
		s.px = s.px[:4*n]
		layer.SubImage(s.view).(*ebiten.Image).ReadPixels(s.px)
		for i, on := range s.tiles {
			s.tiles[i] = on && s.shows(i%s.w, i/s.w)
		}
	}
	s.gather()
}

// shows reports whether a tile of what was read shows anything.
func (s *spots) shows(x, y int) bool {
	w := s.view.Dx()
	for v := y * spotSize; v < min((y+1)*spotSize, s.view.Dy()); v++ {
		for u := x * spotSize; u < min((x+1)*spotSize, w); u++ {
			if s.px[4*(v*w+u)+3] != 0 {
				return true
			}
		}
	}
	return false
}

// gather makes rectangles of the tiles, as tall as rows are alike.
func (s *spots) gather() {
	s.vs, s.is = s.vs[:0], s.is[:0]
	for y := range s.h {
		for x := 0; x < s.w; x++ {
			from := x
			for x < s.w && s.tiles[y*s.w+x] {
				x++
			}
			if x == from {
				continue
			}
			to := y + 1
			for to < s.h && s.full(from, x, to) {
				for i := from; i < x; i++ {
					s.tiles[to*s.w+i] = false
				}
				to++
			}
			s.add(image.Rect(from*spotSize, y*spotSize, x*spotSize, to*spotSize).Add(s.view.Min).Intersect(s.view))
		}
	}
}

// full reports whether a stretch of a row is marked.
func (s *spots) full(from, to, y int) bool {
	for x := from; x < to; x++ {
		if !s.tiles[y*s.w+x] {
			return false
		}
	}
	return true
}

// add takes a rectangle into the batch.
func (s *spots) add(r image.Rectangle) {
	n := uint32(len(s.vs))
	for i := range 4 {
		x, y := float32(r.Min.X), float32(r.Min.Y)
		if i&1 != 0 {
			x = float32(r.Max.X)
		}
		if i&2 != 0 {
			y = float32(r.Max.Y)
		}
		s.vs = append(s.vs, ebiten.Vertex{DstX: x, DstY: y, SrcX: x, SrcY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
	}
	s.is = append(s.is, n, n+1, n+2, n+1, n+2, n+3)
}

// draw lays them of a picture on another of the same size.
func (s *spots) draw(dst, src *ebiten.Image, blend ebiten.Blend) {
	if len(s.is) > 0 {
		dst.DrawTriangles32(s.vs, s.is, src, &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: blend})
	}
}

// stirs tells each the pixels that something living may take at any beat.
func (b *Board) stirs(cam Camera, each func(image.Rectangle)) {
	tell := func(at grid.Cell, rim int) {
		if r, ok := b.stir(cam, at, rim); ok {
			each(r)
		}
	}
	for i := range b.blades {
		tell(b.blades[i].At, cam.sway())
	}
	for i := range b.fires {
		tell(b.fires[i].At, cam.sway())
	}
	for _, at := range b.water {
		tell(at, cam.sway())
	}
	for i := range b.terrain.Props {
		if p := &b.terrain.Props[i]; heightOf(p.Name) == above {
			tell(p.At, cam.sway())
		}
	}
	for i := range b.terrain.Lamps {
		if l := &b.terrain.Lamps[i]; l.Flame && b.terrain.Ambient != Bright {
			tell(l.At, cam.Square)
		}
	}
}

// sway is how many pixels what grows, burns or drifts may leave its square.
func (c *Camera) sway() int { return c.Square/6 + 2 }

// stir returns the pixels of a square and a rim, and whether something living there
// is to be drawn: panels do not hide it.
func (b *Board) stir(cam Camera, at grid.Cell, rim int) (image.Rectangle, bool) {
	r := cam.CellRect(at).Inset(-rim)
	for _, h := range b.hides {
		if r.In(h) {
			return r, false
		}
	}
	return r, true
}
