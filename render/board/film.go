package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/camera"
	"tenaille/render/frame"
)

// Film is the picture of a part of the map somewhat larger than the view: while the
// map glides and nothing else changes, a frame shows another part of it. On the same
// texture lies a sheet as large as the view for what the caller keeps over the
// board, so that both go to the screen in one batch. It belongs to the goroutine
// that draws.
type Film struct {
	img   *ebiten.Image
	sheet *ebiten.Image
	shown image.Rectangle // the part of the map that is painted, in pixels from its corner
	part  *ebiten.Image   // where
	band  band
	last  camera.Camera
	kept  frame.Kept[image.Rectangle] // what of shown is whole
	laid  frame.Kept[sheetOf]
}

// sheetOf is what a sheet is made for: a view, and a map with the interface at a scale.
type sheetOf struct {
	view  image.Rectangle
	scale float64
	w, h  int
}

// filmRim is how many pixels a film shows besides the view, on each side.
const filmRim = 128

// Sheet is the caller's part of the film for a view, with the interface at a scale;
// fresh tells that nothing is on it.
func (f *Film) Sheet(b *Board, view image.Rectangle, scale float64) (sheet *ebiten.Image, fresh bool) {
	of := sheetOf{view, scale, b.ground.Terrain().W, b.ground.Terrain().H}
	if f.laid.Holds(of) {
		return f.sheet, false
	}
	f.laid.Hold(of)
	f.band.w, f.band.h, f.band.scale = b.ground.Terrain().W, b.ground.Terrain().H, scale
	if f.img != nil {
		f.img.Deallocate()
	}
	w, h := view.Dx()+2*filmRim, view.Dy()+2*filmRim
	low := view.Max.Y + h
	f.img = ebiten.NewImageWithOptions(image.Rect(0, 0, max(w, view.Max.X), low+f.band.tall(w)), &ebiten.NewImageOptions{Unmanaged: true})
	f.sheet = f.img.SubImage(view).(*ebiten.Image)
	f.part = f.img.SubImage(image.Rect(0, view.Max.Y, w, view.Max.Y+h)).(*ebiten.Image)
	f.band.paint(b, f.img.SubImage(image.Rect(0, low, w, low+f.band.tall(w))).(*ebiten.Image))
	f.Forget()
	return f.sheet, true
}

// Forget makes the next Draw paint the board anew.
func (f *Film) Forget() { f.kept.Forget() }

// Draw draws the board as Board.Draw does, but for the ruler, and after Sheet. It
// paints only what no frame before has painted; the beat stays that of then. Where
// that needs so much that showing it is left to the next frame it reports false.
func (f *Film) Draw(b *Board, dst *ebiten.Image, cam camera.Camera, p *Picture) (shown bool) {
	b.begin()
	cam, m := b.aim(dst, cam, p)
	if m == nil {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
		return true
	}
	at := image.Pt(int(cam.X), int(cam.Y))
	view := dst.Bounds().Sub(at)
	if whole, held := f.kept.Of(); !held || !view.In(whole) {
		mapped := f.paint(b, cam, p, view)
		if _, held := f.kept.Of(); held && !mapped {
			return false
		}
	}
	f.last = cam
	if m.Bounds() != dst.Bounds() {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(float64(f.shown.Min.X+at.X), float64(f.shown.Min.Y+at.Y))
	dst.DrawImage(f.part, &o)
	return true
}

// paint paints the part of the map around a view, more of it where the camera is
// going, and reports whether all of it is map: else there was more to paint.
func (f *Film) paint(b *Board, cam camera.Camera, p *Picture, view image.Rectangle) bool {
	ahead := func(d float64) int { return int(math.Max(-1, math.Min(1, d))) * (filmRim - 8) }
	r := view.Inset(-filmRim)
	if f.last.Square == cam.Square {
		r = r.Add(image.Pt(ahead(f.last.X-cam.X), ahead(f.last.Y-cam.Y)))
	}
	whole := image.Rect(0, 0, b.ground.Terrain().W*cam.Square, b.ground.Terrain().H*cam.Square)
	near := whole
	if !view.In(whole) { // at an edge of the map it goes no farther than its border
		near = whole.Inset(-filmRim / 2).Union(view)
	}
	r = r.Add(image.Pt(max(0, near.Min.X-r.Min.X), max(0, near.Min.Y-r.Min.Y)))
	r = r.Sub(image.Pt(max(0, r.Max.X-near.Max.X), max(0, r.Max.Y-near.Max.Y)))
	f.shown = r
	if !r.In(whole) {
		f.part.Clear()
	}
	by := cam
	at, to := image.Pt(int(cam.X), int(cam.Y)), f.part.Bounds().Min.Sub(r.Min)
	by.X, by.Y = float64(to.X), float64(to.Y)
	by.View, by.Safe = cam.View.Add(to.Sub(at)), cam.Safe.Add(to.Sub(at))
	clip := image.Rect(to.X, to.Y, to.X+b.ground.Terrain().W*cam.Square, to.Y+b.ground.Terrain().H*cam.Square).Intersect(f.part.Bounds())
	m := f.part.SubImage(clip).(*ebiten.Image)
	for i := range passes {
		if !passes[i].fixed {
			b.pass(i, f.part, m, by, p)
		}
	}
	b.pending = b.brush.Art.Pending() > 0
	if f.kept.Forget(); !b.Busy() {
		f.kept.Hold(r)
	}
	return r.In(whole)
}

// DrawRuler writes the letters and numbers along the edge of the free part.
func (f *Film) DrawRuler(b *Board, dst *ebiten.Image, cam camera.Camera, p *Picture) {
	if cam, m := b.aim(dst, cam, p); m != nil {
		b.band = &f.band
		b.drawRuler(dst, m, cam)
		b.band = nil
	}
}
