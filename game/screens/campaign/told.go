package campaign

import (
	"strings"

	"tenaille/game/company"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// layTold tells what came of a battle.
func (s *camp) layTold(p *widget.Page, box widget.Rect, h *company.Chapter) {
	size, line := s.letters()
	after := s.Key("tale.lost")
	if h.Won {
		after = tale(s, "tale."+h.Battle+".after", s.company.Mourned(h))
	}
	ground := landOf(h.Battle)
	p.Paint(func(c widget.Canvas) {
		at, t := s.sheet(c, box)
		c.TextFit(s.LevelName(h.Battle), at.X, at.Y+22, at.W, widget.Bold, 21, t.head, widget.Start)
		c.TextFit(s.EndedIn(company.Ruleset, h.Won, h.Rounds), at.X, at.Y+44, at.W, widget.Regular, 13.5, t.sub, widget.Start)
		story := widget.Rect{X: at.X, Y: at.Y + 58, W: at.W, H: at.H - 58}
		wide := at.W >= 1000
		if wide { // lines that the eye can follow, and beside them what came of it
			story.W = 760
		}
		y := s.paintProse(c, after, story, size, line, t.ink)
		news := widget.Rect{X: at.X, Y: y + 10, W: at.W, H: at.Y + at.H - y - 10}
		if wide {
			news = widget.Rect{X: at.X + 800, Y: story.Y, W: at.W - 800, H: story.H}
		}
		told := s.report(h)
		if wide && len(told) > 0 {
			c.TextFit(s.T("What came of it"), news.X, news.Y+size, news.W, widget.Bold, size, t.head, widget.Start)
			news.Y, news.H = news.Y+line+2, news.H-line-2
		}
		for _, words := range told {
			low := s.paintProse(c, words, news, size-1, line-1, t.ink)
			news.Y, news.H = low, news.H-low+news.Y
		}
		y = max(y, news.Y)
		if s.again >= 0 { // they are no longer those who came back then
			return
		}
		s.paintGoing(c, widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, ground, s.company.Going(len(s.company.Members)), t.sub)
	})
}

// report tells who came out of a battle how, and what it brought.
func (s *camp) report(h *company.Chapter) (list []string) {
	if h == s.company.Beaten {
		return []string{s.T("A defeat is undone: the company rests a night and tries again.")}
	}
	for _, row := range []struct {
		format string
		names  []string
	}{
		{s.T("Fallen"), h.Fell}, {s.T("Badly hurt"), h.Hurt}, {s.T("A new level"), h.Rose}, {s.T("Joined the company"), h.Joined},
	} {
		if len(row.names) > 0 {
			list = append(list, s.T("%[1]s: %[2]s", row.format, s.names(row.names)))
		}
	}
	if h.Loot > 0 {
		list = append(list, s.T("%[1]s: %[2]s", s.T("Loot"), s.purse(h.Loot)))
	}
	return list
}

// names are names of people in a list.
func (s *camp) names(list []string) string {
	called := make([]string, len(list))
	for i, name := range list {
		called[i], _ = words.PersonName(s.Words, name, "")
	}
	return strings.Join(called, ", ")
}
