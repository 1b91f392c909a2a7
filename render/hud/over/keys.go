package over

import (
	"fmt"
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
	where  string        // which page of how many, "" for the only one
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
	keysLeast   = 44. // for the keys of a column
	signWide    = 74. // for the signs of the board
	cardGap     = 8.  // between two groups
	iconWide    = 26. // of an icon at the end of a line
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

// groups are the lines of a column in groups, each under its heading.
func groups(col []model.Key) (list [][]model.Key) {
	for i := range col {
		if i == 0 || isHeading(&col[i]) {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], col[i])
	}
	return list
}

// isHeading tells whether a line is one.
func isHeading(k *model.Key) bool { return k.Keys == "" && k.Sign == model.NoSign && len(k.Icons) == 0 }

// plan lays the sheet of keys and signs out.
func (p *Keys) plan() {
	pages := p.pages()
	at := ((p.Page % len(pages)) + len(pages)) % len(pages)
	p.page = pages[at]
	if len(pages) > 1 {
		p.where = fmt.Sprintf("%d / %d", at+1, len(pages))
	}
	n, wide, gaps := 0, 0, 0.
	for _, page := range pages {
		wide = max(wide, len(page))
		for _, col := range page {
			n = max(n, len(col))
			gaps = math.Max(gaps, cardGap*float64(len(groups(col))-1))
		}
	}
	w := math.Min(columnWide*float64(wide)+40, p.W-24)
	h := math.Min(78+gaps+rowTall*float64(n), p.H-16)
	p.row = rowTall
	if (p.H+h)/2 > p.CardBox.Y { // over all of the lower row, or it would cut its buttons
		h = p.H - 12
		if p.Compact {
			w, h = p.W-8, p.H-8
		}
		p.row = math.Min((h-78-gaps)/float64(max(n, 1)), rowTall+6)
	}
	p.box = widget.Rect{X: (p.W - w) / 2, Y: (p.H - h) / 2, W: w, H: h}
	p.column = (w - 28) / float64(max(wide, 1))
	p.Put("help.veil", widget.Rect{W: p.W, H: p.H}, false, model.Tip{})
	p.Panel("help", p.box)
	b := widget.Rect{X: p.box.X + w - 56, Y: p.box.Y + 10, W: 44, H: 38}
	if p.Compact {
		b.Y, b.H = p.box.Y+8, part.Finger
	}
	p.Put("help.close", b, false, model.Tip{})
	if len(pages) > 1 {
		b.W = 52
		b.X -= 60
		p.Put("help.next", b, false, model.Tip{})
		b.X -= 60
		p.Put("help.previous", b, false, model.Tip{})
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
		c.Icon("close", b.Box.X+b.Box.W/2-10, b.Box.Y+b.Box.H/2-10, 20)
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
	if p.where != "" {
		c.Text(p.where, r.X+r.W/2, r.Y+r.H-5, widget.Mono, 12, widget.Dim, widget.Middle)
	}
	for i, col := range p.page {
		x, y, from := r.X+20+p.column*float64(i), r.Y+60., p.before(c, col)
		for _, g := range groups(col) {
			tall := p.row*float64(len(g)) + 2
			c.Box(widget.Rect{X: x - 6, Y: y, W: p.column - 6, H: tall}, 7, widget.Fade(widget.Raised, .72), widget.Transparent, 0)
			for k := range g {
				if k%2 == 1 { // the eye keeps the line on its way to the words
					c.Box(widget.Rect{X: x - 2, Y: y + p.row*float64(k) + 1, W: p.column - 14, H: p.row}, 4, widget.Fade(widget.White, .035), widget.Transparent, 0)
				}
				p.line(c, &g[k], x+4, x+4+from, y+p.row*(float64(k)+.5)+5)
			}
			y += tall + cardGap - 2
		}
	}
}

// before is how far from the edge the words of a column begin: beside the widest of its keys
// and signs.
func (p *Keys) before(c part.Canvas, col []model.Key) float64 {
	wide := keysLeast
	for i := range col {
		k := &col[i]
		switch {
		case k.Sign != model.NoSign:
			wide = max(wide, signWide)
		case len(k.Icons) > 0:
			wide = max(wide, 20*float64(len(k.Icons)))
		case k.Keys != "":
			wide = max(wide, c.Width(k.Keys, widget.Mono, 12)+14)
		}
	}
	return wide + 16
}

// line paints a line of the sheet from x on, its words from another place on, its baseline
// at y.
func (p *Keys) line(c part.Canvas, k *model.Key, x, from, y float64) {
	room := p.column - (from - x) - 20
	switch {
	case k.Sign != model.NoSign || len(k.Icons) > 0:
		signs(c, k, x, y-4)
	case k.Keys == "":
		c.Text(k.Words, x, y, widget.Bold, 13.5, widget.Brass, widget.Start)
		return
	default:
		w := c.Width(k.Keys, widget.Mono, 12) + 14
		key := widget.Rect{X: x, Y: y - 13.5, W: w, H: 18}
		c.Box(widget.Rect{X: x, Y: key.Y + 2, W: w, H: 18}, 4.5, widget.Ink, widget.Transparent, 0)
		c.Box(key, 4.5, widget.Hover, widget.HoverEdge, 1)
		c.Text(k.Keys, x+7, y, widget.Mono, 12, widget.Bone, widget.Start)
	}
	if k.Mark != "" {
		c.Icon(k.Mark, x+p.column-iconWide-16, y-13, 17)
		room -= iconWide
	}
	c.TextFit(k.Words, from, y, room, widget.Regular, 13, widget.Bone, widget.Start)
}

// signs draws what a line of the sheet is about as it looks on the screen, from
// x on, around the height y.
func signs(c part.Canvas, k *model.Key, x, y float64) {
	for i, name := range k.Icons {
		if k.Sign != model.NoSign {
			break // it is part of the sign
		}
		ink := part.PipInk(name)
		c.IconTint(name, x+float64(i)*20, y-8, 16, ink, ink)
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
		c.Sized(c.Art().Overlay("pincer-1", c.Px(44)), x-12, y-22, 44)
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
	case model.ChanceSign:
		w := c.Width(k.Says, widget.Bold, 12) + 12
		c.Box(widget.Rect{X: x, Y: y - 9, W: w, H: 18}, 4, widget.Gold, widget.Ink, 1)
		c.Text(k.Says, x+w/2, y+4.3, widget.Bold, 12, widget.Ink, widget.Middle)
		c.Box(widget.Rect{X: x + w + 5, Y: y - 9, W: w, H: 18}, 4, widget.Well, widget.Gold, 1)
		c.Text(k.Says, x+w*1.5+5, y+4.3, widget.Bold, 12, widget.Gold, widget.Middle)
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
