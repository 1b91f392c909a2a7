package tmx

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Document is a map that is being drawn.
type Document struct {
	state
	past, future []step
	now          *step // the stroke that is being made, nil for none
	kept         int   // how many strokes were made when it was written last, -1 for none of these
}

// state is all there is of a map at a time.
type state struct {
	root          *node
	width, height int
	layers        map[string]*layer
}

// MostSide is the largest side of a map that is drawn here, in squares, and MostWidth and
// MostHeight those of a new one. MostDepth is how deep its elements are nested at most.
const (
	MostSide   = 256
	MostDepth  = 32
	MostWidth  = 60
	MostHeight = 40
)

// Read opens the file of a map. The error says why it is none that can be drawn on, with
// the line where that is known.
func Read(data []byte) (*Document, error) {
	root, err := parse(data)
	if err != nil {
		return nil, err
	}
	d := &Document{state: state{root: root, layers: map[string]*layer{}}}
	m := root.child("map")
	switch {
	case m == nil:
		return nil, errors.New("not a Tiled map")
	case m.get("orientation") != "orthogonal":
		return nil, fmt.Errorf("orientation %q, must be orthogonal", m.get("orientation"))
	case m.get("infinite") != "" && m.get("infinite") != "0":
		return nil, errors.New("infinite maps have no size")
	}
	for name, to := range map[string]*int{"width": &d.width, "height": &d.height} {
		n, err := strconv.Atoi(m.get(name))
		if err != nil || n < 1 || n > MostSide {
			return nil, fmt.Errorf("%s %q, must be 1 to %d", name, m.get(name), MostSide)
		}
		*to = n
	}
	if n, err := strconv.Atoi(m.get("tilewidth")); err != nil || n < 1 || m.get("tileheight") != m.get("tilewidth") {
		return nil, errors.New("tiles must be square")
	}
	for _, k := range m.kids {
		if k.name != "layer" {
			continue
		}
		l, err := readLayer(k, d.width*d.height)
		if err != nil {
			return nil, fmt.Errorf("layer %q: %w", k.get("name"), err)
		}
		d.layers[k.get("name")] = l
	}
	return d, nil
}

// Bytes is the file. What nobody has changed stands in it as it was read.
func (d *Document) Bytes() []byte {
	var out strings.Builder
	data := map[*node]string{}
	for _, k := range d.chart().kids {
		if l := d.layers[k.get("name")]; k.name == "layer" && l != nil {
			if part := k.child("data"); part != nil {
				if text, other := l.text(part, d.width); other {
					data[part] = text
				}
			}
		}
	}
	d.root.write(&out, data)
	return []byte(out.String())
}

// Size is the size of the map in squares.
func (d *Document) Size() (width, height int) { return d.width, d.height }

// tile is how many pixels of Tiled a square has.
func (d *Document) tile() float64 {
	n, _ := strconv.Atoi(d.chart().get("tilewidth"))
	return float64(n)
}

// chart is the element of the map.
func (d *Document) chart() *node { return d.root.child("map") }

// setChart puts another element of the map in the place of the one there is.
func (d *Document) setChart(m *node) {
	if old := d.chart(); m != old {
		d.touch()
		d.root = d.root.replaced(old, m)
	}
}

// counted is the next number that an attribute of the map gives out, and the map with the
// one behind it.
func counted(m *node, name string, above int) (int, *node) {
	n, err := strconv.Atoi(m.get(name))
	if err != nil || n <= above {
		n = above + 1
	}
	return n, m.with(name, strconv.Itoa(n+1))
}

// First is the number of the first tile of a tile set, by the name of its file, 0 where the
// map does not have it.
func (d *Document) First(source string) uint32 {
	for _, k := range d.chart().kids {
		file := k.get("source")
		if k.name == "tileset" && (file == source || strings.HasSuffix(file, "/"+source)) {
			n, _ := strconv.ParseUint(k.get("firstgid"), 10, 32)
			return uint32(n)
		}
	}
	return 0
}

// Property is a property of the map itself, empty where it has none of that name.
func (d *Document) Property(name string) string { return property(d.chart(), name) }

// SetProperty gives the map a property; an empty value takes it away.
func (d *Document) SetProperty(name, value string) {
	d.setChart(withProperty(d.chart(), Property{Name: name, Value: value}, 0))
}
