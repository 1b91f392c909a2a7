package setup

import (
	"strconv"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/form"
	"tenaille/render/widget"
)

// further is the sheet of who plays the sides after the second.
type further struct {
	scene.Sheet
	form  *form.Form
	sides int // how many there are of them
	lines func() []form.Line
}

// newFurther opens the sheet.
func (s *setup) newFurther() *further {
	f := &further{Sheet: scene.Sheet{Screen: scene.Screen{Context: s.Context, First: "further.back", Fits: scene.Upright}},
		form: &s.more, sides: max(s.Draft.Sides()-len(match.SideIDs), 1), lines: func() []form.Line { return s.furtherLines() }}
	f.Build, f.Back = f.lay, s.Stack.Pop
	f.Keys = func() bool { s.more.Lead(&f.Screen); return false }
	s.more = form.Form{Name: "further", Did: func() { s.Changed(); f.Stale() }}
	return f
}

// Name is the probe's name of the sheet.
func (f *further) Name() string { return "further" }

func (f *further) lay(p *widget.Page) {
	w, h := min(f.Width-16, 560), min(f.Height-16, 28+76+3*form.Tall*float64(f.sides))
	box := widget.Rect{X: (f.Width - w) / 2, Y: (f.Height - h) / 2, W: w, H: h}
	in := box.Inset(12)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Heading(f.T("Further sides"), in.X, in.Y+16, in.W)
	})
	f.form.Lay(p, &f.Screen, widget.Rect{X: in.X, Y: in.Y + 28, W: in.W, H: in.H - 80}, f.lines())
	p.Button("further.back", widget.Rect{X: in.X + in.W/2, Y: in.Y + in.H - 44, W: in.W / 2, H: 44}, widget.Button{
		Label: f.T("Done"), Icon: "check", Kind: widget.Primary, Size: 15, OnClick: f.Back,
	})
}

// furtherLines are the rows of the sides after the second: who plays each, with which temper,
// and what the map gives it to fight with.
func (s *setup) furtherLines() (list []form.Line) {
	for side := len(match.SideIDs); side < s.Draft.Sides(); side++ {
		now := s.Draft.Terms.Player(side)
		level, temper := ai.TemperOf(now)
		players := []string{match.Human}
		for _, c := range s.Levels(now) {
			players = append(players, c.ID)
		}
		list = append(list, s.more.Choice(s.SideName(side), players, level, s.PlayerName, func(name string) {
			s.Draft.Terms.Seat(side, scene.Reseat(now, name))
		}))
		if !match.IsHuman(level) && ai.WithTemper(level, "bold") != level {
			list = append(list, s.more.Choice(s.T("Temper"), ai.Tempers(), temper, func(v string) string { return s.Key("temper." + v + ".name") }, func(v string) {
				s.Draft.Terms.Seat(side, ai.WithTemper(level, v))
			}))
		}
		army := s.Draft.Here().Field.Own(side)
		n := army.Total()
		list = append(list, form.Words(s.TN("The map’s army: %[1]d figure, %[2]d pts", "The map’s army: %[1]d figures, %[2]d pts", n, n, s.Draft.Here().Field.Cost(s.Draft.Terms.Ruleset, army))))
	}
	return list
}

// layFurther lays out the way to the sides after the second under those two, where the map
// has more, and returns how much room that leaves to the two.
func (s *setup) layFurther(p *widget.Page, right widget.Rect) float64 {
	n := s.Draft.Sides() - len(match.SideIDs)
	if n <= 0 {
		return right.H
	}
	const tall = 42.
	p.Button("setup.further", widget.Rect{X: right.X, Y: right.Y + right.H - tall, W: right.W, H: tall}, widget.Button{
		Label: s.TN("%[1]d further side…", "%[1]d further sides…", n, n), Icon: "army", Size: 14, Tip: s.T("Who plays the sides after the second"),
		OnClick: func() { s.Stack.Push(s.newFurther()) },
	})
	return right.H - tall - 10
}

// tabs are the parts of a small screen: a map of more than two sides has one for the others.
func (s *setup) tabs(ruleset string) []widget.Choice {
	list := []widget.Choice{
		{ID: "map", Label: s.T("Map")}, {ID: "rules", Label: ruleset},
		{ID: "blue", Label: s.SideName(0)}, {ID: "red", Label: s.SideName(1)},
	}
	if n := s.Draft.Sides() - len(match.SideIDs); n > 0 {
		list = append(list, widget.Choice{ID: "more", Label: "+" + strconv.Itoa(n), Tip: s.T("Who plays the sides after the second")})
	}
	return list
}

// machines counts those of the first two sides that no person plays.
func (s *setup) machines() (n int) {
	for _, name := range s.Draft.Terms.Players {
		if !match.IsHuman(name) {
			n++
		}
	}
	return n
}
