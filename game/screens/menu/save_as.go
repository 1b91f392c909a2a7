package menu

import (
	"log/slog"
	"strings"
	"unicode/utf8"

	"tenaille/game/input"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// saveAs is the sheet on which a match being played is saved under a name, over the
// menu of the battle. A name is proposed, so that nobody has to type.
type saveAs struct {
	scene.Sheet
	name    string
	problem string // why it could not be saved
	done    func(name string)
}

// newSaveAs opens the sheet; done is given the name that the match was saved under.
func newSaveAs(c *scene.Context, done func(name string)) *saveAs {
	first := "save.name"
	if last := c.Devices.Last(); last == input.Touch || last == input.Gamepad { // nothing to type with comes up before it is asked for
		first = "save.done"
	}
	s := &saveAs{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: first, Fits: scene.Upright}}, done: done}
	card := c.Playing.Card()
	name := []rune(c.LevelName(card.Level) + " · " + c.RoundWord(card.Ruleset, card.Round))
	s.name = string(name[:min(len(name), saves.LongestName)])
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *saveAs) Name() string { return "save" }

func (s *saveAs) lay(p *widget.Page) {
	const row, most = 46., 2
	w, h, lines := min(480., s.Width-12), 226., most
	if s.Held() {
		h, lines = h+17*2, most+2
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(22)
	about, ink := s.T("It stays as it is when the match goes on; “Matches” takes you back to it."), widget.Dim
	if s.problem != "" {
		about, ink = s.T("The match could not be saved: %[1]s", s.problem), widget.Bad
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(s.T("Save as"), in.X, in.Y+16, widget.Bold, 20, widget.Bone, widget.Start)
		for i, words := range c.Wrap(about, in.W, widget.Regular, 13) {
			if i < lines {
				c.TextFit(words, in.X, in.Y+96+17*float64(i), in.W, widget.Regular, 13, ink, widget.Start)
			}
		}
	})
	p.Field("save.name", widget.Rect{X: in.X, Y: in.Y + 30, W: in.W, H: 44}, widget.Field{
		Text:   s.name,
		Accept: func(text string) bool { return utf8.RuneCountInString(text) <= saves.LongestName },
		OnChange: func(text string) {
			before := s.empty()
			if s.name = text; s.empty() != before {
				s.Stale()
			}
		},
		OnSubmit: func(string) { s.save() },
	})
	half := (in.W - 10) / 2
	y := in.Y + in.H - row
	p.Button("save.done", widget.Rect{X: in.X, Y: y, W: half, H: row}, widget.Button{
		Label: s.T("Save"), Icon: "check", Kind: widget.Primary, Size: 17, Disabled: s.empty(), OnClick: s.save,
	})
	p.Button("save.back", widget.Rect{X: in.X + half + 10, Y: y, W: half, H: row}, widget.Button{
		Label: s.T("Back"), Icon: "undo", Size: 15, OnClick: s.Back,
	})
}

// empty reports whether there is no name.
func (s *saveAs) empty() bool { return strings.TrimSpace(s.name) == "" }

// save saves the match under the name.
func (s *saveAs) save() {
	if s.empty() {
		return
	}
	name := strings.TrimSpace(s.name)
	if err := s.Playing.SaveAs(s.Store, name); err != nil {
		slog.Warn("the match is not saved under a name", "cause", err)
		s.problem = saves.FaultWords(s.Words, err, "")
		s.Stale()
		return
	}
	s.done(name)
	s.Stack.Pop()
}
