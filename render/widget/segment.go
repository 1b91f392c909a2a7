package widget

// Choice is one of the answers of a segment.
type Choice struct {
	// ID is the last part of the widget id, Label what is shown.
	ID, Label string
	// Disabled choices are shown and cannot be taken; Tip says why.
	Disabled bool
	Tip      string
	// Dim choices look like disabled ones, yet can be taken; Tip says why.
	Dim bool
}

// Segment adds a row of choices of which one is taken. The choices get the ids
// id + "." + Choice.ID.
func (p *Page) Segment(id string, r Rect, choices []Choice, taken string, size float64, onChange func(id string)) {
	p.Paint(func(c Canvas) { c.Box(r, 8, Well, Edge, 1.2) })
	w := r.W / float64(max(len(choices), 1))
	for i, choice := range choices {
		p.Button(id+"."+choice.ID, Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}, Button{
			Label:    choice.Label,
			Kind:     Option,
			Selected: choice.ID == taken,
			Disabled: choice.Disabled,
			Dim:      choice.Dim,
			Tip:      choice.Tip,
			Size:     size,
			OnClick:  func() { onChange(choice.ID) },
		})
	}
}
