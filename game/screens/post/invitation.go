package post

import (
	"tenaille/game/mail"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/render/widget"
	"tenaille/rules/odds"
)

// invitation is the page of an offer that a link has brought.
type invitation struct {
	scene.Screen
	letter    *mail.Letter
	preview   *scene.Preview
	reactions odds.Reactions
	said      string
}

func newInvitation(c *scene.Context, m *mail.Letter) *invitation {
	s := &invitation{Screen: scene.Screen{Context: c, First: "invitation.accept", Fits: scene.Upright}, letter: m, reactions: odds.Orders}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *invitation) Name() string { return "invitation" }

// accept takes the offer and hands the answer on.
func (s *invitation) accept() {
	own, err := secret()
	if err == nil {
		var m *mail.Correspondence
		if m, err = mail.Accept(s.letter, s.reactions.String(), own); err == nil {
			if err = saves.KeepMail(s.Store, m); err == nil {
				l := newList(s.Context)
				l.next = m
				s.Stack.Swap(l)
				return
			}
		}
	}
	s.said = fault(s.Context, err)
	s.Stale()
}

// Leave lets go of the picture of the map.
func (s *invitation) Leave() {
	if s.preview != nil {
		s.preview.Drop()
	}
}

func (s *invitation) lay(p *widget.Page) {
	const rim, button, asked = 18., 46., 26. // asked is the line over the choice
	setup := &s.letter.Offer.Setup
	if s.preview == nil {
		s.preview = &scene.Preview{}
	}
	w, h := min(760, s.Width-16), min(474, s.Height-16)
	if s.Width < s.Height { // a phone held upright
		h = min(690, s.Height-16)
	}
	box := ledger.Under(p, widget.Rect{X: 6, Y: 6, W: s.Width - 12, H: s.Height - 12}, w, h)
	in := box.Inset(rim)
	beside := in.W > 600
	picture := widget.Rect{X: in.X, Y: in.Y + 76, W: in.W, H: in.H*.36 - 40}
	text := widget.Rect{X: in.X, Y: picture.Y + picture.H + 10, W: in.W, H: in.Y + in.H - 2*(button+8) - picture.Y - picture.H - 14 - asked}
	if beside {
		picture.W, picture.H = in.W*.48, in.H-76-2*(button+8)-8-asked
		text = widget.Rect{X: picture.X + picture.W + 16, Y: picture.Y - 6, W: in.W - picture.W - 16, H: picture.H}
	}
	side := 1 - s.letter.Offer.By
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		const seal = 30.
		ledger.Stamp(c, ledger.Waiting, 1-side, in.X+in.W-seal-2, in.Y+seal-4, seal) // of who challenges
		c.TextFit(s.T("You are challenged"), in.X, in.Y+21, in.W-2*seal-16, widget.Bold, 26, widget.PaperHead, widget.Start)
		c.SideSign(side, in.X+10, in.Y+46, 9)
		c.TextFit(s.T("You play %[1]s.", s.SideName(side))+" "+s.LevelName(setup.Name)+" · "+s.RulesetName(setup.Ruleset), in.X+28, in.Y+51, in.W-28-2*seal-16, widget.Regular, 14.5, widget.PaperInk, widget.Start)
		s.preview.Paint(s.Context, c, setup, picture, true)
		y := text.Y
		line := func(words string, font widget.Font, size float64) {
			ink := widget.PaperSub
			if font == widget.Bold {
				ink = widget.PaperInk
			}
			if words == s.said {
				ink = widget.PaperHead
			}
			for _, l := range c.Wrap(words, text.W, font, size) {
				if y+size*1.4 > text.Y+text.H {
					return
				}
				c.TextFit(l, text.X, y+size, text.W, font, size, ink, widget.Start)
				y += size * 1.4
			}
			y += 5
		}
		if s.said != "" {
			line(s.said, widget.Bold, 14)
		}
		line(letters(s.Context).Mode(s.letter.Offer.Mode), widget.Bold, 15)
		line(letters(s.Context).About(s.letter.Offer.Mode), widget.Regular, 13)
		line(letters(s.Context).Agreed(), widget.Regular, 13)
		c.TextFold(s.T("While you are away, your creatures react: %[1]s.", letters(s.Context).Reactions(s.reactions)), in.X, in.Y+in.H-2*button-18, in.W, widget.Bold, 14, 12, widget.PaperInk, widget.Start)
	})
	y := in.Y + in.H - 2*button - 8
	var choices []widget.Choice
	for r := odds.Always; r <= odds.Orders; r++ {
		choices = append(choices, widget.Choice{ID: r.String(), Label: letters(s.Context).Reactions(r)})
	}
	p.Segment("invitation.react", widget.Rect{X: in.X, Y: y, W: in.W, H: button}, choices, s.reactions.String(), 13, func(id string) {
		s.reactions, _ = odds.ReactionsByName(id)
		s.Stale()
	})
	half := (in.W - 10) / 2
	p.Button("invitation.accept", widget.Rect{X: in.X, Y: y + button + 8, W: half, H: button}, widget.Button{
		Label: s.T("Accept"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: s.accept,
	})
	p.Button("invitation.back", widget.Rect{X: in.X + half + 10, Y: y + button + 8, W: half, H: button}, widget.Button{
		Label: s.T("Not now"), Icon: "undo", Kind: widget.Plate, Size: 15, OnClick: s.Back,
	})
}
