package editor

import (
	"math"
	"strconv"
	"strings"

	"tenaille/game/easel"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/samples"
	"tenaille/game/screens/editor/whole"
	"tenaille/render/widget"
)

// brushID is the id of the button of a brush.
func brushID(b easel.Brush) string {
	return "editor.brush." + b.Tool.String() + "." + strings.ReplaceAll(b.ID, " ", "-")
}

// layPalette lays out the brushes of the tool in hand.
func (e *Editor) layPalette(p *widget.Page, at plan) {
	box := at.palette.Inset(8)
	box.X, box.W = at.palette.X+10, at.palette.W-20
	b := e.easel.Brush
	if at.tools.Y >= at.palette.Y {
		box.H -= at.tools.Y + at.tools.H + 4 - box.Y
		box.Y = at.tools.Y + at.tools.H + 4
	}
	head := box
	p.Paint(func(c widget.Canvas) {
		box := head
		if at.foot.H > 0 {
			c.TextFit(toolName(e.Context, b.Tool), box.X+2, box.Y+20, box.W-4, widget.Bold, 15, widget.Bone, widget.Start)
			c.TextFit(brushName(e.Context, e.easel, b), box.X+2, box.Y+39, box.W-4, widget.Regular, 13, widget.Dim, widget.Start)
			return
		}
		c.TextFit(brushName(e.Context, e.easel, b), box.X+2, box.Y+17, box.W-4, widget.Regular, 13, widget.Bone, widget.Start)
	})
	lines := 26.
	if at.foot.H > 0 {
		lines = 50
	}
	box.Y, box.H = box.Y+lines, box.H-lines
	if row := e.layChoices(p, widget.Rect{X: box.X, Y: box.Y, W: box.W, H: e.Touch(40)}); row > 0 {
		box.Y, box.H = box.Y+row, box.H-row
	}
	e.layBrushes(p, box, at.cell)
}

// layChoices lays out what is chosen besides the brush, and returns how much room it takes.
func (e *Editor) layChoices(p *widget.Page, row widget.Rect) float64 {
	switch e.easel.Brush.Tool {
	case easel.Pieces:
		return laySides(e, p, row)
	case easel.Light:
		var list []widget.Choice
		for _, v := range easel.Ambients {
			list = append(list, widget.Choice{ID: v, Label: whole.LightName(e.Context, v)})
		}
		p.Segment("editor.ambient", row, list, e.easel.Ambient(), 13.5, func(id string) { e.easel.SetAmbient(id); e.painted() })
	default:
		return 0
	}
	return row.H + 8
}

// laySides lays out whose creatures are set down: the two sides by their names, with a button
// for a third one, or more by their signs, with one for the next. It returns how much room it
// takes.
func laySides(e *Editor, p *widget.Page, row widget.Rect) float64 {
	const gap = 4.
	take := func(side int) {
		e.side = side
		if b := e.easel.Brush; !b.Rub && !b.Ask {
			b.Side = side
			e.easel.Brush = b
		}
		e.Stale()
	}
	offered := e.easel.Offered()
	cell := max(row.H, 44)
	if offered == 3 && e.side < 3 {
		pair := row
		pair.W -= cell + gap
		p.Segment("editor.side", pair, []widget.Choice{{ID: "1", Label: e.SideName(0)}, {ID: "2", Label: e.SideName(1)}}, strconv.Itoa(e.side), 13.5, func(id string) {
			n, _ := strconv.Atoi(id)
			take(n)
		})
		p.Button("editor.side.3", widget.Rect{X: pair.X + pair.W + gap, Y: row.Y, W: cell, H: row.H}, widget.Button{
			Tip: e.T("A further side: %[1]s", e.SideName(2)), OnClick: func() { take(3) },
			Paint: func(c widget.Canvas, r widget.Rect) { c.Plus(r, 1, true) },
		})
		return row.H + 8
	}
	columns := max(int((row.W+gap)/(cell+gap)), 1)
	for n := range max(offered, e.side) {
		at := widget.Rect{X: row.X + float64(n%columns)*(cell+gap), Y: row.Y + float64(n/columns)*(row.H+gap), W: cell, H: row.H}
		p.Button("editor.side."+strconv.Itoa(n+1), at, widget.Button{
			Selected: n+1 == e.side, Tip: e.SideName(n), OnClick: func() { take(n + 1) },
			Paint: func(c widget.Canvas, r widget.Rect) { c.SideSign(n, r.X+r.W/2, r.Y+r.H/2, 11) },
		})
	}
	rows := (max(offered, e.side) + columns - 1) / columns
	return float64(rows)*(row.H+gap) - gap + 8
}

// fewest is how many brushes stand in a row at least where all are in sight.
const fewest = 3

// layBrushes lays out the brushes in rows, as many as there is room for.
func (e *Editor) layBrushes(p *widget.Page, box widget.Rect, cell float64) {
	const gap = 4.
	list := e.easel.Palette(e.easel.Brush.Tool, e.side)
	columns := max(int((box.W-6+gap)/(cell+gap)), 1)
	for n := columns - 1; n >= fewest; n-- { // as large as all of them have room
		wide := (box.W-6+gap)/float64(n) - gap
		if lines := math.Ceil(float64(len(list)) / float64(n)); lines*(wide+gap)-gap > box.H {
			break
		}
		columns, cell = n, wide
	}
	e.rows.Size, e.rows.Tall = (len(list)+columns-1)/columns, cell+gap
	e.rows.Fit = max(int((box.H+gap)/(cell+gap)), 1)
	e.rows.To(e.rows.Top)
	p.Scrolls(box, &e.rows, e.Stale)
	for i, b := range list {
		row := i / columns
		if !e.rows.Sees(row) {
			continue
		}
		at := widget.Rect{X: box.X + float64(i%columns)*(cell+gap), Y: box.Y + float64(row-e.rows.Top)*(cell+gap), W: cell, H: cell}
		p.Button(brushID(b), at, widget.Button{
			Selected: b.ID == e.easel.Brush.ID, Tip: brushName(e.Context, e.easel, b),
			OnClick: func() { e.choose(b) },
			Paint: func(c widget.Canvas, r widget.Rect) {
				paintBrush(e.Context, &e.samples, c, b, e.easel.IsNew(b), r)
				if painted(b) && !e.Held() && !e.Compact() {
					paintLabel(c, brushName(e.Context, e.easel, b), r)
				}
			},
		})
	}
	if e.rows.Long() {
		p.Paint(func(c widget.Canvas) {
			c.ScrollBar(widget.Rect{X: box.X, Y: box.Y, W: box.W + 4, H: box.H}, &e.rows, widget.Edge)
		})
	}
}

// leadBrushes brings the next row of brushes into sight where the keys are about to walk past
// the last one; the walk itself is the page's.
func (e *Editor) leadBrushes() bool {
	list := e.easel.Palette(e.easel.Brush.Tool, e.side)
	columns := 1
	if e.rows.Size > 0 {
		columns = int(math.Ceil(float64(len(list)) / float64(e.rows.Size)))
	}
	for i, b := range list {
		if brushID(b) == e.Page.Focused() {
			e.Lead(&e.rows, i/columns, false)
		}
	}
	return false
}

// paintBrush paints what a brush paints.
func paintBrush(sc *scene.Context, s *samples.Samples, c widget.Canvas, b easel.Brush, fresh bool, r widget.Rect) {
	mx, my := r.X+r.W/2, r.Y+r.H/2
	switch {
	case b.Rub:
		s.Paint(sc, c, b, r)
	case b.Ask:
		size := min(r.W, r.H) * .58
		c.Icon("eye", r.X+(r.W-size)/2, r.Y+(r.H-size)/2, size)
	case b.Tool == easel.Pieces:
		c.Portrait(b.Kind, b.Side-1, r.X+3, r.Y+3, r.W-6)
	case b.Tool == easel.Light:
		c.Icon("torch", r.X+5, my-r.W*.25, r.W*.5)
		c.Text(strings.TrimPrefix(b.ID, "lamp"), r.X+r.W-10, my+6, widget.Bold, 16, widget.Bone, widget.End)
	case b.Tool == easel.Places && b.Zone != "":
		c.Box(r.Inset(11), 3, widget.Fade(widget.Gold, .2), widget.Gold, 1.6)
		paintNew(c, b, fresh, r)
	case b.Tool == easel.Places && b.Token != "":
		c.Icon("pick-up", r.X+r.W*.22, r.Y+r.H*.22, r.W*.56)
		paintNew(c, b, fresh, r)
	case b.Tool == easel.Places:
		c.SideSign(b.Side-1, mx, my, 14)
		c.Text(strconv.Itoa(b.Side), mx, my+5, widget.Bold, 14, widget.Ink, widget.Middle)
	default:
		s.Paint(sc, c, b, r)
		if b.Tool == easel.Height {
			c.Text(strings.TrimPrefix(b.ID, "height"), r.X+r.W-6, r.Y+r.H-6, widget.Bold, 14, widget.White, widget.End)
		}
	}
}

// painted tells whether a brush paints a ground, a thing or an edge, which its picture alone
// may not tell from others.
func painted(b easel.Brush) bool {
	switch b.Tool {
	case easel.Ground, easel.Things, easel.Walls:
		return true
	}
	return false
}

// leastLabelled is how large the picture of a brush is at least that bears its name.
const leastLabelled = 58.

// paintLabel writes what a brush is called over the foot of its picture, on two lines at the
// most: what has no room there stands in its tip, and so does what follows a colon or a comma,
// where not all of it has room on one line.
func paintLabel(c widget.Canvas, name string, r widget.Rect) {
	const size, lead = 10., 11.5
	if r.W < leastLabelled {
		return
	}
	room := r.W - 6
	if i := strings.IndexAny(name, ":,"); i > 0 && c.Width(name, widget.Regular, size) > room {
		name = strings.TrimRight(name[:i], " \u00a0")
	}
	lines := c.Wrap(name, room, widget.Regular, size)
	if len(lines) > 2 {
		lines = lines[:1]
	}
	for _, line := range lines {
		if c.Width(line, widget.Regular, size) > room {
			return
		}
	}
	tall := lead*float64(len(lines)) + 4
	plate := widget.Rect{X: r.X + 3, Y: r.Y + r.H - 3 - tall, W: r.W - 6, H: tall}
	c.Fill(plate, widget.Fade(widget.Ink, .78))
	for i, line := range lines {
		c.Caption(line, r.X+r.W/2, plate.Y+lead*float64(i+1)-1, room, size, widget.Bone)
	}
}

// paintNew paints on a brush the name of what is painted with it, or a plus where nothing was
// painted with it yet.
func paintNew(c widget.Canvas, b easel.Brush, fresh bool, r widget.Rect) {
	if fresh {
		c.Text("+", r.X+r.W/2, r.Y+r.H/2+6, widget.Bold, 18, widget.Bone, widget.Middle)
		return
	}
	paintLabel(c, b.Zone+b.Token, r)
}
