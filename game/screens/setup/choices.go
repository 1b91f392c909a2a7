package setup

import (
	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// layFog lays out what a side may know, with what the answer taken means; it
// returns how tall that is.
func (s *setup) layFog(p *widget.Page, box widget.Rect) float64 {
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("Fog of war"), box.X+2, box.Y+s.Touch(32)/2+6, 110, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	p.Segment("setup.fog", widget.Rect{X: box.X + 114, Y: box.Y, W: box.W - 114, H: s.Touch(32)}, s.fogAnswers(), s.fog(), 13, func(id string) {
		s.Draft.Terms.Fog = id
		s.Changed()
	})
	tall := s.Touch(32) + 4
	if s.Compact() && !s.Upright() { // a phone that lies has no room for more; the tips tell it
		return tall
	}
	return tall + s.LayTold(p, widget.Rect{X: box.X, Y: box.Y + tall, W: box.W}, words.Capital(s.Key("fog."+s.fog()+".brief"))+".")
}

// aboutStudy says what a battle is that is studied.
func (s *setup) aboutStudy() string {
	return s.T("Any action can be taken back, dice set, sides changed, creatures and conditions placed by hand. The record says so.")
}

// layStudy lays out whether the battle is a match or studied, which it stays for ever.
func (s *setup) layStudy(p *widget.Page, box widget.Rect) {
	taken := "match"
	if s.Draft.Terms.Study {
		taken = "study"
	}
	p.Segment("setup.kind", box, []widget.Choice{
		{ID: "match", Label: s.T("Match"), Tip: s.T("Dice are final; only what rolled none and showed nothing new can be taken back.")},
		{ID: "study", Label: s.T("Study"), Tip: s.aboutStudy()},
	}, taken, 13.5, func(id string) {
		s.Draft.Terms.Study = id == "study"
		s.Changed()
	})
}

// fog is what a side may know.
func (s *setup) fog() string {
	if s.Lettered() {
		return match.Fogs[0]
	}
	return s.Draft.Fog()
}

// fogAnswers are what a side may know, those not taken with what they mean.
func (s *setup) fogAnswers() []widget.Choice {
	var list []widget.Choice
	for _, name := range match.Fogs {
		choice := widget.Choice{ID: name, Label: s.Key("fog." + name), Disabled: s.Lettered() && name != s.fog()}
		if name != s.fog() || s.Compact() && !s.Upright() {
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
	if s.Away(side) {
		return s.layMode(p, box, side, told)
	}
	const sign = 26.
	temper, tall := s.Touch(36), s.Touch(32)
	taken := s.Draft.Terms.Players[side]
	level, _ := ai.TemperOf(taken)
	p.Paint(func(c widget.Canvas) { c.SideSign(side, box.X+10, box.Y+tall/2, 7) })
	id := [...]string{"setup.level.blue", "setup.level.red"}[side]
	p.Segment(id, widget.Rect{X: box.X + sign, Y: box.Y, W: box.W - sign - temper - 6, H: tall}, s.Levels(taken), level, 12.5, func(name string) {
		s.Draft.Terms.Players[side] = scene.Reseat(taken, name)
		s.Changed()
	})
	s.layTemper(p, widget.Rect{X: box.X + box.W - temper, Y: box.Y, W: temper, H: tall}, side)
	if !told {
		return tall + 4
	}
	return tall + 4 + s.LayTold(p, widget.Rect{X: box.X, Y: box.Y + tall + 4, W: box.W}, words.Capital(s.PlayerBrief(taken))+".")
}
