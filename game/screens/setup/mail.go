package setup

import (
	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/words"
	"tenaille/render/widget"
	"tenaille/rules/odds"
)

// send gives a side to somebody who is away; the other is played by whoever is here.
func (s *setup) send(side int) {
	s.Draft.Terms.Players[side], s.Draft.Terms.Players[1-side] = mail.Seat(odds.Orders), match.Human
	s.agreedMail()
	s.Changed()
}

// stay has a side that was played by mail be played here: the other one is no person's.
func (s *setup) stay(side int) {
	if s.Away(side) {
		s.Draft.Terms.Players[side] = match.Human
	}
}

// agreedMail is what is agreed about a match by mail.
func (s *setup) agreedMail() *mail.Agreed {
	if s.Draft.Terms.Mail == nil {
		s.Draft.Terms.Mail = &mail.Agreed{Mode: mail.Sealed, Reactions: odds.Orders}
	}
	return s.Draft.Terms.Mail
}

// modeIcons are the signs of the modes.
var modeIcons = map[mail.Mode]string{mail.Sealed: "dice", mail.Trusting: "hotseat"}

// onlineMode is the answer that a match is played over a server, not by mail.
const onlineMode = "online"

// newMode opens the sheet of when the dice of a turn are known, and of how the own creatures
// react meanwhile.
func (s *setup) newMode() *answers {
	var list []answer
	for _, mode := range mail.Modes {
		list = append(list, answer{string(mode), words.Letters{Words: s.Words}.Mode(mode), words.Letters{Words: s.Words}.About(mode), modeIcons[mode]})
	}
	how := s.agreedMail()
	side, taken, title := 0, string(how.Mode), s.T("A match by mail")
	if s.Away(1) {
		side = 1
	}
	if s.Routes.Stories.Hall != nil {
		list = append(list, answer{onlineMode, s.T("Online"), s.T("You play at the same time, over a server that throws the dice."), "eye"})
		title = s.T("A match with somebody elsewhere")
	}
	if s.Online(side) {
		taken = onlineMode
	}
	a := newAnswers(s.Context, "mode", title, taken, list, func(mode string) {
		s.Draft.Terms.Players[side] = mail.Seat(odds.Orders)
		if mode == onlineMode {
			s.Draft.Terms.Players[side] = live.SeatOf("")
		} else {
			how.Mode = mail.Mode(mode)
		}
		s.Changed()
		s.Stale()
	})
	a.note = func() string {
		if s.Online(side) {
			return ""
		}
		return words.Letters{Words: s.Words}.Agreed()
	}
	a.more = func(p *widget.Page, box widget.Rect) {
		if s.Online(side) {
			return
		}
		p.Button("mode.react", box, widget.Button{
			Label: s.T("While away, yours react: %[1]s", words.Letters{Words: s.Words}.Reactions(how.Reactions)), Size: s.Style.Exactly(13), Centred: true,
			Tip: s.T("How your creatures react to opportunities while you are away: wisely, to everything, or to nothing."),
			OnClick: func() {
				how.Reactions = map[odds.Reactions]odds.Reactions{odds.Orders: odds.Always, odds.Always: odds.Never, odds.Never: odds.Orders}[how.Reactions]
				a.Stale()
			},
		})
	}
	return a
}

// layMode lays out the way to the sheet in place of the level of a machine, and returns how
// tall that is.
func (s *setup) layMode(p *widget.Page, box widget.Rect, side int, told bool) float64 {
	const sign = 26.
	tall := s.Touch(32)
	how := s.agreedMail()
	b := widget.Button{
		Label: words.Letters{Words: s.Words}.Mode(how.Mode), Icon: modeIcons[how.Mode], Size: 13.5, Chevron: true, OnClick: func() { s.Stack.Push(s.newMode()) },
		Tip: words.Letters{Words: s.Words}.About(how.Mode),
	}
	said := s.T("Each turn is a link that you send.")
	if s.Online(side) {
		b.Label, b.Icon, b.Tip = s.T("Online"), "eye", s.T("You play at the same time, over a server that throws the dice.")
		said = s.T("Clock and spectators are set when it is opened.")
	}
	p.Paint(func(c widget.Canvas) { c.SideSign(side, box.X+10, box.Y+tall/2, 7) })
	p.Button("setup.mail."+match.SideIDs[side], widget.Rect{X: box.X + sign, Y: box.Y, W: box.W - sign, H: tall}, b)
	if !told {
		return tall + 4
	}
	return tall + 4 + s.LayTold(p, widget.Rect{X: box.X, Y: box.Y + tall + 4, W: box.W}, said)
}
