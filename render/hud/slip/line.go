package slip

import (
	"strconv"
	"strings"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// The lists whose numbers are added up; others have higher numbers.
const (
	attack = iota
	defence
	others
)

// modifiers appends the lists of the slip, each with its title.
func (s *sheet) modifiers(list []ranked) []ranked {
	m := s.slip
	first := foremostLine(m)
	add := func(n int, k rank, title string, lines []model.Line, own rank) {
		if len(lines) == 0 {
			return
		}
		of, head := -1, k
		if n < others {
			of, head = n, heading
		}
		if title != "" {
			list = append(list, ranked{&headingRow{words: title, list: n}, head})
		}
		if of >= 0 {
			list = append(list, ranked{&sumPlace{of: of}, sum})
		}
		at := s.column(lines)
		for i := range lines {
			r, v := s.newLine(&lines[i], n, of, at), k
			switch {
			case &lines[i] == first:
				v = foremost
			case of >= 0 && r.Own && !r.Lost && r.Note == "":
				v = own
			}
			list = append(list, ranked{r, v})
		}
	}
	add(attack, situation, m.AttackTitle, m.Attack, ownAttack)
	add(defence, situation, m.DefenceTitle, m.Defence, ownDefence)
	for i := range m.Parts {
		k := firstPart
		if i > 1 {
			k = laterPart
		}
		if !m.Parts[i].Card {
			add(others+i, k, m.Parts[i].Title, m.Parts[i].Lines, k)
		}
	}
	return list
}

// card appends the lists of the card of whom the slip is about.
func (s *sheet) card(list []ranked) []ranked {
	for i := range s.slip.Parts {
		p := &s.slip.Parts[i]
		if !p.Card {
			continue
		}
		list = append(list, ranked{&headingRow{words: p.Title, list: others + i}, cardPart})
		at := s.column(p.Lines)
		for k := range p.Lines {
			list = append(list, ranked{s.newLine(&p.Lines[k], others+i, -1, at), cardPart})
		}
	}
	return list
}

// foremostLine is the modifier of the situation that matters most, nil where there
// is none: one that was not there at the last look, else the largest.
func foremostLine(s *model.Slip) *model.Line {
	var best *model.Line
	for _, list := range [][]model.Line{s.Attack, s.Defence} {
		for i := range list {
			l := &list[i]
			if l.Own || l.Lost {
				continue
			}
			if best == nil || l.New && !best.New || l.New == best.New && lineWeight(l) > lineWeight(best) {
				best = l
			}
		}
	}
	return best
}

// lineWeight is the number in a modifier without its sign.
func lineWeight(l *model.Line) int {
	n := 0
	for _, r := range l.Value {
		if r >= '0' && r <= '9' {
			n = 10*n + int(r-'0')
		}
	}
	return n
}

// lineNumber is the number in a modifier, if it is nothing else.
func lineNumber(l *model.Line) (int, bool) {
	n, err := strconv.Atoi(strings.Replace(l.Value, "−", "-", 1))
	return n, err == nil
}

// headingRow is the title of a list.
type headingRow struct {
	bare
	words string
	list  int
}

func (*headingRow) tall(s *sheet) float64 { return s.gap.title }

func (r *headingRow) paint(c canvas, y float64) {
	y += c.s.gap.title
	c.Text(r.words, c.x, y, widget.Bold, 12, widget.PaperHead, widget.Start)
	from := c.x + c.Width(r.words, widget.Bold, 12) + 8
	c.Line(from, y-4, c.right, y-4, 1, art.RGB(0xc9b98e))
}

// lineRow is one modifier, with what decided it or why it does not count under it.
type lineRow struct {
	above
	model.Line
	list   int // which list of the slip
	of     int // which sum it may be added to, -1 for none
	number bool
	at     float64 // where its words begin, as those of its whole list do
	words  []string
	under  []string
}

func (s *sheet) newLine(l *model.Line, list, of int, at float64) *lineRow {
	r := &lineRow{Line: *l, list: list, of: of, at: at, words: s.wrap(l.Words, s.room()-at-s.ChipRoom(l.Rule))}
	_, r.number = lineNumber(l)
	if l.Note != "" && !s.Compact {
		r.under = s.wrap(l.Note, s.room()-at)
	}
	if l.Lost && l.Why != "" {
		r.under = append(r.under, s.wrap(l.Why, s.room()-at)...)
	}
	return r
}

// column is where the words of a list begin: all of them where the widest of its values
// leaves room.
func (s *sheet) column(list []model.Line) float64 {
	at := col
	for i := range list {
		at = max(at, s.Width(list[i].Value, widget.Bold, ink)+6)
		if list[i].Wide {
			at = max(at, col+14)
		}
	}
	return at
}

func (r *lineRow) tall(s *sheet) float64 {
	return s.gap.line*float64(len(r.words)) + s.gap.small*float64(len(r.under))
}

func (r *lineRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Chip(r.Rule, box.X+box.W-rims+edge, y+s.gap.line)
}

func (r *lineRow) paint(c canvas, y float64) {
	c.modifier(&r.Line, r.words, r.at, y+c.s.gap.line)
	y += c.s.gap.line * float64(len(r.words))
	c.Lines(r.under, c.x+r.at, y+c.s.gap.small, c.s.gap.small, widget.Regular, ink, widget.PaperSub)
}

// inkLost is the ink of what does not count.
var inkLost = art.RGB(0x6f6049)

// modifier paints a modifier whose first line has its baseline at y
// and its words begin at a place.
func (c canvas) modifier(l *model.Line, words []string, at, y float64) {
	fill := widget.PaperInk
	if l.Lost {
		fill = inkLost
	}
	if l.New {
		c.gild(len(words), y)
	}
	c.rule(l.Rule, y)
	c.Text(l.Value, c.x+at-6, y, widget.Bold, ink, fill, widget.End)
	c.Lines(words, c.x+at, y, c.s.gap.line, widget.Regular, ink, fill)
	if !l.Lost {
		return
	}
	for i, w := range words {
		from := c.x + 35
		if i == 0 {
			from = c.x + 8
		}
		y := y - 4 + c.s.gap.line*float64(i)
		c.Line(from, y, c.x+at+2+c.Width(w, widget.Regular, ink), y, 1.4, widget.PaperHead)
	}
}

// rule paints the rule id at the end of a line.
func (c canvas) rule(id string, y float64) {
	c.ChipTallOf(id, c.right, y, c.s.gap.chip, widget.Chip, widget.PaperSub)
}

// gild marks a row of so many lines that was not there at the last look.
func (c canvas) gild(lines int, y float64) {
	h := c.s.gap.line + .5 + c.s.gap.line*float64(lines-1)
	c.Box(widget.Rect{X: c.x - 7, Y: y - 12, W: c.right - c.x + 14, H: h}, 2, art.RGB(0xffd65c), widget.Transparent, 0)
}
