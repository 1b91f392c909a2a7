package hud

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/render/widget"
)

// painter paints the panels on one picture.
type painter struct {
	widget.Canvas
	*Panels
}

// Draw paints the panels on dst.
func (p *Panels) Draw(dst *ebiten.Image) {
	c := painter{widget.Canvas{Style: p.style, Dst: dst}, p}
	for _, paint := range panelParts {
		paint(c)
	}
}

// panelParts are the panels from below, overParts what lies over everything else.
var (
	panelParts = [...]func(painter){
		painter.brow, painter.dock, painter.header, painter.row, painter.switches, painter.card, painter.actionBar, painter.paintReel,
		painter.turn, painter.menus, painter.paintSlip, painter.paintLog,
	}
	overParts = [...]func(painter){
		painter.banner, painter.palette, painter.question, painter.toast, painter.ring, painter.tip, painter.sheet,
	}
)

// DrawOver paints what lies over everything else: questions, notes, tips and
// the sheet of keys.
func (p *Panels) DrawOver(dst *ebiten.Image) {
	c := painter{widget.Canvas{Style: p.style, Dst: dst}, p}
	for _, paint := range overParts {
		paint(c)
	}
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// polygon fills and strokes an outline through x, y pairs; all of it must be visible
// from the middle of its box.
func (c painter) polygon(fill, edge color.NRGBA, width float64, xy ...float64) {
	if c.Outlined(width, fill, edge, xy...) {
		return
	}
	k := c.Scale()
	ink.Reset()
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			ink.Move(xy[i]*k, xy[i+1]*k)
		} else {
			ink.Line(xy[i]*k, xy[i+1]*k)
		}
	}
	ink.Close()
	if fill.A > 0 {
		ink.Fill(c.Dst, fill)
	}
	if edge.A > 0 {
		ink.Stroke(c.Dst, edge, width*k, 1)
	}
}

// ink draws the shapes that are not worth keeping as pictures.
var ink pen.Pen

// chip paints a rule id ending at x with its baseline at y and returns its
// width. Under the pointer it is underlined, with the keyboard's focus ringed.
func (c painter) chip(id string, x, y float64, fill, ink color.NRGBA) float64 {
	return c.chipTallOf(id, x, y, chipTall, fill, ink)
}

// chipTallOf is chip, as tall as said.
func (c painter) chipTallOf(id string, x, y, tall float64, fill, ink color.NRGBA) float64 {
	if id == "" {
		return 0
	}
	w := c.chipWidth(id)
	r := widget.Rect{X: x - w, Y: y + 3.5 - tall, W: w, H: tall}
	c.Box(r, 3.5, fill, widget.Transparent, 0)
	c.Text(id, x-3, y, widget.Mono, chipInk, ink, widget.End)
	over, _, focus := c.state(chipID(id))
	if over {
		c.Line(x-w+3, y+1.6, x-3, y+1.6, 1, ink)
	}
	if focus {
		c.Box(r.Inset(-2.5), 6, widget.Transparent, widget.Ink, 4)
		c.Box(r.Inset(-2.5), 6, widget.Transparent, widget.White, 2)
	}
	return w
}

// chipInk is the size of the letters of rule ids, chipTall how tall they are boxed.
const (
	chipInk  = 12
	chipTall = 14.5
)

// chipWidth is how wide a rule id is painted.
func (p *Panels) chipWidth(id string) float64 { return p.style.Width(id, widget.Mono, chipInk) + 6 }

// chipID is the part that opens a rule.
func chipID(rule string) string { return "rule." + rule }

// putChip makes the rule id that ends at x, its baseline at y, a part that opens
// its rule.
func (p *Panels) putChip(id string, x, y float64) {
	if id != "" {
		w := p.chipWidth(id)
		p.put(chipID(id), widget.Rect{X: x - w - 2, Y: y - 14, W: w + 4, H: 19}, false, model.Tip{})
	}
}

// RuleIDs lists the rules that can be opened on the screen, each once, from below.
func (p *Panels) RuleIDs() []string {
	var list []string
	for i := range p.All() {
		if rule, ok := strings.CutPrefix(p.All()[i].ID, "rule."); ok && !slices.Contains(list, rule) {
			list = append(list, rule)
		}
	}
	return list
}

// state is how a part looks under pointer and keyboard.
func (c painter) state(id string) (over, down, focus bool) {
	return c.Hot == id && id != "", c.Down == id && c.Hot == id, c.Focus == id && id != ""
}

// button paints the box of a part and tells how far it is pressed in.
func (c painter) button(id string, r widget.Rect, selected, off bool) (shift float64) {
	over, down, focus := c.state(id)
	fill, edge, width := widget.Fade(widget.Raised, .96), widget.Edge, 1.2
	switch {
	case off:
		fill, edge = widget.Off, rgb(0x262b35)
	case selected:
		fill, edge, width = widget.Selected, widget.Brass, 2
	case down:
		fill, shift = widget.Well, 1.5
	case over:
		fill, edge = widget.Hover, widget.HoverEdge
	}
	if selected && over {
		fill = rgb(0x40341f)
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

// tinted returns the two colours of an icon: its own, or grey.
func tinted(off bool) (main, accent color.NRGBA) {
	if off {
		return widget.Disabled, widget.Disabled
	}
	return widget.Transparent, widget.Transparent
}

// price paints what an action costs, ending at x.
func (c painter) price(pr model.Price, x, y float64, off bool) {
	icon, ink := "", widget.Brass
	switch pr {
	case model.Standard:
		icon = "pip-standard"
	case model.Move:
		icon, ink = "pip-move", widget.MoveBlue
	case model.Full:
		icon, ink = "pip-full", rgb(0xffb36b)
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

// life is the colour of a hit point bar.
func life(hp, most int) color.NRGBA {
	switch {
	case 2*hp > most:
		return rgb(0x5ec48a)
	case 4*hp > most:
		return art.Warn
	}
	return art.Bad
}

// bar paints hit points as a bar.
func (c painter) bar(r widget.Rect, hp, most int) {
	c.Box(r, r.H/2, rgb(0x07090d), widget.Transparent, 0)
	if hp <= 0 || most <= 0 {
		return
	}
	w := math.Max(r.H, r.W*math.Min(1, float64(hp)/float64(most)))
	c.Box(widget.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, r.H/2, life(hp, most), widget.Transparent, 0)
}

// badge paints an icon on a dark disc of radius r in a rim of its family's colour, as
// the board has it.
func (c painter) badge(icon string, rim color.NRGBA, x, y, r float64) {
	c.Disc(x, y, r+.6, widget.Ink, widget.Transparent, 0)
	c.Disc(x, y, r-.6, widget.Well, rim, 1.6)
	c.Icon(icon, x-.74*r, y-.74*r, 1.48*r)
}

// chipRoom is the room a rule id takes at the end of a line.
func (p *Panels) chipRoom(id string) float64 { return p.style.ChipRoom(id) }
