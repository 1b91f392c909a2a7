package setup

import (
	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/render/widget"
)

// temperIcons are the signs of the tempers of machines.
var temperIcons = map[string]string{
	ai.Balanced: "balance", "bold": "charge", "careful": "total-defence", "protective": "aid", "cruel": "coup-de-grace",
}

// newTemper opens the sheet of the tempers for the machine of a side.
func (s *setup) newTemper(side int) *answers {
	var list []answer
	for _, temper := range ai.Tempers() {
		list = append(list, answer{temper, s.Key("temper." + temper + ".name"), s.Key("temper." + temper + ".brief"), temperIcons[temper]})
	}
	level, taken := ai.TemperOf(s.Draft.Terms.Players[side])
	title := s.T("%[1]s, %[2]s: its temper", s.SideName(side), s.PlayerName(level))
	a := newAnswers(s.Context, "temper", title, taken, list, func(temper string) {
		level, _ := ai.TemperOf(s.Draft.Terms.Players[side])
		s.Draft.Terms.Players[side] = ai.WithTemper(level, temper)
		s.Changed()
	})
	a.more = func(p *widget.Page, box widget.Rect) {
		p.Button("temper.yield", box, widget.Button{
			Label: s.T("It may yield"), Size: 14, Centred: true, Selected: !s.Settings.Last.ToTheEnd,
			Tip:     s.T("Without it a machine fights to the end; with it, a machine whose cause is lost offers to yield."),
			OnClick: func() { s.Settings.Last.ToTheEnd = !s.Settings.Last.ToTheEnd; s.SaveSettings(); a.Stale() },
		})
	}
	return a
}

// layTemper lays out the way to the sheet, framed where the temper is not balanced.
func (s *setup) layTemper(p *widget.Page, box widget.Rect, side int) {
	_, temper := ai.TemperOf(s.Draft.Terms.Players[side])
	p.Button("setup.temper."+match.SideIDs[side], box, widget.Button{
		Icon: temperIcons[temper], Centred: true, Size: 13, Selected: temper != ai.Balanced,
		Disabled: ai.WithTemper(s.Draft.Terms.Players[side], "bold") == s.Draft.Terms.Players[side] && temper == ai.Balanced,
		Tip:      s.Key("player.tempered", s.T("Temper: %[1]s", s.Key("temper."+temper+".name")), s.Key("temper."+temper+".brief")),
		OnClick:  func() { s.Stack.Push(s.newTemper(side)) },
	})
}
