package scene

import (
	"cmp"
	"slices"
	"strconv"

	"tenaille/game/input"
	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// army is the screen where an army is put together out of all creatures there
// are: a card each, and all that is known of the one pointed at.
type army struct {
	screen
	setup *setup
	side  int
	kinds []string // all there are, dearest last
	shown []string // those the filter lets through
	kind  string   // shown in full
	list  roll
	filter
}

// newArmy opens the army of a side of a set-up.
func newArmy(s *setup, side int) *army {
	a := &army{screen: screen{Context: s.Context, small: true}, setup: s, side: side}
	f := s.level(s.plan.Level).field
	a.kinds = f.Kinds()
	price := func(kind string) int { return f.Price(s.plan.Ruleset, kind) }
	slices.SortStableFunc(a.kinds, func(x, y string) int { return cmp.Compare(price(x), price(y)) })
	a.shown = a.kinds
	a.kind = a.kinds[0]
	if own := s.army(side); len(own) > 0 {
		a.kind = own[0].Kind
	}
	a.first = "army." + a.kinds[0]
	a.build, a.keys = a.lay, a.turn
	a.back = func() { s.Stale(); a.Stack.Pop() }
	return a
}

// Name is the probe's name of the screen.
func (a *army) Name() string { return "army" }

func (a *army) compact() bool { return a.Width < leastWidth-.5 || a.Height < leastHeight-.5 }

func (a *army) lay(p *widget.Page) {
	rim, head, foot, side := 12., 50., 62., 372.
	if a.compact() {
		rim, head, foot, side = 8, 46, 50, 280
	}
	top := widget.Rect{X: rim, Y: rim, W: a.Width - 2*rim, H: head}
	y := top.Y + head + 8
	h := a.Height - rim - foot - 8 - y
	left := widget.Rect{X: rim, Y: y, W: a.Width - 2*rim - side - 8, H: h}
	right := widget.Rect{X: left.X + left.W + 8, Y: y, W: side, H: h}
	below := widget.Rect{X: rim, Y: a.Height - rim - foot, W: left.W, H: foot}
	look := art.SideLook(a.side)
	filters := 0. // where they begin
	p.Paint(func(c widget.Canvas) {
		c.Panel(top)
		c.SideSign(a.side, top.X+70, top.Y+head/2, 11)
		c.TextFit(a.T("The army of %[1]s", a.Key(sideKeys[a.side])), top.X+90, top.Y+head/2+7, filters-top.X-102, widget.Bold, 20, widget.Bone, widget.Start)
		c.Panel(left)
		c.Panel(right)
		c.Fill(widget.Rect{X: right.X, Y: right.Y + 10, W: 5, H: right.H - 20}, look.Colour)
		c.Panel(below)
		a.paintBudget(c, below)
	})
	p.Button("army.back", widget.Rect{X: top.X + 6, Y: top.Y + 5, W: 44, H: head - 10}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: a.T("Back"), OnClick: a.back,
	})
	filters = a.layFilter(p, top)
	if len(a.shown) > 0 {
		a.layCards(p, left.Inset(10))
	} else {
		a.layNothing(p, left.Inset(10))
	}
	p.Paint(func(c widget.Canvas) { a.paintSheet(c, right) })
	p.Button("army.done", widget.Rect{X: right.X, Y: below.Y, W: right.W, H: below.H}, widget.Button{
		Label: a.T("Done"), Icon: "check", Kind: widget.Primary, Size: 18, Centred: true, OnClick: a.back,
	})
}

// paintBudget paints how much of its points the army uses.
func (a *army) paintBudget(c widget.Canvas, box widget.Rect) {
	s := a.setup
	cost, most := s.cost(a.side), s.points()
	words, over := s.budget(a.side)
	ink, fill := widget.Bone, art.SideLook(a.side).Colour
	if over {
		ink, fill = widget.Bad, widget.Bad
	}
	mid := box.Y + box.H/2
	figures := a.TN("%[1]d figure", "%[1]d figures", s.army(a.side).Total())
	c.TextFit(words, box.X+16, mid-4, box.W*.5-20, widget.Bold, 15, ink, widget.Start)
	c.TextFit(figures, box.X+box.W-16, mid-4, box.W*.3, widget.Regular, 13.5, widget.Dim, widget.End)
	bar := widget.Rect{X: box.X + 16, Y: mid + 6, W: box.W - 32, H: 10}
	c.Box(bar, 5, widget.Well, widget.Edge, 1)
	if part := min(float64(cost)/float64(max(most, 1)), 1) * bar.W; part > 3 {
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: part, H: bar.H}, 5, fill, widget.Transparent, 0)
	}
}

// The measures of a card, and of the row of buttons in it.
const (
	cardLeast = 200.
	cardTall  = 92.
	cardRow   = 36.
)

// layCards lays out the creatures, as many rows as fit.
func (a *army) layCards(p *widget.Page, box widget.Rect) {
	r := &a.list
	r.wide = max(int((box.W+8)/(cardLeast+8)), 1)
	r.size, r.box = (len(a.shown)+r.wide-1)/r.wide, box
	r.fit = min(max(int((box.H+8)/(cardTall+8)), 1), r.size)
	r.scroll(0)
	tall := cardTall
	if r.size <= r.fit {
		tall = min((box.H+8)/float64(r.size)-8, 108)
	} else {
		box.W -= 38
		a.layRoll(p, widget.Rect{X: box.X + box.W + 8, Y: box.Y, W: 30, H: box.H})
	}
	w := (box.W+8)/float64(r.wide) - 8
	for i := r.top * r.wide; i < min((r.top+r.fit)*r.wide, len(a.shown)); i++ {
		k := i - r.top*r.wide
		a.layCard(p, widget.Rect{X: box.X + float64(k%r.wide)*(w+8), Y: box.Y + float64(k/r.wide)*(tall+8), W: w, H: tall}, a.shown[i])
	}
}

func (a *army) layCard(p *widget.Page, at widget.Rect, kind string) {
	s := a.setup
	count := 0
	for _, c := range s.army(a.side) {
		if c.Kind == kind {
			count = c.Count
		}
	}
	price := s.level(s.plan.Level).field.Price(s.plan.Ruleset, kind)
	upper := widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - cardRow - 2}
	p.Paint(func(c widget.Canvas) {
		edge := widget.Transparent
		if count > 0 {
			edge = widget.Fade(art.SideLook(a.side).Colour, .8)
		}
		c.Box(at.Inset(-2.5), 10, widget.Fade(widget.Raised, .45), edge, 1.6)
	})
	p.Button("army."+kind, upper, widget.Button{
		Selected: kind == a.kind,
		OnClick:  func() { a.kind = kind; a.Stale() },
		Paint: func(c widget.Canvas, r widget.Rect) {
			face := r.H - 8
			c.Portrait(kind, a.side, r.X+6, r.Y+4, face)
			x, w := r.X+face+14, r.W-face-22
			c.TextFit(a.creatureName(kind), x, r.Y+r.H/2-3, w, widget.Bold, 14, widget.Bone, widget.Start)
			c.TextFit(a.brief(kind), x, r.Y+r.H/2+15, w, widget.Regular, 12, widget.Dim, widget.Start)
		},
	})
	y := at.Y + at.H - cardRow - 2
	p.Paint(func(c widget.Canvas) {
		c.Text(a.T("%[1]d pts", price), at.X+10, y+23, widget.Bold, 13.5, widget.Brass, widget.Start)
		ink := widget.Faint
		if count > 0 {
			ink = widget.Bone
		}
		c.Text(strconv.Itoa(count), at.X+at.W-61, y+23, widget.Bold, 15, ink, widget.Middle)
	})
	a.layCount(p, "army."+kind+".less", widget.Rect{X: at.X + at.W - 119, Y: y, W: 40, H: cardRow}, -1, func() { a.enlist(kind, -1) })
	a.layCount(p, "army."+kind+".more", widget.Rect{X: at.X + at.W - 43, Y: y, W: 40, H: cardRow}, 1, func() { a.enlist(kind, 1) })
}

func (a *army) enlist(kind string, by int) {
	a.kind = kind
	a.setup.enlist(a.side, kind, by)
	a.Stale()
}

// brief are the numbers of a kind on one line.
func (a *army) brief(kind string) string {
	f := a.setup.level(a.setup.plan.Level).field
	sheet, ok := f.Sheet(kind)
	if !ok {
		return ""
	}
	if card, ok := levels.Card(a.setup.plan.Ruleset, sheet); ok {
		return a.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence))
	}
	return a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(&sheet))
}

func (a *army) layRoll(p *widget.Page, at widget.Rect) {
	step := func(id string, y float64, by int, on bool) {
		p.Button("army."+id, widget.Rect{X: at.X, Y: y, W: at.W, H: 44}, widget.Button{
			Disabled: !on,
			OnClick: func() {
				if a.list.scroll(by) {
					a.Stale()
				}
			},
			Paint: func(c widget.Canvas, b widget.Rect) { chevron(c, b, 0, by, on) },
		})
	}
	step("up", at.Y, -1, a.list.top > 0)
	step("down", at.Y+at.H-44, 1, a.list.top < a.list.size-a.list.fit)
}

// turn takes the keys: Escape first lets all creatures through again.
func (a *army) turn() bool {
	if a.Devices.Pressed(input.Cancel) && a.filter != (filter{}) {
		a.seek(filter{})
		return true
	}
	return a.scrollByKeys()
}

// scrollByKeys brings the next row of cards into sight when the focus is about
// to walk past the last one.
func (a *army) scrollByKeys() bool {
	d, r, focused := a.Devices, &a.list, a.page.Focused()
	for i, kind := range a.shown {
		id := "army." + kind
		upper := focused == id
		if !upper && focused != id+".less" && focused != id+".more" {
			continue
		}
		row, by := i/r.wide, 0
		switch {
		case d.Repeated(input.Down) && !upper && row == r.top+r.fit-1:
			by = 1
		case d.Repeated(input.Up) && upper && row == r.top:
			by = -1
		}
		if by == 0 || !r.scroll(by) {
			return false
		}
		a.Layout()
		if next := min(i+by*r.wide, len(a.shown)-1); next >= 0 {
			id = "army." + a.shown[next]
			if by < 0 {
				id += ".more"
			}
			a.page.Focus(id)
		}
		return true
	}
	return false
}

// Update also shows in full the creature that the keys have walked to, and
// scrolls by the wheel.
func (a *army) Update() bool {
	p, k := a.Devices.Pointer(), a.Style.Scale()
	if p.Wheel != 0 && inside(a.list.box, float64(p.X)/k, float64(p.Y)/k) {
		by := 1
		if p.Wheel > 0 {
			by = -1
		}
		if a.list.scroll(by) {
			a.Stale()
		}
	}
	moved := a.screen.Update()
	if a.page.Ring {
		for _, kind := range a.shown {
			if a.page.Focused() == "army."+kind && kind != a.kind {
				a.kind = kind
				a.Stale()
			}
		}
	}
	return moved
}
