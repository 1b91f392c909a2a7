package hall

import (
	"strings"
	"unicode/utf8"

	"tenaille/game/input"
	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/session"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// table is the sheet of what there is beside the board of a match over a server: what is
// asked, the talk, and the ways to a draw, back, or to the end.
type table struct {
	scene.Sheet
	live   *presence.Place
	text   string
	resign input.Confirmation[string]
}

// newTable opens the sheet.
func newTable(c *scene.Context, l *presence.Place) *table {
	s := &table{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, Fits: scene.Upright}}, live: l}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *table) Name() string { return "table" }

// Heard shows news of the server.
func (s *table) Heard() { s.Stale() }

// speaks reports whether something can be said.
func (s *table) speaks() bool {
	return s.live.Side >= 0 && !s.live.Offer().Silent && !s.live.Game.Muted()
}

// named is a button with its id.
type named struct {
	id string
	widget.Button
}

// wish sends a wish and goes back to the board.
func (s *table) wish(w live.Will) func() {
	return func() {
		s.live.Say(w, nil)
		s.Stack.Pop()
	}
}

// buttons are the ways there are now.
func (s *table) buttons() (list []named) {
	_, over := s.live.Over()
	playing := s.live.Side >= 0 && !over
	switch {
	case playing && s.live.Theirs():
		give := live.GiveDraw
		if s.live.Asks == live.AskBack {
			give = live.GiveBack
		}
		list = append(list,
			named{"table.accept", widget.Button{Label: s.T("Accept"), Icon: "check", Kind: widget.Primary, Size: 16, OnClick: s.wish(give)}},
			named{"table.decline", widget.Button{Label: s.T("Decline"), Icon: "close", Size: 15, OnClick: s.wish(live.Decline)}})
	case playing:
		b := widget.Button{Label: s.T("Ask for a draw"), Icon: "balance", Size: 14.5, Disabled: s.live.Asks != "", OnClick: s.wish(live.AskDraw)}
		list = append(list, named{"table.draw", b})
		if !s.live.Offer().Ranked && !s.live.Secret() {
			list = append(list, named{"table.undo", widget.Button{Label: s.T("Ask to take back"), Icon: "undo", Size: 14.5, Disabled: s.live.Asks != "",
				Tip: s.T("Your last action is taken back if the other agrees, dice and all."), OnClick: s.wish(live.AskBack)}})
		}
	}
	if playing {
		give := widget.Button{Label: s.T("Give up"), Icon: "drop", Size: 14.5, OnClick: func() {
			if s.resign.Ask("", 0) {
				s.wish(live.Resign)()
				return
			}
			s.Stale()
		}}
		if s.resign.WaitsFor("") {
			give.Label, give.Selected = s.T("Press again to give up"), true
		}
		list = append(list, named{"table.resign", give})
	}
	list = append(list, named{"table.invite", widget.Button{Label: s.T("Invite by a link"), Icon: "link", Size: 14.5, OnClick: func() {
		Invite(s.Context, saves.LoadOnline(s.Store).Server, s.live.Game.Match())
	}}})
	return append(list, named{"table.back", widget.Button{Label: s.T("Back to the board"), Icon: "play", Size: 14.5, OnClick: s.Back}})
}

// say says what stands in the field.
func (s *table) say() {
	if text := strings.TrimSpace(s.text); text != "" {
		s.live.Game.Say(text)
	}
	s.text = ""
	s.Stale()
	s.Layout()
	s.Page.Focus("table.text")
}

// asked says what the other asks for, empty for nothing.
func (s *table) asked() string {
	side := s.live.By
	switch {
	case !s.live.Theirs():
		return ""
	case s.live.Asks == live.AskBack:
		return s.T("%[1]s asks to take the last action back.", s.who(side))
	}
	return s.T("%[1]s asks for a draw.", s.who(side))
}

// who names who plays a side.
func (s *table) who(side int) string { return words.LiveName(s.Words, s.live.Seat(side), side) }

func (s *table) lay(p *widget.Page) {
	list := s.buttons()
	if s.First == "" {
		s.First = "table.back"
	}
	upright := s.Width < 600
	w, tall := min(720, s.Width-12), min(470, s.Height-12)
	rows := float64(len(list))
	if upright {
		tall = min(640, s.Height-12)
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - tall) / 2, W: w, H: tall}
	in := box.Inset(rim)
	column := widget.Rect{X: in.X + in.W - 250, Y: in.Y + 34, W: 250, H: in.H - 34}
	talk := widget.Rect{X: in.X, Y: in.Y + 34, W: in.W - 250 - 16, H: in.H - 34}
	tallest := min(button, (column.H-gap*(rows-1))/rows)
	if upright {
		h := rows*(button+gap) - gap
		column = widget.Rect{X: in.X, Y: in.Y + in.H - h, W: in.W, H: h}
		talk = widget.Rect{X: in.X, Y: in.Y + 34, W: in.W, H: in.H - 34 - h - 12}
		tallest = button
	}
	asked := s.asked()
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		title, font := s.who(0)+" · "+s.who(1), widget.Bold
		if asked != "" {
			title = asked
		}
		c.TextFit(title, in.X, in.Y+18, in.W, font, 18, widget.Bone, widget.Start)
	})
	s.layTalk(p, talk)
	for i, b := range list {
		at := widget.Rect{X: column.X, Y: column.Y + column.H - float64(len(list)-i)*(tallest+gap) + gap, W: column.W, H: tallest}
		if upright {
			at = widget.Rect{X: column.X, Y: column.Y + float64(i)*(button+gap), W: column.W, H: button}
		}
		p.Button(b.id, at, b.Button)
	}
}

// layTalk lays out what was said, the latest last, and the field in which one speaks.
func (s *table) layTalk(p *widget.Page, box widget.Rect) {
	silent := s.live.Offer().Silent
	muted := s.live.Game.Muted()
	foot := 0.
	if !silent {
		foot = field + gap
	}
	said := box
	said.H -= foot
	var told []string
	for _, line := range s.live.Game.Talk() {
		told = append(told, s.Style.Wrap(session.Line(line), said.W-20, widget.Regular, 13)...)
	}
	const line = 18.
	if most := max(int((said.H-16)/line), 1); len(told) > most {
		told = told[len(told)-most:]
	}
	if len(told) == 0 {
		none := s.T("Nothing has been said yet.")
		if silent {
			none = s.T("There is no chat in this match.")
		}
		told = []string{none}
	}
	p.Paint(func(c widget.Canvas) {
		c.Box(said, 8, widget.Well, widget.Edge, 1.2)
		for i, l := range told {
			c.TextFit(l, said.X+10, said.Y+8+line*float64(i)+13, said.W-20, widget.Regular, 13, widget.Bone, widget.Start)
		}
	})
	if silent {
		return
	}
	y := box.Y + box.H - field
	mute := widget.Button{Icon: "speak", Centred: true, Selected: muted, Tip: s.T("Mute the chat"), OnClick: func() { s.live.Game.Mute(!muted); s.Stale() }}
	p.Button("table.mute", widget.Rect{X: box.X + box.W - field, Y: y, W: field, H: field}, mute)
	if !s.speaks() {
		return
	}
	p.Field("table.text", widget.Rect{X: box.X, Y: y, W: box.W - 2*(field+gap), H: field}, widget.Field{
		Text: s.text, Accept: func(t string) bool { return utf8.RuneCountInString(t) <= live.MaxSaid },
		OnChange: func(t string) { s.text = t }, OnSubmit: func(string) { s.say() },
	})
	p.Button("table.say", widget.Rect{X: box.X + box.W - 2*field - gap, Y: y, W: field, H: field}, widget.Button{
		Icon: "end-turn", Centred: true, Tip: s.T("Say it"), OnClick: s.say,
	})
}
