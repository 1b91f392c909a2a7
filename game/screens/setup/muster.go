package setup

import (
	"strconv"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/screens/setup/making"
	"tenaille/render/art"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// roll is a list of companies of which some rows are in sight.
type roll struct {
	ui.Rows
	wide int // companies in a row
	// rolled tells that it was too long once: the room of what scrolls it stays empty then, so
	// that the buttons do not move from under a pointer that takes creatures away.
	rolled bool
}

// muster is the army of a side as it is put together.
type muster struct {
	on   *making.Making
	side int
	list roll // the army as it is scrolled
}

// laySide lays out who plays a side and whom it fields.
func (s *setup) laySide(p *widget.Page, box widget.Rect, side int) {
	look := art.SideLook(side)
	id := "setup." + match.SideIDs[side]
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Fill(widget.Rect{X: box.X, Y: box.Y + 10, W: 5, H: box.H - 20}, look.Colour)
		c.SideSign(side, box.X+28, box.Y+26, 11)
		c.TextFit(s.SideName(side), box.X+48, box.Y+32, 76, widget.Bold, 18, widget.Bone, widget.Start)
	})
	who := "machine"
	if match.IsHuman(s.Draft.Terms.Players[side]) {
		who = "human"
	} else if s.Away(side) {
		who = "mail"
	}
	by := min(228, box.W-128-12)
	elsewhere := s.T("Mail")
	if s.Routes.Stories.Hall != nil {
		elsewhere = s.T("Remote")
	}
	p.Segment(id, widget.Rect{X: box.X + 128, Y: box.Y + 9, W: by, H: s.Touch(34)}, []widget.Choice{
		{ID: "human", Label: s.T("Human")},
		{ID: "machine", Label: s.T("Machine")},
		{ID: "mail", Label: elsewhere},
	}, who, s.Style.Exactly(13.5), func(choice string) {
		if choice == "mail" {
			s.send(side)
			return
		}
		s.seat(side, choice == "human")
	})
	top := box.Y + 16 + s.Touch(34)
	if s.Compact() && who != "human" {
		at := widget.Rect{X: box.X + 128 + by + 12, Y: box.Y + 10, W: box.W - 128 - by - 24}
		if s.Upright() {
			at = widget.Rect{X: box.X + 14, Y: box.Y + 18 + s.Touch(34), W: box.W - 28}
		}
		top = max(top, at.Y+s.layLevel(p, at, side, true)+6)
	}
	footH := s.Touch(34) + 10
	army := &s.musters[side]
	army.lay(p, widget.Rect{X: box.X + 14, Y: top, W: box.W - 28, H: box.Y + box.H - footH - top})
	army.layBudget(p, widget.Rect{X: box.X + 14, Y: box.Y + box.H - footH + 4, W: box.W - 28, H: footH - 10})
}

// seat gives a side to a person or to its machine.
func (s *setup) seat(side int, person bool) {
	s.Draft.Terms.Players[side] = "human"
	s.stay(1 - side)
	if !person {
		s.Draft.Terms.Players[side] = match.Machine
		if chosen := s.Settings.Last.Machines[side]; !match.IsHuman(chosen) && match.CheckSeat(chosen) == nil {
			s.Draft.Terms.Players[side] = chosen
		}
		if named := s.Named.Players[side]; named != "" && !match.IsHuman(named) {
			s.Draft.Terms.Players[side] = named
		}
	}
	s.Changed()
}

// lay lays out the kinds of an army, as many rows as fit.
func (s *muster) lay(p *widget.Page, box widget.Rect) {
	army := s.on.Draft.Army(s.side)
	row, wide := 36., 1
	if s.on.Compact() {
		row = s.on.Touch(34) + 4
	}
	if box.W > 640 {
		wide = 2
	}
	r := &s.list
	r.wide, r.Size = wide, (len(army)+wide-1)/wide
	r.Fit = max(int(box.H/row), 1)
	if !r.Long() && r.Size > 0 { // a small army has room for larger faces
		row = min(box.H/float64(max(r.Size, min(r.Fit, largeFew))), max(mostRow, row))
	}
	r.Tall = row
	r.To(r.Top)
	p.Scrolls(box, r, s.on.Stale)
	r.rolled = r.rolled || r.Long()
	if r.rolled {
		wide := s.on.Touch(24)
		box.W -= wide + 6
		if r.Long() {
			s.layRoll(p, widget.Rect{X: box.X + box.W + 6, Y: box.Y, W: wide, H: float64(r.Fit)*row - 4})
		}
	}
	w := (box.W - float64(wide-1)*8) / float64(wide)
	for i := r.Top * wide; i < min((r.Top+r.Fit)*wide, len(army)); i++ {
		k := i - r.Top*wide
		at := widget.Rect{X: box.X + float64(k%wide)*(w+8), Y: box.Y + float64(k/wide)*row, W: w, H: row - 4}
		s.layCompany(p, at, army[i].Kind, army[i].Count)
	}
}

// mostRow is how tall the row of a company is at most, and largeFew how many have room at that
// height before they are drawn smaller.
const mostRow, largeFew = 52., 5

// layCompany lays out one kind: portrait, name, price, and how many, with the
// buttons that change it.
func (s *muster) layCompany(p *widget.Page, at widget.Rect, kind string, count int) {
	price := s.on.Draft.Price(kind)
	step := s.on.Touch(34)
	p.Paint(func(c widget.Canvas) {
		c.Box(at, 7, widget.Raised, widget.Transparent, 0)
		face := at.H - 4
		c.Portrait(kind, s.side, at.X+5, at.Y+2, face)
		x := at.X + face + 13
		room := at.X + at.W - 2*step - 38 - x
		c.TextFit(s.on.KindName(kind, ""), x, at.Y+at.H/2-2, room, widget.Regular, 13, widget.Bone, widget.Start)
		c.TextFit(s.on.T("%[1]d pts", price), x, at.Y+at.H/2+13, room, widget.Regular, 12, widget.Dim, widget.Start)
		c.Text(strconv.Itoa(count), at.X+at.W-18-step, at.Y+at.H/2+5, widget.Bold, 14.5, widget.Bone, widget.Middle)
	})
	id := "setup." + match.SideIDs[s.side] + "." + kind
	p.Count(id+".less", widget.Rect{X: at.X + at.W - 2*step - 34, Y: at.Y, W: step, H: at.H}, -1, true, func() { s.enlist(kind, -1) })
	p.Count(id+".more", widget.Rect{X: at.X + at.W - 2 - step, Y: at.Y, W: step, H: at.H}, 1, true, func() { s.enlist(kind, 1) })
}

// enlist changes how many of a kind a side fields.
func (s *muster) enlist(kind string, by int) {
	s.on.Draft.Enlist(s.side, kind, by)
	s.on.Changed()
}

// layRoll lays out what scrolls a list: two buttons with the part in sight
// between them.
func (s *muster) layRoll(p *widget.Page, at widget.Rect) {
	r := &s.list
	tall := min(s.on.Touch(32), at.H/2-1)
	step := func(id string, y float64, by int, on bool) {
		p.Button("setup."+match.SideIDs[s.side]+"."+id, widget.Rect{X: at.X, Y: y, W: at.W, H: tall}, widget.Button{
			Disabled: !on,
			OnClick: func() {
				if r.By(by) {
					s.on.Stale()
				}
			},
			Paint: func(c widget.Canvas, b widget.Rect) { c.Chevron(b, 0, by, on) },
		})
	}
	step("up", at.Y, -1, r.Top > 0)
	step("down", at.Y+at.H-tall, 1, r.Top < r.Size-r.Fit)
	p.Paint(func(c widget.Canvas) {
		bar := widget.Rect{X: at.X + at.W/2 - 3, Y: at.Y + tall + 5, W: 6, H: at.H - 2*tall - 10}
		if bar.H < 12 {
			return
		}
		c.Box(bar, 3, widget.Well, widget.Transparent, 0)
		c.Box(r.Thumb(bar, 0), 3, widget.HoverEdge, widget.Transparent, 0)
	})
}

// layBudget lays out how much of its points an army uses, the way to the
// creatures there are, and the way back to the army of the map.
func (s *muster) layBudget(p *widget.Page, box widget.Rect) {
	side := s.side
	own, cost, most := s.on.Draft.Terms.Armies[side] == nil, s.on.Draft.Cost(side), s.on.Draft.Points()
	look := art.SideLook(side)
	back := s.on.Touch(34)
	buttons := back + 6 + 116
	p.Paint(func(c widget.Canvas) {
		w := box.W - buttons - 10
		words, over := s.on.Draft.Budget(s.on.Words, side)
		ink, fill := widget.Bone, look.Colour
		if over {
			ink, fill = widget.Bad, widget.Bad
		}
		c.TextFit(words, box.X+2, box.Y+14, w, widget.Bold, 13, ink, widget.Start)
		bar := widget.Rect{X: box.X + 2, Y: box.Y + 22, W: w - 4, H: 8}
		c.Box(bar, 4, widget.Well, widget.Edge, 1)
		if part := min(float64(cost)/float64(max(most, 1)), 1) * bar.W; part > 3 {
			c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: part, H: bar.H}, 4, fill, widget.Transparent, 0)
		}
	})
	id := "setup." + match.SideIDs[side]
	x := box.X + box.W - buttons
	p.Button(id+".own", widget.Rect{X: x, Y: box.Y, W: back, H: box.H}, widget.Button{
		Icon: "replay", Centred: true, Size: 12, Disabled: own, Tip: s.on.T("Back to the army of the map"),
		OnClick: func() { s.on.Draft.Terms.Armies[side] = nil; s.list.Top = 0; s.on.Changed() },
	})
	p.Button(id+".add", widget.Rect{X: x + back + 6, Y: box.Y, W: 116, H: box.H}, widget.Button{
		Label: s.on.T("Recruit"), Icon: "army", Size: 13.5, Centred: true, Tip: s.on.T("All creatures, with what they can do"),
		OnClick: func() { s.on.Stack.Push(s.on.NewArmy(side)) },
	})
}

// scrollByKeys brings the next row of a list into sight when the focus is about
// to walk past the last one.
func (s *setup) scrollByKeys() bool {
	d := s.Devices
	focused := s.Page.Focused()
	for side := range s.musters {
		r := &s.musters[side].list
		if !r.Long() || s.Compact() && s.tab != match.SideIDs[side] {
			continue
		}
		army := s.Draft.Army(side)
		for i, c := range army {
			id := "setup." + match.SideIDs[side] + "." + c.Kind
			if focused != id+".less" && focused != id+".more" {
				continue
			}
			by := 0
			switch {
			case d.Repeated(input.Down):
				by = 1
			case d.Repeated(input.Up):
				by = -1
			}
			if by != 0 && r.Lead(i/r.wide, by) {
				s.Layout()
				if next := i + by*r.wide; next >= 0 && next < len(army) {
					s.Page.Focus("setup." + match.SideIDs[side] + "." + army[next].Kind + focused[len(id):])
				}
				return true
			}
		}
	}
	return false
}

// Update also takes digits of the seed, and lets the games of the outlook go on.
func (s *setup) Update() bool {
	news := s.outlook.Reckon(s.ready() == "")
	if news {
		s.Stale()
	}
	return s.typesSeed() || s.Screen.Update() || news
}
