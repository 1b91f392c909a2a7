package campaign

import (
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
		c.TextFit(s.T("things carried: %[1]d of %[2]d", len(m.Carried), company.MostCarried), rest.X+14, rest.Y+46, room, widget.Regular, 13, widget.Dim, widget.Start)
	})
	in := widget.Rect{X: rest.X + 8, Y: rest.Y + 56, W: rest.W - 16, H: rest.H - 64}
	columns := 1
	if in.W > 700 {
		columns = 2
	}
	lines := (len(goods) + columns - 1) / columns
	least := 60.
	if s.narrow() || s.small() {
		least = 76 // what it does takes two lines
	}
	tall := max(least, min(108, (in.H+4)/float64(lines)))
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4)/tall), 1), lines, tall
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
				s.paintGood(c, name, about, s.purse(g.Price), stop, at.Inset(7))
			},
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(in, rows, widget.Edge) })
}

// goodTip is what a thing does, empty where its card says so whole: a tip would hide the
// cards beside it and tell nothing.
func (s *camp) goodTip(about string, stop company.Stop, at widget.Rect) string {
	shown := stop == company.Sold || stop == company.Dear
	size, line := goodLetters(at)
	if shown && len(s.Style.Wrap(about, at.W, widget.Regular, size)) <= int((at.H-20)/line) {
		return ""
	}
	return about
}

// goodLetters are the size of what is told on a card, and the height of its lines: as large
// as a tall card has room for.
func goodLetters(at widget.Rect) (size, line float64) {
	if at.H >= 80 {
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
