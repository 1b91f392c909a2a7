package settings

import (
	"slices"
	"strconv"

	"tenaille/game/store"
	"tenaille/render/widget"
)

// access is the page of what makes the game easier to see and to follow.
func (s *settings) access() []row {
	v, d := &s.Settings, store.DefaultSettings()
	wide := controlWidth
	if s.Width >= 1200 { // two rows stand beside one another, and no finger presses
		wide = 236
	}
	return []row{
		title("letters", s.T("Panels and text")),
		{id: "settings.scale", icon: "large", label: s.T("Interface size"), about: s.largest(), wide: wide, changed: v.Scale != d.Scale, reset: func() { v.Scale = d.Scale }, lay: func(p *widget.Page, r widget.Rect) {
			var choices []widget.Choice
			most := s.most()
			scales := store.Scales()
			for i, n := range scales {
				choice := widget.Choice{ID: strconv.Itoa(n), Label: strconv.Itoa(n)}
				if i > 0 && scales[i-1] >= most { // the one before is as large here
					choice.Dim, choice.Tip = true, s.T("Only larger in a larger window")
				}
				choices = append(choices, choice)
			}
			p.Segment("settings.scale", r, choices, strconv.Itoa(v.Scale), 13.5, func(id string) { v.Scale, _ = strconv.Atoi(id); s.changed() })
		}},
		s.toggle("settings.large", "letters", s.T("Large text"), s.T("Small letters grow by a fifth"), &v.LargeText, d.LargeText),
		title("board", s.T("The board")),
		s.toggle("settings.contrast", "concealment", s.T("High contrast"), s.T("Darker ground, bolder edges, brighter letters"), &v.HighContrast, d.HighContrast),
		s.slider("settings.grid", "grid", s.T("Grid strength"), "", 10, &v.Grid, d.Grid, nil),
		s.toggle("settings.motion", "run", s.T("Reduced motion"), s.T("Pieces slide and results fade: no hops, shakes or flashes"), &v.ReducedMotion, d.ReducedMotion),
	}
}

// most is the size in percent over which the interface grows no further in this
// window.
func (s *settings) most() int {
	return s.LargestScale()
}

// largest tells how far the choice of size goes in a window of this size.
func (s *settings) largest() string {
	if most := s.most(); most < slices.Max(store.Scales()) {
		return s.T("At this window size at most %[1]d%%", most)
	}
	return s.T("As large as the window allows")
}
