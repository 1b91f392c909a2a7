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

// SegmentBoxes are the boxes of the choices of a segment: alike, unless the words of
// one need more.
func (s *Style) SegmentBoxes(r Rect, choices []Choice, size float64) []Rect {
	needs, sum := make([]float64, len(choices)), 0.
	for i, choice := range choices {
		needs[i] = s.Need(choice.Label, Bold, size) + optionRims
		sum += needs[i]
	}
	if air := optionAir - optionRims; sum+float64(air*len(choices)) <= r.W {
		for i := range needs {
			needs[i] += float64(air)
		}
	}
	list := make([]Rect, len(choices))
	x := r.X
	for i, w := range Share(Even(r.W, len(choices)), needs) {
		list[i] = Rect{X: x, Y: r.Y, W: w, H: r.H}
		x += w
	}
	return list
}

// Segment adds a row of choices of which one is taken. The choices get the ids
// id + "." + Choice.ID.
func (p *Page) Segment(id string, r Rect, choices []Choice, taken string, size float64, onChange func(id string)) {
	p.Paint(func(c Canvas) { c.Box(r, 8, Well, Edge, 1.2) })
	boxes := p.style.SegmentBoxes(r, choices, size)
	asked := size
	for i, choice := range choices { // in one size, that of the longest, a little less for air
		b := Button{Kind: Option, Selected: choice.ID == taken}
		font, _, _ := b.letters(r.H)
		_, fits := p.style.Fit(choice.Label, boxes[i].W-optionRims, font, asked)
		_, airy := p.style.Fit(choice.Label, boxes[i].W-optionAir, font, asked)
		size = min(size, fits, max(airy, asked-1))
	}
	for i, choice := range choices {
		p.Button(id+"."+choice.ID, boxes[i], Button{
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
