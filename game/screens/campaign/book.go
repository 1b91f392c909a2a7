package campaign

import (
	"math"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/screens/result/tableau"
	"tenaille/game/words"
	storybook "tenaille/levels/campaign"
	"tenaille/render/widget"
)

// layBook lays out the book of the campaign: what was fought, and who fell.
func (s *camp) layBook(p *widget.Page, body widget.Rect) {
	left, right := body, body
	if !s.narrow() {
		left.W = body.W*.56 - 4
		right.X, right.W = body.X+body.W*.56+4, body.W*.44-4
	} else {
		left.H = body.H*.54 - 4
	}
	if n := len(s.company.Chapters); n > 0 && !opened(s) { // no taller than what was fought
		least := chapterLeast(s, left.W-16-10-14)
		left.H = min(left.H, aboveChapters+max(tallestChapter, least)*float64(n)+belowChapters)
	}
	if s.narrow() {
		right.Y, right.H = left.Y+left.H+8, body.H-left.H-8
	}
	s.layChapters(p, left)
	s.layFallen(p, right)
}

// layChapters lays out the battles that count, and the way to begin anew.
func (s *camp) layChapters(p *widget.Page, box widget.Rect) {
	c := s.company
	in := widget.Rect{X: box.X + 8, Y: box.Y + aboveChapters, W: box.W - 16, H: box.H - aboveChapters - belowChapters}
	t, dress := inked(s)
	p.Paint(func(k widget.Canvas) {
		if opened(s) {
			k.PaperSheet(box)
		} else {
			k.Panel(box)
		}
		k.TextFit(s.agreedWords(), box.X+14, box.Y+25, box.W-28, widget.Regular, 13, t.sub, widget.Start)
	})
	rows := s.rows[pages]
	least := chapterLeast(s, in.W-10-14)
	tall := least
	if n := len(c.Chapters); n > 0 { // what room there is
		fit := min(max(math.Floor((in.H+4)/least), 1), float64(n))
		tall = max(least, min(tallestChapter, (in.H+4)/fit))
	}
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4.5)/tall), 1), len(c.Chapters), tall
	rows.To(rows.Top)
	p.Scrolls(in, rows, s.Stale)
	for i := rows.Top; i < min(rows.Top+rows.Fit, len(c.Chapters)); i++ {
		h, land := &c.Chapters[i], landOf(c.Chapters[i].Battle)
		at := widget.Rect{X: in.X, Y: in.Y + float64(i-rows.Top)*tall, W: in.W - 10, H: tall - 6}
		p.Button(row(pages, i), at, widget.Button{
			Kind: dress, Tip: s.T("Read the story again"), OnClick: func() { s.again, s.tab = i, road; s.Stale() },
			Paint: func(k widget.Canvas, at widget.Rect) { s.paintChapter(k, i, h, land, at.Inset(7)) },
		})
	}
	free := in
	free.Y += tall * float64(min(rows.Fit, len(c.Chapters)))
	free.H = in.Y + in.H - free.Y
	next, said := ahead(s)
	ground := landOf(next)
	p.Paint(func(k widget.Canvas) {
		if opened(s) && len(c.Chapters) > 0 {
			for i := 1; i <= min(rows.Fit, len(c.Chapters)); i++ {
				y := in.Y + float64(i)*tall - 3
				k.Line(in.X+4, y, in.X+in.W-14, y, 1, widget.Chip)
			}
			paintAhead(k, free, said, ground, t)
		}
		k.ScrollBar(in, rows, widget.Edge)
		if len(c.Chapters) == 0 {
			s.paintFirstPage(k, in)
		}
	})
	layFoot(s, p, widget.Rect{X: box.X + 8, Y: box.Y + box.H - 52, W: box.W - 16, H: 44})
}

// opened tells whether the book lies open with two pages side by side.
func opened(s *camp) bool { return !s.narrow() && !s.small() }

// inked are the inks of what was fought, and the dress of its rows: on paper in an open book.
func inked(s *camp) (inks, widget.Kind) {
	if opened(s) {
		return inks{widget.PaperHead, widget.PaperInk, widget.PaperSub}, widget.Slip
	}
	return inks{widget.Bone, widget.Bone, widget.Dim}, widget.Plain
}

// ahead is the ground that the page ends with, by its battle, and what is said of it: where
// the company goes next, or where its story ended.
func ahead(s *camp) (battle, said string) {
	c := s.company
	next := c.Next()
	switch n := len(c.Chapters); {
	case s.closed && n > 0:
		return c.Chapters[n-1].Battle, fate(s)
	case len(next) == 0 && n > 0:
		said, _ = s.ending()
		return c.Chapters[n-1].Battle, said
	case len(next) == 0:
		return "", ""
	case len(next) > 1:
		return next[0], s.T("Two roads lead on.")
	}
	return next[0], s.T("Battle %[1]d of %[2]d", c.Count()+1, storybook.Read().Length()) + " · " + s.LevelName(next[0])
}

// leastAhead is how tall what is left of a page is at least before it is painted on.
const leastAhead = 120.

// paintAhead paints a ground on what is left of the page, on which nobody stands, and what is
// said of it.
func paintAhead(k widget.Canvas, box widget.Rect, said string, ground *tableau.Tableau, t inks) {
	const under = 30.
	if box.H < leastAhead {
		return
	}
	land := widget.Rect{X: box.X, Y: box.Y + 8, W: box.W - 10, H: min(box.H-under-8, box.W*.5)}
	ground.PaintBeside(k, land, widget.Rect{})
	k.TextFit(said, land.X+land.W/2, land.Y+land.H+21, land.W, widget.Regular, 13.5, t.sub, widget.Middle)
}

// paintFirstPage paints the book before anything was fought: how it began.
func (s *camp) paintFirstPage(k widget.Canvas, box widget.Rect) {
	size, line := s.letters()
	at, t := s.sheet(k, box)
	y := s.paintProse(k, s.Key("tale.outset"), widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - line - 8}, size, line, t.ink) + 8
	y = s.paintLines(k, s.T("Nothing is written yet."), widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y + 6}, size, line, t.sub)
	s.paintBand(k, widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, t.sub)
}

// agreedWords are what was agreed when the company set out.
func (s *camp) agreedWords() string {
	c := s.company
	words := s.T("%[1]s: %[2]s", s.T("Enemies"), s.PlayerName(c.Foe))
	if c.Gentle {
		words += " · " + s.T("nobody dies")
	}
	if c.Ironman {
		words += " · " + s.T("defeats stay")
	}
	if s.closed {
		words = fate(s) + " · " + words
	}
	return words
}

func (s *camp) paintChapter(k widget.Canvas, i int, h *company.Chapter, ground *tableau.Tableau, at widget.Rect) {
	t, _ := inked(s)
	ink, sign := widget.Good, "check"
	if !h.Won {
		ink, sign = widget.Bad, "close"
	}
	if opened(s) {
		ink = t.head
	}
	x, room := at.X+26, chapterRoom(at.W)
	if wide := painted(at.W); wide > 0 {
		land := widget.Rect{X: at.X, Y: at.Y, W: wide - 14, H: at.H}
		ground.PaintBeside(k, land, widget.Rect{})
		x += wide
		at.X, at.W = at.X+wide, at.W-wide
	}
	k.IconTint(sign, at.X, at.Y+2, 16, ink, ink)
	title := s.T("%[1]d. %[2]s", i+1, s.LevelName(h.Battle))
	lines, ended := chapterLines(s, i, h, room)
	if ended != "" {
		k.Text(ended, at.X+at.W-2, at.Y+15, widget.Regular, 12.5, t.sub, widget.End)
	}
	k.TextFit(title, x, at.Y+16, room, widget.Bold, 15, t.head, widget.Start)
	y := at.Y + 20
	for _, l := range lines {
		y += chapterLine
		k.TextFit(l, x, y-4, room, widget.Regular, 12.5, t.sub, widget.Start)
	}
	if face := min(40, at.Y+at.H-y-4); face >= leastFace {
		paintFought(s, k, h, widget.Rect{X: x, Y: at.Y + at.H - face, W: room, H: face})
	}
}

// chapterLines are the lines under a chapter's title: how it ended, who came out of it how
// and what it brought. Where there is room for it beside the title, how it ended stands there.
func chapterLines(s *camp, i int, h *company.Chapter, room float64) (lines []string, ended string) {
	title, ended := s.T("%[1]d. %[2]s", i+1, s.LevelName(h.Battle)), s.EndedIn(company.Ruleset, h.Won, h.Rounds)
	words := s.report(h)
	if len(words) == 0 {
		words = []string{s.T("Nobody was badly hurt.")}
	}
	if s.Style.Width(title, widget.Bold, 15)+s.Style.Width(ended, widget.Regular, 12.5)+14 > room {
		words, ended = append([]string{ended}, words...), ""
	}
	return s.Style.Wrap(strings.Join(words, "\u00a0· "), room, widget.Regular, 12.5), ended
}

// painted is how much of a chapter's row the painting of its ground takes, and chapterRoom what
// is left for its words.
func painted(wide float64) float64 {
	if wide < 520 {
		return 0
	}
	return 176
}

func chapterRoom(wide float64) float64 { return wide - 28 - painted(wide) }

// chapterLeast is how tall a chapter's row is at least, so that the longest report stands in
// it whole.
func chapterLeast(s *camp, wide float64) float64 {
	most := 1
	for i := range s.company.Chapters {
		lines, _ := chapterLines(s, i, &s.company.Chapters[i], chapterRoom(wide))
		most = max(most, len(lines))
	}
	return 20 + chapterLine*float64(most) + 20
}

// The measures of a chapter's row: how tall one is where there is room, a line of it, and
// the least of faces; and what lies over the rows and under them.
const (
	aboveChapters  = 38.
	belowChapters  = 58.
	tallestChapter = 148.
	chapterLine    = 17.
	leastFace      = 26.
)

// paintFought paints the faces of those who fought a battle, a cross over who fell in it.
func paintFought(s *camp, k widget.Canvas, h *company.Chapter, box widget.Rect) {
	x := box.X
	for _, name := range h.Fought {
		kind := ""
		if m := s.company.Member(name); m != nil {
			kind = m.Kind
		}
		for i := range s.company.Fallen {
			if f := &s.company.Fallen[i]; f.Name == name {
				kind = f.Kind
			}
		}
		if kind == "" || x+box.H > box.X+box.W {
			continue
		}
		k.Portrait(kind, 0, x, box.Y, box.H)
		if slices.Contains(h.Fell, name) {
			k.IconTint("close", x+box.H*.25, box.Y+box.H*.25, box.H*.5, widget.Bad, widget.Bad)
		}
		x += box.H + 8
	}
}

// paintLiving paints the company, under words that say so, in rows on a page that nobody's
// name stands on yet.
func (s *camp) paintLiving(k widget.Canvas, box widget.Rect, t inks) {
	list := s.company.Going(len(s.company.Members))
	const most = 3 // side by side
	const head = 34.
	const least = 70. // of a row: faces with names
	lines := (len(list) + most - 1) / most
	if lines == 0 || (box.H-head)/float64(lines) < least {
		return
	}
	title := s.T("The company today")
	if s.closed {
		title = s.T("The company at the end")
	}
	k.TextFit(title, box.X, box.Y+head-6, box.W, widget.Bold, 15, t.head, widget.Start)
	box.Y, box.H = box.Y+head, box.H-head
	tall := box.H / float64(lines)
	for i := range lines {
		s.paintGoing(k, widget.Rect{X: box.X, Y: box.Y + tall*float64(i), W: box.W, H: tall}, landOf(""), list[i*len(list)/lines:(i+1)*len(list)/lines], t.sub)
	}
}

// layFallen lays out those who fell, in their order.
func (s *camp) layFallen(p *widget.Page, box widget.Rect) {
	p.Paint(func(k widget.Canvas) {
		page := box
		if !opened(s) {
			k.Panel(box)
			page = box.Inset(8)
		}
		in, t := s.sheet(k, page)
		k.TextFit(s.T("The fallen"), in.X, in.Y+18, in.W, widget.Bold, 18, t.head, widget.Start)
		list := s.company.Fallen
		y := in.Y + 32
		if len(list) == 0 {
			none := s.T("None so far. The page is left free all the same.")
			if s.closed {
				none = s.T("None. The page stayed free.")
			}
			y = s.paintProse(k, none, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y}, 14, 19, t.sub)
			s.paintLiving(k, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y}, t)
		}
		tall := min(52, max((in.Y+in.H-y)/float64(max(len(list), 1)), 24))
		for i := range list {
			f := &list[i]
			if y+tall > in.Y+in.H+1 {
				return
			}
			name, kind := words.PersonName(s.Words, f.Name, f.Kind)
			face := tall - 6
			room := in.W - face - 10
			words := fitting(k, room, widget.Regular, 12.5, s.T("%[1]s, level %[2]d", kind, f.Level)+" · "+s.LevelName(f.Battle), s.T("level %[1]d", f.Level)+" · "+s.LevelName(f.Battle), s.LevelName(f.Battle))
			k.Portrait(f.Kind, 0, in.X, y, face)
			if tall < 40 {
				words = fitting(k, room, widget.Regular, 12.5, name+" · "+words, name+" · "+s.LevelName(f.Battle), name)
				k.TextFit(words, in.X+face+10, y+tall/2+4, room, widget.Regular, 12.5, t.ink, widget.Start)
			} else {
				k.TextFit(name, in.X+face+10, y+18, room, widget.Bold, 15, t.ink, widget.Start)
				k.TextFit(words, in.X+face+10, y+36, room, widget.Regular, 12.5, t.sub, widget.Start)
			}
			y += tall
		}
	})
}
