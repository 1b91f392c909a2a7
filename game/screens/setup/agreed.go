package setup

import (
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// agreed is the sheet, over the set-up, on which is chosen what is agreed about going
// back to a save, each told beforehand.
type agreed struct {
	scene.Sheet
	taken string // one of replay.Reloads
	take  func(reload string)
}

// newAgreed opens the sheet for the match being put together.
func newAgreed(s *setup) *agreed {
	a := &agreed{Sheet: scene.Sheet{Screen: scene.Screen{Context: s.Context, First: agreedID(s.draft.Terms.Reload), Small: true}}, taken: s.draft.Terms.Reload}
	a.take = func(reload string) { s.draft.Terms.Reload = reload; s.changed() }
	a.Build, a.Back = a.lay, s.Stack.Pop
	return a
}

// Name is the probe's name of the screen.
func (a *agreed) Name() string { return "agreed" }

// agreedID is the button of an answer.
func agreedID(reload string) string {
	if reload == replay.SameDice {
		reload = "same"
	}
	return "agreed." + reload
}

func (a *agreed) lay(p *widget.Page) {
	const w, rim, gap, button = 600., 18., 6., 42.
	words := make([][]string, len(replay.Reloads))
	h := rim + 28 + gap + button + rim
	for i, reload := range replay.Reloads {
		words[i] = a.Style.Wrap(a.ReloadAbout(reload), w-2*rim-answerText-14, widget.Regular, 12.5)
		h += answerHead + answerLine*float64(len(words[i])) + gap
	}
	box := widget.Rect{X: (a.Width - w) / 2, Y: max((a.Height-h)/2, 4), W: w, H: h}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(a.T("When the match is loaded"), in.X, in.Y+10, widget.Bold, 20, widget.Bone, widget.Start)
	})
	y := in.Y + 28
	for i, reload := range replay.Reloads {
		tall := answerHead + answerLine*float64(len(words[i]))
		p.Button(agreedID(reload), widget.Rect{X: in.X, Y: y, W: in.W, H: tall}, widget.Button{
			Selected: reload == a.taken, OnClick: func() { a.choose(reload) },
			Paint: func(c widget.Canvas, at widget.Rect) { a.paintAnswer(c, at, reload, words[i], reload == a.taken) },
		})
		y += tall + gap
	}
	p.Button("agreed.done", widget.Rect{X: in.X + in.W/2, Y: in.Y + in.H - button, W: in.W / 2, H: button}, widget.Button{
		Label: a.T("Done"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: a.Back,
	})
}

// answerIcons are the signs of the answers.
var answerIcons = map[string]string{replay.SameDice: "replay", replay.NewDice: "dice", replay.Ironman: "flank"}

// The height of an answer's name, of a line of what it means, and where both begin.
const (
	answerHead = 36.
	answerLine = 16.
	answerText = 58.
)

// paintAnswer paints an answer with what it means.
func (a *agreed) paintAnswer(c widget.Canvas, at widget.Rect, reload string, words []string, taken bool) {
	mark := widget.Dim
	if taken {
		mark = widget.Brass
	}
	c.IconTint(answerIcons[reload], at.X+14, at.Y+10, 26, mark, mark)
	c.Text(a.ReloadName(reload), at.X+answerText, at.Y+20, widget.Bold, 15, widget.Bone, widget.Start)
	for i, l := range words {
		c.Text(l, at.X+answerText, at.Y+answerHead+2+answerLine*float64(i), widget.Regular, 12.5, widget.Dim, widget.Start)
	}
}

// choose takes an answer.
func (a *agreed) choose(reload string) {
	a.taken = reload
	a.take(reload)
	a.Stale()
}

// layAgreed lays out the way to the sheet, framed and with its sign where what is agreed
// is not as by default.
func (s *setup) layAgreed(p *widget.Page, box widget.Rect) {
	reload := s.draft.Terms.Reload
	p.Button("setup.agreed", box, widget.Button{
		Label: s.T("Reload"), Icon: answerIcons[reload], Size: s.Style.Exactly(13.5), Selected: reload != replay.SameDice,
		Tip: s.ReloadName(reload) + ". " + s.ReloadAbout(reload), OnClick: func() { s.Stack.Push(newAgreed(s)) },
	})
}
