package campaign

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/words"
	storybook "tenaille/levels/campaign"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
)

// halves are the parts of a tab: the list of people, and what is told of the chosen one.
func (s *camp) halves(body widget.Rect) (list, rest widget.Rect) {
	if s.narrow() {
		tall := body.H * .4
		return widget.Rect{X: body.X, Y: body.Y, W: body.W, H: tall}, widget.Rect{X: body.X, Y: body.Y + tall + 8, W: body.W, H: body.H - tall - 8}
	}
	w := max(body.W*.38, 300)
	return widget.Rect{X: body.X, Y: body.Y, W: w, H: body.H}, widget.Rect{X: body.X + w + 8, Y: body.Y, W: body.W - w - 8, H: body.H}
}

// scrollByKeys brings the next row into sight when the focus is about to walk past the
// last one; the walk itself is the page's.
func (s *camp) scrollByKeys() bool {
	for _, list := range []string{who, shelf, pages} {
		var at int
		if n, _ := fmt.Sscanf(s.Page.Focused(), "campaign."+list+".%d", &at); n == 1 {
			s.Lead(s.rows[list], at, false)
		}
	}
	return false
}

// layPeople lays out the company in rows, of which one is chosen.
func (s *camp) layPeople(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	in := box.Inset(8)
	list, rows := s.company.Members, s.rows[who]
	tall := max((in.H+4)/max(math.Floor((in.H+4)/60), 1), min(148, (in.H+4)/float64(max(len(list), 1))))
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4)/tall), 1), len(list), tall
	rows.To(rows.Top)
	p.Scrolls(in, rows, s.Stale)
	for i := rows.Top; i < min(rows.Top+rows.Fit, len(list)); i++ {
		m := &list[i]
		at := widget.Rect{X: in.X, Y: in.Y + float64(i-rows.Top)*tall, W: in.W - gutter(rows), H: tall - 5}
		p.Button(row(who, i), at, widget.Button{
			Selected: i == s.member, OnClick: func() { s.member = i; s.rows[shelf].Top = 0; s.Stale() },
			Paint: func(c widget.Canvas, at widget.Rect) { s.paintMember(c, m, at.Inset(5)) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(in, rows, widget.Edge) })
}

// gutter is what a bar beside rows takes, where there is one.
func gutter(rows *ui.Rows) float64 {
	if rows.Long() {
		return 10
	}
	return 0
}

func (s *camp) paintMember(c widget.Canvas, m *company.Member, at widget.Rect) {
	name, kind := words.PersonName(s.Words, m.Name, m.Kind)
	face := min(at.H, at.W*.24, 98)
	c.Portrait(m.Kind, 0, at.X, at.Y+(at.H-face)/2, face)
	x, room := at.X+face+8, at.W-face-10
	state, ink := s.state(m)
	end, low := at.X+at.W-2, 14.
	w := min(c.Width(state, widget.Regular, 12), room*.5)
	level := s.T("%[1]s, level %[2]d", kind, m.Level())
	if state != health(s, m) && at.H >= 70 && c.Width(level, widget.Regular, 13)+w+8 <= room { // a tall row has room for both
		low = 34
		c.Text(health(s, m), end, at.Y+14, widget.Regular, 12, widget.Dim, widget.End)
	}
	c.TextFit(state, end, at.Y+low, w, widget.Regular, 12, ink, widget.End)
	c.TextFit(name, x, at.Y+14, room-w-8, widget.Bold, 15, widget.Bone, widget.Start)
	if at.H >= 70 { // and for what is carried
		c.TextFit(level, x, at.Y+34, room, widget.Regular, 13, widget.Dim, widget.Start)
		c.TextFit(fitting(c, room, widget.Regular, 12.5, carried(s, m), s.T("things carried: %[1]d of %[2]d", len(m.Carried), company.MostCarried), ""), x, at.Y+at.H-14, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	} else {
		c.TextFit(level, x, at.Y+at.H-11, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	}
	s.paintHealth(c, widget.Rect{X: x, Y: at.Y + at.H - 6, W: room - 2, H: 6}, m)
}

// carried names what somebody has with them to use up, and wears.
func carried(s *camp, m *company.Member) string {
	var list []string
	for _, id := range slices.Concat(m.Carried, m.Worn) {
		if name, _ := s.good(id); !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return strings.Join(list, ", ")
}

// state is what is to be told of somebody at once.
func (s *camp) state(m *company.Member) (words string, ink color.NRGBA) {
	switch {
	case len(m.Open()) > 0:
		return s.T("new level"), widget.Gold
	case m.Shaken:
		return s.ConditionName(rules.Shaken), widget.Bad
	case m.Stays:
		return s.T("in camp"), widget.Dim
	}
	return health(s, m), widget.Dim
}

// health is how many hit points somebody has, of how many.
func health(s *camp, m *company.Member) string { return s.T("%[1]d of %[2]d", m.HP, m.MaxHP()) }

// layBand lays out the company and the sheet of the chosen one.
func (s *camp) layBand(p *widget.Page, body widget.Rect) {
	list, rest := s.halves(body)
	foot := widget.Rect{X: list.X, Y: list.Y + list.H - 46, W: list.W, H: 46}
	s.layPeople(p, widget.Rect{X: list.X, Y: list.Y, W: list.W, H: list.H - 54})
	c := s.company
	care := s.T("A night heals a third of all hit points and a point of each lowered score; there is one after every battle.")
	if c.Tended() {
		care = s.T("A night heals half of all hit points and two points of each lowered score, since somebody tends the wounded; there is one after every battle.")
	}
	p.Button("campaign.rest", foot, widget.Button{
		Label: s.T("Rest another night: %[1]s", s.purse(c.RestPrice())), Icon: "heal", Size: 14, Disabled: !c.CanRest(), Tip: care,
		OnClick: func() { s.does(s.T("a night’s rest"), func() { c.Rest() }) },
	})
	if len(c.Members) > 0 {
		s.layMember(p, rest, &c.Members[s.member])
	}
}

// layMember lays out the sheet of somebody: what one is, has and may choose.
func (s *camp) layMember(p *widget.Page, box widget.Rect, m *company.Member) {
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	in := box.Inset(12)
	stays := widget.Button{Label: s.T("Goes into battle"), Icon: "check", Size: 14, Selected: true, Tip: s.T("Stays in camp instead: learns half as much, and risks nothing.")}
	if m.Stays {
		stays.Label, stays.Icon, stays.Selected, stays.Tip = s.T("Stays in camp"), "sitting", false, s.T("Goes into battle instead.")
	}
	stays.Disabled = s.company.Pending != nil || !m.Stays && len(s.company.Going(len(s.company.Members))) == 1
	stays.OnClick = func() { m.Stays = !m.Stays; s.keep() }
	p.Button("campaign.stays", widget.Rect{X: in.X, Y: in.Y + in.H - 44, W: in.W, H: 44}, stays)
	in.H -= 52
	if s.company.Pending == nil {
		in = layChoices(s, p, in, m)
	}
	if in.H >= leastSheet {
		p.Paint(func(c widget.Canvas) { s.paintSheet(c, m, in) })
	}
}

// leastSheet is the least height in which anything is told of somebody.
const leastSheet = 60.

// layChoices lays out what may be chosen at a new level, each with what it does, and returns
// what is left of the box over it. Where that has no room for a sheet all of it is theirs.
func layChoices(s *camp, p *widget.Page, in widget.Rect, m *company.Member) widget.Rect {
	open, rows := m.Open(), s.rows[levelled]
	if len(open) == 0 {
		return in
	}
	const head = 26.
	columns, most := 2, 1
	if in.W < 420 {
		columns = 1
	}
	lines := (len(open) + columns - 1) / columns
	for _, id := range open {
		most = max(most, len(s.Style.Wrap(effect(s, m, id), (in.W-10)/float64(columns)-20, widget.Regular, 12.5)))
	}
	tall := max(44, 32+15*float64(most)) + 6
	need := float64(lines)*tall + head
	left := in
	if left.H = in.H - need; left.H < leastSheet+70 { // the name of whom it is for, and the choices
		left.H = leastSheet
	}
	at := widget.Rect{X: in.X, Y: in.Y + left.H + head, W: in.W, H: in.H - left.H - head}
	if left.H+need < in.H {
		at.Y = in.Y + in.H - need + head
	}
	rows.Fit, rows.Size, rows.Tall = max(int((at.H+6)/tall), 1), lines, tall
	rows.To(rows.Top)
	p.Scrolls(at, rows, s.Stale)
	wide := at.W
	if rows.Fit < lines {
		wide -= 10
	}
	wide /= float64(columns)
	for i := rows.Top * columns; i < min((rows.Top+rows.Fit)*columns, len(open)); i++ {
		id := open[i]
		name, does := s.choice(id), effect(s, m, id)
		p.Button(row(levelled, i), widget.Rect{X: at.X + wide*float64(i%columns), Y: at.Y + tall*float64(i/columns-rows.Top), W: wide - 6, H: tall - 6}, widget.Button{
			OnClick: func() { s.does(s.deed(m, name), func() { m.Choose(id) }) },
			Paint: func(c widget.Canvas, box widget.Rect) {
				in := box.Inset(7)
				c.TextFit(name, in.X, in.Y+13, in.W, widget.Bold, 14, widget.Bone, widget.Start)
				s.paintLines(c, does, widget.Rect{X: in.X, Y: in.Y + 18, W: in.W, H: in.H - 14}, 12.5, 15, widget.Dim)
			},
		})
	}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("A new level: choose a feat or an ability score."), at.X, at.Y-9, at.W, widget.Bold, 14, widget.Gold, widget.Start)
		if rows.Fit < lines {
			c.ScrollBar(at, rows, widget.Edge)
		}
	})
	return left
}

// paintSheet paints what somebody is and has.
func (s *camp) paintSheet(c widget.Canvas, m *company.Member, box widget.Rect) {
	name, kind := words.PersonName(s.Words, m.Name, m.Kind)
	face := min(box.H, max(box.H*.4, 60), 92)
	x, room := box.X+face+12, box.W-face-12
	whole := min(box.H, box.W*.4, 1.3*largest)
	if whole >= 190 { // it stands beside what is told
		c.Miniature(m.Kind, 0, box.X+box.W-whole, box.Y+(box.H-whole)*.3, whole)
		c.Note("whole", m.Kind, 0)
		box.W -= whole + 12
		x, room = box.X, box.W
	} else {
		c.Portrait(m.Kind, 0, box.X, box.Y, face)
	}
	c.TextFit(name, x, box.Y+20, room, widget.Bold, 20, widget.Gold, widget.Start)
	c.TextFit(s.T("%[1]s, level %[2]d", kind, m.Level()), x, box.Y+40, room, widget.Regular, 14, widget.Bone, widget.Start)
	y := box.Y + max(face, 46) + 8
	if x == box.X {
		y = box.Y + 54
	}
	paintFacts(s, c, s.facts(m), widget.Rect{X: box.X, Y: y, W: box.W, H: box.Y + box.H - y})
}

// paintFacts paints what is told of somebody: in two columns, names and words, as large as
// the box has room for, or in one run of words.
func paintFacts(s *camp, c widget.Canvas, list []words.Fact, box widget.Rect) {
	for _, v := range []struct{ size, line, gap float64 }{{16, 23, 7}, {15, 21, 6}, {14, 20, 4}, {13, 17, 2}, {12.5, 16, 0}} {
		head := 0.
		for _, f := range list {
			head = min(max(head, c.Width(f.Head, widget.Bold, v.size)+14), box.W*.45)
		}
		tall := 0.
		for _, f := range list {
			tall += v.gap + v.line*float64(max(len(c.Wrap(f.Words, box.W-head, widget.Regular, v.size)), len(c.Wrap(f.Head, head-10, widget.Bold, v.size))))
		}
		if tall > box.H {
			continue
		}
		y := box.Y
		for _, f := range list {
			at := widget.Rect{X: box.X, Y: y, W: head - 10, H: box.Y + box.H - y}
			low := y
			for i, l := range c.Wrap(f.Head, at.W, widget.Bold, v.size) {
				if low = y + v.line*float64(i+1); low <= box.Y+box.H {
					c.Text(l, at.X, low-5, widget.Bold, v.size, widget.Gold, widget.Start)
				}
			}
			y = v.gap + max(low, s.paintLines(c, f.Words, widget.Rect{X: box.X + head, Y: y, W: box.W - head, H: at.H}, v.size, v.line, widget.Bone))
		}
		return
	}
	run := make([]string, len(list))
	for i, f := range list {
		run[i] = s.T("%[1]s: %[2]s", f.Head, f.Words)
	}
	s.paintLines(c, strings.Join(run, " · "), box, 13, 17, widget.Bone)
}

// facts are what is told of somebody: first how the company has them, then their sheet.
func (s *camp) facts(m *company.Member) (list []words.Fact) {
	add := func(head, said string) {
		if said != "" {
			list = append(list, words.Fact{Head: head, Words: said})
		}
	}
	if m.Shaken {
		add(s.ConditionName(rules.Shaken), s.T("Begins the next battle shaken."))
	}
	var lowered []string
	for _, row := range []struct {
		score rules.Score
		n     int
	}{{rules.Str, m.Lowered.Str}, {rules.Dex, m.Lowered.Dex}, {rules.Con, m.Lowered.Con}, {rules.Int, m.Lowered.Int}, {rules.Wis, m.Lowered.Wis}, {rules.Cha, m.Lowered.Cha}} {
		if row.n > 0 {
			lowered = append(lowered, s.ScoreName(row.score)+" "+s.Signed(-row.n))
		}
	}
	add(s.T("Weakened"), strings.Join(lowered, ", "))
	if next := m.Level(); next < storybook.Highest {
		add(s.T("Experience"), s.T("%[1]d of %[2]d", m.Experience, storybook.Read().Experience[next]))
	}
	sheet := m.Sheet()
	add(s.T("Scores"), words.Scores(s.Words, &sheet))
	list = append(list, words.SheetFacts(s.Words, &sheet)...)
	var bare []string // the feats that need no line of their own
	for _, id := range sheet.Feats {
		if name, about := words.Feat(s.Words, id, ""); about == "" {
			bare = append(bare, name)
		}
	}
	add(s.T("Feats"), strings.Join(bare, ", "))
	var raised []string
	for _, id := range m.Choices {
		if s.Text.Has("score." + id) { // feats stand on the sheet
			raised = append(raised, s.choice(id))
		}
	}
	add(s.T("Learnt"), strings.Join(raised, ", "))
	for _, id := range m.Worn {
		name, about := s.good(id)
		add(name, about)
	}
	add(s.T("Battles fought"), s.Number(m.Battles))
	for i := range list { // a table, not sentences
		list[i].Words = strings.TrimSuffix(list[i].Words, ".")
	}
	return list
}

// choice is a choice of a new level in words.
func (s *camp) choice(id string) string {
	if key := "score." + id; s.Text.Has(key) {
		return s.Key(key) + " " + s.Signed(storybook.ScoreStep)
	}
	name, _ := words.Feat(s.Words, id, "")
	return name
}

// effect is what a choice of a new level does for somebody, by the sheet that it makes.
func effect(s *camp, m *company.Member, id string) string {
	if _, about := words.Feat(s.Words, id, ""); about != "" {
		return about
	}
	had, has := m.Sheet(), m.With(id)
	return words.Gains(s.Words, &had, &has)
}
