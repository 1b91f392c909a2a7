package matches

import (
	"fmt"
	"image/color"
	"log/slog"
	"runtime"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
)

// matches is the screen of the recorded matches: all of them on the left, the
// chosen one on the right.
type matches struct {
	scene.Screen
	list   []*recorded
	chosen int
	rows   ui.Rows                    // those in sight
	delete input.Confirmation[string] // of the match of a name
	old    bool                       // the list is to be read anew
	maps   map[string]*scene.Preview  // by name in the store
}

// New opens the screen of the recorded matches.
func New(c *scene.Context) scene.Scene {
	m := &matches{Screen: scene.Screen{Context: c, First: "matches.0", Small: true}, old: true, maps: map[string]*scene.Preview{}}
	m.Build = m.lay
	m.Back = c.Stack.Pop
	m.Keys = m.scrollByKeys
	return m
}

// Name is the probe's name of the screen.
func (m *matches) Name() string { return "matches" }

// read lists the matches anew, the chosen one staying chosen.
func (m *matches) read() {
	name := ""
	if v := m.current(); v != nil {
		name = v.name
	}
	m.old, m.list = false, recordedMatches(m.Context)
	m.chosen = min(m.chosen, max(len(m.list)-1, 0))
	for i, v := range m.list {
		if v.name == name {
			m.chosen = i
		}
	}
}

func (m *matches) current() *recorded {
	if m.chosen < len(m.list) {
		return m.list[m.chosen]
	}
	return nil
}

func (m *matches) lay(p *widget.Page) {
	if m.old {
		m.read()
	}
	rim := 12.
	if m.Width < window.LeastWidth {
		rim = 8
	}
	head := widget.Rect{X: rim, Y: rim, W: m.Width - 2*rim, H: 48}
	body := widget.Rect{X: rim, Y: rim + 48 + 8, W: m.Width - 2*rim, H: m.Height - 2*rim - 56}
	side := min(max(body.W*.36, 288), 460)
	left := widget.Rect{X: body.X, Y: body.Y, W: body.W - side - 8, H: body.H}
	right := widget.Rect{X: body.X + body.W - side, Y: body.Y, W: side, H: body.H}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		if len(m.list) > 0 {
			c.Panel(left)
			c.Panel(right)
		}
		c.Text(m.T("Recorded matches"), head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		words := m.TN("%[1]d match", "%[1]d matches", len(m.list))
		if runtime.GOOS == "js" {
			words = m.T("This browser keeps about %[1]d kB of finished matches; the oldest go first.", saves.BrowserRoom/1000)
		}
		c.TextFit(words, head.X+head.W-18, head.Y+30, head.W-90-c.Width(m.T("Recorded matches"), widget.Bold, 20), widget.Regular, 13, widget.Dim, widget.End)
	})
	p.Button("matches.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: 40}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: m.T("Back"), OnClick: m.Back,
	})
	if len(m.list) == 0 {
		m.layNone(p, body)
		return
	}
	m.layRows(p, left)
	if v := m.current(); v != nil {
		m.layChosen(p, right, v)
	}
}

// layRows lays out the matches in sight.
func (m *matches) layRows(p *widget.Page, box widget.Rect) {
	row := 74.
	if m.Width < window.LeastWidth {
		row = 62
	}
	box = box.Inset(8)
	m.rows.Fit, m.rows.Size, m.rows.Tall = max(int((box.H+4)/row), 1), len(m.list), row
	m.rows.To(m.rows.Top)
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
		c.ScrollRows(box, &m.rows, widget.Edge)
	})
}

func (m *matches) paintRow(c widget.Canvas, v *recorded, picture *scene.Preview, at widget.Rect) {
	in := at.Inset(5)
	wide := in.H * 1.5
	thumb := widget.Rect{X: in.X, Y: in.Y, W: wide, H: in.H}
	c.Box(thumb, 4, widget.Well, widget.Transparent, 0)
	if picture != nil {
		picture.Paint(m.Context, c, &v.header.Setup, thumb, false)
	} else {
		c.IconTint("warning", thumb.X+wide/2-11, thumb.Y+in.H/2-11, 22, widget.Bad, widget.Bad)
	}
	x := thumb.X + wide + 12
	room := in.X + in.W - x - 4
	result, ink := m.ending(v)
	w := min(c.Width(result, widget.Bold, 13), room*.55)
	c.TextFit(result, in.X+in.W-4, in.Y+20, room*.55, widget.Bold, 13, ink, widget.End)
	c.TextFit(m.mapOf(v), x, in.Y+20, room-w-12, widget.Bold, 15, widget.Bone, widget.Start)
	date := m.date(v)
	w = c.Width(date, widget.Regular, 12)
	low := in.Y + in.H - 10
	c.Text(date, in.X+in.W-4, low, widget.Regular, 12, widget.Faint, widget.End)
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
func (m *matches) mapOf(v *recorded) string {
	if !v.known {
		return v.record
	}
	s := m.LevelName(v.header.Setup.Name)
	if set := m.RulesetName(v.header.Setup.Ruleset); set != "" {
		s += " · " + set
	}
	return s
}

// versus names who plays.
func (m *matches) versus(v *recorded) string {
	var list []string
	for side, seat := range v.header.Seats {
		name := seat
		if key := "player." + seat; m.Text.Has(key) {
			name = m.Key(key)
		}
		list = append(list, m.T("%[1]s: %[2]s", m.SideName(side), name))
	}
	return strings.Join(list, " · ")
}

// ending says how a match ended, or how far it has come.
func (m *matches) ending(v *recorded) (words string, ink color.NRGBA) {
	switch {
	case v.fault != "":
		return m.T("cannot be opened"), widget.Bad
	case !v.over && v.about.Round > 0:
		return m.BegunIn(v.header.Setup.Ruleset, v.about.Round), widget.Gold
	case !v.over:
		return m.T("not over"), widget.Gold
	case v.end == nil:
		return m.T("cut off"), widget.Gold
	case v.end.Result == replay.ResultWon:
		for side, name := range sidesIn(&v.header.Setup) {
			if name == v.end.Winner {
				return m.WonIn(v.header.Setup.Ruleset, side, v.end.Rounds), widget.Good
			}
		}
	case v.end.Result == replay.ResultStopped:
		return m.StoppedIn(v.header.Setup.Ruleset, v.end.Rounds), widget.Dim
	}
	return m.DrawnIn(v.header.Setup.Ruleset, v.end.Rounds), widget.Dim
}

// sidesIn lists the sides of a setup, numbered by first appearance.
func sidesIn(s *rules.Setup) []string {
	var sides []string
	for i := range s.Combatants {
		if !slices.Contains(sides, s.Combatants[i].Side) {
			sides = append(sides, s.Combatants[i].Side)
		}
	}
	return sides
}

// date is when a match began.
func (m *matches) date(v *recorded) string {
	if v.when.IsZero() {
		return ""
	}
	return v.when.Format("2006-01-02 15:04")
}

// layChosen lays out the chosen match and what can be done with it.
func (m *matches) layChosen(p *widget.Page, box widget.Rect, v *recorded) {
	in := box.Inset(14)
	button := 46.
	tall := in.H - 2*(button+8) - 12
	picture := m.picture(v)
	where := saves.Place(m.Store, v.name)
	p.Paint(func(c widget.Canvas) {
		y := in.Y
		if picture != nil && tall > 210 {
			end := picture.Paint(m.Context, c, &v.header.Setup, widget.Rect{X: in.X, Y: y, W: in.W, H: tall * .52}, true)
			y = end + 14
		}
		line := func(words string, font widget.Font, size float64, ink color.NRGBA) {
			if words == "" {
				return
			}
			for _, l := range c.Wrap(words, in.W, font, size) {
				if y+size*1.3 > in.Y+tall {
					return
				}
				c.TextFit(l, in.X, y+size, in.W, font, size, ink, widget.Start)
				y += size * 1.45
			}
		}
		words, ink := m.ending(v)
		line(m.mapOf(v), widget.Bold, 17, widget.Bone)
		if v.known {
			line(m.discreet(v).words, widget.Regular, 13, widget.Dim)
		}
		line(words, widget.Bold, 14, ink)
		line(m.date(v), widget.Regular, 13, widget.Dim)
		if v.known {
			line(m.versus(v), widget.Regular, 13, widget.Bone)
			line(m.T("Seed %[1]s", v.header.Seed), widget.Regular, 13, widget.Dim)
		}
		if v.fault != "" {
			line(v.fault, widget.Regular, 13, widget.Bad)
		}
		line(where, widget.Regular, 12, widget.Faint)
	})
	y := in.Y + in.H - 2*button - 8
	label, icon := m.T("Watch"), "play"
	if !v.over {
		label, icon = m.T("Play on"), "end-turn"
	}
	p.Button("matches.open", widget.Rect{X: in.X, Y: y, W: in.W, H: button}, widget.Button{
		Label: label, Icon: icon, Kind: widget.Primary, Size: 17, Disabled: v.fault != "" && !v.known, OnClick: func() { m.open(v) },
	})
	del := widget.Button{Label: m.T("Delete"), Icon: "trash", Size: 14, OnClick: func() { m.remove(v) }}
	if m.delete.WaitsFor(v.name) {
		del.Label, del.Selected = m.T("Press again: it is gone for good"), true
	}
	p.Button("matches.delete", widget.Rect{X: in.X, Y: y + button + 8, W: in.W, H: button}, del)
}

func (m *matches) choose(i int) {
	if m.chosen == i {
		m.open(m.list[i])
		return
	}
	m.chosen = i
	m.delete.Drop()
	m.Stale()
}

// open opens a match; one that cannot be opened stays in the list with the
// reason.
func (m *matches) open(v *recorded) {
	s, err := openRecorded(m.Context, v)
	if err != nil {
		slog.Warn("a recorded match cannot be opened", "name", v.name, "cause", err)
		v.fault = m.FaultWords(err, v.name)
		m.Stale()
		return
	}
	m.old = true
	m.delete.Drop()
	m.Stack.Push(s)
}

// remove deletes a match at the second press.
func (m *matches) remove(v *recorded) {
	if !m.delete.Ask(v.name, 0) {
		m.Stale()
		return
	}
	if err := dropRecorded(m.Context, v); err != nil {
		slog.Warn("a recorded match cannot be deleted", "name", v.name, "cause", err)
		v.fault = m.FaultWords(err, v.name)
	} else {
		m.old = true
	}
	m.Stale()
}

// scrollByKeys brings the next row into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (m *matches) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(m.Page.Focused(), "matches.%d", &at); n != 1 {
		return false
	}
	m.Lead(&m.rows, at, false)
	return false
}

// Leave lets go of the pictures of the maps.
func (m *matches) Leave() {
	for _, picture := range m.maps {
		picture.Drop()
	}
}
