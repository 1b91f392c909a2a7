package samples

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/easel"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/levels/tmx"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
)

// Samples are pictures of what the brushes paint: cut from a map on which each has painted
// once, so that a brush looks as what comes of it.
type Samples struct {
	board *board.Board
	large *ebiten.Image
	whole bool
	asked bool
	at    map[string]image.Rectangle // by tool and id
}

// Samples lie on a map of so many columns, three squares apart, painted with squares of so
// many pixels.
const (
	sampleColumns = 10
	sampleSquare  = 48
)

// key is the name of a brush among those of all tools.
func key(b easel.Brush) string { return b.Tool.String() + "." + b.ID }

// make paints the map of the samples.
func (s *Samples) make(c *scene.Context) {
	m := easel.New(4, 4)
	var list []easel.Brush
	for _, t := range []easel.Tool{easel.Ground, easel.Things, easel.Height, easel.Walls} {
		for _, b := range m.Palette(t, 1) {
			if !b.Rub && b.ID != "void" {
				list = append(list, b)
			}
		}
	}
	rows := (len(list) + sampleColumns - 1) / sampleColumns
	m.Doc = tmx.New(3*sampleColumns, 3*rows, 1)
	s.at = map[string]image.Rectangle{}
	for i, b := range list {
		x, y := 3*(i%sampleColumns)+1, 3*(i/sampleColumns)+1
		m.Brush = b
		cut := image.Rect(x*sampleSquare, y*sampleSquare, (x+1)*sampleSquare, (y+1)*sampleSquare)
		switch b.Tool {
		case easel.Ground:
			for dy := -1; dy <= 1; dy++ {
				m.Press(easel.On(x-1, y+dy))
				m.Release(easel.On(x+1, y+dy))
			}
		case easel.Walls:
			m.Press(easel.Spot{X: float64(x - 1), Y: float64(y + 1)})
			m.Release(easel.Spot{X: float64(x + 2), Y: float64(y + 1)})
			cut = cut.Add(image.Pt(0, sampleSquare/2)).Inset(-sampleSquare / 6)
		default:
			m.Press(easel.On(x, y))
			m.Release(easel.On(x, y))
			cut = cut.Inset(-sampleSquare / 6)
		}
		s.at[key(b)] = cut
	}
	sketch, err := levels.ReadSketch(m.Doc.Bytes())
	if err != nil {
		return
	}
	s.board = board.New(c.Art)
	s.board.SetTerrain(terrain.FromSetup(&sketch.Setup, terrain.StartingDoors(&sketch.Setup)))
}

// picture is what a brush paints, nil as long as it is not painted, or where a picture cannot
// tell.
func (s *Samples) picture(c *scene.Context, b easel.Brush) *ebiten.Image {
	if s.at == nil {
		s.make(c)
	}
	if s.board == nil {
		return nil
	}
	s.asked = true
	s.draw(c)
	cut, ok := s.at[key(b)]
	if !ok || s.large == nil {
		return nil
	}
	return s.large.SubImage(cut).(*ebiten.Image)
}

func (s *Samples) draw(c *scene.Context) {
	if s.whole {
		return
	}
	w, h := s.board.Size()
	size := image.Rect(0, 0, w*sampleSquare, h*sampleSquare)
	if s.large == nil {
		s.large = ebiten.NewImage(size.Dx(), size.Dy())
	}
	before := c.Art.Pending()
	cam := camera.NewCamera(size, size, 1)
	cam.Square, cam.X, cam.Y = sampleSquare, 0, 0
	s.board.Draw(s.large, cam, &board.Picture{Signs: board.Signs{Grid: -1}})
	s.whole = c.Art.Pending() == before && !s.board.Busy()
}

// Busy tells whether samples were asked for that are not painted yet.
func (s *Samples) Busy() bool {
	return s.asked && s.board != nil && !s.whole && s.large != nil
}

// Drop lets go of the pictures.
func (s *Samples) Drop() {
	if s.large != nil {
		s.large.Deallocate()
	}
	*s = Samples{}
}

// Paint paints what a brush paints into a box.
func (s *Samples) Paint(sc *scene.Context, c widget.Canvas, b easel.Brush, at widget.Rect) {
	size := min(at.W, at.H)
	x, y := at.X+(at.W-size)/2, at.Y+(at.H-size)/2
	switch {
	case b.Rub:
		c.Icon("trash", x+size*.2, y+size*.2, size*.6)
	case b.ID == "void":
		c.Box(widget.Rect{X: x, Y: y, W: size, H: size}.Inset(4), 3, widget.Well, widget.Dim, 1.2)
		c.Line(x+8, y+size-8, x+size-8, y+8, 1.4, widget.Dim)
	default:
		if c.Dst == nil {
			return
		}
		if img := s.picture(sc, b); img != nil {
			c.Sized(img, x+3, y+3, size-6)
		}
	}
}
