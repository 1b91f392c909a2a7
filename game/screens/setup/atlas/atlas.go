package atlas

import (
	"image/color"
	"slices"
	"strconv"

	"tenaille/game/scene"
	"tenaille/game/screens/setup/making"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// Atlas is the maps that there are, and what is told of the one that is taken.
type Atlas struct {
	on       *making.Making
	Names    []string
	previews map[string]*scene.Preview
	prints   map[string]*scene.Thumb
	quests   map[string]*rules.Encounter // who plays for what, by map and ruleset
	Strip    int                         // first column in sight
	sought   bool                        // whether the strip shows the map taken, once after it was opened
}

// New are the maps of the game and one's own, and the one that is taken.
func New(p *making.Making) *Atlas {
	s := &Atlas{
		on: p, Names: append(levels.Names(), levels.Own()...),
		previews: map[string]*scene.Preview{}, prints: map[string]*scene.Thumb{}, quests: map[string]*rules.Encounter{},
	}
	s.Have(p.Draft.Terms.Level)
	return s
}

// Have takes a map among those that there are, and lets the strip show it.
func (s *Atlas) Have(name string) {
	if !slices.Contains(s.Names, name) {
		s.Names = append(s.Names, name)
	}
	s.sought = false
}

// Drop lets go of the pictures.
func (s *Atlas) Drop() {
	for _, m := range s.previews {
		m.Drop()
	}
	for _, m := range s.prints {
		m.Drop()
	}
}

// twoRows is how tall a strip of maps is at least that stand in two rows.
const twoRows = 158.

// LayStrip lays out the maps there are, in a row or one over the other where they have room
// for that, with arrows where they are more than fit.
func (s *Atlas) LayStrip(p *widget.Page, box widget.Rect) {
	const gap = 6.
	arrow := s.on.Touch(30)
	cardW, rows := 104., 1
	for _, name := range s.Names {
		cardW = max(cardW, s.on.Style.Need(s.on.LevelName(name), widget.Bold, 12)+6)
	}
	if box.H >= twoRows {
		rows = 2
	}
	columns := (len(s.Names) + rows - 1) / rows
	from, room := box.X, int((box.W+gap)/(cardW+gap))
	if columns > room {
		room = max(int((box.W-2*(arrow+gap)+gap)/(cardW+gap)), 1)
		if !s.sought { // the map taken stands in the middle when the page opens
			s.Strip = slices.Index(s.Names, s.on.Draft.Terms.Level)/rows - room/2
		}
		s.Strip = max(min(s.Strip, columns-room), 0)
		s.layArrow(p, "setup.maps.before", widget.Rect{X: box.X, Y: box.Y, W: arrow, H: box.H}, -1, s.Strip > 0)
		s.layArrow(p, "setup.maps.after", widget.Rect{X: box.X + box.W - arrow, Y: box.Y, W: arrow, H: box.H}, 1, s.Strip < columns-room)
		from += arrow + gap
	} else {
		s.Strip = 0
	}
	s.sought = true
	wide, tall := min((box.W+gap)/float64(max(columns, 4))-gap, 135), (box.H+gap)/float64(rows)-gap
	if columns > room {
		wide = (box.W-2*(arrow+gap)+gap)/float64(room) - gap
	}
	for i := s.Strip * rows; i < min((s.Strip+room)*rows, len(s.Names)); i++ {
		name := s.Names[i]
		r := widget.Rect{X: from + float64(i/rows-s.Strip)*(wide+gap), Y: box.Y + float64(i%rows)*(tall+gap), W: wide, H: tall}
		taken := name == s.on.Draft.Terms.Level
		p.Button("setup.map."+name, r, widget.Button{
			Kind: widget.Slip, Selected: taken,
			Paint: func(c widget.Canvas, r widget.Rect) {
				font, ink := widget.Regular, widget.PaperSub
				if taken {
					c.Box(r, 6, widget.Fade(widget.White, .45), widget.PaperHead, 2)
					font, ink = widget.Bold, widget.PaperInk
				}
				s.paintPrint(c, name, widget.Rect{X: r.X + 5, Y: r.Y + 5, W: r.W - 10, H: r.H - 27})
				c.CaptionIn(font, s.on.LevelName(name), r.X+r.W/2, r.Y+r.H-7, r.W-6, 12, ink)
			},
			OnClick: func() { s.on.Draft.Take(name); s.on.Changed() },
		})
	}
}

func (s *Atlas) layArrow(p *widget.Page, id string, at widget.Rect, by int, on bool) {
	ink := widget.PaperInk
	if !on {
		ink = widget.Fade(widget.PaperSub, .4)
	}
	p.Button(id, at, widget.Button{
		Kind: widget.Slip, Disabled: !on, OnClick: func() { s.Strip += by; s.on.Stale() },
		Paint: func(c widget.Canvas, at widget.Rect) { c.ChevronIn(at, by, 0, ink) },
	})
}

// paintPrint paints the ground of a map as a small print.
func (s *Atlas) paintPrint(c widget.Canvas, name string, box widget.Rect) {
	level := s.on.Draft.Level(name)
	if level.Err != nil {
		c.Icon("warning", box.X+box.W/2-16, box.Y+box.H/2-16, 32)
		return
	}
	m := s.prints[name]
	if m == nil {
		m = &scene.Thumb{}
		s.prints[name] = m
	}
	m.Paint(s.on.Context, c, &level.Bare, box)
}

// PaintMap paints a map as large as it fits, with the starts.
func (s *Atlas) PaintMap(c widget.Canvas, name string, box widget.Rect) {
	key, played := name, s.Aims(name)
	if played != nil {
		key += "/" + s.on.Draft.Terms.Ruleset
	}
	m := s.previews[key]
	if m == nil {
		m = &scene.Preview{Goals: played}
		s.previews[key] = m
	}
	level := s.on.Draft.Level(name)
	if level.Err != nil {
		c.Icon("warning", box.X+box.W/2-16, box.Y+box.H/2-16, 32)
		return
	}
	m.Paint(s.on.Context, c, &level.Bare, box, true)
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

// PaintGrounds paints what the map is made of, a chip each, as many as fit.
func (s *Atlas) PaintGrounds(c widget.Canvas, box widget.Rect) {
	const tall, gap = 24., 6.
	x, y := box.X, box.Y
	for _, g := range s.grounds(&s.on.Draft.Here().Setup) {
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

// Aims is who plays for what on a map under the ruleset taken, nil where its sides only
// fight; read once.
func (s *Atlas) Aims(name string) *rules.Encounter {
	key := name + "/" + s.on.Draft.Terms.Ruleset
	e, ok := s.quests[key]
	if ok {
		return e
	}
	if level := s.on.Draft.Level(name); level.Err == nil && len(level.Setup.Goals) > 0 {
		given := level.Setup
		given.Ruleset = s.on.Draft.Terms.Ruleset
		e, _ = rulesets.New(&given) // what is wrong with it is told where it is begun
	}
	s.quests[key] = e
	return e
}

// About are the lines that tell of the map taken, over a width: what each side plays for
// there, as the first one knows it, or else what the catalog says of the map.
func (s *Atlas) About(wide float64) (list []string, ink color.NRGBA) {
	e := s.Aims(s.on.Draft.Terms.Level)
	if e == nil {
		if id := "level." + s.on.Draft.Terms.Level + ".about"; s.on.Text.Has(id) {
			return s.on.Style.Wrap(s.on.Key(id), wide, widget.Regular, 13), widget.PaperSub
		}
		return nil, widget.PaperSub
	}
	for i := range e.Objectives {
		if side := int(e.Objectives[i].Side); e.Known(i, 0) {
			said := s.on.T("%[1]s: %[2]s", s.on.SideName(side), words.Aims{Words: s.on.Words}.Say(e, i, side == 0))
			list = append(list, s.on.Style.Wrap(said, wide, widget.Regular, 13)...)
		}
	}
	return list, widget.PaperHead
}

// HowWon says how a match under a ruleset is won on the map taken.
func (s *Atlas) HowWon(ruleset string) string {
	if s.Aims(s.on.Draft.Terms.Level) != nil {
		return s.on.T("This map has goals of its own.")
	}
	return s.on.Victory(ruleset)
}
