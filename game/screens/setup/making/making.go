package making

import (
	"tenaille/game/draft"
	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/army"
	"tenaille/render/widget"
)

// Making is what the parts of the set-up share: the screen they stand on, and the match that
// is put together there.
type Making struct {
	scene.Screen
	Draft  *draft.Draft
	Dearer string // what another ruleset has made of the prices, until something else changes
}

// NewArmy opens the recruiting of a side for this set-up.
func (s *Making) NewArmy(side int) *army.Army { return army.New(s.Context, s.Draft, side, s.Stale) }

// Changed keeps a choice and shows it.
func (s *Making) Changed() {
	s.Dearer = ""
	s.RememberTerms(&s.Draft.Terms)
	s.Stale()
}

// Apart reports whether the match is one by mail or over a server.
func (s *Making) Apart() bool { return match.Apart(s.Draft.Terms.Players[:]...) }

// Narrowest and Lowest are the least window that has room for three columns.
const Narrowest, Lowest = 1020., 716.

// Compact tells whether the parts stand behind tabs: where there is no room for three
// columns, which need less than what other screens are laid out for.
func (s *Making) Compact() bool { return s.Width < Narrowest || s.Height < Lowest }

// Touch is what a finger hits behind the tabs, and least beside each other.
func (s *Making) Touch(least float64) float64 {
	if !s.Compact() {
		return least
	}
	return s.Screen.Touch(least)
}

// Upright tells whether the window is that of a phone or a tablet held upright.
func (s *Making) Upright() bool { return s.Height > s.Width*1.2 }

// ToldLine is the height of the line under a choice that says what its answer
// comes to.
const ToldLine = 15.

// LayTold says under a choice what the answer taken comes to; the others say it in
// their tips. It returns how tall that is.
func (s *Making) LayTold(p *widget.Page, box widget.Rect, words string) float64 {
	p.Paint(func(c widget.Canvas) {
		c.TextFit(words, box.X+2, box.Y+12, box.W-4, widget.Regular, 12, widget.Dim, widget.Start)
	})
	return ToldLine
}

// Away reports whether a side is played by somebody who sends their turns by mail.
func (s *Making) Away(side int) bool {
	_, ok := mail.Seated(s.Draft.Terms.Players[side])
	return ok || s.Online(side)
}

// Online reports whether a side is played by somebody on a server.
func (s *Making) Online(side int) bool {
	_, ok := live.Seated(s.Draft.Terms.Players[side])
	return ok
}

// Lettered reports whether the match goes by mail: all of it is in the letters, so that fog is
// left out of it.
func (s *Making) Lettered() bool { return s.Shared() && !s.Online(0) && !s.Online(1) }

// Shared reports whether one of the two is away: no ambush is laid then, which only whoever
// is here would know of.
func (s *Making) Shared() bool { return s.Away(0) || s.Away(1) }
