package campaign

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/words"
	storybook "tenaille/levels/campaign"
	"tenaille/render/widget"
	"tenaille/rules"
)

// good is something sold, carried or worn in words, and what it does.
func (s *camp) good(id string) (name, about string) {
	if id == rules.NetItem {
		return s.Key("weapon.net"), s.Key("about.net")
	}
	for _, key := range []string{"power." + id, "gear." + id} {
		if s.Text.Has(key) {
			return s.Key(key), s.Key(key + ".text")
		}
	}
	return id, ""
}

// layTrade lays out what is sold to the chosen one.
func (s *camp) layTrade(p *widget.Page, body widget.Rect) {
	list, rest := s.halves(body)
	s.layPeople(p, list)
	if len(s.company.Members) == 0 {
		return
	}
	m := &s.company.Members[s.member]
	goods, rows := storybook.Read().Goods, s.rows[shelf]
	columns := 1
	if rest.W > 716 {
		columns = 2
	}
	lines := (len(goods) + columns - 1) / columns
	least := 78.
	switch {
	case s.narrow():
		least = 94 // what it does takes two lines
	case s.small():
		least = leastGood
	}
	head := min(max(56, rest.H-16-float64(lines)*(most+10)), 156) // whoever it is for has what the shelf leaves
	p.Paint(func(c widget.Canvas) {
		c.Panel(rest)
		paintBuyer(s, c, m, widget.Rect{X: rest.X + 14, Y: rest.Y + 8, W: rest.W - 28, H: head - 8})
	})
	in := widget.Rect{X: rest.X + 8, Y: rest.Y + head, W: rest.W - 16, H: rest.H - 8 - head}
	tall := max(least, min(most+24, (in.H+4)/float64(lines)))
	if fit := math.Floor((in.H + 4) / tall); fit >= 1 && fit < float64(lines) { // those in sight fill the page
		tall = (in.H + 4) / fit
	}
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4.5)/tall), 1), lines, tall
	rows.To(rows.Top)
	p.Scrolls(in, rows, s.Stale)
	w := (in.W + 6 - gutter(rows)) / float64(columns)
	for i := rows.Top * columns; i < min((rows.Top+rows.Fit)*columns, len(goods)); i++ {
		g := &goods[i]
		at := widget.Rect{X: in.X + w*float64(i%columns), Y: in.Y + float64(i/columns-rows.Top)*tall, W: w - 6, H: tall - 6}
		stop := s.company.MayBuy(m, g.ID)
		name, about := s.good(g.ID)
		p.Button(row(shelf, i), at, widget.Button{
			Disabled: stop != company.Sold, Tip: s.goodTip(about, stop, beside(at.Inset(7))), OnClick: func() { s.does(s.deed(m, name), func() { s.company.Buy(m, g.ID) }) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				in := at.Inset(7)
				d := drawnAt(in)
				paintThing(c, g.ID, d, stop != company.Sold && stop != company.Dear)
				if n := timesCarried(m, g.ID); n > 0 && in.H < bargainFrom { // else the foot says it
					c.Disc(d.X+d.W-6, d.Y+d.H-6, 9, widget.Well, widget.Good, 1.4)
					c.Text(s.Number(n), d.X+d.W-6, d.Y+d.H-1.5, widget.Bold, 12, widget.Good, widget.Middle)
				}
				text := beside(in)
				if in.H >= bargainFrom {
					paintBargain(s, c, m, g, stop, in)
					text.H -= bargain
				}
				s.paintGood(c, name, about, s.purse(g.Price), stop, text)
			},
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(in, rows, widget.Edge) })
}

// The least height of the card of a thing with its gap, and the most; bargainFrom is from
// where it has a foot.
const leastGood, most, bargainFrom = 71., 118., 70.

// paintBuyer paints who buys: whole, where there is room, with what is carried in the places
// there are for it.
func paintBuyer(s *camp, c widget.Canvas, m *company.Member, at widget.Rect) {
	name, _ := words.PersonName(s.Words, m.Name, m.Kind)
	x, room := at.X, at.W
	if at.H >= 80 {
		c.Miniature(m.Kind, 0, at.X-4, at.Y, at.H-6)
		x, room = x+at.H+6, room-at.H-6
	}
	y := at.Y + 20
	c.TextFit(s.T("For %[1]s", name), x, y, room, widget.Bold, 18, widget.Gold, widget.Start)
	state := s.T("things carried: %[1]d of %[2]d", len(m.Carried), company.MostCarried) + " · " + s.T("%[1]d of %[2]d hit points", m.HP, m.MaxHP())
	c.TextFit(state, x, y+18, room, widget.Regular, 13, widget.Dim, widget.Start)
	if at.H < 96 {
		return
	}
	size := min(at.H-58, 52)
	for i := range company.MostCarried {
		box := widget.Rect{X: x + float64(i)*(size+8), Y: y + 30, W: size, H: size}
		if i < len(m.Carried) {
			paintThing(c, m.Carried[i], box, false)
			continue
		}
		c.Box(box, 7, widget.Well, widget.Fade(widget.Edge, .6), 1)
	}
}

// drawnAt is where the drawing of a thing lies on its card, and beside what that leaves.
func drawnAt(at widget.Rect) widget.Rect {
	if at.H >= bargainFrom { // over the foot
		at.H -= bargain + 2
	}
	size := min(at.H, 88, at.W*.16)
	return widget.Rect{X: at.X, Y: at.Y + (at.H-size)/2, W: size, H: size}
}

func beside(at widget.Rect) widget.Rect {
	d := drawnAt(at).W + 12
	return widget.Rect{X: at.X + d, Y: at.Y, W: at.W - d, H: at.H}
}

// things are the drawings of what is sold, with their colours: a draught has that of what is
// in it.
var things = map[string]struct {
	icon string
	ink  color.NRGBA
}{
	"healing_draught":        {"potion", color.NRGBA{0xe0, 0x5a, 0x4e, 255}},
	"strong_healing_draught": {"potion", color.NRGBA{0xa8, 0x2c, 0x34, 255}},
	"restoring_draught":      {"potion", color.NRGBA{0x7f, 0xb0, 0x5a, 255}},
	"courage_draught":        {"potion", widget.Gold},
	"blurring_draught":       {"potion", color.NRGBA{0xd8, 0xd8, 0xe6, 255}},
	"vanishing_draught":      {"potion", widget.MoveBlue},
	"keen_edge":              {"attack", widget.Transparent},
	"fine_mail":              {"total-defence", widget.Transparent},
	"ward_ring":              {"ready-shield", widget.Transparent},
	rules.NetItem:            {"net", widget.Transparent},
}

// paintThing paints something that is sold or carried in its frame, pale where it cannot be
// had.
func paintThing(c widget.Canvas, id string, at widget.Rect, pale bool) {
	v, ok := things[id]
	if !ok {
		v.icon = "pick-up"
	}
	c.Box(at, 7, widget.Well, widget.Edge, 1)
	size := at.H * .74
	main, accent := widget.Transparent, v.ink
	if pale {
		main, accent = widget.Disabled, widget.Disabled
	}
	c.IconTint(v.icon, at.X+(at.W-size)/2, at.Y+(at.H-size)/2, size, main, accent)
}

// goodTip is what a thing does, empty where its card says so whole: a tip would hide the
// cards beside it and tell nothing.
func (s *camp) goodTip(about string, stop company.Stop, at widget.Rect) string {
	shown := stop == company.Sold || stop == company.Dear
	if at.H >= bargainFrom {
		at.H -= bargain
	}
	size, line := goodLetters(at)
	if shown && len(s.Style.Wrap(about, at.W, widget.Regular, size)) <= int((at.H-20)/line) {
		return ""
	}
	return about
}

// goodLetters are the size of what is told on a card, and the height of its lines: as large
// as a tall card has room for.
func goodLetters(at widget.Rect) (size, line float64) {
	if at.H >= 64 {
		return 14, 19
	}
	return 12.5, 16
}

// paintGood paints something that is sold: its name and price, and what it does, or why it
// cannot be bought.
func (s *camp) paintGood(c widget.Canvas, name, about, price string, stop company.Stop, at widget.Rect) {
	head, ink := widget.Bone, widget.Bone
	switch stop {
	case company.Dear:
		head, ink = widget.OffInk, widget.Bad
	case company.Laden:
		about = s.T("Nothing more can be carried.")
	case company.Held:
		about = s.T("One is carried already, and one is all there is room for.")
	case company.Worn:
		about = s.T("It is worn already.")
	case company.Unfit:
		about = s.T("Of no use to this one.")
	case company.Closed:
		about = s.T("Not while a battle waits.")
	}
	if stop != company.Sold {
		head = widget.OffInk
	}
	w := c.Width(price, widget.Bold, 13.5)
	c.Text(price, at.X+at.W-2, at.Y+15, widget.Bold, 13.5, ink, widget.End)
	c.TextFit(name, at.X, at.Y+15, at.W-w-12, widget.Bold, 14.5, head, widget.Start)
	size, line := goodLetters(at)
	s.paintLines(c, about, widget.Rect{X: at.X, Y: at.Y + 20, W: at.W - 4, H: at.H - 20}, size, line, widget.Dim)
}

// bargain is the height of the foot of a card: what a thing would be to the chosen one, and
// what it would leave in the purse.
const bargain = 18.

// paintBargain paints the foot of a card, and on it what a press does.
func paintBargain(s *camp, c widget.Canvas, m *company.Member, g *storybook.Good, stop company.Stop, at widget.Rect) {
	y, size, left := at.Y+at.H-2, 12.5, 0.
	if words, ink := leaves(s, g, stop); words != "" {
		end := at.X + at.W - 2
		if stop == company.Sold {
			buy := s.T("Buy")
			plate := widget.Rect{W: c.Width(buy, widget.Bold, size) + 20, H: 21}
			plate.X, plate.Y = end+2-plate.W, y-15
			c.Box(plate, 6, widget.Raised, widget.HoverEdge, 1)
			c.Text(buy, plate.X+plate.W/2, y, widget.Bold, size, widget.Brass, widget.Middle)
			end = plate.X - 8
		}
		left = at.X + at.W - end + c.Width(words, widget.Regular, size) + 12
		c.Text(words, end, y, widget.Regular, size, ink, widget.End)
	}
	if stop == company.Unfit {
		return
	}
	c.TextFit(strings.Join(serves(s, m, g), " · "), at.X, y, at.W-left, widget.Bold, size, widget.Good, widget.Start)
}

// leaves is what a purchase leaves in the purse, or what is missing there for it; nothing
// where something else than the price is in the way.
func leaves(s *camp, g *storybook.Good, stop company.Stop) (words string, ink color.NRGBA) {
	n := s.company.Purse - g.Price
	switch stop {
	case company.Sold:
		return s.T("leaves %[1]d", n), widget.Dim
	case company.Dear:
		return s.TN("%[1]d coin short", "%[1]d coins short", -n), widget.Bad
	}
	return "", widget.Dim
}

// serves is what a thing is to somebody as they are: how many of it they carry, what their
// sheet gains by it.
func serves(s *camp, m *company.Member, g *storybook.Good) (list []string) {
	if !g.Carried {
		if slices.Contains(m.Worn, g.ID) {
			return nil
		}
		had, has := m.Sheet(), m.Wearing(g.ID)
		return []string{words.Gains(s.Words, &had, &has)}
	}
	if n := timesCarried(m, g.ID); n > 0 {
		list = append(list, s.T("carried: %[1]d", n))
	}
	return list
}

// timesCarried is how many of a thing somebody carries.
func timesCarried(m *company.Member, id string) (n int) {
	for _, other := range m.Carried {
		if other == id {
			n++
		}
	}
	return n
}
