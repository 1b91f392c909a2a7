package menu

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/game/scene"
	"tenaille/game/study"
	"tenaille/render/widget"
	"tenaille/rules"
)

// studyColumns is how many conditions stand in a row of the usual sheet.
const studyColumns = 6

// layCreature lays out what of one creature can be changed: where it stands, its hit
// points, its conditions.
func (s *studySheet) layCreature(p *widget.Page, r widget.Rect) {
	if s.bench.Subject() == rules.Nobody {
		return
	}
	name, tall, slides := 150., s.row, s.Touch(34)
	place, y := widget.Rect{X: r.X + 290, Y: r.Y, W: r.W - 290, H: tall}, r.Y+tall+s.gap
	if s.narrow() {
		name = r.W - 2*tall - 34
		place, y = widget.Rect{X: r.X, Y: y, W: r.W, H: tall}, y+tall+s.gap
	}
	p.Button("study.before", widget.Rect{X: r.X, Y: r.Y, W: tall, H: tall}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, -1, 0, true) }, Tip: s.T("Previous"), OnClick: func() { s.walk(-1) },
	})
	p.Button("study.after", widget.Rect{X: r.X + tall + 40 + name, Y: r.Y, W: tall, H: tall}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, 1, 0, true) }, Tip: s.T("Next"), OnClick: func() { s.walk(1) },
	})
	p.Button("study.place", place, widget.Button{
		Label: s.T("Move: choose a square"), Icon: "move", Size: 14.5,
		OnClick: func() { s.bench.Place(); s.Stack.Pop() },
	})
	c, most := s.bench.Facts()
	slide, end := s.beside(r.X, y, r.W, slides)
	s.laySlider(p, "study.hp", slide, 1, max(most, 1), int(c.HP), s.bench.SetHP, func(v int) string { return s.T("%[1]d of %[2]d", v, most) })
	s.label(p, r.X, y-3, s.T("Hit points"))
	who := s.bench.Name()
	p.Paint(func(k widget.Canvas) {
		k.SideSign(s.bench.Side(), r.X+tall+18, r.Y+tall/2, 7)
		k.TextFit(who, r.X+tall+34, r.Y+tall/2+6, name, widget.Bold, 15, widget.Bone, widget.Start)
	})
	s.layConditions(p, widget.Rect{X: r.X, Y: end + s.gap, W: r.W, H: r.Y + r.H - end - s.gap})
}

// layConditions lays out the conditions, those it has marked, and how long one lasts that
// is put on.
func (s *studySheet) layConditions(p *widget.Page, r widget.Rect) {
	list := s.bench.Conditions()
	if len(list) == 0 {
		s.label(p, r.X, r.Y, s.T("Figures have no conditions."))
		return
	}
	var rounds []widget.Choice
	for _, n := range study.Rounds {
		label := s.TN("%[1]d round", "%[1]d rounds", n, n)
		if n == 0 {
			label = s.T("until lifted")
		}
		rounds = append(rounds, widget.Choice{ID: strconv.Itoa(n), Label: label})
	}
	lasts, end := s.beside(r.X, r.Y, r.W, s.Touch(32))
	if more := (scene.ChoiceRows(lasts.W) - 1) * (lasts.H + 4); more > 0 {
		lasts.H, end = lasts.H+more, end+more
	}
	scene.LayChoices(p, "study.for", lasts, rounds, strconv.Itoa(s.bench.For), 12.5, func(id string) {
		s.bench.For, _ = strconv.Atoi(id)
		s.Stale()
	})
	s.label(p, r.X, r.Y-4, s.T("Conditions"))
	c, _ := s.bench.Facts()
	columns, tall, gap := s.columns(), s.Touch(30), 5.
	top := end + 6
	v := &s.conditions
	v.Size, v.Fit, v.Tall = (len(list)+columns-1)/columns, max(int((r.Y+r.H-top+gap)/(tall+gap)), 1), tall+gap
	v.To(v.Top)
	room := widget.Rect{X: r.X, Y: top, W: r.W, H: float64(v.Fit) * (tall + gap)}
	if v.Long() {
		p.Scrolls(room, v, s.Stale)
		p.Paint(func(k widget.Canvas) { k.ScrollBar(room, v, widget.HoverEdge) })
		room.W -= 12
	}
	w := (room.W - gap*float64(columns-1)) / float64(columns)
	for i, k := range list {
		row := i/columns - v.Top
		if row < 0 || row >= v.Fit {
			continue
		}
		box := widget.Rect{X: r.X + float64(i%columns)*(w+gap), Y: top + float64(row)*(tall+gap), W: w, H: tall}
		p.Paint(func(k widget.Canvas) { k.Box(box, 8, widget.Well, widget.Edge, 1.2) })
		p.Button("study.condition."+k.String(), box, widget.Button{
			Label: s.ConditionName(k), Size: 12.5, Centred: true, Kind: widget.Option, Selected: c.Conditions.Has(k),
			OnClick: s.done(func() { s.bench.Toggle(k) }),
		})
	}
}

// columns is how many conditions stand in a row.
func (s *studySheet) columns() int {
	if s.narrow() {
		return studyColumns / 2
	}
	return studyColumns
}

// scrollByKeys brings the next row of conditions into sight when the focus is about to
// walk past the last one; the walk itself is the page's.
func (s *studySheet) scrollByKeys() bool {
	name, on := strings.CutPrefix(s.Page.Focused(), "study.condition.")
	if at := slices.IndexFunc(s.bench.Conditions(), func(k rules.Condition) bool { return k.String() == name }); on && at >= 0 {
		s.Lead(&s.conditions, at/s.columns(), false)
	}
	return false
}

// walk goes to another creature.
func (s *studySheet) walk(step int) {
	s.bench.Walk(step)
	s.wanted = -1
	s.Stale()
}
