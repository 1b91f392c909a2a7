package levels

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// The layers a map may have, and those it must have.
var (
	tileLayers   = []string{"ground", "props", "elevation"}
	objectLayers = []string{"edges", "start", "creatures", "lights", "zones", "tokens", "goals", "events"}
	needed       = []string{"ground", "start"}
)

// maxObjects bounds the objects of a map.
const maxObjects = 20000

// scan is what the first pass over a TMX file learns before go-tiled reads
// it: that the file is small, flat and regular enough to be read, and on
// which line each thing stands. go-tiled's own errors name no place.
type scan struct {
	file       string
	width      int // cells
	height     int
	tile       int // pixels along a tile
	sources    []source
	tiles      map[string]*cells // tile layers by name
	objects    map[uint32]string // place of an object, by its id
	properties map[string]string // place of a property of the map
	layerLine  map[string]int
}

// source is one reference to an external tile set.
type source struct {
	first uint32
	path  string
	at    string
}

// cells are the numbers of one tile layer, with the line of each row.
type cells struct {
	gids  []uint32
	lines []int
}

// scanner carries the state of one pass.
type scanner struct {
	*scan
	dec  *xml.Decoder
	path []string // open elements, outermost first
	// The layer and its data that are open.
	layer    string
	data     *bytes.Buffer
	dataLine int
	encoding string
	packing  string
	layerIDs map[int]bool
}

// scanMap makes the first pass over a TMX file.
func scanMap(file string, data []byte) (*scan, error) {
	if err := fewAttributes(file, data); err != nil {
		return nil, err
	}
	s := &scanner{
		scan: &scan{
			file: file, tiles: map[string]*cells{}, objects: map[uint32]string{},
			properties: map[string]string{}, layerLine: map[string]int{},
		},
		dec:      xml.NewDecoder(bytes.NewReader(data)),
		layerIDs: map[int]bool{},
	}
	if err := walk(file, s.dec, s.start, s.end, s.text); err != nil {
		return nil, err
	}
	if s.width == 0 {
		return nil, fault(file, "", "no map in the file")
	}
	for _, name := range needed {
		if s.layerLine[name] == 0 {
			return nil, fault(file, "", "missing layer %s", quote(name))
		}
	}
	for _, name := range tileLayers {
		if s.layerLine[name] != 0 && s.tiles[name] == nil {
			return nil, fault(file, at(s.layerLine[name])+": layer "+quote(name), "no tile data")
		}
	}
	if len(s.sources) == 0 {
		return nil, fault(file, "", "no tile set")
	}
	return s.scan, nil
}

// fewAttributes refuses a file with more attributes than any map has: the readers of XML
// take all of an element at once.
func fewAttributes(file string, data []byte) error {
	if bytes.Count(data, []byte{'='}) > maxAttributes {
		return fault(file, "", "more than %d attributes", maxAttributes)
	}
	return nil
}

// walk reads the tokens of an XML file and bounds its depth.
func walk(file string, dec *xml.Decoder, start func(xml.StartElement) error, end func(string) error, text func([]byte)) error {
	depth, roots := 0, 0
	for {
		tok, err := dec.Token()
		line, _ := dec.InputPos()
		if err == io.EOF {
			switch {
			case roots > 0:
				return nil
			case dec.InputOffset() == 0:
				return fault(file, "", "empty file")
			}
			return fault(file, "", "no element of XML in it")
		}
		if err != nil {
			var syn *xml.SyntaxError
			if errors.As(err, &syn) {
				if syn.Msg == "unexpected EOF" {
					return fault(file, at(syn.Line), "cut off")
				}
				return fault(file, at(syn.Line), "%s", oneLine(syn.Msg))
			}
			return fault(file, at(line), "%s", oneLine(err.Error()))
		}
		switch t := tok.(type) {
		case xml.StartElement:
			if depth++; depth > maxDepth {
				return fault(file, at(line), "nested deeper than %d", maxDepth)
			}
			if depth == 1 {
				if roots++; roots > 1 {
					return fault(file, at(line), "a second map in the file")
				}
			}
			if err := start(t); err != nil {
				return err
			}
		case xml.EndElement:
			depth--
			if err := end(t.Name.Local); err != nil {
				return err
			}
		case xml.CharData:
			text(t)
		}
	}
}

func at(line int) string { return "line " + strconv.Itoa(line) }

// oneLine makes a message of another package fit on one line.
func oneLine(s string) string {
	s = strings.TrimPrefix(s, "xml: ")
	if strings.ContainsFunc(s, func(r rune) bool { return r < ' ' }) || len(s) > 120 {
		return quote(s)
	}
	return s
}

func (s *scanner) line() int {
	line, _ := s.dec.InputPos()
	return line
}

// here is a fault on the current line.
func (s *scanner) here(format string, args ...any) error {
	return fault(s.file, at(s.line()), format, args...)
}

func (s *scanner) start(t xml.StartElement) error {
	name := t.Name.Local
	s.path = append(s.path, name)
	attrs := attributes(t)
	switch len(s.path) {
	case 1:
		return s.openMap(name, attrs)
	case 2:
		return s.openChild(name, attrs)
	}
	switch s.path[1] {
	case "properties":
		if len(s.path) == 3 {
			key := attrs["name"]
			if _, twice := s.properties[key]; twice {
				return s.here("property %s given twice", quote(key))
			}
			s.properties[key] = at(s.line()) + ": property " + quote(key)
		}
	case "layer":
		return s.openInLayer(name, attrs)
	case "objectgroup":
		return s.openInObjects(name, attrs)
	}
	return nil
}

func (s *scanner) openMap(name string, attrs map[string]string) error {
	if name != "map" {
		return s.here("%s is not a Tiled map", quote(name))
	}
	if o := attrs["orientation"]; o != "orthogonal" {
		return s.here("orientation %s, must be orthogonal", quote(o))
	}
	if v, ok := attrs["infinite"]; ok && v != "0" && v != "false" {
		return s.here("infinite maps have no size; clear Map > Map Properties > Infinite")
	}
	var err error
	if s.width, err = s.whole(attrs, "width", 1, maxSide); err != nil {
		return err
	}
	if s.height, err = s.whole(attrs, "height", 1, maxSide); err != nil {
		return err
	}
	if s.tile, err = s.whole(attrs, "tilewidth", 1, 1024); err != nil {
		return err
	}
	high, err := s.whole(attrs, "tileheight", 1, 1024)
	if err != nil {
		return err
	}
	if high != s.tile {
		return s.here("tiles of %dx%d pixels, must be square", s.tile, high)
	}
	return nil
}

func (s *scanner) openChild(name string, attrs map[string]string) error {
	switch name {
	case "properties", "editorsettings":
		return nil
	case "tileset":
		first, err := s.whole(attrs, "firstgid", 1, 1<<28)
		if err != nil {
			return err
		}
		if attrs["source"] == "" {
			return s.here("a tile set inside the map; export it as a file of its own")
		}
		if len(s.sources) >= 16 {
			return s.here("more than 16 tile sets")
		}
		s.sources = append(s.sources, source{uint32(first), attrs["source"], at(s.line())})
		return nil
	case "layer", "objectgroup":
		return s.openLayer(name, attrs)
	}
	return s.here("%s is not supported; layers are %s, %s", quote(name), strings.Join(tileLayers, ", "), strings.Join(objectLayers, ", "))
}

func (s *scanner) openLayer(element string, attrs map[string]string) error {
	name := attrs["name"]
	want, other := tileLayers, objectLayers
	if element == "objectgroup" {
		want, other = other, want
	}
	switch {
	case slices.Contains(other, name):
		return s.here("layer %s is of the wrong kind", quote(name))
	case !slices.Contains(want, name):
		return s.here("unknown layer %s; layers are %s, %s", quote(name), strings.Join(tileLayers, ", "), strings.Join(objectLayers, ", "))
	case s.layerLine[name] != 0:
		return s.here("a second layer %s; the first is on line %d", quote(name), s.layerLine[name])
	}
	id, err := s.whole(attrs, "id", 1, math.MaxInt32)
	if err != nil {
		return err
	}
	if s.layerIDs[id] {
		return s.here("layer id %d given twice", id)
	}
	s.layerIDs[id] = true
	for _, key := range []string{"offsetx", "offsety"} {
		if v, err := s.number(attrs, key, 0); err != nil {
			return err
		} else if v != 0 {
			return s.here("layer %s is shifted: %s must be 0", quote(name), key)
		}
	}
	if element == "layer" {
		for _, want := range []struct {
			key  string
			size int
		}{{"width", s.width}, {"height", s.height}} {
			n, err := s.whole(attrs, want.key, 1, maxSide)
			if err != nil {
				return err
			}
			if n != want.size {
				return s.here("layer %s: %s %d where the map has %d", quote(name), want.key, n, want.size)
			}
		}
	}
	s.layer, s.layerLine[name] = name, s.line()
	return nil
}

func (s *scanner) openInObjects(name string, attrs map[string]string) error {
	if len(s.path) == 4 && name == "polyline" {
		return s.points(attrs["points"])
	}
	if len(s.path) != 3 || name != "object" {
		return nil
	}
	id, err := s.whole(attrs, "id", 1, math.MaxInt32)
	if err != nil {
		return err
	}
	spot := fmt.Sprintf("line %d: object %d", s.line(), id)
	if s.objects[uint32(id)] != "" {
		return fault(s.file, spot, "id given twice")
	}
	if len(s.objects) >= maxObjects {
		return fault(s.file, spot, "more than %d objects", maxObjects)
	}
	s.objects[uint32(id)] = spot
	for _, key := range []string{"gid", "template"} {
		if _, ok := attrs[key]; ok {
			return fault(s.file, spot, "tile objects and templates are not supported")
		}
	}
	for _, key := range []string{"x", "y", "width", "height", "rotation"} {
		v, err := s.number(attrs, key, 0)
		if err != nil {
			return &Fault{File: s.file, Place: spot, Err: err.(*Fault).Err}
		}
		if key == "rotation" && v != 0 {
			return fault(s.file, spot, "is rotated; rotation must be 0")
		}
	}
	return nil
}

// points checks the corners of a polyline: "x,y x,y ...".
func (s *scanner) points(text string) error {
	pairs := strings.Fields(text)
	if len(pairs) < 2 {
		return s.here("a polyline of %d points", len(pairs))
	}
	for _, pair := range pairs {
		x, y, ok := strings.Cut(pair, ",")
		if !ok || !finite(x) || !finite(y) {
			return s.here("polyline point %s is not x,y", quote(pair))
		}
	}
	return nil
}

func (s *scanner) end(string) error {
	s.path = s.path[:len(s.path)-1]
	if s.data != nil && len(s.path) == 2 {
		text := s.data.Bytes()
		s.data = nil
		return s.readData(text)
	}
	return nil
}

func (s *scanner) text(t []byte) {
	if s.data != nil && len(s.path) == 3 {
		s.data.Write(t)
	}
}
