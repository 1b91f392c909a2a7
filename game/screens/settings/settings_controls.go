package settings

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/render/widget"
)

// rebinding is a key being chosen on the page of controls.
type rebinding struct {
	capture *input.Capture // listening, nil when nothing is awaited
	intent  input.Intent
	pad     bool
	clash   bool // got means something else already, and the player is asked
	got     input.Binding
	words   string // what came of it, at the row of intent
}

// controls is the page of keys and buttons.
func (s *settings) controls() []row {
	about := s.T("Press one, then the new key or button. Esc leaves it, Del clears it.")
	if s.KeyFaults != "" {
		about = s.T("Some keys could not be read and are back to default: %[1]s", s.KeyFaults)
	}
	list := []row{{id: "keys.all", label: s.T("Keys and buttons"), about: about, lay: s.layResetAll}}
	for _, p := range input.Purposes() {
		id, title := fmt.Sprint(keyHead, p), s.PurposeName(p)
		list = append(list, row{id: id, icon: purposeIcons[p], label: title, head: true, wide: keysWide, lay: func(p *widget.Page, r widget.Rect) { s.layKeyHead(p, r, title, id == s.firstHead()) }})
		for _, i := range p.Intents() {
			list = append(list, s.keyRow(i))
		}
	}
	return list
}

func (s *settings) layResetAll(p *widget.Page, r widget.Rect) {
	p.Button("keys.all.reset", r, widget.Button{
		Label: s.T("Reset to default"), Icon: "undo", Size: 13.5, Disabled: s.Devices.Keymap().Changed() == nil && s.KeyFaults == "",
		OnClick: func() {
			s.keying = rebinding{}
			s.Devices.SetKeymap(input.DefaultKeymap())
			s.KeepKeys()
			s.Stale()
		},
	})
}

// The columns of a row: key, button, reset.
const (
	keyWidth = 108.
	padWidth = 88.
	keysWide = keyWidth + padWidth + 16 + 36
)

// layKeyHead rules the line of a group of keys; the first in sight says once, over each of the
// columns, which is of the keyboard and which of the pad.
func (s *settings) layKeyHead(p *widget.Page, r widget.Rect, title string, first bool) {
	key, pad := s.T("Keyboard"), s.T("Gamepad")
	line := r.X + r.W - s.box.X
	n := s.columns(line)
	part := (line - between*float64(n-1)) / float64(n)
	p.Paint(func(c widget.Canvas) {
		y := r.Y + r.H/2
		if !first {
			c.Line(s.box.X+drawn+c.Width(title, widget.Bold, 14.5)+10, y, r.X+r.W, y, 1, widget.Fade(widget.Edge, .9))
			return
		}
		head := func(icon, words string, x, wide float64) {
			const size = 15.
			from := x + (wide-c.Width(words, widget.Bold, 12)-size-5)/2
			c.IconTint(icon, from, y-size/2, size, widget.Brass, widget.Bone)
			c.TextFit(words, from+size+5, y+4.5, wide-size-5, widget.Bold, 12, widget.Brass, widget.Start)
		}
		for k := range n {
			x := s.box.X + float64(k)*(part+between) + part - cardPad - keysWide
			if n == 1 {
				x = r.X
			}
			head("keys", key, x, keyWidth)
			head("controls", pad, x+keyWidth+8, padWidth)
		}
	})
}

// keyHead begins the ids of the titles of groups of keys.
const keyHead = "keys.head."

// firstHead is the first title of a group of keys in sight.
func (s *settings) firstHead() string {
	for _, line := range s.lines[min(s.in.Top, len(s.lines)):] {
		if id := s.rows[line[0]].id; strings.HasPrefix(id, keyHead) {
			return id
		}
	}
	return ""
}

// keyRow is the row of an intent, with a question under it where a key clashes.
func (s *settings) keyRow(i input.Intent) row {
	id := "keys." + i.String()
	r := row{id: id, label: intentName(s.Context, i), wide: keysWide, lay: func(p *widget.Page, r widget.Rect) { s.layKeys(p, r, id, i) }}
	if k := &s.keying; k.intent == i {
		r.about = k.words
		if k.clash {
			r.under, r.tall = true, s.Touch(controlHeight)
			r.lay = func(p *widget.Page, r widget.Rect) { s.layClash(p, r, id) }
		}
	}
	return r
}

func (s *settings) layKeys(p *widget.Page, r widget.Rect, id string, i input.Intent) {
	k := s.Devices.Keymap()
	lay := func(id string, box widget.Rect, pad bool) {
		label := ""
		b, bound := k.First(i, pad)
		if bound {
			label = s.BoundName(i, b)
		}
		waits := s.keying.capture != nil && s.keying.intent == i && s.keying.pad == pad
		slot := widget.Button{Kind: widget.Bare, OnClick: func() { s.listen(i, pad) }}
		switch {
		case waits:
			slot = widget.Button{Label: "…", Centred: true, Size: 13.5, Selected: true, OnClick: slot.OnClick}
		case bound:
			slot.Paint = func(c widget.Canvas, at widget.Rect) { paintCap(c, at, label, pad) }
		default:
			slot.Paint = paintUnbound
		}
		p.Button(id, box, slot)
	}
	lay(id+".key", widget.Rect{X: r.X, Y: r.Y, W: keyWidth, H: r.H}, false)
	lay(id+".pad", widget.Rect{X: r.X + keyWidth + 8, Y: r.Y, W: padWidth, H: r.H}, true)
	if !k.IsDefault(i) {
		p.Button(id+".reset", widget.Rect{X: r.X + keyWidth + padWidth + 16, Y: r.Y, W: r.W - keyWidth - padWidth - 16, H: r.H}, widget.Button{
			Icon: "undo", Centred: true, Size: 12.5, Tip: s.T("Reset to default"),
			OnClick: func() { s.keying = rebinding{}; k.Reset(i); s.rebound() },
		})
	}
}

// layClash asks what becomes of the other meaning of a key.
func (s *settings) layClash(p *widget.Page, r widget.Rect, id string) {
	k := s.Devices.Keymap()
	w := (r.W - 16) / 3
	answer := func(n int, id, label string, f func()) {
		p.Button(id, widget.Rect{X: r.X + float64(n)*(w+8), Y: r.Y, W: w, H: r.H}, widget.Button{Label: label, Centred: true, Size: 13.5, OnClick: f})
	}
	bind := func(swap bool) func() {
		return func() {
			was := s.keying
			s.keying = rebinding{intent: was.intent}
			if !k.Bind(was.intent, was.got, swap) {
				s.keying.words = s.T("It is the last one of a command the game needs: swap it.")
			}
			s.rebound()
		}
	}
	answer(0, id+".swap", s.T("Swap"), bind(true))
	answer(1, id+".take", s.T("Take it"), bind(false))
	answer(2, id+".keep", s.T("Leave it"), func() { s.keying = rebinding{}; s.Stale() })
}

// asking is the row at which a new key is awaited, or the player is asked what becomes of
// another meaning of it; -1 for none.
func (s *settings) asking() int {
	if s.keying.capture == nil && !s.keying.clash {
		return -1
	}
	id := "keys." + s.keying.intent.String()
	return slices.IndexFunc(s.rows, func(r row) bool { return r.id == id })
}

// listen waits for the new key or button of an intent.
func (s *settings) listen(i input.Intent, pad bool) {
	s.keying = rebinding{capture: s.Devices.Listen(pad), intent: i, pad: pad, words: s.T("Press the new key")}
	if pad {
		s.keying.words = s.T("Press the new button of the pad")
	}
	s.Stale()
}

// caught looks at what the capture has brought and tells whether one goes on.
func (s *settings) caught() bool {
	k := &s.keying
	if k.capture == nil {
		return false
	}
	b, got := k.capture.Got()
	switch {
	case got:
	case k.capture.Erased():
		s.stopListening("")
		if !s.Devices.Keymap().Clear(k.intent, k.pad) {
			k.words = s.T("The game needs this command: it keeps one.")
		}
		s.rebound()
		return true
	case k.capture.Dropped(), s.Devices.Pointer().Pressed:
		s.stopListening("")
		return true
	default:
		return true
	}
	s.stopListening("")
	if owner, taken := s.Devices.Keymap().Meaning(b); taken && owner != k.intent {
		k.clash, k.got = true, b
		k.words = s.T("%[1]s is already taken by: %[2]s", s.BindingName(b), intentName(s.Context, owner))
		s.Layout()
		s.Page.Focus("keys." + k.intent.String() + ".swap")
		return true
	}
	s.Devices.Keymap().Bind(k.intent, b, false)
	s.rebound()
	return true
}

func (s *settings) stopListening(words string) {
	s.Devices.Silence()
	s.keying.capture, s.keying.words = nil, words
	s.Stale()
}

// rebound puts the changed layout to use and keeps it.
func (s *settings) rebound() {
	s.Devices.SetKeymap(s.Devices.Keymap())
	s.KeepKeys()
	s.Stale()
}
