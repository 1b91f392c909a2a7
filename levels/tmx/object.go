package tmx

import (
	"slices"
	"strconv"
	"strings"
)

// Object is an object of an object layer. Places and sizes are in pixels of Tiled.
type Object struct {
	ID          int
	Class, Name string
	X, Y, W, H  float64
	// Line are the corners of a polyline, from X and Y; Point tells that it is a point.
	Line       [][2]float64
	Point      bool
	Properties []Property
}

// Property is what is said of an object or of the map. Type is "int" or "bool", empty for a
// text.
type Property struct{ Name, Type, Value string }

// Get is a property of the object, empty where it has none of that name.
func (o *Object) Get(name string) string {
	for _, p := range o.Properties {
		if p.Name == name {
			return p.Value
		}
	}
	return ""
}

// Number is a property that is a whole number, 0 for what is none.
func (o *Object) Number(name string) int {
	n, _ := strconv.Atoi(o.Get(name))
	return n
}

// Set gives the object a property; an empty value takes it away.
func (o *Object) Set(name, value string) { o.set(Property{Name: name, Value: value}) }

// SetNumber gives the object a whole number as a property; 0 takes it away.
func (o *Object) SetNumber(name string, n int) {
	p := Property{Name: name, Type: "int"}
	if n != 0 {
		p.Value = strconv.Itoa(n)
	}
	o.set(p)
}

// SetTruth has the object be something, or not.
func (o *Object) SetTruth(name string, on bool) {
	p := Property{Name: name, Type: "bool"}
	if on {
		p.Value = "true"
	}
	o.set(p)
}

func (o *Object) set(p Property) {
	o.Properties = slices.Clone(o.Properties)
	i := slices.IndexFunc(o.Properties, func(q Property) bool { return q.Name == p.Name })
	switch {
	case i < 0 && p.Value == "":
	case i < 0:
		o.Properties = append(o.Properties, p)
	case p.Value == "":
		o.Properties = slices.Delete(o.Properties, i, i+1)
	default:
		o.Properties[i].Value = p.Value
	}
}

// objectLayers are the layers of objects with the colours they have in Tiled, from below.
var objectLayers = [][2]string{
	{"edges", "#ff4f7b"}, {"start", "#2f86e0"}, {"creatures", "#e8692a"}, {"lights", "#ffcf4a"},
	{"zones", "#9fe0c0"}, {"tokens", "#c9a6ff"}, {"goals", "#e6b84a"}, {"events", "#7cc7ff"},
}

// Objects are the objects of a layer.
func (d *Document) Objects(layer string) (list []Object) {
	g := d.group(layer)
	if g == nil {
		return nil
	}
	for _, k := range g.kids {
		if k.name == "object" {
			list = append(list, objectOf(k))
		}
	}
	return list
}

// Object finds an object by its number, with the layer it lies in.
func (d *Document) Object(id int) (o Object, layer string, ok bool) {
	g, n := d.find(id)
	if n == nil {
		return Object{}, "", false
	}
	return objectOf(n), g.get("name"), true
}

// find finds the element of an object and that of its layer.
func (d *Document) find(id int) (group, n *node) {
	want := strconv.Itoa(id)
	for _, g := range d.chart().kids {
		if g.name != "objectgroup" {
			continue
		}
		for _, k := range g.kids {
			if k.name == "object" && k.get("id") == want {
				return g, k
			}
		}
	}
	return nil, nil
}

func objectOf(n *node) Object {
	num := func(s string) float64 { v, _ := strconv.ParseFloat(s, 64); return v }
	o := Object{Class: n.get("class"), Name: n.get("name"), X: num(n.get("x")), Y: num(n.get("y")), W: num(n.get("width")), H: num(n.get("height"))}
	o.ID, _ = strconv.Atoi(n.get("id"))
	if o.Class == "" {
		o.Class = n.get("type")
	}
	o.Point = n.child("point") != nil
	if p := n.child("polyline"); p != nil {
		for _, pair := range strings.Fields(p.get("points")) {
			x, y, _ := strings.Cut(pair, ",")
			o.Line = append(o.Line, [2]float64{num(x), num(y)})
		}
	}
	o.Properties = propertiesOf(n)
	return o
}

func propertiesOf(n *node) (list []Property) {
	group := n.child("properties")
	if group == nil {
		return nil
	}
	for _, k := range group.kids {
		if k.name == "property" {
			list = append(list, Property{k.get("name"), k.get("type"), said(k)})
		}
	}
	return list
}

// said is the value of a property; one of several lines stands between its tags.
func said(n *node) string {
	if n.has("value") || len(n.kids) == 0 {
		return n.get("value")
	}
	text := ""
	for _, k := range n.kids {
		text += unescape.Replace(k.text)
	}
	return text
}

// saying is the element of a property.
func saying(p Property) *node {
	list := []attr{{"name", p.Name}}
	if p.Type != "" {
		list = append(list, attr{"type", p.Type})
	}
	if strings.Contains(p.Value, "\n") {
		return element("property", list, &node{text: escapeText.Replace(p.Value)})
	}
	return element("property", append(list, attr{"value", p.Value}))
}

func property(n *node, name string) string {
	for _, p := range propertiesOf(n) {
		if p.Name == name {
			return p.Value
		}
	}
	return ""
}

// withProperty is the element, at a depth, with a property; an empty value takes it away.
func withProperty(n *node, p Property, depth int) *node {
	group := n.child("properties")
	if group == nil {
		if p.Value == "" {
			return n
		}
		n = n.opened(depth)
		group = element("properties", nil)
		m := *n
		m.kids = append([]*node{{text: line(depth + 1)}, group}, n.kids...)
		n = &m
	}
	var old *node
	for _, k := range group.kids {
		if k.name == "property" && k.get("name") == p.Name {
			old = k
		}
	}
	switch {
	case old == nil && p.Value == "" || old != nil && said(old) == p.Value:
		return n
	case p.Value == "":
		if g := group.replaced(old, nil); len(g.kids) > 0 {
			return n.replaced(group, g)
		}
		return n.replaced(group, nil)
	case old != nil && old.has("value") && !strings.Contains(p.Value, "\n"):
		return n.replaced(group, group.replaced(old, old.with("value", p.Value)))
	case old != nil:
		p.Type = old.get("type")
		return n.replaced(group, group.replaced(old, saying(p)))
	}
	return n.replaced(group, group.inserted(nil, saying(p), depth+1))
}

// Add puts an object into a layer and returns the number it was given. A layer that the map
// does not have yet is made.
func (d *Document) Add(layer string, o Object) (id int) { return d.add(layer, o, nil) }

// add puts an object behind another one, nil for behind all of them.
func (d *Document) add(layer string, o Object, after *node) (id int) {
	most := 0
	for _, g := range d.chart().kids {
		for _, k := range g.kids {
			if k.name == "object" {
				n, _ := strconv.Atoi(k.get("id"))
				most = max(most, n)
			}
		}
	}
	d.touch()
	d.needObjects(layer)
	id, m := counted(d.chart(), "nextobjectid", most)
	d.setChart(m)
	o.ID = id
	list := []attr{{"id", strconv.Itoa(id)}}
	for _, a := range []attr{{"name", o.Name}, {"type", o.Class}} {
		if a.value != "" {
			list = append(list, a)
		}
	}
	list = append(list, attr{"x", short(o.X)}, attr{"y", short(o.Y)})
	if o.W != 0 || o.H != 0 {
		list = append(list, attr{"width", short(o.W)}, attr{"height", short(o.H)})
	}
	n := element("object", list)
	if o.Point {
		n = n.inserted(nil, element("point", nil), 2)
	}
	if len(o.Line) > 0 {
		n = n.inserted(nil, element("polyline", []attr{{"points", corners(o.Line)}}), 2)
	}
	for _, p := range o.Properties {
		n = withProperty(n, p, 2)
	}
	g := d.group(layer)
	d.setChart(d.chart().replaced(g, g.inserted(after, n, 1)))
	return id
}

// needObjects makes an object layer where the map has none of that name.
func (d *Document) needObjects(name string) {
	if d.group(name) != nil {
		return
	}
	place := func(name string) int {
		return slices.IndexFunc(objectLayers, func(l [2]string) bool { return l[0] == name })
	}
	id, m := d.nextLayer(d.chart())
	var below *node
	for _, k := range m.kids {
		if k.name == "layer" || k.name == "tileset" || k.name == "objectgroup" && place(k.get("name")) < place(name) {
			below = k
		}
	}
	list := []attr{{"id", strconv.Itoa(id)}, {"name", name}}
	if i := place(name); i >= 0 {
		list = append([]attr{{"color", objectLayers[i][1]}}, list...)
	}
	d.setChart(m.inserted(below, element("objectgroup", list), 0))
}

// short writes a number of pixels.
func short(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

func corners(line [][2]float64) string {
	var words []string
	for _, p := range line {
		words = append(words, short(p[0])+","+short(p[1]))
	}
	return strings.Join(words, " ")
}

// Change makes an object of the same number what it is given as. Of the old one all stays
// that an Object does not tell.
func (d *Document) Change(o Object) {
	g, n := d.find(o.ID)
	if n == nil {
		return
	}
	was, m := objectOf(n), n
	if o.Class != was.Class {
		if n.has("class") {
			m = m.with("class", o.Class)
		} else {
			m = m.with("type", o.Class)
		}
	}
	m = m.with("name", o.Name)
	for _, v := range []struct {
		name     string
		was, now float64
	}{{"x", was.X, o.X}, {"y", was.Y, o.Y}, {"width", was.W, o.W}, {"height", was.H, o.H}} {
		if v.was != v.now {
			m = m.with(v.name, short(v.now))
		}
	}
	if p := m.child("polyline"); p != nil && !slices.Equal(o.Line, was.Line) {
		m = m.replaced(p, p.with("points", corners(o.Line)))
	}
	for _, p := range was.Properties {
		if o.Get(p.Name) == "" {
			m = withProperty(m, Property{Name: p.Name}, 2)
		}
	}
	for _, p := range o.Properties {
		m = withProperty(m, p, 2)
	}
	if m != n {
		d.setChart(d.chart().replaced(g, g.replaced(n, m)))
	}
}

// Remove takes an object away.
func (d *Document) Remove(id int) {
	if g, n := d.find(id); n != nil {
		d.setChart(d.chart().replaced(g, g.replaced(n, nil)))
	}
}

// Cell is the square a point or the upper left corner of a rectangle lies on.
func (d *Document) Cell(o Object) (x, y int) {
	t := d.tile()
	return int(o.X / t), int(o.Y / t)
}

// At is the point of a layer that lies on a square; ok is false where there is none.
func (d *Document) At(layer string, x, y int) (o Object, ok bool) {
	for _, o := range d.Objects(layer) {
		if cx, cy := d.Cell(o); cx == x && cy == y {
			return o, true
		}
	}
	return Object{}, false
}

// PointOn is the object, as a point in the middle of a square.
func (d *Document) PointOn(o Object, x, y int) Object {
	t := d.tile()
	o.X, o.Y, o.Point = (float64(x)+.5)*t, (float64(y)+.5)*t, true
	return o
}
