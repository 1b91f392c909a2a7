package hud

import (
	"image/color"
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// askPlan is the question laid out.
type askPlan struct{ text []string }

func (p *Panels) planAsk() {
	const w = 460.
	p.askOf.text = p.style.Wrap(p.Ask.Text, w-130, widget.Regular, 13.5)
	h := 78 + 18*float64(len(p.askOf.text)) + 18*float64(len(p.Ask.Facts)) + 106
	if p.Ask.Always.ID == "" {
		h -= 38
	}
	h = math.Max(h, 200)
	free := p.Free()
	least := math.Inf(1)
	mid, left, right := free.X+(free.W-w)/2, free.X+16, free.X+free.W-w-16
	low, high := free.Y+free.H-h-20, free.Y+20
	if p.Compact { // there is no room but over the other panels
		low, high = p.H-h-8, 8
	}
	for _, at := range [...][2]float64{{mid, low}, {mid, high}, {left, low}, {right, low}, {left, high}, {right, high}} {
		r := widget.Rect{X: at[0], Y: at[1], W: w, H: h}
		if hidden := shared(r, p.Ask.About); hidden < least {
			p.ask, least = r, hidden
		}
	}
	p.panel("aoo", p.ask)
	p.putChip(p.Ask.Rule, p.ask.X+p.ask.W-20, p.ask.Y+36)
	y := p.ask.Y + h - 96
	if p.Ask.Always.ID == "" {
		y += 38
	}
	half := (w - 48 - 10) / 2
	p.put(p.Ask.Yes.ID, widget.Rect{X: p.ask.X + 24, Y: y, W: half, H: 46}, false, p.Ask.Yes.Tip)
	p.put(p.Ask.No.ID, widget.Rect{X: p.ask.X + 34 + half, Y: y, W: half, H: 46}, false, p.Ask.No.Tip)
	if p.Ask.Always.ID == "" {
		return
	}
	p.put(p.Ask.Always.ID, widget.Rect{X: p.ask.X + 24, Y: y + 54, W: w - 48, H: 30}, false, p.Ask.Always.Tip)
}

// shared is the area two boxes share.
func shared(a, b widget.Rect) float64 {
	w := math.Min(a.X+a.W, b.X+b.W) - math.Max(a.X, b.X)
	h := math.Min(a.Y+a.H, b.Y+b.H) - math.Max(a.Y, b.Y)
	return math.Max(w, 0) * math.Max(h, 0)
}

func (p *Panels) planHelp() {
	n := 0
	for _, col := range p.Help.Columns {
		n = max(n, len(col))
	}
	w := math.Min(320*float64(len(p.Help.Columns))+40, p.W-40)
	h := math.Min(84+23*float64(n), p.H-30)
	p.help = widget.Rect{X: (p.W - w) / 2, Y: (p.H - h) / 2, W: w, H: h}
	p.regions = append(p.regions, Region{ID: "help.veil", Box: widget.Rect{W: p.W, H: p.H}})
	p.panel("help", p.help)
	p.put("help.close", widget.Rect{X: p.help.X + w - 52, Y: p.help.Y + 12, W: 38, H: 34}, false, Tip{})
}

func (c painter) over() {
	if c.Banner != "" {
		c.banner()
	}
	if c.Palette != nil {
		c.palette()
	}
	if c.Ask != nil {
		c.question()
	}
	if c.Toast != nil {
		c.toast()
	}
	if c.Tip != nil && c.Help == nil {
		c.tip()
	}
	if c.Help != nil {
		c.sheet()
	}
}

func (c painter) banner() {
	free := c.Free()
	w := c.Width(c.Banner, widget.Bold, 20) + 84
	r := widget.Rect{X: free.X + (free.W-w)/2, Y: free.Y + 26, W: w, H: 46}
	look := art.SideLook(c.BannerOf)
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 23, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(r, 23, widget.Fade(widget.PanelFill, .97), look.Colour, 2)
	c.SideSign(c.BannerOf, r.X+27, r.Y+23, 10)
	c.Text(c.Banner, r.X+48, r.Y+30, widget.Bold, 20, widget.Bone, widget.Start)
}

func (c painter) question() {
	a, r := c.Ask, c.ask
	c.Panel(r)
	if a.Danger {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Danger, 2)
		c.polygon(widget.Danger, rgb(0x2a0510), 2, r.X+34, r.Y+14, r.X+52, r.Y+32, r.X+34, r.Y+50, r.X+16, r.Y+32)
		c.Text("!", r.X+34, r.Y+40, widget.Bold, 24, widget.White, widget.Middle)
	} else {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Brass, 2)
		c.Disc(r.X+34, r.Y+32, 16, widget.Brass, widget.Ink, 1.5)
		c.Text("?", r.X+34, r.Y+40, widget.Bold, 23, widget.Ink, widget.Middle)
	}
	chip := c.chipWidth(a.Rule)
	c.TextFit(a.Title, r.X+64, r.Y+38, r.W-64-chip-30, widget.Bold, 18, widget.Bone, widget.Start)
	c.chip(a.Rule, r.X+r.W-20, r.Y+36, widget.Raised, widget.Dim)
	if a.Addressee != "" {
		c.SideSign(a.Side, r.X+70, r.Y+54, 5.5)
		c.Text(a.Addressee, r.X+81, r.Y+58.5, widget.Bold, 12.5, art.SideLook(a.Side).Light, widget.Start)
	}
	x, y := r.X+24, r.Y+68.
	c.Portrait(a.Figure, a.Side, x, y, 62)
	y += 14
	for _, line := range c.askOf.text {
		c.Text(line, x+78, y, widget.Regular, 13.5, widget.Bone, widget.Start)
		y += 18
	}
	for _, line := range a.Facts {
		c.TextFit(line, x+78, y+1, r.W-78-48, widget.Regular, 12.5, widget.Dim, widget.Start)
		y += 18
	}
	if yes, ok := c.Region(a.Yes.ID); ok {
		over, down, focus := c.state(a.Yes.ID)
		c.BrassBox(yes.Box, down)
		if over && !down {
			c.Box(yes.Box.Inset(1.5), 8, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
		c.buttonWords(a.Yes, yes.Box, widget.Ink, rgb(0x4a320a), focus)
	}
	if no, ok := c.Region(a.No.ID); ok {
		c.button(a.No.ID, no.Box, false, false)
		c.buttonWords(a.No, no.Box, widget.Bone, widget.Dim, false)
	}
	if always, ok := c.Region(a.Always.ID); ok {
		over, _, _ := c.state(a.Always.ID)
		ink := widget.Dim
		if over {
			ink = widget.Bone
		}
		b := always.Box
		c.Box(widget.Rect{X: b.X + 2, Y: b.Y + 6, W: 18, H: 18}, 4, widget.Well, widget.HoverEdge, 1.4)
		if a.Always.Selected {
			c.Polyline(2.4, widget.Brass, b.X+6, b.Y+15, b.X+10, b.Y+19, b.X+16, b.Y+10)
		}
		c.TextFit(a.Always.Label, b.X+30, b.Y+20, b.W-54, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Always.Key, b.X+b.W-9, b.Y+20, widget.Mono, 10, widget.Dim, widget.End)
	}
}

func (c painter) buttonWords(a Action, r widget.Rect, ink, sub color.NRGBA, focus bool) {
	room := r.W - 30 - c.Width(a.Key, widget.Mono, 10)
	c.TextFit(a.Label, r.X+r.W/2, r.Y+28.5, room, widget.Bold, 16, ink, widget.Middle)
	c.Text(a.Key, r.X+r.W-9, r.Y+14, widget.Mono, 10, sub, widget.End)
	if focus {
		c.Box(r.Inset(-3), 12, widget.Transparent, widget.White, 2)
	}
}

// planToast lays the note out in the free part of the screen.
func (p *Panels) planToast() {
	t := p.Toast
	free := p.Free()
	p.toastOf = p.style.Wrap(t.Text, math.Min(520, free.W-120), widget.Regular, 14)
	w := 0.
	for _, l := range p.toastOf {
		w = math.Max(w, p.style.Width(l, widget.Regular, 14))
	}
	chip := 0.
	if t.Rule != "" {
		chip = p.chipWidth(t.Rule) + 12
	}
	h := 24 + 19*float64(len(p.toastOf))
	p.toastAt = widget.Rect{X: free.X + (free.W-w-chip-66)/2, Y: free.Y + free.H - h - 52, W: w + chip + 66, H: h}
	p.putChip(t.Rule, p.toastAt.X+p.toastAt.W-14, p.toastAt.Y+h/2+4)
}

func (c painter) toast() {
	t, r := c.Toast, c.toastAt
	a := 1 - t.Fade
	edge := widget.HoverEdge
	if t.Bad {
		edge = widget.Danger
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 10, widget.Fade(widget.Ink, .5*a), widget.Transparent, 0)
	c.Box(r, 10, widget.Fade(widget.PanelFill, .98*a), widget.Fade(edge, a), 1.6)
	if t.Bad {
		x, y := r.X+26, r.Y+r.H/2
		c.polygon(widget.Fade(widget.Danger, a), widget.Transparent, 0, x, y-11, x+11, y, x, y+11, x-11, y)
		c.Text("!", x, y+5.5, widget.Bold, 15, widget.Fade(widget.White, a), widget.Middle)
	}
	for i, l := range c.toastOf {
		c.Text(l, r.X+48, r.Y+26+19*float64(i), widget.Regular, 14, widget.Fade(widget.Bone, a), widget.Start)
	}
	if t.Rule != "" {
		c.chip(t.Rule, r.X+r.W-14, r.Y+r.H/2+4, widget.Fade(widget.Raised, a), widget.Fade(widget.Dim, a))
	}
}

// tipBox is where a tip of a size lies: above its part, and above pips, weapons
// and card where it would cover them, or below when there is no room.
func (p *Panels) tipBox(at Region, w, h float64) widget.Rect {
	r := widget.Rect{X: at.Box.X + at.Box.W/2 - w/2, Y: at.Box.Y - h - 8, W: w, H: h}
	if r.Y < 4 {
		r.Y = at.Box.Y + at.Box.H + 10
	}
	r.X = math.Max(6, math.Min(r.X, p.W-6-r.W))
	for low := true; low; {
		low = false
		for _, o := range p.tipless() {
			if shared(r, o) > 0 && o.Y < at.Box.Y+at.Box.H && o.Y-h-6 >= 4 {
				r.Y, low = o.Y-h-6, true
			}
		}
	}
	return r
}

// tipless are the parts at the foot of the screen that no tip may cover.
func (p *Panels) tipless() []widget.Rect {
	list := append([]widget.Rect(nil), p.pips...)
	list = append(list, p.arms...)
	if p.Card != nil {
		list = append(list, p.CardBox)
		for i := range p.Card.Conditions {
			list = append(list, p.cardMark(i))
		}
	}
	return list
}

// ShowTip shows the tip of a part and makes its rule id a part of its own. The
// tip of a part that has none is not shown.
func (p *Panels) ShowTip(id string) {
	at, ok := p.Region(id)
	if !ok || at.Tip.Title == "" && at.Tip.Text == "" {
		return
	}
	t := at.Tip
	p.Tip, p.tipFor = &t, at
	const most = 300.
	if t.Text != "" {
		p.tipOf = p.style.Wrap(t.Text, most, widget.Regular, 12.5)
	}
	w := p.style.Width(t.Title, widget.Bold, 13)
	if t.Rule != "" {
		w += p.chipWidth(t.Rule) + 14
	}
	for _, l := range p.tipOf {
		w = math.Max(w, p.style.Width(l, widget.Regular, 12.5))
	}
	h := 18 + 17*float64(len(p.tipOf))
	if t.Title != "" {
		h += 18
	}
	p.tipAt = p.tipBox(at, w+26, h)
	if t.Rule != "" {
		p.panel("tip", p.tipAt)
		p.putChip(t.Rule, p.tipAt.X+p.tipAt.W-10, p.tipAt.Y+20)
	}
}

// Tipped reports whether the tip of a part is to stay while the pointer is at a
// point: on the part, on its tip, or on the way from one to the other.
func (p *Panels) Tipped(x, y float64) bool {
	if p.Tip == nil || p.Tip.Rule == "" {
		return false
	}
	t, r := p.tipAt, p.tipFor.Box
	if inside(t, x, y) || inside(r, x, y) {
		return true
	}
	// The band between the two, as wide as the part.
	top, low := math.Min(t.Y+t.H, r.Y+r.H), math.Max(t.Y, r.Y)
	return y >= top && y <= low && x >= r.X-6 && x <= r.X+r.W+6
}

// TipOf is the part whose tip is shown, empty for none.
func (p *Panels) TipOf() string {
	if p.Tip == nil {
		return ""
	}
	return p.tipFor.ID
}

// tip is shown by the part under the pointer, above it where there is room.
func (c painter) tip() {
	t, r := c.Tip, c.tipAt
	if r.W == 0 {
		return
	}
	edge := widget.HoverEdge
	if t.Bad {
		edge = widget.Danger
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 8, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(r, 8, widget.Well, edge, 1.3)
	y := r.Y + 20.
	if t.Title != "" {
		c.Text(t.Title, r.X+13, y, widget.Bold, 13, widget.Bone, widget.Start)
	}
	c.chip(t.Rule, r.X+r.W-10, y, widget.Raised, widget.Dim)
	if t.Title != "" {
		y += 18
	}
	for _, l := range c.tipOf {
		ink := widget.Dim
		if t.Bad {
			ink = rgb(0xffb3c4)
		}
		c.Text(l, r.X+13, y, widget.Regular, 12.5, ink, widget.Start)
		y += 17
	}
}

func (c painter) sheet() {
	c.Fill(widget.Rect{W: c.W + 1, H: c.H + 1}, color.NRGBA{0x0c, 0x0d, 0x11, 150})
	r := c.help
	c.Panel(r)
	c.Text(c.Help.Title, r.X+26, r.Y+38, widget.Bold, 20, widget.Bone, widget.Start)
	if b, ok := c.Region("help.close"); ok {
		c.button("help.close", b.Box, false, false)
		c.Icon("close", b.Box.X+9, b.Box.Y+7, 20)
	}
	w := (r.W - 40) / float64(max(len(c.Help.Columns), 1))
	most := 0
	for _, col := range c.Help.Columns {
		most = max(most, len(col))
	}
	row := math.Min(23, (r.H-80)/float64(max(most, 1)))
	for i, col := range c.Help.Columns {
		x, y := r.X+26+w*float64(i), r.Y+74.
		for _, k := range col {
			switch {
			case k.Sign != NoSign || len(k.Icons) > 0:
				c.signs(&k, x, y-4)
				c.TextFit(k.Words, x+92, y, w-92-18, widget.Regular, 12.5, widget.Dim, widget.Start)
			case k.Keys == "":
				c.Text(k.Words, x, y, widget.Bold, 13, widget.Brass, widget.Start)
			default:
				kw := c.Width(k.Keys, widget.Mono, 11) + 14
				c.Box(widget.Rect{X: x, Y: y - 13, W: kw, H: math.Min(18, row-1)}, 4, widget.Raised, widget.Edge, 1)
				c.Text(k.Keys, x+7, y, widget.Mono, 11, widget.Bone, widget.Start)
				from := math.Max(kw+10, 92)
				c.TextFit(k.Words, x+from, y, w-from-18, widget.Regular, 12.5, widget.Dim, widget.Start)
			}
			y += row
		}
	}
}

// signs draws what a line of the sheet is about as it looks on the screen, from
// x on, around the height y.
func (c painter) signs(k *Key, x, y float64) {
	for i, name := range k.Icons {
		c.Icon(name, x+float64(i)*20, y-8, 16)
	}
	switch k.Sign {
	case ArrowsSign:
		for i, v := range [...][2]float64{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			bx := x + float64(i)*21
			c.Box(widget.Rect{X: bx, Y: y - 9, W: 18, H: 18}, 4, widget.Raised, widget.Edge, 1)
			mx, ax, ay := bx+9, 5*v[0], 5*v[1]
			c.Line(mx-ax, y-ay, mx+ax, y+ay, 1.8, widget.Bone)
			c.Polyline(1.8, widget.Bone, mx+ax*.1-ay*.7, y+ay*.1-ax*.7, mx+ax, y+ay, mx+ax*.1+ay*.7, y+ay*.1+ax*.7)
		}
	case ReachSign:
		c.Box(widget.Rect{X: x, Y: y - 8, W: 64, H: 16}, 4, widget.Fade(widget.White, .12), widget.White, 2)
	case DashSign:
		for i := range 7 {
			c.Line(x+float64(i)*10, y, x+float64(i)*10+6, y, 2, widget.White)
		}
	case ProvokeSign:
		c.polygon(widget.Danger, rgb(0x2a0510), 1.4, x+9, y-9, x+18, y, x+9, y+9, x, y)
		c.Line(x+9, y-5, x+9, y+1, 2.2, widget.White)
		c.Disc(x+9, y+4.4, 1.3, widget.White, widget.Transparent, 0)
	case FlankSign:
		c.Sized(c.Art().Overlay("pincer-1", c.Px(44)), x-6, y-22, 44)
	case StopSign:
		c.Box(widget.Rect{X: x, Y: y - 9, W: 18, H: 18}, 3, widget.Transparent, rgb(0xd8d8e0), 1.2)
		c.Box(widget.Rect{X: x + 3, Y: y - 6, W: 12, H: 12}, 2, widget.Transparent, rgb(0xd8d8e0), 1)
		for i := range 5 {
			c.Line(x+24+float64(i)*8, y, x+27+float64(i)*8, y, 2, rgb(0xb8b8c4))
		}
	case DangerSign:
		c.Box(widget.Rect{X: x, Y: y - 9, W: 52, H: 18}, 4, widget.DangerDark, widget.Danger, 1)
		c.polygon(widget.Danger, widget.Transparent, 0, x+11, y-5.5, x+16.5, y, x+11, y+5.5, x+5.5, y)
		c.Text("55%", x+47, y+4.3, widget.Bold, 12, rgb(0xffe3ea), widget.End)
	case SlipSign:
		c.Box(widget.Rect{X: x, Y: y - 8, W: 34, H: 16}, 2, widget.Paper, widget.Transparent, 0)
		c.Text("75%", x+17, y+4, widget.Bold, 11, widget.Ink, widget.Middle)
	}
}
