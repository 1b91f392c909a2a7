package grid

import "fmt"

// Light is how well a cell is lit for an observer (GEO-17).
type Light uint8

// The three degrees of light.
//
//names:list lightNames Light
const (
	LightBright Light = iota
	LightDim
	LightDark
)

// String returns the name of l in position files.
func (l Light) String() string {
	if int(l) >= len(lightNames) {
		return "unknown"
	}
	return lightNames[l]
}

// ParseLight finds the light named s; ok is false when there is none.
func ParseLight(s string) (l Light, ok bool) {
	for i, name := range lightNames {
		if name == s {
			return Light(i), true
		}
	}
	return 0, false
}

// Percent is the concealment that light l gives a target: 0, 20, or 50 when
// it is dark, which is total concealment (GEO-17, CON-07).
func (l Light) Percent() uint8 { return [...]uint8{0, 20, 50}[min(int(l), 2)] }

// Vision is what a creature's eyes do with light (GEO-17).
type Vision struct {
	LowLight   bool
	Darkvision int // range in squares, 0 for none
}

type source struct {
	at     Cell
	bright int
}

// SetAmbient sets the light where no source shines.
func (m *Map) SetAmbient(l Light) { m.ambient = l }

// Ambient is the light where no source shines.
func (m *Map) Ambient() Light { return m.ambient }

// AddLight puts a light source in c, bright within the given squares and dim
// within twice that many.
func (m *Map) AddLight(c Cell, bright int) error {
	if !m.Inside(c) {
		return fmt.Errorf("light (%d,%d): outside the map of %d by %d", c.X, c.Y, m.w, m.h)
	}
	if bright < 0 || bright > MaxSide {
		return fmt.Errorf("light (%d,%d): radius %d is not 0 to %d", c.X, c.Y, bright, MaxSide)
	}
	m.sources = append(m.sources, source{c, bright})
	return nil
}

// LightFor is the light in cell c for an observer in the space from (GEO-17).
func (f *Field) LightFor(v Vision, from Space, c Cell) Light {
	best := f.Map.ambient
	if v.LowLight && best == LightDim {
		best = LightBright
	}
	if best == LightBright || v.Darkvision > 0 && f.Rules.SpaceDistance(from, Square(c)) <= v.Darkvision {
		return LightBright
	}
	for i := range f.Map.sources {
		s := &f.Map.sources[i]
		bright := s.bright
		if v.LowLight {
			bright *= 2
		}
		d := f.Rules.Distance(s.at, c)
		if d > 2*bright || d > bright && best == LightDim || !f.Sight(s.at, c, d <= 1) {
			continue
		}
		if d <= bright {
			return LightBright
		}
		best = LightDim
	}
	return best
}
