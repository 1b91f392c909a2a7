package setup

import (
	"image"

	"tenaille/render/board"
	"tenaille/rules/grid"
)

// Layout fits panels and camera to the size of the picture. Where the pointer
// rests meanwhile is not where the player moves it.
func (d *deploy) Layout() {
	d.resting = true
	d.arrange()
}

func (d *deploy) arrange() {
	if d.curtain != nil {
		d.curtain.Layout()
	}
	d.Screen.Layout()
	k := d.Style.Scale()
	view := image.Rect(0, 0, d.Pixels[0], d.Pixels[1])
	safe := image.Rect(d.Style.Px(d.free.X), d.Style.Px(d.free.Y), d.Style.Px(d.free.X+d.free.W), d.Style.Px(d.free.Y+d.free.H))
	w, h := d.board.Size()
	other := d.camera.View != view || d.camera.Scale != k
	if d.camera.View.Empty() {
		d.camera = board.NewCamera(view, safe, k)
	} else {
		d.camera.Resize(view, safe, k)
	}
	switch {
	case !d.zoomed && (other || !d.framed):
		d.camera.Open(w, h, d.opening())
	case !d.framed:
		d.Centre()
	}
	d.framed = true
	d.camera.Clamp(w, h)
	d.show()
}

// opening is what the screen is to show: the whole map as long as its squares can
// be told apart, else both starts, the own before the other.
func (d *deploy) opening() board.Opening {
	o := board.OpeningOf(&d.camera, d.Density)
	o.Floor = board.Steps[0]
	if d.side < 0 {
		return o
	}
	for _, c := range d.field.Starts[d.side] {
		o.Own = append(o.Own, grid.Square(c))
	}
	for _, c := range d.enemy {
		o.Others = append(o.Others, grid.Square(c))
	}
	return o
}

// zone is the part of the map that the start of the side lies in, in squares.
func (d *deploy) zone() (z image.Rectangle) {
	if d.side < 0 {
		return z
	}
	for _, c := range d.field.Starts[d.side] {
		z = z.Union(image.Rect(int(c.X), int(c.Y), int(c.X)+1, int(c.Y)+1))
	}
	return z
}

// Centre looks at the start of the side.
func (d *deploy) Centre() {
	z := d.zone()
	if z.Empty() {
		return
	}
	d.camera.Centre(float64(z.Min.X+z.Max.X)/2, float64(z.Min.Y+z.Max.Y)/2)
	w, h := d.board.Size()
	d.camera.Clamp(w, h)
}
