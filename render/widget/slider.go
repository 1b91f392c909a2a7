package widget

import (
	"image"
	"math"

	eimage "github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/input"
	ui "github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// Slider describes a number on a scale.
type Slider struct {
	Min, Max, Value int
	// Step is what one press of an arrow key changes, 1 when zero.
	Step int
	// OnChange is called with every new value.
	OnChange func(int)
}

// Slider adds a horizontal slider under a stable id.
func (p *Page) Slider(id string, r Rect, d Slider) {
	s := p.style
	if d.Step == 0 {
		d.Step = 1
	}
	handle := s.Px(22)
	value := d.Value
	// A change is told at once: by itself a slider tells of it when it is painted,
	// which a page that is built anew before that never is.
	set := func(v int) {
		if v = min(max(v, d.Min), d.Max); v == value {
			return
		}
		value = v
		if d.OnChange != nil {
			d.OnChange(v)
		}
	}
	slider := ui.NewSlider(
		ui.SliderOpts.WidgetOpts(ui.WidgetOpts.LayoutData(place(s.pixels(r))), ui.WidgetOpts.TrackHover(true)),
		ui.SliderOpts.Orientation(ui.DirectionHorizontal),
		ui.SliderOpts.MinMax(d.Min, d.Max),
		ui.SliderOpts.InitialCurrent(d.Value),
		ui.SliderOpts.PageSizeFunc(func() int { return d.Step }),
		ui.SliderOpts.Images(
			&ui.SliderTrackImage{Idle: eimage.NewNineSliceColor(Transparent)},
			&ui.ButtonImage{Idle: blank, Hover: blank, Pressed: blank},
		),
		ui.SliderOpts.FixedHandleSize(handle),
		ui.SliderOpts.TabOrder(len(p.parts)),
		ui.SliderOpts.DisableDefaultKeys(true),
	)
	p.root.AddChild(slider)
	p.Paint(func(c Canvas) {
		at := r.X + 11 + (r.W-22)*float64(value-d.Min)/float64(max(d.Max-d.Min, 1))
		y := r.Y + r.H/2
		c.Box(Rect{r.X, y - 3, r.W, 6}, 3, Well, Edge, 1)
		c.Box(Rect{r.X, y - 3, at - r.X, 6}, 3, Brass, Transparent, 0)
		c.Disc(at, y, 10.5, Brass, Ink, 2)
		c.Line(at-3, y-4, at-3, y+4, 2, BrassEdge)
		c.Line(at+3, y-4, at+3, y+4, 2, BrassEdge)
		if p.Ring && slider.IsFocused() {
			c.Box(r.Inset(-4), 11, Transparent, White, 2)
		}
	})
	p.add(part{
		id: id, rect: r, focus: slider, enabled: true, grips: true,
		nudge: func(by int) { set(value + by*d.Step) },
		drag:  func(x float64) { set(d.at(r, x)) },
	})
}

// drag moves the slider that the pointer holds, or turns the one under it by the
// wheel. It is the page's, not the slider's, so that a page built anew in the
// middle of a pull goes on with it.
func (p *Page) drag() {
	x, y := input.CursorPosition()
	_, wheel := input.Wheel()
	down := input.MouseButtonPressed(ebiten.MouseButtonLeft)
	began := down && !p.down
	p.down = down
	if !down {
		p.held = ""
	}
	for _, q := range p.parts {
		if q.drag == nil {
			continue
		}
		over := image.Pt(x, y).In(p.style.pixels(q.rect))
		if over && began {
			p.held = q.id
		}
		switch {
		case p.held == q.id:
			q.drag(float64(x) / p.style.Scale())
		case over && wheel != 0:
			q.nudge(int(math.Copysign(1, wheel)))
		}
	}
}

// Hold goes on with what the pointer holds on the page this one replaces.
func (p *Page) Hold(before *Page) { p.held, p.down = before.held, before.down }

// at is the value whose handle would stand nearest to x, in units, on a slider
// in a box.
func (d *Slider) at(r Rect, x float64) int {
	return d.Min + int(math.Round((x-r.X-11)/max(r.W-22, 1)*float64(d.Max-d.Min)))
}
