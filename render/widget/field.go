package widget

import (
	eimage "github.com/ebitenui/ebitenui/image"
	ui "github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
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

// Field adds a line of text under a stable id.
func (p *Page) Field(id string, r Rect, f Field) {
	s := p.style
	face := s.Face(Mono, 14.5)
	frame := s.frame(Well, Edge, 1.2, 8, false)
	input := ui.NewTextInput(
		ui.TextInputOpts.WidgetOpts(ui.WidgetOpts.LayoutData(place(s.pixels(r))), ui.WidgetOpts.TrackHover(true)),
		ui.TextInputOpts.Face(&face),
		ui.TextInputOpts.Image(&ui.TextInputImage{Idle: frame, Disabled: frame, Highlight: eimage.NewNineSliceColor(Fade(Brass, .4))}),
		ui.TextInputOpts.Color(&ui.TextInputColor{Idle: Bone, Disabled: Disabled, Caret: Brass, DisabledCaret: Disabled}),
		ui.TextInputOpts.Padding(&ui.Insets{Left: s.Px(12), Right: s.Px(10), Top: s.Px((r.H - 18) / 2), Bottom: s.Px(4)}),
		ui.TextInputOpts.CaretWidth(max(1, s.Px(1.5))),
		ui.TextInputOpts.TabOrder(len(p.parts)),
		ui.TextInputOpts.Validation(func(text string) (bool, *string) {
			return f.Accept == nil || f.Accept(text), nil
		}),
		ui.TextInputOpts.ChangedHandler(func(args *ui.TextInputChangedEventArgs) {
			if f.OnChange != nil {
				f.OnChange(args.InputText)
			}
		}),
		ui.TextInputOpts.SubmitHandler(func(args *ui.TextInputChangedEventArgs) {
			if f.OnSubmit != nil {
				f.OnSubmit(args.InputText)
			}
		}),
		ui.TextInputOpts.AllowDuplicateSubmit(true),
	)
	input.SetText(f.Text)
	input.CursorMoveEnd()
	p.root.AddChild(input)
	p.Paint(func(c Canvas) {
		switch {
		case input.IsFocused() && p.Ring:
			c.Box(r.Inset(-4), 11, Transparent, White, 2)
		case input.IsFocused():
			c.Box(r, 8, Transparent, Brass, 2)
		}
	})
	p.add(part{id: id, rect: r, focus: input, enabled: true, grips: true})
}

// selectField selects the whole text of a field that has just got the focus, so
// that typing replaces it, and of any field on Ctrl+A.
func (p *Page) selectField() {
	field, ok := p.ui.GetFocusedWidget().(*ui.TextInput)
	if !ok {
		p.edited = nil
		return
	}
	if ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) {
		return // the click itself still places the caret
	}
	control := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	if p.edited != field || control && inpututil.IsKeyJustPressed(ebiten.KeyA) {
		p.edited = field
		field.SelectAll()
	}
}

// Editing tells whether the focus is in a field, so that letters are text.
func (p *Page) Editing() bool {
	_, ok := p.ui.GetFocusedWidget().(*ui.TextInput)
	return ok
}
