package matches

import (
	"fmt"
	"image/color"
	"maps"
	"slices"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/game/screens/result/tableau"
	"tenaille/levels"
	"tenaille/render/widget"
)

// layRows lays out the matches in sight, on a page of the ledger.
func (m *matches) layRows(p *widget.Page, body widget.Rect) {
	m.page = ledger.Open(body, len(m.list), &m.rows)
	page := &m.page
	from, to := page.Sight(&m.rows, len(m.list))
	p.Paint(func(c widget.Canvas) { page.Paint(c, to-from, m.about()) })
	p.Scrolls(page.In, &m.rows, m.Stale)
	seen := map[string]bool{}
	for i := from; i < to; i++ {
		v := m.list[i]
		row := m.row(v)
		if row.Map != nil {
			seen[v.name] = true
		}
		p.Button(fmt.Sprintf("matches.%d", i), page.Row(i-from), widget.Button{
			Kind: widget.Slip, OnClick: func() { m.choose(i) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				if i == m.chosen {
					ledger.Mark(c, at)
				}
				row.Paint(m.Context, c, at)
			},
		})
	}
	if v := m.current(); v != nil {
		seen[v.name] = true
	}
	maps.DeleteFunc(m.paintings, func(name string, _ *tableau.Tableau) bool { return !seen[name] })
	for name, print := range m.prints {
		if !seen[name] {
			print.Drop()
			delete(m.prints, name)
		}
	}
	p.Paint(func(c widget.Canvas) {
		c.ScrollBar(page.In, &m.rows, widget.PaperSub)
	})
}

// row is what the ledger shows of a match.
func (m *matches) row(v *recorded) *ledger.Row {
	state, _ := ending(m.Context, v)
	r := &ledger.Row{Title: mapOf(m.Context, v), State: state, About: date(v), Fault: v.fault, Seal: ledger.Faulty, Side: -1, Map: m.print(v)}
	if r.Map != nil {
		r.Setup = &v.header.Setup
	}
	if !v.known {
		r.Fault = v.fault + " (" + v.record + ")" // one of several is told from the others
		return r
	}
	r.Parties = m.parties(v)
	if from := m.FromAction(v.header.Parent); from != "" {
		r.About += " · " + from
	}
	if v.fault == "" {
		r.Seal, r.Side = m.seal(v)
	}
	return r
}

// parties are the sides of a match with who plays them, the one to act or that has won lit.
func (m *matches) parties(v *recorded) []ledger.Party {
	lit := v.about.Side
	if v.over {
		lit = v.winner()
	} else if v.about.Round == 0 {
		lit = -1
	}
	figures := ledger.Muster(&v.header.Setup, m.discreet(v).unseen)
	var list []ledger.Party
	for side, seat := range v.header.Seats {
		who := m.PlayerName(seat)
		if !match.IsHuman(seat) && !match.Apart(seat) {
			who = m.T("machine (%[1]s)", who)
		}
		name := m.T("%[1]s: %[2]s", m.SideName(side), who)
		if side == lit && !v.over {
			name = m.T("%[1]s to act: %[2]s", m.SideName(side), who)
		}
		p := ledger.Party{Name: name, Lit: side == lit}
		if side < len(figures) {
			p.Heads = figures[side]
		}
		list = append(list, p)
	}
	return list
}

// winner is the side that has won a match that is over, -1 for none.
func (m *recorded) winner() int {
	if m.end == nil || m.end.Result != replay.ResultWon {
		return -1
	}
	return slices.Index(m.header.Setup.SidesInOrder(), m.end.Winner)
}

// seal tells a match by its end: from the seat of the one person who played, or by the
// side that has won.
func (m *matches) seal(v *recorded) (ledger.Seal, int) {
	won := v.winner()
	switch person := match.OnlyPerson(v.header.Seats...); {
	case !v.over:
		return ledger.Running, -1
	case won < 0, person < 0: // of nobody's defeat, and nobody's alone
		return ledger.Ended, won
	case person == won:
		return ledger.Won, won
	}
	return ledger.Lost, won
}

// mapOf names map and ruleset of a match.
func mapOf(c *scene.Context, v *recorded) string {
	if !v.known {
		return c.T("Unreadable match")
	}
	s := c.LevelName(v.header.Setup.Name)
	if v.about.Name != "" {
		s = c.T("“%[1]s”", v.about.Name) + " · " + s
	}
	if set := c.RulesetName(v.header.Setup.Ruleset); set != "" {
		s += " · " + set
	}
	switch {
	case levels.IsLesson(v.header.Setup.Name):
		s = c.T("Lesson") + " · " + s
	case v.header.Study:
		s = c.T("Study") + " · " + s
	}
	return s
}

// ending says how a match ended, or how far it has come.
func ending(c *scene.Context, v *recorded) (words string, ink color.NRGBA) {
	switch {
	case v.fault != "":
		return c.T("Damaged file"), widget.Bad
	case !v.over && v.about.Round > 0:
		return c.BegunIn(v.header.Setup.Ruleset, v.about.Round), widget.Gold
	case !v.over:
		return c.T("Unfinished"), widget.Gold
	case v.end == nil:
		return c.T("cut off"), widget.Gold
	case v.winner() >= 0:
		side := v.winner()
		switch person := match.OnlyPerson(v.header.Seats...); person {
		case side:
			return c.EndedIn(v.header.Setup.Ruleset, true, v.end.Rounds), widget.Good
		case -1:
			return c.WonIn(v.header.Setup.Ruleset, side, v.end.Rounds), widget.Dim
		default:
			return c.EndedIn(v.header.Setup.Ruleset, false, v.end.Rounds), widget.Bad
		}
	case v.end.Result == replay.ResultStopped:
		return c.StoppedIn(v.header.Setup.Ruleset, v.end.Rounds), widget.Dim
	}
	return c.DrawnIn(v.header.Setup.Ruleset, v.end.Rounds), widget.Dim
}

// date is when a match began.
func date(v *recorded) string {
	if v.when.IsZero() {
		return ""
	}
	return v.when.Format("2006-01-02 15:04")
}
