package atlas

import (
	"strconv"

	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// ground is one thing a map is made of.
type ground struct{ icon, words string }

// grounds lists what a level's map is made of, with how many squares or edges
// of it there are.
func (s *Atlas) grounds(level *rules.Setup) []ground {
	m := &level.Map
	has := map[string]int{}
	count := func(name string, wet bool) {
		if name == "pit" && wet {
			name = "water" // named by what is seen
		}
		has[name]++
	}
	note := func(f *rules.FeatureSetup, wet bool) {
		if f.Door != 0 {
			has["door"]++
		} else {
			count(f.Feature, wet)
		}
	}
	for y, row := range m.Rows {
		for x, r := range []rune(row) {
			wet := words.Wet(level, grid.C(x, y))
			list, known := m.Legend[string(r)]
			if !known {
				if f, fixed := rules.FeatureOf(r); fixed {
					count(f.Feature, wet)
				}
			}
			for i := range list {
				note(&list[i], wet)
			}
		}
	}
	for i := range m.Edges {
		note(&m.Edges[i].FeatureSetup, false)
	}
	var out []ground
	if l := m.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" && s.on.Text.Has("light."+l.Ambient) {
		icon := "torch"
		if l.Ambient == "dark" {
			icon = "darkness"
		}
		out = append(out, ground{icon, s.on.Key("light." + l.Ambient)})
	}
	if m.ZeroGravity {
		out = append(out, ground{"floating", s.on.Key("feature.zero_gravity")})
	}
	if len(m.Elevation) > 0 {
		out = append(out, ground{"height", s.on.Key("feature.elevation")})
	}
	for _, row := range words.Grounds {
		if n := has[row.Name]; n > 0 && s.on.Text.Has("feature."+row.Name) {
			out = append(out, ground{row.Icon, s.on.Key("feature."+row.Name) + " " + strconv.Itoa(n)})
		}
	}
	return out
}
