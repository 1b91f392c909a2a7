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
	p.Paint(func(c widget.Canvas) {
		c.Panel(rest)
		name, _ := words.PersonName(s.Words, m.Name, m.Kind)
		room := rest.W - 28
		c.TextFit(s.T("For %[1]s", name), rest.X+14, rest.Y+28, room, widget.Bold, 18, widget.Gold, widget.Start)
		state := s.T("things carried: %[1]d of %[2]d", len(m.Carried), company.MostCarried) + " · " + s.T("%[1]d of %[2]d hit points", m.HP, m.MaxHP())
		c.TextFit(state, rest.X+14, rest.Y+46, room, widget.Regular, 13, widget.Dim, widget.Start)
	})
	in := widget.Rect{X: rest.X + 8, Y: rest.Y + 56, W: rest.W - 16, H: rest.H - 64}
	columns := 1
	if in.W > 700 {
		columns = 2
	}
	lines := (len(goods) + columns - 1) / columns
	least := 78.
	if s.narrow() || s.small() {
		least = 94 // what it does takes two lines
	}
	tall := max(least, min(120, (in.H+4)/float64(lines)))
	if fit := math.Floor((in.H + 4) / tall); fit >= 1 && fit < float64(lines) { // those in sight fill the page
		tall = (in.H + 4) / fit
	}
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4.5)/tall), 1), lines, tall
	rows.To(rows.Top)
	p.Scrolls(in, rows, s.Stale)
	w := (in.W - 10) / float64(columns)
	for i := rows.Top * columns; i < min((rows.Top+rows.Fit)*columns, len(goods)); i++ {
		g := &goods[i]
		at := widget.Rect{X: in.X + w*float64(i%columns), Y: in.Y + float64(i/columns-rows.Top)*tall, W: w - 6, H: tall - 6}
		stop := s.company.MayBuy(m, g.ID)
		name, about := s.good(g.ID)
		p.Button(row(shelf, i), at, widget.Button{
			Disabled: stop != company.Sold, Tip: s.goodTip(about, stop, at.Inset(7)), OnClick: func() { s.does(s.deed(m, name), func() { s.company.Buy(m, g.ID) }) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				at = at.Inset(7)
				paintBargain(s, c, m, g, stop, at)
				at.H -= bargain
				s.paintGood(c, name, about, s.purse(g.Price), stop, at)
			},
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(in, rows, widget.Edge) })
}

// goodTip is what a thing does, empty where its card says so whole: a tip would hide the
// cards beside it and tell nothing.
func (s *camp) goodTip(about string, stop company.Stop, at widget.Rect) string {
	shown := stop == company.Sold || stop == company.Dear
	at.H -= bargain
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
	head, ink := widget.Bone, widget.Gold
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
	s.paintLines(c, about, widget.Rect{X: at.X, Y: at.Y + 20, W: at.W, H: at.H - 20}, size, line, widget.Dim)
}

// bargain is the height of the foot of a card: what a thing would be to the chosen one, and
// what it would leave in the purse.
const bargain = 18.

// paintBargain paints the foot of a card.
func paintBargain(s *camp, c widget.Canvas, m *company.Member, g *storybook.Good, stop company.Stop, at widget.Rect) {
	y, size, left := at.Y+at.H-2, 12.5, 0.
	if words, ink := leaves(s, g, stop); words != "" {
		left = c.Width(words, widget.Regular, size) + 12
		c.Text(words, at.X+at.W-2, y, widget.Regular, size, ink, widget.End)
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
		return s.TN("leaves %[1]d coin", "leaves %[1]d coins", n), widget.Dim
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
	n := 0
	for _, id := range m.Carried {
		if id == g.ID {
			n++
		}
	}
	if n > 0 {
		list = append(list, s.T("carried: %[1]d", n))
	}
	return list
}
