package editor

import (
	"tenaille/game/easel"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/samples"
	"tenaille/levels"
	"tenaille/render/widget"
)

// plan is where the parts of the screen lie.
type plan struct {
	head, tools, palette, foot widget.Rect
	cell                       float64 // of a brush
	upright                    bool
}

// plan lays the parts out for the size of the screen: brushes on the left of a desk, on the
// right of a phone and at the foot of one that is held upright.
func (e *Editor) plan() (p plan) {
	const gap = 8.
	switch {
	case e.Held():
		p.upright, p.cell = true, 48
		tall := e.Touch(36)
		p.head = widget.Rect{X: gap, Y: gap, W: e.Width - 2*gap, H: tall + 10}
		deep := tall + 4 + 30 + 3*52 + 16
		p.palette = widget.Rect{X: gap, Y: e.Height - gap - deep, W: e.Width - 2*gap, H: deep}
		p.tools = widget.Rect{X: p.palette.X + 6, Y: p.palette.Y + 4, W: p.palette.W - 12, H: tall}
		e.view.Free = widget.Rect{X: gap, Y: p.head.Y + p.head.H + gap, W: e.Width - 2*gap, H: p.palette.Y - p.head.Y - p.head.H - 2*gap}
	case e.Compact():
		p.cell = 46
		tall := e.Touch(36)
		p.head = widget.Rect{X: gap, Y: gap, W: e.Width - 2*gap, H: tall + 10}
		const wide = 4*50 + 22
		p.palette = widget.Rect{X: e.Width - gap - wide, Y: p.head.Y + p.head.H + gap, W: wide, H: e.Height - 3*gap - p.head.H}
		p.tools = widget.Rect{X: p.head.X + 56, Y: p.head.Y + 5, W: (tall + 2) * float64(len(easel.Tools)), H: tall}
		e.view.Free = widget.Rect{X: gap, Y: p.palette.Y, W: p.palette.X - 2*gap, H: p.palette.H}
	default:
		const rim, foot = 12., 40.
		p.cell = 50
		p.head = widget.Rect{X: rim, Y: rim, W: e.Width - 2*rim, H: 50}
		p.palette = widget.Rect{X: rim, Y: p.head.Y + p.head.H + gap, W: 5*54 + 24, H: e.Height - 2*rim - p.head.H - gap}
		p.tools = widget.Rect{X: p.palette.X + 10, Y: p.palette.Y + 10, W: p.palette.W - 20, H: 42}
		x := p.palette.X + p.palette.W + gap
		p.foot = widget.Rect{X: x, Y: e.Height - rim - foot, W: e.Width - rim - x, H: foot}
		e.view.Free = widget.Rect{X: x, Y: p.palette.Y, W: p.foot.W, H: p.foot.Y - gap - p.palette.Y}
	}
	return p
}

func (e *Editor) lay(p *widget.Page) {
	at := e.plan()
	p.Paint(func(c widget.Canvas) {
		c.Panel(at.head)
		c.Panel(at.palette)
		if at.foot.H > 0 {
			c.Panel(at.foot)
		}
	})
	e.layHead(p, at)
	e.layTools(p, at)
	e.layPalette(p, at)
	if at.foot.H > 0 {
		e.layFoot(p, at.foot)
	} else {
		e.layTold(p)
	}
}

// layHead lays out the upper row: back, what the map is called, what of it is wrong, and what
// can be done with it.
func (e *Editor) layHead(p *widget.Page, at plan) {
	h := at.head
	tall := h.H - 10
	y := h.Y + 5
	p.Button("editor.back", widget.Rect{X: h.X + 6, Y: y, W: 44, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: e.T("Back"), OnClick: func() { e.bar = false; e.stepBack() },
	})
	small := at.foot.H == 0
	play := widget.Button{Label: e.T("Play now"), Icon: "play", Kind: widget.Primary, Size: 16, Tip: e.T("A battle on this map as it is, against the machine"), OnClick: e.play}
	wide := 150.
	if small {
		play.Label, play.Centred, play.Size, wide = "", true, 15, 56
	}
	x := h.X + h.W - 6 - wide
	p.Button("editor.play", widget.Rect{X: x, Y: y, W: wide, H: tall}, play)
	file := widget.Button{Label: e.T("Map…"), Icon: "map", Size: 14, Tip: e.T("Title, size, save, open"), OnClick: func() { e.openFile() }}
	wide = 128
	if small {
		file.Label, file.Centred, wide = "", true, 44
	}
	x -= wide + 6
	p.Button("editor.file", widget.Rect{X: x, Y: y, W: wide, H: tall}, file)
	goals := widget.Button{Label: e.T("Goals…"), Icon: "scenario", Size: 14, Tip: e.T("What is at stake, and what happens"), OnClick: e.openGoals}
	wide = 128
	if small {
		goals.Label, goals.Centred, wide = "", true, 44
	}
	x -= wide + 6
	p.Button("editor.goals", widget.Rect{X: x, Y: y, W: wide, H: tall}, goals)
	for _, b := range []struct {
		id  string
		by  float64
		tip string
		off bool
		do  func()
	}{
		{"editor.redo", 1, e.T("Redo what was undone"), e.easel.Doc.Redoable() == 0, e.redo},
		{"editor.undo", -1, e.T("Take back"), e.easel.Doc.Undoable() == 0, e.undo},
	} {
		x -= 44 + 4
		p.Button(b.id, widget.Rect{X: x, Y: y, W: 44, H: tall}, widget.Button{
			Tip: b.tip, Disabled: b.off, OnClick: b.do,
			Paint: func(c widget.Canvas, r widget.Rect) { turn(c, r, b.by, b.off) },
		})
	}
	faults := len(e.easel.Sketch.Faults)
	state := widget.Button{Icon: "check", Label: e.T("Can be played"), Kind: widget.Quiet, Size: 13.5, Dim: true}
	switch {
	case faults > 0:
		state = widget.Button{Icon: "warning", Label: e.TN("%[1]d fault", "%[1]d faults", faults, faults), Size: 13.5, Selected: e.fault >= 0}
	case e.easel.Sketch.Apart != nil:
		state = widget.Button{Icon: "warning", Label: e.T("They never meet"), Size: 13.5, Selected: e.fault >= 0}
	}
	state.OnClick, state.Tip = e.nextFault, e.T("What is wrong with the map, one after another")
	wide = 164
	if small {
		state.Label, state.Centred, wide = "", true, 44
	}
	x -= wide + 6
	p.Button("editor.faults", widget.Rect{X: x, Y: y, W: wide, H: tall}, state)
	if small {
		return
	}
	name := title(e.Context, e.easel)
	w, d := e.easel.Doc.Size()
	p.Paint(func(c widget.Canvas) {
		room := x - h.X - 80
		c.TextFit(name, h.X+62, h.Y+24, room, widget.Bold, 18, widget.Bone, widget.Start)
		words := e.T("%[1]d × %[2]d squares", w, d)
		if !e.easel.Doc.Kept() {
			words += " · " + e.T("not saved")
		}
		c.TextFit(words, h.X+62, h.Y+41, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
}

// turn paints an arrow that turns back, or forth where by is 1.
func turn(c widget.Canvas, r widget.Rect, by float64, off bool) {
	ink := widget.Bone
	if off {
		ink = widget.Disabled
	}
	x, y := r.X+r.W/2, r.Y+r.H/2+1
	c.Polyline(2.6, ink, x+by*4, y-10, x+by*10, y-4, x+by*4, y+2)
	c.Polyline(2.6, ink, x+by*9, y-4, x-by*3, y-4, x-by*8, y-2, x-by*9.5, y+2.5, x-by*8, y+7, x-by*3, y+9, x+by*3, y+9)
}

// title is what the map is called on the screen.
func title(c *scene.Context, m *easel.Easel) string {
	if m.Title == "" && m.From != "" {
		return c.LevelName(m.From)
	}
	if m.Title == "" {
		return c.T("A new map")
	}
	return c.LevelName(levels.OwnName(m.Title))
}

// toolIcons are the signs of the tools.
var toolIcons = map[easel.Tool]string{
	easel.Height: "height", easel.Walls: "wall", easel.Light: "torch", easel.Pieces: "army",
}

// layTools lays out the tools in a row.
func (e *Editor) layTools(p *widget.Page, at plan) {
	w := at.tools.W / float64(len(easel.Tools))
	for i, t := range easel.Tools {
		p.Button("editor.tool."+t.String(), widget.Rect{X: at.tools.X + w*float64(i), Y: at.tools.Y, W: w - 2, H: at.tools.H}, widget.Button{
			Selected: t == e.easel.Brush.Tool, Tip: toolName(e.Context, t), OnClick: func() { e.tool(t) },
			Paint: func(c widget.Canvas, r widget.Rect) { paintTool(e.Context, &e.samples, c, t, r) },
		})
	}
}

// paintTool paints the sign of a tool: what it paints, where a picture tells.
func paintTool(sc *scene.Context, s *samples.Samples, c widget.Canvas, t easel.Tool, r widget.Rect) {
	switch t {
	case easel.Ground:
		s.Paint(sc, c, easel.Brush{Tool: t, ID: "grass"}, r.Inset(4))
	case easel.Things:
		s.Paint(sc, c, easel.Brush{Tool: t, ID: "tree"}, r.Inset(2))
	case easel.Places:
		c.SideSign(0, r.X+r.W/2-6, r.Y+r.H/2-3, 7.5)
		c.SideSign(1, r.X+r.W/2+6, r.Y+r.H/2+4, 7.5)
	default:
		size := min(r.W, r.H) * .62
		c.Icon(toolIcons[t], r.X+(r.W-size)/2, r.Y+(r.H-size)/2, size)
	}
}

// tool takes another tool in hand, with its first brush that paints.
func (e *Editor) tool(t easel.Tool) {
	if t == e.easel.Brush.Tool {
		return
	}
	list := e.easel.Palette(t, e.side)
	b := list[0]
	for _, next := range list[1:] {
		if b.Rub || b.Ask {
			b = next
		}
	}
	e.rows.To(0)
	e.choose(b)
}

// choose takes a brush in hand.
func (e *Editor) choose(b easel.Brush) {
	e.easel.Drop()
	e.easel.Brush = b
	e.told, e.fault = note{}, -1
	e.Stale()
}

// layFoot lays out the line under the map: what is pointed at, what was done last, or how
// the map is painted.
func (e *Editor) layFoot(p *widget.Page, box widget.Rect) {
	words, ink, icon := e.said()
	p.Paint(func(c widget.Canvas) {
		x := box.X + 14
		if icon != "" {
			c.Icon(icon, x, box.Y+box.H/2-9, 18)
			x += 26
		}
		where := e.here()
		room := box.X + box.W - x - 14
		if where != "" {
			c.Text(where, box.X+box.W-14, box.Y+box.H/2+4.5, widget.Regular, 13, widget.Bone, widget.End)
			room -= c.Width(where, widget.Regular, 13) + 16
		}
		c.TextFit(words, x, box.Y+box.H/2+4.5, room, widget.Regular, 13, ink, widget.Start)
	})
}

// layTold lays what was done last over the map of a phone.
func (e *Editor) layTold(p *widget.Page) {
	words, ink, _ := e.said()
	if e.told.words == "" && e.fault < 0 {
		return
	}
	f := e.view.Free
	lines := e.Style.Wrap(words, f.W-40, widget.Regular, 13)
	h := 17*float64(len(lines)) + 14
	box := widget.Rect{X: f.X + 6, Y: f.Y + f.H - h - 6, W: f.W - 12, H: h}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		for i, l := range lines {
			c.Text(l, box.X+12, box.Y+20+17*float64(i), widget.Regular, 13, ink, widget.Start)
		}
	})
}
