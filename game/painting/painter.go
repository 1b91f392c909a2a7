package painting

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/scene"
	"tenaille/game/smallmap"
	"tenaille/game/tabletop"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/frame"
	"tenaille/render/hud"
	"tenaille/render/widget"
)

// Painter paints a battle, or what of it has changed. It keeps as pictures what did
// not change since the last frame: the panels one by one; the board in layers, when
// nothing but flames and water moves; the board as a whole, when nothing but the
// camera does.
type Painter struct {
	*scene.Context
	table  *tabletop.Table
	small  *smallmap.Map
	panels *hud.Panels
	style  *widget.Style // of the panels

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
	lives  int           // the piece that breathes
}

// New paints a table and its small map.
func New(c *scene.Context, table *tabletop.Table, small *smallmap.Map) *Painter {
	return &Painter{Context: c, table: table, small: small}
}

// Paint paints the map and panels in a style; nil panels are none. Without a picture
// only the panels are told.
func (p *Painter) Paint(dst *ebiten.Image, panels *hud.Panels, style *widget.Style) {
	p.panels, p.style = panels, style
	if p.Still || p.panels == nil {
		p.table.Board.OneBatch = false
		if dst != nil {
			p.table.Board.Draw(dst, p.table.Camera, &p.table.Picture)
		}
		p.paintPanels(dst)
		return
	}
	p.table.Board.OneBatch = true
	beat, of := p.table.Board.Beat(&p.table.Picture), p.contents(dst)
	way := p.pace.Way(of, p.table.Camera, beat, p.Intact)
	switch way {
	case frame.Rest:
		if p.kept.Wants() { // a frame of its own
			p.kept.Keep(p.sheet)
			p.Redraw, p.Aside = p.Redraw || p.kept.Wants(), true
		}
		return
	case frame.Beat:
		if !p.still.Holds(dst) {
			p.still.Hold(p.table.Board, dst, p.table.Camera, &p.table.Picture, p.solid(), p.layPanels)
			p.Redraw, p.Aside = true, true
			return
		}
		p.still.Draw(p.table.Board, &p.table.Picture)
	case frame.Glide:
		p.still.Forget()
		if p.kept.Wants() {
			p.kept.Keep(p.sheet)
		}
		if !p.film.Draw(p.table.Board, dst, p.table.Camera, &p.table.Picture) {
			p.Redraw, p.Aside = true, true
			return
		}
		p.Redraw = true // of the map at rest
		p.film.DrawRuler(p.table.Board, dst, p.table.Camera, &p.table.Picture)
		p.layPanels(dst)
	default:
		p.still.Forget()
		p.table.Board.Draw(dst, p.table.Camera, &p.table.Picture)
		p.layPanels(dst)
		p.Redraw = p.Redraw || p.kept.Wants()
	}
	p.pace.Drawn(way, of, p.table.Camera, beat, p.Art.Pending() == 0 && !p.table.Board.Busy())
}

// contents finds out what a frame is to be drawn from, and where that is not what the
// last one was lets go of what was kept of it.
func (p *Painter) contents(dst *ebiten.Image) contents {
	sheet, fresh := p.film.Sheet(p.table.Board, dst.Bounds(), p.table.Camera.Scale)
	if fresh {
		p.kept.Drop()
	}
	p.sheet = sheet
	of := contents{panels: p.panels, sheet: sheet, lives: p.table.Picture.Breather()}
	if p.framed {
		of.view = p.table.Camera
	}
	if p.pace.Same(of) {
		return of
	}
	of.view, p.framed = camera.Camera{}, false
	p.kept.Take(p.panels, func(k widget.Canvas) { p.small.Draw(k) })
	if p.kept.Below(p.small.Pixels(p.style)) {
		// What lies over the small map lies over its frame as well.
		of.view, p.framed = p.table.Camera, true
		p.kept.Take(p.panels, func(k widget.Canvas) { p.small.Draw(k); p.small.Frame(k) })
	}
	p.still.Forget()
	p.film.Forget()
	return of
}

// solid are the pixels of the panels that hide the map.
func (p *Painter) solid() (list []image.Rectangle) {
	for _, r := range p.panels.All() {
		if q := r.Box.Inset(6); r.Solo && q.W > 0 && q.H > 0 {
			k := p.style
			list = append(list, image.Rect(k.Px(q.X), k.Px(q.Y), k.Px(q.X+q.W), k.Px(q.Y+q.H)))
		}
	}
	return list
}

// layPanels lays the panels over the map, from their pictures where there are any.
func (p *Painter) layPanels(dst *ebiten.Image) {
	p.kept.Draw(dst)
	if !p.framed {
		p.small.Frame(widget.Canvas{Style: p.style, Dst: dst})
	}
}

// paintPanels paints what lies over the map.
func (p *Painter) paintPanels(dst *ebiten.Image) {
	if p.panels != nil {
		k := widget.Canvas{Style: p.style, Dst: dst}
		p.panels.Draw(dst)
		p.small.Draw(k)
		p.small.Frame(k)
		p.panels.DrawOver(dst)
	}
}

// Forget lets go of the board as it was painted for a camera that moves.
func (p *Painter) Forget() { p.film.Forget() }
