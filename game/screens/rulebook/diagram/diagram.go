package diagram

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// Diagram is the drawing of a rule.
type Diagram struct {
	// rows are its ground, a letter a square: see grounds.
	rows   []string
	pieces []piece.Piece
	signs  board.Signs
	props  []terrain.Prop
	lamps  []terrain.Lamp
	dusk   bool
	unread []string // words that mean nothing
}

// grounds are what the letters of a ground stand for.
var grounds = map[rune]terrain.Square{
	'.': {},
	'g': {Ground: terrain.Grass},
	'd': {Ground: terrain.Dirt},
	'w': {Ground: terrain.Water},
	'h': {Ground: terrain.Platform, Level: 1},
	'#': {Block: terrain.Wall},
	'_': {Block: terrain.Low},
	'+': {Block: terrain.Door},
}

// Of is the diagram of a rule; of one without, that of the first it refers to which has one;
// else that of its chapter; nil where there is nothing to draw.
func Of(id string, refs []string) *Diagram {
	for _, id := range append([]string{id}, refs...) {
		if name, ok := drawn[id]; ok {
			return read(boards[name])
		}
	}
	chapter, _, _ := strings.Cut(id, "-")
	if name, ok := chapters[chapter]; ok {
		return read(boards[name])
	}
	return nil
}

// size is how many squares its ground is wide and tall.
func (d *Diagram) size() (w, h int) { return len(d.rows[0]), len(d.rows) }

// leastWide and leastTall are the least part of the ground that is shown, in squares.
const leastWide, leastTall = 6, 3

// shown is the part of the ground that is shown, in squares: what happens on it, with a square
// around everybody.
func (d *Diagram) shown() image.Rectangle {
	w, h := d.size()
	var part image.Rectangle
	add := func(rim int, cells ...grid.Cell) {
		for _, c := range cells {
			part = part.Union(image.Rect(int(c.X)-rim, int(c.Y)-rim, int(c.X)+1+rim, int(c.Y)+1+rim))
		}
	}
	for _, p := range d.pieces {
		add(1, space(p).Cells(nil)...)
	}
	if d.signs.Path != nil {
		add(0, d.signs.Path.Cells...)
	}
	a := &d.signs.Areas
	for _, cells := range [][]grid.Cell{a.Threat, a.Guard, a.Area, a.Reach, a.Dash, a.Dim, a.Dark} {
		add(0, cells...)
	}
	for _, p := range d.props {
		add(0, p.At)
	}
	for y, row := range d.rows {
		for x, c := range row {
			if grounds[c].Block != terrain.Open {
				add(0, grid.C(x, y))
			}
		}
	}
	for part.Dx() < leastWide { // on both sides alike
		part.Min.X, part.Max.X = part.Min.X-1, part.Max.X+1
	}
	for part.Dy() < leastTall {
		part.Min.Y, part.Max.Y = part.Min.Y-1, part.Max.Y+1
	}
	return part.Intersect(image.Rect(0, 0, w, h))
}

// terrain is its ground.
func (d *Diagram) terrain() *terrain.Terrain {
	w, h := d.size()
	t := terrain.NewTerrain(w, h)
	for y, row := range d.rows {
		for x, c := range row {
			*t.Square(x, y) = grounds[c]
		}
	}
	t.Props, t.Lamps = d.props, d.lamps
	if d.dusk {
		t.Ambient = terrain.Dusk
	}
	return t
}

// Plate is a diagram as it is printed on a page; the zero value shows none.
type Plate struct {
	// At is where it lies on the page.
	At widget.Rect

	rule    string // that it was chosen for
	shows   *Diagram
	board   *board.Board
	boarded *Diagram // what the board has the ground of
}

// rim is the parchment around the board, mostSquare how large a square is at most.
const rim, mostSquare = 7., 104.

// Show chooses the diagram of a rule, and tells whether there is one.
func (p *Plate) Show(id string, refs []string) bool {
	if p.rule != id {
		p.rule, p.shows = id, Of(id, refs)
	}
	return p.shows != nil
}

// Fit is how large the plate is in a room, in units.
func (p *Plate) Fit(w, h float64) widget.Rect {
	part := p.shows.shown()
	cols, rows := float64(part.Dx()), float64(part.Dy())
	square := min((w-2*rim)/cols, (h-2*rim)/rows, mostSquare)
	return widget.Rect{W: square*cols + 2*rim, H: square*rows + 2*rim}
}

// Paint paints the plate where it lies, with a grid so strong, and reports whether a picture
// was missing.
func (p *Plate) Paint(c widget.Canvas, gallery *art.Gallery, grid float64) (busy bool) {
	d, at := p.shows, p.At
	c.Box(widget.Rect{X: at.X + 2, Y: at.Y + 4, W: at.W, H: at.H}, 3, widget.Fade(widget.Ink, .35), widget.Transparent, 0)
	c.Box(at, 3, widget.Parchment, widget.PaperSub, 1)
	if c.Dst == nil {
		return false
	}
	if p.boarded != d || p.board == nil {
		p.boarded, p.board = d, board.New(gallery)
		p.board.OnPaper = true
		p.board.SetTerrain(d.terrain())
	}
	in := at.Inset(rim)
	px := image.Rect(c.Px(in.X), c.Px(in.Y), c.Px(in.X+in.W), c.Px(in.Y+in.H))
	part := d.shown()
	cols, rows := part.Dx(), part.Dy()
	side := min(px.Dx()/cols, px.Dy()/rows)
	px.Min = px.Min.Add(image.Pt((px.Dx()-side*cols)/2, (px.Dy()-side*rows)/2))
	px.Max = px.Min.Add(image.Pt(side*cols, side*rows))
	if px = px.Intersect(c.Dst.Bounds()); px.Dx() != side*cols || px.Dy() != side*rows || side < 8 {
		return false
	}
	cam := camera.NewCamera(px, px, c.Scale())
	cam.Square, cam.X, cam.Y = side, float64(px.Min.X-part.Min.X*side), float64(px.Min.Y-part.Min.Y*side)
	signs := d.signs
	if signs.Grid == 0 {
		signs.Grid = max(grid, .35)
	}
	p.board.Draw(c.Dst.SubImage(px).(*ebiten.Image), cam, &board.Picture{Pieces: d.pieces, Signs: signs})
	return p.board.Busy()
}

// cells are those within a distance of a space that a test lets through, on a diagram.
func (d *Diagram) cells(test func(c grid.Cell) bool) (list []grid.Cell) {
	w, h := d.size()
	for y := range h {
		for x := range w {
			if c := grid.C(x, y); grounds[rune(d.rows[y][x])].Block != terrain.Wall && test(c) {
				list = append(list, c)
			}
		}
	}
	return list
}
