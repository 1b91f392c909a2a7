package part

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// Hand is what pointer and keys are on, by the names of the parts: under the
// pointer, pressed, with the keyboard's ring.
// Ring is the part that the keys have walked to, whatever it is.
type Hand struct{ Hot, Down, Focus, Ring string }

// Canvas is what a panel is painted on.
type Canvas struct {
	widget.Canvas
	Hand Hand
}

// State is how a part looks under pointer and keyboard.
func (c Canvas) State(id string) (over, down, focus bool) {
	h := &c.Hand
	return h.Hot == id && id != "", h.Down == id && h.Hot == id, h.Focus == id && id != ""
}

// Chip paints a rule id ending at x with its baseline at y and returns its width.
func (c Canvas) Chip(rule string, x, y float64, fill, ink color.NRGBA) float64 {
	return c.ChipTallOf(rule, x, y, widget.ChipTall, fill, ink)
}

// ChipTallOf is Chip, as tall as said.
func (c Canvas) ChipTallOf(rule string, x, y, tall float64, fill, ink color.NRGBA) float64 {
	if rule == "" {
		return 0
	}
	over, _, focus := c.State(widget.ChipID(rule))
	return c.Canvas.Chip(rule, x, y, tall, fill, ink, over, focus)
}

// Button paints the box of a part and tells how far it is pressed in.
func (c Canvas) Button(id string, r widget.Rect, selected, off bool) (shift float64) {
	over, down, focus := c.State(id)
	fill, edge, width := widget.Fade(widget.Raised, .96), widget.Edge, 1.2
	switch {
	case off:
		fill, edge = widget.Off, art.RGB(0x262b35)
	case selected:
		fill, edge, width = widget.Selected, widget.Brass, 2
	case down:
		fill, shift = widget.Well, 1.5
	case over:
		fill, edge = widget.Hover, widget.HoverEdge
	}
	if selected && over {
		fill = art.RGB(0x40341f)
	}
	if off && over {
		edge = widget.Edge
	}
	c.Box(r, 7, fill, edge, width)
	if focus {
		c.Box(r.Inset(-3), 10, widget.Transparent, widget.White, 2)
	}
	return shift
}

// Tinted returns the two colours of an icon, its own or grey, and the ink of the words
// beside it.
func Tinted(off bool) (main, accent, ink color.NRGBA) {
	if off {
		return widget.Disabled, widget.Disabled, widget.OffInk
	}
	return widget.Transparent, widget.Transparent, widget.Bone
}

// Price paints what an action costs, ending at x.
func (c Canvas) Price(pr model.Price, x, y float64, off bool) {
	icon, ink := "", widget.Brass
	switch pr {
	case model.Standard:
		icon = "pip-standard"
	case model.Move:
		icon, ink = "pip-move", widget.MoveBlue
	case model.Full:
		icon, ink = "pip-full", art.RGB(0xffb36b)
	case model.Free:
		icon, ink = "pip-free", widget.Bone
	case model.Step:
		icon, ink = "pip-step", widget.MoveBlue
	default:
		return
	}
	if off {
		ink = widget.Disabled
	}
	c.IconTint(icon, x-11, y, 11, ink, ink)
}

// Life is the colour of a hit point bar.
func Life(hp, most int) color.NRGBA {
	switch {
	case 2*hp > most:
		return art.RGB(0x5ec48a)
	case 4*hp > most:
		return art.Warn
	}
	return art.Bad
}

// Bar paints hit points as a bar.
func (c Canvas) Bar(r widget.Rect, hp, most int) {
	c.Box(r, r.H/2, art.RGB(0x07090d), widget.Transparent, 0)
	if hp <= 0 || most <= 0 {
		return
	}
	w := math.Max(r.H, r.W*math.Min(1, float64(hp)/float64(most)))
	c.Box(widget.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, r.H/2, Life(hp, most), widget.Transparent, 0)
}

// Badge paints an icon on a dark disc of radius r in a rim of its family's colour, as
// the board has it.
func (c Canvas) Badge(icon string, rim color.NRGBA, x, y, r float64) {
	c.Disc(x, y, r+.6, widget.Ink, widget.Transparent, 0)
	c.Disc(x, y, r-.6, widget.Well, rim, 1.6)
	c.Icon(icon, x-.74*r, y-.74*r, 1.48*r)
}

// Lines paints lines one under another.
func (c Canvas) Lines(words []string, x, y, step float64, f widget.Font, size float64, ink color.NRGBA) {
	for i, w := range words {
		c.Text(w, x, y+step*float64(i), f, size, ink, widget.Start)
	}
}
