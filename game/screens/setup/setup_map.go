package setup

import (
	"image/color"
	"slices"
	"strconv"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/fresh"
	"tenaille/render/art"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// layMap lays out the sheet of the map: its picture, what is told of it, who lies in ambush
// there, and the prints of the others.
func (s *setup) layMap(p *widget.Page, box widget.Rect) {
	in := widget.Rect{X: box.X + 18, Y: box.Y + 10, W: box.W - 36, H: box.H - 24}
	strip := min(max(in.H*.21, 84), 138)
	ambush := s.ambushTall(in.W) + 8
	grounds := 24.
	told, ink := about(s, in.W)
	if in.W < 400 || in.H > 620 { // more rows of them
		grounds += 30
	}
	level := s.draft.Here()
	w, h := level.Setup.Map.Size()
	label := s.T("New ground")
	fresh := max(164, s.Style.ButtonNeed(widget.Button{Label: label, Icon: "dice", Size: 13.5, Centred: true}, 32))
	if in.W < 400 {
		label, fresh = "", 44
	}
	name, dims := s.LevelName(s.draft.Terms.Level), s.T("%[1]d × %[2]d squares", w, h)
	head := in.W - fresh - 14
	if head < s.Style.Need(name, widget.Bold, 20)+s.Style.Width(dims, widget.Regular, 13)+20 { // it stands with the words
		told, dims = append(slices.Clone(told), dims), ""
	}
	lead := 17 * float64(len(told))
	s.layFresh(p, widget.Rect{X: in.X + in.W - fresh, Y: in.Y, W: fresh, H: 32}, label)
	view := widget.Rect{X: in.X, Y: in.Y + 40, W: in.W}
	view.H = in.H - 40 - strip - 10 - ambush - grounds - lead - 22
	p.Paint(func(c widget.Canvas) {
		c.Text(dims, in.X+head, in.Y+22, widget.Regular, 13, widget.PaperSub, widget.End)
		c.TextFit(name, in.X, in.Y+23, head-c.Width(dims, widget.Regular, 13)-14, widget.Bold, 20, widget.PaperHead, widget.Start)
		sheet := view
		sheet.Y += max(view.H-scene.SheetTall(&level.Setup, view), 0) / 2 // a broad map lies in the middle
		s.paintMap(c, s.draft.Terms.Level, sheet)
		y := view.Y + view.H + 8
		for i, l := range told {
			c.Text(l, in.X, y+12+17*float64(i), widget.Regular, 13, ink, widget.Start)
		}
		s.paintGrounds(c, widget.Rect{X: in.X, Y: y + 8 + lead, W: in.W, H: grounds})
	})
	bottom := in.Y + in.H
	s.layAmbush(p, widget.Rect{X: in.X, Y: bottom - strip - 2 - ambush, W: in.W}, true)
	s.layStrip(p, widget.Rect{X: in.X - 4, Y: bottom - strip, W: in.W + 8, H: strip})
}

// layMapSmall lays out the map with what is told of it beside or under it, and the strip of
// maps.
func (s *setup) layMapSmall(p *widget.Page, box widget.Rect) {
	level := s.draft.Here()
	w, h := level.Setup.Map.Size()
	strip := 64.
	view := widget.Rect{X: box.X + 10, Y: box.Y + 10, W: box.W*.52 - 20, H: box.H - 20 - strip - 6}
	x, top, wide := box.X+box.W*.52+6, box.Y+10, box.W*.48-20
	if box.H > 480 { // the words have room under the map
		const told = 170.
		strip = 84
		view.W = box.W - 20
		view.H = min(box.H-strip-26-told, (view.W-16)*float64(h)/float64(max(w, 1))+16)
		strip += min(max(box.H-strip-26-told-view.H, 0), 116) // what is left goes to the other maps
		x, top, wide = box.X+14, view.Y+view.H+8, box.W-28
	}
	wild, under := s.Touch(52), box.H > 480 // the way to new ground stands beside the name, or the strip
	name := wide
	if under {
		name -= wild + 8
	}
	p.Paint(func(c widget.Canvas) {
		s.paintMap(c, s.draft.Terms.Level, view)
		c.TextFit(s.LevelName(s.draft.Terms.Level), x, top+20, name, widget.Bold, 18, widget.PaperHead, widget.Start)
		y := top + 42
		told, ink := about(s, name)
		for _, l := range told {
			c.Text(l, x, y, widget.Regular, 13, ink, widget.Start)
			y += 17
		}
		c.Text(s.T("%[1]d × %[2]d squares", w, h), x, y, widget.Regular, 13, widget.PaperSub, widget.Start)
		s.paintGrounds(c, widget.Rect{X: x, Y: y + 10, W: wide, H: box.Y + box.H - strip - 14 - y - 10})
	})
	at := widget.Rect{X: box.X + 10, Y: box.Y + box.H - strip - 6, W: box.W - 20, H: strip}
	if under {
		s.layFresh(p, widget.Rect{X: x + wide - wild, Y: top + 2, W: wild, H: wild}, "")
	} else {
		s.layFresh(p, widget.Rect{X: at.X, Y: at.Y, W: wild, H: at.H}, "")
		at.X, at.W = at.X+wild+6, at.W-wild-6
	}
	s.layStrip(p, at)
}

// layFresh lays out the way to a fight on new ground.
func (s *setup) layFresh(p *widget.Page, at widget.Rect, label string) {
	b := widget.Button{
		Label: label, Icon: "dice", Kind: widget.Plate, Size: 13.5, Centred: true, OnClick: s.fresh,
		Tip: s.T("A fight on ground nobody has seen, tested to be fair"),
	}
	p.Button("setup.fresh", at, b)
}

// twoRows is how tall a strip of maps is at least that stand in two rows.
const twoRows = 158.

// layStrip lays out the maps there are, in a row or one over the other where they have room
// for that, with arrows where they are more than fit.
func (s *setup) layStrip(p *widget.Page, box widget.Rect) {
	const gap = 6.
	arrow := s.Touch(30)
	cardW, rows := 104., 1
	for _, name := range s.names {
		cardW = max(cardW, s.Style.Need(s.LevelName(name), widget.Bold, 12)+6)
	}
	if box.H >= twoRows {
		rows = 2
	}
	columns := (len(s.names) + rows - 1) / rows
	from, room := box.X, int((box.W+gap)/(cardW+gap))
	if columns > room {
		room = max(int((box.W-2*(arrow+gap)+gap)/(cardW+gap)), 1)
		if !s.sought { // the map taken stands in the middle when the page opens
			s.strip = slices.Index(s.names, s.draft.Terms.Level)/rows - room/2
		}
		s.strip = max(min(s.strip, columns-room), 0)
		layArrow(s, p, "setup.maps.before", widget.Rect{X: box.X, Y: box.Y, W: arrow, H: box.H}, -1, s.strip > 0)
		layArrow(s, p, "setup.maps.after", widget.Rect{X: box.X + box.W - arrow, Y: box.Y, W: arrow, H: box.H}, 1, s.strip < columns-room)
		from += arrow + gap
	} else {
		s.strip = 0
	}
	s.sought = true
	wide, tall := min((box.W+gap)/float64(max(columns, 4))-gap, 135), (box.H+gap)/float64(rows)-gap
	if columns > room {
		wide = (box.W-2*(arrow+gap)+gap)/float64(room) - gap
	}
	for i := s.strip * rows; i < min((s.strip+room)*rows, len(s.names)); i++ {
		name := s.names[i]
		r := widget.Rect{X: from + float64(i/rows-s.strip)*(wide+gap), Y: box.Y + float64(i%rows)*(tall+gap), W: wide, H: tall}
		taken := name == s.draft.Terms.Level
		p.Button("setup.map."+name, r, widget.Button{
			Kind: widget.Slip, Selected: taken,
			Paint: func(c widget.Canvas, r widget.Rect) {
				font, ink := widget.Regular, widget.PaperSub
				if taken {
					c.Box(r, 6, widget.Fade(widget.White, .45), widget.PaperHead, 2)
					font, ink = widget.Bold, widget.PaperInk
				}
				paintPrint(s, c, name, widget.Rect{X: r.X + 5, Y: r.Y + 5, W: r.W - 10, H: r.H - 27})
				c.CaptionIn(font, s.LevelName(name), r.X+r.W/2, r.Y+r.H-7, r.W-6, 12, ink)
			},
			OnClick: func() { s.draft.Take(name); s.changed() },
		})
	}
}

func layArrow(s *setup, p *widget.Page, id string, at widget.Rect, by int, on bool) {
	ink := widget.PaperInk
	if !on {
		ink = widget.Fade(widget.PaperSub, .4)
	}
	p.Button(id, at, widget.Button{
		Kind: widget.Slip, Disabled: !on, OnClick: func() { s.strip += by; s.Stale() },
		Paint: func(c widget.Canvas, at widget.Rect) { c.ChevronIn(at, by, 0, ink) },
	})
}

// paintPrint paints the ground of a map as a small print.
func paintPrint(s *setup, c widget.Canvas, name string, box widget.Rect) {
	level := s.draft.Level(name)
	if level.Err != nil {
		c.Icon("warning", box.X+box.W/2-16, box.Y+box.H/2-16, 32)
		return
	}
	m := s.prints[name]
	if m == nil {
		m = &scene.Thumb{}
		s.prints[name] = m
	}
	m.Paint(s.Context, c, &level.Bare, box)
}

// paintMap paints a map as large as it fits, with the starts.
func (s *setup) paintMap(c widget.Canvas, name string, box widget.Rect) {
	key, played := name, aims(s, name)
	if played != nil {
		key += "/" + s.draft.Terms.Ruleset
	}
	m := s.maps[key]
	if m == nil {
		m = &scene.Preview{Goals: played}
		s.maps[key] = m
	}
	level := s.draft.Level(name)
	if level.Err != nil {
		c.Icon("warning", box.X+box.W/2-16, box.Y+box.H/2-16, 32)
		return
	}
	m.Paint(s.Context, c, &level.Bare, box, true)
	for side, cells := range level.Field.Starts {
		paintStart(c, m, cells, side)
	}
}

// paintStart paints the start of a side over a preview: its squares in its
// colour, its edge solid or dashed, its sign with its number in the middle.
func paintStart(c widget.Canvas, m *scene.Preview, cells []grid.Cell, side int) {
	look := art.SideLook(side)
	at, unit := m.At, m.Unit
	in := map[grid.Cell]bool{}
	sumX, sumY := 0., 0.
	for _, q := range cells {
		in[q] = true
		sumX, sumY = sumX+float64(q.X)+.5, sumY+float64(q.Y)+.5
		c.Fill(widget.Rect{X: at.X + float64(q.X)*unit, Y: at.Y + float64(q.Y)*unit, W: unit, H: unit}, widget.Fade(look.Colour, .34))
	}
	dashed := side > 0
	edge := func(x0, y0, x1, y1 float64) {
		if dashed {
			for _, v := range [...][2]float64{{0, .3}, {.5, .8}} {
				c.Line(x0+(x1-x0)*v[0], y0+(y1-y0)*v[0], x0+(x1-x0)*v[1], y0+(y1-y0)*v[1], 2, look.Light)
			}
			return
		}
		c.Line(x0, y0, x1, y1, 2, look.Light)
	}
	for _, q := range cells {
		x, y := at.X+float64(q.X)*unit, at.Y+float64(q.Y)*unit
		if !in[grid.C(int(q.X), int(q.Y)-1)] {
			edge(x, y, x+unit, y)
		}
		if !in[grid.C(int(q.X), int(q.Y)+1)] {
			edge(x, y+unit, x+unit, y+unit)
		}
		if !in[grid.C(int(q.X)-1, int(q.Y))] {
			edge(x, y, x, y+unit)
		}
		if !in[grid.C(int(q.X)+1, int(q.Y))] {
			edge(x+unit, y, x+unit, y+unit)
		}
	}
	if len(cells) == 0 {
		return
	}
	// The square of the start nearest to its middle bears the sign.
	mx, my := sumX/float64(len(cells)), sumY/float64(len(cells))
	best := slices.MinFunc(cells, func(a, b grid.Cell) int {
		d := func(q grid.Cell) float64 {
			dx, dy := float64(q.X)+.5-mx, float64(q.Y)+.5-my
			return dx*dx + dy*dy
		}
		switch {
		case d(a) < d(b):
			return -1
		case d(a) > d(b):
			return 1
		}
		return 0
	})
	x, y := at.X+(float64(best.X)+.5)*unit, at.Y+(float64(best.Y)+.5)*unit
	c.SideSign(side, x, y, 12)
	c.Text(strconv.Itoa(side+1), x, y+5, widget.Bold, 14, widget.Ink, widget.Middle)
}

// paintGrounds paints what the map is made of, a chip each, as many as fit.
func (s *setup) paintGrounds(c widget.Canvas, box widget.Rect) {
	const tall, gap = 24., 6.
	x, y := box.X, box.Y
	for _, g := range s.grounds(&s.draft.Here().Setup) {
		w := 30 + c.Width(g.words, widget.Regular, 12) + 12
		if x+w > box.X+box.W && x > box.X {
			x, y = box.X, y+tall+gap
		}
		if y+tall > box.Y+box.H+.5 {
			return
		}
		c.Box(widget.Rect{X: x, Y: y, W: w, H: tall}, tall/2, widget.Chip, color.NRGBA{}, 0)
		c.IconTint(g.icon, x+9, y+4, 16, widget.PaperInk, widget.PaperHead)
		c.TextFit(g.words, x+30, y+16.5, w-36, widget.Regular, 12, widget.PaperInk, widget.Start)
		x += w + gap
	}
}

// fresh goes to the fights on new ground; one that is taken over replaces map and armies.
func (s *setup) fresh() {
	terms := s.draft.Terms
	if seed, err := match.ParseSeed(s.seed); err == nil {
		terms.Seed = seed
	}
	s.RememberTerms(&s.draft.Terms)
	seed := match.NewSeed()
	if s.Named.Seed != nil {
		seed = *s.Named.Seed
	}
	s.Stack.Push(fresh.New(s.Context, terms, seed, func(t match.Terms) {
		if g := t.Level; !slices.Contains(s.names, g) {
			s.names = append(s.names, g)
		}
		s.sought = false
		s.draft.Take(t.Level)
		for side := range t.Armies {
			s.draft.Terms.Armies[side] = nil
			if t.Armies[side] != nil {
				s.draft.Field(side, t.Armies[side])
			}
		}
		s.changed()
	}))
}
