package diagram

import (
	"strconv"
	"strings"

	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// word is a part of a written diagram: what it is, and what it says, between commas.
type word []string

// text is what a word says at a place, empty where it says nothing there.
func (w word) text(i int) string {
	if i < len(w) {
		return w[i]
	}
	return ""
}

// number is what it says there as a number, 0 for none.
func (w word) number(i int) int {
	n, _ := strconv.Atoi(w.text(i))
	return n
}

// cells are the squares it names from a place on.
func (w word) cells(from int) (list []grid.Cell) {
	for _, name := range w[min(from, len(w)):] {
		c, _ := grid.CellNamed(name)
		list = append(list, c)
	}
	return list
}

// read reads a written diagram: its ground by name or row by row, then its pieces, which the
// words after them count from 0.
func read(written string) *Diagram {
	words := strings.Split(written, " ") // a no-break space is part of a word
	d := &Diagram{rows: grounded[words[0]]}
	if d.rows == nil {
		d.rows = strings.Split(words[0], "/")
	}
	for _, text := range words[1:] {
		d.take(strings.Split(text, ","))
	}
	d.signs.Ghost = d.arrival()
	return d
}

// arrival is whoever sets out on the way of the diagram, at its end; nil where nobody does.
func (d *Diagram) arrival() *board.Ghost {
	way := d.signs.Path
	if way == nil {
		return nil
	}
	for _, p := range d.pieces {
		if p.At == way.Cells[0] {
			return &board.Ghost{Piece: p, At: way.Cells[len(way.Cells)-1]}
		}
	}
	return nil
}

// space is the space of the piece that a word names at a place.
func (d *Diagram) space(w word, i int) grid.Space { return space(d.pieces[w.number(i)]) }

// take takes one word.
func (d *Diagram) take(w word) {
	s := &d.signs
	space := func(i int) grid.Space { return d.space(w, i) }
	within := func() []grid.Cell { return d.within(space(1), w.number(2)) }
	switch w[0] {
	case "p":
		d.pieces = append(d.pieces, pieceOf(w, len(d.pieces)+1))
	case "acts":
		of := space(1)
		s.Acting = &of
	case "aims":
		of := space(1)
		s.Target = &of
	case "barred":
		s.Barred = true
	case "way":
		s.Path = wayOf(w[1:])
	case "provokes":
		s.Path.Provokes = append(s.Path.Provokes, board.Provoke{Step: w.number(1), By: []grid.Space{space(2)}})
	case "flank":
		s.Flanks = append(s.Flanks, board.Flank{Target: space(1), From: space(2), To: space(3)})
	case "line":
		s.Sights.Lines = append(s.Sights.Lines, sight.Line{From: space(1), To: space(2), Kind: sight.Sight(w.number(3)), Own: w.number(4) == 1, Full: w.number(5) == 1})
	case "cover":
		s.Sights.Covers = append(s.Sights.Covers, sight.Cover{On: space(1), Side: grid.Dir(w.number(2)), Bare: w.number(3) == 1})
	case "beam":
		s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: space(1), To: space(2), Label: w.text(3), Main: w.text(3) == ""})
	case "link":
		s.Links = append(s.Links, board.Link{A: space(1), B: space(2)})
	case "tag":
		s.Tags = append(s.Tags, board.Tag{At: w.cells(1)[0], Icon: w.text(2), Text: w.text(3)})
	case "guard":
		s.Areas.Guard, s.Areas.Own = within(), d.pieces[w.number(1)].Side
	case "threat":
		s.Areas.Threat = within()
	case "reach":
		s.Areas.Reach = within()
	case "dash":
		s.Areas.Dash = within()
	case "area":
		s.Areas.Area = w.cells(1)
	case "dim":
		s.Areas.Dim = w.cells(1)
	case "dark":
		s.Areas.Dark = w.cells(1)
	case "prop":
		d.props = append(d.props, terrain.Prop{Name: w.text(1), At: w.cells(2)[0]})
	case "lamp":
		d.lamps = append(d.lamps, terrain.Lamp{At: w[:2].cells(1)[0], Radius: w.number(2), Flame: true})
	case "dusk":
		d.dusk = true
	default:
		d.unread = append(d.unread, strings.Join(w, ","))
	}
}

// pieceOf is a written piece: figure, side, square, width, hit points of four, pose, and then
// the icon and the kind of a badge, that it lies hidden, or the count of one who is dying.
func pieceOf(w word, id int) piece.Piece {
	p := piece.Piece{ID: id, Figure: w.text(1), Side: w.number(2), At: w[:4].cells(3)[0], N: w.number(4), HP: w.number(5), MaxHP: 4, Pose: piece.Pose(w.number(6))}
	rest := w[min(7, len(w)):]
	if rest.text(0) == "lurks" {
		p.Lurks = true
		return p
	}
	if len(rest) > 1 {
		p.Badges = []piece.Badge{{Icon: rest.text(0), Family: model.Family(rest.number(1))}}
	}
	p.Count = rest.text(2)
	return p
}

// wayOf is a written way: squares with what each costs so far, the last of which is the sum.
func wayOf(w word) *board.Path {
	p := &board.Path{N: 1}
	for _, step := range w {
		name, cost, _ := strings.Cut(step, ":")
		c, _ := grid.CellNamed(name)
		p.Cells, p.Costs, p.Total = append(p.Cells, c), append(p.Costs, cost), cost
	}
	return p
}

// space is where a piece stands.
func space(p piece.Piece) grid.Space { return grid.Space{At: p.At, N: uint8(p.N)} }

// within are the squares that somebody on a space reaches at a distance (GEO-03, GEO-14).
func (d *Diagram) within(s grid.Space, most int) []grid.Cell {
	o := grid.DefaultOptions()
	return d.cells(func(c grid.Cell) bool {
		n := o.SpaceReachDistance(s, grid.Square(c))
		return n > 0 && n <= most
	})
}
