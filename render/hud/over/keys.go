package over

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Keys is the sheet of keys.
type Keys struct {
	*part.Kit
	*model.Help
	box    widget.Rect
	page   [][]model.Key // the columns shown
	column float64       // how wide one is
	row    float64       // how tall a line is
}

// NewKeys lays the sheet out.
func NewKeys(k *part.Kit, m *model.Help) *Keys {
	p := &Keys{Kit: k, Help: m}
	p.plan()
	return p
}

// The measures of the sheet of keys.
const (
	rowTall     = 22.
	columnWide  = 400. // of a column
	columnLeast = 370.
	keysWide    = 104. // from a column's edge to its words
)

// pages deals the lines of the sheet out to columns and those to pages:
// all columns on one where there is room.
func (p *Keys) pages() [][][]model.Key {
	n := 0
	for _, col := range p.Columns {
		n = max(n, len(col))
	}
	wide := int((p.W - 80) / columnLeast)
	tall := int((p.H - 30 - 84) / rowTall)
	if len(p.Columns) <= wide && n <= tall {
		return [][][]model.Key{p.Columns}
	}
	wide, tall = max(wide, 1), max(tall, 3)
	var columns [][]model.Key
	for _, col := range p.Columns {
		for len(col) > 0 {
			n := min(tall, len(col))
			if n < len(col) && n > 1 && isHeading(&col[n-1]) {
				n-- // a heading stays with what it is over
			}
			columns, col = append(columns, col[:n]), col[n:]
		}
	}
	var pages [][][]model.Key
	for len(columns) > 0 {
		n := min(wide, len(columns))
		pages, columns = append(pages, columns[:n]), columns[n:]
	}
	return pages
}

// isHeading tells whether a line is one.
func isHeading(k *model.Key) bool { return k.Keys == "" && k.Sign == model.NoSign && len(k.Icons) == 0 }

// plan lays the sheet of keys and signs out.
func (p *Keys) plan() {
	pages := p.pages()
	p.page = pages[((p.Page%len(pages))+len(pages))%len(pages)]
	n, wide := 0, 0
	for _, page := range pages {
		wide = max(wide, len(page))
		for _, col := range page {
			n = max(n, len(col))
		}
	}
	w := math.Min(columnWide*float64(wide)+40, p.W-24)
	h := math.Min(84+rowTall*float64(n), p.H-16)
	p.row = rowTall
	if (p.H+h)/2 > p.CardBox.Y { // over all of the lower row, or it would cut its buttons
		h = p.H - 12
		if p.Compact {
			w, h = p.W-8, p.H-8
		}
		p.row = (h - 84) / float64(max(n, 1))
	}
	p.box = widget.Rect{X: (p.W - w) / 2, Y: (p.H - h) / 2, W: w, H: h}
	p.column = (w - 40) / float64(max(wide, 1))
	p.Put("help.veil", widget.Rect{W: p.W, H: p.H}, false, model.Tip{})
	p.Panel("help", p.box)
	p.Put("help.close", widget.Rect{X: p.box.X + w - 52, Y: p.box.Y + 12, W: 38, H: 34}, false, model.Tip{})
	if len(pages) > 1 {
		p.Put("help.next", widget.Rect{X: p.box.X + w - 52 - 8 - 52, Y: p.box.Y + 12, W: 52, H: 34}, false, model.Tip{})
		p.Put("help.previous", widget.Rect{X: p.box.X + w - 52 - 16 - 104, Y: p.box.Y + 12, W: 52, H: 34}, false, model.Tip{})
	}
}

// Paint paints the sheet of keys and signs over everything.
func (p *Keys) Paint(c part.Canvas) {
	c.Fill(widget.Rect{W: p.W + 1, H: p.H + 1}, color.NRGBA{0x0c, 0x0d, 0x11, 200})
	r := p.box
	c.Panel(r)
	c.Text(p.Title, r.X+26, r.Y+38, widget.Bold, 20, widget.Bone, widget.Start)
	if b, ok := p.Regions.Find("help.close"); ok {
		c.Button("help.close", b.Box, false, false)
		c.Icon("close", b.Box.X+9, b.Box.Y+7, 20)
	}
	for _, turn := range []struct {
		id  string
		way float64
	}{{"help.previous", -1}, {"help.next", 1}} {
		if b, ok := p.Regions.Find(turn.id); ok {
			way := turn.way
			c.Button(turn.id, b.Box, false, false)
			mx, my := b.Box.X+b.Box.W/2, b.Box.Y+b.Box.H/2
			c.Polyline(2.6, widget.Bone, mx-4*way, my-8, mx+4*way, my, mx-4*way, my+8)
		}
	}
	w := p.column
	for i, col := range p.page {
		x, y := r.X+26+w*float64(i), r.Y+74.
		for _, k := range col {
			switch {
			case k.Sign != model.NoSign || len(k.Icons) > 0:
				signs(c, &k, x, y-4)
				c.TextFit(k.Words, x+keysWide, y, w-keysWide-14, widget.Regular, 12.5, widget.Dim, widget.Start)
			case k.Keys == "":
				c.Text(k.Words, x, y, widget.Bold, 13, widget.Brass, widget.Start)
			default:
				kw := c.Width(k.Keys, widget.Mono, 11) + 14
				c.Box(widget.Rect{X: x, Y: y - 13, W: kw, H: 18}, 4, widget.Raised, widget.Edge, 1)
				c.Text(k.Keys, x+7, y, widget.Mono, 11, widget.Bone, widget.Start)
				from := math.Max(kw+10, keysWide)
				c.TextFit(k.Words, x+from, y, w-from-14, widget.Regular, 12.5, widget.Dim, widget.Start)
			}
			y += p.row
		}
	}
}

// signs draws what a line of the sheet is about as it looks on the screen, from
// x on, around the height y.
func signs(c part.Canvas, k *model.Key, x, y float64) {
	for i, name := range k.Icons {
		if k.Sign != model.NoSign {
			break // it is part of the sign
		}
		c.Icon(name, x+float64(i)*20, y-8, 16)
	}
	switch k.Sign {
	case model.ArrowsSign:
		for i, v := range [...][2]float64{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			bx := x + float64(i)*21
			c.Box(widget.Rect{X: bx, Y: y - 9, W: 18, H: 18}, 4, widget.Raised, widget.Edge, 1)
			mx, ax, ay := bx+9, 5*v[0], 5*v[1]
			c.Line(mx-ax, y-ay, mx+ax, y+ay, 1.8, widget.Bone)
			c.Polyline(1.8, widget.Bone, mx+ax*.1-ay*.7, y+ay*.1-ax*.7, mx+ax, y+ay, mx+ax*.1+ay*.7, y+ay*.1+ax*.7)
		}
	case model.ReachSign:
		c.Box(widget.Rect{X: x, Y: y - 8, W: 64, H: 16}, 4, widget.Fade(widget.White, .12), widget.White, 2)
	case model.DashSign:
		for i := range 7 {
			c.Line(x+float64(i)*10, y, x+float64(i)*10+6, y, 2, widget.White)
		}
	case model.ProvokeSign:
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 1.4, x+9, y-9, x+18, y, x+9, y+9, x, y)
		c.Line(x+9, y-5, x+9, y+1, 2.2, widget.White)
		c.Disc(x+9, y+4.4, 1.3, widget.White, widget.Transparent, 0)
	case model.FlankSign:
		c.Sized(c.Art().Overlay("pincer-1", c.Px(44)), x-6, y-22, 44)
	case model.StopSign:
		c.Box(widget.Rect{X: x, Y: y - 9, W: 18, H: 18}, 3, widget.Transparent, art.RGB(0xd8d8e0), 1.2)
		c.Box(widget.Rect{X: x + 3, Y: y - 6, W: 12, H: 12}, 2, widget.Transparent, art.RGB(0xd8d8e0), 1)
		for i := range 5 {
			c.Line(x+24+float64(i)*8, y, x+27+float64(i)*8, y, 2, art.RGB(0xb8b8c4))
		}
	case model.DangerSign:
		w := c.Width(k.Says, widget.Bold, 12) + 27
		c.Box(widget.Rect{X: x, Y: y - 9, W: w, H: 18}, 4, widget.DangerDark, widget.Danger, 1)
		for _, name := range k.Icons {
			c.IconTint(name, x+5, y-7, 14, art.RGB(0xffe3ea), widget.Danger)
		}
		c.Text(k.Says, x+w-5, y+4.3, widget.Bold, 12, art.RGB(0xffe3ea), widget.End)
	case model.SpotSign:
		c.Disc(x+10, y, 9, widget.Fade(widget.Well, .62), widget.Gold, 1.3)
		c.IconTint("flank", x+3.5, y-6.5, 13, widget.Gold, widget.Gold)
	case model.HeightSign:
		c.Box(widget.Rect{X: x, Y: y - 9, W: c.Width(k.Says, widget.Bold, 12) + 28, H: 18}, 4, widget.Well, widget.Edge, 1)
		c.Icon("height", x+5, y-7, 14)
		c.Text(k.Says, x+22, y+4.3, widget.Bold, 12, widget.Bone, widget.Start)
	case model.LossSign:
		c.Box(widget.Rect{X: x, Y: y - 6, W: 64, H: 12}, 2, widget.Good, widget.Ink, 1.5)
		c.Fill(widget.Rect{X: x + 46, Y: y - 5, W: 17, H: 10}, art.RGB(0xfff8e6))
		for i := range 8 {
			ink := widget.Ink
			if i > 4 {
				ink = widget.Bad
			}
			from := x + 22 + float64(i)*5
			c.Line(from, y+4, from+4, y-4, 1.4, ink)
		}
	case model.CarrySign:
		for i := range 11 {
			c.Disc(x+2+float64(i)*6, y, 1.5, art.RGB(0xffe9a8), widget.Transparent, 0)
		}
	case model.CountSign:
		c.Box(widget.Rect{X: x, Y: y - 9, W: 17, H: 18}, 4, widget.DangerDark, widget.Danger, 1)
		c.Text(k.Says, x+8.5, y+4.3, widget.Bold, 12, art.RGB(0xffe3ea), widget.Middle)
	case model.SlipSign:
		w := c.Width(k.Says, widget.Bold, 11) + 12
		c.Box(widget.Rect{X: x, Y: y - 8, W: w, H: 16}, 2, widget.Paper, widget.Transparent, 0)
		c.Text(k.Says, x+w/2, y+4, widget.Bold, 11, widget.Ink, widget.Middle)
	}
}
