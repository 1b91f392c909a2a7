package widget

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tenaille/render/ui"
)

// Field describes a line of text that can be edited.
type Field struct {
	Text string
	// Accept tells whether a text may stand in the field; nil accepts all.
	Accept func(string) bool
	// OnChange is called with every new text.
	OnChange func(string)
	// OnSubmit is called when Enter ends the editing.
	OnSubmit func(string)
}

// entry is a field on a page.
type entry struct {
	Field
	style *Style
	box   Rect
	line  ui.Line
	begun bool // its text was selected when it got the focus
	beat  int  // ticks since anything was done to it
	shift int  // pixels by which a long text is moved to the left
}

// The room between the edges of a field and its text in units, the size of its
// letters, and the ticks for which the caret is seen and then not.
const (
	fieldLeft  = 12
	fieldRight = 10
	fieldSize  = 14.5
	blink      = 30
)

// Field adds a line of text under a stable id.
func (p *Page) Field(id string, r Rect, f Field) {
	e := &entry{Field: f, style: p.style, box: r, line: ui.NewLine(f.Text)}
	e.line.Accept = f.Accept
	id = p.put(ui.Region{ID: id, Box: r, Grips: true})
	p.fields[id] = e
	p.Paint(func(c Canvas) {
		c.Box(r, 8, Well, Edge, 1.2)
		e.paint(c, p.Hand.Focus == id, p.Steady || e.beat/blink%2 == 0)
		switch {
		case p.Hand.Ringed(id):
			c.Box(r.Inset(-4), 11, Transparent, White, 2)
		case p.Hand.Focus == id:
			c.Box(r, 8, Transparent, Brass, 2)
		}
	})
}

// paint paints the text with what is selected and, where it is edited, the caret.
func (e *entry) paint(c Canvas, edited, caret bool) {
	if c.Dst == nil && c.Ledger == nil {
		return
	}
	px, face := c.pixels(e.box), c.face(Mono, fieldSize)
	in := px
	in.Min.X, in.Max.X = px.Min.X+c.Px(fieldLeft), px.Max.X-c.Px(fieldRight)
	in.Min.Y, in.Max.Y = px.Min.Y+c.Px((e.box.H-18)/2), px.Max.Y-c.Px(4)
	at, from, to := e.line.Caret()
	before, wide := e.advance(at), max(1, c.Px(1.5))
	if edited {
		e.shift = max(e.shift, before+wide-in.Dx())
		e.shift = min(e.shift, before)
	} else {
		e.shift = 0
	}
	x, k := in.Min.X-e.shift, c.Scale()
	units := func(x0, y0, x1, y1 int) Rect {
		return Rect{X: float64(x0) / k, Y: float64(y0) / k, W: float64(x1-x0) / k, H: float64(y1-y0) / k}
	}
	inner := c.Clip(units(in.Min.X, in.Min.Y, in.Max.X, in.Max.Y))
	if edited && from < to {
		inner.Fill(units(x+e.advance(from), in.Min.Y, x+e.advance(to), in.Max.Y), Fade(Brass, .4))
	}
	m := face.Metrics()
	inner.Text(e.line.String(), float64(x)/k, (float64(in.Min.Y)+m.HAscent)/k, Mono, fieldSize, Bone, Start)
	if edited && caret {
		tall := int(math.Round(m.HAscent + m.HDescent + m.HLineGap))
		inner.Fill(units(x+before, in.Min.Y, x+before+wide, in.Min.Y+tall), Brass)
	}
}

// advance is how many pixels the text takes before a place.
func (e *entry) advance(at int) int {
	return int(math.Round(e.style.Width(e.line.Before(at), Mono, fieldSize) * e.style.Scale()))
}

// point places the caret where the pointer has gone down and selects what it is
// pulled over. All of a text is selected that has just got the focus, so that
// typing replaces it.
func (e *entry) point(p *Page, q ui.Pointer) {
	switch held := p.Hand.Held != "" && p.Hand.Held == p.Hand.Focus; {
	case held:
		e.line.Move(e.place(q.X), !q.Pressed)
	case !q.Down && !e.begun:
		e.begun = true
		if _, from, to := e.line.Caret(); from == to {
			e.line.SelectAll()
		}
	}
}

// place is the place between letters nearest to x, in units.
func (e *entry) place(x float64) int {
	goal := int(math.Round(x*e.style.Scale())) - e.style.pixels(e.box).Min.X - e.style.Px(fieldLeft) + e.shift
	best := 0
	for i := 1; i <= e.line.Len(); i++ {
		if abs(e.advance(i)-goal) <= abs(e.advance(best)-goal) {
			best = i
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// resume goes on with the editing of the same field on the page before.
func (e *entry) resume(was *entry) {
	if was.line.String() == e.line.String() {
		accept := e.line.Accept
		e.line = was.line
		e.line.Accept = accept
		e.shift = was.shift
	}
	e.begun, e.beat = was.begun, was.beat
}

// edits are what keys do to a line; more tells that Shift selects.
var edits = [...]struct {
	key ebiten.Key
	do  func(l *ui.Line, more bool) bool
}{
	{ebiten.KeyLeft, func(l *ui.Line, more bool) bool { l.Step(-1, more); return false }},
	{ebiten.KeyRight, func(l *ui.Line, more bool) bool { l.Step(1, more); return false }},
	{ebiten.KeyHome, func(l *ui.Line, more bool) bool { l.Move(0, more); return false }},
	{ebiten.KeyEnd, func(l *ui.Line, more bool) bool { l.Move(l.Len(), more); return false }},
	{ebiten.KeyBackspace, func(l *ui.Line, _ bool) bool { return l.Erase(true) }},
	{ebiten.KeyDelete, func(l *ui.Line, _ bool) bool { return l.Erase(false) }},
}

// typed does what the keyboard has done in this tick.
func (e *entry) typed() {
	e.beat++
	control := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	changed := false
	if letters := ebiten.AppendInputChars(nil); len(letters) > 0 && (!control || ebiten.IsKeyPressed(ebiten.KeyAlt)) {
		changed = e.line.Insert(string(letters))
	}
	if control && inpututil.IsKeyJustPressed(ebiten.KeyA) {
		e.line.SelectAll()
	}
	for _, v := range edits {
		if repeats(v.key) {
			e.beat = 0
			changed = v.do(&e.line, ebiten.IsKeyPressed(ebiten.KeyShift)) || changed
		}
	}
	if changed {
		e.changed()
	}
	if (inpututil.IsKeyJustPressed(ebiten.KeyEnter) || inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter)) && e.OnSubmit != nil {
		e.OnSubmit(e.line.String())
	}
}

func (e *entry) changed() {
	e.beat = 0
	if e.OnChange != nil {
		e.OnChange(e.line.String())
	}
}

// repeats tells whether a key was pressed just now, or is held long enough to mean
// it again.
func repeats(k ebiten.Key) bool {
	const after, every = 18, 2 // ticks
	n := inpututil.KeyPressDuration(k)
	return n == 1 || n > after && (n-after)%every == 0
}

// field is the field that has the focus, nil for none.
func (p *Page) field() *entry { return p.fields[p.Hand.Focus] }

// Editing tells whether the focus is in a field, so that letters are text.
func (p *Page) Editing() bool { return p.field() != nil }

// Text is the text of the field with the focus, empty where none has it.
func (p *Page) Text() string {
	if f := p.field(); f != nil {
		return f.line.String()
	}
	return ""
}

// SetText puts another text into the field with the focus, as if it were typed.
func (p *Page) SetText(text string) {
	if f := p.field(); f != nil && f.line.Set(text) {
		f.changed()
	}
}
