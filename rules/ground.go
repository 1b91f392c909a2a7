package rules

import (
	"fmt"
	"unicode/utf8"

	"tenaille/rules/grid"
)

// newMap checks the ground of a setup; open holds the doors that stand open,
// locked those that cannot be opened.
func newMap(s *MapSetup) (m *grid.Map, open, locked uint64, err error) {
	if len(s.Rows) == 0 {
		return nil, 0, 0, fmt.Errorf("rows: there are none")
	}
	w := utf8.RuneCountInString(s.Rows[0])
	if m, err = grid.NewMap(w, len(s.Rows)); err != nil {
		return nil, 0, 0, fmt.Errorf("rows: %w", err)
	}
	doors, seen := s.Doors(), uint64(0)
	feature := func(fs *FeatureSetup) (grid.Feature, error) {
		f, err := newFeature(fs)
		if err != nil || fs.Door == 0 {
			return f, err
		}
		n := doors.Of(fs)
		if n > MaxDoors {
			return f, fmt.Errorf("door: more than %d doors", MaxDoors)
		}
		bit := uint64(1) << (n - 1)
		if seen&bit != 0 && (fs.Open != (open&bit != 0) || fs.Locked != (locked&bit != 0)) {
			return f, fmt.Errorf("door: the parts of door %d are not open or locked alike", n)
		}
		seen |= bit
		if fs.Open {
			open |= bit
		}
		if fs.Locked {
			locked |= bit
		}
		f.Door = int8(n)
		return f, nil
	}
	for y, row := range s.Rows {
		if n := utf8.RuneCountInString(row); n != w {
			return nil, 0, 0, fmt.Errorf("rows[%d]: %d cells where row 0 has %d", y, n, w)
		}
		x := -1
		for _, ch := range row {
			x++
			list, known := s.Legend[string(ch)]
			if fixed, ok := FeatureOf(ch); ok && !known {
				list, known = []FeatureSetup{fixed}, true
			}
			if !known && ch != '.' {
				return nil, 0, 0, fmt.Errorf("rows[%d]: column %d: %q is not in the legend", y, x, ch)
			}
			for i := range list {
				f, err := feature(&list[i])
				if err == nil {
					err = m.AddCell(grid.C(x, y), f)
				}
				if err != nil {
					return nil, 0, 0, fmt.Errorf("rows[%d]: column %d: %w", y, x, err)
				}
			}
		}
	}
	for i := range s.Edges {
		e, err := grid.ParseEdge(s.Edges[i].Edge)
		if err != nil {
			return nil, 0, 0, fmt.Errorf("edges[%d].edge: %w", i, err)
		}
		f, err := feature(&s.Edges[i].FeatureSetup)
		if err == nil {
			err = m.AddEdge(e, f)
		}
		if err != nil {
			return nil, 0, 0, fmt.Errorf("edges[%d].%w", i, err)
		}
	}
	for i, el := range s.Elevation {
		c := grid.C(el.Cell[0], el.Cell[1])
		if !m.Inside(c) || el.Level < -100 || el.Level > 100 {
			return nil, 0, 0, fmt.Errorf("elevation[%d]: level %d of cell [%d,%d] is out of range", i, el.Level, el.Cell[0], el.Cell[1])
		}
		m.SetElevation(c, el.Level)
	}
	return m, open, locked, newLight(m, s.Light)
}

func newFeature(s *FeatureSetup) (grid.Feature, error) {
	var f grid.Feature
	name := s.Feature
	if s.Door != 0 && (name == "" || name == "door") {
		name = "wall" // as a door does while closed (GEO-05)
	}
	kind, ok := grid.ParseFeature(name)
	if !ok {
		return f, fmt.Errorf("feature: %q is no terrain feature", s.Feature)
	}
	f.Kind = kind
	switch kind {
	case grid.FeatureLow:
		if s.Height < 0 || s.Height > 10000 {
			return f, fmt.Errorf("height: %d cm is out of range", s.Height)
		}
		f.Height = 90
		if s.Height > 0 {
			f.Height = uint16(s.Height)
		}
	case grid.FeatureCover:
		switch s.Grade {
		case "partial":
			f.Grade = grid.CoverPartial
		case "standard":
			f.Grade = grid.CoverStandard
		case "improved":
			f.Grade = grid.CoverImproved
		default:
			return f, fmt.Errorf("grade: %q is none of partial, standard, improved", s.Grade)
		}
		f.Walkable = s.Walkable == nil || *s.Walkable
	case grid.FeatureConceal:
		if s.Pct < 0 || s.Pct > 49 {
			return f, fmt.Errorf("pct: %d is not from 1 to 49", s.Pct)
		}
		f.Pct = 20
		if s.Pct > 0 {
			f.Pct = uint8(s.Pct)
		}
	}
	return f, nil
}

func newLight(m *grid.Map, s *LightSetup) error {
	if s == nil {
		return nil
	}
	i, err := oneOf("light.ambient", s.Ambient, "bright", "dim", "dark", "")
	if err != nil {
		return err
	}
	m.SetAmbient([...]grid.Light{grid.LightBright, grid.LightDim, grid.LightDark, grid.LightBright}[i])
	for i, src := range s.Sources {
		c := grid.C(src.Cell[0], src.Cell[1])
		if !m.Inside(c) || src.Bright < 0 || src.Bright > 256 {
			return fmt.Errorf("light.sources[%d]: radius %d at [%d,%d] is out of range", i, src.Bright, src.Cell[0], src.Cell[1])
		}
		m.AddLight(c, src.Bright)
	}
	return nil
}
