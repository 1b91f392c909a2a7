package campaign

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/words"
	"tenaille/levels"
	storybook "tenaille/levels/campaign"
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
	tall := max(60, min(72, (in.H+4)/float64(max(len(list), 1))))
	rows.Fit, rows.Size, rows.Tall = max(int((in.H+4)/tall), 1), len(list), tall
	rows.To(rows.Top)
	p.Scrolls(in, rows, s.Stale)
	for i := rows.Top; i < min(rows.Top+rows.Fit, len(list)); i++ {
		m := &list[i]
		at := widget.Rect{X: in.X, Y: in.Y + float64(i-rows.Top)*tall, W: in.W - 10, H: tall - 5}
		p.Button(row(who, i), at, widget.Button{
			Selected: i == s.member, OnClick: func() { s.member = i; s.rows[shelf].Top = 0; s.Stale() },
			Paint: func(c widget.Canvas, at widget.Rect) { s.paintMember(c, m, at.Inset(5)) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(in, rows, widget.Edge) })
}

func (s *camp) paintMember(c widget.Canvas, m *company.Member, at widget.Rect) {
	name, kind := words.PersonName(s.Words, m.Name, m.Kind)
	face := at.H
	c.Portrait(m.Kind, 0, at.X, at.Y, face)
	x, room := at.X+face+8, at.W-face-10
	state, ink := s.state(m)
	w := min(c.Width(state, widget.Regular, 12), room*.5)
	c.TextFit(state, at.X+at.W-2, at.Y+14, w, widget.Regular, 12, ink, widget.End)
	c.TextFit(name, x, at.Y+14, room-w-8, widget.Bold, 15, widget.Bone, widget.Start)
	c.TextFit(s.T("%[1]s, level %[2]d", kind, m.Level()), x, at.Y+at.H-11, room, widget.Regular, 12.5, widget.Dim, widget.Start)
	s.paintHealth(c, widget.Rect{X: x, Y: at.Y + at.H - 6, W: room - 2, H: 6}, m)
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
	return s.T("%[1]d of %[2]d", m.HP, m.MaxHP()), widget.Dim
}

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
	open := m.Open()
	if s.company.Pending != nil {
		open = nil
	}
	if len(open) > 0 {
		columns := 2
		if in.W > 620 {
			columns = 4
		}
		lines := (len(open) + columns - 1) / columns
		tall := s.Touch(36) + 6
		top := in.Y + in.H - float64(lines)*tall
		w := in.W / float64(columns)
		for i, choice := range open {
			name, about := s.choice(choice)
			p.Button(row("choice", i), widget.Rect{X: in.X + w*float64(i%columns), Y: top + tall*float64(i/columns), W: w - 6, H: tall - 6}, widget.Button{
				Label: name, Size: 13.5, Tip: about, Centred: true, OnClick: func() { s.does(s.deed(m, name), func() { m.Choose(choice) }) },
			})
		}
		p.Paint(func(c widget.Canvas) {
			c.TextFit(s.T("A new level: choose a feat or an ability score."), in.X, top-8, in.W, widget.Bold, 13.5, widget.Gold, widget.Start)
		})
		in.H = top - 26 - in.Y
	}
	p.Paint(func(c widget.Canvas) { s.paintSheet(c, m, in) })
}

// paintSheet paints what somebody is and has.
func (s *camp) paintSheet(c widget.Canvas, m *company.Member, box widget.Rect) {
	name, kind := words.PersonName(s.Words, m.Name, m.Kind)
	face := min(box.H*.4, 92)
	x, room := box.X+face+12, box.W-face-12
	size, line := 13., 18.
	if whole := min(box.H, box.W*.42, largest); whole >= 190 { // it stands beside what is told
		c.Miniature(m.Kind, 0, box.X+box.W-whole, box.Y+(box.H-whole)/2, whole)
		c.Note("whole", m.Kind, 0)
		box.W -= whole + 12
		x, room = box.X, box.W
		size, line = 14, 22
	} else {
		c.Portrait(m.Kind, 0, box.X, box.Y, face)
	}
	c.TextFit(name, x, box.Y+20, room, widget.Bold, 20, widget.Gold, widget.Start)
	c.TextFit(s.T("%[1]s, level %[2]d", kind, m.Level()), x, box.Y+40, room, widget.Regular, 14, widget.Bone, widget.Start)
	sheet := m.Sheet()
	c.TextFit(s.T("%[1]d of %[2]d hit points", m.HP, m.MaxHP()), x, box.Y+58, room, widget.Regular, 13, widget.Dim, widget.Start)
	y := box.Y + max(face, 64) + 8
	if x == box.X {
		y = box.Y + 76
	}
	list := s.facts(m, &sheet)
	if s.small() || s.narrow() {
		list = []string{strings.Join(list, " · ")}
	}
	for _, words := range list {
		y = s.paintLines(c, words, widget.Rect{X: box.X, Y: y, W: box.W, H: box.Y + box.H - y}, size, line, widget.Bone)
	}
}

// facts are what is told of somebody's sheet, a line each.
func (s *camp) facts(m *company.Member, sheet *rules.Sheet) (list []string) {
	add := func(label, words string) {
		if words != "" {
			list = append(list, s.T("%[1]s: %[2]s", label, words))
		}
	}
	if m.Shaken {
		list = append(list, s.T("Begins the next battle shaken."))
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
	add(s.T("Armour class"), s.Number(levels.ArmourClass(sheet)))
	add(s.T("Base attack"), s.Signed(sheet.BAB))
	add(s.T("Saves"), words.Saves(s.Words, sheet))
	add(s.T("Scores"), words.Scores(s.Words, sheet))
	for i := range sheet.Weapons {
		add(s.WeaponName(sheet.Weapons[i].Name), words.Arm(s.Words, sheet, &sheet.Weapons[i]))
	}
	add(s.T("Feats"), strings.Join(s.born(m, sheet), ", "))
	var chosen, has []string
	for _, choice := range m.Choices {
		name, _ := s.choice(choice)
		chosen = append(chosen, name)
	}
	add(s.T("Learnt"), strings.Join(chosen, ", "))
	for _, id := range append(append([]string{}, m.Worn...), m.Carried...) {
		name, _ := s.good(id)
		has = append(has, name)
	}
	add(s.T("Carries"), strings.Join(has, ", "))
	add(s.T("Worth"), s.TN("%[1]d point", "%[1]d points", m.Points()))
	add(s.T("Battles fought"), s.Number(m.Battles))
	return list
}

// born are the names of the feats that somebody has without having chosen them.
func (s *camp) born(m *company.Member, sheet *rules.Sheet) (names []string) {
	for _, feat := range sheet.Feats {
		if name, _ := s.choice(feat); name != feat && !slices.Contains(m.Choices, feat) {
			names = append(names, name)
		}
	}
	return names
}

// choice is a choice of a new level in words, and what it does.
func (s *camp) choice(id string) (name, about string) {
	if key := "score." + id; s.Text.Has(key) {
		return s.Key(key) + " " + s.Signed(2), s.T("The score is higher by 2 for good.")
	}
	for _, key := range []string{"feat." + id, "choice." + id} {
		if s.Text.Has(key) {
			return s.Key(key), s.Key(key + ".text")
		}
	}
	return id, ""
}
