package scene

import (
	"tenaille/game/ai"
	"tenaille/render/widget"
)

// answer is one of the answers of a choice with what it comes to, in a few words.
type answer struct {
	label, words string
	taken        bool
}

// legendLine is the height of an answer in the legend under a choice.
const legendLine = 15.

// layLegend says under a choice what each answer comes to, a line each, the one
// that is taken in bright letters; it returns how tall that is.
func (s *setup) layLegend(p *widget.Page, box widget.Rect, list []answer) float64 {
	wide := 0.
	for _, a := range list {
		wide = max(wide, s.Style.Width(a.label, widget.Bold, 12))
	}
	p.Paint(func(c widget.Canvas) {
		for i, a := range list {
			ink, y := widget.Dim, box.Y+12+legendLine*float64(i)
			if a.taken {
				ink = widget.Bone
			}
			c.Text(a.label, box.X+2, y, widget.Bold, 12, ink, widget.Start)
			c.TextFit(a.words, box.X+wide+10, y, box.W-wide-12, widget.Regular, 12, ink, widget.Start)
		}
	})
	return legendLine * float64(len(list))
}

// layFog lays out what a side may know, with what each answer means or only the one
// taken; it returns how tall that is.
func (s *setup) layFog(p *widget.Page, box widget.Rect, each bool) float64 {
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("Fog of war"), box.X+2, box.Y+22, 128, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	told, list := s.fogAnswers(each)
	p.Segment("setup.fog", widget.Rect{X: box.X + 132, Y: box.Y, W: box.W - 132, H: 32}, list, s.fog(), 13, func(id string) {
		s.plan.Fog = id
		s.changed()
	})
	return 36 + s.layLegend(p, widget.Rect{X: box.X, Y: box.Y + 36, W: box.W}, told)
}

// fogAnswers are what a side may know, with what each answer means or only the one
// taken.
func (s *setup) fogAnswers(each bool) (told []answer, list []widget.Choice) {
	taken := s.fog()
	for _, name := range fogs {
		label := s.Key("fog." + name)
		choice := widget.Choice{ID: name, Label: label}
		if each || name == taken {
			told = append(told, answer{label, s.Key("fog." + name + ".brief"), name == taken})
		} else {
			choice.Tip = s.Key("fog." + name + ".about") // else it would lie over the line
		}
		list = append(list, choice)
	}
	return told, list
}

// fog is what a side may know in the plan.
func (s *setup) fog() string {
	if s.plan.Fog != "" {
		return s.plan.Fog
	}
	if f := s.level(s.plan.Level).setup.Fog; f != "" {
		return f
	}
	return "off"
}

// aimless is the machine player that does anything that is allowed.
const aimless = "random"

// layLevel lays out how well the machine of a side plays, with what each level
// does or only the one taken; it returns how tall that is.
func (s *setup) layLevel(p *widget.Page, box widget.Rect, side int, each bool) float64 {
	const sign = 26.
	taken := s.plan.Players[side]
	var list []widget.Choice
	var told []answer
	for _, name := range ai.Names() {
		if name == aimless && name != taken {
			continue // for trials, by the options of the program
		}
		label := s.Key("player." + name)
		list = append(list, widget.Choice{ID: name, Label: label, Tip: s.Key("player." + name + ".summary")})
		if each || name == taken {
			told = append(told, answer{label, s.Key("player." + name + ".brief"), name == taken})
		}
	}
	p.Paint(func(c widget.Canvas) { c.SideSign(side, box.X+10, box.Y+16, 7) })
	id := [...]string{"setup.level.blue", "setup.level.red"}[side]
	p.Segment(id, widget.Rect{X: box.X + sign, Y: box.Y, W: box.W - sign, H: 32}, list, taken, 12.5, func(name string) {
		s.plan.Players[side] = name
		s.changed()
	})
	return 36 + s.layLegend(p, widget.Rect{X: box.X, Y: box.Y + 36, W: box.W}, told)
}
