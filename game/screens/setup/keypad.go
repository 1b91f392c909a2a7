package setup

import (
	"strconv"
	"strings"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// seedDigits is how many digits a seed has at most.
const seedDigits = 20

// keypad is the sheet of digits on which a seed is typed by those who have no
// keyboard: fingers, and a pad that walks the digits.
type keypad struct {
	scene.Sheet
	text string
	done func(text string)
}

// NewKeypad opens the digits over the set-up, beginning with a text; done is
// given the new one, unless the player steps back.
func NewKeypad(c *scene.Context, text string, done func(string)) scene.Scene {
	return newKeypad(c, text, done)
}

// newKeypad opens the digits over the set-up, beginning with a text; done is
// given the new one, unless the player steps back.
func newKeypad(c *scene.Context, text string, done func(string)) *keypad {
	k := &keypad{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "keypad.5", Fits: scene.Upright}}, text: text, done: done}
	k.Build, k.Keys = k.lay, k.digits
	k.Back = c.Stack.Pop
	return k
}

// Name is the probe's name of the screen.
func (k *keypad) Name() string { return "keypad" }

func (k *keypad) lay(p *widget.Page) {
	const tall, gap = 57., 8.
	w, h, key, left, rim := 540., 296., 76., 232., 22.
	if k.Width < 600 { // the digits stand under the text
		w, rim = min(k.Width-16, 420), 24
		h, left = h+4*(tall+gap), w-2*rim
		key = (left - 2*gap) / 3
	}
	box := widget.Rect{X: (k.Width - w) / 2, Y: (k.Height - h) / 2, W: w, H: h}
	in := widget.Rect{X: box.X + 24, Y: box.Y + 22, W: left, H: h - 44}
	_, err := match.ParseSeed(k.text)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(k.T("Seed"), in.X, in.Y+16, widget.Bold, 20, widget.Bone, widget.Start)
		line := widget.Rect{X: in.X, Y: in.Y + 30, W: in.W, H: 44}
		c.Box(line, 8, widget.Well, widget.Edge, 1.2)
		c.TextFit(k.text, line.X+12, line.Y+28, line.W-24, widget.Mono, 16, widget.Bone, widget.Start)
		about, ink := k.T("The seed decides every roll: the same seed and the same orders give the same battle."), widget.Dim
		if err != nil {
			about, ink = k.T("The seed is a number from 0 to 18446744073709551615."), widget.Bad
		}
		for i, words := range c.Wrap(about, in.W, widget.Regular, 13) {
			c.Text(words, in.X, line.Y+line.H+22+17*float64(i), widget.Regular, 13, ink, widget.Start)
		}
	})
	digits := in.Y
	if w < 500 {
		digits = in.Y + 136
	}
	p.Button("keypad.new", widget.Rect{X: in.X, Y: in.Y + in.H - 2*46 - gap, W: in.W, H: 46}, widget.Button{
		Label: k.T("Another seed"), Icon: "dice", Size: 14, OnClick: func() { k.write(strconv.FormatUint(match.NewSeed(), 10)) },
	})
	half := (in.W - gap) / 2
	p.Button("keypad.leave", widget.Rect{X: in.X, Y: in.Y + in.H - 46, W: half, H: 46}, widget.Button{Label: k.T("Back"), Size: 14, Centred: true, OnClick: k.Back})
	p.Button("keypad.done", widget.Rect{X: in.X + half + gap, Y: in.Y + in.H - 46, W: half, H: 46}, widget.Button{
		Label: k.T("Done"), Kind: widget.Primary, Size: 16, Centred: true, Disabled: err != nil, OnClick: k.finish,
	})
	for i, id := range [...]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "clear", "0", "back"} {
		at := widget.Rect{X: box.X + w - rim - 3*key - 2*gap + float64(i%3)*(key+gap), Y: digits + float64(i/3)*(tall+gap), W: key, H: tall}
		b := widget.Button{Label: id, Centred: true, Size: 20, Disabled: len(k.text) >= seedDigits, OnClick: func() { k.write(k.text + id) }}
		switch id {
		case "clear":
			b = widget.Button{Label: k.T("Clear"), Centred: true, Size: 14, Disabled: k.text == "", OnClick: func() { k.write("") }}
		case "back":
			b = widget.Button{Label: "←", Centred: true, Size: 20, Tip: k.T("One digit back"), Disabled: k.text == "", OnClick: func() { k.write(k.text[:len(k.text)-1]) }}
		}
		p.Button("keypad."+id, at, b)
	}
}

// write puts another text in the place of the one there is; noughts before it
// say nothing.
func (k *keypad) write(text string) {
	if short := strings.TrimLeft(text, "0"); short != "" {
		text = short
	} else if text != "" {
		text = "0"
	}
	k.text = text
	k.Stale()
}

// finish hands the text over.
func (k *keypad) finish() {
	k.done(k.text)
	k.Stack.Pop()
}

// digits takes what a keyboard types all the same.
func (k *keypad) digits() bool {
	if k.Devices.Last() == input.Gamepad {
		return false
	}
	for i := range 10 {
		if k.Devices.Pressed(input.Weapon1+input.Intent(i)) && len(k.text) < seedDigits {
			k.write(k.text + strconv.Itoa((i+1)%10))
			return true
		}
	}
	return false
}

// Probe tells the text besides the widgets.
func (k *keypad) Probe(p *probe.State) {
	k.Screen.Probe(p)
	p.Message = k.text
}

// typesSeed opens the digits for those without a keyboard: a finger on the field
// of the seed, or a pad that confirms it.
func (s *setup) typesSeed() bool {
	const field = "setup.seed"
	p, d := s.Devices.Pointer(), s.Devices
	r, there := s.Page.Rects()[field]
	switch {
	case !there:
		return false
	case p.Touch && p.Released && !p.Dragging && p.X >= r[0] && p.X < r[0]+r[2] && p.Y >= r[1] && p.Y < r[1]+r[3]:
	case d.Last() == input.Gamepad && s.Page.Focused() == field && d.Pressed(input.Confirm):
	default:
		return false
	}
	s.Stack.Push(newKeypad(s.Context, s.seed, func(text string) { s.seed = text; s.Stale() }))
	return true
}
