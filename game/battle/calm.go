package battle

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/frame"
	"tenaille/render/hud"
	"tenaille/render/widget"
)

// calm keeps as pictures what did not change since the last frame: the panels one by
// one; the board in layers, when nothing but flames and water moves; the board as a
// whole, when nothing but the camera does.
type calm struct {
	pace   frame.Pace[contents, camera.Camera]
	kept   hud.Kept
	still  board.Still
	film   board.Film
	sheet  *ebiten.Image // of the film, with the panels on it
	framed bool          // the small map is kept with the frame of what is in view
}

// contents are what a frame is drawn from besides the camera and what lives.
type contents struct {
	panels *hud.Panels   // new whenever anything was arranged anew
	sheet  *ebiten.Image // new whenever nothing is kept on it
	view   camera.Camera // that the frame on the small map was drawn for, if it is kept with it
}

// paint paints map and panels, or what of them has changed.
func (b *battle) paint(dst *ebiten.Image) {
	if b.Still || b.boardOnly || b.panels == nil {
		b.table.Board.OneBatch = false
		if dst != nil { // without a picture only the panels are told
			b.table.Board.Draw(dst, b.table.Camera, &b.table.Picture)
		}
		b.paintPanels(dst)
		return
	}
	b.table.Board.OneBatch = true
	c := &b.calm
	beat, of := b.table.Board.Beat(b.table.Picture.Tick), b.contents(dst)
	way := c.pace.Way(of, b.table.Camera, beat, b.Intact)
	switch way {
	case frame.Rest:
		if c.kept.Wants() { // a frame of its own
			c.kept.Keep(c.sheet)
			b.Redraw, b.Aside = b.Redraw || c.kept.Wants(), true
		}
		return
	case frame.Beat:
		if !c.still.Holds(dst) {
			c.still.Hold(b.table.Board, dst, b.table.Camera, &b.table.Picture, b.solid(), b.layPanels)
			b.Redraw, b.Aside = true, true
			return
		}
		c.still.Draw(b.table.Board, &b.table.Picture)
	case frame.Glide:
		c.still.Forget()
		if c.kept.Wants() {
			c.kept.Keep(c.sheet)
		}
		if !c.film.Draw(b.table.Board, dst, b.table.Camera, &b.table.Picture) {
			b.Redraw, b.Aside = true, true
			return
		}
		b.Redraw = true // of the map at rest
		c.film.DrawRuler(b.table.Board, dst, b.table.Camera, &b.table.Picture)
		b.layPanels(dst)
	default:
		c.still.Forget()
		b.table.Board.Draw(dst, b.table.Camera, &b.table.Picture)
		b.layPanels(dst)
		b.Redraw = b.Redraw || c.kept.Wants()
	}
	c.pace.Drawn(way, of, b.table.Camera, beat, b.Art.Pending() == 0 && !b.table.Board.Busy())
}

// contents finds out what a frame is to be drawn from, and where that is not what the
// last one was lets go of what was kept of it.
func (b *battle) contents(dst *ebiten.Image) contents {
	c := &b.calm
	sheet, fresh := c.film.Sheet(b.table.Board, dst.Bounds(), b.table.Camera.Scale)
	if fresh {
		c.kept.Drop()
	}
	c.sheet = sheet
	of := contents{panels: b.panels, sheet: sheet}
	if c.framed {
		of.view = b.table.Camera
	}
	if c.pace.Same(of) {
		return of
	}
	of.view, c.framed = camera.Camera{}, false
	c.kept.Take(b.panels, func(k widget.Canvas) { b.small.draw(b, k) })
	if c.kept.Below(b.small.pixels(b)) {
		// What lies over the small map lies over its frame as well.
		of.view, c.framed = b.table.Camera, true
		c.kept.Take(b.panels, func(k widget.Canvas) { b.small.draw(b, k); b.small.frame(b, k) })
	}
	c.still.Forget()
	c.film.Forget()
	return of
}

// solid are the pixels of the panels that hide the map.
func (b *battle) solid() (list []image.Rectangle) {
	for _, r := range b.panels.All() {
		if q := r.Box.Inset(6); r.Solo && q.W > 0 && q.H > 0 {
			k := b.style
			list = append(list, image.Rect(k.Px(q.X), k.Px(q.Y), k.Px(q.X+q.W), k.Px(q.Y+q.H)))
		}
	}
	return list
}

// under appends the parts of the view that anything of the panels lies on, but for
// what covers all of it.
func (b *battle) under(list []image.Rectangle) []image.Rectangle {
	k := b.style
	for _, r := range b.panels.All() {
		if q := r.Box; r.ID != "help.veil" && q.W > 0 && q.H > 0 {
			list = append(list, image.Rect(k.Px(q.X), k.Px(q.Y), k.Px(q.X+q.W), k.Px(q.Y+q.H)))
		}
	}
	return list
}

// layPanels lays the panels over the map, from their pictures where there are any.
func (b *battle) layPanels(dst *ebiten.Image) {
	b.calm.kept.Draw(dst)
	if !b.calm.framed {
		b.small.frame(b, widget.Canvas{Style: b.style, Dst: dst})
	}
}

// paintPanels paints what lies over the map.
func (b *battle) paintPanels(dst *ebiten.Image) {
	if b.panels != nil && !b.boardOnly {
		k := widget.Canvas{Style: b.style, Dst: dst}
		b.panels.Draw(dst)
		b.small.draw(b, k)
		b.small.frame(b, k)
		b.panels.DrawOver(dst)
	}
}

// pixels are those of the small map.
func (o *overview) pixels(b *battle) image.Rectangle {
	m := b.layout.Map
	return image.Rect(b.style.Px(m.X), b.style.Px(m.Y), b.style.Px(m.X+m.W), b.style.Px(m.Y+m.H))
}
