package matches

import (
	"fmt"
	"image/color"
	"strings"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/levels"
	"tenaille/render/widget"
)

// layRows lays out the matches in sight.
func (m *matches) layRows(p *widget.Page, body widget.Rect) {
	const edge = 8.
	row := 74.
	if m.Width < window.LeastWidth {
		row = 62
	}
	box := body.Inset(edge)
	row = max(row, min(row*1.5, (box.H+4)/float64(max(len(m.list), 1)))) // few show more of their maps
	m.rows.Fit, m.rows.Size, m.rows.Tall = max(int((box.H+4)/row), 1), len(m.list), row
	m.rows.To(m.rows.Top)
	p.Paint(func(c widget.Canvas) { c.Panel(scene.ListBox(body, edge, &m.rows)) })
	p.Scrolls(box, &m.rows, m.Stale)
	seen := map[string]bool{}
	for i := m.rows.Top; i < min(m.rows.Top+m.rows.Fit, len(m.list)); i++ {
		v := m.list[i]
		at := widget.Rect{X: box.X, Y: box.Y + float64(i-m.rows.Top)*row, W: box.W - 10, H: row - 6}
		picture := m.picture(v)
		if picture != nil {
			seen[v.name] = true
		}
		p.Button(fmt.Sprintf("matches.%d", i), at, widget.Button{
			Selected: i == m.chosen, OnClick: func() { m.choose(i) },
			Paint: func(c widget.Canvas, at widget.Rect) { m.paintRow(c, v, picture, at) },
		})
	}
	if v := m.current(); v != nil {
		seen[v.name] = true
	}
	for name, picture := range m.maps {
		if !seen[name] {
			picture.Drop()
			delete(m.maps, name)
		}
	}
	p.Paint(func(c widget.Canvas) {
		c.ScrollBar(box, &m.rows, widget.Edge)
	})
}

func (m *matches) paintRow(c widget.Canvas, v *recorded, picture *scene.Preview, at widget.Rect) {
	in := at.Inset(5)
	wide := in.H * 1.5
	if m.narrow() {
		wide = in.H
	}
	thumb := widget.Rect{X: in.X, Y: in.Y, W: wide, H: in.H}
	c.Box(thumb, 4, widget.Well, widget.Transparent, 0)
	if picture != nil {
		picture.Paint(m.Context, c, &v.header.Setup, thumb, false)
	} else {
		c.IconTint("warning", thumb.X+wide/2-11, thumb.Y+in.H/2-11, 22, widget.Bad, widget.Bad)
	}
	x := thumb.X + wide + 12
	room := in.X + in.W - x - 4
	result, ink := ending(m.Context, v)
	if m.narrow() {
		c.TextFit(mapOf(m.Context, v), x, in.Y+20, room, widget.Bold, 14, widget.Bone, widget.Start)
		c.TextFit(result, x, in.Y+in.H-10, room, widget.Bold, 12.5, ink, widget.Start)
		return
	}
	w := min(c.Width(result, widget.Bold, 13), room*.55)
	c.TextFit(result, in.X+in.W-4, in.Y+20, room*.55, widget.Bold, 13, ink, widget.End)
	c.TextFit(mapOf(m.Context, v), x, in.Y+20, room-w-12, widget.Bold, 15, widget.Bone, widget.Start)
	when := date(v)
	w = c.Width(when, widget.Regular, 12)
	low := in.Y + in.H - 10
	c.Text(when, in.X+in.W-4, low, widget.Regular, 12, widget.Faint, widget.End)
	if v.fault != "" {
		lines := c.Wrap(v.fault, room-w-28, widget.Regular, 12)
		if len(lines) > 1 {
			lines[0] += " …" // the rest stands beside the list
		}
		c.Text(lines[0], x, low, widget.Regular, 12, widget.Bad, widget.Start)
		return
	}
	c.TextFit(m.versus(v), x, low, room-w-12, widget.Regular, 12.5, widget.Dim, widget.Start)
}

// mapOf names map and ruleset of a match.
func mapOf(c *scene.Context, v *recorded) string {
	if !v.known {
		return v.record
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

// versus names who plays, and at which action of another match theirs begins.
func (m *matches) versus(v *recorded) string {
	var list []string
	for side, seat := range v.header.Seats {
		list = append(list, m.T("%[1]s: %[2]s", m.SideName(side), m.PlayerName(seat)))
	}
	if from := m.FromAction(v.header.Parent); from != "" {
		list = append(list, from)
	}
	return strings.Join(list, " · ")
}

// ending says how a match ended, or how far it has come.
func ending(c *scene.Context, v *recorded) (words string, ink color.NRGBA) {
	switch {
	case v.fault != "":
		return c.T("cannot be opened"), widget.Bad
	case !v.over && v.about.Round > 0:
		return c.BegunIn(v.header.Setup.Ruleset, v.about.Round), widget.Gold
	case !v.over:
		return c.T("not over"), widget.Gold
	case v.end == nil:
		return c.T("cut off"), widget.Gold
	case v.end.Result == replay.ResultWon:
		for side, name := range match.SidesOf(&v.header.Setup) {
			if name != v.end.Winner {
				continue
			}
			switch person := match.OnlyPerson(v.header.Seats...); person {
			case side:
				return c.EndedIn(v.header.Setup.Ruleset, true, v.end.Rounds), widget.Good
			case -1:
				return c.WonIn(v.header.Setup.Ruleset, side, v.end.Rounds), widget.Dim
			default:
				return c.EndedIn(v.header.Setup.Ruleset, false, v.end.Rounds), widget.Bad
			}
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
