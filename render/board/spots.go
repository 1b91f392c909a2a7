package board

import (
	"image"

	"tenaille/render/board/camera"

	"github.com/hajimehoshi/ebiten/v2"
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
func (s *spots) mark(b *Board, m *ebiten.Image, cam camera.Camera, p *Picture) {
	if m == nil {
		s.clear(image.Rectangle{})
		return
	}
	s.clear(m.Bounds())
	note := func(q image.Rectangle) {
		if q = q.Intersect(s.view).Sub(s.view.Min); q.Empty() {
			return
		}
		for y := q.Min.Y / spotSize; y <= (q.Max.Y-1)/spotSize; y++ {
			for x := q.Min.X / spotSize; x <= (q.Max.X-1)/spotSize; x++ {
				s.tiles[y*s.w+x] = true
			}
		}
	}
	b.ground.Stirs(cam, note)
	if i := p.Breather(); i >= 0 {
		note(p.Pieces[i].Stirs(cam))
	}
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
