package deploy

import (
	"tenaille/game/input"
	"tenaille/render/art"
	"tenaille/render/widget"
	"tenaille/rules"
)

func (d *Deploy) lay(p *widget.Page) {
	if side := d.armies.Seeking(); side >= 0 {
		d.layWait(p, side)
		return
	}
	if d.armies.Now < 0 {
		return
	}
	rim, head, foot, side, last := 12., 50., 62., 232., 232. // the last is the button at the end
	if d.Compact() {
		rim, head, foot, side, last = 8, 46, 50, 150, 150
		if d.armies.Count() <= 6 { // two columns of a finger's width each leave more of the map
			side = 116
		}
	}
	if d.Width >= 1500 {
		side, last = 300, 300
	}
	top := widget.Rect{X: rim, Y: rim, W: d.Width - 2*rim, H: head}
	rail := widget.Rect{X: d.Width - rim - side, Y: top.Y + head + 8, W: side, H: d.Height - 2*rim - head - foot - 16}
	below := widget.Rect{X: rim, Y: d.Height - rim - foot, W: d.Width - 2*rim - last - 8, H: foot}
	d.view.Free = widget.Rect{X: rim, Y: rail.Y, W: rail.X - 8 - rim, H: rail.H}
	tools, ready := below, widget.Rect{X: d.Width - rim - last, Y: below.Y, W: last, H: below.H}
	if d.Held() {
		rail, below, tools, ready = d.uprightRooms(top)
	} else if !d.Compact() {
		d.view.Free.H -= legendTall + 8
	}
	look := art.SideLook(d.armies.Now)
	p.Paint(func(c widget.Canvas) {
		c.Panel(top)
		c.SideSign(d.armies.Now, top.X+70, top.Y+head/2, 11)
		words := d.T("%[1]s deploys", d.SideName(d.armies.Now))
		room := top.W - 110
		if d.Compact() {
			room -= 340 // the legend's
		}
		if d.Held() { // it stands under this
			room = top.W - 100
		}
		if !d.Compact() {
			room -= 560
		}
		c.TextFit(words, top.X+90, top.Y+head/2+7, room, widget.Bold, 20, widget.Bone, widget.Start)
		if !d.Compact() {
			Steps(d.Context, c, widget.Rect{X: top.X + top.W - 560, Y: top.Y, W: 546, H: top.H}, 1)
		}
		if d.papered() {
			c.PaperSheet(rail)
		} else {
			c.Panel(rail)
		}
		c.Fill(widget.Rect{X: rail.X, Y: rail.Y + 10, W: 5, H: rail.H - 20}, look.Colour)
		c.Panel(below)
	})
	p.Button("deploy.back", widget.Rect{X: top.X + 6, Y: top.Y + (head-d.Touch(head-10))/2, W: 44, H: d.Touch(head - 10)}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: d.T("Back"), OnClick: d.leaveStep,
	})
	d.layLegend(p, top)
	d.layRail(p, widget.Rect{X: rail.X + 12, Y: rail.Y + 10, W: rail.W - 20, H: rail.H - 20})
	d.layBelow(p, below, tools)
	label := d.T("Ready")
	size := 19.
	if next := d.armies.Next(d.armies.Now); next >= 0 {
		label = d.T("Ready: on to %[1]s", d.SideName(next))
		size = 15
	} else if !d.Compact() {
		label = d.T("Start the battle")
	}
	begin := widget.Button{
		Label: label, Icon: "attack", Kind: widget.Primary, Size: size, Centred: true, Key: d.KeyName(input.EndTurn), OnClick: d.ready,
	}
	if d.Compact() {
		begin.Key = ""
	}
	p.Button("deploy.ready", ready, begin)
}

// uprightRooms are the rooms on a phone held upright, and that of the map: under it the
// row of figures, what there is to say, and the buttons in reach of a thumb.
func (d *Deploy) uprightRooms(top widget.Rect) (rail, says, tools, ready widget.Rect) {
	const gap, tall, said = 6., 50., 52.
	inRow := uprightRow(top.W - 20)
	w := top.W
	few := 3.
	if d.armies.Lurks(d.armies.Now) {
		few++
	}
	tools = widget.Rect{X: top.X, Y: d.Height - top.Y - tall, W: few*56 + 10, H: tall + 8}
	ready = widget.Rect{X: tools.X + tools.W + gap, Y: tools.Y, W: w - tools.W - gap, H: tall}
	tools.Y -= 4
	says = widget.Rect{X: top.X, Y: ready.Y - gap - said, W: w, H: said}
	lines := float64((d.armies.Count() + inRow - 1) / inRow)
	h := 14 + lines*(uprightFigure+20+railGap)
	rail = widget.Rect{X: top.X, Y: says.Y - gap - h, W: w, H: h}
	from := top.Y + top.H + gap + legendTall + gap
	d.view.Free = widget.Rect{X: 0, Y: from, W: d.Width, H: rail.Y - gap - from}
	return rail, says, tools, ready
}

// layWait lays out who is waited for, and the way back.
func (d *Deploy) layWait(p *widget.Page, side int) {
	top := widget.Rect{X: 12, Y: 12, W: d.Width - 24, H: 50}
	d.view.Free = widget.Rect{X: top.X, Y: top.Y + top.H + 8, W: top.W, H: d.Height - 2*top.Y - top.H - 8}
	p.Paint(func(c widget.Canvas) {
		c.Panel(top)
		c.SideSign(side, top.X+70, top.Y+top.H/2, 11)
		c.TextFit(d.T("%[1]s deploys", d.SideName(side))+" …", top.X+90, top.Y+top.H/2+7, top.W-110, widget.Bold, 20, widget.Bone, widget.Start)
	})
	p.Button("deploy.back", widget.Rect{X: top.X + 6, Y: top.Y + 5, W: 44, H: top.H - 10}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: d.T("Back"), OnClick: d.leaveStep,
	})
}

// layBelow lays out what there is to say and the buttons of the placing.
func (d *Deploy) layBelow(p *widget.Page, box, tools widget.Rect) {
	buttons := []struct {
		id, icon, label string
		key             input.Intent
		on              bool
		f               func()
	}{
		{"deploy.auto", "aid", d.T("Auto-place"), input.ActAttack, true, d.auto},
		{"deploy.reset", "replay", d.T("Reset"), input.ActHands, true, d.reset},
		{"deploy.undo", "undo", d.T("Undo"), input.Undo, d.armies.Changes() > 0, d.undo},
	}
	wide := 152.
	for _, b := range buttons {
		wide = max(wide, d.Style.ButtonNeed(below(b.label, b.icon), tools.H-14))
	}
	tall := d.Touch(tools.H - 14)
	lie := below(d.lieWords())
	wide = max(wide, d.Style.ButtonNeed(lie, tools.H-14))
	if d.Compact() {
		wide = 50
	}
	x := tools.X + tools.W - 8 - float64(len(buttons))*(wide+6) + 6
	if d.armies.Hold >= 0 && d.armies.Lurks(d.armies.Now) {
		x -= wide + 6
		if lie.OnClick = d.toggleLie; d.Compact() {
			lie.Label, lie.Tip = "", lie.Label
		}
		p.Button("deploy.lie", widget.Rect{X: x, Y: tools.Y + (tools.H-tall)/2, W: wide, H: tall}, lie)
	}
	from := x
	if tools != box {
		from = box.X + box.W
	}
	rule := 0.
	if id := d.against(); id != "" {
		rule = 74
		p.Button("deploy.rule", widget.Rect{X: from - 8 - 68, Y: box.Y + box.H/2 - 13, W: 68, H: 26}, widget.Button{
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
		if icon != "" {
			c.Icon(icon, box.X+14, mid-11, 22)
		}
		if c.Width(head, widget.Regular, 13.5) > room {
			c.Block(head, box.X+46, mid, room, widget.Bone)
			return
		}
		if sub == "" {
			c.TextFit(head, box.X+46, mid+5, room, widget.Regular, 14, widget.Bone, widget.Start)
			return
		}
		c.TextFit(head, box.X+46, mid-4, room, widget.Regular, 14, widget.Bone, widget.Start)
		c.TextFit(sub, box.X+46, mid+15, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
	x = tools.X + tools.W - 8 - float64(len(buttons))*(wide+6) + 6
	for _, b := range buttons {
		w := below(b.label, b.icon)
		w.Disabled, w.OnClick, w.Key = !b.on, b.f, d.KeyName(b.key)
		if d.Compact() {
			w.Label, w.Tip, w.Key = "", b.label, ""
		}
		p.Button(b.id, widget.Rect{X: x, Y: tools.Y + (tools.H-tall)/2, W: wide, H: tall}, w)
		x += wide + 6
	}
}

// below is a button of the placing.
func below(label, icon string) widget.Button {
	return widget.Button{Label: label, Icon: icon, Size: 13.5, Centred: true}
}

// lieWords are the words and the icon of what one of an ambush in hand may do: lie
// hidden, or no longer.
func (d *Deploy) lieWords() (words, icon string) {
	if d.armies.Hold >= 0 && d.armies.Lies(d.armies.Hold) {
		return d.T("Stand openly"), "eye"
	}
	return d.T("Lie hidden"), "hide"
}

// sayings are the two lines at the foot: what is wrong, what is in hand, or what
// may be done.
func (d *Deploy) sayings() (head, sub, icon string) {
	switch {
	case d.said.words != "":
		return d.said.words, "", "warning"
	case d.armies.Hold >= 0:
		head = d.T("In hand: %[1]s.", d.nameOf(d.armies.Hold))
		if d.mark.onMap {
			if m := d.armies.Misfit(d.armies.Hold, d.armies.Corner(d.mark.cell)); !m.OK() {
				if d.armies.Trades(m) {
					return head, d.T("It would change places with %[1]s.", d.nameOf(m.With)), "move"
				}
				return head, d.why(m), "warning"
			}
		}
		if d.armies.Lurks(d.armies.Now) {
			return head, d.T("Choose a square inside the white line."), "hands"
		}
		return head, d.T("Choose a square in your start zone, or another of yours to swap with."), "hands"
	}
	if d.armies.Lurks(d.armies.Now) {
		lie, all := d.armies.Hidden()
		return d.T("Hide them from %[1]s, inside the white line (%[2]s).", d.SideName(d.armies.Other()), rules.STL01.String()),
			d.T("%[1]d of %[2]d lie hidden, by cover or concealment.", lie, all), "hide"
	}
	if d.armies.Exposed(d.armies.Now) {
		return d.T("No square of this start hides anybody from %[1]s (%[2]s).", d.SideName(d.armies.Other()), rules.STL01.String()),
			d.T("All stand openly: there is no ambush."), "eye"
	}
	return d.T("Drag your creatures to their squares, or choose one and then its square."), d.T("All stand in your start zone."), "check"
}
