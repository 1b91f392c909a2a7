package widget

import (
	eimage "github.com/ebitenui/ebitenui/image"
	ui "github.com/ebitenui/ebitenui/widget"
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
		ui.SliderOpts.ChangedHandler(func(args *ui.SliderChangedEventArgs) {
			if d.OnChange != nil {
				d.OnChange(args.Current)
			}
		}),
	)
	p.root.AddChild(slider)
	p.Paint(func(c Canvas) {
		at := r.X + 11 + (r.W-22)*float64(slider.Current-d.Min)/float64(max(d.Max-d.Min, 1))
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
	nudge := func(by int) {
		slider.Current = min(max(slider.Current+by*d.Step, d.Min), d.Max)
	}
	p.add(part{id: id, rect: r, focus: slider, enabled: true, grips: true, nudge: nudge})
}
