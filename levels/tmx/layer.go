package tmx

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// layer is a tile layer: the numbers of its tiles, row by row, and those that stand in the
// text of its data element.
type layer struct{ tiles, written []uint32 }

// tileLayers are the tile layers of a map, from below.
var tileLayers = []string{"ground", "props", "elevation"}

// readLayer reads the tiles of a layer.
func readLayer(n *node, cells int) (*layer, error) {
	part := n.child("data")
	if part == nil {
		return nil, fmt.Errorf("no tile data")
	}
	var text strings.Builder
	for _, k := range part.kids {
		if k.name != "" {
			return nil, fmt.Errorf("%s inside the tile data", k.name)
		}
		text.WriteString(k.text)
	}
	var list []uint32
	var err error
	switch part.get("encoding") {
	case "csv":
		list, err = fromCSV(text.String(), cells)
	case "base64":
		list, err = unpack(text.String(), part.get("compression"), cells)
	default:
		err = fmt.Errorf("encoding %q, must be csv or base64", part.get("encoding"))
	}
	if err == nil && len(list) != cells {
		err = fmt.Errorf("%d cells where the map has %d", len(list), cells)
	}
	return &layer{list, slices.Clone(list)}, err
}

func fromCSV(text string, cells int) (list []uint32, err error) {
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		if word == "" && len(list) == cells { // a comma at the end
			continue
		}
		n, err := strconv.ParseUint(word, 10, 32)
		if err != nil {
			return nil, fmt.Errorf("%q is not a tile number", word)
		}
		list = append(list, uint32(n))
	}
	return list, nil
}

func unpack(text, packing string, cells int) ([]uint32, error) {
	r := base64.NewDecoder(base64.StdEncoding, strings.NewReader(strings.TrimSpace(text)))
	var err error
	switch packing {
	case "":
	case "zlib":
		r, err = zlib.NewReader(r)
	case "gzip":
		r, err = gzip.NewReader(r)
	default:
		err = fmt.Errorf("compression %q, must be zlib or gzip", packing)
	}
	if err != nil {
		return nil, err
	}
	raw, err := io.ReadAll(io.LimitReader(r, int64(4*cells)+1))
	if err != nil {
		return nil, err
	}
	var list []uint32
	for ; len(raw) >= 4; raw = raw[4:] {
		list = append(list, binary.LittleEndian.Uint32(raw))
	}
	return list, nil
}

// text is what is to stand in the data element of the layer; other is false where that is
// what it holds already.
func (l *layer) text(part *node, width int) (text string, other bool) {
	if slices.Equal(l.tiles, l.written) {
		return "", false
	}
	if part.get("encoding") == "base64" {
		return packed(l.tiles, part.get("compression")), true
	}
	var was, out strings.Builder
	for _, k := range part.kids {
		was.WriteString(k.text)
	}
	// Number for number, so that a line stays a line however it is laid out.
	i := 0
	for text := was.String(); text != ""; {
		n := strings.IndexFunc(text, digit)
		if n < 0 {
			out.WriteString(text)
			break
		}
		out.WriteString(text[:n])
		text = strings.TrimLeftFunc(text[n:], digit)
		out.WriteString(strconv.FormatUint(uint64(l.tiles[i]), 10))
		i++
	}
	return out.String(), true
}

func digit(r rune) bool { return r >= '0' && r <= '9' }

func packed(tiles []uint32, packing string) string {
	raw := make([]byte, 0, 4*len(tiles))
	for _, n := range tiles {
		raw = binary.LittleEndian.AppendUint32(raw, n)
	}
	var b bytes.Buffer
	var w io.WriteCloser
	switch packing {
	case "zlib":
		w = zlib.NewWriter(&b)
	case "gzip":
		w = gzip.NewWriter(&b)
	default:
		b.Write(raw)
	}
	if w != nil { // a buffer takes all
		_, _ = w.Write(raw)
		_ = w.Close()
	}
	return "\n   " + base64.StdEncoding.EncodeToString(b.Bytes()) + "\n  "
}

// csv is the text of tiles as Tiled writes it.
func csv(tiles []uint32, width int) string {
	var b strings.Builder
	for i, n := range tiles {
		switch {
		case i == 0:
			b.WriteByte('\n')
		case i%width == 0:
			b.WriteString(",\n")
		default:
			b.WriteByte(',')
		}
		b.WriteString(strconv.FormatUint(uint64(n), 10))
	}
	b.WriteByte('\n')
	return b.String()
}

// Tile is the number of the tile that a layer has on a square, 0 for none.
func (d *Document) Tile(name string, x, y int) uint32 {
	if l := d.layers[name]; l != nil && x >= 0 && y >= 0 && x < d.width && y < d.height {
		return l.tiles[y*d.width+x]
	}
	return 0
}

// SetTile puts a tile of a layer on a square, 0 for none. A layer that the map does not
// have yet is made.
func (d *Document) SetTile(name string, x, y int, tile uint32) {
	if x < 0 || y < 0 || x >= d.width || y >= d.height || d.Tile(name, x, y) == tile {
		return
	}
	d.touch()
	d.needTiles(name)
	at := y*d.width + x
	d.now.cells = append(d.now.cells, painted{name, at, d.layers[name].tiles[at], tile})
	d.put(name, at, tile)
}

func (d *Document) put(name string, at int, tile uint32) {
	if l := d.layers[name]; l != nil {
		l.tiles[at] = tile
	}
}

// needTiles makes a tile layer where the map has none of that name.
func (d *Document) needTiles(name string) {
	m := d.chart()
	if d.group(name) != nil {
		return
	}
	tiles := make([]uint32, d.width*d.height)
	if d.layers[name] == nil {
		d.layers[name] = &layer{tiles, slices.Clone(tiles)}
	}
	data := element("data", []attr{{"encoding", "csv"}}, &node{text: csv(tiles, d.width)})
	id, m := d.nextLayer(m)
	list := []attr{{"id", strconv.Itoa(id)}, {"name", name}, {"width", strconv.Itoa(d.width)}, {"height", strconv.Itoa(d.height)}}
	n := element("layer", list, &node{text: line(2)}, data, &node{text: line(1)})
	// Behind the last of the layers that lie below it.
	var below *node
	for _, k := range m.kids {
		if k.name == "tileset" || k.name == "layer" && slices.Index(tileLayers, k.get("name")) < slices.Index(tileLayers, name) {
			below = k
		}
	}
	d.setChart(m.inserted(below, n, 0))
}

// nextLayer gives out the number of a new layer.
func (d *Document) nextLayer(m *node) (int, *node) {
	most := 0
	for _, k := range m.kids {
		if k.name == "layer" || k.name == "objectgroup" {
			n, _ := strconv.Atoi(k.get("id"))
			most = max(most, n)
		}
	}
	return counted(m, "nextlayerid", most)
}

// group is the layer of a name, of tiles or of objects, nil for none.
func (d *Document) group(name string) *node {
	for _, k := range d.chart().kids {
		if (k.name == "layer" || k.name == "objectgroup") && k.get("name") == name {
			return k
		}
	}
	return nil
}

// Resize gives the map another size. What lies beyond its new ends is gone, and new ground
// is of the given tile.
func (d *Document) Resize(width, height int, ground uint32) {
	if width == d.width && height == d.height || width < 1 || height < 1 || width > MostSide || height > MostSide {
		return
	}
	d.Begin()
	before := d.state
	d.now.sizes = &[2]state{before}
	m := d.chart().with("width", strconv.Itoa(width)).with("height", strconv.Itoa(height))
	d.layers = map[string]*layer{}
	for _, k := range m.kids {
		old := before.layers[k.get("name")]
		if k.name != "layer" || old == nil {
			continue
		}
		tiles := make([]uint32, width*height)
		for i := range tiles {
			x, y := i%width, i/width
			switch {
			case x < before.width && y < before.height:
				tiles[i] = old.tiles[y*before.width+x]
			case k.get("name") == "ground":
				tiles[i] = ground
			}
		}
		d.layers[k.get("name")] = &layer{tiles, slices.Clone(tiles)}
		data := element("data", []attr{{"encoding", "csv"}}, &node{text: csv(tiles, width)})
		m = m.replaced(k, k.with("width", strconv.Itoa(width)).with("height", strconv.Itoa(height)).replaced(k.child("data"), data))
	}
	d.width, d.height = width, height
	d.root = d.root.replaced(d.chart(), m)
	d.crop()
	d.End()
}

// retreat has the start of a side that reaches beyond the ends of the map give way as it is,
// so that nobody is left without one, and reports whether there is room for it that no other
// side begins on.
func (d *Document) retreat(o *Object, right, bottom float64) bool {
	at := *o
	at.X, at.Y = min(o.X, right-o.W), min(o.Y, bottom-o.H)
	if at.X < 0 || at.Y < 0 || at.X == o.X && at.Y == o.Y {
		return false
	}
	for _, other := range d.Objects("start") {
		if other.ID != o.ID && at.X < other.X+other.W && other.X < at.X+at.W && at.Y < other.Y+other.H && other.Y < at.Y+at.H {
			return false
		}
	}
	*o = at
	return true
}

// crop takes away the objects that lie beyond the ends of the map.
func (d *Document) crop() {
	right, bottom := d.tile()*float64(d.width), d.tile()*float64(d.height)
	for _, name := range []string{"start", "creatures", "lights", "zones", "tokens"} {
		for _, o := range d.Objects(name) {
			switch {
			case name == "start" && d.retreat(&o, right, bottom):
				d.Change(o)
			case o.W == 0 && (o.X >= right || o.Y >= bottom), o.X >= right, o.Y >= bottom:
				d.Remove(o.ID)
			case o.X+o.W > right || o.Y+o.H > bottom:
				o.W, o.H = min(o.W, right-o.X), min(o.H, bottom-o.Y)
				d.Change(o)
			}
		}
	}
	for e := range d.Walls() {
		if e.Vertical && (e.X > d.width || e.Y >= d.height) || !e.Vertical && (e.Y > d.height || e.X >= d.width) {
			d.SetWall(e, Wall{})
		}
	}
}
