package battle

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/hud"
	"tenaille/render/widget"
)

// calm remembers what a frame was painted from, and keeps as pictures what did not
// change: the panels one by one; the board in layers, when nothing but flames and
// water moves; the board as a whole, when nothing but the camera does.
type calm struct {
	kept   hud.Kept
	still  board.Still
	film   board.Film
	sheet  *ebiten.Image // of the film, with the panels on it
	camera board.Camera
	panels *hud.Panels // new whenever anything was arranged anew
	beat   int
	whole  bool // no picture was missing
	beats  int  // drawn one after another since anything else changed
	framed bool // the small map was kept with the frame of what is in view
	glided bool // words stand where they did when the map began to glide
}

// calmBeats is how many beats are painted in full before the board is kept in
// layers: while the pointer wanders it would be in vain.
const calmBeats = 3

// paint paints map and panels, or what of them has changed.
func (b *battle) paint(dst *ebiten.Image) {
	if b.Still || b.boardOnly || b.panels == nil {
		b.board.OneBatch = false
		if dst != nil { // without a picture only the panels are told
			b.board.Draw(dst, b.camera, &b.picture)
		}
		b.paintPanels(dst)
		return
	}
	b.board.OneBatch = true
	c := &b.calm
	beat := b.board.Beat(b.picture.Tick)
	same, rests := b.renew(dst), c.camera == b.camera
	switch {
	case same && rests && c.glided:
		c.beats = 0 // words step from under the panels
	case same && rests && b.Intact && beat == c.beat:
		if c.kept.Wants() { // a frame of its own
			c.kept.Keep(c.sheet)
			b.Redraw, b.Aside = b.Redraw || c.kept.Wants(), true
		}
		return
	case same && rests && b.Intact && c.beats >= calmBeats:
		if !c.still.Holds(dst) {
			c.still.Hold(b.board, dst, b.camera, &b.picture, b.solid(), b.layPanels)
			b.Redraw, b.Aside = true, true
			return
		}
		c.still.Draw(b.board, &b.picture)
		c.beat = beat
		return
	case same && !rests:
		c.beats = 0
		c.still.Forget()
		if c.kept.Wants() {
			c.kept.Keep(c.sheet)
		}
		if !c.film.Draw(b.board, dst, b.camera, &b.picture) {
			b.Redraw, b.Aside = true, true
			return
		}
		c.camera, c.glided = b.camera, true
		b.Redraw = true // of the map at rest
		c.film.DrawRuler(b.board, dst, b.camera, &b.picture)
		b.layPanels(dst)
		c.whole = b.Art.Pending() == 0 && !b.board.Busy()
		return
	case same && rests && b.Intact:
		c.beats++
	default:
		c.beats = 0
	}
	c.still.Forget()
	c.camera, c.beat, c.glided = b.camera, beat, false
	b.board.Draw(dst, b.camera, &b.picture)
	b.layPanels(dst)
	c.whole = b.Art.Pending() == 0 && !b.board.Busy()
	b.Redraw = b.Redraw || c.kept.Wants()
}

// renew takes over what was arranged anew and reports whether nothing was.
func (b *battle) renew(dst *ebiten.Image) (same bool) {
	c := &b.calm
	sheet, fresh := c.film.Sheet(b.board, dst.Bounds(), b.camera.Scale)
	if fresh {
		c.kept.Drop()
	}
	c.sheet = sheet
	if c.whole && c.panels == b.panels && !fresh && !(c.framed && c.camera != b.camera) {
		return true
	}
	c.panels, c.framed = b.panels, false
	c.kept.Take(b.panels, func(k widget.Canvas) { b.small.draw(b, k) })
	if c.kept.Below(b.small.pixels(b)) {
		// What lies over the small map lies over its frame as well.
		c.framed = true
		c.kept.Take(b.panels, func(k widget.Canvas) { b.small.draw(b, k); b.small.frame(b, k) })
	}
	c.still.Forget()
	c.film.Forget()
	return false
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
