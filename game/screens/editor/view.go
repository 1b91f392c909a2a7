package editor

import (
	"image"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/easel"
	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Layout fits panels and camera to the size of the picture. Where the pointer rests
// meanwhile is not where the player moves it.
func (e *Editor) Layout() {
	e.moves.Rest()
	e.arrange()
}

func (e *Editor) arrange() {
	e.Screen.Layout()
	k := e.Style.Scale()
	view := image.Rect(0, 0, e.Pixels[0], e.Pixels[1])
	f := e.view.Free
	safe := image.Rect(e.Style.Px(f.X), e.Style.Px(f.Y), e.Style.Px(f.X+f.W), e.Style.Px(f.Y+f.H))
	w, h := e.view.Board.Size()
	if other := e.view.Fit(view, safe, k); !e.view.Framed || other && !e.view.Zoomed {
		o := camera.OpeningOf(&e.view.Camera, e.Density)
		o.Whole, o.Least = o.Floor, o.Floor
		e.view.Camera.Open(w, h, o)
	}
	e.view.Framed = true
	e.view.Clamp()
	e.show()
}

// show fills the picture of the map.
func (e *Editor) show() {
	p := &e.view.Picture
	m := &e.easel.Sketch
	p.Pieces = p.Pieces[:0]
	carried, lifted := e.easel.Carried()
	all := pieces(&m.Setup)
	for i, v := range all {
		if lifted && i == carried {
			v.Fade = .45
		}
		p.Pieces = append(p.Pieces, v)
	}
	p.Signs = board.Signs{Grid: max(float64(e.Settings.Grid)/100, .4), Plain: e.Settings.HighContrast}
	b := e.easel.Brush
	if b.Tool == easel.Places || b.Tool == easel.Pieces {
		p.Signs.Areas.Start, p.Signs.Areas.StartSide = e.easel.StartOf(1), 0
		p.Signs.Areas.Enemy, p.Signs.Areas.EnemySide = e.easel.StartOf(2), 1
	}
	if b.Tool == easel.Places || b.Tool == easel.Pieces {
		showStarts(e, &p.Signs)
	}
	if b.Tool == easel.Places {
		e.showZones(&p.Signs)
	}
	for _, f := range m.Faults {
		if c, ok := e.easel.Where(f); ok {
			p.Signs.Areas.Threat = append(p.Signs.Areas.Threat, c)
			p.Signs.Tags = append(p.Signs.Tags, board.Tag{At: c, Icon: "warning", Bad: true})
		}
	}
	if a := m.Apart; a != nil {
		for _, c := range []grid.Cell{a.From, a.To} {
			p.Signs.Tags = append(p.Signs.Tags, board.Tag{At: c, Icon: "warning"})
		}
	}
	if !e.mark.OnMap {
		return
	}
	c := e.square()
	if lifted {
		v := all[carried]
		p.Signs.Ghost = &board.Ghost{Piece: v, At: c}
	}
	switch {
	case b.Tool == easel.Walls:
	case e.mark.Keys:
		p.Signs.Cursor = &c
	default:
		p.Signs.Hover = &c
	}
}

// pieces are the figures on the map, each of its own side even while the other has none.
func pieces(s *rules.Setup) []piece.Piece {
	list := piece.StartingPieces(s)
	for i := range list {
		list[i].Side = easel.SideNumber(s.Combatants[i].Side) - 1
	}
	return list
}

// showStarts marks where sides after the second begin, with their names.
func showStarts(e *Editor, s *board.Signs) {
	for side := 3; side <= e.easel.Sides(); side++ {
		if cells := e.easel.StartOf(side); len(cells) > 0 {
			s.Areas.Zones = append(s.Areas.Zones, area.Zone{Cells: cells, Side: side - 1})
			s.Tags = append(s.Tags, board.Tag{At: cells[0], Text: e.SideName(side - 1)})
		}
	}
}

// showZones marks the zones and what lies to be carried, with their names.
func (e *Editor) showZones(s *board.Signs) {
	for _, name := range e.easel.Names("zones") {
		cells := e.easel.ZoneOf(name)
		if len(cells) == 0 {
			continue
		}
		s.Areas.Zones = append(s.Areas.Zones, area.Zone{Cells: cells, Own: true})
		s.Tags = append(s.Tags, board.Tag{At: cells[0], Text: name})
	}
	for _, o := range e.easel.Doc.Objects("tokens") {
		x, y := e.easel.Doc.Cell(o)
		s.Tags = append(s.Tags, board.Tag{At: grid.C(x, y), Icon: "pick-up", Text: o.Name})
	}
}

// paintOver paints over the map what lies between its squares: the edge that is pointed at,
// the rectangle that is drawn, how bright lamps are.
func (e *Editor) paintOver(dst *ebiten.Image) {
	f := e.view.Free
	c := widget.Canvas{Style: e.Style, Dst: dst}.Clip(f)
	k := e.Style.Scale()
	unit := float64(e.view.Camera.Square) / k
	at := func(x, y float64) (float64, float64) {
		return (e.view.Camera.X + x*float64(e.view.Camera.Square)) / k, (e.view.Camera.Y + y*float64(e.view.Camera.Square)) / k
	}
	if e.easel.Brush.Tool == easel.Light {
		for _, o := range e.easel.Doc.Objects("lights") {
			x, y := e.easel.Doc.Cell(o)
			px, py := at(float64(x)+.5, float64(y)+.5)
			c.Disc(px, py, min(unit*.36, 15), widget.Ink, widget.Brass, 1.6)
			bright := o.Number("bright")
			if bright == 0 {
				bright = 4
			}
			c.Text(strconv.Itoa(bright), px, py+4.5, widget.Bold, 13, widget.Brass, widget.Middle)
		}
	}
	if e.easel.Spans() {
		r := e.easel.Spanned()
		x, y := at(float64(r.X), float64(r.Y))
		c.Box(widget.Rect{X: x, Y: y, W: float64(r.W) * unit, H: float64(r.H) * unit}, 3, widget.Fade(widget.Brass, .16), widget.Brass, 2.4)
	}
	if e.easel.Brush.Tool == easel.Walls && e.mark.OnMap && !e.easel.Painting() {
		edge, exact := e.mark.At.OnEdge()
		if e.mark.Keys && !exact {
			q := e.square()
			x, y := at(float64(q.X), float64(q.Y))
			c.Box(widget.Rect{X: x, Y: y, W: unit, H: unit}, 3, widget.Transparent, widget.White, 2)
			return
		}
		x0, y0 := at(float64(edge.X), float64(edge.Y))
		x1, y1 := x0+unit, y0
		if edge.Vertical {
			x1, y1 = x0, y0+unit
		}
		c.Line(x0, y0, x1, y1, 7, widget.Ink)
		c.Line(x0, y0, x1, y1, 4, widget.Brass)
		c.Disc(x0, y0, 3.5, widget.Brass, widget.Ink, 1.4)
		c.Disc(x1, y1, 3.5, widget.Brass, widget.Ink, 1.4)
	}
}
