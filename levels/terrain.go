package levels

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"github.com/lafriks/go-tiled"

	"tenaille/rules"
)

// groundNames are the values of property "ground" of a tile and their characters
// in LookSetup.Ground.
var groundNames = map[string]byte{
	"floor": '.', "grass": 'g', "dirt": 'd', "water": 'w', "planks": 'k', "platform": 'p', "bridge": 'b', "void": ' ',
	"snow": 's', "ice": 'i', "mire": 'm', "salt": 'c', "sand": 'a',
}

// terrain is what one tile of the tile set means.
type terrain struct {
	ground   byte   // character of LookSetup.Ground, 0 for none
	prop     string // name of LookSetup.Props, empty for none
	features []rules.FeatureSetup
	level    int
	name     string // what the tile set calls it
}

// tileset is a tile set that has been checked, with its tiles by number.
type tileset struct {
	first uint32
	count uint32
	tiles map[uint32]terrain
}

// scanTileset makes the first pass over a TSX file: depth, root, tile
// numbers. It returns how many tiles there are and the place of each tile
// that says something.
func scanTileset(file string, data []byte) (count int, places map[uint32]string, err error) {
	s := &scanner{scan: &scan{file: file}, dec: xml.NewDecoder(bytes.NewReader(data))}
	places = map[uint32]string{}
	start := func(t xml.StartElement) error {
		s.path = append(s.path, t.Name.Local)
		attrs := attributes(t)
		switch {
		case len(s.path) == 1:
			if t.Name.Local != "tileset" {
				return s.here("%s is not a tile set", quote(t.Name.Local))
			}
			count, err = s.whole(attrs, "tilecount", 1, 1<<16)
			return err
		case len(s.path) == 2 && t.Name.Local == "tile":
			id, err := s.whole(attrs, "id", 0, count-1)
			if err != nil {
				return err
			}
			if places[uint32(id)] != "" {
				return s.here("tile %d given twice", id)
			}
			places[uint32(id)] = fmt.Sprintf("line %d: tile %d", s.line(), id)
		}
		return nil
	}
	end := func(string) error { s.path = s.path[:len(s.path)-1]; return nil }
	err = walk(file, s.dec, start, end, func([]byte) {})
	return count, places, err
}

// shippedTiles is the built-in tile set with its file, read once: nearly every map is painted
// with it, and one that is being drawn is read after every stroke.
var shippedTiles = sync.OnceValues(func() (data []byte, set *tileset) {
	const file = "terrain.tsx"
	data, err := mapFiles.ReadFile(file)
	if err == nil {
		set, err = parseTileset(file, data, 1)
	}
	if err != nil {
		return nil, nil
	}
	return data, set
})

// from is the tile set with another first number, and with all of it its own.
func (t *tileset) from(first uint32) *tileset {
	n := &tileset{first: first, count: t.count, tiles: make(map[uint32]terrain, len(t.tiles))}
	for id, one := range t.tiles {
		one.features = slices.Clone(one.features)
		for i := range one.features {
			one.features[i].Walkable = copied(one.features[i].Walkable)
		}
		n.tiles[id] = one
	}
	return n
}

// readTileset reads what the tiles of a TSX file mean.
func readTileset(file string, data []byte, first uint32) (*tileset, error) {
	if shipped, set := shippedTiles(); set != nil && bytes.Equal(data, shipped) {
		return set.from(first), nil
	}
	return parseTileset(file, data, first)
}

// parseTileset is readTileset of a file that may be any.
func parseTileset(file string, data []byte, first uint32) (*tileset, error) {
	if err := fewAttributes(file, data); err != nil {
		return nil, err
	}
	count, places, err := scanTileset(file, data)
	if err != nil {
		return nil, err
	}
	raw, err := tiled.LoadTilesetReader(".", bytes.NewReader(data))
	if err != nil {
		return nil, fault(file, "", "%s", oneLine(err.Error()))
	}
	set := &tileset{first: first, count: uint32(count), tiles: make(map[uint32]terrain, len(raw.Tiles))}
	for _, t := range raw.Tiles {
		place := places[t.ID]
		var one terrain
		props := properties{file, place, t.Properties}
		if err := props.only("ground", "prop", "height", "grade", "pct", "walkable", "level", "name",
			"wall", "glass", "low", "cover", "conceal", "opaque", "difficult", "narrow", "balance", "climb", "pit"); err != nil {
			return nil, err
		}
		if v := props.text("ground"); v != "" {
			c, ok := groundNames[v]
			if !ok {
				return nil, fault(file, place, "unknown ground %s", quote(v))
			}
			one.ground = c
		}
		one.prop = props.text("prop")
		one.name = props.text("name")
		if one.level, err = props.whole("level", 0, -100, 100); err != nil {
			return nil, err
		}
		if class := t.Class; class != "" {
			if !slices.Contains(cellFeatures, class) {
				return nil, fault(file, place, "unknown class %s: one of %v", quote(class), cellFeatures)
			}
			f, err := props.feature(class)
			if err != nil {
				return nil, err
			}
			one.features = append(one.features, f)
		}
		for _, name := range cellFeatures {
			on, err := props.truth(name)
			if err != nil {
				return nil, err
			}
			if on && name != t.Class {
				one.features = append(one.features, rules.FeatureSetup{Feature: name})
			}
		}
		set.tiles[t.ID] = one
	}
	return set, nil
}

// properties are the custom properties of a tile, an object or a map, with
// the place to name in faults.
type properties struct {
	file, place string
	list        tiled.Properties
}

// only refuses a property that is not in known, and one given twice.
func (p properties) only(known ...string) error {
	for i, q := range p.list {
		if !slices.Contains(known, q.Name) {
			return fault(p.file, p.place, "unknown property %s", quote(q.Name))
		}
		if slices.ContainsFunc(p.list[:i], func(r *tiled.Property) bool { return r.Name == q.Name }) {
			return fault(p.file, p.place, "property %s given twice", quote(q.Name))
		}
	}
	return nil
}

func (p properties) text(name string) string {
	if q := p.list.Get(name); q != nil {
		return q.Value
	}
	return ""
}

// whole reads a whole number from low to high, or gives absent.
func (p properties) whole(name string, absent, low, high int) (int, error) {
	q := p.list.Get(name)
	if q == nil {
		return absent, nil
	}
	n, err := strconv.Atoi(q.Value)
	if err != nil {
		return 0, fault(p.file, p.place, "%s %s is not a whole number", name, quote(q.Value))
	}
	if n < low || n > high {
		return 0, fault(p.file, p.place, "%s %d, must be %d to %d", name, n, low, high)
	}
	return n, nil
}

// truth reads true or false; absent is false.
func (p properties) truth(name string) (bool, error) {
	switch v := p.text(name); v {
	case "true":
		return true, nil
	case "", "false":
		return false, nil
	default:
		return false, fault(p.file, p.place, "%s %s is not true or false", name, quote(v))
	}
}

// feature reads a feature of GEO-05 with the properties that go with it.
func (p properties) feature(name string) (rules.FeatureSetup, error) {
	f := rules.FeatureSetup{Feature: name}
	var err error
	for _, key := range []struct {
		name, feature string
		into          *int
		low, high     int
	}{{"height", "low", &f.Height, 1, 10000}, {"pct", "conceal", &f.Pct, 1, 49}} {
		if p.list.Get(key.name) == nil {
			continue
		}
		if name != key.feature {
			return f, fault(p.file, p.place, "%s goes with %s only", key.name, quote(key.feature))
		}
		if *key.into, err = p.whole(key.name, 0, key.low, key.high); err != nil {
			return f, err
		}
	}
	f.Grade = p.text("grade")
	if name == "cover" && f.Grade == "" {
		f.Grade = "standard" // Tiled leaves out a property that has its default
	}
	if name == "cover" && !slices.Contains(grades, f.Grade) {
		return f, fault(p.file, p.place, "grade %s: one of %v", quote(f.Grade), grades)
	}
	if name != "cover" && f.Grade != "" {
		return f, fault(p.file, p.place, "grade goes with %s only", quote("cover"))
	}
	if p.list.Get("walkable") != nil {
		on, err := p.truth("walkable")
		if err != nil {
			return f, err
		}
		if name != "cover" {
			return f, fault(p.file, p.place, "walkable goes with %s only", quote("cover"))
		}
		f.Walkable = &on
	}
	return f, nil
}
