package scene

import (
	"strings"

	"tenaille/rules"
)

// featureOrder are the features of maps that set-up names, the most telling
// first.
var featureOrder = []string{
	"difficult", "conceal", "cover", "low", "wall", "door", "window", "slit", "glass", "curtain", "opaque",
	"narrow", "balance", "climb", "pit",
}

// letters are the features that letters of a map's rows have by themselves.
var letters = map[rune]string{
	'#': "wall", '%': "glass", '=': "low", 'p': "cover", 't': "cover", 'i': "cover", ':': "conceal", 'o': "opaque",
	'~': "difficult", 'n': "narrow", 'b': "balance", 'c': "climb", '_': "pit",
}

// grounds names what a level's map is made of, on one line.
func (s *setup) grounds(level *rules.Setup) string {
	m := &level.Map
	has := map[string]bool{}
	note := func(f *rules.FeatureSetup) {
		if f.Door {
			has["door"] = true
		} else {
			has[f.Feature] = true
		}
	}
	for _, row := range m.Rows {
		for _, r := range row {
			list, known := m.Legend[string(r)]
			if !known {
				has[letters[r]] = true
			}
			for i := range list {
				note(&list[i])
			}
		}
	}
	for i := range m.Edges {
		note(&m.Edges[i].FeatureSetup)
	}
	var words []string
	if len(m.Elevation) > 0 {
		words = append(words, s.Key("feature.elevation"))
	}
	for _, name := range featureOrder {
		if has[name] && s.Text.Has("feature."+name) {
			words = append(words, s.Key("feature."+name))
		}
	}
	if l := m.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" && s.Text.Has("light."+l.Ambient) {
		words = append(words, s.Key("light."+l.Ambient))
	}
	return strings.Join(words, " · ")
}
