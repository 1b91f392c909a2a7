package levels

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tenaille/levels/tmx"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Sketch is a map that is being drawn, as far as it can be read: what is wrong with it is
// left out, and told.
type Sketch struct {
	// Setup is the ground, with a figure for each creature that has one. Where the map is
	// Whole it can be played on; else only looked at.
	Setup rules.Setup
	Whole bool
	// Points are, of each combatant, the number of its object, 0 for one of a roster.
	Points []int
	// Faults are what is wrong, the first first.
	Faults []Flaw
	// Apart tells that two sides can never come to blows on a map that is whole, nil where
	// all can.
	Apart *Apart
}

// Flaw is a fault of a map that is being drawn, with its place on it.
type Flaw struct {
	*Fault
	// Object is the number of the object that is wrong, 0 for none.
	Object int
	// Cell is the square that is wrong, where OnCell.
	Cell   grid.Cell
	OnCell bool

	layer, property string
}

// mostFlaws bounds what is told of a map at once.
const mostFlaws = 12

var (
	objectPlace   = regexp.MustCompile(`object (\d+)$`)
	cellPlace     = regexp.MustCompile(`(?:layer "(\w+)": )?cell ([A-Z]+\d+)$`)
	propertyPlace = regexp.MustCompile(`property "([^"]+)"$`)
)

// flaw finds the place of a fault on its map.
func flaw(err error) Flaw {
	var f *Fault
	if !errors.As(err, &f) {
		f = &Fault{Err: err}
	}
	v := Flaw{Fault: f}
	if m := objectPlace.FindStringSubmatch(f.Place); m != nil {
		v.Object, _ = strconv.Atoi(m[1])
	}
	if m := cellPlace.FindStringSubmatch(f.Place); m != nil {
		v.layer = m[1]
		v.Cell, v.OnCell = grid.CellNamed(m[2])
	}
	if m := propertyPlace.FindStringSubmatch(f.Place); m != nil {
		v.property = m[1]
	}
	return v
}

// dropped takes what is wrong out of a map, so that it can be read on, and tells whether it
// could.
func (v *Flaw) dropped(d *tmx.Document) bool {
	switch {
	case v.Object > 0:
		o, layer, ok := d.Object(v.Object)
		if !ok || layer == "start" && errors.As(v.Err, new(*Lack)) {
			return false
		}
		d.Remove(o.ID)
	case v.OnCell && v.layer != "":
		d.SetTile(v.layer, int(v.Cell.X), int(v.Cell.Y), 0)
	case v.property != "":
		d.SetProperty(v.property, "")
	case strings.HasPrefix(v.Err.Error(), "missing layer"):
		d.Remove(d.Add("start", tmx.Object{}))
	default:
		return false
	}
	return true
}

// ReadSketch reads a map that is being drawn. The error is of one of which there is nothing
// to be seen.
func ReadSketch(file []byte) (Sketch, error) {
	var s Sketch
	d, err := tmx.Read(file)
	if err != nil {
		return s, &Fault{File: loneName, Err: err}
	}
	figures := d.Objects("creatures")
	for {
		ground, l, apart, err := sketched(d.Bytes())
		if ground != nil {
			s.Setup = ground.setup
		}
		if err == nil {
			s.Whole = len(s.Faults) == 0
			s.Setup = l.setup
			s.Points = ground.points
			if s.Whole {
				s.Apart = apart
			}
			break
		}
		v := flaw(err)
		if s.Faults = append(s.Faults, v); len(s.Faults) == mostFlaws || !v.dropped(d) {
			if ground == nil {
				return s, err
			}
			break
		}
	}
	if !s.Whole {
		s.Setup.Combatants, s.Points = nil, nil
		s.stand(figures, d)
	}
	return s, nil
}

// Glance looks at the ground of a map that is being drawn and at who stands on points of
// their own, which takes less time than to read all of it again, and tells whether it could.
func (s *Sketch) Glance(file []byte) bool {
	d, err := tmx.Read(file)
	if err != nil {
		return false
	}
	b, err := readGround(lone(file), loneName, loneName)
	if err != nil {
		return false
	}
	list, points := s.Setup.Combatants, s.Points
	s.Setup, s.Points, s.Apart = b.setup, nil, nil
	for i, id := range points { // those of rosters stand where they stood
		if id == 0 {
			s.Setup.Combatants, s.Points = append(s.Setup.Combatants, list[i]), append(s.Points, 0)
		}
	}
	s.stand(d.Objects("creatures"), d)
	return true
}

// sketched reads the ground of a map and then all of it, and which of its sides can never
// meet.
func sketched(file []byte) (*builder, *level, *Apart, error) {
	b, err := readGround(lone(file), loneName, loneName)
	if err != nil {
		return nil, nil, nil, err
	}
	bare := *b
	var apart *Apart
	l, err := b.peopled()
	if err == nil {
		e, wrong := l.playable(loneName)
		if err = wrong; err == nil {
			f, wrong := l.field(loneName)
			if err = wrong; err == nil {
				l.setup = f.Setup
				apart = f.apart(e)
			}
		}
	}
	if err != nil {
		return &bare, nil, nil, err
	}
	return b, &l, apart, nil
}

// stand puts a figure on the ground for every creature whose kind is known.
func (s *Sketch) stand(list []tmx.Object, d *tmx.Document) {
	for _, o := range list {
		side := o.Number("side")
		sheet, err := builtInCreature(o.Get("kind"))
		if err != nil || side < 1 || side > maxSides {
			continue
		}
		x, y := d.Cell(o)
		sheet.ID, sheet.Side, sheet.At = o.ID, sideName(side), [2]int{x, y}
		if o.Name != "" {
			sheet.Name = o.Name
		}
		s.Setup.Combatants = append(s.Setup.Combatants, sheet)
		s.Points = append(s.Points, o.ID)
	}
}

// Brush is a tile of the built-in tile set.
type Brush struct {
	// Tile is its number within the tile set, Name what it is called there.
	Tile uint32
	Name string
	// Ground, Prop and Level tell in which layer it belongs.
	Ground, Prop bool
	Level        int
}

// Brushes are the tiles of the built-in tile set, in its order.
func Brushes() (list []Brush) {
	data, err := mapFiles.ReadFile("terrain.tsx")
	if err != nil {
		return nil
	}
	set, err := readTileset("terrain.tsx", data, 1)
	if err != nil {
		return nil
	}
	for id, t := range set.tiles {
		list = append(list, Brush{Tile: id, Name: t.name, Ground: t.ground != 0, Prop: t.ground == 0 && t.level == 0, Level: t.level})
	}
	slices.SortFunc(list, func(a, b Brush) int { return int(a.Tile) - int(b.Tile) })
	return list
}
