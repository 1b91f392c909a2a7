package scene

import (
	"strconv"

	"tenaille/render/widget"
)

// scales are the sizes of the interface to choose from, in percent.
var scales = []int{75, 100, 125, 150, 175, 200}

// access is the page of what makes the game easier to see and to follow.
func (s *settings) access() []row {
	v := &s.Settings
	return []row{
		{id: "settings.scale", label: s.T("Interface size"), about: s.largest(), lay: func(p *widget.Page, r widget.Rect) {
			var choices []widget.Choice
			for _, n := range scales {
				choices = append(choices, widget.Choice{ID: strconv.Itoa(n), Label: strconv.Itoa(n)})
			}
			p.Segment("settings.scale", r, choices, strconv.Itoa(v.Scale), 13.5, func(id string) { v.Scale, _ = strconv.Atoi(id); s.changed() })
		}},
		s.toggle("settings.large", s.T("Large text"), s.T("Small letters grow by a fifth"), &v.LargeText),
		s.toggle("settings.contrast", s.T("High contrast"), s.T("Darker ground, wider edges of the pieces, brighter letters"), &v.HighContrast),
		s.toggle("settings.motion", s.T("Reduced motion"), s.T("Pieces slide and results fade: no hops, shakes or flashes"), &v.ReducedMotion),
		s.slider("settings.grid", s.T("Grid strength"), "", 10, &v.Grid, nil),
	}
}

// largest tells how far the choice of size goes in a window of this size.
func (s *settings) largest() string {
	if most := largest(float64(s.pixels[0]), float64(s.pixels[1]), s.Density); most < scales[len(scales)-1] {
		return s.T("At this window size at most %[1]d %%", most)
	}
	return s.T("As far as the window has room")
}
