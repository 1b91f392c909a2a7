package deploy

import (
	"image"

	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// Layout fits panels and camera to the size of the picture. Where the pointer
// rests meanwhile is not where the player moves it.
func (d *Deploy) Layout() {
	d.moves.Rest()
	d.arrange()
}

func (d *Deploy) arrange() {
	if d.curtain != nil {
		d.curtain.Layout()
	}
	d.Screen.Layout()
	k := d.Style.Scale()
	view := image.Rect(0, 0, d.Pixels[0], d.Pixels[1])
	safe := image.Rect(d.Style.Px(d.view.Free.X), d.Style.Px(d.view.Free.Y), d.Style.Px(d.view.Free.X+d.view.Free.W), d.Style.Px(d.view.Free.Y+d.view.Free.H))
	w, h := d.view.Board.Size()
	other := d.view.Fit(view, safe, k)
	switch {
	case !d.view.Zoomed && (other || !d.view.Framed):
		d.view.Camera.Open(w, h, d.opening())
	case !d.view.Framed:
		d.Centre()
	}
	d.view.Framed = true
	d.view.Clamp()
	d.show()
}

// opening is what the screen is to show: the whole map as long as its squares can
// be told apart, else both starts, the own before the other.
func (d *Deploy) opening() camera.Opening {
	o := camera.OpeningOf(&d.view.Camera, d.Density)
	o.Whole, o.Least, o.Floor = o.Floor, o.Floor, camera.Steps[0]
	if d.armies.Now < 0 {
		return o
	}
	for _, c := range d.armies.Field.Starts[d.armies.Now] {
		o.Own = append(o.Own, grid.Square(c))
	}
	for _, c := range d.armies.Enemy {
		o.Others = append(o.Others, grid.Square(c))
	}
	return o
}

// zone is the part of the map that the start of the side lies in, in squares.
func (d *Deploy) zone() (z image.Rectangle) {
	if d.armies.Now < 0 {
		return z
	}
	for _, c := range d.armies.Field.Starts[d.armies.Now] {
		z = z.Union(image.Rect(int(c.X), int(c.Y), int(c.X)+1, int(c.Y)+1))
	}
	return z
}

// Centre looks at the start of the side.
func (d *Deploy) Centre() {
	z := d.zone()
	if z.Empty() {
		return
	}
	d.view.Camera.Centre(float64(z.Min.X+z.Max.X)/2, float64(z.Min.Y+z.Max.Y)/2)
	d.view.Clamp()
}

// show fills the picture of the map.
func (d *Deploy) show() {
	if d.armies.Now < 0 {
		return
	}
	p := &d.view.Picture
	p.Pieces = p.Pieces[:0]
	for i, piece := range piece.StartingPieces(&d.armies.Setup) {
		if !d.armies.Shown(i) {
			continue
		}
		piece.N = int(d.armies.Space(i).N)
		piece.Lurks = d.armies.Lies(i)
		if i == d.armies.Hold {
			piece.Fade = .45
		}
		p.Pieces = append(p.Pieces, piece)
	}
	p.Signs = board.Signs{Grid: float64(d.Settings.Grid) / 100, Plain: d.Settings.HighContrast, Areas: area.Areas{
		Start: d.armies.Field.Starts[d.armies.Now], StartSide: d.armies.Now, Enemy: d.armies.Enemy, EnemySide: d.armies.Other(), Unseen: d.armies.Unseen,
	}}
	if d.armies.Hold < 0 {
		p.Signs.Areas.Reach = d.armies.Shelters()
		d.showMark(&p.Signs)
		return
	}
	p.Signs.Areas.Reach = d.armies.Fits()
	at := d.armies.Space(d.armies.Hold)
	p.Signs.Acting = &at
	if !d.mark.onMap {
		return
	}
	to := d.armies.Corner(d.mark.cell)
	m := d.armies.Misfit(d.armies.Hold, to)
	if !m.OK() && !d.armies.Trades(m) {
		var bad []grid.Cell
		w, h := d.view.Board.Size()
		for _, c := range d.armies.SpaceAt(to).Cells(nil) {
			if c.X >= 0 && c.Y >= 0 && int(c.X) < w && int(c.Y) < h {
				bad = append(bad, c)
			}
		}
		p.Signs.Areas.Threat = bad
	} else {
		for _, piece := range piece.StartingPieces(&d.armies.Setup) {
			if piece.ID == d.armies.Setup.Combatants[d.armies.Hold].ID {
				piece.N = int(d.armies.Space(d.armies.Hold).N)
				p.Signs.Ghost = &board.Ghost{Piece: piece, At: to}
			}
		}
		if m.With >= 0 {
			o := d.armies.Space(m.With)
			p.Signs.Target = &o
		}
	}
	d.showMark(&p.Signs)
}

func (d *Deploy) showMark(s *board.Signs) {
	if !d.mark.onMap {
		return
	}
	c := d.mark.cell
	if d.mark.keys {
		s.Cursor = &c
	} else {
		s.Hover = &c
	}
}
