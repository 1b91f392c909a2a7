package setup

import (
	"math"
	"strconv"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/probe"
	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

func (d *deploy) lay(p *widget.Page) {
	if d.side < 0 {
		return
	}
	rim, head, foot, side, last := 12., 50., 62., 232., 232. // the last is the button at the end
	if d.Compact() {
		rim, head, foot, side, last = 8, 46, 50, 150, 150
		if d.few() { // more of the map beside two columns
			side = 116
		}
	}
	top := widget.Rect{X: rim, Y: rim, W: d.Width - 2*rim, H: head}
	rail := widget.Rect{X: d.Width - rim - side, Y: top.Y + head + 8, W: side, H: d.Height - 2*rim - head - foot - 16}
	below := widget.Rect{X: rim, Y: d.Height - rim - foot, W: d.Width - 2*rim - last - 8, H: foot}
	d.free = widget.Rect{X: rim, Y: rail.Y, W: rail.X - 8 - rim, H: rail.H}
	if !d.Compact() {
		d.free.H -= legendTall + 8
	}
	look := art.SideLook(d.side)
	p.Paint(func(c widget.Canvas) {
		c.Panel(top)
		c.SideSign(d.side, top.X+70, top.Y+head/2, 11)
		words := d.T("%[1]s takes its places", d.SideName(d.side))
		room := top.W - 110
		if d.Compact() {
			room -= 340 // the legend's
		}
		if !d.Compact() {
			room -= 560
		}
		c.TextFit(words, top.X+90, top.Y+head/2+7, room, widget.Bold, 20, widget.Bone, widget.Start)
		if !d.Compact() {
			steps(d.Context, c, widget.Rect{X: top.X + top.W - 560, Y: top.Y, W: 546, H: top.H}, 1)
		}
		c.Panel(rail)
		c.Fill(widget.Rect{X: rail.X, Y: rail.Y + 10, W: 5, H: rail.H - 20}, look.Colour)
		c.Panel(below)
	})
	p.Button("deploy.back", widget.Rect{X: top.X + 6, Y: top.Y + 5, W: 44, H: head - 10}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: d.T("Back"), OnClick: d.leaveStep,
	})
	d.layLegend(p, top)
	d.layRail(p, widget.Rect{X: rail.X + 12, Y: rail.Y + 10, W: rail.W - 20, H: rail.H - 20})
	d.layBelow(p, below)
	label := d.T("Ready")
	size := 19.
	if next := d.next(d.side); next >= 0 {
		label = d.T("Ready: on to %[1]s", d.SideName(next))
		size = 15
	} else if !d.Compact() {
		label = d.T("Start the battle")
	}
	ready := widget.Button{
		Label: label, Icon: "attack", Kind: widget.Primary, Size: size, Centred: true, Key: d.KeyName(input.EndTurn), OnClick: d.ready,
	}
	if d.Compact() {
		ready.Key = ""
	}
	p.Button("deploy.ready", widget.Rect{X: d.Width - rim - last, Y: below.Y, W: last, H: below.H}, ready)
}

// few tells whether the creatures of the side stand in two columns of a finger's
// width each.
func (d *deploy) few() bool {
	n := 0
	for i := range d.d.Setup.Combatants {
		if d.own(i) {
			n++
		}
	}
	return n <= 6
}

// layRail lays out the side's creatures, as large as all of them fit.
func (d *deploy) layRail(p *widget.Page, box widget.Rect) {
	var list []int
	for i := range d.d.Setup.Combatants {
		if d.own(i) {
			list = append(list, i)
		}
	}
	const gap = 6.
	cols, w, h := 1, box.W, 44.
	for cols = 1; cols < 8; cols++ {
		w = (box.W+gap)/float64(cols) - gap
		h = 44
		if cols > 1 {
			h = w + 20
		}
		rows := math.Ceil(float64(len(list)) / float64(cols))
		if rows*(h+gap)-gap <= box.H {
			break
		}
	}
	for k, i := range list {
		at := widget.Rect{X: box.X + float64(k%cols)*(w+gap), Y: box.Y + float64(k/cols)*(h+gap), W: w, H: h}
		kind := d.d.Setup.Combatants[i].Kind
		cell := d.d.Space(i).At.Name()
		p.Button("deploy.piece."+strconv.Itoa(d.d.Setup.Combatants[i].ID), at, widget.Button{
			Selected: i == d.hold, Tip: d.nameOf(i),
			OnClick: func() {
				if d.hold == i {
					d.hold = -1
					d.Stale()
					return
				}
				d.pick(i, d.d.Space(i).At)
				s := d.d.Space(i)
				d.camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
			},
			Paint: func(c widget.Canvas, r widget.Rect) {
				if d.d.Lies(i) {
					defer func() {
						c.Disc(r.X+12, r.Y+11, 9, widget.Well, art.Rim(model.Senses), 1.4)
						c.Icon("hide", r.X+5.5, r.Y+4.5, 13)
					}()
				}
				if cols == 1 && r.W < 190 {
					c.Portrait(kind, d.side, r.X+5, r.Y+4, r.H-8)
					c.Text(cell, r.X+r.W-12, r.Y+r.H/2+5, widget.Mono, 13, widget.Bone, widget.End)
					return
				}
				if cols == 1 {
					c.Portrait(kind, d.side, r.X+5, r.Y+4, r.H-8)
					c.TextFit(d.nameOf(i), r.X+r.H+4, r.Y+r.H/2+5, r.W-r.H-58, widget.Regular, 13.5, widget.Bone, widget.Start)
					c.Text(cell, r.X+r.W-12, r.Y+r.H/2+5, widget.Mono, 12, widget.Dim, widget.End)
					return
				}
				c.Portrait(kind, d.side, r.X+5, r.Y+3, r.W-10)
				c.TextFit(cell, r.X+r.W/2, r.Y+r.H-6, r.W-4, widget.Mono, 12, widget.Dim, widget.Middle)
			},
		})
	}
}

// layBelow lays out what there is to say and the buttons of the placing.
func (d *deploy) layBelow(p *widget.Page, box widget.Rect) {
	wide := 152.
	if d.Compact() {
		wide = 50
	}
	buttons := []struct {
		id, icon, label string
		key             input.Intent
		on              bool
		f               func()
	}{
		{"deploy.auto", "aid", d.T("Auto-place"), input.ActAttack, true, d.auto},
		{"deploy.reset", "replay", d.T("Reset"), input.ActHands, true, d.reset},
		{"deploy.undo", "undo", d.T("Undo"), input.Undo, len(d.past) > 0, d.undo},
	}
	x := box.X + box.W - 8 - float64(len(buttons))*(wide+6) + 6
	if d.hold >= 0 && d.lurkers(d.side) {
		x -= wide + 6
		d.layLie(p, widget.Rect{X: x, Y: box.Y + 7, W: wide, H: box.H - 14})
	}
	from := x
	rule := 0.
	if id := d.against(); id != "" {
		rule = 74
		p.Button("deploy.rule", widget.Rect{X: x - 8 - 68, Y: box.Y + box.H/2 - 13, W: 68, H: 26}, widget.Button{
			Tip: d.Key("rule." + id + ".title"), OnClick: d.openRule,
			Paint: func(c widget.Canvas, at widget.Rect) {
				c.Text(id, at.X+at.W/2, at.Y+17, widget.Mono, 12, widget.Bone, widget.Middle)
			},
		})
	}
	room := from - 8 - rule - box.X - 56
	p.Paint(func(c widget.Canvas) {
		head, sub, icon := d.sayings()
		mid := box.Y + box.H/2
		if lines := c.Wrap(head, room, widget.Regular, 14); len(lines) > 1 {
			head, sub = lines[0], lines[1]
		}
		if icon != "" {
			c.Icon(icon, box.X+14, mid-11, 22)
		}
		if sub == "" {
			c.TextFit(head, box.X+46, mid+5, room, widget.Regular, 14, widget.Bone, widget.Start)
			return
		}
		c.TextFit(head, box.X+46, mid-4, room, widget.Regular, 14, widget.Bone, widget.Start)
		c.TextFit(sub, box.X+46, mid+15, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
	x = box.X + box.W - 8 - float64(len(buttons))*(wide+6) + 6
	for _, b := range buttons {
		w := widget.Button{Label: b.label, Icon: b.icon, Size: 13.5, Centred: true, Disabled: !b.on, OnClick: b.f, Key: d.KeyName(b.key)}
		if d.Compact() {
			w.Label, w.Tip, w.Key = "", b.label, ""
		}
		p.Button(b.id, widget.Rect{X: x, Y: box.Y + 7, W: wide, H: box.H - 14}, w)
		x += wide + 6
	}
}

// sayings are the two lines at the foot: what is wrong, what is in hand, or what
// may be done.
func (d *deploy) sayings() (head, sub, icon string) {
	switch {
	case d.said.words != "":
		return d.said.words, "", "warning"
	case d.hold >= 0:
		head = d.T("%[1]s is in hand.", d.nameOf(d.hold))
		if d.mark.onMap {
			if m := d.d.Misfit(d.hold, d.corner(d.mark.cell)); !m.OK() {
				if m.Why == levels.OnCreature && d.own(m.With) {
					return head, d.T("It would change places with %[1]s.", d.nameOf(m.With)), "move"
				}
				return head, d.why(m), "warning"
			}
		}
		if d.lurkers(d.side) {
			return head, d.T("Choose a square inside the white line."), "hands"
		}
		return head, d.T("Choose a square of the start, or another of yours to change places."), "hands"
	}
	if d.lurkers(d.side) {
		lie, all := d.hidden()
		return d.T("Hide them from %[1]s, inside the white line (%[2]s).", d.SideName(d.other()), rules.STL01.String()),
			d.T("%[1]d of %[2]d lie hidden, by cover or concealment.", lie, all), "hide"
	}
	if d.exposed(d.side) {
		return d.T("No square of this start hides anybody from %[1]s (%[2]s).", d.SideName(d.other()), rules.STL01.String()),
			d.T("All stand openly: there is no ambush."), "eye"
	}
	return d.T("Drag your creatures to their squares, or choose one and then its square."), d.T("They stand in your own start."), "check"
}

// show fills the picture of the map.
func (d *deploy) show() {
	if d.side < 0 {
		return
	}
	p := &d.picture
	p.Pieces = p.Pieces[:0]
	for i, piece := range board.StartingPieces(&d.d.Setup) {
		if !d.shown(i) {
			continue
		}
		piece.N = int(d.d.Space(i).N)
		piece.Lurks = d.d.Lies(i)
		if i == d.hold {
			piece.Fade = .45
		}
		p.Pieces = append(p.Pieces, piece)
	}
	p.Signs = board.Signs{Grid: float64(d.Settings.Grid) / 100, Plain: d.Settings.HighContrast, Start: d.field.Starts[d.side], StartSide: d.side, Enemy: d.enemy, EnemySide: d.other(), Unseen: d.unseen}
	if d.hold < 0 {
		p.Signs.Reach = d.shelters()
		d.showMark(&p.Signs)
		return
	}
	p.Signs.Reach = d.fits()
	at := d.d.Space(d.hold)
	p.Signs.Acting = &at
	if !d.mark.onMap {
		return
	}
	to := d.corner(d.mark.cell)
	m := d.d.Misfit(d.hold, to)
	if !m.OK() && !(m.Why == levels.OnCreature && d.own(m.With)) {
		var bad []grid.Cell
		w, h := d.board.Size()
		for _, c := range d.spaceAt(to).Cells(nil) {
			if c.X >= 0 && c.Y >= 0 && int(c.X) < w && int(c.Y) < h {
				bad = append(bad, c)
			}
		}
		p.Signs.Threat = bad
	} else {
		for _, piece := range board.StartingPieces(&d.d.Setup) {
			if piece.ID == d.d.Setup.Combatants[d.hold].ID {
				piece.N = int(d.d.Space(d.hold).N)
				p.Signs.Ghost = &board.Ghost{Piece: piece, At: to}
			}
		}
		if m.With >= 0 {
			o := d.d.Space(m.With)
			p.Signs.Target = &o
		}
	}
	d.showMark(&p.Signs)
}

func (d *deploy) showMark(s *board.Signs) {
	if !d.mark.onMap {
		return
	}
	c := d.mark.cell
	if d.mark.keys {
		s.Cursor = &c
	} else {
		s.Hover = &c
	}
}

// Probe tells where everything is that the side on screen may see.
func (d *deploy) Probe(s *probe.State) {
	if d.curtain != nil {
		d.curtain.Probe(s)
		return
	}
	d.Screen.Probe(s)
	s.Message = d.said.words
	if d.side >= 0 && d.side < len(d.field.Sides) {
		s.Side = d.field.Sides[d.side]
	}
	w, h := d.board.Size()
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			r := d.camera.CellRect(c)
			if m := r.Min.Add(r.Max).Div(2); !r.In(d.camera.View) || d.onPanel(m.X, m.Y) {
				continue
			}
			s.Squares[c.Name()] = d.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
		}
	}
	if d.hold >= 0 {
		s.Acting = d.d.Setup.Combatants[d.hold].ID
	}
	for _, c := range d.fits() {
		s.Reachable = append(s.Reachable, c.Name())
	}
	for i := range d.d.Setup.Combatants {
		if c := &d.d.Setup.Combatants[i]; d.shown(i) {
			sp := d.d.Space(i)
			s.Creatures = append(s.Creatures, probe.Creature{ID: c.ID, Kind: c.Kind, Side: c.Side, Square: sp.At.Name(), Space: int(sp.N), HP: c.HP})
		}
	}
}
