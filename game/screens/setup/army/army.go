package army

import (
	"strings"

	"tenaille/game/draft"
	"tenaille/game/input"
	"tenaille/game/link"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Army is the screen where an army is put together out of all creatures there
// are: a card each, and all that is known of the one pointed at.
type Army struct {
	scene.Screen
	draft *draft.Draft
	side  int
	kinds []string // all there are, dearest last
	shown []string // those the filter lets through
	kind  string   // shown in full
	list  ui.Rows
	wide  int    // how many cards stand in a row of the list
	part  int    // of the sheet, the first line in sight
	told  string // whose sheet it is a part of
	filter
}

// New opens the army of a side of a draft; back is called when the player leaves it.
func New(c *scene.Context, d *draft.Draft, side int, back func()) *Army {
	a := &Army{Screen: scene.Screen{Context: c, Least: [2]float64{640, 360}, Fits: scene.Upright}, draft: d, side: side}
	a.kinds = d.Kinds()
	a.shown = a.kinds
	a.kind = a.kinds[0]
	if own := d.Army(side); len(own) > 0 {
		a.kind = own[0].Kind
	}
	a.First = "army." + a.kinds[0]
	a.Build, a.Keys = a.lay, a.turn
	a.Back = func() { back(); a.Stack.Pop() }
	return a
}

// Name is the probe's name of the screen.
func (a *Army) Name() string { return "army" }

// places are where the parts of the screen lie: the head, what is chosen from, the sheet of
// the one shown, the points used and the button that is done with it.
type places struct{ top, list, sheet, below, done widget.Rect }

// places arranges the parts side by side, or one over another on a phone held upright.
func (a *Army) places() (at places) {
	rim, head, foot, side := 12., 50., 62., 400.
	if a.Compact() {
		rim, head, foot = 8, max(46, a.Touch(36)+2), 50
		side = a.Width - 2*rim - 8 - max(min((a.Width-2*rim-8)*.53, 460), 330)
	}
	if a.upright() {
		wide := a.Width - 2*rim
		at.top = widget.Rect{X: rim, Y: rim, W: wide, H: 2*head + 2}
		at.sheet = widget.Rect{X: rim, Y: at.top.Y + at.top.H + 6, W: wide, H: min(a.Height*.33, 300)}
		at.done = widget.Rect{X: rim, Y: a.Height - rim - foot, W: wide, H: foot}
		at.below = widget.Rect{X: rim, Y: at.done.Y - 6 - foot, W: wide, H: foot}
		y := at.sheet.Y + at.sheet.H + 6
		at.list = widget.Rect{X: rim, Y: y, W: wide, H: at.below.Y - 6 - y}
		return at
	}
	at.top = widget.Rect{X: rim, Y: rim, W: a.Width - 2*rim, H: head}
	y := at.top.Y + head + 8
	h := a.Height - rim - foot - 8 - y
	at.list = widget.Rect{X: rim, Y: y, W: a.Width - 2*rim - side - 8, H: h}
	at.sheet = widget.Rect{X: at.list.X + at.list.W + 8, Y: y, W: side, H: h}
	at.below = widget.Rect{X: rim, Y: a.Height - rim - foot, W: at.list.W, H: foot}
	at.done = widget.Rect{X: at.sheet.X, Y: at.below.Y, W: side, H: foot}
	return at
}

// upright tells whether the window is that of a phone held upright.
func (a *Army) upright() bool { return a.Width < 600 }

func (a *Army) lay(p *widget.Page) {
	at := a.places()
	look := art.SideLook(a.side)
	head := at.top
	if a.upright() {
		head.H /= 2
	}
	filters, steps := head.X+head.W, 0. // where the filters begin, and the room of the steps of the list
	p.Paint(func(c widget.Canvas) {
		c.Panel(at.top)
		c.SideSign(a.side, head.X+70, head.Y+head.H/2, 11)
		a.paintTitle(c, head.X+90, head.Y+head.H/2+7, filters-head.X-102)
		c.Panel(at.list)
		c.Panel(at.sheet)
		c.Fill(widget.Rect{X: at.sheet.X, Y: at.sheet.Y + 10, W: 5, H: at.sheet.H - 20}, look.Colour)
		c.Panel(at.below)
		budget := at.below
		budget.W -= steps
		a.paintBudget(c, budget)
	})
	p.Button("army.back", widget.Rect{X: head.X + 6, Y: head.Y + 1, W: 44, H: head.H - 2}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: a.T("Back"), OnClick: a.Back,
	})
	if a.upright() {
		a.layFilter(p, widget.Rect{X: head.X, Y: head.Y + head.H, W: head.W, H: head.H})
	} else {
		filters = a.layFilter(p, head)
	}
	switch {
	case len(a.shown) == 0:
		a.layNothing(p, at.list.Inset(10))
	case a.Compact():
		steps = a.layRows(p, at.list.Inset(8), at.below)
	default:
		a.layCards(p, at.list.Inset(10))
	}
	a.laySheet(p, at.sheet)
	done := at.done
	done.W -= linkWide + 8
	p.Button("army.link", widget.Rect{X: done.X + done.W + 8, Y: done.Y, W: linkWide, H: done.H}, widget.Button{
		Icon: "link", Centred: true, Tip: a.T("As a link"), Disabled: a.draft.Army(a.side).Total() == 0, OnClick: a.link,
	})
	p.Button("army.done", done, widget.Button{
		Label: a.T("Done"), Icon: "check", Kind: widget.Primary, Size: 18, Centred: true, OnClick: a.Back,
	})
}

// linkWide is the width of the button that hands the army on.
const linkWide = 52.

// link hands the army on.
func (a *Army) link() {
	t := &a.draft.Terms
	a.LinkThing(a.T("The army of %[1]s", a.SideName(a.side))+" · "+a.RulesetName(t.Ruleset), link.Army{Ruleset: t.Ruleset, Points: a.draft.Points(), Army: a.draft.Army(a.side)})
}

// paintTitle says whose army it is, by the side alone where there is no room for
// more.
func (a *Army) paintTitle(c widget.Canvas, x, y, room float64) {
	side := a.SideName(a.side)
	words := a.T("The army of %[1]s", side)
	if c.Width(words, widget.Bold, 20) > room {
		words = side
	}
	c.TextFit(words, x, y, room, widget.Bold, 20, widget.Bone, widget.Start)
}

// paintBudget paints how much of its points the army uses.
func (a *Army) paintBudget(c widget.Canvas, box widget.Rect) {
	cost, most := a.draft.Cost(a.side), a.draft.Points()
	words, over := a.draft.Budget(a.Words, a.side)
	ink, fill := widget.Bone, art.SideLook(a.side).Colour
	if over {
		ink, fill = widget.Bad, widget.Bad
	}
	mid := box.Y + box.H/2
	figures := a.TN("%[1]d figure", "%[1]d figures", a.draft.Army(a.side).Total())
	room := box.W - 32
	c.TextFit(words, box.X+16, mid-4, room, widget.Bold, 15, ink, widget.Start)
	if left := room - c.Width(words, widget.Bold, 15) - 12; c.Width(figures, widget.Regular, 13.5) <= left { // the points matter more
		c.Text(figures, box.X+box.W-16, mid-4, widget.Regular, 13.5, widget.Dim, widget.End)
	}
	bar := widget.Rect{X: box.X + 16, Y: mid + 6, W: box.W - 32, H: 10}
	c.Box(bar, 5, widget.Well, widget.Edge, 1)
	if part := min(float64(cost)/float64(max(most, 1)), 1) * bar.W; part > 3 {
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: part, H: bar.H}, 5, fill, widget.Transparent, 0)
	}
}

// paintCard paints the frame of a creature, around its name and its steps: brass
// where it is shown in full, in the colour of the side where it is in the army.
func (a *Army) paintCard(p *widget.Page, at widget.Rect, kind string, count int) {
	fill, edge, width := widget.Fade(widget.Raised, .94), widget.Edge, 1.2
	switch {
	case kind == a.kind:
		fill, edge, width = widget.Selected, widget.Brass, 2
	case count > 0:
		edge, width = art.SideLook(a.side).Colour, 1.6
	}
	p.Paint(func(c widget.Canvas) { c.Box(at, 8, fill, edge, width) })
}

// count is how many of a kind are in the army.
func (a *Army) count(kind string) int {
	for _, c := range a.draft.Army(a.side) {
		if c.Kind == kind {
			return c.Count
		}
	}
	return 0
}

func (a *Army) enlist(kind string, by int) {
	a.kind = kind
	a.draft.Enlist(a.side, kind, by)
	a.RememberTerms(&a.draft.Terms)
	a.Stale()
}

// brief are the numbers of a kind on one line.
func (a *Army) brief(kind string) string {
	sheet, ok := a.draft.Sheet(kind)
	if !ok {
		return ""
	}
	if card, ok := a.draft.Card(&sheet); ok {
		return a.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence))
	}
	return a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(&sheet))
}

// turn takes the keys: Escape first lets all creatures through again.
func (a *Army) turn() bool {
	if a.Devices.Pressed(input.Cancel) && a.filter != (filter{}) {
		a.seek(filter{})
		return true
	}
	return a.scrollByKeys()
}

// scrollByKeys brings the next row of cards into sight when the focus is about
// to walk past the last one.
func (a *Army) scrollByKeys() bool {
	d, r, focused := a.Devices, &a.list, a.Page.Focused()
	for i, kind := range a.shown {
		id := "army." + kind
		upper := focused == id
		if !upper && focused != id+".less" && focused != id+".more" {
			continue
		}
		by, flat := 0, a.Compact() // in a row the steps are not below
		switch {
		case d.Repeated(input.Down) && (flat || !upper):
			by = 1
		case d.Repeated(input.Up) && (flat || upper):
			by = -1
		}
		if by == 0 || !r.Lead(i/a.wide, by) {
			return false
		}
		a.Layout()
		if next := min(i+by*a.wide, len(a.shown)-1); next >= 0 {
			steps := strings.TrimPrefix(focused, id)
			id = "army." + a.shown[next]
			switch {
			case flat:
				id += steps
			case by < 0:
				id += ".more"
			}
			a.Page.Focus(id)
		}
		return true
	}
	return false
}

// Update also shows in full the creature that the keys have walked to.
func (a *Army) Update() bool {
	moved := a.Screen.Update()
	if a.Page.Hand.Ring {
		for _, kind := range a.shown {
			if a.Page.Focused() == "army."+kind && kind != a.kind {
				a.kind = kind
				a.Stale()
			}
		}
	}
	return moved
}
