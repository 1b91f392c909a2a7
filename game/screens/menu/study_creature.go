package menu

import (
	"strconv"

	"tenaille/game/study"
	"tenaille/render/widget"
	"tenaille/rules"
)

// studyColumns is how many conditions stand in a row.
const studyColumns = 6

// layCreature lays out what of one creature can be changed: where it stands, its hit
// points, its conditions.
func (s *studySheet) layCreature(p *widget.Page, r widget.Rect) {
	if s.bench.Subject() == rules.Nobody {
		return
	}
	p.Button("study.before", widget.Rect{X: r.X, Y: r.Y, W: studyRow, H: studyRow}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, -1, 0, true) }, Tip: s.T("Previous"), OnClick: func() { s.walk(-1) },
	})
	p.Button("study.after", widget.Rect{X: r.X + 230, Y: r.Y, W: studyRow, H: studyRow}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, 1, 0, true) }, Tip: s.T("Next"), OnClick: func() { s.walk(1) },
	})
	p.Button("study.place", widget.Rect{X: r.X + 290, Y: r.Y, W: r.W - 290, H: studyRow}, widget.Button{
		Label: s.T("Put elsewhere: choose a square"), Icon: "move", Size: 14.5,
		OnClick: func() { s.bench.Place(); s.Stack.Pop() },
	})
	c, most := s.bench.Facts()
	slide := widget.Rect{X: r.X + studyLabel, Y: r.Y + studyRow + studyGap, W: r.W - studyLabel, H: 34}
	s.laySlider(p, "study.hp", slide, 1, max(most, 1), int(c.HP), s.bench.SetHP, func(v int) string { return s.T("%[1]d of %[2]d", v, most) })
	s.label(p, r.X, slide.Y-3, s.T("Hit points"))
	name := s.bench.Name()
	p.Paint(func(k widget.Canvas) {
		k.SideSign(s.bench.Side(), r.X+58, r.Y+studyRow/2, 7)
		k.TextFit(name, r.X+74, r.Y+26, 150, widget.Bold, 15, widget.Bone, widget.Start)
	})
	s.layConditions(p, widget.Rect{X: r.X, Y: slide.Y + slide.H + studyGap, W: r.W, H: r.Y + r.H - slide.Y - slide.H - studyGap})
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
	p.Segment("study.for", widget.Rect{X: r.X + studyLabel, Y: r.Y, W: r.W - studyLabel, H: 32}, rounds, strconv.Itoa(s.bench.For), 12.5, func(id string) {
		s.bench.For, _ = strconv.Atoi(id)
		s.Stale()
	})
	s.label(p, r.X, r.Y-4, s.T("Conditions"))
	c, _ := s.bench.Facts()
	const tall, gap = 30., 5.
	w := (r.W - gap*(studyColumns-1)) / studyColumns
	for i, k := range list {
		box := widget.Rect{X: r.X + float64(i%studyColumns)*(w+gap), Y: r.Y + 38 + float64(i/studyColumns)*(tall+gap), W: w, H: tall}
		p.Paint(func(k widget.Canvas) { k.Box(box, 8, widget.Well, widget.Edge, 1.2) })
		p.Button("study.condition."+k.String(), box, widget.Button{
			Label: s.ConditionName(k), Size: 12.5, Centred: true, Kind: widget.Option, Selected: c.Conditions.Has(k),
			OnClick: s.done(func() { s.bench.Toggle(k) }),
		})
	}
}

// walk goes to another creature.
func (s *studySheet) walk(step int) {
	s.bench.Walk(step)
	s.wanted = -1
	s.Stale()
}
