package setup

import (
	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// toldLine is the height of the line under a choice that says what its answer
// comes to.
const toldLine = 15.

// layTold says under a choice what the answer taken comes to; the others say it in
// their tips. It returns how tall that is.
func (s *setup) layTold(p *widget.Page, box widget.Rect, words string) float64 {
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, box.X+2, box.Y+12, box.W-4, widget.Regular, 12, widget.Dim, widget.Start)
	})
	return toldLine
}

// layFog lays out what a side may know, with what the answer taken means; it
// returns how tall that is.
func (s *setup) layFog(p *widget.Page, box widget.Rect) float64 {
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("Fog of war"), box.X+2, box.Y+s.Touch(32)/2+6, 128, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	p.Segment("setup.fog", widget.Rect{X: box.X + 132, Y: box.Y, W: box.W - 132, H: s.Touch(32)}, s.fogAnswers(), fog(s), 13, func(id string) {
		s.draft.Terms.Fog = id
		s.changed()
	})
	tall := s.Touch(32) + 4
	if s.Compact() && !s.upright() { // a phone that lies has no room for more; the tips tell it
		return tall
	}
	return tall + s.layTold(p, widget.Rect{X: box.X, Y: box.Y + tall, W: box.W}, s.Key("fog."+fog(s)+".brief"))
}

// aboutStudy says what a battle is that is studied.
func (s *setup) aboutStudy() string {
	return s.T("Any action can be taken back, dice set, sides changed, creatures and conditions placed by hand. The record says so.")
}

// layStudy lays out whether the battle is a match or studied, which it stays for ever.
func (s *setup) layStudy(p *widget.Page, box widget.Rect) {
	taken := "match"
	if s.draft.Terms.Study {
		taken = "study"
	}
	p.Segment("setup.kind", box, []widget.Choice{
		{ID: "match", Label: s.T("Match"), Tip: s.T("Dice are final; only what rolled none and showed nothing new can be taken back.")},
		{ID: "study", Label: s.T("Study"), Tip: s.aboutStudy()},
	}, taken, 13.5, func(id string) {
		s.draft.Terms.Study = id == "study"
		s.changed()
	})
}

// fog is what a side may know.
func fog(s *setup) string {
	if lettered(s) {
		return match.Fogs[0]
	}
	return s.draft.Fog()
}

// fogAnswers are what a side may know, those not taken with what they mean.
func (s *setup) fogAnswers() []widget.Choice {
	var list []widget.Choice
	for _, name := range match.Fogs {
		choice := widget.Choice{ID: name, Label: s.Key("fog." + name), Disabled: lettered(s) && name != fog(s)}
		if name != fog(s) || s.Compact() && !s.upright() {
			choice.Tip = s.Key("fog." + name + ".about") // else it would lie over the line
		}
		if choice.Disabled {
			choice.Tip = s.T("Fog is off in a match by mail: both see the whole board.")
		}
		list = append(list, choice)
	}
	return list
}

// layLevel lays out how well the machine of a side plays, told with what the level
// taken does; it returns how tall that is.
func (s *setup) layLevel(p *widget.Page, box widget.Rect, side int, told bool) float64 {
	if away(s, side) {
		return layMode(s, p, box, side, told)
	}
	const sign = 26.
	temper, tall := s.Touch(36), s.Touch(32)
	taken := s.draft.Terms.Players[side]
	level, _ := ai.TemperOf(taken)
	p.Paint(func(c widget.Canvas) { c.SideSign(side, box.X+10, box.Y+tall/2, 7) })
	id := [...]string{"setup.level.blue", "setup.level.red"}[side]
	p.Segment(id, widget.Rect{X: box.X + sign, Y: box.Y, W: box.W - sign - temper - 6, H: tall}, s.Levels(taken), level, 12.5, func(name string) {
		s.draft.Terms.Players[side] = scene.Reseat(taken, name)
		s.changed()
	})
	s.layTemper(p, widget.Rect{X: box.X + box.W - temper, Y: box.Y, W: temper, H: tall}, side)
	if !told {
		return tall + 4
	}
	return tall + 4 + s.layTold(p, widget.Rect{X: box.X, Y: box.Y + tall + 4, W: box.W}, s.PlayerBrief(taken))
}
