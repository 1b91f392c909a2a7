package setup

import (
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// answers is a sheet over the set-up on which one of some answers is chosen, each told
// beforehand.
type answers struct {
	scene.Sheet
	name  string // the probe's
	title string
	list  []answer
	taken string
	take  func(id string)
	head  float64 // the height of a name
	// note says what is so whichever is taken, nil for nothing.
	note func() string
	// more lays out what stands beside the way back, nil for nothing.
	more func(p *widget.Page, box widget.Rect)
}

// answer is one of them.
type answer struct{ id, name, about, icon string }

// newAnswers opens a sheet of answers.
func newAnswers(c *scene.Context, name, title, taken string, list []answer, take func(id string)) *answers {
	a := &answers{name: name, title: title, list: list, taken: taken, take: take}
	a.Sheet = scene.Sheet{Screen: scene.Screen{Context: c, First: a.buttonID(taken), Fits: scene.Upright}}
	a.Build, a.Back = a.lay, c.Stack.Pop
	return a
}

// newAgreed opens the sheet of what is agreed about going back to a save, for the match
// being put together.
func (s *setup) newAgreed() *answers {
	var list []answer
	for _, reload := range replay.Reloads {
		list = append(list, answer{reload, s.ReloadName(reload), s.ReloadAbout(reload), answerIcons[reload]})
	}
	return newAnswers(s.Context, "agreed", s.T("When the match is loaded"), s.Draft.Terms.Reload, list, func(reload string) {
		s.Draft.Terms.Reload = reload
		s.Changed()
	})
}

// Name is the probe's name of the screen.
func (a *answers) Name() string { return a.name }

// buttonID is the button of an answer.
func (a *answers) buttonID(id string) string {
	if id == replay.SameDice {
		id = "same"
	}
	return a.name + "." + id
}

func (a *answers) lay(p *widget.Page) {
	const rim, gap = 18., 6.
	w, button := min(600, a.Width-12), a.Touch(42)
	words := make([][]string, len(a.list))
	h := rim + 28 + gap + button + rim
	for i, v := range a.list {
		words[i] = a.Style.Wrap(v.about, w-2*rim-answerText-14, widget.Regular, 12.5)
		h += answerHead + answerLine*float64(len(words[i])) + gap
	}
	var told []string
	if a.note != nil {
		told = a.Style.Wrap(a.note(), w-2*rim, widget.Regular, 12.5)
		h += answerLine*float64(len(told)) + gap
	}
	a.head = answerHead
	if over := h - (a.Height - 8); over > 0 { // many of them on a low screen stand closer
		a.head -= over / float64(len(a.list))
		h -= over
	}
	box := widget.Rect{X: (a.Width - w) / 2, Y: max((a.Height-h)/2, 4), W: w, H: h}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(a.title, in.X, in.Y+10, widget.Bold, 20, widget.Bone, widget.Start)
	})
	y := in.Y + 28
	for i, v := range a.list {
		tall := a.head + answerLine*float64(len(words[i]))
		p.Button(a.buttonID(v.id), widget.Rect{X: in.X, Y: y, W: in.W, H: tall}, widget.Button{
			Selected: v.id == a.taken, OnClick: func() { a.choose(v.id) },
			Paint: func(c widget.Canvas, at widget.Rect) { a.paintAnswer(c, at, &v, words[i], v.id == a.taken) },
		})
		y += tall + gap
	}
	p.Paint(func(c widget.Canvas) {
		for i, l := range told {
			c.Text(l, in.X, y+12.5+answerLine*float64(i), widget.Regular, 12.5, widget.Bone, widget.Start)
		}
	})
	if a.more != nil {
		a.more(p, widget.Rect{X: in.X, Y: in.Y + in.H - button, W: in.W/2 - 10, H: button})
	}
	p.Button(a.name+".done", widget.Rect{X: in.X + in.W/2, Y: in.Y + in.H - button, W: in.W / 2, H: button}, widget.Button{
		Label: a.T("Done"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: a.Back,
	})
}

// answerIcons are the signs of the answers about a reload.
var answerIcons = map[string]string{replay.SameDice: "replay", replay.NewDice: "dice", replay.Ironman: "flank"}

// The height of an answer's name, of a line of what it means, and where both begin.
const (
	answerHead = 36.
	answerLine = 16.
	answerText = 58.
)

// paintAnswer paints an answer with what it means.
func (a *answers) paintAnswer(c widget.Canvas, at widget.Rect, v *answer, words []string, taken bool) {
	mark := widget.Dim
	if taken {
		mark = widget.Brass
	}
	c.IconTint(v.icon, at.X+14, at.Y+10, 26, mark, mark)
	c.Text(v.name, at.X+answerText, at.Y+a.head-16, widget.Bold, 15, widget.Bone, widget.Start)
	for i, l := range words {
		c.Text(l, at.X+answerText, at.Y+a.head+2+answerLine*float64(i), widget.Regular, 12.5, widget.Dim, widget.Start)
	}
}

// choose takes an answer.
func (a *answers) choose(id string) {
	a.taken = id
	a.take(id)
	a.Stale()
}

// layAgreed lays out the way to the sheet, framed and with its sign where what is agreed
// is not as by default.
func (s *setup) layAgreed(p *widget.Page, box widget.Rect) {
	reload := s.Draft.Terms.Reload
	p.Button("setup.agreed", box, widget.Button{
		Label: s.T("Reload"), Icon: answerIcons[reload], Size: s.Style.Exactly(13.5), Selected: reload != replay.SameDice,
		Tip: s.ReloadName(reload) + ". " + s.ReloadAbout(reload), OnClick: func() { s.Stack.Push(s.newAgreed()) },
	})
}
