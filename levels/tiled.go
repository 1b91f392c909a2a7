package levels

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/lafriks/go-tiled"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// flips are the bits of a tile number that turn the tile over.
const flips = 0xf0000000

// builder turns a checked map into a Setup.
type builder struct {
	*scan
	fsys   overlay
	sets   []*tileset
	tiled  *tiled.Map
	setup  rules.Setup
	from   []origin               // of the sheets of setup
	ground [][]rules.FeatureSetup // features of the cells, row-major
	walls  map[edge]bool          // edges nobody walks through
	zones  [maxSides + 1][]zone
	taken  []bool             // cells somebody stands on
	fixed  []bool             // of each combatant: it stands on a point of its own
	points []int              // of each combatant: the number of its point, 0 for one of a roster
	heroes [maxSides + 1]bool // sides of player characters (LIM-06)
	quest  questPlaces
	stated string // the ruleset that the map names, empty for none
}

// readMap reads the TMX file name of fsys; label is the name in faults.
func readMap(fsys fs.FS, name, label string) (l level, err error) {
	defer func() {
		// The reader of Tiled files is not ours: whatever it does with a file
		// that passed the scan, the player reads a line, not a stack.
		if r := recover(); r != nil {
			l, err = level{}, fault(label, "", "cannot be read: %s", oneLine(fmt.Sprint(r)))
		}
	}()
	b, err := readGround(fsys, name, label)
	if err != nil {
		return level{}, err
	}
	return b.peopled()
}

// readGround reads all of a map but its creatures.
func readGround(fsys fs.FS, name, label string) (*builder, error) {
	data, err := readFile(fsys, name, label)
	if err != nil {
		return nil, err
	}
	s, err := scanMap(label, data)
	if err != nil {
		return nil, err
	}
	b := &builder{scan: s, fsys: overlay{fsys, path.Dir(name)}}
	if err := b.readTilesets(); err != nil {
		return nil, err
	}
	b.tiled, err = tiled.LoadReader(".", bytes.NewReader(data), tiled.WithFileSystem(b.fsys))
	if err != nil {
		return nil, fault(label, "", "%s", oneLine(err.Error()))
	}
	b.setup.Name = strings.TrimSuffix(path.Base(name), ".tmx")
	b.setup.Ruleset = rulesets.Default().Name
	b.ground = make([][]rules.FeatureSetup, b.width*b.height)
	b.walls = map[edge]bool{}
	for _, step := range []func() error{b.readProperties, b.layGround, b.layEdges, b.layLights, b.readZones} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// peopled is the level with the creatures of the map and of the files beside it.
func (b *builder) peopled() (level, error) {
	b.taken = make([]bool, b.width*b.height)
	if err := b.placeCreatures(); err != nil {
		return level{}, err
	}
	return level{setup: b.setup, from: b.from, starts: b.starts(), fixed: b.fixed, quest: b.quest, ruleset: b.stated}, checkSetup(b.file, "", &b.setup)
}

// readTilesets reads every tile set the map names, before go-tiled does.
func (b *builder) readTilesets() error {
	for i, s := range b.sources {
		if i > 0 && s.first < b.sets[i-1].first+b.sets[i-1].count {
			return fault(b.file, s.at, "firstgid %d lies inside the tile set before", s.first)
		}
		label := path.Join(path.Dir(b.file), s.path)
		data, err := readFile(b.fsys, s.path, label)
		if err != nil {
			return fault(b.file, s.at, "tile set %s: %s", quote(s.path), cause(err.(*Fault).Err))
		}
		set, err := readTileset(label, data, s.first)
		if err != nil {
			return err
		}
		b.sets = append(b.sets, set)
	}
	return nil
}

// tileAt says what the tile of a layer on a cell means; an empty cell and a
// missing layer mean nothing.
func (b *builder) tileAt(layer string, x, y int) (terrain, error) {
	c := b.tiles[layer]
	if c == nil {
		return terrain{}, nil
	}
	gid := c.gids[y*b.width+x]
	if gid == 0 {
		return terrain{}, nil
	}
	if gid&flips != 0 {
		return terrain{}, fault(b.file, b.cellPlace(layer, x, y), "the tile is flipped or rotated")
	}
	for _, set := range b.sets {
		if gid >= set.first && gid-set.first < set.count {
			return set.tiles[gid-set.first], nil
		}
	}
	return terrain{}, fault(b.file, b.cellPlace(layer, x, y), "tile %d is not in the tile set", gid)
}

// cellPlace names a cell of a layer as it is named on the screen.
func (b *builder) cellPlace(layer string, x, y int) string {
	spot := "cell " + grid.C(x, y).Name()
	if c := b.tiles[layer]; c != nil {
		return fmt.Sprintf("line %d: layer %s: %s", c.lines[y], quote(layer), spot)
	}
	return spot
}

// readProperties reads the properties of the map itself; rosters are read by
// placeCreatures.
func (b *builder) readProperties() error {
	if b.tiled.Properties == nil {
		return nil
	}
	for _, q := range *b.tiled.Properties {
		spot := b.properties[q.Name]
		option, isOption := strings.CutPrefix(q.Name, "option.")
		switch {
		case q.Name == "ambient":
			if !slices.Contains(ambients, q.Value) {
				return fault(b.file, spot, "unknown %s: one of %v", quote(q.Value), ambients)
			}
			if q.Value != "bright" {
				b.light().Ambient = q.Value
			}
		case q.Name == "zero_gravity":
			if q.Value != "true" && q.Value != "false" {
				return fault(b.file, spot, "%s is not true or false", quote(q.Value))
			}
			b.setup.Map.ZeroGravity = q.Value == "true"
		case q.Name == "pc":
			for word := range strings.SplitSeq(q.Value, ",") {
				side, err := b.sideNumber(strings.TrimSpace(word), spot)
				if err != nil {
					return err
				}
				b.heroes[side] = true
			}
		case isOption && option != "":
			if b.setup.Options == nil {
				b.setup.Options = map[string]string{}
			}
			b.setup.Options[option] = q.Value
		case q.Name == "situation":
			n, err := properties{b.file, spot, *b.tiled.Properties}.whole(q.Name, 0, -maxSituation, maxSituation)
			if err != nil {
				return err
			}
			b.setup.Situation.All = n
		case q.Name == "ruleset":
			if err := oneOf(b.file, spot, q.Value, rulesets.Names()); err != nil {
				return err
			}
			if q.Value != "" {
				b.setup.Ruleset, b.stated = q.Value, q.Value
			}
		case q.Name == "fog":
			if err := oneOf(b.file, spot, q.Value, fogs); err != nil {
				return err
			}
			b.setup.Fog = q.Value
		case q.Name == "author", q.Name == "title": // for whoever looks at the map
		case q.Name == "ambush", q.Name == "surprised": // for placeCreatures
		case strings.HasPrefix(q.Name, "roster."):
		default:
			return fault(b.file, spot, "unknown property of a map; there are ambient, author, title, fog, ruleset, zero_gravity, pc, ambush, surprised, situation, roster.1 to roster.%d, option.<name>", maxSides)
		}
	}
	return nil
}

func (b *builder) light() *rules.LightSetup {
	if b.setup.Map.Light == nil {
		b.setup.Map.Light = &rules.LightSetup{}
	}
	return b.setup.Map.Light
}

// objectsOf returns the objects of a layer, nil when there is none.
func (b *builder) objectsOf(layer string) []*tiled.Object {
	for _, g := range b.tiled.ObjectGroups {
		if g.Name == layer {
			return g.Objects
		}
	}
	return nil
}

// classOf refuses an object of another class than its layer is made for; no
// class is well.
func (b *builder) classOf(o *tiled.Object, class string) error {
	if o.Class != "" && o.Class != class {
		return fault(b.file, b.objects[o.ID], "class %s, must be %s", quote(o.Class), quote(class))
	}
	return nil
}

// cellOf returns the cell that a point object lies in.
func (b *builder) cellOf(o *tiled.Object) (x, y int, err error) {
	spot := b.objects[o.ID]
	if o.Width != 0 || o.Height != 0 || len(o.PolyLines) > 0 || len(o.Polygons) > 0 {
		return 0, 0, fault(b.file, spot, "must be a point")
	}
	t := float64(b.tile)
	if o.X < 0 || o.Y < 0 || o.X >= t*float64(b.width) || o.Y >= t*float64(b.height) {
		return 0, 0, fault(b.file, spot, "lies outside the map of %dx%d", b.width, b.height)
	}
	return int(o.X / t), int(o.Y / t), nil
}

// corner returns the corner of the grid that a point lies on exactly.
func (b *builder) corner(x, y float64) (cx, cy int, ok bool) {
	t := float64(b.tile)
	cx, cy = int(x/t), int(y/t)
	ok = float64(cx)*t == x && float64(cy)*t == y && cx >= 0 && cy >= 0 && cx <= b.width && cy <= b.height
	return cx, cy, ok
}
