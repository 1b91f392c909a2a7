package hud

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/hud/over"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// painted is a part of the screen that is painted, and kept, for itself.
type painted func(*Panels, part.Canvas)

// panelParts are the panels from below, overParts what lies over everything else.
var (
	panelParts = [...]painted{
		rail,
		herald(0), herald(1), herald(2), herald(3), herald(4), herald(5),
		func(p *Panels, c part.Canvas) {
			if p.Header.Kit != nil {
				p.Header.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) { p.Order.Paint(c) },
		func(p *Panels, c part.Canvas) { p.Goals.Paint(c) },
		func(p *Panels, c part.Canvas) {
			if p.Switches.Kit != nil {
				p.Switches.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) { p.Card.Paint(c) },
		func(p *Panels, c part.Canvas) { p.Bar.Paint(c) },
		func(p *Panels, c part.Canvas) {
			if p.Timeline != nil {
				p.Timeline.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) { p.Buttons.Paint(c) },
		func(p *Panels, c part.Canvas) {
			if p.Strip != nil {
				p.Strip.Paint(c)
			}
			p.Bar.PaintArms(c)
		},
		func(p *Panels, c part.Canvas) { p.slip.Paint(c) },
		func(p *Panels, c part.Canvas) {
			if p.Inspector != nil {
				p.Inspector.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) { p.Log.Paint(c) },
	}
	overParts = [...]painted{
		func(p *Panels, c part.Canvas) { over.Banner(&p.kit, &p.Signs.Banner, c) },
		func(p *Panels, c part.Canvas) { p.Speech.Paint(&p.kit, c) },
		func(p *Panels, c part.Canvas) {
			if p.Palette != nil {
				p.Palette.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) {
			if p.Sheet != nil {
				p.Sheet.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) {
			if p.Ask != nil {
				p.Ask.Paint(c)
			}
		},
		func(p *Panels, c part.Canvas) {
			if p.Toast != nil {
				p.Toast.Paint(c)
			}
		},
		paintRing,
		func(p *Panels, c part.Canvas) {
			if p.Tip != nil && p.Help == nil {
				p.Tip.Paint(c.Canvas, p.Hand.Hot, p.Hand.Focus)
			}
		},
		func(p *Panels, c part.Canvas) {
			if p.Help != nil {
				p.Help.Paint(c)
			}
		},
	}
)

// panelParts has a painter for each of the heralds there may be, and this does not compile
// when it has not.
var _ = [1]bool{}[over.MostHeralds-6]

// herald paints the i-th face at the edge of the map: each is kept by itself, since they
// lie far apart.
func herald(i int) painted {
	return func(p *Panels, c part.Canvas) {
		if i < len(p.Signs.Heralds) {
			p.Signs.Heralds[i].Paint(c)
		}
	}
}

// railInk and railEdge are the wood that the lower row of a desk lies on, as dark as the table in
// the shade.
var railInk, railEdge = art.RGB(0x221912), art.RGB(0x4d3a28)

// rail paints the rail that the lower row lies in: the map ends at it, and no row of squares is
// half in sight between the panels.
func rail(p *Panels, c part.Canvas) {
	k := &p.kit
	if p.Buttons.End.ID == "" || p.Ask != nil { // what is aimed or asked on a phone lies there
		return
	}
	y := k.Ledge() - railRim
	c.Box(widget.Rect{X: -8, Y: y, W: k.W + 16, H: k.H - y + 8}, 0, railInk, railEdge, 1.5)
}

// railRim is how much of the rail is seen over the row.
const railRim = 4.

// paintRing frames the part that the keys have walked to.
func paintRing(p *Panels, c part.Canvas) {
	if r, ok := p.Find(p.Hand.Ring); ok && p.Hand.Ring != "" {
		c.Box(r.Box.Inset(-3), 9, widget.Transparent, widget.Ink, 4)
		c.Box(r.Box.Inset(-3), 9, widget.Transparent, widget.White, 2)
	}
}

// Draw paints the panels on dst.
func (p *Panels) Draw(dst *ebiten.Image) { p.paint(dst, panelParts[:]) }

// DrawOver paints what lies over everything else: questions, notes, tips and
// the sheet of keys.
func (p *Panels) DrawOver(dst *ebiten.Image) { p.paint(dst, overParts[:]) }

func (p *Panels) paint(dst *ebiten.Image, parts []painted) {
	for _, f := range parts {
		f(p, part.Canvas{Canvas: widget.Canvas{Style: p.kit.Style, Dst: dst}, Hand: p.Hand})
	}
}
